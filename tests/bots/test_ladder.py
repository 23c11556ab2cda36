"""The ladder from a first game to a master, and the styles: each stronger than the one below, or other."""

import json
from importlib.resources import files

import pytest

from tilewright.bots.bot import ask, ask_plan
from tilewright.bots.catalogue import bots_of, mind_for
from tilewright.bots.hard import HardBot
from tilewright.bots.ladder import RUNGS, STYLES
from tilewright.bots.levels import NormalBot
from tilewright.bots.players import Players
from tilewright.bots.specs import BOTS, build_bot, is_level
from tilewright.bots.weight_sets import BEST, find_set, style_edition
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

GAMES = ("keyflower", "artificium")
SPEC = "artificium(players=2)"


def test_the_rungs_stand_in_order_and_styles_after_them() -> None:
    assert len(RUNGS) == 8
    assert [name for name in BOTS if name in RUNGS] == list(RUNGS)
    assert list(BOTS)[-len(STYLES) :] == list(STYLES)
    assert all(is_level(name) for name in BOTS)


def decisions(rules: Rules, seed: str, most: int) -> list[tuple[State, int]]:
    """Positions of a game in which there is something to choose, played by `easy`."""
    found: list[tuple[State, int]] = []
    state, dice = rules.new(seed), Rng.from_seed(seed)
    while not rules.over(state) and len(found) < most:
        seat = rules.waiting_seats(state)[0]
        if len(rules.options(state, seat)) > 2:
            found.append((state.clone(), seat))
        rules.apply(state, seat, ask(build_bot("easy"), rules, state, seat, dice))
    return found


def test_weak_levels_slip_as_often_as_they_should() -> None:
    rules = registry().rules(SPEC)
    met = decisions(rules, "slips", 60)

    def others(name: str) -> int:
        """Answers that `easy` would not give in the same guess."""
        return sum(
            ask(build_bot(name), rules, state, seat, Rng.from_seed(f"slip {number}"))
            != ask(build_bot("easy"), rules, state, seat, Rng.from_seed(f"slip {number}"))
            for number, (state, seat) in enumerate(met)
        )

    assert 2 <= others("beginner") < others("newcomer") <= 40


def test_casual_sometimes_plans_and_sometimes_does_not() -> None:
    rules = registry().rules(SPEC)
    mind, planned, quick = mind_for(rules), 0, 0
    for number, (state, seat) in enumerate(decisions(rules, "casual", 25)):
        said = ask_plan(build_bot("casual"), rules, state, seat, Rng.from_seed(f"casual {number}"))
        assert said[0] in rules.options(state, seat)
        planned += len(said) > 1
        quick += said == [mind.quick(state, seat, rules.options(state, seat), Rng.from_seed("quick"))]
    assert planned
    assert quick


def test_skilled_and_master_play_with_the_best_weights() -> None:
    skilled, master = build_bot("skilled"), build_bot("master:time=0.5,wide=4")
    assert isinstance(skilled, NormalBot)
    assert isinstance(master, HardBot)
    assert skilled.edition == master.edition == BEST
    assert (master.seconds, master.wanted["wide"], master.wanted["deeper"]) == (0.5, 4, 4)
    assert build_bot("master").seconds == 2.0


def wins(stronger: str, weaker: str, deals: int) -> float:
    """Of the stronger one, every deal from both seats."""
    rules, found = registry().rules(SPEC), 0.0
    for number in range(2 * deals):
        seed, state, line = f"ladder {number // 2}", rules.new(f"ladder {number // 2}"), 0
        names = (stronger, weaker) if number % 2 else (weaker, stronger)
        players = Players([build_bot(name) for name in names], rules)
        while not rules.over(state):
            seat = rules.waiting_seats(state)[0]
            rules.apply(state, seat, players.answer(state, seat, rules.options(state, seat), seed, line))
            line += 1
        winners = rules.winners(state)
        found += (names.index(stronger) in winners) / len(winners)
    return found / (2 * deals)


@pytest.mark.parametrize(("stronger", "weaker"), [("beginner", "newcomer"), ("easy", "beginner")])
def test_a_rung_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert wins(stronger, weaker, 12) > 0.55


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_the_best_set_with_some_weights_otherwise(game: str, style: str) -> None:
    package = f"tilewright.bots.{game}"
    style_file = json.loads((files(package) / "styles" / f"{style}.json").read_text(encoding="utf-8"))
    assert style_file["about"]
    best, styled = find_set(package, BEST, "base-2"), find_set(package, style_edition(style), "base-2")
    changed = {
        (section, key)
        for section, values in styled.sections.items()
        for key, value in values.items()
        if best.sections[section][key] != value
    }
    assert changed == {(section, key) for section, keys in style_file["times"].items() for key in keys}
    rules = registry().rules(f"{game}(players=2)")
    make = bots_of(rules).weighted
    assert make is not None
    make(rules, styled)
