"""Plans over seasons: what to keep and what to get for winter tiles, said with hints."""

from typing import Any

import pytest

from tests.bots.keyflower.positions import mind_of
from tests.games.keyflower.turn_board import at, turn_board
from tilewright.bots.bot import question_for
from tilewright.bots.hints import notes_beyond
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES


def notes(*given: str, season: str = "autumn") -> list[tuple[str, str, Any, Any]]:
    board = turn_board(*given, season=season)
    found = mind_of(board).notes(board.table, 0)
    return [
        (
            one.reason.removeprefix("keyflower-plan-"),
            str(one.facts["tile"]),
            one.facts["items"],
            one.facts["points"],
        )
        for one in found
    ]


def test_what_a_winter_tile_in_hand_scores_is_to_be_kept() -> None:
    hand = "4 red; skills 2 anvil 1 pick 2 saw; winter scribes windmill watermill"
    assert ("keep", "scribes", {"saw": 1, "pick": 1, "anvil": 1}, 10) in notes(hand)


def test_what_a_further_set_lacks_is_to_be_got_if_it_is_little() -> None:
    hand = "4 red; skills 1 anvil 1 saw; winter scribes keythedral apothecary"
    found = notes(hand)
    assert ("fill", "scribes", {"pick": 1}, 10) in found
    assert ("fill", "apothecary", {"any_worker": 1}, 3) in found
    assert not [one for one in found if one[1] == "keythedral"]  # it scores for nothing that one could keep


def test_a_set_of_which_nothing_is_there_is_not_mentioned() -> None:
    assert notes("none; skills none; winter scribes keythedral key_guild") == []


def test_resources_count_where_they_lie() -> None:
    village = at("north", "quarryman; goods 4 stone")
    found = notes("none; winter windmill watermill keythedral", village)
    assert {item for _, _, items, _ in found for item in items} <= {"stone", "any_resource"}
    assert found


def test_in_winter_the_tiles_that_the_seat_leads_count() -> None:
    market = "market scribes; bids 0 1 red", "market jeweller; bids 1 1 blue"
    found = notes("2 blue; skills 1 anvil 1 pick 1 saw", *market, season="winter")
    assert [tile for _, tile, _, _ in found] == ["scribes"]


def test_nothing_hidden_is_in_them() -> None:
    rules = registry().rules("keyflower(players=3)")
    state = rules.new("notes")
    asked = question_for(rules, state, 0, rules.options(state, 0))
    again = rules.determinize(state, 0, Rng.from_seed("another world"))
    other = question_for(rules, again, 0, rules.options(again, 0))
    rows = [
        [(note.reason, note.facts) for note in notes_beyond(one, Rng.from_seed("dice"))] for one in (asked, other)
    ]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_are_said_in_every_language(lang: str) -> None:
    hand = "4 red; skills 2 anvil 1 pick 2 saw; winter scribes apothecary windmill"
    board = turn_board(hand, season="autumn")
    speech = Speech(lang, "keyflower", strict=True)
    said = [speech.advice(note.reason, note.facts) for note in mind_of(board).notes(board.table, 0)]
    assert len(said) >= 2
    assert len(set(said)) == len(said)
