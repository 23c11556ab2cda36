"""Translates validation errors of msgspec, which are in English only, into our own messages."""

import re
from typing import Final

from tilewright.words.speech import Sentence

WHOLE: Final = "JSON"  # what is wrong is no field, but all of it
AT: Final = re.compile(r" - at `\$\.?(.*?)`$")
MISSING: Final = re.compile(r"Object missing required field `(.+)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
LENGTH: Final = re.compile(r"Expected `.+` of length (<=|>=) (\d+)")
BOUND: Final = re.compile(r"Expected `.+` (<=|>=|<|>) (-?[\d.]+)")
KIND: Final = re.compile(r"Expected `(.+)`, got `(.+)`")
BYTE: Final = re.compile(r"\(byte (\d+)\)")
BOUNDS: Final = {"<=": "most", ">=": "least", "<": "below", ">": "above"}


def data_fault(error: Exception) -> Sentence:
    """The sentence for what `msgspec` has said."""
    if isinstance(error, UnicodeDecodeError):
        return Sentence("core-fault-no-text", {})
    if isinstance(error, RecursionError):
        return Sentence("core-fault-too-deep", {})
    text = str(error)
    found = AT.search(text)
    where = found[1] if found else ""
    bare = text[: found.start()] if found else text
    return (
        read_field_fault(bare, where)
        or read_whole_fault(bare)
        or Sentence("server-fault-value", {"where": where or WHOLE})
    )


def read_field_fault(text: str, where: str) -> Sentence | None:
    for key, pattern in (("missing", MISSING), ("unknown", UNKNOWN)):
        if found := pattern.fullmatch(text):
            return Sentence(f"server-fault-field-{key}", {"field": f"{where}.{found[1]}".lstrip(".")})
    facts: dict[str, object] = {"where": where or WHOLE}
    if found := LENGTH.fullmatch(text):
        return Sentence(f"server-fault-length-{BOUNDS[found[1]]}", {**facts, "bound": int(found[2])})
    if found := BOUND.fullmatch(text):
        return Sentence(f"server-fault-{BOUNDS[found[1]]}", {**facts, "bound": found[2].removesuffix(".0")})
    if found := KIND.fullmatch(text):
        return Sentence("server-fault-kind", {**facts, "wanted": found[1], "given": found[2]})
    return None


def read_whole_fault(text: str) -> Sentence | None:
    if text == "Input data was truncated":
        return Sentence("server-fault-cut-off", {})
    found = BYTE.search(text)
    return Sentence("server-fault-json", {"byte": int(found[1])}) if found else None
