"""MC-4.1 to MC-4.4, MC-4.8 to MC-4.10: how contracts are taken, replaced, discarded and shuffled."""

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.merchants.merchants_board import face_up, held, keys, merchants_board, trade

SHOWN = "contracts; display wood3 iron3 gold2; stacks blue4 red4 / green2 / yellow4 stone3; discards skill_gold"


def using(tile: str, *lines: str, season: str = "autumn", contracts: str = SHOWN, hand: str = "1 red") -> Board:
    """Seat 0 uses that tile of its own village."""
    board = merchants_board(contracts, *lines, hand=hand, tiles=[tile], season=season)
    return board.do(f"0 use {tile.removesuffix('+')}", "0 send 1 red")


@pytest.mark.rule("MC-4.1")
def test_one_of_the_face_up_ones_or_the_top_of_any_stack() -> None:
    board = using("merchant")
    assert board.asked == "contract"
    assert board.offered(0)[:6] == [
        *("contract wood3", "contract iron3", "contract gold2"),
        *("unseen 1", "unseen 2", "unseen 3"),
    ]
    assert board.refused("0 contract blue4") == "MC-4.1"


@pytest.mark.rule("MC-4.1", "MC-4.10")
def test_a_face_up_one_is_replaced_at_once_from_the_stack_beside_it() -> None:
    board = using("merchant").do("0 contract wood3")
    assert held(board, 0) == ["wood3"]
    assert face_up(board) == ["red4", "iron3", "gold2"]
    assert [keys(board, stack) for stack in trade(board).stacks] == [["blue4"], ["green2"], ["yellow4", "stone3"]]
    small = using("merchant").do("0 contract iron3")  # not from a larger one
    assert face_up(small) == ["wood3", "green2", "gold2"]


@pytest.mark.rule("MC-4.10")
def test_if_that_stack_is_empty_it_comes_from_the_largest() -> None:
    board = using("merchant", contracts=SHOWN.replace("green2", "")).do("0 contract iron3")
    assert face_up(board) == ["wood3", "red4", "gold2"]  # two stacks of two: the first of them
    contracts = "contracts; display wood3 iron3 gold2; stacks red4 / / blue4 stone3"
    assert face_up(using("merchant", contracts=contracts).do("0 contract iron3")) == ["wood3", "stone3", "gold2"]


@pytest.mark.rule("MC-4.1", "MC-4.4")
def test_the_top_of_a_stack_is_seen_by_its_taker_only() -> None:
    board = using("merchant").do("0 unseen 3")
    assert held(board, 0) == ["stone3"]
    assert face_up(board) == ["wood3", "iron3", "gold2"]
    [event] = [event for event in board.events if event.kind == "took-unseen-contract"]
    assert "contract" not in event.seen_by(1)
    assert event.seen_by(0)["contract"] == "stone3"


@pytest.mark.rule("MC-4.2")
def test_discarded_contracts_lie_face_up_for_all() -> None:
    board = merchants_board("season spring; start 0; turn 1; passes 1", SHOWN).do("1 pass")
    board.do(f"0 {board.offered(0)[0]}")
    view = board.rules.view(board.table, -1)["merchants"]
    assert isinstance(view, dict)
    assert view["discards"] == ["skill_gold", "wood3", "iron3", "gold2"]


@pytest.mark.rule("MC-4.3", "MC-4.10")
def test_when_the_stacks_run_out_the_discards_become_three_new_ones() -> None:
    contracts = "contracts; display wood3 iron3 gold2; stacks red4 / / ; discards blue4 green2 yellow4 stone3"
    board = using("merchant", contracts=contracts).do("0 contract gold2")
    part = trade(board)
    assert face_up(board) == ["wood3", "iron3", "red4"]
    assert sorted(len(stack) for stack in part.stacks) == [1, 1, 2]
    assert sorted(keys(board, [one for stack in part.stacks for one in stack])) == sorted(
        ["blue4", "green2", "yellow4", "stone3"]
    )
    assert part.discards == []


