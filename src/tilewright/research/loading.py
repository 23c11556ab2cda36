"""Loads datasets as NumPy arrays."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tilewright.research.dataset import META
from tilewright.research.encoder import Encoder, Ints

PLAIN: Final = ("game", "decision", "seat", "action", "points", "margin", "win")


class OtherEncoding(ValueError):
    """A file that was written with another version of the encoding."""


class Dataset:
    """A file that `tilewright dataset` wrote, batch by batch."""

    def __init__(self, path: Path | str) -> None:
        self.file = pq.ParquetFile(path)
        self.about = json.loads(self.file.schema_arrow.metadata[META])
        self.size = int(self.about["observation"]["numbers"])

    def __len__(self) -> int:
        return int(self.file.metadata.num_rows)

    def encoder(self) -> Encoder:
        """What reads its numbers; refused if they meant something else when the file was written."""
        found = Encoder(self.about["spec"])
        if found.version != self.about["encoding"]:
            raise OtherEncoding(f"the file has encoding {self.about['encoding']}, this is {found.version}")
        return found

    def batches(self, rows: int = 4096) -> Iterator[dict[str, Any]]:
        """Arrays of so many decisions each: `observation` [n, size], `options` [n, most] with `counts`, `action`,
        `seat`, `points`, `margin`, `win`, `game`, `decision`; lists `bot` and `question`."""
        for batch in self.file.iter_batches(rows):
            yield self.arrays(batch)

    def arrays(self, batch: pa.RecordBatch) -> dict[str, Any]:
        found: dict[str, Any] = {name: batch.column(name).to_numpy() for name in PLAIN}
        rows = batch.column("observation")
        whole = np.frombuffer(rows.buffers()[1], dtype="<i8")
        found["observation"] = whole[rows.offset * self.size :][: len(rows) * self.size].reshape(-1, self.size)
        lists = batch.column("options")
        ends = np.frombuffer(lists.buffers()[1], dtype="<i4")[lists.offset :][: len(lists) + 1] // 8
        found["counts"], found["options"] = spread(np.frombuffer(lists.buffers()[2], dtype="<i8"), ends)
        found["bot"] = batch.column("bot").to_pylist()
        found["question"] = batch.column("question").to_pylist()
        return found


def spread(numbers: Ints, ends: Ints) -> tuple[Ints, Ints]:
    """Lists that lie one after the other as rows of one length, with 0 behind the last of each; and their
    lengths."""
    counts = np.diff(ends).astype(np.int64)
    options: Ints = np.zeros((len(counts), int(counts.max(initial=1))), dtype=np.int64)
    row = np.repeat(np.arange(len(counts)), counts)
    place = np.arange(len(row)) - np.repeat(ends[:-1] - ends[0], counts)
    options[row, place] = numbers[ends[0] : ends[-1]]
    return counts, options
