"""The messages of one language, read from the Fluent files room by room when they are first needed."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "ru", "uk", "hu")
ROOMS: Final = tuple(sorted(file.name.removesuffix(".ftl") for file in (files(__package__) / "en").iterdir()))

Argument = int | str


class TextError(LookupError):
    """A text that is missing or cannot be filled in; people never see it, tests do."""


@cache
def bundle(lang: str, room: str) -> FluentBundle:
    """All messages of a room; the first word of a key names its room."""
    found = FluentBundle([lang], use_isolating=False)
    file = files(__package__) / lang / f"{room}.ftl"
    found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def room_of(key: str) -> str:
    return key.partition("-")[0]


@lru_cache(8192)
def has(lang: str, key: str) -> bool:
    return room_of(key) in ROOMS and bundle(lang, room_of(key)).has_message(key)


def fill(lang: str, key: str, arguments: dict[str, Argument]) -> str:
    """The message in that language, or TextError."""
    return filled(lang, key, tuple(arguments.items()))


@lru_cache(8192)
def filled(lang: str, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Kept, because at many tables the same is said again and again, and filling in takes long."""
    if not has(lang, key):
        raise TextError(f"{lang}: there is no text {key}")
    here = bundle(lang, room_of(key))
    pattern = here.get_message(key).value
    if pattern is None:
        raise TextError(f"{lang}: {key} has no value")
    text, errors = here.format_pattern(pattern, dict(arguments))
    if errors:
        raise TextError(f"{lang}: {key}: {errors[0]}")
    return str(text)
