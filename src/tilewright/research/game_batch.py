"""A batch of games as NumPy arrays, which the core writes in place and NumPy reads without a copy."""

import numpy as np

from tilewright.core import compiled
from tilewright.kernel.batch import Batch
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.playout import Dice
from tilewright.research.encoder import MOST_OPTIONS, Encoder, Ints


class GameBatch:
    """`count` games of one kind from one root seed, each begun anew as soon as it is over.

    After every `step` the arrays hold, for each game, what the seat that must answer sees (`observations`) and may
    do (`options`, of which the first `counts` are there). They are always the same arrays: copy what you keep.
    Games are numbered from `first` on, so that a batch may be a part of a larger one.
    """

    def __init__(
        self, spec: str, count: int = 16, root: str = "research", most: int = MOST_OPTIONS, first: int = 0
    ) -> None:
        self.encoder = Encoder(spec)
        self.batch = Batch(self.encoder.rules, self.encoder.encoding, count, most, root, first)
        self.count = count
        self.seats_at_table = int(self.encoder.rules.seats)
        self._look()

    def _look(self) -> None:
        """The compiled core's rows are memory that is looked at; in plain Python they are lists and are copied."""
        b, seats = self.batch, self.seats_at_table
        self.observations = viewed(b.numbers).reshape(self.count, self.encoder.size)
        self.options = viewed(b.options).reshape(self.count, -1)
        self.counts = viewed(b.counts)
        self.seats = viewed(b.seats)  # who must answer
        self.ended = viewed(b.ended)  # 1 where the last step ended a game
        self.points = viewed(b.points).reshape(self.count, seats)  # of the games that ended last
        self.winners = viewed(b.winners)  # of the same, a bit for each seat

    def step(self, picks: Ints) -> None:
        """One answer in every game, by its number among the options."""
        self.batch.step(vec[i64](picks.tolist()))
        if not compiled():
            self._look()

    def mask(self) -> Ints:
        """1 for each option that is there."""
        return (np.arange(self.options.shape[1]) < self.counts[:, None]).astype(np.int8)

    def random_picks(self, rng: np.random.Generator) -> Ints:
        return (rng.random(self.count) * self.counts).astype(np.int64)

    def run(self, steps: int, seed: int = 1) -> int:
        """So many steps at random inside the core; the number of answers."""
        done = self.batch.run(steps, Dice(seed))
        if not compiled():
            self._look()
        return done


def viewed(row: Row) -> Ints:
    if compiled():
        return np.frombuffer(row, dtype=np.int64)  # type: ignore[call-overload, no-any-return]
    return np.array(row, dtype=np.int64)
