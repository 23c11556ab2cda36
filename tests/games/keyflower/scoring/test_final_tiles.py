"""KF-8.9, KF-9.4, KF-9.7 and KF-9.17 to KF-9.19: winter tiles, the Russian edition, 3b, through whole tables."""

import pytest

from tests.games.keyflower.game_ends import explained_items, explained_line, points, winter_board
from tilewright.games.keyflower.content.terms import WOOD
from tilewright.games.keyflower.state.tile_pieces import pack_goods

RU = ",edition=ru"


def home(goods: str) -> str:
    return f"home_1; goods {goods}"


@pytest.mark.rule("KF-8.9")
@pytest.mark.parametrize(
    ("tile", "goods", "workers", "skills", "expected"),
    [
        ("apothecary", "none", "4 red 1 green", "none", 3),
        ("apothecary", "none", "4 red", "none", 0),
        ("craftsmans_guild", "none", "2 blue 2 red 2 yellow", "none", 6),
        ("craftsmans_guild", "none", "1 blue 1 red 5 green", "none", 0),
        ("jeweller", "3 gold 2 wood", "none", "none", 6),
        ("key_guild", "none", "none", "2 saw 2 pick 1 anvil", 10),
        ("key_guild", "none", "none", "4 saw", 0),
        ("keythedral", "none", "none", "none", 12),
        ("key_market", "none", "3 green 2 red", "none", 6),
        ("mercers_guild", "2 wood 2 stone 2 iron", "none", "none", 10),
        ("mercers_guild", "3 wood 1 stone", "none", "none", 0),
        ("scholar", "none", "none", "4 pick 3 saw", 12),
        ("scribes", "none", "none", "1 saw 2 pick 1 anvil", 10),
        ("village_hall", "none", "2 red 5 green", "none", 5),
        ("watermill", "4 stone 3 iron", "none", "none", 4),
        ("windmill", "2 stone 2 iron 1 wood", "none", "none", 5),
        ("windmill", "4 stone", "none", "none", 0),
    ],
)
def test_a_winter_tile_scores_as_printed(tile: str, goods: str, workers: str, skills: str, expected: int) -> None:
    assert points(tile, home(goods), workers=workers, skills=skills) == expected


@pytest.mark.rule("KF-8.9", "KF-8.6")
def test_the_jeweller_gives_two_for_gold_instead_of_one() -> None:
    assert points("jeweller", "keywood; goods 2 gold") == 4


@pytest.mark.rule("KF-8.9")
def test_gold_fills_a_set_of_five_on_the_windmill_only_if_that_gains() -> None:
    assert points("windmill", home("3 wood 2 gold")) == 5
    assert points("windmill", home("2 wood 2 gold")) == 2
    assert points("windmill", home("5 gold")) == 5


@pytest.mark.rule("KF-9.4")
def test_key_market_gives_two_and_in_the_russian_edition_three() -> None:
    assert points("key_market", workers="4 green") == 8
    assert points("key_market", workers="4 green", options=RU) == 12


@pytest.mark.rule("KF-9.4")
def test_the_russian_edition_changes_nothing_else() -> None:
    tiles = ("apothecary", "jeweller", "scholar", "keythedral", home("2 gold"))
    assert points(*tiles, workers="5 red", skills="1 saw", options=RU) == 3 + 4 + 3 + 12


@pytest.mark.rule("KF-9.4")
def test_one_edition_does_not_change_the_other() -> None:
    assert points("key_market", workers="1 green", options=RU) == 3
    assert points("key_market", workers="1 green") == 2


@pytest.mark.rule("KF-9.16")
def test_gold_on_the_watermill_scores_as_it_would_by_itself() -> None:
    assert points("watermill", home("2 gold 3 wood")) == 5


@pytest.mark.rule("KF-9.16")
def test_the_key_guild_is_for_skills_and_takes_no_worker_from_white_wind() -> None:
    assert points("key_guild", "boat_white_wind", workers="5 red", skills="5 saw") == 15


@pytest.mark.rule("KF-9.17")
def test_under_3b_every_resource_counts_as_gold() -> None:
    assert points("summer_boat_3b", home("2 wood 1 stone 3 iron")) == 6
    assert points("summer_boat_3a", home("2 wood 1 stone 3 iron")) == 0
    assert points("summer_boat_3b", "jeweller", home("2 wood 1 gold")) == 6


@pytest.mark.rule("KF-9.17", "KF-9.7")
def test_under_3b_every_resource_on_a_storage_tile_matches_it() -> None:
    assert points("summer_boat_3b", "timber_yard; goods 1 wood 2 stone 1 iron") == 8
    assert points("timber_yard; goods 1 wood 2 stone 1 iron") == 2


@pytest.mark.rule("KF-9.17")
def test_3b_is_for_its_owner_only() -> None:
    board = winter_board("summer_boat_3b", home("1 wood"), start=1)
    board.table.goods[board.table.villages[1].tiles[0]] = pack_goods(WOOD, 5)  # on the other home
    assert board.rules.scores(board.table) == [1, 1]


@pytest.mark.rule("KF-9.17", "KF-9.19")
def test_under_3b_any_three_resources_are_a_set_of_the_mercers_guild() -> None:
    assert points("summer_boat_3b", "mercers_guild", home("3 wood")) == 5
    assert points("summer_boat_3b", "mercers_guild", home("5 wood 1 iron")) == 10
    assert points("mercers_guild", home("3 wood")) == 0


@pytest.mark.rule("KF-9.19")
def test_gold_stands_in_for_any_part_of_a_set_of_the_mercers_guild() -> None:
    assert points("mercers_guild", home("1 wood 2 gold")) == 5
    assert points("mercers_guild", home("3 gold")) == 5
    assert points("mercers_guild", home("2 wood 1 gold")) == 1


@pytest.mark.rule("KF-9.18")
def test_the_purple_worker_may_be_the_kind_chosen_even_if_it_is_the_only_one() -> None:
    assert points("scholar", start=0) == 3
    assert points("scholar", skills="2 saw", start=0) == 9
    assert points("watermill", "village_hall", workers="1 red", start=0) == 2


@pytest.mark.rule("KF-9.18", "KF-8.14")
def test_the_purple_worker_is_declared_as_one_kind() -> None:
    board = winter_board("scribes", skills="1 saw 1 pick", start=0)
    assert board.rules.explain(board.table, 0)["purple"] == "anvil"
    items = [
        {"item": "pick", "count": 1},
        {"item": "purple", "count": 1, "as": "anvil"},
        {"item": "saw", "count": 1},
    ]
    assert sorted(explained_items(board, "scribes"), key=str) == sorted(items, key=str)


@pytest.mark.rule("KF-9.18")
def test_the_purple_worker_as_gold_used_nowhere_scores_one() -> None:
    board = winter_board(start=0)
    assert explained_line(board, "") == {
        "what": "leftover", "tile": "", "points": 1, "times": 1,
        "items": [{"item": "purple", "count": 1, "as": "gold"}],
    }  # fmt: skip


@pytest.mark.rule("KF-8.14")
def test_all_choices_are_made_at_once_and_shown() -> None:
    tiles = ("scholar", "village_hall", "watermill", "timber_yard; goods 1 wood", home("3 iron"))
    board = winter_board(*tiles, workers="1 red 3 blue", skills="2 pick 1 saw", start=0)
    chosen = [explained_line(board, tile)["chosen"] for tile in ("scholar", "village_hall", "watermill")]
    assert chosen == ["pick", "blue", "iron"]
    assert explained_line(board, "timber_yard")["points"] == 2
    assert board.rules.scores(board.table)[0] == 9 + 3 + 3 + 2
