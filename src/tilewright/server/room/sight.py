"""What one viewer is told of the game: position, options, and the steps that led to it, nothing more."""

from typing import Final, NamedTuple

import msgspec

from tilewright.kernel.event import Event
from tilewright.server.room.play import Plan, Play, encode
from tilewright.server.room.voice import Voice
from tilewright.server.wire.told import Happened, Position, Step

View = dict[str, object]
MOST: Final = 120  # lines retold at once; the rest is in the log, page by page


class Seen(NamedTuple):
    """What a viewer sees now, to be put into words, and as it travels."""

    view: View
    raw: bytes


def seen_now(play: Play, look: int, plan: Plan | None) -> Seen:
    """A plan that has just happened has it ready."""
    if plan is not None and look + 1 in plan.shown:
        return Seen(plan.shown[look + 1], plan.views[look + 1])
    view = play.rules.view(play.match.state, look)
    return Seen(view, encode(view))


def position(
    play: Play, look: int, voice: Voice, steps: list[Step], seen: Seen, whole: bool = False, ended: bool = False
) -> Position:
    """The table with the eyes of a seat, -1 a spectator's; `ended`: nobody is asked any more."""
    rules, state, view = play.rules, play.match.state, seen.view
    asked = look >= 0 and not ended and look in play.truly_waiting()
    texts = [rules.text(action) for action in rules.options(state, look)] if asked else []
    over = play.over()
    return Position(
        v=play.marks[look + 1],
        look=look,
        at=play.at[look + 1],
        steps=steps,
        view=msgspec.Raw(seen.raw),
        waiting=[] if ended else play.waiting(look),
        question="" if over or ended else voice.question(view, look),
        options=voice.choices(texts, view, look),
        undo=look >= 0 and not ended and play.match.own_line(look) >= 0,
        whole=whole,
        over=over,
    )


def last_step(plan: Plan, look: int, voice: Voice, view: View) -> list[Step]:
    """What has just happened."""
    return [step(look, voice, plan.entry.marks[look + 1], plan.entry.at, plan.events, view)]


def step(look: int, voice: Voice, v: int, at: int, events: list[Event], view: View) -> Step:
    return Step(v, at, [voice.happened(event, look, view) for event in events])


def steps_since(play: Play, look: int, voice: Voice, have: int, view: View) -> list[Step]:
    """What happened after that version; without one, after the own last turn."""
    kept = play.recent
    if have and kept and kept[0].marks[look + 1] <= have + 1:
        return [
            step(look, voice, past.marks[look + 1], past.at, past.events(), view)
            for past in kept
            if past.marks[look + 1] > have and past.seen[look + 1]
        ]
    start = play.line_of(look, have) if have else own_last(play, look)
    return told_lines(play, look, voice, max(start, len(play.match.lines) - MOST), MOST)


def own_last(play: Play, look: int) -> int:
    """The number of lines up to the own last one: what came after it is news to its player."""
    lines = play.match.lines
    for number in range(len(lines), 0, -1):
        if lines[number - 1].seat == look:
            return number
    return 0


def told_lines(play: Play, look: int, voice: Voice, start: int, count: int) -> list[Step]:
    """Lines that stand, worked out anew, as that viewer saw them; those it did not notice are left out."""
    match, stamps = play.match, play.stamps[look + 1]
    state = match.at(start)
    found: list[Step] = []
    for number in range(start, min(start + count, len(match.lines))):
        line = match.lines[number]
        events: list[Event] = []
        match.rules.apply(state, line.seat, match.rules.parse(line.text), events)
        if events:
            view = {} if voice.silent() else match.rules.view(state, look)
            told: list[Happened] = [voice.happened(event, look, view) for event in events]
            found.append(Step(stamps[number], play.times[number], told))
    return found


def page(play: Play, look: int, voice: Voice, v: int, count: int) -> tuple[list[Step], int]:
    """What that viewer saw in so many versions after `v`, and where to go on; -1 at the end."""
    start, end = play.line_of(look, v), play.line_of(look, v + count)
    steps = told_lines(play, look, voice, start, end - start)
    return steps, v + count if end < len(play.match.lines) else -1