@pytest.mark.rule("MC-4.3")
def test_the_order_of_the_new_stacks_is_chance() -> None:
    contracts = "contracts; display wood3 iron3 gold2; stacks red4 / / ; discards blue4 green2 yellow4 stone3"
    seen = set()
    for seed in "abcdefgh":
        board = merchants_board(contracts, hand="1 red", tiles=["merchant"], season="autumn", seed=seed)
        board.do("0 use merchant", "0 send 1 red", "0 contract gold2")
        seen.add(tuple(map(tuple, trade(board).stacks)))
    assert len(seen) > 3


@pytest.mark.rule("MC-4.3", "MC-4.2")
def test_at_the_renewal_the_contracts_just_discarded_are_shuffled_too() -> None:
    contracts = "contracts; display wood3 iron3 gold2; stacks / / "
    board = merchants_board("season spring; start 0; turn 1; passes 1", contracts).do("1 pass")
    board.do(f"0 {board.offered(0)[0]}")
    assert sorted(face_up(board)) == ["gold2", "iron3", "wood3"]
    assert not any(trade(board).stacks)


@pytest.mark.rule("MC-4.10")
def test_without_discards_a_place_stays_empty() -> None:
    board = using("merchant", contracts="contracts; display wood3 iron3 -; stacks / / ").do("0 contract wood3")
    assert face_up(board) == ["-", "iron3", "-"]


EMPTY_PLACES = "contracts; display wood3 - -; stacks / / "
HELD = "trade 0; contracts wood2_resource2 red4; shown wood2_resource2 red4"


@pytest.mark.rule("MC-4.3", "MC-4.10")
def test_as_soon_as_there_are_discards_empty_places_are_filled() -> None:
    board = merchants_board(EMPTY_PLACES, HELD).do("0 exchange wood2_resource2 wood")
    assert face_up(board) == ["wood3", "wood2_resource2", "-"]  # the only discard there is
    assert (any(trade(board).stacks), trade(board).discards, trade(board).shuffles) == (False, [], 1)
    kinds = [event.kind for event in board.events]
    assert kinds == ["exchanged", "contracts-shuffled", "contract-turned-up"]
    board.do("0 exchange red4 red")
    assert face_up(board) == ["wood3", "wood2_resource2", "red4"]


@pytest.mark.rule("MC-4.3", "MC-4.10")
def test_by_version_1_they_are_filled_at_the_next_renewal() -> None:
    board = merchants_board(EMPTY_PLACES, HELD, version=1).do("0 exchange wood2_resource2 wood")
    assert face_up(board) == ["wood3", "-", "-"]
    assert [keys(board, stack) for stack in trade(board).stacks] == [["wood2_resource2"], [], []]


@pytest.mark.rule("MC-4.3")
def test_while_there_are_stacks_or_the_display_is_full_an_exchange_turns_nothing_up() -> None:
    board = merchants_board(SHOWN, HELD.replace("red4", "stone2_iron2")).do("0 exchange wood2_resource2 wood")
    assert face_up(board) == ["wood3", "iron3", "gold2"]
    assert keys(board, trade(board).discards) == ["skill_gold", "wood2_resource2"]
    assert [event.kind for event in board.events] == ["exchanged"]


@pytest.mark.rule("MC-4.3")
def test_an_exchange_that_fills_places_reveals_something_and_stays() -> None:
    board = merchants_board(EMPTY_PLACES, HELD)
    before = board.table.news()
    board.do("0 exchange wood2_resource2 wood")
    assert board.table.news() > before


@pytest.mark.rule("MC-4.3")
@pytest.mark.parametrize("version", [1, 2])
def test_a_place_is_never_left_empty_while_there_are_discards(version: int) -> None:
    """Also from a position in which the stacks were not made anew yet."""
    contracts = "contracts; display saw_wood gold2 green_worker4; stacks / / ; discards wood3 iron3 stone3"
    board = merchants_board(contracts, hand="1 blue", tiles=["merchant"], season="winter", version=version)
    board.do("0 use merchant", "0 send 1 blue", "0 contract saw_wood")
    assert "-" not in face_up(board)
    assert sum(len(stack) for stack in trade(board).stacks) == 2


