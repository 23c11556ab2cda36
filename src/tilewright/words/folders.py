"""The folders with Fluent files: those of this package, and those of plugins."""

from collections.abc import Callable
from typing import Final

OWN: Final = "tilewright.words:"
FOLDERS: Final = [OWN]  # each is `package:folder`, with a folder for each language inside
_forget: Final[list[Callable[[], None]]] = []


def add_folder(place: str) -> None:
    if place not in FOLDERS:
        FOLDERS.append(place)
        for forget in _forget:
            forget()


def when_changed(forget: Callable[[], None]) -> None:
    """To be called when there are more folders than before."""
    _forget.append(forget)
