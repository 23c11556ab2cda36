"""One decision in a game, as the laws check it."""

from collections import Counter

import msgspec

from tilewright.conformance.checks import Checks
from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


class TextPool:
    """Texts of actions of many states, sorted by their first word so that the rare ones are tried as often."""

    def __init__(self, texts: list[str]) -> None:
        self.by_word: dict[str, list[str]] = {}
        for text in texts:
            self.by_word.setdefault(text.partition(" ")[0], []).append(text)
        self.words = list(self.by_word)

    def pick(self, dice: Rng, count: int, words: list[str] | None = None) -> list[str]:
        """So many texts, of these first words or of any."""
        found = []
        words = self.words if words is None else [word for word in words if word in self.by_word]
        for _ in range(count if words else 0):
            texts = self.by_word[words[dice.below(len(words))]]
            found.append(texts[dice.below(len(texts))])
        return found


class Decision:
    """The rules, the state, who is asked with which options, and dice that have nothing to do with the game."""

    def __init__(self, rules: Rules, s: State, dice: Rng, checks: Checks, pool: TextPool) -> None:
        self.rules = rules
        self.s = s
        self.dice = dice
        self.checks = checks
        self.waiting = [seat for seat in rules.waiting_seats(s) if seat < rules.seats]
        self.options = {seat: rules.options(s, seat) for seat in self.waiting}
        self.pool = pool
        self.reasons: Counter[str] = Counter()

    def everybody(self) -> list[int]:
        return [SPECTATOR, *range(self.rules.seats)]

    def some(self, items: list[int], most: int) -> list[int]:
        """At most so many of them, at random."""
        chosen = items[:]
        self.dice.shuffle(chosen)
        return chosen[:most]


def shown(rules: Rules, s: State, seat: int) -> bytes:
    """A view, letter by letter."""
    return msgspec.json.encode(rules.view(s, seat))


def visible_events(events: list[Event], seat: int, left_out: frozenset[str] = frozenset()) -> bytes:
    """What a seat gets to know of events, letter by letter."""
    return msgspec.json.encode([event.seen_by(seat) for event in events if event.kind not in left_out])


def after(rules: Rules, s: State, seat: int, action: int) -> tuple[State, list[Event]]:
    events: list[Event] = []
    later = s.clone()
    rules.apply(later, seat, action, events)
    return later, events
