"""MC-2.3, MC-2.4, MC-4.7, MC-6 and MC-7: the final scoring with The Merchants."""

import pytest

from tests.games.keyflower.merchants.merchants_board import merchants_board, points


def lines_of(*lines: str, tiles: list[str], hand: str = "none", start: int = 1) -> dict[str, int]:
    """The points of every line of the explanation, by tile or by name."""
    board = merchants_board(f"season winter; start {start}; turn 0", *lines, hand=hand, tiles=tiles, players=6)
    explained = board.rules.explain(board.table, 0)
    found: dict[str, int] = {}
    assert isinstance(explained["lines"], list)
    for line in explained["lines"]:
        name = str(line.get("name") or line["tile"] or line["what"])
        found[f"{name} {line['what']}" if line["what"] in ("printed", "extension") else name] = line["points"]
    assert sum(found.values()) == explained["total"] == board.rules.scores(board.table)[0]
    return found


@pytest.mark.rule("MC-2.3")
@pytest.mark.parametrize(("supply", "gold"), [(48, 3), (2, 2), (0, 0)])
def test_by_version_1_keyflower_ii_scores_gold_as_far_as_there_is_any(supply: int, gold: int) -> None:
    assert points(f"stocks; supply {supply} gold", tiles=["boat_keyflower_ii"], version=1) == gold
    assert (
        points(f"stocks; supply {supply} gold", tiles=["boat_keyflower_ii"]) == 0
    )  # it lies on the home, or nowhere


@pytest.mark.rule("MC-2.3", "MC-2.5")
def test_its_gold_scores_like_any_but_never_on_a_storage_tile() -> None:
    for version, home in ((1, "home_1"), (2, "home_1; goods 3 gold")):
        assert points(tiles=[home, "boat_keyflower_ii", "jeweller"], version=version) == 6
        assert points(tiles=[home, "boat_keyflower_ii", "barn+"], version=version) == 3
        assert points("trade 0; contracts gold2", tiles=[home, "boat_keyflower_ii"], version=version) == 8


@pytest.mark.rule("MC-2.3")
def test_sea_breese_ii_scores_winter_tiles_not_boats_or_turn_order_tiles() -> None:
    tiles = ["boat_sea_breese_ii", "artisan", "scholar", "keywood", "turn_order_1"]
    assert lines_of(tiles=tiles)["boat_sea_breese_ii"] == 4


@pytest.mark.rule("MC-2.3")
def test_flipper_ii_gives_a_free_extension_on_the_best_upgraded_tile_without_one() -> None:
    tiles = ["boat_flipper_ii", "keywood+", "sculptor+", "miner"]
    assert points(tiles=tiles) == 3 + 10 + 10
    found = lines_of("extension sculptor red_for_wood", tiles=tiles)
    assert (found["boat_flipper_ii"], found["sculptor extension"]) == (3, 10)


@pytest.mark.rule("MC-2.3")
def test_its_colour_does_not_matter() -> None:
    only_green = "wares; extensions green_for_gold"
    assert points(only_green, "village 1 home_2 0,0 0", tiles=["boat_flipper_ii", "sculptor+"]) == 20


@pytest.mark.rule("MC-2.4")
def test_flipper_ii_gives_nothing_without_an_extension_or_a_tile_for_it() -> None:
    assert points("wares; extensions none", tiles=["boat_flipper_ii", "sculptor+", "builder"]) == 10
    assert points(tiles=["boat_flipper_ii", "keywood", "builder"]) == 0
    full = ("extension sculptor red_for_wood",)
    assert points(*full, tiles=["boat_flipper_ii", "sculptor+"]) == 20


@pytest.mark.rule("MC-2.3", "MC-3.2")
def test_ianvincible_ii_scores_symbols_with_cabins_doubled_by_2b() -> None:
    tiles = ["home_1", "boat_ianvincible_ii", "stable+", "farrier"]  # 1 + 2 + 1 symbols
    assert lines_of(tiles=tiles)["boat_ianvincible_ii"] == 8
    assert lines_of("trade 0; cabins 2", tiles=tiles)["boat_ianvincible_ii"] == 12
    doubled = lines_of("trade 0; cabins 2", tiles=[*tiles, "summer_boat_2b"])
    assert doubled["boat_ianvincible_ii"] == 24
    assert lines_of("trade 0; cabins 2", tiles=[*tiles, "summer_boat_2a"])["boat_ianvincible_ii"] == 12


