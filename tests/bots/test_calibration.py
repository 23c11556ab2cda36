"""The script that checks chances: bins, scores, the fit, and the picture."""

import math
import xml.etree.ElementTree as ET

import pytest

from scripts.tools.bots.calibrate import fitted, play, rows
from scripts.tools.bots.reliability import binned, brier, draw, gap, log_loss
from tilewright.bots.win_chance import Uncertainty


def test_bins_have_the_predicted_and_the_actual_share() -> None:
    bins = binned([0.02, 0.08, 0.55, 1.0], [0.0, 1.0, 1.0, 1.0])
    assert [(one.times, round(one.predicted, 3), one.actual) for one in bins] == [
        (2, 0.05, 0.5),
        (1, 0.55, 1.0),
        (1, 1.0, 1.0),
    ]
    assert gap(bins) == pytest.approx((2 * 0.45 + 0.45 + 0.0) / 4)


def test_scores_of_predictions() -> None:
    assert log_loss([0.5, 0.5], [1.0, 0.0]) == pytest.approx(math.log(2))
    assert brier([0.5, 1.0], [1.0, 1.0]) == pytest.approx(0.125)


@pytest.mark.parametrize("optimism", [0.0, 6.0])
def test_the_fit_finds_the_doubt_that_the_games_were_made_with(optimism: float) -> None:
    """Of twenty games with this lead, so many are won as that doubt says."""
    true, games = Uncertainty(2.0, 12.0, optimism), []
    for left in (0.25, 1.0):
        for lead in (-6.0, 4.0, 10.0):
            share = 1 / (1 + math.exp(-(lead - optimism * math.sqrt(left)) / true.points(left)))
            for number in range(100):
                moment = {"seat": 0, "left": left, "points": [lead, 0.0]}
                games.append({"moments": [moment], "winners": [0] if number < 100 * share else [1]})
    found = fitted(games)
    assert found.optimism == pytest.approx(optimism, abs=1.0)
    assert found.points(1.0) == pytest.approx(true.points(1.0), abs=1.5)
    assert found.points(0.25) == pytest.approx(true.points(0.25), abs=1.5)


def test_a_game_is_played_with_its_moments_and_drawn() -> None:
    game = play(("artificium(players=2)", "easy", 0))
    said, came = rows([game], Uncertainty(2.0, 10.0))
    assert len(said) == len(came) > 3
    assert all(0 <= chance <= 1 for chance in said)
    picture = ET.fromstring(draw("title", binned(said, came)))
    assert picture.find("{http://www.w3.org/2000/svg}title") is not None
