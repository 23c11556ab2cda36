"""Perft: the number of ways on is what it was; the print-out of `scripts/perft` shows where it is not."""

import json

import pytest

from scripts.tools.proof.perft import divide, perft, root
from tests.conformance.ours import all_games
from tests.golden.library import PERFT, versioned
from tests.kernel.toy import Toy
from tilewright.conformance.cases import main_specs
from tilewright.kernel.registry import Spec

SPECS = [
    Spec(game, spec.values, version)
    for game in all_games()
    for version in game.versions
    for spec in main_specs(game)
]
COUNTS: dict[str, dict[str, dict[str, int]]] = json.loads(PERFT.read_text(encoding="utf-8"))


@pytest.mark.parametrize("spec", SPECS, ids=[f"{versioned(spec)} {spec.text()}" for spec in SPECS])
def test_the_ways_on_are_as_many_as_ever(spec: Spec) -> None:
    rules = spec.rules()
    found, counts = {}, COUNTS[versioned(spec)][spec.text()]
    for name in counts:
        _, after, _, depth = name.split(" ")
        found[name] = perft(rules, root(rules, "perft", int(after)), int(depth))
    assert found == counts


def test_the_parts_add_up_and_name_the_first_action() -> None:
    toy = Toy(2)
    s = toy.new("toy")
    for depth in (1, 2, 3):
        parts = divide(toy, s, depth)
        assert [text for text, _ in parts] == [f"0 {toy.text(action)}" for action in toy.options(s, 0)]
        assert sum(count for _, count in parts) == perft(toy, s, depth)


def test_a_joint_question_counts_every_order_of_answers() -> None:
    toy = Toy(2, 1)
    s = toy.new("toy")
    for seat in (0, 1):
        toy.apply(s, seat, toy.parse("end"))
    sizes = [len(toy.options(s, seat)) for seat in (0, 1)]
    assert perft(toy, s, 1) == sum(sizes)
    assert perft(toy, s, 2) == perft(toy, s, 5) == 2 * sizes[0] * sizes[1]
