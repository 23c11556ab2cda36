"""Each winter tile of KF-8.9 that scores items, by itself and against others; Keythedral's points are fixed.

Workers are blue, red, yellow, green; skills anvil, pick, saw; resources gold, iron, stone, wood.
"""

import pytest

from tilewright.games.keyflower.content.terms import GREEN, PICK, RED, STONE
from tilewright.games.keyflower.scoring import best
from tilewright.games.keyflower.scoring.holdings import UNLIMITED, Claim

from .positions import NAMES, holdings, slots
from .sheet_audit import line_of, scores


@pytest.mark.rule("KF-8.9")
def test_apothecary_scores_every_five_workers_of_any_colours() -> None:
    assert scores(holdings(["Apothecary"], workers=[5, 4, 1, 2])) == {"Apothecary": 6}
    assert scores(holdings(["Apothecary"], workers=[1, 1, 1, 1])) == {}


@pytest.mark.rule("KF-8.9")
def test_craftsmans_guild_scores_blue_red_yellow_and_green_does_not_stand_in() -> None:
    assert scores(holdings(["Craftsman's guild"], workers=[3, 2, 4, 6])) == {"Craftsman's guild": 6}
    assert scores(holdings(["Craftsman's guild"], workers=[3, 0, 4, 6])) == {}


@pytest.mark.rule("KF-8.6", "KF-8.9")
def test_jeweller_scores_two_for_gold_instead_of_one() -> None:
    assert scores(holdings(["Jeweller"], goods=[3, 5, 0, 0])) == {"Jeweller": 6}
    assert scores(holdings([], goods=[3, 5, 0, 0])) == {"gold": 3}


@pytest.mark.rule("KF-8.9")
def test_key_guild_scores_every_five_skills() -> None:
    assert scores(holdings(["Key guild"], skills=[4, 2, 3])) == {"Key guild": 10}
    assert scores(holdings(["Key guild"], skills=[10, 0, 0])) == {"Key guild": 20}
    assert scores(holdings(["Key guild"], skills=[2, 1, 1])) == {}


@pytest.mark.rule("KF-8.9", "KF-9.4")
def test_key_market_scores_two_for_a_green_worker_and_three_if_so_printed() -> None:
    assert scores(holdings(["Key market"], workers=[5, 5, 5, 3])) == {"Key market": 6}
    russian = Claim(NAMES.index("Key market"), 3, UNLIMITED, slots("g"))
    assert scores(holdings(workers=[5, 5, 5, 3], more=[russian])) == {"Key market": 9}


@pytest.mark.rule("KF-8.9", "KF-9.19")
def test_mercers_guild_scores_iron_stone_wood_with_gold_for_any_of_them() -> None:
    assert scores(holdings(["Mercer's guild"], goods=[0, 2, 2, 3])) == {"Mercer's guild": 10}
    assert scores(holdings(["Mercer's guild"], goods=[2, 2, 1, 0])) == {"Mercer's guild": 5, "gold": 1}
    assert scores(holdings(["Mercer's guild"], goods=[3, 0, 0, 0])) == {"Mercer's guild": 5}
    assert scores(holdings(["Mercer's guild"], goods=[0, 9, 9, 0])) == {}


@pytest.mark.rule("KF-8.5", "KF-8.9", "KF-8.14")
def test_scholar_scores_three_for_each_skill_of_the_best_kind() -> None:
    village = holdings(["Scholar"], skills=[2, 3, 1])
    assert scores(village) == {"Scholar": 9}
    assert line_of(village, "Scholar").chosen == PICK


@pytest.mark.rule("KF-8.5", "KF-8.9")
def test_scribes_scores_every_three_different_skills() -> None:
    assert scores(holdings(["Scribes"], skills=[3, 2, 2])) == {"Scribes": 20}
    assert scores(holdings(["Scribes"], skills=[3, 3, 0])) == {}


@pytest.mark.rule("KF-8.5", "KF-8.9", "KF-8.14")
def test_village_hall_scores_each_worker_of_the_best_colour() -> None:
    village = holdings(["Village hall"], workers=[4, 6, 2, 1])
    assert scores(village) == {"Village hall": 6}
    assert line_of(village, "Village hall").chosen == RED


@pytest.mark.rule("KF-8.5", "KF-8.9", "KF-8.14")
def test_watermill_scores_each_resource_of_the_best_kind_and_gold_for_it() -> None:
    village = holdings(["Watermill"], goods=[2, 1, 3, 0])
    assert scores(village) == {"Watermill": 5}
    assert line_of(village, "Watermill").chosen == STONE


@pytest.mark.rule("KF-8.9")
def test_windmill_scores_every_five_resources_of_any_kind() -> None:
    assert scores(holdings(["Windmill"], goods=[2, 4, 3, 2])) == {"Windmill": 10, "gold": 1}
    assert scores(holdings(["Windmill"], goods=[0, 1, 1, 2])) == {}


@pytest.mark.rule("KF-8.10")
def test_white_wind_scores_each_worker_not_used_elsewhere() -> None:
    assert scores(holdings(["White Wind"], workers=[2, 0, 1, 4])) == {"White Wind": 7}
    both = scores(holdings(["White Wind", "Key market"], workers=[2, 0, 1, 4]))
    assert both == {"White Wind": 3, "Key market": 8}
    assert scores(holdings(["White Wind", "Apothecary"], workers=[9, 0, 0, 0])) == {"White Wind": 9}


@pytest.mark.rule("KF-8.1", "KF-8.8")
def test_an_item_scores_on_one_tile_only() -> None:
    # Five workers are 3 points for the Apothecary or 5 for the Village hall, never both.
    assert scores(holdings(["Apothecary", "Village hall"], workers=[5, 0, 0, 0])) == {"Village hall": 5}
    # A set for the Scribes leaves three anvils to the Scholar; five skills for the Key guild would leave one.
    skills = holdings(["Scribes", "Key guild", "Scholar"], skills=[4, 1, 1])
    assert scores(skills) == {"Scribes": 10, "Scholar": 9}


@pytest.mark.rule("KF-8.8", "KF-8.14")
def test_the_kind_chosen_takes_the_sets_into_account() -> None:
    # Blue is the largest colour, but the guild leaves only one blue worker: green has more left.
    village = holdings(["Craftsman's guild", "Village hall"], workers=[4, 3, 3, 3])
    assert scores(village) == {"Craftsman's guild": 9, "Village hall": 3}
    assert line_of(village, "Village hall").chosen == GREEN


@pytest.mark.rule("KF-8.8")
def test_the_sheet_shows_which_items_score_and_which_do_not() -> None:
    sheet = best(holdings(["Mercer's guild"], workers=[1, 0, 0, 0], goods=[1, 1, 1, 0]))
    (line,) = sheet.lines
    assert (line.times, line.points) == (1, 5)
    assert [(items.kind, items.counts_as, items.count) for items in line.items] == [
        (1, 1, 1),
        (2, 2, 1),
        (0, 3, 1),
    ]
    assert [(items.domain, items.kind, items.count) for items in sheet.unused] == [(0, 0, 1)]
