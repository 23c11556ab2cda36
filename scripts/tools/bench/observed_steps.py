"""Counts observed steps of the environments that are installed beside the Python that runs this file: after every
step what the next to answer sees, as arrays, and what it may do. `scripts.tools.bench.observed` asks for them line
by line, in JSON; this file stands alone, because the libraries do not go together in one installation."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

Play = Callable[[], int]  # plays on for a while and says how many steps that were
Begin = Callable[[str], Play]  # told which game
BATCH = 256  # games side by side
FEW = 16  # as many as `GameBatch` plays unless told otherwise


def our_batch(spec: str, count: int = BATCH) -> Play:
    from tilewright.research import GameBatch

    games = GameBatch(spec, count, "observed")
    return lambda: games.run(40)


def our_few(spec: str) -> Play:
    return our_batch(spec, FEW)


def our_batch_from_python(spec: str) -> Play:
    from tilewright.research import GameBatch

    games, dice = GameBatch(spec, BATCH, "observed"), np.random.default_rng(1)

    def play() -> int:
        games.step(games.random_picks(dice))
        return BATCH

    return play


def our_playout(spec: str) -> Play:
    """Nothing is observed: what the batch is measured against."""
    from tilewright.games.catalogue import registry
    from tilewright.kernel.playout import Dice, playout

    rules, numbers = registry().rules(spec), iter(range(10**9))

    def play() -> int:
        number = next(numbers)
        return playout(rules, rules.new(f"observed {number}"), Dice(number))

    return play


def seats_in_turn(env: Any) -> Play:
    """PettingZoo, ours or theirs."""
    dice, seeds = np.random.default_rng(1), iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(dice.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def our_seats_in_turn(spec: str) -> Play:
    from tilewright.research.pettingzoo_env import aec_env

    return seats_in_turn(aec_env(spec))


def their_seats_in_turn(name: str) -> Play:
    import importlib

    return seats_in_turn(importlib.import_module(f"pettingzoo.classic.{name}").raw_env())


def spiel(name: str) -> Play:
    """OpenSpiel's states, moved on from Python; what chance does is no step."""
    import pyspiel

    if name.startswith("tilewright"):
        from tilewright.research.openspiel_games import register

        register()
    game, dice = pyspiel.load_game(name), np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
                continue
            np.asarray(state.observation_tensor(state.current_player()), dtype=np.float32)
            options = state.legal_actions()
            state.apply_action(options[int(dice.random() * len(options))])
            steps += 1
        return steps

    return play


def catan(_: str) -> Play:
    """One seat of two; the other plays at random inside, and its moves are no steps."""
    from catanatron_gym.envs import CatanatronEnv

    env = CatanatronEnv()
    dice = np.random.default_rng(1)

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, ended, cut, info = env.step(int(dice.choice(info["valid_actions"])))
            steps, over = steps + 1, ended or cut
        return steps

    return play


def pgx_batch(name: str) -> Play:
    """Compiled for the processor; the answers are drawn inside."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def answer(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, more = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        picks = jax.random.categorical(draw, odds, axis=1)
        return step(state, picks, jax.random.split(more, BATCH)), key

    compiled, key = jax.jit(answer), jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def play() -> int:
        held[:] = compiled(*held)
        held[0].observation.block_until_ready()
        return BATCH

    return play


FOUR = "keyflower(players=4)"
SUBJECTS: dict[str, tuple[str, Begin, str]] = {  # by name: the package, how it plays, and what
    "tilewright Keyflower for 4, bare playout": ("tilewright", our_playout, FOUR),
    "tilewright Keyflower for 4, 16 games, loop in the core": ("tilewright", our_few, FOUR),
    "tilewright Keyflower for 4, 256 games, loop in the core": ("tilewright", our_batch, FOUR),
    "tilewright Keyflower for 4, 256 games, loop in Python": ("tilewright", our_batch_from_python, FOUR),
    "tilewright Keyflower for 4, PettingZoo": ("tilewright", our_seats_in_turn, FOUR),
    "tilewright Keyflower for 4, OpenSpiel": ("tilewright", spiel, "tilewright_keyflower_4"),
    "tilewright Artificium for 4, bare playout": ("tilewright", our_playout, "artificium(players=4)"),
    "tilewright Artificium for 4, 16 games, loop in the core": ("tilewright", our_few, "artificium(players=4)"),
    "OpenSpiel backgammon": ("pyspiel", spiel, "backgammon"),
    "OpenSpiel chess": ("pyspiel", spiel, "chess"),
    "OpenSpiel gin_rummy": ("pyspiel", spiel, "gin_rummy"),
    "PettingZoo chess_v6": ("pettingzoo", their_seats_in_turn, "chess_v6"),
    "PettingZoo connect_four_v3": ("pettingzoo", their_seats_in_turn, "connect_four_v3"),
    "PettingZoo texas_holdem_v4": ("pettingzoo", their_seats_in_turn, "texas_holdem_v4"),
    "catanatron's gym for 2": ("catanatron_gym", catan, ""),
    "Pgx chess, 256 games": ("pgx", pgx_batch, "chess"),
    "Pgx backgammon, 256 games": ("pgx", pgx_batch, "backgammon"),
    "Pgx connect_four, 256 games": ("pgx", pgx_batch, "connect_four"),
}


def ready() -> Iterator[tuple[str, Play]]:
    """What can be played here, each begun and played once, so that compiling is not measured."""
    for name, (package, begin, what) in SUBJECTS.items():
        if find_spec(package) is None:
            continue
        try:
            play = begin(what)
            play()
        except Exception as missing:  # a game may need more than its library brings
            print(f"{name}: {type(missing).__name__}: {missing}", file=sys.stderr)
            continue
        yield name, play


def main() -> None:
    plays = dict(ready())
    print(json.dumps(list(plays)), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < asked["seconds"]:
            steps += plays[asked["name"]]()
        print(json.dumps(steps / spent), flush=True)


if __name__ == "__main__":
    main()
