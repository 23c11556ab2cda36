"""scripts/tune: the search finds what is better and goes on where it stopped; the gate keeps out what loses."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from scripts.tools.tuning import tune
from scripts.tools.tuning.deals import Comparison, Difference, compare
from scripts.tools.tuning.games import styled, table_name, tuning_of
from scripts.tools.tuning.gate import Outcome, Trial, try_out
from scripts.tools.tuning.players import shares
from scripts.tools.tuning.screening import Effect, Screening
from scripts.tools.tuning.spsa import Spsa
from scripts.tools.tuning.tune import Tuning
from scripts.tools.tuning.vector import FURTHEST, Vector, between
from tilewright.bots.weight_sets import find_set
from tilewright.games.catalogue import registry

SPEC = "artificium(players=2)"


def present() -> dict[str, dict[str, object]]:
    return find_set("tilewright.bots.artificium", "first-edition", "").sections


def vector() -> Vector:
    return Vector(present(), tuning_of(registry().rules(SPEC), "quick"))


def climb(search: Spsa, aim: list[float], iterations: int) -> None:
    """A noisy game that is won by whoever is nearer to the aim."""
    for _ in range(iterations):
        plus, minus = search.perturbed()
        far = [sum((x - want) ** 2 for x, want in zip(point, aim, strict=True)) for point in (plus, minus)]
        search.learn((far[1] - far[0]) / 2 + random.Random(search.done).gauss(0, 0.1))


def test_the_search_comes_near_to_what_is_best() -> None:
    aim = [0.5, -0.4, 0.0, 0.3, -0.2]
    search = Spsa(len(aim), 1500, "climb")
    climb(search, aim, 1500)
    assert search.mean() == pytest.approx(aim, abs=0.12)


def test_a_search_taken_up_again_finds_the_same() -> None:
    aim = [0.5, -0.4]
    whole, parted = Spsa(2, 60, "parted"), Spsa(2, 60, "parted")
    climb(whole, aim, 60)
    climb(parted, aim, 30)
    again = Spsa.from_json(json.loads(json.dumps(parted.to_json())))
    climb(again, aim, 30)
    assert again.mean() == whole.mean()


def test_a_vector_changes_the_numbers_that_are_tuned_and_no_others() -> None:
    found = vector()
    assert found.sections_at([0.0] * len(found)) == found.sections
    there = found.sections_at([FURTHEST] * len(found))
    assert there["learned"] == found.sections["learned"]
    assert there["weights"]["quick_link"] == pytest.approx(0.7 * 2.71828**FURTHEST, rel=0.001)
    assert there["weights"]["whole"] == found.sections["weights"]["whole"]
    assert found.sections == present()


def test_chances_stay_chances() -> None:
    sections = find_set("tilewright.bots.keyflower", "first-edition", "").sections
    found = Vector(sections, tuning_of(registry().rules("keyflower(players=3)"), "quick"))
    there = found.sections_at([FURTHEST] * len(found))["weights"]
    assert there["wants"] == there["losing"] == 0.97
    assert there["contract"] == sections["weights"]["contract"]  # nobody has a contract at this table


def test_turns_that_are_played_on_tune_the_leaf_too() -> None:
    rules = registry().rules("keyflower(players=2)")
    quick, ponder = tuning_of(rules, "quick"), tuning_of(rules, "ponder")
    assert (quick.level, ponder.level) == ("quick", "ponder")
    for section, key in (("weights", "static_share"), ("leaf", "holdings")):
        assert ponder.tunes(section, key)
        assert not quick.tunes(section, key)
    assert not ponder.tunes("leaf", "faces")
    sections = find_set("tilewright.bots.keyflower", "first-edition", "").sections
    found = Vector(sections, ponder)
    assert found.sections_at([FURTHEST] * len(found))["leaf"]["faces"] == sections["leaf"]["faces"]


def test_every_table_has_a_set_of_its_own() -> None:
    names = [table_name(registry().rules(f"keyflower(players={players})")) for players in (2, 6)]
    names.append(table_name(registry().rules("keyflower(players=4,merchants=true)")))
    assert names == ["base-2", "base-6", "merchants-4"]


def test_a_point_between_two_sets_is_a_whole_set() -> None:
    first = find_set("tilewright.bots.keyflower", "first-edition", "").sections
    other = find_set("tilewright.bots.keyflower", "best", "base-2").sections
    game = tuning_of(registry().rules("keyflower(players=3)"), "quick")
    found: list[dict[str, Any]] = [between(first, other, share, game)["weights"] for share in (0.0, 0.5, 1.0)]
    none, half, whole = found
    assert whole["hand"] == other["weights"]["hand"]
    assert none["hand"] == first["weights"]["hand"]
    assert half["wants"] == pytest.approx((none["wants"] * whole["wants"]) ** 0.5, rel=0.001)
    assert half["glut"] == pytest.approx([0.5 * one for one in whole["glut"]])  # the first has none
    assert half["contract"] == first["weights"]["contract"]  # not tuned at this table


def test_a_run_may_begin_on_the_way_to_another_set(tmp_path: Path) -> None:
    begun = Tuning("keyflower(players=3)", "quick", 4, 2, tmp_path, "base-2:0.5")
    assert begun.result()["weights"]["wants"] not in (begun.present["weights"]["wants"], 0.0)
    assert "0.5 of the way to base-2" in begun.origin
    begun.save()
    again = Tuning("keyflower(players=3)", "quick", 4, 2, tmp_path)
    assert again.result() == begun.result()
    assert again.present == begun.present


def test_a_screening_finds_what_helps() -> None:
    """The first weight adds a third of a win, the last takes as much, the one between does nothing."""
    dice = random.Random("screening")
    found = Screening(["good", "idle", "bad"])
    for _ in range(300):
        taken = [[dice.randrange(2) for _ in range(3)] for _ in range(4)]
        strengths = [0.33 * (row[0] - row[2]) + dice.gauss(0, 0.2) for row in taken]
        mean = sum(strengths) / 4
        found.learn(taken, [0.25 + one - mean for one in strengths])
    effects = found.effects()
    assert [one.key for one in effects] == ["good", "idle", "bad"]
    assert [one.gain for one in effects] == pytest.approx([0.33, 0.0, -0.33], abs=0.05)
    assert all(0 < one.doubt < 0.03 for one in effects)


def test_only_what_helped_is_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    effects = [Effect("wants", 0.02, 0.01), Effect("hand", 0.001, 0.01), Effect("gold", -0.02, 0.01)]
    monkeypatch.setattr(tune, "screen", lambda *given: effects)
    found = Tuning("keyflower(players=5)", "quick", 4, 2, tmp_path)
    found.screen("base-2:0.5", 7)
    changed = [
        key for key, value in found.result()["weights"].items() if value != found.present["weights"].get(key)
    ]
    assert "wants" in changed
    assert not {"hand", "gold"} & set(changed)
    assert "1 of 3 weights, screened in 7 games" in Tuning("keyflower(players=5)", "quick", 4, 2, tmp_path).origin


def test_a_win_is_shared_by_the_lead() -> None:
    assert shares([50, 50], 10.0) == [0.5, 0.5]
    assert shares([80, 50, 20], 10.0)[0] == pytest.approx(0.95, abs=0.01)


def test_the_better_of_two_is_found_also_against_a_pool() -> None:
    foolish = styled(present(), {"quick_card": -1.0, "quick_coin": 9.0, "quick_feed": -5.0})
    seeds = [f"deal {number}" for number in range(4)]
    asked = Comparison(SPEC, "quick", 8.0, present(), foolish, {"present": present()}, seeds)
    found = compare(asked)
    assert found.games == 8
    assert found.total > 0.3 * found.deals
    assert compare(asked._replace(plus=foolish, minus=present())).total == pytest.approx(-found.total)


def test_the_gate_lets_the_better_through_and_nothing_else() -> None:
    foolish = styled(present(), {"quick_card": -1.0, "quick_coin": 9.0, "quick_feed": -5.0})
    trial = Trial("quick", 24, sure=True)
    assert try_out(SPEC, present(), foolish, trial, "gate").passed
    assert not try_out(SPEC, foolish, present(), trial, "gate").passed
    same = try_out(SPEC, present(), present(), trial, "gate")
    assert not same.passed
    assert same.low < same.fair < same.high


def test_a_run_is_kept_goes_on_and_is_accepted_with_its_provenance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Tuning(SPEC, "quick", 4, 2, tmp_path)
    first.search.iterations = 4
    tune.run(first, 1, 0.0)
    assert first.search.done == 0
    for _ in range(2):
        first.learn([Difference(0.5, 2, 4)])
    first.save()
    again = Tuning(SPEC, "quick", 4, 2, tmp_path)
    assert (again.search.done, again.games, again.search.x) == (2, 8, first.search.x)
    assert {"present", "fighter", "iterate 0"} <= set(again.pool())
    tune.run(again, 1, 1e9)
    assert again.search.done == 4
    assert again.games > 8
    monkeypatch.setattr(tune, "SETS", tmp_path)
    (tmp_path / "artificium" / "weight_sets").mkdir(parents=True)
    outcome = Outcome("quick", 10, 8.0, 0.5, 0.9, 0.5, passed=True)
    kept = json.loads(tune.accept(again, [outcome]).read_text(encoding="utf-8"))
    assert kept["weights"] == again.result()["weights"]
    assert kept["provenance"]["games"] == again.games
    assert kept["provenance"]["gate"] == [
        {"level": "quick", "wins": "80.0 % of 10 (50-90)", "fair": "50 %", "passed": True}
    ]
    assert "before" not in kept["provenance"]
    again.present = kept  # a set that was tuned itself: what its gate showed is not lost
    anew = json.loads(tune.accept(again, [outcome]).read_text(encoding="utf-8"))
    assert anew["provenance"]["before"] == kept["provenance"]