@pytest.mark.rule("MC-2.3", "MC-4.7")
def test_a_fulfilled_contract_scores_seven_and_ten_with_white_wind_ii() -> None:
    contract = "trade 0; contracts blue4"
    assert points(contract, hand="4 blue") == 7
    assert points(contract, hand="4 blue", tiles=["boat_white_wind_ii"]) == 10
    assert points(contract, hand="3 blue") == 0
    assert points("trade 0; contracts blue4 red4", hand="4 blue 4 red", tiles=["boat_white_wind_ii"]) == 20


@pytest.mark.rule("MC-4.7")
def test_a_contract_is_fulfilled_once_and_items_score_once_in_all() -> None:
    assert points("trade 0; contracts blue4", hand="8 blue") == 7
    assert points("trade 0; contracts blue4 blue2_worker4", hand="6 blue") == 7
    assert points("trade 0; contracts blue4 blue2_worker4", hand="8 blue 2 red") == 14
    assert points("trade 0; contracts gold2", tiles=["home_1; goods 2 gold", "jeweller"]) == 7


@pytest.mark.rule("MC-4.7")
def test_gold_stands_in_for_resources_and_gold_needs_gold() -> None:
    assert points("trade 0; contracts wood3", tiles=["home_1; goods 1 wood 2 gold"]) == 7
    assert points("trade 0; contracts gold2", tiles=["home_1; goods 1 gold 3 wood"]) == 1
    assert points("trade 0; contracts skill_gold", hand="none; skills 1 saw", tiles=["home_1; goods 1 gold"]) == 7


@pytest.mark.rule("MC-4.7")
def test_3b_helps() -> None:
    tiles = ["home_1; goods 3 iron", "summer_boat_3b"]
    assert points("trade 0; contracts wood3", tiles=tiles) == 7
    assert points("trade 0; contracts gold2", tiles=tiles) == 8


@pytest.mark.rule("MC-4.7", "MC-4.9")
@pytest.mark.parametrize(
    ("contract", "hand", "score"),
    [("blue4", "3 blue", 7), ("saw_skill", "none; skills 1 saw", 7), ("blue4", "2 blue", 1)],
)
def test_the_purple_worker_stands_for_any_one_item(contract: str, hand: str, score: int) -> None:
    assert points(f"trade 0; contracts {contract}", hand=hand, start=0) == score


@pytest.mark.rule("MC-4.7")
def test_the_start_player_contract_needs_the_purple_worker_itself() -> None:
    assert points("trade 0; contracts start_player", start=0) == 7
    assert points("trade 0; contracts start_player", hand="9 red", start=1) == 0
    both = "trade 0; contracts start_player blue4"
    assert points(both, hand="3 blue", start=0) == 7
    assert points(both, hand="4 blue", start=0) == 14


@pytest.mark.rule("MC-6.1")
def test_artisan_scores_upgraded_tiles_home_and_flippers_tile_included() -> None:
    assert lines_of(tiles=["home_1+", "keywood+", "forge", "artisan"])["artisan"] == 4
    assert lines_of(tiles=["keywood+", "forge", "artisan", "boat_flipper"])["artisan"] == 4
    assert lines_of(tiles=["summer_boat_1b", "artisan"])["artisan"] == 0  # side b is no upgrade


@pytest.mark.rule("MC-6.1")
def test_builder_scores_extensions_and_flipper_iis_too() -> None:
    lines = ("extension keywood red_for_wood", "extension home_1 green_for_gold")
    tiles = ["home_1+", "keywood+", "forge+", "builder"]
    assert lines_of(*lines, tiles=tiles)["builder"] == 6
    assert lines_of(*lines, tiles=[*tiles, "boat_flipper_ii"])["builder"] == 9


@pytest.mark.rule("MC-6.1")
def test_muleteer_scores_contracts_to_which_nothing_is_assigned() -> None:
    contracts = "trade 0; contracts blue4 red4 wood3"
    assert lines_of(contracts, tiles=["muleteer"]) == {"muleteer": 9}
    assert lines_of(contracts, tiles=["muleteer"], hand="4 blue 3 red") == {"muleteer": 6, "blue4": 7}
    everything = ["muleteer", "boat_white_wind_ii"]
    found = lines_of(contracts, tiles=everything, hand="4 blue 4 red")
    assert found == {"muleteer": 3, "blue4": 10, "red4": 10, "boat_white_wind_ii": 0}


