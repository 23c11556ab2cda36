"""A frozen state as bytes, of which its digest is taken: JSON without spaces, its keys in order."""

import json
from typing import Final

from tilewright.kernel.native import COMPILED, BytesWriter, Row, i64, u8

WRITES_ITSELF: Final = COMPILED  # the interpreter's own JSON is faster there
NARROW: Final = 1 << 60  # numbers below are machine numbers
OPEN: Final = 91
CLOSE: Final = 93
COMMA: Final = 44
MINUS: Final = 45
ZERO: Final[i64] = 48
HEADS: Final[dict[str, bytes]] = {}  # what was written of keys
MOST_HEADS: Final = 1000  # other states may have keys of any text


def packed(frozen: dict[str, object]) -> bytes:
    return encode_value(frozen) if WRITES_ITSELF else dump_json(frozen)


def dump_json(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()


# The same bytes, written one by one.


def encode_value(value: object) -> bytes:
    out = BytesWriter()
    put_value(out, value)
    return out.getvalue()


def put_value(out: BytesWriter, value: object) -> None:
    if isinstance(value, list):
        out.append(OPEN)
        comma = False
        for item in value:
            if comma:
                out.append(COMMA)
            comma = True
            put_value(out, item)
        out.append(CLOSE)
    elif isinstance(value, dict):
        put_entries(out, value)
    elif isinstance(value, int) and not isinstance(value, bool) and -NARROW < value < NARROW:
        put_number(out, value)
    else:
        out.write(dump_json(value))


def put_entries(out: BytesWriter, entries: dict[str, object]) -> None:
    before = b"{"
    for key in sorted(entries):
        out.write(before)
        out.write(head_of(key))
        put_value(out, entries[key])
        before = b","
    out.write(b"}" if entries else b"{}")


def head_of(key: str) -> bytes:
    """A key with its colon; those of all states together are few."""
    head = HEADS.get(key)
    if head is None:
        head = dump_json(key) + b":"
        if len(HEADS) < MOST_HEADS:
            HEADS[key] = head
    return head


def put_row(out: BytesWriter, row: Row) -> None:
    """A row as a list of numbers."""
    out.append(OPEN)
    comma = False
    for number in row:
        if comma:
            out.append(COMMA)
        comma = True
        put_number(out, number)
    out.append(CLOSE)


def put_number(out: BytesWriter, number: i64) -> None:
    if number < 0:
        out.append(MINUS)
        number = -number
    if number < 10:
        out.append(u8(ZERO + number))
    elif number < 100:
        out.append(u8(ZERO + number // 10))
        out.append(u8(ZERO + number % 10))
    else:
        out.write(str(int(number)).encode())


class PackedFields:
    """In which order the fields of a state are written, and which of them are rows of numbers."""

    def __init__(self, names: dict[str, str], rows: tuple[str, ...]) -> None:
        """`names`: what each field is called in a frozen state."""
        self.fields = sorted(names, key=lambda field: names[field])
        self.names = [names[field] for field in self.fields]
        self.heads = [dump_json(name) + b":" for name in self.names]
        self.are_rows = [field in rows for field in self.fields]

    def write(self, state: object, plain: dict[str, object]) -> bytes:
        """The bytes of that state; `plain` has its frozen fields without those that are rows."""
        out = BytesWriter()
        out.write(b"{")
        for at in range(len(self.fields)):
            if at:
                out.append(COMMA)
            out.write(self.heads[at])
            if self.are_rows[at]:
                put_row(out, getattr(state, self.fields[at]))
            else:
                put_value(out, plain[self.names[at]])
        out.write(b"}")
        return out.getvalue()
