"""Writes games as tables of numbers to Parquet files.

One row a decision: which game, whose it was, the row of the encoding, the options, which of them was taken, and
how the game ended for that seat. Observations and options are binary, little-endian; the file's metadata names the
encoding and what every number means, so that a file explains itself. `data_card` says the same to people.
"""

import json
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tilewright.bots.bot import Bot, ask
from tilewright.bots.specs import build_bot
from tilewright.kernel.rng import Rng
from tilewright.research.encoder import Encoder, Ints

CHUNK: Final = 20  # games that one worker plays at a time
AHEAD: Final = 3  # chunks for each worker that are under way or wait to be written
META: Final = b"tilewright"


class DatasetPlan(NamedTuple):
    """Which games: from `root` follow the seeds of all of them; bots sit down in turn."""

    spec: str
    bots: tuple[str, ...]
    games: int
    root: str


def schema(encoder: Encoder, plan: DatasetPlan) -> pa.Schema:
    about = {
        "encoding": encoder.version,
        "spec": plan.spec,
        "bots": list(plan.bots),
        "root": plan.root,
        "games": plan.games,
        "observation": {"dtype": "<i8", "numbers": encoder.size, "names": encoder.names()},
        "options": {"dtype": "<i8", "kinds": list(encoder.encoding.kinds), "features": encoder.option_names()},
    }
    fields = [
        pa.field("game", pa.int32()),
        pa.field("decision", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("bot", pa.dictionary(pa.int8(), pa.string())),
        pa.field("question", pa.dictionary(pa.int8(), pa.string())),
        pa.field("observation", pa.binary(8 * encoder.size)),
        pa.field("options", pa.binary()),
        pa.field("action", pa.int16()),
        pa.field("points", pa.int16()),
        pa.field("margin", pa.int16()),
        pa.field("win", pa.float32()),
    ]
    return pa.schema(fields, metadata={META: json.dumps(about).encode()})


class Columns:
    """The rows of some games, column by column."""

    def __init__(self, encoder: Encoder, plan: DatasetPlan) -> None:
        self.encoder = encoder
        self.plan = plan
        self.plain: dict[str, list[Any]] = {
            name: []
            for name in ("game", "decision", "seat", "bot", "question", "action", "points", "margin", "win")
        }
        self.observations: list[Ints] = []
        self.options: list[int] = []
        self.ends: list[int] = [0]

    def play(self, game: int, bots: list[Bot]) -> None:
        """One game, from its first question to its points."""
        encoder, plain, names = self.encoder, self.plain, self.plan.bots
        rules = encoder.rules
        seed = f"{self.plan.root}/{game}"
        s, dice, first = rules.new(seed), Rng.from_seed(f"{seed}/bots"), len(self.observations)
        while s.stack:
            seat = rules.waiting_seats(s)[0]
            place = (seat + game) % len(bots)
            options = rules.options(s, seat)
            action = ask(bots[place], rules, s, seat, dice, options)
            plain["decision"].append(len(self.observations) - first)
            plain["seat"].append(seat)
            plain["bot"].append(names[place])
            plain["question"].append(rules.question_name(s))
            plain["action"].append(options.index(action))
            self.observations.append(encoder.observe(s, seat))
            self.options += options
            self.ends.append(len(self.options))
            rules.apply(s, seat, action)
        points, won = rules.scores(s), rules.winners(s)
        seats = plain["seat"][first:]
        plain["game"] += [game] * len(seats)
        plain["points"] += [points[seat] for seat in seats]
        plain["margin"] += [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in seats]
        plain["win"] += [1 / len(won) if seat in won else 0.0 for seat in seats]

    def batch(self) -> pa.RecordBatch:
        columns, count = schema(self.encoder, self.plan), len(self.observations)
        rows = pa.py_buffer(np.stack(self.observations).astype("<i8").tobytes())
        ends = pa.py_buffer((np.array(self.ends, dtype="<i4") * 8).tobytes())
        options = pa.py_buffer(np.array(self.options, dtype="<i8").tobytes())
        made = {
            "observation": pa.Array.from_buffers(pa.binary(8 * self.encoder.size), count, [None, rows]),
            "options": pa.Array.from_buffers(pa.binary(), count, [None, ends, options]),
        }
        arrays = [
            made[field.name] if field.name in made else pa.array(self.plain[field.name], field.type)
            for field in columns
        ]
        return pa.RecordBatch.from_arrays(arrays, schema=columns)


def play_chunk(plan: DatasetPlan, first: int, count: int) -> pa.RecordBatch:
    """The rows of some games."""
    found, bots = Columns(Encoder(plan.spec), plan), [build_bot(name) for name in plan.bots]
    for game in range(first, min(first + count, plan.games)):
        found.play(game, bots)
    return found.batch()


def play_chunks(plan: DatasetPlan, jobs: int) -> Iterator[pa.RecordBatch]:
    """All chunks in their order, whoever plays them."""
    firsts = range(0, plan.games, CHUNK)
    if jobs == 1:
        yield from (play_chunk(plan, first, CHUNK) for first in firsts)
        return
    waiting: deque[Future[pa.RecordBatch]] = deque()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for first in firsts:
            waiting.append(pool.submit(play_chunk, plan, first, CHUNK))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def write(plan: DatasetPlan, path: Path, jobs: int) -> Iterator[pa.RecordBatch]:
    """Writes the file, and gives every part of it after it was written. A file is there when it is whole."""
    encoder = Encoder(plan.spec)
    if len(plan.bots) < 1:
        raise ValueError("no bots")
    half = path.with_name(path.name + ".part")
    try:
        with pq.ParquetWriter(half, schema(encoder, plan), compression="zstd") as out:
            for rows in play_chunks(plan, jobs):
                out.write_batch(rows)
                yield rows
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
