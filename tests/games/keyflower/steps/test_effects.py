"""KF-5.5 to KF-5.14: what every tile of spring, summer and autumn gives, on both sides, and where it lies."""

import pytest

from tests.games.keyflower.turn_board import at, stock, supply, turn_board

PRICE = {
    "carpenter": "; skills 1 saw", "mason": "; skills 1 pick", "smelter": "; skills 1 anvil",
    "brewer": "; skills 1 saw", "hiring_fair": "; skills 1 saw", "peddler": " 1 yellow", "store": " 1 blue",
    "fair": " 1 red", "tavern": " 1 blue",
}  # fmt: skip
SUMMER = ("brewer", "carpenter", "hiring_fair", "mason", "smelter", "store", "tavern")
MAKES = [
    ("gold_mine", {"gold": 1}), ("gold_mine+", {"gold": 2}),
    ("key_mine", {"iron": 1}), ("key_mine+", {"iron": 3}),
    ("keystone_quarry", {"stone": 1}), ("keystone_quarry+", {"stone": 3}),
    ("keywood", {"wood": 1}), ("keywood+", {"wood": 3}),
    ("miner", {"iron": 2}), ("miner+", {"gold": 1, "iron": 1}),
    ("quarryman", {"stone": 2}), ("quarryman+", {"gold": 1, "stone": 1}),
    ("woodcutter", {"wood": 2}), ("woodcutter+", {"gold": 1, "wood": 1}),
    ("workshop+", {"iron": 1, "stone": 1, "wood": 1}),
    ("carpenter", {"wood": 3}), ("carpenter+", {"gold": 3}),
    ("mason", {"stone": 3}), ("mason+", {"gold": 3}),
    ("smelter", {"iron": 3}), ("smelter+", {"gold": 3}),
]  # fmt: skip
DRAWS = [
    ("alehouse", 1), ("alehouse+", 2), ("inn", 1), ("inn+", 3), ("brewer", 2), ("brewer+", 3), ("tavern", 2),
    ("tavern+", 3),
]  # fmt: skip
TEACHES = [("apprentice_hall", 1), ("apprentice_hall+", 2), ("hiring_fair", 2), ("hiring_fair+", 3)]
GREENS = [("peddler", 1), ("peddler+", 2), ("store", 1), ("store+", 2), ("fair", 1), ("fair+", 2)]


def used(tile: str) -> list[str]:
    return [f"0 use {tile.rstrip('+')}", "0 send 1 green"]


def hand_for(tile: str) -> str:
    return "1 green" + PRICE.get(tile.rstrip("+"), "")


def season_of(tile: str) -> str:
    key = tile.rstrip("+")
    return "summer" if key in SUMMER else "autumn" if key in ("inn", "fair") else "spring"


@pytest.mark.rule("KF-5.5", "KF-5.6")
@pytest.mark.parametrize(("tile", "made"), MAKES)
def test_resources_made_in_the_own_village_lie_on_the_tile(tile: str, made: dict[str, int]) -> None:
    board = turn_board(hand_for(tile), at("north", tile), season="summer").do(*used(tile))
    full = {"gold": 48, "iron": 24, "stone": 24, "wood": 24}
    assert board.goods(tile.rstrip("+")) == made
    assert board.goods("home_1") == {}
    assert supply(board) == {kind: count - made.get(kind, 0) for kind, count in full.items()}
    assert board.hand(0) == board.skills(0) == {}


@pytest.mark.rule("KF-5.6", "KF-5.12")
@pytest.mark.parametrize(("tile", "made"), MAKES)
def test_resources_made_in_another_village_lie_on_the_home_of_who_made_them(
    tile: str, made: dict[str, int]
) -> None:
    lines = "village 1 home_2 0,0 0", at("north", tile, seat=1)
    board = turn_board(hand_for(tile), *lines, season="summer").do(*used(tile))
    assert board.goods("home_1") == made
    assert board.goods(tile.rstrip("+")) == board.goods("home_2") == {}


@pytest.mark.rule("KF-5.6")
@pytest.mark.parametrize(("tile", "made"), [row for row in MAKES if not row[0].endswith("+")])
def test_resources_made_in_the_market_lie_on_the_own_home(tile: str, made: dict[str, int]) -> None:
    board = turn_board(hand_for(tile), f"market {tile}", season=season_of(tile)).do(*used(tile))
    assert board.goods("home_1") == made
    assert board.goods(tile) == board.goods("home_2") == {}


