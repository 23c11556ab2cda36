"""Turns facts into sentences: names of pieces and players, counted lists, and the messages around them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tilewright.words.texts import Argument, TextError, fill, has

FALLBACK: Final = "en"
LARGE: Final = 10**12  # numbers that nobody counts are written as they are
NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
# The facts that are seats, and how the names of others end; all other whole numbers are just numbers.
SEATS: Final = ("seat", "start", "first", "victim", "waiting", "winners")
SEAT_ENDINGS: Final = ("_seat", "_seats")
NOBODY: Final = -1  # the reader of whoever only looks on: everybody is called by name
# How a text asks whom a seat is: `{ $seat -> [you] You pass. *[other] { $seat } passes. }`.
YOU, OTHER, AMONG = "you", "other", "among"

# What is wrong with a file that is not read, by the kind of its error.
UNREADABLE: Final = {
    "missing": "cli-error-no-file",
    "folder": "cli-error-directory",
    "special": "cli-error-special",
    "large": "cli-error-large",
    "unreadable": "cli-error-unreadable",
}


def is_seat(name: str) -> bool:
    """Whether a fact of this name is a seat, or a list of seats."""
    return name in SEATS or name.endswith(SEAT_ENDINGS)


class Sentence(NamedTuple):
    """A fact that is itself a sentence: its key and its own facts, put into words together with the rest."""

    key: str
    facts: Mapping[str, object]


class Word(str):
    """A word of the game: a sentence shows its text, and `{ $colour -> [red] ... }` still asks for its key."""

    __slots__ = ("key",)

    key: str

    def __new__(cls, key: str, text: str) -> "Word":
        word = super().__new__(cls, text)
        word.key = key
        return word

    def __eq__(self, other: object) -> bool:
        return other == self.key and (not isinstance(other, Word) or str(other) == str(self))

    def __hash__(self) -> int:
        return hash((self.key, str(self)))


class Phrase(str):
    """A name that is itself a list, such as what a contract asks for: semicolons keep several of them apart."""

    __slots__ = ()


def plain_name(typed: str) -> str:
    """A name as people may type it: capitals, spaces, dots on ё and the kind of apostrophe make no difference."""
    return " ".join(typed.casefold().replace("’", "'").replace("ё", "е").split())


def wrong(key: str, facts: Mapping[str, object]) -> Sentence:
    """What is wrong with an option string or a record, as the kernel says it."""
    return Sentence(f"core-wrong-{key}", {**facts, "detail": fault(facts)} if "fault" in facts else facts)


def fault(facts: Mapping[str, object]) -> Sentence:
    """What the operating system or a reader of files has said, in our own words (kernel/faults.py)."""
    return Sentence(f"core-fault-{facts['fault']}", facts)


def refused_position(speech: "Speech", game: str, line: int, rule: str, reason: Sentence) -> str:
    """Why a position cannot be: the line, the rule, and the words of the game or those that all games share."""
    own = f"{game}-position-{reason.key}"
    said = speech.say(own if speech.has(own) else f"position-{reason.key}", reason.facts)
    detail = f"{rule}: {said}" if rule else said
    return speech.say("position-line", line=line, detail=detail) if line else detail


class Speech:
    """One language with the names that its sentences need. It never changes: another table, another moment of it
    or another reader gets a speech of its own by `with_names`, `with_seats` and `read_by`."""

    __slots__ = ("expansions", "game", "lang", "names", "reader", "seats", "strict")

    def __init__(
        self,
        lang: str,
        game: str = "core",
        strict: bool = False,
        names: Mapping[str, str] = NO_NAMES,
        seats: Sequence[str] = (),
        expansions: tuple[str, ...] = (),
        reader: int = NOBODY,
    ) -> None:
        self.lang = lang
        self.game = game
        self.strict = strict  # tests: a text that is missing is an error, not a stopgap
        self.names = names  # printed names by key
        self.seats = seats  # the players' names
        self.expansions = expansions  # how keys of their texts begin
        self.reader = reader  # the seat that is addressed as "you"

    def with_names(self, names: Mapping[str, str], expansions: tuple[str, ...] = ()) -> "Speech":
        """The same with these names beside or instead of those it has, and with the texts of these expansions."""
        merged = {**self.names, **names}
        more = self.expansions + expansions
        return Speech(self.lang, self.game, self.strict, merged, self.seats, more, self.reader)

    def with_seats(self, seats: Sequence[str]) -> "Speech":
        """The same at a table with these players."""
        return Speech(self.lang, self.game, self.strict, self.names, seats, self.expansions, self.reader)

    def read_by(self, seat: int) -> "Speech":
        """The same for the player of that seat, who is "you" in it; -1: for somebody who only looks on."""
        if seat == self.reader:
            return self
        return Speech(self.lang, self.game, self.strict, self.names, self.seats, self.expansions, seat)

    def has(self, key: str) -> bool:
        """Whether there is such a text, in this language or in the one that stands in for it."""
        return has(self.lang, key) or has(FALLBACK, key)

    def say(self, key: str, facts: Mapping[str, object] | None = None, **more: object) -> str:
        """The sentence for that key; in English, or bare, if this language lacks it."""
        arguments = self.arguments({**(facts or {}), **more})
        if self.strict:
            return fill(self.lang, key, arguments)
        for lang in (self.lang, FALLBACK):
            try:
                return fill(lang, key, arguments)
            except TextError:
                continue
        shown = ", ".join(f"{name} {value}" for name, value in arguments.items())
        return f"{key} ({shown})" if shown else key

    def said(self, key: str, facts: Mapping[str, object]) -> str | None:
        """The sentence for that key, or None if no language has it or a fact is missing from these."""
        arguments = self.arguments(facts)
        for lang in (self.lang, FALLBACK):
            try:
                return fill(lang, key, arguments)
            except TextError:
                continue
        return None

    def event(self, facts: Mapping[str, object]) -> str:
        """What happened, from the facts that somebody may see of it."""
        return self.say(self.key("event", str(facts["kind"])), facts)

    def key(self, kind: str, name: str) -> str:
        """Of a text of the game, or of one of its expansions if only that has it."""
        for prefix in self.expansions:
            if self.has(f"{prefix}-{kind}-{name}"):
                return f"{prefix}-{kind}-{name}"
        return f"{self.game}-{kind}-{name}"

    def reason(self, rule: str, key: str, facts: Mapping[str, object]) -> str:
        """Why something is not allowed, with the number of the rule in front."""
        if key == "malformed":
            facts = {**facts, "detail": self.malformed(facts["detail"])}
        own, shared = self.key("reason", key), f"core-reason-{key}"
        sentence = self.say(shared if self.has(shared) and not self.has(own) else own, facts)
        return f"{rule}: {sentence}" if rule else sentence

    def malformed(self, details: object) -> str:
        """Why a text is no action: pairs of a key and its facts, one for each form that it could have had. Facts
        stand as they are typed, so no name and no word of the game takes their place."""
        assert isinstance(details, list)
        plain = Speech(self.lang, strict=self.strict)
        said = ""
        for key, facts in details:
            own = self.key("malformed", key)
            one = plain.say(own if self.has(own) else f"core-malformed-{key}", facts)
            said = plain.say("core-malformed-either", one=said, other=one) if said else one
        return said

    def advice(self, reason: str, facts: Mapping[str, object]) -> str:
        """Why a bot advises something: by a whole key, or by the last word of one of the game's hints."""
        return self.say(reason if has(FALLBACK, reason) else self.key("hint", reason), facts)

    def arguments(self, facts: Mapping[str, object]) -> dict[str, Argument]:
        """Facts as Fluent takes them: of a list or a table `x` also its size `x-count`."""
        found: dict[str, Argument] = {}
        for name, value in facts.items():
            if isinstance(value, Sentence):
                found[name] = self.say(value.key, value.facts)
            elif isinstance(value, dict):
                found[name] = self.items(value)
                found[f"{name}-count"] = sum(value.values())
            elif isinstance(value, list):
                found[name] = self.several(name, value)
                found[f"{name}-count"] = len(value)
            else:
                found[name] = self.single(name, value)
        return found

    def single(self, name: str, value: object) -> Argument:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return "none"
        if isinstance(value, int):
            if is_seat(name):
                return Word(YOU if 0 <= value == self.reader else OTHER, self.seat(value))
            return value if abs(value) < LARGE else str(value)
        key = str(value)
        if key not in self.names and self.has(text := self.key("word", key)):
            return Word(key, self.say(text))
        return self.names.get(key, key)

    def several(self, name: str, values: Sequence[object]) -> str:
        """A list in one line; of seats, the reader is "you" in it, and a text can ask whether they are in it."""
        if not is_seat(name):
            return self.listed([self.word(name, one) for one in values])
        mine = self.reader >= 0 and self.reader in values
        named = [self.who(one) if isinstance(one, int) else self.word(name, one) for one in values]
        return Word((YOU if len(values) == 1 else AMONG) if mine else OTHER, self.listed(named))

    def word(self, name: str, value: object) -> str:
        """One of a list: a name, a number, or a word that has a text of its own."""
        key = self.key("word", str(value))
        if isinstance(value, str) and self.has(key):
            return self.say(key)
        found = self.single(name, value)
        return found if isinstance(found, Phrase) else str(found)

    def who(self, seat: int) -> str:
        """The name of a player, or "you" for the reader, where it stands alone or in a list."""
        return self.say("core-you") if 0 <= seat == self.reader else self.seat(seat)

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.seats):
            return self.seats[seat]
        return self.say("core-seat", number=seat + 1)

    def items(self, counts: Mapping[str, int], form: str = "item") -> str:
        """Counted things: "2 red workers and 1 saw". The form `item` is the object of a sentence, `count` stands
        by itself, as in brackets or after a colon."""
        things = [self.say(self.key(form, kind), count=count) for kind, count in counts.items()]
        if len(things) < 2:
            return "".join(things) or self.say("core-nothing")
        return self.say("core-list-and", first=self.listed(things[:-1]), last=things[-1])

    def listed(self, parts: list[str]) -> str:
        between = "; " if any(isinstance(part, Phrase) for part in parts) else ", "
        return between.join(parts) or self.say("core-nothing")
