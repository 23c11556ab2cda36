"""The state: who holds which cards, what lies in the middle, who has won what."""

from tilewright.kernel.frozen import as_int, as_ints, as_list, copy_lists
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State

NO_CARD = -1
PLAIN = ("round", "start", "hands", "discards", "middle", "won", "laid")


def stage_of(f: Frame) -> i64:
    """How far a round is: the one number that its frame keeps."""
    return f.a


def set_stage(f: Frame, stage: i64) -> None:
    f.a = stage


class WindfallState(State):
    """Cards are counted by number less one; prizes by their place in `PRIZES`. A deck that nobody looks into has
    no order: a card is drawn from its counts."""

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack)
        self.round = 0  # rounds that are over
        self.start = 0
        self.hands: list[list[int]] = []
        self.deck: Row = vec[i64]()
        self.discards: list[int] = []
        self.prizes: Row = vec[i64]()  # that were not turned up yet
        self.middle: list[int] = []  # prizes that lie there
        self.won: list[list[int]] = []
        self.laid: list[int] = []  # by seat, face down

    def clone(self) -> "WindfallState":
        copy = WindfallState(self.rng.clone(), [frame.clone() for frame in self.stack])
        copy.reveals, copy.round, copy.start = self.reveals, self.round, self.start
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck, copy.discards = self.deck[:], self.discards[:]
        copy.prizes, copy.middle = self.prizes[:], self.middle[:]
        copy.won = [row[:] for row in self.won]
        copy.laid = self.laid[:]
        return copy

    def freeze(self) -> dict[str, object]:
        plain = {name: getattr(self, name) for name in PLAIN}
        return {**self.freeze_core(), **plain, "deck": list(self.deck), "prizes": list(self.prizes)}


def thaw(frozen: dict[str, object]) -> WindfallState:
    key, count = as_list(frozen["rng"])
    s = WindfallState(Rng(bytes.fromhex(str(key)), as_int(count)), [])
    s.stack = [Frame.thaw(as_ints(row)) for row in as_list(frozen["stack"])]
    s.reveals = as_int(frozen["reveals"])
    for name in PLAIN:
        setattr(s, name, copy_lists(frozen[name]))
    s.deck, s.prizes = vec[i64](as_ints(frozen["deck"])), vec[i64](as_ints(frozen["prizes"]))
    return s


def as_windfall(s: State) -> WindfallState:
    assert isinstance(s, WindfallState)
    return s
