"""A batch on several cores: the same games as in one process, whoever plays them."""

import pytest

np = pytest.importorskip("numpy")

from tilewright.research import GameBatch, GameProcesses  # noqa: E402

SHOWN = ("observations", "counts", "seats", "ended", "points", "winners")


@pytest.mark.slow
@pytest.mark.once
def test_processes_play_the_games_of_one_batch() -> None:
    alone, dice, ended = GameBatch("artificium(players=2)", 5, "shared", 64), np.random.default_rng(1), 0
    with GameProcesses("artificium(players=2)", 5, "shared", 2, 64) as together:
        for _ in range(120):
            for key in SHOWN:
                assert (getattr(together, key) == getattr(alone, key)).all(), key
            for game, count in enumerate(alone.counts):
                assert (together.options[game, :count] == alone.options[game, :count]).all()
            picks = alone.random_picks(dice)
            alone.step(picks)
            together.step(picks)
            ended += int(alone.ended.sum())
        before = together.observations.copy()
        with pytest.raises(IndexError, match=r"game 4 has .* options, not number 60"):
            together.step(np.array([0, 0, 0, 0, 60]))
        assert (together.observations == before).all()
        processes = together.processes
    assert ended
    assert [process.exitcode for process in processes] == [0, 0]
