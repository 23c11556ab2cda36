"""Frozen states as bytes: what the core writes itself is what the standard library writes."""

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.packing import dump_json, encode_value, packed
from tilewright.kernel.playout import Dice, playout


@pytest.mark.parametrize(
    "value",
    [
        [0, -1, -8, -9, 503, 504, 1 << 70, -(1 << 40)],
        [True, False, None, 1.5, "", 'a"b\\c', "vár\n\u2603"],
        {"b": [[], {}], "a": {"z": 1, "y": [1, [2]]}, "ü": 3},
        [],
    ],
)
def test_what_is_written_is_what_the_standard_library_writes(value: object) -> None:
    assert encode_value(value) == dump_json(value)


def test_keys_stand_in_order_and_nothing_between() -> None:
    assert packed({"b": 1, "a": [1, 2]}) == b'{"a":[1,2],"b":1}'


@pytest.mark.parametrize("spec", ["keyflower(players=3,merchants=true)", "artificium(players=2)"])
def test_a_state_packs_itself_into_the_same_bytes(spec: str) -> None:
    rules = registry().rules(spec)
    state, dice = rules.new("packing"), Dice(7)
    while state.stack:
        playout(rules, state, dice, 25)
        assert state.packed(packed) == dump_json(state.freeze())
