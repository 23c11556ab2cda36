"""Nothing legal but foolish: positions with something that must or must not be done, named after the blunder."""

from tests.bots.keyflower.positions import best, quick, turns_of
from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, turn_board

# Bids.


def test_adding_to_a_bid_that_nobody_can_exceed() -> None:
    board = turn_board("4 red", "market keythedral; bids 0 1 red", season="winter")
    assert quick(board) != "bid keythedral"
    for turn in turns_of(board):
        assert board.rules.text(turn.actions[0]) != "bid keythedral"


def test_losing_a_tile_by_a_pass_with_workers_left_over() -> None:
    board = turn_board("3 red", "market keythedral; bids 1 2 red", season="winter")
    assert best(board)[0] == "bid keythedral"
    assert quick(board) == "bid keythedral"


def test_exceeding_a_bid_by_more_than_needed() -> None:
    board = turn_board("6 red", "market keythedral; bids 1 2 red", season="winter")
    assert best(board) == ["bid keythedral", "send 3 red"]


def test_paying_more_than_a_tile_brings() -> None:
    board = turn_board("9 red", "market windmill; bids 1 5 red", "seat 1; workers 2 red", season="winter")
    assert best(board)[0] != "bid windmill"
    assert quick(board) != "bid windmill"


def test_paying_for_a_tile_that_scores_nothing() -> None:
    lines = "market jeweller; bids 1 3 blue", "market keythedral"
    board = turn_board("6 blue", *lines, season="winter")
    assert best(board)[0] == "bid keythedral"


def test_bidding_in_the_colour_that_the_other_can_follow() -> None:
    board = turn_board("3 red 3 blue", "market keythedral", "seat 1; workers 6 red", season="winter")
    assert best(board)[0] == "bid keythedral"
    assert best(board)[1].endswith("blue")


def test_passing_while_good_tiles_lie_free() -> None:
    board = turn_board("4 red 4 blue", "market miner", "market keywood", "seat 1; workers 4 red 4 blue")
    assert best(board)[0].startswith("bid")
    assert quick(board).startswith("bid")


def test_spending_green_workers_where_others_do() -> None:
    board = turn_board(
        "2 red 2 green; winter key_market scholar windmill", "market miner", "seat 1; workers 1 blue"
    )
    assert best(board)[0] == "bid miner"
    assert best(board)[1] == "send 1 red"


def test_leaving_the_turn_order_tile_when_nothing_else_is_left() -> None:
    board = turn_board("3 red", "market keythedral; bids 0 1 blue", season="winter")
    assert best(board) == ["bid turn_order_1", "send 1 red"]


def test_leaving_a_losing_bid_idle() -> None:
    lines = "market keythedral; bids 0 2 red, 1 5 red", "market scribes"
    board = turn_board("none; skills 1 anvil 1 pick 1 saw", *lines, season="winter")
    assert best(board)[:2] == ["bid scribes", "join keythedral"]


# Uses.


def test_using_a_tile_for_nothing() -> None:
    """In winter a resource that no tile scores is worth nothing, and the worker would be the other's."""
    board = turn_board(
        "2 red", at("north", "keywood", seat=1), "order turn_order_1; bids 1 3 blue", season="winter"
    )
    assert best(board)[0] == "pass"
    assert quick(board) == "pass"


def test_placing_more_workers_than_a_use_takes() -> None:
    board = turn_board("5 red", at("north", "gold_mine"), "order turn_order_1; bids 1 9 blue", season="winter")
    assert best(board) == ["use gold_mine", "send 1 red"]


def test_using_the_tile_of_another_while_the_own_is_free() -> None:
    lines = at("north", "woodcutter"), at("north", "quarryman", seat=1), "order turn_order_1; bids 1 9 blue"
    goods = "village 0 home_1 0,0 0; goods 1 stone"
    board = turn_board("1 red; winter windmill apothecary scholar", goods, *lines, season="autumn")
    assert best(board)[0] == "use woodcutter"


def test_using_the_home_of_another_while_the_own_is_free() -> None:
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 1 wood 1 stone", season="winter")
    assert best(board)[0] == "use home_1"


def test_giving_away_a_worker_that_completes_a_set() -> None:
    lines = "market apothecary; bids 0 1 red", at("north", "keywood", seat=1)
    board = turn_board("5 blue", *lines, "order turn_order_1; bids 1 9 red", season="winter")
    assert best(board)[0] == "pass"


def test_not_making_gold_where_it_scores_twice() -> None:
    lines = "market jeweller; bids 0 1 red", at("north", "gold_mine"), "order turn_order_1; bids 1 9 red"
    assert best(turn_board("1 blue", *lines, season="winter"))[0] == "use gold_mine"


def test_spending_a_skill_of_a_full_set() -> None:
    lines = "market scribes; bids 0 1 red", at("north", "carpenter"), "order turn_order_1; bids 1 9 red"
    board = turn_board("1 blue; skills 1 anvil 1 pick 1 saw", *lines, season="winter")
    assert best(board)[0] == "pass"
    assert quick(board) == "pass"


# Prices and payments.


def test_paying_with_the_skill_that_an_upgrade_waits_for() -> None:
    lines = at("north", "brewer"), at("east", "key_mine")
    board = turn_board("2 red; skills 1 anvil 2 saw; winter windmill apothecary jeweller", *lines, season="summer")
    board.do("0 use brewer", "0 send 1 red")
    assert best(board)[0] == "return saw"
    assert quick(board) == "return saw"


