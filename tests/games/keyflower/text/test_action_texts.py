"""Texts of actions at both ends of what they may say, and what is said about one that goes beyond."""

import pytest

from tests.games.keyflower.board import book_of
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.kernel.reason import Malformed

BASE, MERCHANTS = "keyflower(players=2)", "keyflower(players=2, merchants=true)"
FAR = "forge" * 20  # longer than what is repeated of a wrong word


def details(text: str, spec: str = BASE) -> list[tuple[str, dict[str, object]]]:
    with pytest.raises(Malformed) as refused:
        book_of(spec).parse(text)
    return refused.value.details()


@pytest.mark.parametrize(
    "text",
    [
        "add 1 red", "add 140 green", "send", "send 1 blue", "send 140 yellow",
        "spend 1 wood", "spend 48 gold", "spend 1 saw", "spend 3 saw", "spend 3 saw 3 pick 3 anvil",
        "spend 48 wood 48 stone 48 iron 48 gold 3 pick",
        "choose keywood", "choose keywood miner stable gold_mine alehouse",
        "place keywood 0,0 0", "place keywood 100,-100 5", "place keywood -100,100 1",
        "move wood keywood miner", "move gold miner keywood",
    ],
)  # fmt: skip
def test_the_least_and_the_most_are_read_and_written_back(text: str) -> None:
    rules = book_of(BASE)
    written = rules.text(rules.parse(text))
    assert sorted(written.split(" ")) == sorted(text.split(" "))
    assert rules.text(rules.parse(written)) == written


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("bid", "form", {"word": "bid", "form": "TILE"}),
        ("bid keywood miner", "form", {"word": "bid", "form": "TILE"}),
        ("bid castle", "no-tile", {"given": "castle"}),
        (f"bid {FAR}", "no-tile", {"given": FAR[:40]}),
        ("pay", "form", {"word": "pay", "form": "|".join(COLOURS)}),
        ("pay pink", "none-of", {"given": "pink", "names": list(COLOURS)}),
        ("return saw saw", "form", {"word": "return", "form": "|".join(SKILLS)}),
        ("add", "form", {"word": "add", "form": "NUMBER COLOUR"}),
        ("add 1", "form", {"word": "add", "form": "NUMBER COLOUR"}),
        ("add 0 red", "number-outside", {"given": "0", "low": 1, "high": 140}),
        ("add 141 red", "number-outside", {"given": "141", "low": 1, "high": 140}),
        ("add 01 red", "no-number", {"given": "01"}),
        ("add 10000 red", "no-number", {"given": "10000"}),
        ("add 9999 red", "number-outside", {"given": "9999", "low": 1, "high": 140}),
        ("add ² red", "no-number", {"given": "²"}),
        (f"add {FAR} red", "no-number", {"given": FAR[:40]}),
        ("send 1 red 1", "form", {"word": "send", "form": "NUMBER COLOUR"}),
        ("move wood keywood", "form", {"word": "move", "form": "RESOURCE TILE TILE"}),
        ("move saw keywood miner", "none-of", {"given": "saw", "names": list(RESOURCES)}),
        ("move wood castle miner", "no-tile", {"given": "castle"}),
        ("move wood keywood castle", "no-tile", {"given": "castle"}),
        ("spend", "form", {"word": "spend", "form": "NUMBER RESOURCE NUMBER SKILL"}),
        ("spend 1", "form", {"word": "spend", "form": "NUMBER RESOURCE NUMBER SKILL"}),
        ("spend 1 wood 1", "form", {"word": "spend", "form": "NUMBER RESOURCE NUMBER SKILL"}),
        ("spend 4 saw", "number-outside", {"given": "4", "low": 1, "high": 3}),
        ("spend 0 saw", "number-outside", {"given": "0", "low": 1, "high": 3}),
        ("spend 3 pick 1 pick", "too-many-skills", {}),
        ("spend 49 wood", "number-outside", {"given": "49", "low": 1, "high": 48}),
        ("spend 0 wood", "number-outside", {"given": "0", "low": 1, "high": 48}),
        ("spend 1 clay", "none-of", {"given": "clay", "names": list(RESOURCES)}),
        ("choose", "different-tiles", {"word": "choose", "most": 5}),
        ("choose keywood keywood", "different-tiles", {"word": "choose", "most": 5}),
        ("choose keywood miner stable gold_mine alehouse forge", "different-tiles", {"word": "choose", "most": 5}),
        ("place keywood 0,0", "form", {"word": "place", "form": "TILE 1,-1 TURN"}),
        ("place keywood 0,0 6", "number-outside", {"given": "6", "low": 0, "high": 5}),
        ("place keywood 0 0", "no-cell", {"given": "0"}),
        ("place keywood 0,0,0 0", "no-cell", {"given": "0,0,0"}),
        (f"place keywood {FAR} 0", "no-cell", {"given": FAR[:40]}),
        ("place keywood 101,0 0", "number-outside", {"given": "101", "low": 0, "high": 100}),
        ("place keywood 0,-101 0", "number-outside", {"given": "101", "low": 0, "high": 100}),
        ("place keywood -0,0 0", "no-sign", {}),
        ("place keywood --1,0 0", "no-number", {"given": "-1"}),
        ("pass on", "nothing-follows", {"word": "pass"}),
        ("done 1", "nothing-follows", {"word": "done"}),
    ],
)  # fmt: skip
def test_what_goes_beyond_is_refused_with_what_is_allowed(text: str, key: str, facts: dict[str, object]) -> None:
    assert details(text) == [(key, facts)]


@pytest.mark.parametrize("text", ["unseen 1", "unseen 3", "exchange red4 wood", "extend keywood red_for_wood"])
def test_actions_of_the_expansion_are_read_and_written_back(text: str) -> None:
    rules = book_of(MERCHANTS)
    assert rules.text(rules.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("unseen", "form", {"word": "unseen", "form": "STACK"}),
        ("unseen 0", "number-outside", {"given": "0", "low": 1, "high": 3}),
        ("unseen 4", "number-outside", {"given": "4", "low": 1, "high": 3}),
        ("exchange red4", "form", {"word": "exchange", "form": "CONTRACT ITEM"}),
        ("extend keywood", "form", {"word": "extend", "form": "TILE EXTENSION"}),
        ("extend castle", "form", {"word": "extend", "form": "TILE EXTENSION"}),
        ("moor", "form", {"word": "moor", "form": "TILE"}),
    ],
)
def test_the_expansion_says_what_its_actions_need(text: str, key: str, facts: dict[str, object]) -> None:
    assert details(text, MERCHANTS) == [(key, facts)]
