"""Items with rules of their own: on storage tiles, gold, under summer boat 3b, the purple worker, in contracts."""

import pytest

from tilewright.games.keyflower.content.terms import GOLD, IRON, SAW, YELLOW
from tilewright.games.keyflower.scoring import Holdings, Items, best
from tilewright.games.keyflower.scoring.holdings import FREE, PURPLE, RESOURCE, SKILL, WORKER

from .positions import contract, holdings, store
from .sheet_audit import line_of, scores


def purple_of(village: Holdings) -> Items:
    sheet = best(village)
    used = [items for line in sheet.lines for items in line.items] + sheet.unused
    return next(items for items in used if items.kind == PURPLE)


@pytest.mark.rule("KF-8.3")
def test_storage_tiles_score_what_lies_there_of_their_kind_and_gold() -> None:
    assert scores(holdings(stores=[store("Blacksmith", [1, 2, 1, 1])])) == {"Blacksmith": 6}
    assert scores(holdings(stores=[store("Blacksmith", [1, 2, 1, 1], upgraded=True)])) == {"Blacksmith": 9}
    assert scores(holdings(stores=[store("Stone yard", [0, 0, 4, 0])])) == {"Stone yard": 8}
    assert scores(holdings(stores=[store("Timber yard", [0, 0, 0, 2], upgraded=True)])) == {"Timber yard": 6}
    assert scores(holdings(stores=[store("Barn", [1, 2, 3, 4], upgraded=True)])) == {"Barn": 20}


@pytest.mark.rule("KF-8.3")
def test_nothing_is_brought_to_a_storage_tile_at_the_end() -> None:
    assert scores(holdings(goods=[0, 5, 0, 0], stores=[store("Blacksmith", [0, 0, 0, 0])])) == {}


@pytest.mark.rule("KF-8.3", "KF-8.4", "KF-9.7")
def test_a_stored_resource_scores_there_and_nowhere_else() -> None:
    iron = store("Blacksmith", [0, 1, 0, 0], upgraded=True)
    assert scores(holdings(["Mercer's guild"], goods=[0, 0, 1, 1], stores=[iron])) == {"Blacksmith": 3}
    # With a free gold at hand the set is made without the iron.
    village = holdings(["Mercer's guild"], goods=[1, 0, 1, 1], stores=[iron])
    assert scores(village) == {"Mercer's guild": 5, "Blacksmith": 3}
    assert line_of(village, "Blacksmith").items[0].where == iron.tile
    assert {items.where for items in line_of(village, "Mercer's guild").items} == {FREE}


@pytest.mark.rule("KF-9.7")
def test_a_resource_on_a_storage_tile_of_another_kind_scores_there_only_under_3b() -> None:
    wood = store("Blacksmith", [0, 0, 0, 2])
    assert scores(holdings(stores=[wood])) == {}
    assert scores(holdings(["Watermill"], stores=[wood])) == {}
    assert scores(holdings(["Watermill", "Jeweller"], stores=[wood], all_gold=True)) == {"Blacksmith": 4}


@pytest.mark.rule("KF-8.3", "KF-8.6")
def test_gold_on_a_storage_tile_is_no_gold_left_over() -> None:
    barn = store("Barn", [3, 0, 0, 0])
    assert scores(holdings(["Jeweller"], goods=[1, 0, 0, 0], stores=[barn])) == {"Barn": 3, "Jeweller": 2}
    assert scores(holdings(goods=[1, 0, 0, 0], stores=[barn])) == {"Barn": 3, "gold": 1}


@pytest.mark.rule("KF-8.3")
def test_contracts_take_nothing_from_a_storage_tile() -> None:
    yard = store("Timber yard", [0, 0, 0, 3])
    assert scores(holdings(stores=[yard], more=[contract("TTT")])) == {"Timber yard": 6}
    assert scores(holdings(goods=[0, 0, 0, 3], stores=[yard], more=[contract("TTT")])) == {
        "Timber yard": 6,
        "TTT": 7,
    }


@pytest.mark.rule("KF-8.7", "KF-9.7")
def test_the_purple_worker_may_join_what_is_locked_on_a_storage_tile() -> None:
    yard = store("Timber yard", [1, 1, 0, 1], upgraded=True)
    assert scores(holdings(stores=[yard], purple=True)) == {"Timber yard": 9}
    assert scores(holdings(["Windmill"], goods=[0, 4, 0, 0], stores=[yard], purple=True)) == {
        "Timber yard": 6,
        "Windmill": 5,
    }


@pytest.mark.rule("KF-8.4")
def test_all_resources_but_those_on_storage_tiles_may_be_assigned() -> None:
    barn = store("Barn", [0, 2, 0, 0])
    assert scores(holdings(["Windmill"], goods=[0, 0, 3, 0], stores=[barn])) == {"Barn": 2}
    assert scores(holdings(["Windmill"], goods=[0, 0, 5, 0], stores=[barn])) == {"Barn": 2, "Windmill": 5}


@pytest.mark.rule("KF-8.6")
def test_gold_used_elsewhere_does_not_score_one_more() -> None:
    assert scores(holdings(["Windmill"], goods=[6, 0, 0, 0])) == {"gold": 6}
    assert scores(holdings(["Windmill"], goods=[3, 2, 0, 0])) == {"Windmill": 5}


