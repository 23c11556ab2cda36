"""How the memory of a process went during a run: samples, a row for each minute, and the slope at the end."""

import statistics
from pathlib import Path
from typing import Final, NamedTuple

MINUTE: Final = 60.0
ROWS: Final = 6  # at least so many in a run of less than as many minutes


class Sample(NamedTuple):
    """Seconds since the run began, megabytes held, and what had happened by then."""

    at: float
    mb: float
    moves: int = 0
    finished: int = 0


class Row(NamedTuple):
    """One line of the table: the newest sample of a minute."""

    seconds: int
    mb: float
    mb_per_100_tables: float  # above the empty server
    moves: int
    finished: int

    def shown(self) -> str:
        return (
            f"{self.seconds:>5} s {self.mb:>7.1f} MB {self.mb_per_100_tables:>6.2f} MB/100 tables "
            f"{self.moves:>8} moves {self.finished:>6} games over"
        )


def resident(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def row(sample: Sample, empty: float, tables: int) -> Row:
    each = 100 * (sample.mb - empty) / tables
    return Row(round(sample.at), round(sample.mb, 1), round(each, 2), sample.moves, sample.finished)


def step(seconds: float) -> float:
    """Seconds between two rows: a minute, less in a short run."""
    return min(MINUTE, seconds / ROWS)


def slope(samples: list[Sample], tables: int) -> float:
    """Megabytes for 100 tables that the last half of the run gained in a minute, by least squares."""
    half = [one for one in samples if one.at >= samples[-1].at / 2] if samples else []
    if len({one.at for one in half}) < 2:
        return 0.0
    line = statistics.linear_regression([one.at / MINUTE for one in half], [one.mb for one in half])
    return 100 * line.slope / tables
