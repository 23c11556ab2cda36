"""Why not: every wrong action has a rule of this game, or says that it is no action or not this seat's turn."""

from pathlib import Path
from random import Random

import pytest

from tests.games.artificium.board import Board
from tests.games.artificium.random_play import book, rich_box, tables
from tilewright.games.artificium.book import Book


def every_text(rules: Book) -> list[str]:
    """All texts of actions that there are in this game."""
    cards, resources = rules.box.card_keys, rules.box.resource_keys
    seats = [str(seat) for seat in range(rules.seats)]
    found = ["pass", "redraw", "apply", "discard", "withdraw", "done"]
    found += [f"{word} {card}" for word in ("lay", "return", "discard") for card in cards]
    found += [f"{word} {resource}" for word in ("sell", "buy") for resource in resources]
    found += [f"{word} {seat}" for word in ("scout", "knight") for seat in seats]
    found += [f"steal {seat} {resource}" for seat in seats for resource in resources]
    return found + [f"swap {given} {taken}" for given in cards for taken in cards]


@pytest.mark.parametrize("seed", range(6))
def test_every_action_is_an_option_or_has_a_reason(tmp_path: Path, seed: int) -> None:
    rules = book(2 + seed % 3, rich_box(tmp_path))
    dice = Random(seed)
    texts = every_text(rules)
    numbers = (Path(__file__).parents[4] / "docs/rules/artificium.md").read_text(encoding="utf-8")
    for s in tables(rules, seed):
        if not s.stack or dice.random() > 0.15:
            continue
        seat = dice.choice(rules.waiting_seats(s))
        options = {rules.text(action) for action in rules.options(s, seat)}
        for text in texts:
            why = rules.why_not(s, seat, text)
            assert (why is None) == (text in options), text
            if why is not None:
                section, item = why.rule.split(".")
                assert section.startswith("AR-"), text
                assert f"\n{item}. " in numbers[numbers.index(f"## {section} ") :], why


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "fly",
            "lay",
            "lay moon",
            "swap farm",
            "swap farm farm farm",
            "pass now",
            "scout 2",
            "steal 0",
            "steal wood 0",
        ),
        *(
            "sell 1",
            "LAY farm",
            " lay farm",
            "lay  farm",
            "lay farm ",
            "knight -1",
            "discard farm farm",
            "redraw 1",
        ),
    ],
)
def test_a_text_that_is_no_action_is_malformed(text: str) -> None:
    why = Board("seat 0; hand 1 farm\nseat 1; hand 1 farm").rules.why_not(
        Board("seat 0; hand 1 farm\nseat 1; hand 1 farm").table, 0, text
    )
    assert why is not None
    assert why.key == "malformed"


def test_the_facts_say_how_much_is_missing() -> None:
    board = Board("seat 0; hand 1 castle; coins 3\nseat 1; out").do("0 lay castle")
    why = board.rules.why_not(board.table, 0, "apply")
    assert why is not None
    assert (why.rule, why.key, why.facts) == ("AR-4.8", "not-payable", {"card": "castle", "missing": 12})
