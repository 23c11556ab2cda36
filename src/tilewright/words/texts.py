"""The messages of one language, read from Fluent files on demand."""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from tilewright.words.articles import with_articles
from tilewright.words.folders import FOLDERS, OWN, when_changed

LANGUAGES: Final = ("en", "ru", "uk", "hu")
PREFIXES: Final = tuple(sorted(file.name.removesuffix(".ftl") for file in (files(__package__) / "en").iterdir()))

Argument = int | str


class TextError(LookupError):
    """A text that is missing or cannot be filled in; people never see it, tests do."""


@cache
def fluent_bundle(lang: str, prefix: str) -> FluentBundle:
    """All messages of a file; the first word of a key is its prefix, which names the file."""
    found = FluentBundle([lang], use_isolating=False)
    for source in sources(lang, prefix):
        found.add_resource(FluentResource(source))
    return found


def sources(lang: str, prefix: str) -> list[str]:
    """The Fluent files of that prefix in that language, ours first; what is there first stays."""
    found = []
    for place in FOLDERS:
        package, _, folder = place.partition(":")
        try:
            file = files(package) / folder / lang / f"{prefix}.ftl"
            if file.is_file():
                found.append(keep_unbroken(lang, file.read_text(encoding="utf-8")))
        except (ImportError, OSError, TypeError, ValueError):
            if place == OWN:
                raise
    return found


def keep_unbroken(lang: str, source: str) -> str:
    """No line begins with a dash or a percent sign: the space before it does not break, as books outside English
    are set."""
    return source if lang == "en" else source.replace(" — ", "\u00a0— ").replace(" %", "\u00a0%")


def prefix_of(key: str) -> str:
    return key.partition("-")[0]


@lru_cache(8192)
def has(lang: str, key: str) -> bool:
    return fluent_bundle(lang, prefix_of(key)).has_message(key)


def fill(lang: str, key: str, arguments: dict[str, Argument]) -> str:
    """The message in that language, or TextError."""
    return fill_pattern(lang, key, tuple(arguments.items()))


@lru_cache(8192)
def fill_pattern(lang: str, key: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """Kept, because at many tables the same is said again and again, and filling in takes long."""
    if not has(lang, key):
        raise TextError(f"{lang}: there is no text {key}")
    here = fluent_bundle(lang, prefix_of(key))
    pattern = here.get_message(key).value
    if pattern is None:
        raise TextError(f"{lang}: {key} has no value")
    text, errors = here.format_pattern(pattern, dict(arguments))
    if errors:
        raise TextError(f"{lang}: {key}: {errors[0]}")
    return with_articles(str(text)) if lang == "hu" else str(text)


def forget() -> None:
    for kept in (fluent_bundle, has, fill_pattern):
        kept.cache_clear()


when_changed(forget)
