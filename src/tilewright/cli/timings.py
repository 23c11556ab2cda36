"""How long bots think, by decision and by turn, and how often they exceed their clock."""

import math
from collections import Counter
from typing import Any, Final

STEPS: Final = 24  # by which times are told apart between 1 ms and 10 ms; the same everywhere
LATE: Final = 1.1  # times the clock of a turn


class Timings:
    """The times of one seat or one bot, summed up so that they can be added."""

    def __init__(self, clock: float = 0.0) -> None:
        self.clock = clock  # seconds for a turn, 0: none
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self.bins: Counter[int] = Counter()
        self.turns = 0
        self.late = 0
        self.longest_turn = 0.0
        self.pondered = 0.0  # seconds that it thought while others did
        self._turn = 0.0
        self._fresh = True

    def begin(self) -> None:
        """A turn; its first questions may have only one answer, which is not thought about."""
        self._fresh = True

    def add(self, seconds: float) -> None:
        """One decision of the turn that was begun last."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.bins[bin_of(seconds)] += 1
        if self._fresh:
            self._fresh = False
            self.turns += 1
            self._turn = 0.0
        before = self._turn
        self._turn += seconds
        self.longest_turn = max(self.longest_turn, self._turn)
        if self.clock and before <= LATE * self.clock < self._turn:
            self.late += 1

    def merge(self, other: "Timings") -> None:
        self.clock = max(self.clock, other.clock)
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.bins.update(other.bins)
        self.turns += other.turns
        self.late += other.late
        self.longest_turn = max(self.longest_turn, other.longest_turn)
        self.pondered += other.pondered

    def percentile(self, share: float) -> float:
        """The seconds that this share of all decisions does not exceed."""
        left = math.ceil(share * self.count)
        for place in sorted(self.bins):
            left -= self.bins[place]
            if left <= 0:
                return min(self.longest, seconds_of(place))
        return 0.0

    def summary(self) -> dict[str, Any]:
        """In milliseconds."""
        found: dict[str, Any] = {
            "decisions": self.count,
            "mean_ms": round(1000 * self.total / self.count, 3) if self.count else 0.0,
            "p95_ms": round(1000 * self.percentile(0.95), 3),
            "max_ms": round(1000 * self.longest, 3),
        }
        if self.clock:
            found["clock_ms"] = round(1000 * self.clock, 3)
            found["turns"] = self.turns
            found["turns_late"] = self.late
            found["max_turn_ms"] = round(1000 * self.longest_turn, 3)
        if self.pondered:
            found["pondered_s"] = round(self.pondered, 3)
        return found

    def plain(self) -> list[Any]:
        """For a file; `read_timings` is the way back."""
        times = [round(one, 6) for one in (self.clock, self.total, self.longest, self.longest_turn)]
        if self.pondered:
            times.append(round(self.pondered, 6))
        return [self.count, self.turns, self.late, times, sorted(self.bins.items())]


def read_timings(plain: list[Any]) -> Timings:
    found = Timings()
    found.count, found.turns, found.late, times, bins = plain
    found.clock, found.total, found.longest, found.longest_turn = times[:4]
    found.pondered = sum(times[4:])
    found.bins = Counter({int(place): int(count) for place, count in bins})
    return found


def bin_of(seconds: float) -> int:
    return math.ceil(STEPS * math.log10(max(seconds, 1e-9)))


def seconds_of(place: int) -> float:
    """The longest time of that bin."""
    return float(10 ** (place / STEPS))
