"""What the tables of all rule tests share: played by lines, asked what is allowed and why not."""

from functools import cache
from typing import Generic, Self, TypeVar

from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

AnyRules = TypeVar("AnyRules", bound=Rules)
AnyState = TypeVar("AnyState", bound=State)


@cache
def rules_of(spec: str, version: int | None = None) -> Rules:
    """Rules are the same for all tests of one option string and version, so they are built once."""
    return registry().rules(spec, version)


class GameBoard(Generic[AnyRules, AnyState]):
    """A game's own board gives the rules and the state, and reads the state by names."""

    def __init__(self, rules: AnyRules, table: AnyState) -> None:
        self.rules = rules
        self.table = table
        self.events: list[Event] = []

    def do(self, *lines: str) -> Self:
        """Play lines such as `0 pass`; fails with the reason if one is not allowed."""
        for line in lines:
            seat, _, text = line.partition(" ")
            why = self.rules.why_not(self.table, int(seat), text)
            assert why is None, f"{line}: {why}"
            self.rules.apply(self.table, int(seat), self.rules.parse(text), self.events)
            self.check()
        return self

    def check(self) -> None:
        """After each line."""

    def offered(self, seat: int, beginning: str = "") -> list[str]:
        """The options of a seat that begin so."""
        texts = [self.rules.text(action) for action in self.rules.options(self.table, seat)]
        return [text for text in texts if text.startswith(beginning)]

    def refused(self, line: str) -> str:
        """The rule by which a line such as `0 pass` is refused, or an empty text if it is allowed."""
        seat, _, text = line.partition(" ")
        why = self.rules.why_not(self.table, int(seat), text)
        assert (why is None) == (int(seat) in self.waiting and text in self.offered(int(seat)))
        return "" if why is None else why.rule or why.key

    @property
    def asked(self) -> str:
        return self.rules.question_name(self.table)

    @property
    def waiting(self) -> list[int]:
        return self.rules.waiting_seats(self.table)
