"""scripts/fit: features add up to the forecast, the regression finds what is there, and a run goes on."""

from pathlib import Path

import numpy as np
import pytest

from scripts.tools.tuning.fit import Fitting
from scripts.tools.tuning.leaf_rows import LeafReader, Moment, quick_game
from scripts.tools.tuning.players import mind_of
from scripts.tools.tuning.ridge import fit_season, line_of, margins, ridge
from tilewright.bots.keyflower.fitted_weights import FEATURES, MORE_FEATURES
from tilewright.bots.keyflower.leaf_features import MORE
from tilewright.bots.weight_sets import FIRST_EDITION, find_set
from tilewright.games.catalogue import registry

SPEC = "keyflower(players=2)"


def test_the_features_of_a_seat_add_up_to_what_is_expected_of_it() -> None:
    assert len(MORE) == MORE_FEATURES
    sections = dict(find_set("tilewright.bots.keyflower", FIRST_EDITION, "").sections)
    numbers = [0.1 * number for number in range(MORE_FEATURES)]
    sections["leaf"] = sections["leaf"] | {"more_2": numbers}
    reader = LeafReader(registry().rules(SPEC), sections)
    fitted, checked = reader.mind.fast.forecast.fitted, 0
    for s, season in quick_game(reader.mind, "features"):
        if season == 2 and not checked:
            for seat in range(2):
                row = reader.row(0, s, seat, 0.0)
                total = sum(
                    number * one for number, one in zip(fitted.holdings[2], row.features[:FEATURES], strict=True)
                )
                total += sum(number * one for number, one in zip(numbers, row.features[FEATURES:], strict=True))
                total += fitted.rest[2] + sum(fitted.faces[2].get(face, 0.0) for face in row.faces)
                worths = reader.mind.fast.worths_of(s, seat)
                assert total == pytest.approx(reader.mind.fast.forecast.at_start(s, worths, 2))
                checked += 1
    assert checked == 2


def test_margins_are_what_a_seat_has_more_than_the_others_on_average() -> None:
    games = np.array([0, 0, 0, 1, 1, 1])
    found = margins(np.array([10.0, 20.0, 30.0, 5.0, 5.0, 5.0]), games)
    assert found.tolist() == [-15.0, 0.0, 15.0, 0.0, 0.0, 0.0]


def test_the_regression_finds_what_is_there() -> None:
    dice = np.random.default_rng(7)
    x = dice.normal(size=(4000, 3)) * [1.0, 5.0, 0.0]
    y = x @ [2.0, -0.5, 0.0] + dice.normal(size=4000)
    assert ridge(x, y).tolist() == pytest.approx([2.0, -0.5, 0.0], abs=0.1)
    moments = [Moment(1, float(value), round(2 * value + 3)) for value in range(20)]
    assert line_of(moments, 1) == pytest.approx([2.0, 3.0])


def test_a_run_goes_on_and_makes_a_leaf_that_can_be_played_with(tmp_path: Path) -> None:
    first = Fitting(SPEC, tmp_path)
    first.play(3)
    again = Fitting(SPEC, tmp_path)
    assert again.games == 3
    again.play(6)
    assert (again.games, again.rows[: len(first.rows)]) == (6, first.rows)
    assert {row.season for row in again.rows} == {1, 2, 3}
    sections, rows = again.fit()
    assert [one["season"] for one in rows] == [1, 2, 3]
    assert sections["leaf"]["holdings"] != again.present["leaf"]["holdings"]
    assert len(fit_season(again.rows, 2).more) == MORE_FEATURES
    values = mind_of(again.rules, sections).value(again.rules.new("a new game"))
    assert len(values) == 2
