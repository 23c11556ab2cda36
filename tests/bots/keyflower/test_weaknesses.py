"""The ten weaknesses that an audit of the first edition found, a position for each: `hard` of the first edition
falls for it, `master` does not. Both play so many lines, with the same dice."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.bots.keyflower.positions import best
from tests.games.keyflower.board import Board
from tests.games.keyflower.turn_board import at, turn_board
from tilewright.bots.bot import ask_plan
from tilewright.bots.endgame import Endgame
from tilewright.bots.keyflower.mind import PACKAGE, KeyflowerMind
from tilewright.bots.specs import build_bot
from tilewright.bots.weight_sets import BEST, WeightSet, find_set
from tilewright.kernel.rng import Rng

LINES = 60
DICE = 5  # searches of each bot in a position
NO_ORDER = "order turn_order_1; bids 1 9 blue"


def wide(players: int, season: str, hand: str, *lines: str, options: str = "") -> Board:
    """A position with more than two, or with The Merchants: nobody has more than a home and what is said."""
    given = [f"season {season}; start 0; turn 0", f"seat 0; workers {hand}", "boat boat_keyflower"]
    given += [
        f"seat {seat}; workers 3 red 3 blue" for seat in range(1, players) if not named(lines, f"seat {seat}")
    ]
    for seat in range(players):
        home = f"village {seat} home_{seat + 1}"
        given += [] if named(lines, home) else [f"{home} 0,0 0"]
    return Board("\n".join([*given, *lines]), players, "dice", options)


def named(lines: tuple[str, ...], start: str) -> bool:
    return any(line.startswith(start) for line in lines)


def unplanned_winter_tile() -> Board:
    opponent = "seat 1; workers 2 red 1 blue; skills 2 anvil 2 pick 2 saw"
    return turn_board("2 red", "market scribes", "market jeweller", opponent, NO_ORDER, season="winter")


def cheap_tile() -> Board:
    """The opponent would have it for one worker, and three are left."""
    return turn_board("3 red", "market apprentice_hall; bids 1 1 red", "seat 1; workers 2 red")


def abandoned_season() -> Board:
    market = [f"market {tile}; bids 1 1 red" for tile in ("sculptor", "goldsmith", "well")]
    return turn_board("2 red 2 blue", *market, "seat 1; workers 4 red 3 blue", season="autumn")


def dead_goods() -> Board:
    tiles = "village 0 home_1+ 0,0 0; goods 9 stone", at("north", "quarryman+"), at("east", "woodcutter+")
    return turn_board("1 red", *tiles, NO_ORDER, season="autumn")


def idle_workers() -> Board:
    """Three workers that score nothing, and a tile of the own village that makes what the home's upgrade takes."""
    return turn_board("3 red", at("north", "workshop+"), NO_ORDER, season="winter")


def late_upgrade() -> Board:
    village = "village 0 home_1+ 0,0 0; goods 1 wood 1 stone", at("north", "workshop; goods 1 wood 1 stone")
    return turn_board("2 red", *village, "market peddler", "seat 1; workers 3 red 1 blue", NO_ORDER)


def free_pass() -> Board:
    """In lines of play somebody else always goes on, so that a pass seems to cost nothing."""
    market = "alehouse", "peddler; bids 1 1 red", "workshop; bids 1 1 blue"
    return wide(4, "spring", "2 red 2 blue", *[f"market {lot}" for lot in market])


def idle_spring() -> Board:
    home = "village 0 home_1 0,0 0; goods 1 wood 1 stone"
    return turn_board("2 red", home, "market gold_mine; bids 1 1 red", "seat 1; workers 3 red 3 blue", NO_ORDER)


def unused_neighbour() -> Board:
    """The own home is there to stay; the other's workshop makes three things for whoever comes first."""
    home = "village 0 home_1 0,0 0; goods 1 wood 1 stone"
    lines = "seat 1; workers 1 blue", home, at("north", "workshop+", seat=1), "market none"
    return wide(2, "spring", "2 red 2 blue; skills 1 saw", *lines, options=",merchants=true")


