"""The laws themselves: the toy game keeps them all, and each of them catches a game that breaks it."""

import pytest

from tests.conformance.mutants import CHECKS, MUTANTS, SOUND
from tests.kernel.toy import GAME, Toy
from tilewright.conformance import checked_games
from tilewright.conformance.checked_games import ALWAYS, SOMETIMES, Broken, CheckedGames, gather_texts
from tilewright.conformance.decision import TextPool
from tilewright.kernel.registry import Spec

PLAIN = Spec(GAME, {option.name: option.default for option in GAME.options} | {"players": 3})
POOL = gather_texts(PLAIN, 3)
LAWS = [law.__name__ for law in (*ALWAYS, *SOMETIMES)]


def games_of(rules: Toy, pool: TextPool = POOL) -> CheckedGames:
    return CheckedGames(PLAIN, rules, CHECKS, 1, pool)


def play_many(games: CheckedGames) -> None:
    for seed in range(40):
        games.play(f"many {seed}")


def test_the_toy_game_keeps_every_law() -> None:
    games = games_of(SOUND)
    play_many(games)
    assert set(games.tally.laws) == {law.__name__ for law in SOMETIMES}


def test_every_law_has_its_mutant() -> None:
    assert [law for law in LAWS if law not in MUTANTS] == []


@pytest.mark.parametrize("law", list(MUTANTS))
def test_a_law_catches_who_breaks_it(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checked_games, "ALWAYS", [one for one in ALWAYS if one.__name__ == law])
    monkeypatch.setattr(
        checked_games, "SOMETIMES", [one for one in SOMETIMES if one.__name__ == law] or SOMETIMES[:1]
    )
    monkeypatch.setattr(checked_games, "BOUND", 500)
    with pytest.raises(Broken) as error:
        play_many(games_of(MUTANTS[law]()))
    assert error.value.law == law, error.value
