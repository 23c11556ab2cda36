"""Prometheus metrics: numbers only, nothing about a game or person."""

from bisect import bisect_left
from pathlib import Path
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted as it happens; the rest is looked up when somebody asks."""

    def __init__(self) -> None:
        self.requests: dict[tuple[str, int], int] = {}  # by route and status
        self.messages: dict[str, int] = {}  # by kind
        self.refused = 0
        self.dropped: dict[str, int] = {}  # sockets, by reason
        self.errors = 0
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def request(self, route: str, status: int) -> None:
        self.requests[route, status] = self.requests.get((route, status), 0) + 1

    def message(self, kind: str) -> None:
        self.messages[kind] = self.messages.get(kind, 0) + 1

    def drop(self, reason: str) -> None:
        self.dropped[reason] = self.dropped.get(reason, 0) + 1

    def action(self, seconds: float) -> None:
        """The time from the arrival of an action until it was stored and sent to everybody."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []

        def family(name: str, kind: str, rows: list[tuple[str, float]]) -> None:
            lines.append(f"# TYPE tilewright_{name} {kind}")
            lines.extend(f"tilewright_{name}{labels} {value:g}" for labels, value in rows)

        requests = [(f'{{route="{r}",status="{s}"}}', float(n)) for (r, s), n in sorted(self.requests.items())]
        family("http_requests_total", "counter", requests)
        family("messages_total", "counter", [(f'{{kind="{k}"}}', n) for k, n in sorted(self.messages.items())])
        family("dropped_total", "counter", [(f'{{reason="{r}"}}', n) for r, n in sorted(self.dropped.items())])
        family("refused_total", "counter", [("", self.refused)])
        family("internal_errors_total", "counter", [("", self.errors)])
        for name, value in gauges.items():
            family(name, "counter" if name.endswith("_total") else "gauge", [("", value)])
        lines.append("# TYPE tilewright_action_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            total += count
            lines.append(f'tilewright_action_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"tilewright_action_seconds_sum {self.seconds:g}", f"tilewright_action_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes that this process holds now, where the system says so."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))
