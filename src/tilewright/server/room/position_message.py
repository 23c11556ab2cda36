"""The message that shows a viewer the game: position, options, and the last step."""

from typing import NamedTuple

from tilewright.kernel.event import Event
from tilewright.server.room.play import PlannedChange, Play
from tilewright.server.room.wording import Wording
from tilewright.server.structs import Raw, encode
from tilewright.server.wire.outgoing import Position, StepSeen, Undoing

View = dict[str, object]


class CurrentView(NamedTuple):
    """What a viewer sees now, to be put into words, and as it travels."""

    view: View
    raw: bytes


def current_view(play: Play, look: int, plan: PlannedChange | None) -> CurrentView:
    """The current view of a viewer; a plan that was just adopted has it ready."""
    if plan is not None and look + 1 in plan.shown:
        return CurrentView(plan.shown[look + 1], plan.views[look + 1])
    view = play.rules.view(play.match.state, look)
    return CurrentView(view, encode(view))


def position(
    play: Play,
    look: int,
    wording: Wording,
    steps: list[StepSeen],
    seen: CurrentView,
    whole: bool = False,
    ended: bool = False,
) -> Position:
    """The table as a seat sees it, -1 a spectator; `ended`: nobody is asked any more."""
    rules, state, view = play.rules, play.match.state, seen.view
    asked = look >= 0 and not ended and look in play.all_waiting()
    texts = [rules.text(action) for action in rules.options(state, look)] if asked else []
    over = play.over()
    undoing = Undoing() if look < 0 or ended or over else undoing_of(play, look)
    return Position(
        v=play.versions[look + 1],
        look=look,
        at=play.at[look + 1],
        steps=steps,
        view=Raw(seen.raw),
        waiting=[] if ended else play.waiting(look),
        question="" if over or ended else wording.question(view, look, asked, play.waiting(look)),
        options=wording.choices(texts, view, look),
        description=wording.description(view, look, texts),
        undo=undoing.why == "" and undoing.v > 0,
        undoing=undoing if undoing.v else None,
        whole=whole,
        over=over,
    )


def undoing_of(play: Play, seat: int) -> Undoing:
    """What that seat would take back, or what is in the way. Whether others built on it shows when it tries."""
    line, why = play.match.look_back(seat)
    answers = 0
    if why and (bots := play.answering(seat)):
        line, why = play.match.look_back(seat, bots)
        answers = 0 if why else len(play.match.lines) - line - 1
    return Undoing(play.stamps[seat + 1][line], answers, why) if line >= 0 else Undoing()


def last_step(plan: PlannedChange, look: int, wording: Wording, view: View) -> list[StepSeen]:
    """What has just happened."""
    found = step(look, wording, plan.entry.marks[look + 1], plan.entry.at, plan.events, view)
    found.back_to = plan.back_to[look + 1] if plan.back_to else 0
    return [found]


def step(look: int, wording: Wording, v: int, at: int, events: list[Event], view: View) -> StepSeen:
    return StepSeen(v, at, [wording.word_event(event, look, view) for event in events])
