"""A table read from a position: what is given is put there, what is left out is filled in by set-up."""

from tilewright.games.keyflower.content.terms import SEASONS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import find_leads
from tilewright.games.keyflower.state.frames import stage_of
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.season import BOATS, PLACED, SEASON_END
from tilewright.games.keyflower.text.position.checks import check_lot
from tilewright.games.keyflower.text.position.filling import fill_in
from tilewright.games.keyflower.text.position.limits import check_limits
from tilewright.games.keyflower.text.position.partial import PartialPosition
from tilewright.games.keyflower.text.position.pieces import Stocks, read_stocks, take_from_box
from tilewright.games.keyflower.text.position.questions import check_questions, read_question
from tilewright.games.keyflower.text.position.seats import find_powers, read_seat
from tilewright.games.keyflower.text.position.tiles import read_boat, read_market, read_order, read_village
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine, split_lines

# What each line is read by. The season comes first: what may lie in the market depends on it.
READERS = {
    "market": read_market, "order": read_order, "boat": read_boat, "seat": read_seat,
    "village": read_village, "stocks": read_stocks, "ask": read_question,
}  # fmt: skip


def read_position(r: Keyflower, text: str, seed: str) -> KeyflowerState:
    """The table of a position text; raises PositionError."""
    partial = PartialPosition(r, seed)
    lines = split_lines(text)
    check_words(r, lines)
    for line in lines:
        if line.word == "season":
            read_season(partial, line)
        elif line.word == "game":
            read_game(partial, line)
    find_powers(partial, lines)
    partial.lay_named_boats(lines)
    for line in lines:
        if line.word in READERS:
            READERS[line.word](partial, line)
    for line in lines:
        if line.word in ("market", "order", "village") and line.head != ["none"]:
            token = line.head[1] if line.word == "village" else line.head[0]
            check_lot(r, partial.s, line, partial.tile(line, token)[0])
    partial.clear_the_middle()
    for expansion in r.expansions:  # their lines are read when all else lies on the table
        for line in lines:
            if line.word in expansion.position_words():
                expansion.read_line(partial.s, line, partial.given)
    take_from_box(partial, lines)
    stocks = Stocks(partial)
    fill_in(r, partial.s, partial.given, partial.turn)
    stocks.put_back(partial.s)
    find_leads(partial.s)
    time = stage_of(partial.s.stack[0]) if partial.s.stack else PLACED
    check_questions(partial, time)
    check_limits(partial, time)
    for expansion in r.expansions:
        expansion.check_position(partial.s, lines, time in (SEASON_END, BOATS))
    return partial.s


def check_words(r: Keyflower, lines: list[PositionLine]) -> None:
    known = ["game", "season", *READERS]
    for expansion in r.expansions:
        known += expansion.position_words()
    for line in lines:
        if line.word not in known:
            raise line.error("", "unknown-line", {"given": line.word[:40], "names": list(known)})


def read_game(partial: PartialPosition, line: PositionLine) -> None:
    partial.give_once(line, "game")
    line.game(partial.r.game, partial.r.seats, partial.r.version)


def read_season(partial: PartialPosition, line: PositionLine) -> None:
    line.only("start", "passes", "turn", "queue", "over")
    partial.give_once(line, "season")
    s, seats = partial.s, partial.r.seats
    if len(line.head) != 1 or line.head[0] not in SEASONS:
        raise line.error("", "no-season", {"names": list(SEASONS)})
    s.season = SEASONS.index(line.head[0])
    if "start" in line.clauses:
        partial.given.add("start")
        s.start = line.one("start", 0, seats - 1, 0)
    s.passes = line.one("passes", 0, seats, 0)
    partial.turn = line.one("turn", 0, seats - 1, -1)
    s.queue = vec[i64]([line.number_in(word, 0, seats - 1) for word in line.clauses.get("queue", [])])
    if "over" in line.clauses:
        partial.given.add("over")
        if s.season != WINTER:
            raise line.error("KF-8.1", "ends-after-winter")
        s.final = [line.number_in(word, 0, 9999) for word in line.clauses["over"]]
        if len(s.final) != seats:
            raise line.error("", "needs-scores", {"count": seats})
