"""Games as tables of numbers in Parquet files.

One row a decision: which game, whose it was, the row of the encoding, the options, which of them was taken, and
how the game ended for that seat. Observations and options are binary, little-endian; the file's metadata names the
encoding and what every number means, so that a file explains itself.
"""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tilewright.bots.bot import ask
from tilewright.bots.specs import build_bot
from tilewright.kernel.rng import Rng
from tilewright.research.encoder import Encoder, Ints

CHUNK: Final = 20  # games that one worker plays at a time
META: Final = b"tilewright"


class GamesWanted(NamedTuple):
    """Which games: from `root` follow the seeds of all of them; bots sit down in turn."""

    spec: str
    bots: tuple[str, ...]
    games: int
    root: str


def schema(encoder: Encoder, wish: GamesWanted) -> pa.Schema:
    about = {
        "encoding": encoder.version,
        "spec": wish.spec,
        "bots": list(wish.bots),
        "root": wish.root,
        "games": wish.games,
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


def play_chunk(wish: GamesWanted, first: int, count: int) -> list[dict[str, Any]]:
    """The rows of some games."""
    encoder = Encoder(wish.spec)
    bots = [build_bot(name) for name in wish.bots]
    rows: list[dict[str, Any]] = []
    for game in range(first, min(first + count, wish.games)):
        rows += play_game(encoder, wish, game, bots)
    return rows


def play_game(encoder: Encoder, wish: GamesWanted, game: int, bots: list[Any]) -> list[dict[str, Any]]:
    rules, seats = encoder.rules, int(encoder.rules.seats)
    s, dice = rules.new(f"{wish.root}/{game}"), Rng.from_seed(f"{wish.root}/{game}/bots")
    rows: list[dict[str, Any]] = []
    while s.stack:
        seat = rules.waiting_seats(s)[0]
        place = (seat + game) % len(bots)
        options = rules.options(s, seat)
        action = ask(bots[place], rules, s, seat, dice)
        rows.append(
            {
                "game": game,
                "decision": len(rows),
                "seat": seat,
                "bot": wish.bots[place],
                "question": rules.question_name(s),
                "observation": encoder.observe(s, seat).astype("<i8").tobytes(),
                "options": np.array(options, dtype="<i8").tobytes(),
                "action": options.index(action),
            }
        )
        rules.apply(s, seat, action)
    points, won = rules.scores(s), rules.winners(s)
    for row in rows:
        seat = row["seat"]
        best = max(points[other] for other in range(seats) if other != seat)
        share = 1 / len(won) if seat in won else 0.0
        row |= {"points": points[seat], "margin": points[seat] - best, "win": share}
    return rows


def write(wish: GamesWanted, path: Path, jobs: int) -> Iterator[int]:
    """Writes the file; says after every chunk how many decisions are in it."""
    encoder = Encoder(wish.spec)
    if len(wish.bots) < 1:
        raise ValueError("no bots")
    columns = schema(encoder, wish)
    firsts = range(0, wish.games, CHUNK)
    written = 0
    half = path.with_name(path.name + ".part")
    with pq.ParquetWriter(half, columns, compression="zstd") as out, ProcessPoolExecutor(jobs) as pool:
        for rows in pool.map(play_chunk, [wish] * len(firsts), firsts, [CHUNK] * len(firsts)):
            out.write_table(pa.Table.from_pylist(rows, columns))
            written += len(rows)
            yield written
    half.replace(path)


class Dataset:
    """A file as NumPy sees it."""

    def __init__(self, path: Path | str) -> None:
        self.file = pq.ParquetFile(path)
        self.about = json.loads(self.file.schema_arrow.metadata[META])
        self.size = int(self.about["observation"]["numbers"])

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    def batches(self, rows: int = 4096) -> Iterator[dict[str, Any]]:
        """Arrays of so many decisions each: `observation` [n, size], `options` [n, most] with `counts`, `action`,
        `seat`, `points`, `margin`, `win`, `game`, `decision`."""
        for batch in self.file.iter_batches(rows):
            yield self.arrays(batch)

    def arrays(self, batch: pa.RecordBatch) -> dict[str, Any]:
        plain = ("game", "decision", "seat", "action", "points", "margin", "win")
        found: dict[str, Any] = {name: batch.column(name).to_numpy() for name in plain}
        whole = b"".join(batch.column("observation").to_pylist())
        found["observation"] = np.frombuffer(whole, dtype="<i8").reshape(len(batch), self.size)
        lists = [np.frombuffer(text, dtype="<i8") for text in batch.column("options").to_pylist()]
        found["counts"] = np.array([len(one) for one in lists], dtype=np.int64)
        options: Ints = np.zeros((len(lists), int(found["counts"].max(initial=1))), dtype=np.int64)
        for row, one in enumerate(lists):
            options[row, : len(one)] = one
        found["options"] = options
        found["bot"] = batch.column("bot").to_pylist()
        found["question"] = batch.column("question").to_pylist()
        return found
