"""The rule book: set-up, everything a player or program may ask, and the game with its options."""

from tilewright.kernel.native import i64, vec
from tilewright.kernel.registry import Game, GameOption, Value
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State
from windfall import actions
from windfall.knowledge import build_view, possible_world
from windfall.scoring import explain, scores
from windfall.state import NO_CARD, WindfallState, as_windfall, thaw
from windfall.steps import PRIZES, Windfall

EACH = 8  # cards of each number (WF-1.1)


class Book(Windfall):
    """The complete rules."""

    def new(self, seed: str) -> WindfallState:
        """WF-1.1 to WF-1.3."""
        s = WindfallState(Rng.from_seed(seed), [Frame(self.round_step, -1)])
        s.deck = vec[i64]([EACH] * actions.HIGHEST)
        s.prizes = vec[i64]([int(self.wasps or value > 0) for value in PRIZES])
        s.discards = [0] * actions.HIGHEST
        s.won = [[] for _ in range(self.seats)]
        s.laid = [NO_CARD] * self.seats
        s.hands = [[0] * actions.HIGHEST for _ in range(self.seats)]
        for hand in s.hands:
            for _ in range(self.rounds):
                hand[s.rng.draw(s.deck)] += 1
        s.start = int(s.rng.below(self.seats))
        self.settle(s, None)
        return s

    def thaw(self, frozen: dict[str, object]) -> WindfallState:
        return thaw(frozen)

    def text(self, action: int) -> str:
        return actions.write(action)

    def parse(self, text: str) -> int:
        return actions.read(text)

    def view(self, s: State, seat: int) -> dict[str, object]:
        return build_view(self, as_windfall(s), seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> WindfallState:
        return possible_world(self, as_windfall(s), seat, rng)

    def scores(self, s: State) -> list[int]:
        return scores(self, as_windfall(s))

    def explain(self, s: State, seat: int) -> dict[str, object]:
        return explain(as_windfall(s), seat)

    def winners(self, s: State) -> list[int]:
        """The most points; all who tie win (WF-3.3)."""
        points = self.scores(s)
        return [seat for seat in range(self.seats) if points[seat] == max(points)]

    def chapter(self, s: State) -> str:
        """The round, for replays."""
        return str(as_windfall(s).round + 1)


def build(values: dict[str, Value], version: int) -> Book:
    players, rounds = values["players"], values["rounds"]
    assert isinstance(players, int)
    assert isinstance(rounds, int)
    return Book(players, rounds, values["wasps"] is True)


OPTIONS = [
    GameOption("players", "number", 4, "how many play", low=2, high=7),
    GameOption("rounds", "number", 8, "how many rounds are played", low=4, high=8),
    GameOption("wasps", "flag", True, "with the two wasp nests"),
]
GAME = Game("windfall", (1,), OPTIONS, build, "windfall:rules.md")
