"""The final scoring of whole tables with The Merchants against an integer programme written from the rules."""

import os

import pytest

from tests.games.keyflower.merchants.game_ends import exact_points, rich_end

THOROUGH = int(os.environ.get("TILEWRIGHT_THOROUGH", "1"))


@pytest.mark.rule("MC-2.3", "MC-4.7", "MC-6.1", "MC-6.2", "MC-7.2", "MC-7.5")
@pytest.mark.parametrize("part", range(10))
def test_every_rich_table_scores_the_optimum(part: int) -> None:
    for seed in range(part * 8 * THOROUGH, (part + 1) * 8 * THOROUGH):
        book, s = rich_end(seed, contracts=12)
        assert book.scores(s) == [exact_points(book, s, seat) for seat in range(book.seats)], seed


@pytest.mark.rule("KF-9.7", "KF-9.11")
@pytest.mark.parametrize("part", range(4))
def test_by_version_1_a_flipped_storage_tile_scored_more_and_locked_nothing(part: int) -> None:
    for seed in range(part * 4 * THOROUGH, (part + 1) * 4 * THOROUGH):
        book, s = rich_end(seed, contracts=12, version=1)
        assert book.scores(s) == [exact_points(book, s, seat) for seat in range(book.seats)], seed


@pytest.mark.rule("MC-4.7", "MC-6.2")
@pytest.mark.parametrize("seed", range(40))
def test_the_explanation_adds_up_to_the_score(seed: int) -> None:
    book, s = rich_end(1000 + seed, contracts=9)
    for seat in range(book.seats):
        explained = book.explain(s, seat)
        lines = explained["lines"]
        assert isinstance(lines, list)
        assert sum(line["points"] for line in lines) == explained["total"] == book.scores(s)[seat]
        fulfilled = [line["points"] for line in lines if line["what"] == "contract"]
        assert set(fulfilled) <= {7, 10}
