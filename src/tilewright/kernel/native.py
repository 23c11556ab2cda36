"""Machine numbers and packed rows for the compiled core; in the interpreter they are plain numbers and lists."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeAlias


def _is_compiled() -> bool:
    state = find_spec("tilewright.kernel.state")
    return state is not None and not str(state.origin).endswith(".py")


COMPILED: Final = _is_compiled()  # whether the core, this module aside, is machine code

if TYPE_CHECKING or COMPILED:
    from librt.strings import BytesWriter, read_i32_le
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    # A list is the fastest row that the interpreter has, and neither package is needed to play.
    i64 = u8 = int

    def mypyc_attr(**attributes):
        """What the compiler has to know of a class."""
        return lambda cls: cls

    class _Kinds(dict):
        """A row by its kind of items, as in vec[i64]([1, 2]): always a list."""

        def __missing__(self, kind):
            return list

    vec = _Kinds({int: list})

    def append(row, item):
        """The row with one more item; the old one is not to be used any more."""
        row.append(item)
        return row

    class BytesWriter(bytearray):
        """Bytes that grow."""

        write = bytearray.extend

        def getvalue(self):
            return bytes(self)

    def read_i32_le(raw, at):
        """Four bytes as a number, the lowest first."""
        return int.from_bytes(raw[at : at + 4], "little", signed=True)

    def extend(row, items):
        """The row with more items; the old one is not to be used any more."""
        row.extend(items)
        return row


Row: TypeAlias = vec[i64]
FloatRow: TypeAlias = vec[float]

__all__ = [
    "COMPILED",
    "BytesWriter",
    "FloatRow",
    "Row",
    "append",
    "extend",
    "i64",
    "mypyc_attr",
    "read_i32_le",
    "u8",
    "vec",
]
