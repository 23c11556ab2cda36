"""What every game's presentation offers, and the one that fits any game: from its view and its texts alone."""

from collections.abc import Sequence

from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech

View = dict[str, object]
PLAIN = ("kind", "seat")  # the facts of an event that stand in front of the others


class Presentation:
    """One game with its options in one language. It holds printed names and nothing of any table: whatever a
    sentence needs comes with the call, the players' names in a speech that `at` makes for one moment of one table.

    A game of its own kind overrides what it says better; all of it works from a view, never from the state."""

    def __init__(self, rules: Rules, speech: Speech) -> None:
        self.rules = rules
        self.speech = speech  # without players; what is printed has its name here

    def at(self, seats: Sequence[str], view: View | None = None) -> Speech:
        """The speech for a table with these players, where pieces are called as this view shows them."""
        return self.speech.with_seats(seats)

    def question(self, speech: Speech, view: View, seat: int) -> str:
        """What is asked, in one sentence."""
        question = view["question"]
        assert isinstance(question, dict)
        return str(question.get("asked", ""))

    def option(self, speech: Speech, text: str, view: View, seat: int) -> str:
        """What an option does, in one line."""
        return text

    def event(self, speech: Speech, facts: View) -> str:
        """What happened, in one line."""
        if speech.has(speech.key("event", str(facts["kind"]))):
            return speech.event(facts)
        seat = facts["seat"]
        who = f"{speech.seat(seat)}: " if isinstance(seat, int) and seat >= 0 else ""
        rest = [f"{name} {value}" for name, value in facts.items() if name not in PLAIN and value is not None]
        return f"{who}{facts['kind']}" + (f" ({', '.join(rest)})" if rest else "")

    def about(self, speech: Speech, words: str, view: View) -> list[str]:
        """What is printed on the tile or card of that name; empty if there is none."""
        return []

    def explain(self, speech: Speech, explained: View) -> list[str]:
        """Where points come from, one line for each source, from what the rules explain."""
        lines = explained["lines"]
        assert isinstance(lines, list)
        return [flat(line) for line in lines]


def facts_for(event: Event, seat: int) -> View:
    """The facts of an event as a seat may know them; what is kept from it is None, so that a text can say so."""
    facts = event.seen_by(seat)
    for name in event.secret or ():
        facts.setdefault(name, None)
    return facts


def flat(value: object) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {flat(one)}" for name, one in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(flat(one) for one in value) or "-"
    return str(value)
