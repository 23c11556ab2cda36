"""The trade window: part of applying, and only with trades that leave the card payable (AR-4.4, AR-4.8)."""

from itertools import product

import pytest

from tests.games.artificium.board import Board
from tilewright.games.artificium.steps.payment import fee_of, slack_of


def applying(card: str, coins: int, goods: str = "none", more: str = "seat 1; out") -> Board:
    return Board(f"seat 0; hand 1 {card}; coins {coins}; resources {goods}\n{more}").do(f"0 lay {card}")


@pytest.mark.rule("AR-4.4")
def test_any_number_of_sales_and_purchases_in_any_order() -> None:
    board = applying("laboratory", 3, "1 sword 2 wood").do("0 apply")
    board.do("0 sell wood", "0 buy coal", "0 sell sword", "0 buy crystal", "0 sell wood", "0 done")
    assert board.goods(0) == {"potion": 1}
    assert board.table.coins[0] == 3 + 1 - 4 + 6 - 6 + 1
    assert board.table.points[0] == 5


@pytest.mark.rule("AR-4.4")
def test_the_card_stays_before_the_player_until_the_round_ends() -> None:
    board = applying("farm", 0).do("0 apply", "0 done")
    assert board.asked == "closing"
    assert board.pile("discards") == {"farm": 1}
    board = Board("seat 0; hand 1 farm 1 fair\nseat 1; out").do("0 lay farm", "0 apply", "0 done")
    assert board.applied(0) == {"farm": 1}
    assert board.pile("discards") == {}


@pytest.mark.rule("AR-4.4")
def test_points_come_before_the_knight_and_the_mage() -> None:
    board = applying("castle", 1, "1 kvass 1 sword", "seat 1; points 20; out").do("0 apply", "0 done")
    assert board.asked == "knight"
    assert list(board.table.points) == [8, 20]
    assert board.applied(0) == {"castle": 1}
    board = applying("wizard_tower", 1, "1 kvass 1 potion").do("0 apply", "0 done")
    assert board.asked == "mage"
    assert board.table.points[0] == 8


@pytest.mark.rule("AR-4.4", "AR-8.4")
def test_no_trade_without_applying_and_none_after_it() -> None:
    board = applying("farm", 9, "3 wood")
    assert board.offered(0) == ["apply", "discard", "withdraw"]
    assert board.refused("0 sell wood") == "AR-8.4"
    assert board.refused("0 buy wood") == "AR-8.4"
    board.do("0 apply")
    assert board.refused("0 withdraw") == "AR-8.4"
    assert board.refused("0 discard") == "AR-8.4"
    board = applying("castle", 9, "1 kvass 1 sword 3 wood").do("0 apply", "0 done")
    assert board.offered(0) == ["knight 1"]


@pytest.mark.rule("AR-4.4")
def test_what_the_card_gives_cannot_be_sold_to_pay_for_it() -> None:
    """A sawmill brings two wood, but only after the trade."""
    board = applying("sawmill", 0).do("0 apply")
    assert board.offered(0) == ["done"]


@pytest.mark.rule("AR-4.8")
@pytest.mark.parametrize(
    ("coins", "goods", "possible"),
    [
        (10, "none", True),  # coal 4 and crystal 6
        (9, "none", False),
        (6, "1 coal", True),
        (5, "1 coal", False),
        (0, "1 coal 1 crystal", True),
        (0, "1 coal 1 sword", True),  # the sword sells for 6
        (0, "2 coal 4 wood", True),  # 2 + 4 for the crystal, and one coal kept
        (0, "2 coal 3 wood", False),
        (0, "3 crystal", True),  # two sold for 6, coal for 4
        (0, "3 coal", False),  # two sold for 4, one kept
        (0, "4 coal", True),  # three sold for 6
    ],
)
def test_apply_is_offered_only_if_some_trades_make_the_card_payable(
    coins: int, goods: str, possible: bool
) -> None:
    board = applying("laboratory", coins, goods)
    assert ("apply" in board.offered(0)) == possible
    assert board.refused("0 apply") == ("" if possible else "AR-4.8")
    assert reachable(board) == possible


@pytest.mark.rule("AR-4.8")
def test_a_trade_is_legal_only_if_the_card_can_still_be_applied() -> None:
    board = applying("laboratory", 6, "1 coal 1 wood").do("0 apply")  # slack 1: the wood
    assert board.refused("0 sell coal") == "AR-4.8"  # to buy it back would cost 2 more
    assert board.refused("0 buy wheat") == ""  # that loses 1
    board.do("0 buy wheat")
    assert board.refused("0 buy wood") == "AR-4.8"
    assert board.refused("0 sell wheat") == ""
    assert board.refused("0 buy crystal") == "AR-4.4"  # 4 coins are there
    assert board.refused("0 sell sword") == "AR-4.4"
    assert board.refused("0 done") == "AR-4.8"
    board.do("0 sell wheat", "0 sell wood", "0 buy crystal", "0 done")
    assert board.goods(0) == {"potion": 1}


