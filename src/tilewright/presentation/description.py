"""The types of a description: a table as labelled areas and grouped options, for any client."""

from dataclasses import dataclass, field
from typing import Final

COMMON: Final = "common"
PLAYER: Final = "player"
OWN: Final = "own"


@dataclass(slots=True)
class Piece:
    """A card, tile or token, or several alike; `options` are the numbers of the options that name it."""

    key: str
    name: str
    count: int = 1
    about: str = ""
    options: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Entry:
    """Something with a label: a text, pieces, or further entries; with none of them it is a flag that is on.

    `empty` says that pieces may lie here and none do; the text says so in words."""

    key: str
    label: str
    text: str = ""
    pieces: list[Piece] = field(default_factory=list)
    entries: list["Entry"] = field(default_factory=list)
    about: str = ""
    options: list[int] = field(default_factory=list)
    empty: bool = False


@dataclass(slots=True)
class Area:
    """A part of the table; `kind` is COMMON, PLAYER or OWN."""

    key: str
    kind: str
    title: str
    seat: int = -1
    entries: list[Entry] = field(default_factory=list)


@dataclass(slots=True)
class OptionGroup:
    """Options that are about the same, by their numbers."""

    key: str
    title: str
    options: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Description:
    """The areas in the order in which they are read, and every option in one group."""

    areas: list[Area] = field(default_factory=list)
    groups: list[OptionGroup] = field(default_factory=list)
