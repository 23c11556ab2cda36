"""A state is data: what lies on the table, the chance to come, and the questions that wait for an answer."""

from collections.abc import Callable
from typing import Final

from tilewright.kernel.native import i64, mypyc_attr
from tilewright.kernel.rng import Rng

Pack = Callable[[dict[str, object]], bytes]
CORE_FIELDS: Final = ("rng", "reveals", "stack")  # that every frozen state has


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A pending question: which step asks, which seats must answer (a bit each), and a few small numbers."""

    __slots__ = ("a", "b", "c", "d", "seat", "step", "waiting")

    def __init__(self, step: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.step: i64 = step
        self.seat: i64 = seat  # -1: several seats answer, each for itself
        self.waiting: i64 = 0
        if seat >= 0:
            self.waiting = 1 << seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def pass_to(self, seat: i64) -> None:
        self.seat = seat
        self.waiting = 1 << seat

    def clone(self) -> "Frame":
        copy = Frame(self.step, self.seat, self.a, self.b, self.c, self.d)
        copy.waiting = self.waiting
        return copy

    def freeze(self) -> list[int]:
        return [self.step, self.seat, self.waiting, self.a, self.b, self.c, self.d]

    @staticmethod
    def thaw(numbers: list[int]) -> "Frame":
        step, seat, waiting, a, b, c, d = numbers
        frame = Frame(step, seat, a, b, c, d)
        frame.waiting = waiting
        return frame


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; games add their own fields and write their own clone and freeze."""

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        self.rng = rng
        self.stack = stack
        self.reveals: i64 = 0  # how often something hidden became known other than by chance

    def clone(self) -> "State":
        raise NotImplementedError

    def freeze(self) -> dict[str, object]:
        """Everything, as plain JSON-able data; `Rules.thaw` is the way back."""
        raise NotImplementedError

    def packed(self, pack: Pack) -> bytes:
        """What `freeze` says as bytes, packed like that or in a faster way of the game's own to the same bytes."""
        return pack(self.freeze())

    def freeze_core(self) -> dict[str, object]:
        return {
            "rng": [self.rng.key.hex(), self.rng.count],
            "reveals": self.reveals,
            "stack": [frame.freeze() for frame in self.stack],
        }

    def news(self) -> i64:
        """Grows whenever a draw or a reveal made something known; undo does not go back over that."""
        return self.rng.count + self.reveals