@pytest.mark.rule("AR-4.8")
def test_the_trade_ends_only_when_the_card_is_payable() -> None:
    board = applying("kvass_yard", 3).do("0 apply")
    assert "done" not in board.offered(0)
    board.do("0 buy wheat")
    assert "done" in board.offered(0)
    board.do("0 sell wheat")  # 2 coins are left, just enough for another
    assert "done" not in board.offered(0)
    board.do("0 buy wheat")
    assert board.refused("0 sell wheat") == "AR-4.8"


@pytest.mark.rule("AR-4.8")
def test_the_coin_of_a_castle_is_kept() -> None:
    board = applying("castle", 2, "1 kvass 1 sword").do("0 apply")
    assert board.refused("0 buy wood") == ""  # wood can be sold again for the coin
    board.do("0 buy wood")
    assert board.refused("0 done") == "AR-4.8"
    board.do("0 sell wood", "0 done")
    assert board.table.coins[0] == 0


@pytest.mark.rule("AR-4.8")
def test_theft_can_be_paid_by_a_sale() -> None:
    target = "seat 1; out; resources 1 {0}"
    board = applying("theft", 0, "1 wood", target.format("wheat")).do("0 apply")
    assert board.offered(0) == ["sell wood"]
    board = applying("theft", 0, "1 wood", target.format("coal"))
    assert board.refused("0 apply") == "AR-4.8"
    board = applying("theft", 0, "2 wood", target.format("coal")).do("0 apply", "0 sell wood")
    assert "done" not in board.offered(0)
    board.do("0 sell wood", "0 done", "0 steal 1 coal")
    assert board.goods(0) == {"coal": 1}
    assert board.table.coins[0] == 0


def reachable(board: Board) -> bool:
    """By trying everything: whether the laid card can be paid after some trades; no use of the shortcut."""
    box, s = board.rules.box, board.table
    card = box.cards[s.laid[0]]
    seen: set[tuple[int, ...]] = set()
    todo = [(s.coins[0], *s.goods[:9])]
    while todo:
        now = todo.pop()
        if now in seen:
            continue
        seen.add(now)
        coins, goods = now[0], list(now[1:])
        if coins >= card.input_coins and all(have >= need for have, need in zip(goods, card.inputs, strict=True)):
            return True
        for kind in range(9):
            if goods[kind]:
                after = [*goods[:kind], goods[kind] - 1, *goods[kind + 1 :]]
                todo.append((coins + box.sell[kind], *after))
            if coins >= box.buy[kind] and (card.inputs[kind] or coins < 7):  # with many coins it takes too long
                after = [*goods[:kind], goods[kind] + 1, *goods[kind + 1 :]]
                todo.append((coins - box.buy[kind], *after))
    return False


@pytest.mark.rule("AR-4.8")
@pytest.mark.parametrize("card", ["laboratory", "castle", "wizard_tower", "ore_manufactory"])
def test_what_is_payable_agrees_with_trying_everything(card: str) -> None:
    for coins, coal, kvass, sword, wood in product((0, 1, 3, 5), (0, 1, 2), (0, 2), (0, 1), (0, 3)):
        board = applying(card, coins, f"{coal} coal {kvass} kvass {sword} sword {wood} wood")
        assert ("apply" in board.offered(0)) == reachable(board), (coins, coal, kvass, sword, wood)


@pytest.mark.rule("AR-4.8")
def test_every_offered_trade_leaves_the_card_payable_and_every_such_trade_is_offered() -> None:
    for coins, coal, crystal, wood in product((0, 2, 4, 7, 11), (0, 1, 2), (0, 1), (0, 1, 3)):
        board = applying("laboratory", coins, f"{coal} coal {crystal} crystal {wood} wood")
        if "apply" not in board.offered(0):
            continue
        board.do("0 apply")
        for text in [f"{word} {key}" for word in ("sell", "buy") for key in board.rules.box.resource_keys]:
            assert (text in board.offered(0)) == still_payable(board, text), (coins, coal, crystal, wood, text)


def still_payable(board: Board, text: str) -> bool:
    """Whether the trade can be done and the card be paid after it and some more."""
    word, key = text.split(" ")
    s, box = board.table.clone(), board.rules.box
    kind = box.resource(key)
    if word == "sell":
        s.goods[kind] -= 1
        s.coins[0] += box.sell[kind]
    else:
        s.goods[kind] += 1
        s.coins[0] -= box.buy[kind]
    if s.goods[kind] < 0 or s.coins[0] < 0:
        return False
    after = Board()
    after.table = s
    return reachable(after)


@pytest.mark.rule("AR-4.8")
def test_the_slack_kept_while_trading_is_the_one_counted_anew() -> None:
    board = applying("laboratory", 30, "2 coal 1 crystal 3 wood 1 sword").do("0 apply")
    for text in ("sell coal", "sell coal", "buy coal", "buy potion", "sell crystal", "buy crystal", "buy wood"):
        board.do(f"0 {text}")
        card = board.rules.box.card("laboratory")
        fee = fee_of(board.rules, board.table, 0, card)
        assert board.table.stack[-1].c == slack_of(board.rules, board.table, 0, card, fee)
