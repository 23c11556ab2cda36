"""The list of known breaks: each of them must still be one."""

import pytest

from tests.conformance import walk as walking
from tests.conformance.cases import all_games, hooks_of, main_specs
from tests.conformance.known import ANYWHERE, KNOWN
from tests.conformance.walk import SOMETIMES, Walk, gather_texts

LISTED = [(game, law, asked, why) for game, laws in KNOWN.items() for law, asked, why in laws]


def test_known_breaks_are_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, law, asked, why in LISTED:
        monkeypatch.setattr(walking, "SOMETIMES", [one for one in SOMETIMES if one.__name__ == law])
        assert is_broken(key, law, asked), f"{law} holds now: take it out of the list ({why})"


def is_broken(key: str, law: str, asked: str) -> bool:
    game = next(game for game in all_games() if game.key == key)
    spec = main_specs(game)[-1]
    walk = Walk(spec, spec.rules(), hooks_of(game), 1, gather_texts(spec, 1))
    for seed in range(3):
        walk.play(f"known {seed}")
    return any(name == law and asked in (ANYWHERE, at) for name, at in walk.tally.known)
