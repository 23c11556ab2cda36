"""Records and JSON with the standard library alone: the part of msgspec that a table needs."""

import dataclasses
import json
from collections.abc import Callable
from typing import Any, ClassVar, cast, dataclass_transform

from tilewright.kernel.packing import packed

EMPTY = (list, dict, set)  # defaults of which every record gets its own


class Raw(bytes):
    """JSON that is written already."""


@dataclass_transform()
class StructMeta(type):
    """Makes a record of a class with annotated fields; the options of a base hold for what is derived from it."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, Any], kw_only: bool = False, **options: Any
    ) -> type:
        for field in space.get("__annotations__", ()):
            if isinstance(space.get(field), EMPTY):
                space[field] = dataclasses.field(default_factory=type(space[field]))
        made = super().__new__(cls, name, bases, space)
        for option, value in options.items():
            setattr(made, f"_{option}", value)
        record: type = dataclasses.dataclass(kw_only=kw_only)(cast(Any, made))
        return record

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **options: Any) -> None:
        super().__init__(name, bases, space)


class Struct(metaclass=StructMeta):
    """With `tag_field` and `tag` its JSON begins with the kind; with `omit_defaults` it lacks the defaults."""

    _tag_field: ClassVar[str] = ""
    _tag: ClassVar[str | Callable[[str], str]] = str  # the kind itself, or what makes it of the class's name
    _omit_defaults: ClassVar[bool] = False


def replace(record: Any, **changes: Any) -> Any:
    return dataclasses.replace(record, **changes)


def encode(value: Any) -> bytes:
    return encode_text(value).encode()


def encode_sorted(value: dict[str, object]) -> bytes:
    return packed(value)


def encode_text(value: Any) -> str:
    if isinstance(value, Raw):
        return value.decode()
    if isinstance(value, dict):
        return "{" + ",".join(f"{encode_text(str(key))}:{encode_text(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple | set | frozenset):
        return "[" + ",".join(encode_text(one) for one in value) + "]"
    if dataclasses.is_dataclass(value):
        return encode_text(shown_fields(value))
    return json.dumps(value, ensure_ascii=False)


def shown_fields(record: Any) -> dict[str, Any]:
    kind = type(record)
    found: dict[str, Any] = {}
    if getattr(kind, "_tag_field", ""):
        tag = kind._tag
        found[kind._tag_field] = tag if isinstance(tag, str) else tag(kind.__name__)
    for field in dataclasses.fields(record):
        value = getattr(record, field.name)
        if not (getattr(kind, "_omit_defaults", False) and is_default(field, value)):
            found[field.name] = value
    return found


def is_default(field: "dataclasses.Field[Any]", value: Any) -> bool:
    """An empty list, table or set counts; another object only if it is the very default."""
    if field.default_factory is not dataclasses.MISSING:
        return not value
    if field.default is dataclasses.MISSING:
        return False
    return value is field.default or (type(value) is type(field.default) and value == field.default)
