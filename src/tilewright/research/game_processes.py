"""A batch of games on several cores: each process plays a part, and all share one set of arrays."""

from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType

import numpy as np

from tilewright.research.encoder import MOST_OPTIONS, Encoder, Ints
from tilewright.research.game_batch import GameBatch

STEP, END = b"step", b"end"


class SharedArrays:
    """What `GameBatch` shows, and the answers, in memory that several processes see."""

    def __init__(self, encoder: Encoder, count: int, most: int, name: str | None = None) -> None:
        seats = int(encoder.rules.seats)
        shapes = {
            "observations": (count, encoder.size), "options": (count, most), "points": (count, seats),
            "counts": (count,), "seats": (count,), "ended": (count,), "winners": (count,), "picks": (count,),
        }  # fmt: skip
        size = 8 * sum(int(np.prod(shape)) for shape in shapes.values())
        self.memory = SharedMemory(name, create=name is None, size=size)
        self.arrays: dict[str, Ints] = {}
        at = 0
        for key, shape in shapes.items():
            self.arrays[key] = np.ndarray(shape, dtype=np.int64, buffer=self.memory.buf, offset=at)
            at += 8 * int(np.prod(shape))

    def take(self, games: GameBatch, first: int) -> None:
        """What a batch shows now, to the place of its games; of the options only those that are there."""
        here, most = slice(first, first + games.count), int(games.counts.max())
        for key in ("observations", "counts", "seats", "ended", "points", "winners"):
            self.arrays[key][here] = getattr(games, key)
        self.arrays["options"][here, :most] = games.options[:, :most]

    def close(self) -> None:
        self.arrays.clear()
        self.memory.close()


def play_part(talk: Connection, spec: str, all_games: int, most: int, root: str, part: range, memory: str) -> None:
    """One process: plays its games until it is told to end, or the other side is gone."""
    games = GameBatch(spec, len(part), root, most, part.start)
    shared = SharedArrays(games.encoder, all_games, most, memory)
    shared.take(games, part.start)
    try:
        talk.send_bytes(b"")
        while talk.recv_bytes() == STEP:
            said = b""
            try:
                games.step(shared.arrays["picks"][part.start : part.stop])
                shared.take(games, part.start)
            except (IndexError, OverflowError) as wrong:
                said = str(wrong).encode()
            talk.send_bytes(said)
    except (EOFError, OSError):
        pass
    finally:
        shared.close()


class GameProcesses:
    """The same games as `GameBatch(spec, count, root)`, whatever the number of processes. Use it with `with` and
    under `if __name__ == "__main__"`: processes begin by importing the main program."""

    def __init__(
        self, spec: str, count: int, root: str = "research", jobs: int = 2, most: int = MOST_OPTIONS
    ) -> None:
        self.encoder = Encoder(spec)
        self.count = count
        self.shared = SharedArrays(self.encoder, count, most)
        self.observations, self.options = self._array("observations"), self._array("options")
        self.counts, self.seats = self._array("counts"), self._array("seats")
        self.ended, self.points, self.winners = self._array("ended"), self._array("points"), self._array("winners")
        context, jobs = get_context("spawn"), min(jobs, count)
        self.talks, self.processes = [], []
        for job in range(jobs):
            part = range(count * job // jobs, count * (job + 1) // jobs)
            here, there = context.Pipe()
            facts = (there, spec, count, most, root, part, self.shared.memory.name)
            process = context.Process(target=play_part, args=facts, daemon=True)
            process.start()
            there.close()
            self.talks.append(here)
            self.processes.append(process)
        self._each(lambda talk: talk.recv_bytes())

    def _array(self, key: str) -> Ints:
        return self.shared.arrays[key]

    def _each(self, ask: Callable[[Connection], bytes]) -> None:
        said = [ask(talk) for talk in self.talks]
        if any(said):
            raise RuntimeError("; ".join(one.decode() for one in said if one))

    def step(self, picks: Ints) -> None:
        """One answer in every game, by its number among the options; nothing happens if one is no option."""
        wrong = np.flatnonzero((picks < 0) | (picks >= self.counts))
        if wrong.size:
            game = int(wrong[0])
            raise IndexError(f"game {game} has {self.counts[game]} options, not number {picks[game]}")
        self._array("picks")[:] = picks
        for talk in self.talks:
            talk.send_bytes(STEP)
        self._each(lambda talk: talk.recv_bytes())

    def close(self) -> None:
        """Ends the processes; the arrays are gone afterwards."""
        for talk in self.talks:
            with suppress(OSError):  # it may have ended before
                talk.send_bytes(END)
            talk.close()
        for process in self.processes:
            process.join()
        for name in ("observations", "options", "counts", "seats", "ended", "points", "winners"):
            delattr(self, name)
        self.shared.close()
        self.shared.memory.unlink()

    def __enter__(self) -> "GameProcesses":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
