"""A season whose last player passes: what a test does not name is bare, so that it says only what it is about."""

from tests.games.keyflower.board import Board

BARE = (("stocks", "stocks; bag none"), ("boat", "boat boat_keyflower; workers none"), ("market", "market none"))


def end_season(
    *lines: str,
    season: str = "spring",
    players: int = 2,
    start: int = 0,
    options: str = "",
    version: int | None = None,
) -> Board:
    """All have passed, hands and boats and bag are empty but for what these lines say: now the season ends."""
    last = (start - 1) % players
    given = "\n".join(lines).splitlines()
    bare = [line for word, line in BARE if not any(one.startswith(word) for one in given)]
    for seat in range(players):
        if not any(one.startswith(f"seat {seat}") for one in given):
            bare.append(f"seat {seat}; workers none")
        if not any(one.startswith(f"village {seat} home") for one in given):
            bare.append(f"village {seat} home_{seat + 1} 0,0 0")
    head = f"season {season}; start {start}; turn {last}; passes {players - 1}"
    board = Board("\n".join([head, *bare, *given]), players=players, options=options, version=version)
    return board.do(f"{last} pass")


def end_season_and_boats(
    *lines: str,
    season: str = "spring",
    players: int = 2,
    start: int = 0,
    options: str = "",
    version: int | None = None,
) -> Board:
    """The same, after the boats: everybody took the first one that was left."""
    return take_boats(
        end_season(*lines, season=season, players=players, start=start, options=options, version=version)
    )


def take_boats(board: Board) -> Board:
    while board.asked == "boat":
        board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
    return board


def place_all(board: Board) -> Board:
    """Everybody places every tile as the first option says."""
    while board.asked == "place":
        board.do(f"{board.waiting[0]} {board.offered(board.waiting[0])[0]}")
    return board


def cell_of_tile(board: Board, seat: int, key: str) -> tuple[int, int, int]:
    """Where a tile of a village lies, and its turn."""
    [line] = [
        words
        for words in (text.replace(";", " ").split() for text in board.rules.position(board.table).splitlines())
        if words[:2] == ["village", str(seat)] and words[2].rstrip("+") == key
    ]
    q, r = line[3].split(",")
    return int(q), int(r), int(line[4])