def test_paying_gold_where_another_resource_does() -> None:
    home = "village 0 home_1 0,0 0"
    board = turn_board("1 red", home, at("north", "workshop; goods 1 gold 3 wood"), season="autumn")
    board.do("0 use home_1", "0 send 1 red", "0 upgrade workshop")
    assert best(board)[0] == "spend 2 wood"
    assert quick(board) == "spend 2 wood"


def test_taking_what_nothing_waits_for() -> None:
    home = "village 0 home_1 0,0 0; goods 1 wood"
    board = turn_board("1 red", home, at("north", "workshop"), season="winter")
    board.do("0 use workshop", "0 send 1 red")
    assert quick(board) == "take stone"


# Transport and upgrades.


def test_leaving_a_paid_upgrade_undone() -> None:
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 1 wood 1 stone", season="winter")
    assert best(board) == ["use home_1", "send 1 red", "upgrade home_1"]


def test_not_carrying_what_an_upgrade_needs() -> None:
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 2 iron", at("north", "wainwright"), season="winter")
    turn = best(board)
    assert turn[0] == "use wainwright"
    assert "upgrade wainwright" in turn
    assert turn.count("move iron home_1 wainwright") == 2


def test_upgrading_at_no_gain() -> None:
    """Peddler gains no points by its upgrade, and in winter gold scores."""
    board = turn_board("1 red", "village 0 home_1 0,0 0; goods 1 gold", at("north", "peddler"), season="winter")
    assert not [text for text in best(board) if text.startswith("upgrade")]
    assert quick(board.do("0 use home_1", "0 send 1 red")) == "done"


def test_carrying_resources_off_a_storage_tile() -> None:
    """Two stones score 6 where they lie; the upgrade that they would pay for brings 3."""
    lines = "village 0 home_1+ 0,0 0", at("north", "stone_yard+; goods 2 stone"), at("east", "workshop")
    board = turn_board("2 red", *lines, at("west", "stable+"), season="winter")
    for turn in turns_of(board):
        texts = [board.rules.text(action) for action in turn.actions]
        assert not [text for text in texts if text.startswith("move stone stone_yard")]


def test_leaving_resources_beside_their_storage_tile() -> None:
    lines = "village 0 home_1 0,0 0; goods 2 stone", at("north", "stone_yard"), at("east", "stable")
    board = turn_board("2 red", *lines, "order turn_order_1; bids 1 9 blue", season="winter")
    assert "move stone home_1 stone_yard" in best(board)


def test_carrying_goods_back_and_forth() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood 1 iron 1 stone", at("north", "stable+"), at("east", "farrier")
    board = turn_board("3 red", *lines, season="autumn")
    for turn in turns_of(board):
        texts = [board.rules.text(action) for action in turn.actions]
        moves = [text.split()[1:] for text in texts if text.startswith("move")]
        for kind, start, end in moves:
            assert [kind, end, start] not in moves


def test_the_smaller_of_two_upgrades() -> None:
    lines = "village 0 home_1 0,0 0; goods 1 wood 1 stone", at("north", "keywood")
    board = turn_board("1 red; skills 1 saw", *lines, season="winter")
    assert "upgrade home_1" in best(board)


# Boats, winter tiles, placing.


def test_the_boat_with_the_poorer_cargo() -> None:
    lines = (
        "boat boat_keyflower; workers 1 red",
        "boat boat_sea_bastion; workers 3 blue 3 red; skills 1 saw",
        "order turn_order_1; bids 0 1 red",
    )
    board = turn_board("none", *lines, season="spring").do("0 pass", "1 pass")
    assert best(board)[0] == "board boat_sea_bastion"
    assert quick(board) == "board boat_sea_bastion"


def test_the_boat_that_scores_less() -> None:
    lines = at("north", "stable+"), at("east", "wainwright+"), "order turn_order_1; bids 0 1 red"
    board = turn_board("none", *lines, season="winter").do("0 pass", "1 pass")
    assert best(board)[0] == "board boat_keyflower"
    assert quick(board) == "board boat_keyflower"


def test_winter_tiles_that_serve_the_other() -> None:
    text = """season winter; start 0
        ask season; next 1
        ask winter; seats 0 1
        seat 0; workers 4 red; skills 2 anvil 2 pick 2 saw; winter scribes windmill watermill
        seat 1; workers 4 red; winter jeweller mercers_guild village_hall
        village 0 home_1 0,0 0
        village 1 home_2 0,0 0; goods 9 iron"""
    board = Board("\n".join([line.strip() for line in text.splitlines()]))
    for choice in (best(board)[0], quick(board)):
        assert "scribes" in choice
        assert "watermill" not in choice


def test_a_tile_that_no_road_joins() -> None:
    board = turn_board("none; to_place sawmill", at("north", "keywood"), at("east", "miner"), season="autumn")
    board.do(*[f"0 {text}" for text in best(board)])
    assert board.table.villages[0].links(board.tile("sawmill"))


def test_a_tile_far_from_the_home() -> None:
    board = turn_board("none; to_place keywood", at("north", "miner"), season="spring")
    board.do(*[f"0 {text}" for text in best(board)])
    assert board.tile("home_1") in board.table.villages[0].links(board.tile("keywood"))