@pytest.mark.rule("KF-5.14", "KF-5.6")
@pytest.mark.parametrize("kind", ["wood", "stone", "iron"])
def test_the_workshop_makes_one_resource_of_choice(kind: str) -> None:
    own = turn_board("1 green", at("north", "workshop")).do(*used("workshop"))
    assert own.asked == "effect"
    assert sorted(own.offered(0)) == ["take iron", "take stone", "take wood"]
    assert own.do(f"0 take {kind}").goods("workshop") == {kind: 1}
    market = turn_board("1 green", "market workshop").do(*used("workshop"), f"0 take {kind}")
    assert market.goods("home_1") == {kind: 1}
    assert market.waiting == [1]


@pytest.mark.rule("KF-5.14")
def test_the_workshop_never_offers_gold() -> None:
    assert turn_board("1 green", "market workshop").do(*used("workshop")).refused("0 take gold") == "KF-5.14"


@pytest.mark.rule("KF-5.14")
def test_the_workshop_offers_only_what_is_there() -> None:
    board = turn_board("1 green", at("north", "workshop"), "stocks; supply 5 gold 1 iron 2 wood").do(
        *used("workshop")
    )
    assert sorted(board.offered(0)) == ["take iron", "take wood"]
    assert board.refused("0 take stone") == "KF-5.14"


@pytest.mark.rule("KF-5.14", "KF-5.13")
@pytest.mark.parametrize(("there", "made"), [("5 gold 1 stone", {"stone": 1}), ("5 gold", {})])
def test_the_workshop_does_not_ask_where_there_is_no_choice(there: str, made: dict[str, int]) -> None:
    board = turn_board("1 green", at("north", "workshop"), f"stocks; supply {there}").do(*used("workshop"))
    assert board.goods("workshop") == made
    assert board.waiting == [1]


@pytest.mark.rule("KF-5.13")
@pytest.mark.parametrize(("tile", "stocks"), [("keywood", "supply none"), ("alehouse", "bag none")])
def test_who_has_a_losing_bid_too_may_use_a_tile_that_gives_nothing(tile: str, stocks: str) -> None:
    bids = "market gold_mine; bids 0 1 red, 1 2 red"
    board = turn_board("1 red", at("north", tile), bids, f"stocks; {stocks}").do(f"0 use {tile}", "0 send 1 red")
    assert board.workers_on(tile) == {"red": 1}
    assert (board.goods(tile), board.hand(0), board.waiting) == ({}, {}, [1])


@pytest.mark.rule("KF-5.7", "KF-5.5")
@pytest.mark.parametrize(("tile", "count"), DRAWS)
def test_workers_are_drawn_from_the_bag_behind_the_screen(tile: str, count: int) -> None:
    board = turn_board(hand_for(tile), at("north", tile), "stocks; bag 9 red", season="autumn").do(*used(tile))
    assert board.hand(0) == {"red": count}
    assert board.skills(0) == {}
    assert board.bag() == {"red": 9 - count} | ({"blue": 1} if tile.startswith("tavern") else {})


@pytest.mark.rule("KF-5.7", "KF-5.5")
@pytest.mark.parametrize(("tile", "count"), TEACHES)
def test_skills_are_drawn_from_the_stock_behind_the_screen(tile: str, count: int) -> None:
    board = turn_board(hand_for(tile), at("north", tile), "stocks; skills 9 pick", season="summer").do(*used(tile))
    assert board.skills(0) == {"pick": count}
    assert stock(board) == {"pick": 9 - count} | ({"saw": 1} if tile.startswith("hiring") else {})


@pytest.mark.rule("KF-5.7", "KF-5.5")
@pytest.mark.parametrize(("tile", "count"), GREENS)
def test_green_workers_come_from_the_supply(tile: str, count: int) -> None:
    lines = at("north", tile), "stocks; bag 3 green; green 9"
    board = turn_board(hand_for(tile), *lines, season="autumn").do(*used(tile))
    assert board.hand(0) == {"green": count}
    assert board.table.green == 9 - count
    assert board.bag()["green"] == 3


@pytest.mark.rule("KF-5.7", "KF-5.8")
@pytest.mark.parametrize("tile", ["peddler+", "store+", "fair+"])
@pytest.mark.parametrize("left", [0, 1])
def test_green_workers_are_never_searched_for_in_the_bag(tile: str, left: int) -> None:
    lines = at("north", tile), f"stocks; bag 5 green; green {left}"
    board = turn_board(hand_for(tile), *lines, season="autumn").do(*used(tile))
    assert board.hand(0) == ({"green": 1} if left else {})
    assert board.bag()["green"] == 5


