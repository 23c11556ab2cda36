"""The clocks of this process, to which a test adds on top of the time that really passes."""

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
