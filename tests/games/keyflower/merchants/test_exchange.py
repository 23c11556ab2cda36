"""MC-4.5 and MC-4.6: the free exchange of a contract for one concrete item, at every decision of your turn."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.merchants.merchants_board import held, keys, merchants_board, trade
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Refused

WOOD = "trade 0; contracts wood2_resource2; shown wood2_resource2"


def match_of(board: Board) -> Match:
    return Match(registry().rules(board.rules.spec), "dice", start=board.table)


@pytest.mark.rule("MC-4.5")
def test_a_resource_comes_onto_the_home_from_the_supply() -> None:
    board = merchants_board(WOOD, "stocks; supply 1 wood").do("0 exchange wood2_resource2 wood")
    assert board.goods("home_1") == {"wood": 1}
    assert list(board.table.supply) == [0, 0, 0, 0]
    assert held(board, 0) == []
    assert keys(board, trade(board).discards) == ["wood2_resource2"]


@pytest.mark.rule("MC-4.5")
def test_green_comes_from_the_supply_other_colours_from_the_bag() -> None:
    board = merchants_board(
        "trade 0; contracts blue_red_yellow_green green2", "stocks; bag 1 red 1 green; green 1"
    )
    assert board.offered(0, "exchange blue_red") == [
        *("exchange blue_red_yellow_green red", "exchange blue_red_yellow_green green"),
    ]
    board.do("0 exchange blue_red_yellow_green green")
    assert (board.hand(0), board.bag(), board.table.green) == ({"green": 1}, {"red": 1, "green": 1}, 0)
    assert board.refused("0 exchange green2 green") == "MC-4.5"  # those in the bag do not count


@pytest.mark.rule("MC-4.5")
def test_a_skill_comes_from_the_stock_behind_the_screen_and_all_see_it() -> None:
    board = merchants_board("trade 0; contracts saw_skill", "stocks; skills 1 saw").do("0 exchange saw_skill saw")
    assert (board.skills(0), sum(board.table.stock)) == ({"saw": 1}, 0)
    assert board.happened("exchanged") == [
        {"kind": "exchanged", "seat": 0, "contract": "saw_skill", "items": {"saw": 1}},
    ]


@pytest.mark.rule("MC-4.5")
def test_white_symbols_cannot_be_asked_for_and_what_is_not_there_neither() -> None:
    board = merchants_board("trade 0; contracts wood2_resource2 skill_gold", "stocks; supply 5 gold")
    assert board.offered(0, "exchange") == ["exchange skill_gold gold"]
    for item in ("wood", "gold", "iron"):
        assert board.refused(f"0 exchange wood2_resource2 {item}") == "MC-4.5"
    assert board.refused("0 exchange skill_gold saw") == board.refused("0 exchange gold2 gold") == "MC-4.5"


@pytest.mark.rule("MC-4.6")
def test_the_figure_is_exchanged_for_any_item_but_itself() -> None:
    board = merchants_board("trade 0; contracts start_player")
    items = ["gold", "iron", "stone", "wood", "anvil", "pick", "saw", "blue", "red", "yellow", "green"]
    assert board.offered(0, "exchange") == [f"exchange start_player {item}" for item in items]
    board.do("0 exchange start_player pick")
    assert board.skills(0) == {"pick": 1}


@pytest.mark.rule("MC-4.5")
def test_it_is_no_turn_and_breaks_no_row_of_passes() -> None:
    board = merchants_board("season spring; start 0; turn 0; passes 1", WOOD).do("0 exchange wood2_resource2 wood")
    assert (board.asked, board.waiting, board.table.passes) == ("turn", [0], 1)
    board.do("0 pass")
    assert board.table.passes == 2 or board.asked == "boat"


@pytest.mark.rule("MC-4.5")
@pytest.mark.parametrize(
    ("tile", "lines", "asked"),
    [
        ("keywood", ["0 use keywood"], "group"),
        ("tavern", ["0 use tavern", "0 send 1 red"], "price"),
        ("workshop", ["0 use workshop", "0 send 1 red"], "effect"),
        ("stable", ["0 use stable", "0 send 1 red"], "transport"),
        ("stable; goods 1 wood 1 iron 1 gold", ["0 use stable", "0 send 1 red", "0 upgrade stable"], "spend"),
        ("merchant", ["0 use merchant", "0 send 1 red"], "contract"),
        ("home_1+", ["0 use home_1", "0 send 1 red", "0 extend home_1 red_for_worker"], "cost"),
    ],
)
def test_it_is_offered_at_every_decision_of_the_own_turn(tile: str, lines: list[str], asked: str) -> None:
    board = merchants_board(WOOD, hand="2 red 1 blue", tiles=[tile], season="autumn").do(*lines)
    assert board.asked == asked
    assert board.offered(0, "exchange") == ["exchange wood2_resource2 wood"]
    before = board.table.stack[-1].freeze()
    board.do("0 exchange wood2_resource2 wood")
    assert (board.asked, board.goods("home_1"), board.table.stack[-1].freeze()) == (asked, {"wood": 1}, before)


@pytest.mark.rule("MC-4.5")
def test_a_worker_got_in_the_middle_of_a_turn_can_join_the_group() -> None:
    board = merchants_board("trade 0; contracts red4", hand="1 red", tiles=["keywood"]).do("0 use keywood")
    assert board.offered(0, "send") == ["send 1 red"]
    board.do("0 exchange red4 red", "0 send 2 red")
    assert board.workers_on("keywood") == {"red": 2}


@pytest.mark.rule("MC-4.5")
def test_a_resource_got_in_the_middle_of_transport_can_be_moved_and_paid() -> None:
    board = merchants_board("trade 0; contracts wood3", hand="1 red", tiles=["home_1; goods 1 stone", "keywood"])
    board.do("0 use home_1", "0 send 1 red")
    assert board.offered(0, "upgrade") == []
    board.do("0 exchange wood3 wood")
    assert board.offered(0, "upgrade") == ["upgrade home_1"]


@pytest.mark.rule("MC-4.5")
def test_not_in_the_turn_of_others() -> None:
    board = merchants_board("trade 1; contracts wood3", hand="1 red")
    assert board.refused("1 exchange wood3 wood") == "not-your-turn"
    assert board.refused("0 exchange wood3 wood") == "MC-4.5"


@pytest.mark.rule("MC-4.5")
def test_not_at_the_end_of_a_season() -> None:
    board = merchants_board("season spring; start 0; turn 1; passes 1", "trade 0; contracts wood3").do("1 pass")
    assert (board.asked, board.refused("0 exchange wood3 wood")) == ("boat", "MC-4.5")
    asked = "season spring; start 0\nask season; next 4\nask place; seats 0"
    placing = merchants_board(
        asked, "trade 0; contracts wood3", "seat 0; workers none; to_place keywood; placing keywood"
    )
    assert (placing.asked, placing.refused("0 exchange wood3 wood")) == ("place", "MC-4.5")


@pytest.mark.rule("MC-4.5")
def test_not_while_winter_tiles_or_a_boat_are_chosen() -> None:
    asked = "season winter; start 0\nask season; next 1\nask winter; seats 0 1"
    board = merchants_board(asked, "trade 0; contracts wood3", "seat 0; workers none; winter artisan builder")
    assert board.refused("0 exchange wood3 wood") == "MC-4.5"
    boats = "boat boat_keyflower_ii\nboat boat_sea_bastion_ii"
    moor = merchants_board("season autumn; start 0; turn 1; passes 1", boats, "trade 0; contracts wood3").do(
        "1 pass"
    )
    moor.do("0 board boat_sea_bastion_ii")
    assert moor.refused("0 exchange wood3 wood") == "MC-4.5"


@pytest.mark.rule("MC-4.5")
def test_it_can_be_undone_unless_it_revealed_a_contract_taken_unseen() -> None:
    known = match_of(merchants_board(WOOD))
    known.act(0, "exchange wood2_resource2 wood")
    known.undo(0)
    assert known.rules.why_not(known.state, 0, "exchange wood2_resource2 wood") is None
    hidden = match_of(merchants_board("trade 0; contracts wood3"))
    hidden.act(0, "exchange wood3 wood")
    with pytest.raises(Refused):
        hidden.undo(0)


@pytest.mark.rule("MC-4.5")
def test_a_contract_can_be_taken_and_exchanged_in_the_same_turn() -> None:
    board = merchants_board(
        "contracts; display wood3 iron3 gold2", hand="1 red", tiles=["merchant+"], season="autumn"
    )
    board.do("0 use merchant", "0 send 1 red", "0 contract wood3", "0 exchange wood3 wood")
    assert (board.asked, board.goods("home_1")) == ("contract", {"wood": 1})


@pytest.mark.rule("MC-4.10", "MC-4.3")
def test_exchanged_contracts_lie_face_up_among_the_discards() -> None:
    shown = "contracts; display wood3 iron3 gold2; stacks {} / / "
    board = merchants_board(WOOD, shown.format("blue4")).do("0 exchange wood2_resource2 wood")
    assert keys(board, trade(board).discards) == ["wood2_resource2"]
    empty = merchants_board(WOOD, shown.format("")).do("0 exchange wood2_resource2 wood")
    assert [keys(empty, stack) for stack in trade(empty).stacks] == [["wood2_resource2"], [], []]
