"""The drawing that fits any game: the view as a tree."""

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from tilewright.presentation.game import Presentation, View, flat
from tilewright.words.speech import Speech


class Drawing:
    """A game drawn with letters, always from a view; the words come from its presentation."""

    def __init__(self, presentation: Presentation) -> None:
        self.presentation = presentation

    def picture(self, speech: Speech, view: View, seat: int, width: int, whole: bool = False) -> RenderableType:
        """The table as a seat (-1: a spectator) sees it; `whole`: with everything that could be left out."""
        return Group(*[branch(name, value) for name, value in view.items()])

    def closeup(self, speech: Speech, view: View, seat: int, width: int) -> RenderableType | None:
        """The part of the table that the question at hand is about; shown between the steps of one turn."""
        return None


def branch(name: str, value: object) -> RenderableType:
    """A value as a tree; one line if it fits one."""
    tree = Tree(Text(name, style="bold"))
    grow(tree, value)
    if not tree.children:
        return Text.assemble((f"{name} ", "bold"), flat(value))
    return tree


def grow(tree: Tree, value: object) -> None:
    if isinstance(value, dict) and any(isinstance(one, dict | list) and one for one in value.values()):
        for name, one in value.items():
            if isinstance(one, dict | list) and one:
                grow(tree.add(Text(str(name), style="bold")), one)
            else:
                tree.add(Text(f"{name} {flat(one)}"))
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for number, one in enumerate(value, start=1):
            grow(tree.add(Text(str(number), style="bold")), one)
    elif isinstance(value, dict | list) and tree.children == [] and tree.label is not None:
        tree.label = Text.assemble(tree.label if isinstance(tree.label, Text) else "", " ", flat(value))
