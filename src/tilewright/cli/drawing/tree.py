"""The drawing that fits any game: the view as a tree, actions and events in their bare form."""

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech

View = dict[str, object]
PLAIN = ("kind", "seat")  # the facts of an event that stand in front of the others


class Drawing:
    """What the rest of the command line asks of a game's drawing; all of it from a view, never from the state."""

    def __init__(self, rules: Rules, speech: Speech) -> None:
        self.rules = rules
        self.speech = speech

    def look(self, view: View) -> None:
        """Learn from a view what texts need, such as which side of a tile is up."""

    def picture(self, view: View, seat: int, width: int, whole: bool = False) -> RenderableType:
        """The table as a seat (-1: a spectator) sees it; `whole`: with everything that could be left out."""
        return Group(*[branch(name, value) for name, value in view.items()])

    def closeup(self, view: View, seat: int, width: int) -> RenderableType | None:
        """The part of the table that the question at hand is about; shown between the steps of one turn."""
        return None

    def question(self, view: View, seat: int) -> str:
        """What is asked, in one sentence."""
        question = view["question"]
        assert isinstance(question, dict)
        return str(question.get("asked", ""))

    def option(self, text: str, view: View, seat: int) -> str:
        """What an option does, in one line."""
        return text

    def event(self, facts: View) -> str:
        """What happened, in one line."""
        if self.speech.has(self.speech.key("event", str(facts["kind"]))):
            return self.speech.event(facts)
        seat = facts["seat"]
        who = f"{self.speech.seat(seat)}: " if isinstance(seat, int) and seat >= 0 else ""
        rest = [f"{name} {value}" for name, value in facts.items() if name not in PLAIN and value is not None]
        return f"{who}{facts['kind']}" + (f" ({', '.join(rest)})" if rest else "")

    def about(self, words: str, view: View) -> list[str]:
        """What is printed on the tile or card of that name; empty if there is none."""
        return []

    def explain(self, explained: View) -> list[str]:
        """Where points come from, one line for each source, from what the rules explain."""
        lines = explained["lines"]
        assert isinstance(lines, list)
        return [flat(line) for line in lines]


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


def flat(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {flat(one)}" for name, one in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(flat(one) for one in value) or "-"
    return str(value)
