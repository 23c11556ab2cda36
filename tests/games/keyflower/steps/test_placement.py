"""KF-7.9 to KF-7.12, KF-7.15, KF-9.8 and the placing under 2a: new tiles join the villages."""

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.keyflower.season_ends import cell_of_tile, end_season, end_season_and_boats, place_all
from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.state.state import IN_BOX

# Home 1 has water on its bottom side, towards the cell 0,1, and roads elsewhere.
WON = "market woodcutter; bids 0 1 red"
# Round this village every free edge is a road, or lies where a boat would touch a road too.
NO_FIELD = "village 0 home_1 0,0 0\nvillage 0 alehouse -1,1 1\nvillage 0 key_mine -1,2 1"


def spots(offered: list[str], at: str) -> list[int]:
    """The turns that are offered for a cell."""
    return [int(text.split()[3]) for text in offered if text.split()[2] == at]


@pytest.mark.rule("KF-7.9")
def test_all_players_place_at_the_same_time() -> None:
    board = end_season_and_boats("market woodcutter; bids 0 1 red", "market keywood; bids 1 1 red", start=0)
    assert board.waiting == [0, 1]
    board.do("1 place keywood 0,-1 0")
    assert board.waiting == [0]
    board.do("0 place woodcutter 0,-1 0")
    assert cell_of_tile(board, 1, "keywood") == (0, -1, 0)
    assert cell_of_tile(board, 0, "woodcutter") == (0, -1, 0)


@pytest.mark.rule("KF-7.9")
def test_tiles_are_placed_after_the_boats_have_been_chosen() -> None:
    board = end_season(WON)
    assert board.asked == "boat"
    assert len(board.table.villages[0].tiles) == 1


@pytest.mark.rule("KF-7.9")
def test_who_has_no_new_tile_is_not_asked() -> None:
    assert end_season_and_boats(WON).waiting == [0]
    assert end_season_and_boats(WON).refused("0 place keywood 0,-1 0") == "KF-7.9"


@pytest.mark.rule("KF-7.10")
def test_a_tile_joins_road_to_road() -> None:
    board = end_season_and_boats(WON)
    assert spots(board.offered(0), "0,-1") == [0, 3, 4, 5]
    assert board.refused("0 place woodcutter 0,-1 1") == "KF-7.10"
    assert board.refused("0 place woodcutter 0,-1 2") == "KF-7.10"


@pytest.mark.rule("KF-7.10")
def test_every_edge_that_touches_a_tile_must_match_not_only_one() -> None:
    board = end_season_and_boats(WON, "village 0 home_1 0,0 0\nvillage 0 keywood 0,-1 0")
    assert spots(board.offered(0), "1,-1") == [4]
    assert board.refused("0 place woodcutter 1,-1 0") == "KF-7.10"


@pytest.mark.rule("KF-7.10")
def test_field_may_join_field() -> None:
    board = end_season_and_boats(
        "market key_mine; bids 0 1 red", "village 0 home_1 0,0 0\nvillage 0 keywood 0,-1 0"
    )
    assert spots(board.offered(0), "-1,-1") == [3, 4]


@pytest.mark.rule("KF-7.10")
def test_a_tile_must_touch_the_village_and_lie_on_a_free_cell() -> None:
    board = end_season_and_boats(WON)
    assert board.refused("0 place woodcutter 2,0 0") == "KF-7.10"
    assert board.refused("0 place woodcutter 0,0 0") == "KF-7.10"


@pytest.mark.rule("KF-7.10")
def test_boats_need_not_join_by_water_but_their_fields_match() -> None:
    board = end_season_and_boats("village 0 home_1 0,0 0\nvillage 0 keywood 0,-1 0", season="winter")
    assert board.offered(0)[0].startswith("place boat_keyflower")
    assert spots(board.offered(0), "-1,-1") == [0, 1]
    assert spots(board.offered(0), "0,-2") == []


@pytest.mark.rule("KF-7.10")
def test_the_tiles_won_may_be_placed_in_any_order_each_after_the_other() -> None:
    for first, second in (("woodcutter", "miner"), ("miner", "woodcutter")):
        board = end_season_and_boats("market woodcutter; bids 0 1 red", "market miner; bids 0 1 red")
        assert sorted(board.offered(0)) == ["lay miner", "lay woodcutter"]
        board.do(f"0 lay {first}", f"0 place {first} 0,-1 0", f"0 place {second} 0,-2 0")
        assert cell_of_tile(board, 0, second) == (0, -2, 0)


