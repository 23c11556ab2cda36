"""Many games at once: the same games as one by one, in the same order, with the same numbers."""

import pytest

np = pytest.importorskip("numpy")

from tilewright.research.encoder import Encoder  # noqa: E402
from tilewright.research.game_batch import GameBatch  # noqa: E402
from tilewright.research.rewards import REWARDS, winner_flags  # noqa: E402


@pytest.mark.parametrize(
    "spec", ["keyflower(players=3)", "artificium(players=2)", "keyflower(players=2,merchants=true)"]
)
def test_a_batch_plays_the_games_that_the_rules_play(spec: str) -> None:
    games, encoder, picks = GameBatch(spec, 3, "root"), Encoder(spec), np.random.default_rng(5)
    rules = encoder.rules
    alone = [rules.new(f"root/{game}/0") for game in range(3)]
    played = [0, 0, 0]
    for _ in range(150):
        for game, s in enumerate(alone):
            seat = rules.waiting_seats(s)[0]
            options = rules.options(s, seat)
            assert games.seats[game] == seat
            assert games.options[game, : games.counts[game]].tolist() == options
            assert (games.observations[game] == encoder.observe(s, seat)).all()
        chosen = games.random_picks(picks)
        for game, s in enumerate(alone):
            seat = rules.waiting_seats(s)[0]
            rules.apply(s, seat, rules.options(s, seat)[chosen[game]])
        games.step(chosen)
        for game, s in enumerate(alone):
            assert games.ended[game] == (not s.stack)
            if not s.stack:
                assert games.points[game].tolist() == rules.scores(s)
                won = winner_flags(games.winners, games.seats_at_table)[game]
                assert [seat for seat in range(rules.seats) if won[seat]] == rules.winners(s)
                played[game] += 1
                alone[game] = rules.new(f"root/{game}/{played[game]}")


@pytest.mark.parametrize(
    "spec",
    [
        *[f"keyflower(players={seats})" for seats in (2, 4, 6)],
        *[f"keyflower(players={seats},merchants=true)" for seats in (3, 5)],
        "artificium(players=3)",
    ],
)
def test_rows_written_over_others_are_the_same_as_from_nothing(spec: str) -> None:
    """A batch leaves in a row what has not changed since the last one of that seat."""
    games, dice = GameBatch(spec, 4, "again"), np.random.default_rng(7)
    ended = 0
    while ended < 6:
        games.step(games.random_picks(dice))
        ended += int(games.ended.sum())
        for game, s in enumerate(games.batch.states):
            anew = games.encoder.observe(s, int(games.seats[game]))
            wrong = np.flatnonzero(games.observations[game] != anew)
            assert wrong.size == 0, [games.encoder.names()[place] for place in wrong]


def test_an_answer_that_is_no_option_is_refused() -> None:
    games = GameBatch("artificium(players=2)", 2)
    before = games.observations.copy()
    with pytest.raises(IndexError, match="not number 400"):
        games.step(np.array([0, 400]))
    with pytest.raises(ValueError, match="1 answers for 2 games"):
        games.step(np.array([0]))
    assert (games.observations == before).all()


def test_a_question_with_too_many_options_is_refused() -> None:
    with pytest.raises(OverflowError, match="room for 1"):
        GameBatch("artificium(players=2)", 2, most=1).run(50)


def test_rewards() -> None:
    points, won = np.array([[50, 70, 70], [10, 30, 20]]), np.array([[0, 1, 1], [0, 1, 0]])
    wanted = {
        "win": [[0, 0.5, 0.5], [0, 1, 0]],
        "margin": [[-0.2, 0, 0], [-0.2, 0.1, -0.1]],
        "rank": [[-1, 0.5, 0.5], [-1, 1, 0]],
        "points": [[0.5, 0.7, 0.7], [0.1, 0.3, 0.2]],
    }
    assert wanted.keys() == REWARDS.keys()
    for name, reward in REWARDS.items():
        assert np.allclose(reward(points, won), wanted[name]), name
