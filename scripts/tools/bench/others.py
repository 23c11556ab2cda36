"""Random games of other engines, as yardsticks: python-chess always, OpenSpiel and catanatron where installed."""

import random
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, NamedTuple

import chess

from scripts.tools.bench.ours import Row, rate

PLIES = 200  # of a game of chess at most
ROLLOUTS = {"chess": 20, "backgammon": 40, "gin_rummy": 40, "leduc_poker": 2000}  # OpenSpiel's games, for one call
SAMPLE = 40  # games from which their mean length is known


class Other(NamedTuple):
    """An engine beside ours: its name in the table, what loop is measured, and the measurement."""

    name: str
    loop: str
    measure: Callable[[float, int], Row]


def play_chess(seconds: float, number: int) -> Row:
    """Legal moves are listed once for each move; a game ends when there are none, or after so many plies."""
    dice = random.Random(number)

    def play(game: int) -> int:
        board = chess.Board()
        for ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(moves[int(dice.random() * len(moves))])
        return PLIES

    return rate(play, seconds, 0)


def play_catan(seconds: float, number: int) -> Row:
    from catanatron import Color, Game, RandomPlayer

    def play(game: int) -> int:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        match = Game([RandomPlayer(colour) for colour in colours], seed=game)
        match.play()
        return len(match.state.actions)

    return rate(play, seconds, number * 1_000_000)


def spiel_loop(name: str) -> Callable[[float, int], Row]:
    """OpenSpiel's states, moved on from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def measure(seconds: float, number: int) -> Row:
        dice = random.Random(number)
        return rate(lambda _: spiel_playout(game.new_initial_state(), dice), seconds, 0)

    return measure


def spiel_playout(state: Any, dice: random.Random) -> int:
    """How many decisions there were; what chance does is none."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            options = state.legal_actions()
            state.apply_action(options[int(dice.random() * len(options))])
            count += 1
    return count


def spiel_native(name: str) -> Callable[[float, int], Row]:
    """OpenSpiel's own loop in C++, which its search bot runs; the decisions are known from the mean length."""
    import pyspiel

    game, count = pyspiel.load_game(name), ROLLOUTS[name]

    def measure(seconds: float, number: int) -> Row:
        dice = random.Random(number)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        length = sum(spiel_playout(state.clone(), dice) for _ in range(SAMPLE)) / SAMPLE
        bot = pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(count, number), 1.0, 1, 64, False, number, False
        )
        games = 0
        began = time.process_time()
        while time.process_time() - began < seconds:
            bot.mcts_search(state)
            games += count
        spent = time.process_time() - began
        return {"moves": games * length / spent, "games": games / spent}

    return measure


def others() -> tuple[list[Other], list[str]]:
    """What can be measured here, chess first, and what is not installed."""
    found = [Other("python-chess", "Python", play_chess)]
    missing = []
    if find_spec("catanatron"):
        found.append(Other("catanatron, 4 players", "Python", play_catan))
    else:
        missing.append("catanatron")
    if find_spec("pyspiel"):
        for name in ROLLOUTS:
            found.append(Other(f"OpenSpiel {name}", "Python", spiel_loop(name)))
            found.append(Other(f"OpenSpiel {name}", "C++", spiel_native(name)))
    else:
        missing.append("OpenSpiel")
    return found, missing
