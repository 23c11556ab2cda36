"""What happened, for those who come late or ask for the log: each line is put into words once for each
viewer and language and then kept for a while."""

from collections.abc import Iterator
from typing import Final

from tilewright.kernel.match import Line
from tilewright.server import costs
from tilewright.server.cache import Cache
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.room.line_replay import LineReplay
from tilewright.server.room.play import Play
from tilewright.server.room.position_message import CurrentView, View, current_view, position, step
from tilewright.server.room.wording import Wording
from tilewright.server.wire import outgoing
from tilewright.server.wire.outgoing import StepSeen

MOST: Final = 120  # lines retold at once; the rest is in the log, page by page
PIECE: Final = 2.0  # what may be done, as costs count it, before others have a turn

LINES: Final[Cache[list[StepSeen]]] = Cache(
    10_000
)  # of all tables: one step, or none if nothing reached the viewer
ANSWERS: Final[Cache[bytes]] = Cache(8_000_000)  # bytes of whole positions as they were last asked for


def replay_lines(
    play: Play, look: int, wording: Wording, start: int, end: int
) -> Iterator[tuple[list[StepSeen], float]]:
    """Lines that stand, as that viewer saw them, and what each cost; those it did not notice are empty. Whoever
    goes through them may pause: what has changed meanwhile is worded as it is then."""
    walk, stamps = LineReplay(play), play.stamps[look + 1]
    for number in range(start, end):
        if number >= len(play.match.lines):
            return
        line = play.match.lines[number]
        key = (
            play.serial,
            look,
            wording.key,
            number,
            stamps[number],
            play.digest(number + 1),
            line.seat,
            line.text,
        )
        found, cost = LINES.get(key), 0.0
        if found is None:
            cost = costs.BARE_LINE if wording.is_silent() else costs.LINE
            cost += 0.0 if walk.is_valid() else costs.STEP_BACK
            walk.to(number)
            events = walk.step()
            view: View = {} if wording.is_silent() or not events else play.rules.view(walk.state, look)
            found = [step(look, wording, stamps[number], play.times[number], events, view)] if events else []
            LINES.put(key, found)
        yield found, cost


def word_lines(play: Play, look: int, wording: Wording, start: int, end: int) -> list[StepSeen]:
    return [one for found, _ in replay_lines(play, look, wording, start, end) for one in found]


async def prepare(play: Play, look: int, wording: Wording, start: int, end: int, pieces: WorkPieces) -> None:
    """Put those lines into words piece by piece, so that sending them later is fast."""
    piece = 0.0
    for _, cost in replay_lines(play, look, wording, start, end):
        piece += cost
        if piece >= PIECE:
            await pieces.next(piece)
            piece = 0.0
    pieces.pay(piece)


# The log.


def page_lines(play: Play, look: int, v: int, count: int) -> tuple[int, int]:
    """The lines of the next `count` versions after `v`."""
    return play.line_of(look, v), play.line_of(look, v + count)


def page(play: Play, look: int, wording: Wording, v: int, count: int) -> tuple[list[StepSeen], int]:
    """What that viewer saw in the next `count` versions after `v`, and where to continue; -1 at the end."""
    start, end = page_lines(play, look, v, count)
    return word_lines(play, look, wording, start, end), v + count if end < len(play.match.lines) else -1


# Whole positions.


def is_recent(play: Play, look: int, have: int) -> bool:
    """Whether everything after that version is still in memory."""
    return bool(have and play.recent and play.recent[0].versions[look + 1] <= have + 1)


def first_line(play: Play, look: int, have: int) -> int:
    """The first line to tell again: after that version or, without one, after the viewer's own last turn."""
    start = play.line_of(look, have) if have else own_turn_end(play, look)
    return max(start, len(play.match.lines) - MOST)


def own_turn_end(play: Play, look: int) -> int:
    """The line that ended the last turn of a seat, not counting one that is still going on."""
    lines, number = play.match.lines, len(play.match.lines) - 1
    if look in play.all_waiting():
        while number >= 0 and is_same_turn(lines[number], look):
            number -= 1
    while number >= 0 and lines[number].seat != look:
        number -= 1
    return max(0, number)


def is_same_turn(line: Line, seat: int) -> bool:
    """Whether a line before a question to that seat belongs to the same turn: another step of that seat, or an
    answer to the joint question that is still open."""
    return (not line.joint and line.seat == seat) or (line.joint and not line.revealed)


def steps_since(play: Play, look: int, wording: Wording, have: int, view: View) -> list[StepSeen]:
    """The steps after that version or, without one, after the viewer's own last turn."""
    if is_recent(play, look, have):
        found = []
        for past in play.recent:
            if past.versions[look + 1] > have and past.seen[look + 1]:
                found.append(step(look, wording, past.versions[look + 1], past.at, past.events(), view))
                found[-1].back_to = past.back_to[look + 1] if past.back_to else 0
        return found
    return word_lines(play, look, wording, first_line(play, look, have), len(play.match.lines))


def answer_key(play: Play, look: int, wording: Wording, have: int, ended: bool) -> tuple[object, ...]:
    return (
        play.serial,
        play.count,
        look,
        wording.key,
        wording.describes,
        min(have, play.versions[look + 1]),
        ended,
    )


async def prepare_answer(
    play: Play, look: int, wording: Wording, have: int, pieces: WorkPieces, ended: bool = False
) -> None:
    """Work out the whole position after that version, so that sending it takes no time. It is paid for by what is
    in it; nothing if the same was asked just now."""
    if ANSWERS.get(answer_key(play, look, wording, have, ended)) is not None:
        return
    if not is_recent(play, look, have):
        await prepare(play, look, wording, first_line(play, look, have), len(play.match.lines), pieces)
    seen, recent = whole_position(play, look, wording, have, ended), is_recent(play, look, have)
    keep(answer_key(play, look, wording, have, ended), seen)
    pieces.pay(cost_of(seen, wording, recent))


def cost_of(seen: outgoing.Position, wording: Wording, fresh: bool = True) -> float:
    """Of a position with its steps; `fresh`: these were not put into words before."""
    line = costs.BARE_LINE if wording.is_silent() else costs.LINE
    options = (costs.BARE_OPTION if wording.is_silent() else costs.OPTION) * len(seen.options)
    described = costs.DESCRIPTION if wording.describes else 0.0
    return costs.ANSWER + described + options + (line if fresh else costs.STEP) * len(seen.steps)


def whole_position(play: Play, look: int, wording: Wording, have: int, ended: bool) -> outgoing.Position:
    seen: CurrentView = current_view(play, look, None)
    steps = steps_since(play, look, wording, have, seen.view)
    return position(play, look, wording, steps, seen, whole=True, ended=ended)


def keep(key: tuple[object, ...], seen: outgoing.Position) -> bytes:
    raw = outgoing.encode(seen)
    ANSWERS.put(key, raw, len(raw))
    return raw


def answer(play: Play, look: int, wording: Wording, have: int, ended: bool = False) -> bytes:
    """The whole position with the steps since that version, encoded."""
    key = answer_key(play, look, wording, have, ended)
    return ANSWERS.get(key) or keep(key, whole_position(play, look, wording, have, ended))