@pytest.mark.rule("MC-6.2")
def test_it_may_be_better_to_leave_a_contract_unfulfilled() -> None:
    # Five greens: 10 on the Key market; two of them would make 7 for the contract, which alone is 3 anyway.
    tiles = ["key_market", "muleteer"]
    assert lines_of("trade 0; contracts green2", tiles=tiles, hand="5 green") in (
        {"key_market": 10, "muleteer": 3},
        {"key_market": 6, "muleteer": 0, "green2": 7},
    )
    assert points("trade 0; contracts green2", tiles=[*tiles, "boat_white_wind"], hand="5 green") == 13
    scribes = ["scribes", "muleteer"]
    found = lines_of("trade 0; contracts saw_skill", tiles=scribes, hand="none; skills 1 saw 1 pick 1 anvil")
    assert found == {"scribes": 10, "muleteer": 3}


@pytest.mark.rule("MC-7.2")
def test_flippers_flip_comes_before_flipper_iis_extension() -> None:
    """Nobody gets both boats, so the second one is put there by hand."""
    board = merchants_board("season winter; start 1; turn 0", tiles=["forge", "boat_flipper"], players=6)
    table, boat = board.table, board.rules.box.tile("boat_flipper_ii")
    village = table.villages[0]
    table.villages[0] = village.with_tile(boat.index, boat.edges, *village.fits(boat.edges, False)[0])
    assert board.rules.scores(table)[0] == 2 + 10 + 10


@pytest.mark.rule("MC-7.2", "MC-7.5")
def test_storage_tiles_are_counted_before_the_flip() -> None:
    assert points(tiles=["barn; goods 9 wood", "boat_flipper"]) == 2 + 9 + 5
    assert points(tiles=["barn; goods 9 wood", "keywood", "boat_flipper", "artisan"]) == 2 + 9 + 5 + 2


@pytest.mark.rule("MC-7.2")
@pytest.mark.parametrize("boats", [4, 5])
def test_sea_breese_scores_32_at_most(boats: int) -> None:
    chain = ["boat_sea_breese", *[f"summer_boat_{side}" for side in ("1a", "2a", "3a", "4a")]]
    lines = [f"village 0 {tile} 0,{place} 0" for place, tile in enumerate(chain[:boats], 1)]
    board = merchants_board("season winter; start 1; turn 0", "village 0 home_1 0,0 0", *lines, players=6)
    found = board.rules.explain(board.table, 0)["lines"]
    assert isinstance(found, list)
    assert [line["points"] for line in found if line["tile"] == "boat_sea_breese"] == [16 if boats == 4 else 32]


@pytest.mark.rule("MC-7.2")
def test_every_step_of_the_scoring_adds_up() -> None:
    tiles = ["home_1+; goods 2 gold 1 wood", "keywood+", "barn+; goods 2 iron", "artisan", "boat_white_wind_ii",
             "turn_order_1"]  # fmt: skip
    found = lines_of("trade 0; contracts saw_wood", "extension keywood blue_for_iron", tiles=tiles,
                     hand="none; skills 1 saw")  # fmt: skip
    assert found.pop("turn_order_1") >= 1
    assert found == {
        "home_1 printed": 5,
        "keywood printed": 3,
        "keywood extension": 3,
        "barn": 4,
        "artisan": 6,
        "boat_white_wind_ii": 0,
        "saw_wood": 10,
        "leftover": 2,
    }


@pytest.mark.rule("MC-7.3")
def test_the_jeweller_has_no_limit() -> None:
    assert points(tiles=["home_1; goods 12 gold", "jeweller"]) == 24


@pytest.mark.rule("MC-7.4")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1)])
def test_a_tie_goes_to_who_chose_a_boat_earlier_in_winter(first: int, winner: int) -> None:
    seats = f"seat 0; workers none; boat_turn {first}\nseat 1; workers none; boat_turn {1 - first}"
    board = merchants_board("season winter; start 0\nask season; next placed", seats)
    board.table.final = [9, 9]
    assert board.rules.winners(board.table) == [winner]


@pytest.mark.rule("MC-7.4")
def test_the_order_of_choosing_is_that_of_the_turn_order_tiles() -> None:
    head = "season winter; start 0; turn 1; passes 1"
    board = merchants_board(
        head, "order turn_order_1; bids 1 1 red", "boat boat_keyflower\nboat boat_sea_bastion"
    ).do("1 pass")
    assert (board.asked, board.waiting) == ("boat", [1])
    board.do("1 board boat_keyflower")
    assert list(board.table.boat_turn) == [1, 0]


@pytest.mark.rule("MC-4.5", "MC-7.2")
def test_no_exchange_at_the_scoring() -> None:
    board = merchants_board("season winter; start 1; over 0 1", "trade 0; contracts gold2", tiles=["home_1"])
    assert board.refused("0 exchange gold2 gold") == "game-over"
    assert points("trade 0; contracts gold2", tiles=["home_1"]) == 0
