"""The generic drawing: the areas of a description, one below the other."""

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from tilewright.presentation.description import Entry, Piece
from tilewright.presentation.game import Presentation, View
from tilewright.words.speech import Speech


class Drawing:
    """A game drawn with letters, always from a view; the words come from its presentation."""

    def __init__(self, presentation: Presentation) -> None:
        self.presentation = presentation

    def picture(self, speech: Speech, view: View, seat: int, width: int, whole: bool = False) -> RenderableType:
        """The table as a seat (-1: a spectator) sees it; `whole`: with everything that could be left out."""
        areas = self.presentation.describe(speech, view, seat, ()).areas
        return Group(*[branch(Tree(Text(area.title, "bold cyan")), area.entries) for area in areas])

    def closeup(self, speech: Speech, view: View, seat: int, width: int) -> RenderableType | None:
        """The part of the table that the question at hand is about; shown between the steps of one turn."""
        return None


def branch(tree: Tree, entries: list[Entry]) -> Tree:
    for entry in entries:
        branch(tree.add(line(entry)), entry.entries)
    return tree


def line(entry: Entry) -> Text:
    """The label with what belongs to it, as far as that fits one line."""
    text = entry.text or ", ".join(counted(piece) for piece in entry.pieces)
    found = Text(entry.label, "bold")
    return found.append(f" {text}" if entry.label and text else text, "not bold")


def counted(piece: Piece) -> str:
    return piece.name if piece.count == 1 else f"{piece.name} ×{piece.count}"