@pytest.mark.rule("KF-7.11")
def test_any_orientation_that_matches_is_allowed() -> None:
    for turn in (0, 3, 4, 5):
        board = end_season_and_boats(WON).do(f"0 place woodcutter 0,-1 {turn}")
        assert cell_of_tile(board, 0, "woodcutter") == (0, -1, turn)


@pytest.mark.rule("KF-7.11")
def test_a_placed_tile_never_moves_or_turns() -> None:
    board = end_season_and_boats(WON).do("0 place woodcutter 0,-1 3")
    assert board.asked == "turn"
    assert board.refused(f"{board.waiting[0]} place woodcutter 0,-1 0") != ""
    board.do("1 pass", "0 pass")
    assert cell_of_tile(board, 0, "woodcutter") == (0, -1, 3)


@pytest.mark.rule("KF-7.11")
def test_a_turn_that_looks_the_same_is_no_second_way() -> None:
    board = end_season_and_boats("market keywood; bids 0 1 red")
    assert spots(board.offered(0), "0,-1") == [0, 2]
    assert board.refused("0 place keywood 0,-1 3") == "KF-7.11"


@pytest.mark.rule("KF-7.12")
def test_every_kind_of_tile_has_its_number_of_roads() -> None:
    box = book_of("keyflower(players=2)").box
    assert {edges_of(box.tiles[tile].edges) for tile in box.homes} == {(5, 1)}
    for season, roads in ((0, 4), (1, 3), (2, 2), (3, 1)):
        tiles = [box.tiles[tile] for tile in box.seasons[season] if box.tiles[tile].kind != SUMMER_BOAT]
        assert {edges_of(tile.edges) for tile in tiles} == {(roads, 0)}
    assert {edges_of(box.tiles[tile].edges) for tile in box.summer_boats} == {(0, 2)}


def edges_of(edges: tuple[int, ...]) -> tuple[int, int]:
    """The number of roads and of water edges."""
    return edges.count(1), edges.count(2)


@pytest.mark.rule("KF-7.12", "KF-6.2")
def test_the_roads_of_a_tile_all_join_in_its_middle() -> None:
    board = Board(
        "season spring; turn 0\nmarket none\nseat 0; workers 1 red\nvillage 0 home_1+ 0,0 0\n"
        "village 0 woodcutter 0,-1 0; goods 1 wood\nvillage 0 miner 1,0 5"
    )
    board.do("0 use home_1", "0 send 1 red", "0 move wood woodcutter home_1", "0 move wood home_1 miner")
    assert board.goods("miner") == {"wood": 1}


@pytest.mark.rule("KF-7.15")
def test_a_water_edge_touches_water_or_nothing() -> None:
    assert spots(end_season_and_boats(WON).offered(0), "0,1") == []
    board = end_season_and_boats("market summer_boat_1b; bids 0 1 red", season="summer")
    assert board.offered(0) == ["place summer_boat_1 0,1 0"]


@pytest.mark.rule("KF-7.15")
def test_the_water_of_a_boat_touches_no_field() -> None:
    village = "village 0 home_1 0,0 0\nvillage 0 keywood 0,-1 0"
    board = end_season_and_boats("market summer_boat_1b; bids 0 1 red", village, season="summer")
    assert board.refused("0 place summer_boat_1 -1,-1 2") == "KF-7.10"


@pytest.mark.rule("KF-7.15")
def test_boats_have_water_on_two_opposite_sides_and_fields_elsewhere() -> None:
    box = book_of("keyflower(players=2)").box
    for tile in (*box.boats, *box.summer_boats):
        water = [side for side in range(6) if box.tiles[tile].edges[side] == 2]
        assert edges_of(box.tiles[tile].edges) == (0, 2)
        assert water[1] - water[0] == 3


@pytest.mark.rule("KF-7.15")
def test_turn_order_tiles_have_as_many_roads_as_their_number() -> None:
    box = book_of("keyflower(players=2)").box
    assert [edges_of(box.tiles[tile].edges) for tile in box.orders] == [(1, 0), (2, 0), (3, 0), (4, 0)]


@pytest.mark.rule("KF-9.8")
def test_a_tile_that_fits_nowhere_goes_to_the_box() -> None:
    board = end_season_and_boats(NO_FIELD, season="winter")
    assert [event["tile"] for event in board.happened("fits-nowhere")] == ["boat_keyflower"]
    assert board.table.owner[board.tile("boat_keyflower")] == IN_BOX
    assert board.waiting == [1]