@pytest.mark.rule("KF-9.17")
def test_under_3b_every_resource_counts_as_gold() -> None:
    assert scores(holdings(goods=[1, 1, 1, 1], all_gold=True)) == {"gold": 4}
    assert scores(holdings(["Jeweller"], goods=[0, 2, 1, 0], all_gold=True)) == {"Jeweller": 6}
    village = holdings(["Watermill"], goods=[0, 2, 1, 3], all_gold=True)
    assert sum(scores(village).values()) == 6


@pytest.mark.rule("KF-9.19")
def test_under_3b_any_three_resources_are_a_set_for_the_mercers_guild() -> None:
    assert scores(holdings(["Mercer's guild"], goods=[0, 0, 0, 7], all_gold=True)) == {
        "Mercer's guild": 10,
        "gold": 1,
    }


@pytest.mark.rule("KF-8.7", "KF-9.18")
def test_the_purple_worker_used_nowhere_scores_one_as_gold() -> None:
    village = holdings(purple=True)
    assert scores(village) == {"gold": 1}
    assert (purple_of(village).domain, purple_of(village).counts_as) == (RESOURCE, GOLD)


@pytest.mark.rule("KF-8.7", "KF-9.18")
def test_the_purple_worker_completes_one_set() -> None:
    skills = holdings(["Scribes"], skills=[1, 1, 0], purple=True)
    assert scores(skills) == {"Scribes": 10}
    assert (purple_of(skills).domain, purple_of(skills).counts_as) == (SKILL, SAW)
    workers = holdings(["Craftsman's guild"], workers=[1, 1, 0, 3], purple=True)
    assert scores(workers) == {"Craftsman's guild": 3}
    assert (purple_of(workers).domain, purple_of(workers).counts_as) == (WORKER, YELLOW)
    both = holdings(["Scribes", "Mercer's guild"], skills=[1, 1, 0], goods=[0, 1, 1, 0], purple=True)
    assert scores(both) == {"Scribes": 10}


@pytest.mark.rule("KF-8.7", "KF-9.18")
def test_the_purple_worker_counts_on_a_storage_tile_as_its_kind_without_lying_there() -> None:
    village = holdings(stores=[store("Blacksmith", [0, 1, 0, 0], upgraded=True)], purple=True)
    assert scores(village) == {"Blacksmith": 6}
    assert (purple_of(village).counts_as, purple_of(village).where) == (IRON, FREE)


@pytest.mark.rule("KF-8.7", "KF-8.14", "KF-9.18")
def test_the_purple_worker_may_be_the_only_one_of_the_chosen_kind() -> None:
    assert scores(holdings(["Scholar"], purple=True)) == {"Scholar": 3}
    assert scores(holdings(["Village hall"], purple=True)) in ({"Village hall": 1}, {"gold": 1})
    assert scores(holdings(["Watermill"], purple=True)) in ({"Watermill": 1}, {"gold": 1})
    assert scores(holdings(["Village hall"], workers=[3, 0, 0, 0], purple=True)) in (
        {"Village hall": 4},
        {"Village hall": 3, "gold": 1},
    )


@pytest.mark.rule("KF-8.7")
def test_the_purple_worker_is_a_worker_for_white_wind_and_apothecary() -> None:
    assert scores(holdings(["Apothecary"], workers=[4, 0, 0, 0], purple=True)) == {"Apothecary": 3}
    assert sum(scores(holdings(["White Wind"], workers=[4, 0, 0, 0], purple=True)).values()) == 5


def test_a_contract_takes_items_of_several_domains_once() -> None:
    village = holdings(skills=[0, 0, 1], goods=[0, 0, 0, 1], more=[contract("ST")])
    assert scores(village) == {"ST": 7}
    village = holdings(skills=[0, 0, 2], goods=[0, 0, 0, 1], more=[contract("ST"), contract("SRR")])
    assert scores(village) == {"ST": 7}
    village = holdings(skills=[0, 0, 2], goods=[1, 0, 0, 2], more=[contract("ST"), contract("SRR")])
    assert scores(village) == {"ST": 7, "SRR": 7}


def test_a_contract_is_left_alone_if_its_items_are_worth_more_elsewhere() -> None:
    village = holdings(["Scribes"], skills=[1, 1, 1], more=[contract("SK")])
    assert scores(village) == {"Scribes": 10}
    # Muleteer gives 3 for a contract to which nothing is assigned: fulfilling it adds only 4.
    village = holdings(["Scholar"], skills=[0, 0, 2], more=[contract("SK", 7 - 3)])
    assert scores(village) == {"Scholar": 6}


def test_the_start_player_contract_needs_the_purple_worker_itself() -> None:
    assert scores(holdings(["Apothecary"], workers=[4, 0, 0, 0], more=[contract("*")])) == {}
    village = holdings(["Apothecary"], workers=[4, 0, 0, 0], purple=True, more=[contract("*")])
    assert scores(village) == {"*": 7}
    village = holdings(["Key guild"], skills=[4, 0, 0], purple=True, more=[contract("*")])
    assert scores(village) == {"Key guild": 10}


def test_the_purple_worker_fills_one_slot_of_a_contract() -> None:
    village = holdings(
        workers=[3, 0, 0, 0], goods=[0, 0, 0, 2], purple=True, more=[contract("bbbb"), contract("TTT")]
    )
    assert sum(scores(village).values()) == 7
