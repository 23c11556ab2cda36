"""A small scene for tests about using tiles: seat 0 is to act, and whatever a test does not name is bare."""

from tests.games.keyflower.board import Board

# The turn with which a tile has a road on its bottom side, so that it joins the home from the north.
TURN = {
    "brewer": 2, "carpenter": 2, "hiring_fair": 1, "mason": 1, "tavern": 1, "blacksmith": 3, "stone_yard": 3,
    "timber_yard": 1, "fair": 1, "goldsmith": 2, "sculptor": 1, "wainwright": 2, "well": 1,
}  # fmt: skip

# Cells that touch home 1 across a road and do not touch each other, and how much further to turn a tile there.
SPOTS = {"north": ("0,-1", 0), "east": ("1,0", 2), "west": ("-1,1", 4)}

DEFAULTS = (
    ("boat", "boat boat_keyflower"),
    ("market", "market none"),
    ("seat 1", "seat 1; workers none"),
    ("village 0 home", "village 0 home_1 0,0 0"),
    ("village 1 home", "village 1 home_2 0,0 0"),
)
THIRD = (("seat 2", "seat 2; workers none"), ("village 2 home", "village 2 home_3 0,0 0"))


def turn_board(hand: str, *lines: str, season: str = "spring", players: int = 2, seed: str = "dice") -> Board:
    """`scene("2 red; skills 1 saw", "market keywood")`: workers and skills of seat 0, then further lines."""
    given = "\n".join(lines).splitlines()
    bare = [
        line
        for start, line in (DEFAULTS if players == 2 else DEFAULTS + THIRD)
        if not any(one.startswith(start) for one in given)
    ]
    head = f"season {season}; start 0; turn 0"
    return Board("\n".join([head, f"seat 0; workers {hand}", *bare, *given]), players, seed)


def at(spot: str, tile: str, seat: int = 0) -> str:
    """`at("north", "keywood; goods 1 wood")`: that tile of the village, joined to the home by a road."""
    cell, more = SPOTS[spot]
    key, _, clauses = tile.partition(";")
    turn = (TURN.get(key.rstrip("+"), 0) + more) % 6
    return f"village {seat} {key} {cell} {turn}; {clauses}"


def line(board: Board, start: str) -> str:
    """What a position says after these words: `line(board, "market keywood")`."""
    texts = board.rules.position(board.table).splitlines()
    [found] = [text for text in texts if text.startswith(start)]
    return found.removeprefix(start).removeprefix(";").strip()


def is_upgraded(board: Board, key: str) -> bool:
    return board.table.side[board.tile(key)] == 1


def supply(board: Board) -> dict[str, int]:
    names = ("gold", "iron", "stone", "wood")
    return {name: count for name, count in zip(names, board.table.supply, strict=True) if count}


def stock(board: Board) -> dict[str, int]:
    names = ("anvil", "pick", "saw")
    return {name: count for name, count in zip(names, board.table.stock, strict=True) if count}


def spent(board: Board) -> tuple[int, int]:
    """How many single moves and how many upgrades the use of seat 0 allows."""
    moves, upgrades = 0, 0
    while board.asked == "transport" and moves + upgrades < 20:
        option = board.offered(0)[1]  # the first is to have done; upgrades come before moves
        board.do(f"0 {option}")
        moves += option.startswith("move")
        upgrades += option.startswith("upgrade")
    return moves, upgrades
