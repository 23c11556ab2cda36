"""Every registered game, every player count, every option: whole games in which all laws hold."""

from functools import cache

import pytest

from tests.conformance.ours import all_games, checks_for
from tilewright.conformance.cases import main_specs, older, other_specs
from tilewright.conformance.checked_games import SOMETIMES, CheckedGames, Tally, gather_texts
from tilewright.conformance.decision import TextPool
from tilewright.kernel.registry import Spec
from tilewright.kernel.rules import Rules

GAMES = 120  # of each player count
BATCH = 20
OTHER_GAMES = 4  # of each other set of options
OLDER_GAMES = 3  # of each older version of the rules, with each set of options of the usual player count
EVERY = 12  # decisions for one look at a costly law
POOL = 12  # games that give texts to be tried in other games

BOTH = 1  # batch that is played by both cores; the others once, by whichever runs

MAIN = [
    pytest.param(spec, batch, id=f"{spec.text()}-{batch}", marks=[pytest.mark.once] if batch >= BOTH else [])
    for game in all_games()
    for spec in main_specs(game)
    for batch in range(GAMES // BATCH)
]
OTHERS = [spec for game in all_games() for spec in other_specs(game)]
OLDER = [spec for game in all_games() for spec in older(game)]


@cache
def prepared(text: str) -> tuple[Rules, TextPool]:
    """Rules and texts of a spec, once for all batches of it that one process plays."""
    spec = next(spec for game in all_games() for spec in main_specs(game) if spec.text() == text)
    return spec.rules(), gather_texts(spec, POOL)


def play_some(spec: Spec, rules: Rules, pool: TextPool, seeds: list[str]) -> Tally:
    games = CheckedGames(spec, rules, checks_for(spec.game.key), EVERY, pool)
    for seed in seeds:
        games.play(seed)
    return games.tally


@pytest.mark.parametrize(("spec", "batch"), MAIN)
def test_the_laws_hold(spec: Spec, batch: int) -> None:
    rules, pool = prepared(spec.text())
    seeds = [f"game {batch * BATCH + i}" for i in range(BATCH)]
    tally = play_some(spec, rules, pool, seeds)
    assert tally.games == BATCH
    assert sum(tally.laws.values()) > len(SOMETIMES)


@pytest.mark.parametrize("spec", OTHERS, ids=[spec.text() for spec in OTHERS])
def test_the_laws_hold_with_other_options(spec: Spec) -> None:
    seeds = [f"option {i}" for i in range(OTHER_GAMES)]
    assert play_some(spec, spec.rules(), gather_texts(spec, 1), seeds).games == OTHER_GAMES


@pytest.mark.parametrize("spec", OLDER, ids=[f"rules {spec.version} {spec.text()}" for spec in OLDER])
def test_the_laws_hold_by_older_rules(spec: Spec) -> None:
    rules = spec.rules()
    assert rules.version == spec.version < spec.game.version
    seeds = [f"older {i}" for i in range(OLDER_GAMES)]
    assert play_some(spec, rules, gather_texts(spec, 1), seeds).games == OLDER_GAMES


def test_every_game_has_numbered_rules() -> None:
    for game in all_games():
        assert checks_for(game.key).numbers
