"""The interface of a presentation, and the generic one that works for any game."""

from collections.abc import Sequence

from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.presentation.areas import AreaBuilder, piece_name, title_of
from tilewright.presentation.description import Description, OptionGroup
from tilewright.words.speech import Speech

View = dict[str, object]
PLAIN = ("kind", "seat")  # the facts of an event that stand in front of the others
SCORED = ("what", "points", "times")  # the facts of a line of points that are said or of no interest
PLACES = ("one", "two", "three", "four")  # what follows the first word of an option, as facts of its text


class Presentation:
    """One game with its options in one language. It holds printed names and nothing of any table: whatever a
    sentence needs comes with the call, the players' names in a speech that `at` makes for one moment of one table.

    Everything works from a view, never from the state. A game overrides what it says better; without that, the
    texts of its files are used where there are any, for a game `mygame`:

    - `mygame-question-STEP`, with the plain facts of the view and of its `question`;
    - `mygame-action-WORD`, WORD the first word of an option; what follows it is `$one`, `$two`, ..., and
      as the name of the player on the seat of that number `$one-seat`, `$two-seat`, ...;
    - `mygame-event-KIND` with the facts of the event, `mygame-explain-WHAT` with those of a line of points; a seat
      among them is its player's name, or for that player `you`, which a text can ask for:
      `{ $seat -> [you] You pass. *[other] { $seat } passes. }`;
    - `mygame-area-KEY` for a field of the view, `mygame-group-WORD` for options that begin with the same word;
    - `mygame-word-KEY` for a piece, `mygame-about-KEY` for what is printed on it.
    """

    left_out: frozenset[str] = frozenset()  # fields of the view that mean nothing to people

    def __init__(self, rules: Rules, speech: Speech) -> None:
        self.rules = rules
        self.speech = speech  # without players; what is printed has its name here
        self._seats = {str(seat): seat for seat in range(rules.seats)}  # as an option names them
        self._labels: dict[str, str] = {}  # of fields, as they were looked up

    def at(self, seats: Sequence[str], view: View | None = None) -> Speech:
        """The speech for a table with these players, where pieces are called as this view shows them."""
        return self.speech.with_seats(seats)

    # Sentences.

    def question(self, speech: Speech, view: View, seat: int) -> str:
        """What is asked, in one sentence."""
        question = view.get("question")
        facts = {key: value for key, value in view.items() if not isinstance(value, dict | list)}
        facts |= question if isinstance(question, dict) else {}
        asked = str(facts.get("asked") or "")
        return speech.said(speech.key("question", asked), facts) or title_of(asked)

    def option(self, speech: Speech, text: str, view: View, seat: int) -> str:
        """What an option does, in one line."""
        word, *rest = text.split(" ")
        facts = {}
        for place, one in zip(PLACES, rest, strict=False):
            facts[place] = piece_name(speech, one)
            if one in self._seats:
                facts[f"{place}-seat"] = speech.seat(self._seats[one])
        said = speech.said(speech.key("action", word), facts)
        return said or " ".join([title_of(word), *[piece_name(speech, one) for one in rest]])

    def event(self, speech: Speech, facts: View) -> str:
        """What happened, in one line."""
        if speech.has(speech.key("event", str(facts["kind"]))):
            return speech.event(facts)
        seat = facts["seat"]
        who = f"{self.actor(speech, seat)}: " if isinstance(seat, int) and seat >= 0 else ""
        return f"{who}{facts['kind']}{in_brackets(speech, facts, PLAIN)}"

    def actor(self, speech: Speech, seat: int) -> str:
        """Who did something, at the beginning of a line."""
        who = speech.who(seat)
        return who[:1].upper() + who[1:] if seat == speech.reader else who

    def explain(self, speech: Speech, explained: View) -> list[str]:
        """Where points come from, one line for each source, from what the rules explain."""
        lines = explained.get("lines")
        return [self.explain_line(speech, line) for line in lines] if isinstance(lines, list) else []

    def explain_line(self, speech: Speech, line: object) -> str:
        if not isinstance(line, dict):
            return str(line)
        what = str(line.get("what", ""))
        said = speech.said(speech.key("explain", what), line)
        plain = speech.say("core-explained", what=self.label(speech, what), points=line.get("points", 0))
        return said or f"{plain}{in_brackets(speech, line, SCORED)}"

    def about(self, speech: Speech, words: str, view: View) -> list[str]:
        """What is printed on the tile or card of that name; empty if there is none."""
        key = words.strip().casefold().replace(" ", "_")
        line = self.describe_piece(speech, key, view)
        return [f"{piece_name(speech, key)}: {line}"] if line else []

    def describe_piece(self, speech: Speech, key: str, view: View) -> str:
        """What is printed on a piece, in one line; empty if there is nothing to say."""
        return speech.said(speech.key("about", key), {}) or ""

    # The table for those who draw it without knowing the game.

    def describe(self, speech: Speech, view: View, seat: int, texts: Sequence[str]) -> Description:
        """The table as that seat (-1: a spectator) sees it, with the options of these texts."""
        named: dict[str, list[int]] = {}
        for number, text in enumerate(texts):
            for one in dict.fromkeys(text.split(" ")[1:]):
                named.setdefault(one, []).append(number)
        builder = AreaBuilder(
            speech,
            label=lambda key: self.label(speech, key),
            about=lambda key: self.describe_piece(speech, key, view),
            named=named,
            left_out=self.left_out,
        )
        return Description(builder.areas(view, seat), self.groups(speech, texts))

    def groups(self, speech: Speech, texts: Sequence[str]) -> list[OptionGroup]:
        """Options by what they are about: by their first word."""
        found: dict[str, OptionGroup] = {}
        for number, text in enumerate(texts):
            word = text.partition(" ")[0]
            if word not in found:
                title = speech.said(speech.key("group", word), {}) or title_of(word)
                found[word] = OptionGroup(word, title)
            found[word].options.append(number)
        return list(found.values())

    def label(self, speech: Speech, key: str) -> str:
        """What a field of the view is called; one that is about a piece is called as the piece."""
        if key not in self._labels:
            said = speech.said(speech.key("area", key), {}) or speech.said(f"core-area-{key}", {})
            self._labels[key] = said or piece_name(speech, key)
        return self._labels[key]


def total_of(explained: View) -> int:
    """The points that an explanation adds up to."""
    total, lines = explained.get("total"), explained.get("lines")
    if isinstance(total, int) or not isinstance(lines, list):
        return total if isinstance(total, int) else 0
    return sum([int(line.get("points", 0)) for line in lines if isinstance(line, dict)])


def in_brackets(speech: Speech, facts: View, left_out: tuple[str, ...]) -> str:
    """The remaining facts behind a sentence that does not say them."""
    rest = [
        f"{title_of(name).lower()} {flatten(speech, name, value)}"
        for name, value in facts.items()
        if name not in left_out and value not in (None, "")
    ]
    return f" ({', '.join(rest)})" if rest else ""


def facts_for(event: Event, seat: int) -> View:
    """The facts of an event as a seat may know them; what is kept from it is None, so that a text can say so."""
    facts = event.seen_by(seat)
    for name in event.secret or ():
        facts.setdefault(name, None)
    return facts


def flatten(speech: Speech, name: str, value: object) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {flatten(speech, str(key), one)}" for key, one in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(flatten(speech, name, one) for one in value) or "-"
    return str(speech.single(name, value))