@pytest.mark.rule("KF-5.7", "KF-5.12")
@pytest.mark.parametrize(("tile", "count"), DRAWS + TEACHES + GREENS)
def test_workers_and_skills_of_another_village_come_to_the_user(tile: str, count: int) -> None:
    lines = "village 1 home_2 0,0 0", at("north", tile, seat=1)
    board = turn_board(hand_for(tile), *lines, season="autumn").do(*used(tile))
    assert sum(board.hand(0).values()) + sum(board.skills(0).values()) == count
    assert board.hand(1) == board.skills(1) == {}


@pytest.mark.rule("KF-5.7")
@pytest.mark.parametrize(("tile", "count"), [row for row in DRAWS + TEACHES + GREENS if not row[0].endswith("+")])
def test_workers_and_skills_of_the_market_come_to_the_user(tile: str, count: int) -> None:
    board = turn_board(hand_for(tile), f"market {tile}", season=season_of(tile)).do(*used(tile))
    assert sum(board.hand(0).values()) + sum(board.skills(0).values()) == count


@pytest.mark.rule("KF-5.7")
def test_a_draw_from_the_bag_may_give_a_spent_green_worker() -> None:
    board = turn_board("1 red", "market alehouse", "stocks; bag 1 green; green 5").do(
        "0 use alehouse", "0 send 1 red"
    )
    assert board.hand(0) == {"green": 1}
    assert board.table.green == 5


@pytest.mark.rule("KF-5.7")
def test_others_do_not_see_what_is_drawn_blind() -> None:
    lines = "market alehouse", "market apprentice_hall", "stocks; bag 1 yellow; skills 1 saw"
    board = turn_board("2 red", *lines).do("0 use alehouse", "0 send 1 red", "1 pass", "0 use apprentice_hall")
    board.do("0 send 1 red")
    assert [drawn["count"] for drawn in board.happened("drew-workers") + board.happened("drew-skills")] == [1, 1]
    assert "workers" not in board.happened("drew-workers")[0]
    assert "skills" not in board.happened("drew-skills")[0]
    assert board.hand(0) == {"yellow": 1}
    assert board.skills(0) == {"saw": 1}


@pytest.mark.rule("KF-5.7")
def test_any_worker_of_the_bag_and_any_skill_of_the_stock_may_be_drawn() -> None:
    met = set()
    for seed in range(40):
        lines = "market alehouse", "market apprentice_hall", "stocks; bag 9 blue 9 red 9 yellow 9 green"
        board = turn_board("2 red", *lines, seed=str(seed)).do("0 use alehouse", "0 send 1 red", "1 pass")
        hand = board.hand(0)
        board.do("0 use apprentice_hall", "0 send 1 red")
        met |= {colour for colour in hand if colour != "red" or hand[colour] == 2} | {*board.skills(0)}
    assert met == {"blue", "red", "yellow", "green", "anvil", "pick", "saw"}


@pytest.mark.rule("KF-5.8")
@pytest.mark.parametrize(
    ("tile", "left", "got"),
    [
        ("keywood+", "2 wood", {"wood": 2}), ("miner+", "1 gold", {"gold": 1}), ("mason+", "2 gold", {"gold": 2}),
        ("workshop+", "5 gold 1 stone", {"stone": 1}), ("gold_mine+", "5 iron", {}),
    ],
)  # fmt: skip
def test_with_too_few_resources_the_player_gets_what_there_is(tile: str, left: str, got: dict[str, int]) -> None:
    board = turn_board(hand_for(tile), at("north", tile), f"stocks; supply {left}", season="summer").do(
        *used(tile)
    )
    assert board.goods(tile.rstrip("+")) == got


@pytest.mark.rule("KF-5.8")
def test_with_too_few_workers_or_skills_the_player_gets_what_there_is() -> None:
    inn = turn_board("1 green", at("north", "inn+"), "stocks; bag 2 red", season="autumn").do(*used("inn"))
    assert inn.hand(0) == {"red": 2}
    assert inn.bag() == {}
    hall = turn_board("1 green", at("north", "apprentice_hall+"), "stocks; skills 1 saw").do(
        *used("apprentice_hall")
    )
    assert hall.skills(0) == {"saw": 1}
    assert stock(hall) == {}
