"""Playing cards: laying, revealing, applying, declining, leaving the round (AR-4)."""

import pytest

from tests.games.artificium.board import Board


def three(hands: tuple[str, str, str], head: str = "round 1; first 1") -> Board:
    seats = [f"seat {seat}; hand {hand}; coins 5" for seat, hand in enumerate(hands)]
    return Board("\n".join([head, *seats]), players=3)


@pytest.mark.rule("AR-4.1")
def test_everybody_lays_at_the_same_time_in_any_order() -> None:
    board = three(("1 farm 1 fair", "2 sawmill", "1 fair 1 theft"))
    assert board.waiting == [0, 1, 2]
    board.do("2 lay fair")
    assert board.waiting == [0, 1]
    assert board.refused("2 lay theft") == "not-your-turn"
    board.do("0 lay farm", "1 lay sawmill")
    assert board.asked == "resolve"


@pytest.mark.rule("AR-4.1")
def test_a_laid_card_is_secret_until_all_are_revealed_together() -> None:
    board = three(("1 farm 1 fair", "2 sawmill", "1 fair 1 theft")).do("2 lay fair", "0 lay farm")
    assert board.event("laid", 2) == {"kind": "laid", "seat": 0}
    assert board.event("laid", 0) == {"kind": "laid", "seat": 0, "card": "farm"}
    assert "farm" not in str(board.rules.view(board.table, 1)["players"])
    assert "revealed" not in board.kinds()
    board.do("1 lay sawmill")
    revealed = [(event.seat, event.data["card"]) for event in board.events if event.kind == "revealed"]
    assert revealed == [(0, "farm"), (1, "sawmill"), (2, "fair")]


@pytest.mark.rule("AR-4.1", "AR-8.4")
def test_laying_is_not_optional() -> None:
    board = three(("1 farm 1 fair", "2 sawmill", "1 fair"))
    assert board.offered(0) == ["lay farm", "lay fair"]
    for line in ("0 pass", "0 withdraw", "0 done"):
        assert board.refused(line) == "AR-8.4"
    assert board.refused("0 lay castle") == "AR-4.1"


@pytest.mark.rule("AR-4.1", "AR-4.9")
def test_whoever_has_no_card_is_out_when_the_next_step_begins() -> None:
    board = three(("2 farm", "1 sawmill", "2 fair")).do("0 lay farm", "1 lay sawmill", "2 lay fair")
    assert board.table.inside == 0b111  # seat 1 has laid the last card and still plays it
    board.do("2 discard", "1 apply", "1 done", "0 discard")
    assert board.waiting == [0, 2]
    assert board.table.inside == 0b101


@pytest.mark.rule("AR-4.9")
def test_whoever_is_out_stays_out_even_with_a_new_card() -> None:
    """Seat 1 has no card when the step begins, then a Scouting makes seat 1 ... draw nothing: it had no card."""
    board = Board(
        "round 1\nseat 0; hand 1 scouting 2 farm\nseat 1; hand 1 farm; out\nseat 2; hand 2 fair", players=3
    )
    assert board.waiting == [0, 2]
    board.do("0 lay scouting", "2 lay fair", "0 apply", "0 done", "0 scout 1", "2 discard")
    assert sum(board.hand(1).values()) == 1
    assert board.waiting == [0, 2]


@pytest.mark.rule("AR-4.9")
def test_a_laid_card_is_not_in_the_hand() -> None:
    """Seat 1's only card is laid, so there is nobody to scout."""
    board = Board("seat 0; hand 1 scouting\nseat 1; hand 1 farm")
    board.do("0 lay scouting", "1 lay farm")
    assert board.refused("0 apply") == "AR-5.7"


@pytest.mark.rule("AR-4.2")
def test_first_actions_then_buildings_each_clockwise_from_the_first_player() -> None:
    board = three(("1 fair", "1 farm", "1 theft"), "round 1; first 1")
    board.do("0 lay fair", "1 lay farm", "2 lay theft")
    order = []
    while board.asked == "resolve":
        order.append(board.waiting[0])
        board.do(f"{board.waiting[0]} discard")
    assert order == [2, 0, 1]


@pytest.mark.rule("AR-8.1")
def test_buildings_too_resolve_one_after_the_other() -> None:
    board = three(("1 farm", "1 sawmill", "1 farm"), "round 1; first 2")
    board.do("0 lay farm", "1 lay sawmill", "2 lay farm")
    assert board.waiting == [2]
    board.do("2 apply", "2 done")
    assert board.goods(2) == {"wheat": 2}
    assert board.goods(0) == {}
    assert board.waiting == [0]


