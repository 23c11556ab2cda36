"""Positions in which something is obvious and something else foolish."""

import pytest

from tests.bots.artificium.positions import best, load, texts, turns

OTHER = "seat 1; hand farm farm kvass_yard; coins 3; points 10\n"


def test_makers_come_before_takers() -> None:
    """The Sawmill gives the wood that two others need; without it wood would have to be bought."""
    found = best(f"round 1\nseat 0; hand sawmill charcoal_house hunter_hut; coins 0\n{OTHER}")
    assert found == ["lay sawmill"]


def test_a_taker_whose_inputs_are_there_is_not_sold_out_by_another() -> None:
    """Coal and metal make a sword; to sell them for wheat would be foolish."""
    text = "round 4\nseat 0; hand weapon_workshop mill_bakery; coins 0; resources coal metal\n"
    assert best(text + OTHER) == ["lay weapon_workshop"]


def test_fair_comes_last() -> None:
    text = "round 1\nseat 0; hand fair sawmill farm; coins 3\n"
    assert best(text + OTHER) != ["lay fair"]


def test_fair_comes_first_if_its_coins_are_needed() -> None:
    """Four cards lie there: eight coins buy the sword for the Castle."""
    text = (
        "round 4\nseat 0; hand fair castle; coins 3; resources kvass; applied sawmill farm kvass_yard hunter_hut\n"
    )
    assert best(text + OTHER) == ["lay fair"]


def test_a_payable_castle_is_applied_with_the_knight_against_the_leader() -> None:
    text = """
    round 4; phase resolve
    seat 0; laid castle; coins 2; resources kvass sword; points 20
    seat 1; hand farm; coins 3; points 12; out
    seat 2; hand farm; coins 3; points 31; out
    """
    assert best(text, players=3) == ["apply", "done", "knight 2"]


def test_money_for_the_next_rounds_is_not_spent_on_a_costly_purchase() -> None:
    """To buy the sword would take all coins, with which two more rounds are to be played."""
    text = "round 2; phase resolve\nseat 0; laid castle; coins 11; resources kvass\nseat 1; out; coins 3\n"
    assert best(text) == ["withdraw"]


def test_what_is_missing_is_bought_in_one_turn() -> None:
    text = "round 4; phase resolve\nseat 0; laid castle; coins 11; resources kvass\nseat 1; out; coins 3\n"
    assert best(text) == ["apply", "buy sword", "done", "knight 1"]


def test_what_nobody_needs_is_sold_for_what_is_missing() -> None:
    """In the last round metal and coal are worth no more than their coins."""
    text = "round 4; phase resolve\nseat 0; laid castle; coins 6; resources kvass coal metal\nseat 1; out\n"
    assert best(text) == ["apply", "sell coal", "sell metal", "buy sword", "done", "knight 1"]


def test_what_the_next_card_needs_is_not_sold() -> None:
    """Either may go for the wheat; the coal is needed with the crystal for the potion."""
    text = """
    round 4; phase resolve
    seat 0; hand laboratory; laid mill_bakery; coins 0; resources coal crystal kvass
    seat 1; out
    """
    assert best(text) == ["apply", "sell kvass", "buy wheat", "done"]


def test_nothing_is_applied_that_costs_more_than_it_brings() -> None:
    """Only by selling the sword that the Castle needs could the Kvass Yard be paid."""
    text = """
    round 4; phase resolve
    seat 0; hand castle; laid charcoal_house; coins 1; resources kvass sword
    seat 1; out
    """
    assert best(text) == ["discard"]


def test_who_can_do_nothing_more_keeps_the_cards() -> None:
    text = "round 2; phase resolve\nseat 0; hand castle; laid wizard_tower; coins 0\nseat 1; out\n"
    assert best(text) == ["withdraw"]


def test_theft_takes_what_the_hand_needs() -> None:
    text = """
    round 4; phase resolve
    seat 0; hand ore_manufactory; laid theft; coins 2
    seat 1; out; resources coal food kvass; points 9
    """
    assert best(text) == ["apply", "done", "steal 1 food"]


def test_theft_is_not_wasted_on_nothing() -> None:
    """To pay 1 for a wood that sells for 1 hurts the other at least; to lay it without a target is foolish."""
    text = "round 3\nseat 0; hand theft sawmill; coins 3\nseat 1; hand farm; coins 2\n"
    assert best(text) == ["lay sawmill"]


def test_reconstruction_takes_the_best_card_back() -> None:
    text = """
    round 4; phase resolve
    seat 0; laid reconstruction; coins 1; resources kvass sword; applied farm castle
    seat 1; out; points 20
    """
    assert best(text) == ["apply", "done", "return castle"]


def test_reconstruction_waits_until_something_lies_there() -> None:
    text = "round 3\nseat 0; hand reconstruction sawmill; coins 0\n"
    assert best(text + OTHER) == ["lay sawmill"]


def test_the_market_completes_a_chain() -> None:
    text = """
    round 2; phase market
    market castle farm farm theft theft scouting
    seat 0; hand weapon_workshop kvass_yard sawmill theft ore_manufactory; coins 4; resources coal metal wheat
    seat 1; hand farm farm farm; coins 2
    """
    assert best(text) == ["swap theft castle"]


def test_nobody_pays_for_a_swap_that_brings_nothing() -> None:
    text = """
    round 4; phase market
    market theft theft scouting
    seat 0; hand sawmill charcoal_house hunter_hut mill_bakery farm; coins 2; traded
    seat 1; hand farm farm farm; coins 2
    """
    assert best(text) == ["pass"]


def test_a_bad_hand_is_drawn_anew() -> None:
    text = """
    round 4; phase market
    market theft theft castle castle
    seat 0; hand castle castle wizard_tower wizard_tower theft; coins 0
    seat 1; hand farm farm farm; coins 2
    """
    assert best(text) == ["redraw"]


def test_the_mage_keeps_the_chain() -> None:
    """A question in the midst of the Wizard's Tower: wood is there, and nothing for the dear cards."""
    text = """
    round 4
    ask mage; seat 0; count 3
    seat 0; applied wizard_tower; hand castle theft wizard_tower charcoal_house hunter_hut; resources wood wood
    seat 1; out
    """
    assert sorted(best(text)) == ["discard castle", "discard theft", "discard wizard_tower"]


def test_the_end_of_a_round_keeps_a_palace_that_is_supplied() -> None:
    text = "round 2; phase closing\nseat 0; hand castle theft; coins 3; resources sword kvass\nseat 1; coins 3\n"
    found = best(text)
    assert "discard theft" in found
    assert "discard castle" not in found
    assert not {"sell sword", "sell kvass"} & set(found)
    assert found[-1] == "done"


@pytest.mark.parametrize("phase", ["market", "lay", "closing"])
def test_turns_are_few_sorted_and_each_once(phase: str) -> None:
    text = f"""
    round 2; phase {phase}
    market {"farm sawmill theft" if phase == "market" else "none"}
    seat 0; hand sawmill charcoal_house kvass_yard theft; coins 4; resources wheat
    seat 1; hand farm; coins 2
    """
    found = turns(load(text))
    worths = [turn.worth for turn in found]
    assert worths == sorted(worths, reverse=True)
    assert len({tuple(texts(turn)) for turn in found}) == len(found)
    assert [texts(turn) for turn in turns(load(text), most=2)] == [texts(turn) for turn in found[:2]]
