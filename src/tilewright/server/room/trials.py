"""Tries out actions and computes play aids on a possible world of a seat, never on the true state."""

from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State
from tilewright.server.room.play import Play
from tilewright.server.room.possible_world import PossibleWorld, possible_world
from tilewright.server.room.room import Room
from tilewright.server.room.wording import Wording
from tilewright.server.structs import Raw, encode
from tilewright.server.wire import outgoing


def world_of(play: Play, seat: int) -> PossibleWorld:
    """The possible world for play aids and trials; equal for all who see the same."""
    return possible_world(play, seat, Rng.from_seed(f"tilewright world {seat} {play.versions[seat + 1]}"))


def try_actions(play: Play, seat: int, texts: list[str], wording: Wording, number: int) -> outgoing.Tried:
    """Those actions in a row, up to the first that would reveal something: that a guess cannot know."""
    rules = play.rules
    world: State = world_of(play, seat)
    v, at = play.versions[seat + 1], play.at[seat + 1]
    steps: list[outgoing.StepSeen] = []
    stopped, why = "", None
    reveals: list[str] = []
    for text in texts:
        if steps and not rules.is_asked(world, seat):
            stopped = "turn"
            break
        why = rules.why_not(world, seat, text)
        if why is not None:
            stopped = "refused"
            break
        after = world.clone()
        events: list[Event] = []
        rules.apply(after, seat, rules.parse(text), events)
        if after.news() != world.news():
            stopped = "reveal"
            reveals = list(dict.fromkeys(event.kind for event in events))
            break
        world = after
        view = {} if wording.is_silent() else rules.view(world, seat)
        steps.append(outgoing.StepSeen(v, at, [wording.word_event(event, seat, view) for event in events]))
    found = describe_trial(play, world, seat, wording, number, stopped, steps)
    found.reveals = reveals
    if why is not None:
        words = wording.reason(why, rules.view(world, seat), seat)
        found.refused = outgoing.RequestRefused(
            id=number, key=why.key, rule=why.rule, facts=why.facts, words=words
        )
    return found


def describe_trial(
    play: Play,
    world: State,
    seat: int,
    wording: Wording,
    number: int,
    stopped: str,
    steps: list[outgoing.StepSeen],
) -> outgoing.Tried:
    rules = play.rules
    over = rules.over(world)
    asked = rules.is_asked(world, seat)
    view = rules.view(world, seat)
    texts = [rules.text(action) for action in rules.options(world, seat)] if asked else []
    return outgoing.Tried(
        id=number,
        seat=seat,
        v=play.versions[seat + 1],
        done=len(steps),
        stopped=stopped,
        steps=steps,
        view=Raw(encode(view)),
        waiting=rules.waiting_seats(world),
        question=wording.question(view, seat, asked, rules.waiting_seats(world)) if not over else "",
        options=wording.choices(texts, view, seat),
        description=wording.description(view, seat, texts),
        points=rules.scores(world)[seat],
        over=over,
    )


def work_out_helps(room: Room, seat: int, number: int) -> outgoing.Helped:
    """Worked out once for each version of that seat."""
    play = room.game()
    if not room.table.helps:
        raise Refused(Reason("", "no-helps"))
    v = play.versions[seat + 1]
    if play.helped.get(seat, (0, b""))[0] != v:
        play.helped[seat] = (v, encode(play.rules.play_aids(world_of(play, seat), seat)))
    return outgoing.Helped(id=number, seat=seat, v=v, helps=Raw(play.helped[seat][1]))