@pytest.mark.rule("KF-9.8", "KF-7.10")
def test_while_one_tile_fits_it_comes_next_and_may_make_room_for_another() -> None:
    board = end_season_and_boats(
        NO_FIELD, "market carpenter; bids 0 1 red", "market summer_boat_1a; bids 0 1 red", season="summer"
    )
    assert board.refused("0 lay summer_boat_1") == "KF-9.8"
    board.do("0 " + board.offered(0, "place carpenter")[0])
    assert board.offered(0, "place summer_boat_1") != []


@pytest.mark.rule("KF-9.8")
def test_while_several_tiles_fit_one_that_does_not_cannot_be_chosen() -> None:
    lots = "market carpenter; bids 0 1 red", "market mason; bids 0 1 red", "market summer_boat_1a; bids 0 1 red"
    board = end_season_and_boats(NO_FIELD, *lots, season="summer")
    assert sorted(board.offered(0)) == ["lay carpenter", "lay mason"]
    assert board.refused("0 lay summer_boat_1") == "KF-9.8"


@pytest.mark.rule("KF-9.8")
def test_a_tile_placed_first_may_leave_no_room_for_another() -> None:
    village = "village 0 home_1 0,0 0\nvillage 0 workshop -1,1 1\nvillage 0 peddler 0,-1 0"
    lots = "market carpenter; bids 0 1 red\nmarket summer_boat_1a; bids 0 1 red"
    board = end_season_and_boats(village, lots, season="summer").do("0 lay carpenter", "0 place carpenter -1,0 4")
    assert [event["tile"] for event in board.happened("fits-nowhere")] == ["summer_boat_1"]
    other = place_all(end_season_and_boats(village, lots, season="summer").do("0 lay summer_boat_1"))
    assert cell_of_tile(other, 0, "summer_boat_1a")
    assert cell_of_tile(other, 0, "carpenter")


@pytest.mark.rule("KF-9.1")
def test_the_owner_of_2a_places_without_matching_edges() -> None:
    village = "village 0 home_1 0,0 0\nvillage 0 summer_boat_2a 0,1 0"
    board = end_season_and_boats("market barn; bids 0 1 red", village, season="autumn")
    assert spots(board.offered(0), "0,-1") == [0, 1, 2, 3, 4, 5]
    assert spots(board.offered(0), "0,2") == [0, 1, 2, 3, 4, 5]
    assert board.refused("0 place barn 3,0 0") == "KF-7.10"


@pytest.mark.rule("KF-9.1")
def test_2a_itself_must_match_and_tiles_placed_after_it_need_not() -> None:
    lots = "market summer_boat_2a; bids 0 1 red", "market carpenter; bids 0 1 red"
    board = end_season_and_boats(*lots, season="summer").do("0 lay summer_boat_2")
    assert board.offered(0) == ["place summer_boat_2 0,1 0"]
    board.do("0 place summer_boat_2 0,1 0")
    assert spots(board.offered(0), "0,-1") == [0, 1, 2, 3, 4, 5]
    board.do("0 place carpenter 0,2 1")
    assert cell_of_tile(board, 0, "carpenter") == (0, 2, 1)


@pytest.mark.rule("KF-9.1", "KF-7.10")
def test_tiles_placed_before_2a_must_match() -> None:
    lots = "market summer_boat_2a; bids 0 1 red", "market carpenter; bids 0 1 red"
    board = end_season_and_boats(*lots, season="summer").do("0 lay carpenter")
    assert board.refused("0 place carpenter 0,-1 0") == "KF-7.10"
    assert spots(board.offered(0), "0,1") == []
    board.do("0 " + board.offered(0, "place carpenter 0,-1")[0])
    assert "place summer_boat_2 0,-2 0" not in board.offered(0)


@pytest.mark.rule("KF-9.1")
def test_only_the_owner_of_2a_places_without_matching_edges() -> None:
    lots = "market summer_boat_2a; bids 0 1 red\nmarket carpenter; bids 1 1 red"
    board = end_season_and_boats(lots, season="summer")
    assert board.refused("1 place carpenter 0,-1 1") == "KF-7.10"


@pytest.mark.rule("KF-9.1")
def test_2b_does_not_change_how_tiles_are_placed() -> None:
    board = end_season_and_boats("market summer_boat_2b; bids 0 1 red", season="summer")
    assert board.offered(0) == ["place summer_boat_2 0,1 0"]


@pytest.mark.rule("KF-9.1", "KF-9.8")
def test_2a_that_matches_nowhere_goes_to_the_box_like_any_tile() -> None:
    board = end_season_and_boats(NO_FIELD, "market summer_boat_2a; bids 0 1 red", season="summer")
    assert [event["tile"] for event in board.happened("fits-nowhere")] == ["summer_boat_2"]
    assert list(board.table.power) == [0, 0]
