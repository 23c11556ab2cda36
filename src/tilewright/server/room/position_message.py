"""What one viewer is told of the game: position, options, and the last step to it, nothing more."""

from typing import NamedTuple

from tilewright.kernel.event import Event
from tilewright.server.room.play import Plan, Play
from tilewright.server.room.wording import Wording
from tilewright.server.structs import Raw, encode
from tilewright.server.wire.outgoing import Position, Step

View = dict[str, object]


class CurrentView(NamedTuple):
    """What a viewer sees now, to be put into words, and as it travels."""

    view: View
    raw: bytes


def current_view(play: Play, look: int, plan: Plan | None) -> CurrentView:
    """A plan that has just happened has it ready."""
    if plan is not None and look + 1 in plan.shown:
        return CurrentView(plan.shown[look + 1], plan.views[look + 1])
    view = play.rules.view(play.match.state, look)
    return CurrentView(view, encode(view))


def position(
    play: Play,
    look: int,
    wording: Wording,
    steps: list[Step],
    seen: CurrentView,
    whole: bool = False,
    ended: bool = False,
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
        view=Raw(seen.raw),
        waiting=[] if ended else play.waiting(look),
        question="" if over or ended else wording.question(view, look),
        options=wording.choices(texts, view, look),
        description=wording.description(view, look, texts),
        undo=look >= 0 and not ended and play.match.own_line(look) >= 0,
        whole=whole,
        over=over,
    )


def last_step(plan: Plan, look: int, wording: Wording, view: View) -> list[Step]:
    """What has just happened."""
    return [step(look, wording, plan.entry.marks[look + 1], plan.entry.at, plan.events, view)]


def step(look: int, wording: Wording, v: int, at: int, events: list[Event], view: View) -> Step:
    return Step(v, at, [wording.happened(event, look, view) for event in events])
