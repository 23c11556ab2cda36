"""Clocks that a test moves: those of this process, on top of the time that passes, or one that stands still."""

import pytest

from tilewright.server import clock


class ShiftedClocks:
    """`day` is added to the time of day, `passed` to the running clock, in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.day = self.passed = 0
        now, ticks = clock.now, clock.ticks
        monkeypatch.setattr(clock, "now", lambda: now() + self.day)
        monkeypatch.setattr(clock, "ticks", lambda: ticks() + self.passed)

    def pass_by(self, seconds: int) -> None:
        self.day += 1000 * seconds
        self.passed += 1000 * seconds


class ManualClock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
