"""A frozen state as bytes, of which its digest is taken: JSON without spaces, its keys in order."""

import json
from json.encoder import encode_basestring_ascii
from typing import Final

from tilewright.kernel.native import COMPILED

LEAST: Final = -8
TEXTS: Final[list[str]] = [str(number) for number in range(LEAST, 512)]  # of most numbers of a state
WRITES_ITSELF: Final = COMPILED  # the interpreter's own JSON is faster there


def packed(frozen: dict[str, object]) -> bytes:
    return (written(frozen) if WRITES_ITSELF else dumped(frozen)).encode()


def dumped(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def written(value: object) -> str:
    """The same text, put together from texts of numbers that are known."""
    if isinstance(value, list):
        return "[" + ",".join([written(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ",".join([written_entry(key, value[key]) for key in sorted(value)]) + "}"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, int):
        return TEXTS[value - LEAST] if LEAST <= value < LEAST + len(TEXTS) else str(value)
    return encode_basestring_ascii(value) if isinstance(value, str) else dumped(value)


def written_entry(key: str, value: object) -> str:
    return encode_basestring_ascii(key) + ":" + written(value)
