"""A summer boat is called by the side it was dealt on, wherever it is by the time that something is told of it."""

import random

from tests.games.keyflower.board import book_of
from tests.games.keyflower.season_ends import end_season_and_boats
from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.event import Event
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import facts_for

GAMES = 60
ABOUT_BOATS = {"market", "bid", "bid-returned", "unsold", "won", "placed"}


def named_wrongly(seed: int, kinds: set[tuple[str, int]]) -> list[str]:
    """Sentences of a random game that lack the name of the boat they are about; `kinds` gathers what was told."""
    rules, dice, found = book_of("keyflower(players=4)"), random.Random(seed), list[str]()
    s = rules.new(f"boats {seed}")
    assert isinstance(s, KeyflowerState)
    presentation = presentation_for(rules, "en")
    boats = {tile.key: (number, tile) for number, tile in enumerate(rules.box.tiles) if tile.kind == SUMMER_BOAT}
    dealt: dict[str, int] = {}
    while not rules.over(s):
        seat = dice.choice(rules.waiting_seats(s))
        events: list[Event] = []
        rules.apply(s, seat, dice.choice(rules.options(s, seat)), events)
        dealt |= {key: s.side[number] for key, (number, _) in boats.items() if number in s.lots}
        speech = presentation.at([], rules.view(s, -1))
        for facts in (facts_for(event, -1) for event in events):
            tiles = facts.get("tiles") or [facts.get("tile")]
            assert isinstance(tiles, list)
            for key in dealt.keys() & set(tiles) if facts["kind"] in ABOUT_BOATS else ():
                words, name = presentation.event(speech, facts), boats[key][1].name("en", dealt[key])
                kinds.add((str(facts["kind"]), dealt[key]))
                found += [] if name in words else [f"{words} ({name})"]
    return found


def test_events_call_a_boat_by_its_side() -> None:
    kinds: set[tuple[str, int]] = set()
    assert [words for seed in range(GAMES) for words in named_wrongly(seed, kinds)] == []
    assert kinds == {(kind, side) for kind in ABOUT_BOATS for side in (0, 1)}


def test_a_boat_that_waits_to_be_placed_is_called_by_its_side_before_it_has_its_power() -> None:
    board = end_season_and_boats(
        "market summer_boat_2b; bids 0 1 red", "market carpenter; bids 0 1 red", season="summer"
    )
    view = board.rules.view(board.table, 1)
    players = view["players"]
    assert isinstance(players, list)
    mine, other = players
    assert (mine["sides"], mine["powers"]) == ({"summer_boat_2": 1}, [])
    assert "sides" not in other
    speech = presentation_for(board.rules, "en").at([], view)
    assert speech.names["summer_boat_2"] == board.rules.box.tile("summer_boat_2").name("en", 1)
