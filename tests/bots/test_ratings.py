"""Ratings: fitted to arenas on one scale, carried as data, offered with the games."""

import json
from pathlib import Path

import pytest

from scripts.tools.bots.ratings import Result, inverted, rate, results, write
from tilewright.bots.catalogue import ratings_for
from tilewright.bots.ladder import RUNGS, STYLES
from tilewright.server.lobby.offers import describe_games


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    rated = rate([Result("normal", "easy", 1000, 100), Result("hard", "normal", 500, 500)])
    assert rated["easy"].rating == 1000
    assert rated["normal"].rating == pytest.approx(1400, abs=2)
    assert rated["hard"].rating == pytest.approx(1400, abs=2)
    assert 0 < rated["normal"].within < rated["hard"].within


def test_all_arenas_count_and_more_games_are_surer() -> None:
    """A way around says what the direct one does; together they err less."""
    ladder = [Result("casual", "easy", 60, 40), Result("normal", "casual", 60, 40)]
    around = rate([*ladder, Result("normal", "easy", 69, 31)])
    assert around["normal"].rating == pytest.approx(rate(ladder)["normal"].rating, abs=6)
    assert around["normal"].within < rate(ladder)["normal"].within
    assert around["normal"].games == 200


def test_who_never_met_the_anchor_is_not_rated() -> None:
    assert list(rate([Result("normal", "easy", 9, 1), Result("hard", "master", 1, 9)])) == ["easy", "normal"]


def test_one_who_lost_every_game_has_a_rating_all_the_same() -> None:
    assert -200 < rate([Result("easy", "newcomer", 200, 0)])["newcomer"].rating < 500


def test_only_arenas_of_two_levels_count() -> None:
    def summary(*bots: str, seats: int = 2) -> dict[str, object]:
        return {"seats": seats, "bots": [{"bot": bot, "wins": 5.0} for bot in bots]}

    found = results(
        [
            summary("hard:playouts=60", "skilled"),
            summary("easy", "random"),
            summary("hard:as=first-edition", "master"),
            summary("normal", "easy", "easy", "easy", seats=4),
        ]
    )
    assert found == [Result("hard", "skilled", 5.0, 5.0)]


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0], [1.0, 3.0]]
    other = inverted(matrix)
    product = [[sum(matrix[i][k] * other[k][j] for k in range(2)) for j in range(2)] for i in range(2)]
    assert product == [pytest.approx([1, 0]), pytest.approx([0, 1])]


def test_what_is_written_names_its_arenas(tmp_path: Path) -> None:
    bots = [{"bot": "normal", "wins": 60.0}, {"bot": "easy", "wins": 40.0}]
    (tmp_path / "game-normal-easy.json").write_text(json.dumps({"seats": 2, "bots": bots}), encoding="utf-8")
    write(tmp_path, "game", tmp_path)
    kept = json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))
    assert kept["provenance"]["arenas"] == ["game-normal-easy"]
    assert kept["levels"]["normal"]["rating"] > kept["levels"]["easy"]["rating"] == 1000


def test_ratings_are_offered_with_the_games() -> None:
    for game in describe_games("en"):
        assert game.ratings == ratings_for(game.key)
        assert set(game.ratings) <= {*RUNGS, *STYLES}
    rated = ratings_for("keyflower")
    assert len(rated) >= 5
    lower = [rated[rung] for rung in ("newcomer", "beginner", "easy", "casual", "normal")]
    assert lower == sorted(lower)