def spent_skill() -> Board:
    hand = "4 red; skills 1 anvil 1 pick 2 saw; winter scribes windmill watermill"
    board = turn_board(hand, at("north", "brewer"), season="autumn")
    return board.do("0 use brewer", "0 send 1 red")


class Weakness(NamedTuple):
    """A position, what is foolish in it, what is not, and of five searches how many of `hard` are foolish."""

    board: Callable[[], Board]
    foolish: str
    wise: str
    often: int = DICE


WEAKNESSES = {
    "1 winter tiles are not planned": Weakness(unplanned_winter_tile, "pass", "bid scribes", 3),
    "2 tiles go too cheap": Weakness(cheap_tile, "pass", "bid apprentice_hall"),
    "3 a season is abandoned": Weakness(abandoned_season, "bid turn_order_1", "bid sculptor"),
    "4 goods that nothing needs": Weakness(dead_goods, "use quarryman", "use woodcutter"),
    "5 workers that score nothing": Weakness(idle_workers, "pass", "use workshop"),
    "6 upgrades come late": Weakness(late_upgrade, "use workshop", "use home_1"),
    "7 a pass looks free": Weakness(free_pass, "pass", "bid alehouse", 2),
    "8 spring is idle": Weakness(idle_spring, "pass", "use home_1", 3),
    "9 villages of others are not used": Weakness(unused_neighbour, "use home_1", "use workshop"),
    "10 skills are spent against the plan": Weakness(spent_skill, "return anvil", "return saw"),
}


def choices(board: Board, spec: str) -> list[str]:
    """How the turn begins that a bot chooses, with several dice."""
    bot = build_bot(spec)
    rolls = [Rng.from_seed(f"folly {number}") for number in range(DICE)]
    return [board.rules.text(ask_plan(bot, board.rules, board.table, 0, dice)[0]) for dice in rolls]


@pytest.mark.once
@pytest.mark.parametrize("name", WEAKNESSES)
def test_the_first_edition_falls_for_it(name: str) -> None:
    weakness = WEAKNESSES[name]
    found = choices(weakness.board(), f"hard:playouts={LINES},as=first-edition")
    assert found.count(weakness.foolish) >= weakness.often


@pytest.mark.once
@pytest.mark.parametrize("name", WEAKNESSES)
def test_master_does_not(name: str) -> None:
    weakness = WEAKNESSES[name]
    assert choices(weakness.board(), f"master:playouts={LINES}") == [weakness.wise] * DICE


def test_what_idle_workers_would_have_brought() -> None:
    """Five points, whatever anybody does afterwards."""
    board = idle_workers()
    points = []
    for text in ("pass", "use workshop"):
        ending = Endgame(board.rules, 100_000).after(board.table, 0, board.rules.parse(text))
        assert ending is not None
        points.append(ending.points[0])
    assert points == [3.0, 8.0]


# With more players a season is not abandoned either: a bid that seems a little too dear is tried too.

LED = {
    3: ("well", "stone_yard", "timber_yard"),
    4: ("sculptor", "goldsmith", "well"),
}


@pytest.mark.parametrize("players", LED)
@pytest.mark.parametrize("hand", ["2 red 2 blue", "4 red"])
def test_a_season_is_not_abandoned_with_more_players(players: int, hand: str) -> None:
    board = wide(players, "autumn", hand, *[f"market {tile}; bids 1 1 red" for tile in LED[players]])
    sections = dict(find_set(PACKAGE, BEST, f"base-{players}").sections)
    sections["weights"] = sections["weights"] | {"doubtful": [0.0] * 4}
    without = KeyflowerMind(board.rules, WeightSet("without", sections))
    turn = without.turns(board.table, 0, 12, Rng.from_seed("turns"))[0]
    assert board.rules.text(turn.actions[0]) == "pass"
    assert best(board, edition=BEST)[0] == f"bid {LED[players][0]}"
    if players == 4:  # with three it is close, and some searches pass
        assert choices(board, f"master:playouts={LINES}") == [f"bid {LED[players][0]}"] * DICE
