"""A game on this machine: the match, the players, and the events of each line."""

from pathlib import Path

from tilewright.bots.players import Player
from tilewright.cli.files import write_text
from tilewright.cli.seating import SeatedPlayer
from tilewright.kernel.event import Event
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record
from tilewright.kernel.registry import Spec
from tilewright.presentation.game import facts_for


class LocalGame:
    """A match and its players."""

    def __init__(self, match: Match, spec: Spec, chairs: list[SeatedPlayer]) -> None:
        self.match = match
        self.rules = match.rules
        self.spec = spec
        self.chairs = chairs
        self.events: list[list[Event]] = replay_events(match)  # of each line
        self.players = {one.seat: Player(one.bot, self.rules, one.seat) for one in chairs if one.bot is not None}

    def waiting(self) -> int:
        """The seat to be asked next; of several that answer at once, the first."""
        return self.rules.waiting_seats(self.match.state)[0]

    def over(self) -> bool:
        return self.rules.over(self.match.state)

    def act(self, seat: int, text: str) -> None:
        self.events.append(self.match.act(seat, text))

    def ask_bot(self, seat: int) -> None:
        player, lines = self.players[seat], self.match.lines
        player.go_on(lines)
        options = self.rules.options(self.match.state, seat)
        action = player.answer(self.match.state, options, self.match.seed, len(lines))
        self.act(seat, self.rules.text(action))

    def close(self) -> None:
        for player in self.players.values():
            player.bot.close()

    def may_undo(self, seat: int) -> bool:
        return self.match.undo_line(seat) >= 0

    def undo(self, seat: int) -> None:
        """The last step of that seat; where all others are bots, with what they answered."""
        at, end = self.match.undo_line(seat), 0
        bots = frozenset(self.players)
        if at < 0 and bots | {seat} == set(range(self.rules.seats)):
            at, end = self.match.answered_line(seat, bots), len(self.events)
            self.match.undo_answered(seat, bots)
            for player in self.players.values():
                player.begin(at)
        else:
            self.match.undo(seat)
        if at >= 0:
            del self.events[at : end or at + 1]

    def since(self, line: int, seat: int) -> list[dict[str, object]]:
        """What that seat saw happen from that line on."""
        return [facts_for(event, seat) for events in self.events[line:] for event in events]

    def save(self, path: Path) -> None:
        write_text(path, write_record(self.match, self.spec))


def replay_events(match: Match) -> list[list[Event]]:
    """What happened in each line of a match, worked out anew."""
    state = match.at(0)
    found = []
    for line in match.lines:
        events: list[Event] = []
        match.rules.apply(state, line.seat, match.rules.parse(line.text), events)
        found.append(events)
    return found