@pytest.mark.rule("MC-4.10")
def test_where_no_contract_is_left_the_tile_gives_none() -> None:
    board = using("merchant", contracts="contracts; display - - -; stacks / / ")
    assert (board.asked, held(board, 0)) == ("turn", [])
    choice = using("assayer", contracts="contracts; display - - -; stacks / / ")
    assert choice.offered(0, "take") == ["take iron", "take stone"]


@pytest.mark.rule("MC-4.4")
def test_a_face_up_contract_is_known_to_all_afterwards() -> None:
    board = using("merchant").do("0 contract wood3")
    shown = board.rules.view(board.table, 1)["merchants"]
    assert isinstance(shown, dict)
    assert shown["players"][0]["contracts_known"] == ["wood3"]
    hidden = using("merchant").do("0 unseen 1")
    players = hidden.rules.view(hidden.table, 1)["merchants"]
    assert isinstance(players, dict)
    assert (players["players"][0]["contracts"], players["players"][0]["contracts_known"]) == (1, [])


@pytest.mark.rule("MC-4.8")
def test_assayer_gives_one_of_three_and_upgraded_all() -> None:
    assert using("assayer").offered(0, "take") == ["take contract", "take iron", "take stone"]
    board = using("assayer").do("0 take contract", "0 contract wood3")
    assert (held(board, 0), board.goods("assayer")) == (["wood3"], {})
    upgraded = using("assayer+").do("0 contract wood3")
    assert (held(upgraded, 0), upgraded.goods("assayer")) == (["wood3"], {"iron": 1, "stone": 1})


@pytest.mark.rule("MC-4.8")
def test_bookkeeper_upgraded_shows_the_skill_before_the_contract_is_chosen() -> None:
    basic = using("bookkeeper")
    assert sorted(basic.offered(0, "take")) == ["take contract", "take random_skill"]
    board = using("bookkeeper+")
    assert board.asked == "contract"
    assert sum(board.skills(0).values()) == 1


@pytest.mark.rule("MC-4.8")
def test_merchant_upgraded_gives_two_the_second_after_the_display_is_refilled() -> None:
    board = using("merchant+").do("0 contract wood3")
    assert board.asked == "contract"
    assert board.offered(0, "contract") == ["contract red4", "contract iron3", "contract gold2"]
    board.do("0 contract red4")
    assert held(board, 0) == ["red4", "wood3"]
    assert board.asked == "turn"


@pytest.mark.rule("MC-4.8")
def test_an_unseen_first_contract_is_known_to_its_taker_before_the_second() -> None:
    board = using("merchant+").do("0 unseen 1")
    own = board.rules.view(board.table, 0)["merchants"]
    assert isinstance(own, dict)
    assert (board.asked, own["own"]) == ("contract", ["red4"])


@pytest.mark.rule("MC-4.1")
def test_in_the_market_and_in_other_villages_a_tile_gives_contracts_too() -> None:
    board = merchants_board(SHOWN, "market merchant", hand="1 red", season="autumn")
    board.do("0 use merchant", "0 send 1 red", "0 contract gold2")
    assert held(board, 0) == ["gold2"]


@pytest.mark.rule("MC-4.9")
def test_the_purple_worker_is_never_a_contract_a_cabin_or_an_extension() -> None:
    holdings = merchants_board("trade 0; contracts start_player", tiles=["muleteer", "builder"], season="winter")
    assert holdings.table.start == 0
    explained = holdings.rules.explain(holdings.table, 0)
    lines = explained["lines"]
    assert isinstance(lines, list)
    assert {line["tile"]: line["points"] for line in lines if line["tile"] in ("muleteer", "builder")} == {
        "muleteer": 0,
        "builder": 0,
    }