@pytest.mark.rule("AR-4.3")
def test_a_revealed_card_is_applied_discarded_or_withdrawn() -> None:
    board = three(("2 farm", "2 sawmill", "2 kvass_yard"), "round 1; first 0")
    board.do("0 lay farm", "1 lay sawmill", "2 lay kvass_yard")
    assert board.offered(0) == ["apply", "discard", "withdraw"]  # declining is always allowed
    board.do("0 discard", "1 withdraw", "2 apply", "2 buy wheat", "2 done")
    assert board.pile("discards") == {"farm": 1}
    assert board.hand(1) == {"sawmill": 2}
    assert board.applied(2) == {"kvass_yard": 1}
    assert board.waiting == [0, 2]  # who withdrew is out, who discarded is not


@pytest.mark.rule("AR-4.3")
def test_declining_scores_nothing() -> None:
    board = three(("2 farm", "2 sawmill", "2 farm"), "round 1; first 0")
    board.do("0 lay farm", "1 lay sawmill", "2 lay farm", "0 discard", "1 withdraw", "2 discard")
    assert list(board.table.points) == [0, 0, 0]
    assert not any(board.table.goods)


@pytest.mark.rule("AR-4.5")
def test_a_building_turns_its_inputs_into_its_output_once() -> None:
    board = Board("seat 0; hand 1 charcoal_house; resources 5 wood\nseat 1; out")
    board.do("0 lay charcoal_house", "0 apply", "0 done")
    assert board.goods(0) == {"wood": 4, "coal": 1}
    assert board.table.points[0] == 2


@pytest.mark.rule("AR-4.5")
@pytest.mark.parametrize(
    ("before", "card", "gained"),
    [
        (8, "farm", {"wheat": 2}),  # 9
        (9, "farm", {"wheat": 2, "wood": 1}),  # lands on 10
        (8, "castle", {"wood": 1}),  # passes 10
        (10, "farm", {"wheat": 2}),  # leaves 10
        (19, "farm", {"wheat": 3}),
        (12, "castle", {"wheat": 1}),  # lands on 20
        (89, "farm", {"wheat": 2, "food": 1}),
    ],
)
def test_every_resource_cell_passed_or_landed_on_gives_one(before: int, card: str, gained: dict[str, int]) -> None:
    inputs = "1 kvass 1 sword" if card == "castle" else "none"
    board = Board(f"seat 0; hand 1 {card}; coins 1; points {before}; resources {inputs}\nseat 1; out")
    board.do(f"0 lay {card}", "0 apply", "0 done")
    assert board.goods(0) == gained


@pytest.mark.rule("AR-4.5")
def test_a_resource_of_the_track_is_usable_from_the_next_trade_on() -> None:
    """The wood of cell 10 comes after the trade of this card, and pays for the next card."""
    board = Board("seat 0; hand 1 farm 1 charcoal_house; points 9\nseat 1; out")
    board.do("0 lay charcoal_house")
    assert board.refused("0 apply") == "AR-4.8"
    board = Board("seat 0; hand 1 farm 1 charcoal_house; points 9\nseat 1; out")
    board.do("0 lay farm", "0 apply")
    assert board.offered(0) == ["done"]
    board.do("0 done", "0 lay charcoal_house", "0 apply", "0 done")
    assert board.goods(0) == {"wheat": 2, "coal": 1}


@pytest.mark.rule("AR-4.6")
def test_moving_back_stops_at_0_and_gives_nothing_and_forwards_gives_again() -> None:
    position = "seat 0; hand 1 castle; coins 1; resources 1 kvass 1 sword\nseat 1; hand 1 farm 1 fair; points {0}"
    board = Board(position.format(3)).do("0 lay castle", "1 lay farm", "0 apply", "0 done", "0 knight 1")
    assert list(board.table.points) == [8, 0]
    assert board.goods(1) == {}
    board = Board(position.format(13)).do(
        "0 lay castle", "1 lay fair", "1 discard", "0 apply", "0 done", "0 knight 1"
    )
    assert board.table.points[1] == 9
    assert board.goods(1) == {}  # over cell 10, backwards
    board.do("1 lay farm", "1 apply", "1 done")
    assert board.goods(1) == {"wheat": 2, "wood": 1}  # and on to it again


@pytest.mark.rule("AR-4.7")
def test_the_round_goes_on_while_one_player_is_in_it() -> None:
    board = three(("2 farm", "2 sawmill", "1 fair"), "round 1; first 0")
    board.do("0 lay farm", "1 lay sawmill", "2 lay fair", "2 withdraw", "0 withdraw", "1 discard")
    assert (board.asked, board.waiting) == ("lay", [1])
    assert board.do("1 lay sawmill", "1 withdraw").asked == "closing"


@pytest.mark.rule("AR-4.7")
def test_the_round_ends_when_nobody_is_in_it_any_more() -> None:
    board = three(("2 farm", "1 sawmill", "1 fair"), "round 1; first 0")
    board.do("0 lay farm", "1 lay sawmill", "2 lay fair", "2 withdraw", "0 withdraw", "1 discard")
    assert board.asked == "closing"
    assert board.waiting == [0, 1, 2]
