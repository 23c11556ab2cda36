"""Every run of a test is dealt the same games, so that a failure can be seen again; another test, others."""

import hashlib

import pytest

from tilewright.server import secrets

truly_random = {name: getattr(secrets, name) for name in ("new_seed", "draw_seat", "new_secret")}


def deal_alike(monkeypatch: pytest.MonkeyPatch, test: str) -> None:
    """The tables of that test get seeds that follow from its name, each another."""
    dealt = 0

    def seed() -> str:
        nonlocal dealt
        dealt += 1
        return hashlib.sha256(f"{test} {dealt}".encode()).hexdigest()[:32]

    monkeypatch.setattr(secrets, "new_seed", seed)
    monkeypatch.setattr(secrets, "draw_seat", lambda players: (len(test) + dealt) % players)


def throw_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of servers that start from now on have the same dice."""
    monkeypatch.setattr(secrets, "new_secret", lambda: b"the same dice for bots, any test")


def deal_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server does that is not tested."""
    for name, real in truly_random.items():
        monkeypatch.setattr(secrets, name, real)
