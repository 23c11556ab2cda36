"""The adapters before the other libraries' own conformance tests."""

import warnings
from typing import Any

import pytest

np = pytest.importorskip("numpy")

SPECS = (
    "keyflower(players=2)",
    pytest.param("keyflower(players=2,merchants=true)", marks=pytest.mark.once),
    "artificium(players=3)",
)


@pytest.mark.parametrize("spec", SPECS)
def test_pettingzoo_takes_seats_in_turn(spec: str) -> None:
    testing = pytest.importorskip("pettingzoo.test")
    from tilewright.research.pettingzoo_env import aec_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        testing.api_test(aec_env(spec), num_cycles=400)
        testing.seed_test(lambda: aec_env(spec), num_cycles=60)


@pytest.mark.parametrize("spec", SPECS)
def test_pettingzoo_takes_seats_at_once(spec: str) -> None:
    testing = pytest.importorskip("pettingzoo.test")
    from tilewright.research.pettingzoo_env import parallel_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        testing.parallel_api_test(parallel_env(spec), num_cycles=300)


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("spec", SPECS)
def test_gymnasium_accepts_one_seat(spec: str, dense: bool) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    from tilewright.research.gymnasium_env import OneSeat

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        checker.check_env(OneSeat(spec, bots="random", illegal="lose", dense=dense))


def test_gymnasium_takes_one_seat() -> None:
    pytest.importorskip("gymnasium")
    from tilewright.research.gymnasium_env import OneSeat

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = OneSeat("artificium(players=2)", bots="random")
        env.reset(seed=1)
        with pytest.raises(ValueError, match="not number 500: the mask tells"):
            env.step(500)
        rewards = []
        for game in range(3):
            seen, _ = env.reset(seed=game)
            over = False
            while not over:
                seen, reward, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
                assert not cut
            rewards.append(reward)
        assert set(rewards) <= {0.0, 0.5, 1.0}


def last_option(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def test_shaped_rewards_add_up_to_the_points() -> None:
    """They come while the game goes on, to each seat its own, whichever way it is played."""
    pytest.importorskip("pettingzoo")
    from tilewright.research.gymnasium_env import OneSeat
    from tilewright.research.pettingzoo_env import aec_env, parallel_env

    spec = "artificium(players=2)"
    turns: Any = aec_env(spec, reward="shaped")
    turns.reset(seed=2)
    sums, paid = dict.fromkeys(turns.agents, 0.0), 0
    for agent in turns.agent_iter():
        seen, reward, over, _, _ = turns.last()
        sums[agent] += reward
        paid += reward != 0 and not over
        turns.step(None if over else last_option(seen))
    points = turns.table.rules.scores(turns.table.now())
    assert paid > 1
    assert list(sums.values()) == pytest.approx([one / 100 for one in points])
    at_once = parallel_env(spec, reward="shaped")
    seen, _ = at_once.reset(seed=2)
    sums = dict.fromkeys(at_once.agents, 0.0)
    while at_once.agents:
        seen, rewards, _, _, _ = at_once.step({agent: last_option(seen[agent]) for agent in at_once.agents})
        sums = {agent: sums[agent] + rewards[agent] for agent in sums}
    points = at_once.table.rules.scores(at_once.table.now())
    assert list(sums.values()) == pytest.approx([one / 100 for one in points])
    one = OneSeat(spec, bots="random", reward="shaped")
    own, total, over = one.reset(seed=2)[0], 0.0, False
    while not over:
        own, reward, over, _, _ = one.step(last_option(own))
        total += reward
    assert total == pytest.approx(one.rules.scores(one.now())[0] / 100)
    with pytest.raises(ValueError, match="rewards are win, margin, rank, points, shaped, not fame"):
        aec_env(spec, reward="fame")


def test_gymnasium_takes_many_games() -> None:
    pytest.importorskip("gymnasium")
    from tilewright.research.gymnasium_env import ManyGames

    env = ManyGames("artificium(players=2)", 4)
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(400):
        counts = seen["action_mask"].sum(axis=1)
        seats = infos["seat"]
        seen, rewards, over, _, infos = env.step((rng.random(4) * counts).astype(np.int64))
        assert (rewards[~over] == 0).all()
        assert (rewards == infos["rewards"][np.arange(4), seats]).all()
        ended += int(over.sum())
    assert ended


def test_dense_rows_are_those_of_the_encoder() -> None:
    """In every adapter that gives them, beside the same options and mask."""
    pytest.importorskip("pettingzoo")
    from tilewright.research.gymnasium_env import ManyGames
    from tilewright.research.pettingzoo_env import aec_env, parallel_env

    spec = "keyflower(players=2)"
    for begin in (aec_env, parallel_env):
        packed, dense = begin(spec), begin(spec, dense=True)
        rows = []
        for env in (packed, dense):
            env.reset(seed=4)
            rows.append(env.table.see("seat_1"))
        assert dense.observation_space("seat_1").contains(rows[1])
        assert (rows[1]["observation"] == packed.table.encoder.dense(rows[0]["observation"])).all()
        assert (rows[1]["options"] == rows[0]["options"]).all()
    games = ManyGames(spec, 3, dense=True)
    seen, _ = games.reset(seed=4)
    assert games.observation_space.contains(seen)
    assert (seen["observation"] == games.games.encoder.dense(games.games.observations)).all()


@pytest.mark.parametrize("name", ["tilewright_artificium_2", "tilewright_keyflower_3", "tilewright_merchants_2"])
def test_openspiel_plays(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from tilewright.research.openspiel_games import register

    assert name in register()
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal() and len(state.history()) < 60:
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(actions)))
    copy, back = state.clone(), game.deserialize_state(state.serialize())
    assert str(copy) == str(back) == str(state)
    player = state.current_player()
    assert state.information_state_string(player) == back.information_state_string(player)
    tensor = state.observation_tensor(player)
    assert len(tensor) == game.observation_tensor_size()
    row = state.encoder.observe(state.held.state, player)
    assert tensor == state.encoder.dense(row).tolist(), "every small number of the packed row is there"
