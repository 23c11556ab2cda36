"""Laws for hidden information: no view, event, option or reason gives it away."""

import json
from collections.abc import Iterator

from tilewright.conformance.decision import Decision, after, shown, visible_events
from tilewright.conformance.laws import check_counts
from tilewright.kernel.bits import all_bits
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

FEW = 4  # actions tried in each world
LOOKERS = 2  # seats that look on, where all of them would be too many


def worlds(m: Decision, seat: int) -> Iterator[tuple[str, State]]:
    """Worlds that this seat cannot tell from the true one: guesses, and ones that the game itself made."""
    yield "a guess", m.rules.determinize(m.s, seat, m.dice.fork())
    other = m.s.clone()
    other.rng = m.dice.fork()
    yield "other chance to come", other
    yield from m.checks.planted(m.rules, m.s, seat, m.dice)


def hidden_things_are_not_shown(m: Decision) -> None:
    """Law A, and the planted: worlds that differ in what is hidden only look the same, letter by letter."""
    for seat in m.some(m.everybody(), LOOKERS):
        seen = shown(m.rules, m.s, seat)
        for name, world in worlds(m, seat):
            assert shown(m.rules, world, seat) == seen, f"seat {seat} sees a difference: {name}"


def guesses_use_only_what_is_seen(m: Decision) -> None:
    """Law B: worlds with the same view give the same guess from the same dice."""
    for seat in m.some(m.everybody(), LOOKERS):
        dice = m.dice.fork()
        guess = m.rules.digest(m.rules.determinize(m.s, seat, dice.clone()))
        for name, world in worlds(m, seat):
            other = m.rules.digest(m.rules.determinize(world, seat, dice.clone()))
            assert other == guess, f"the guess of seat {seat} knows a hidden thing: {name}"


def options_and_reasons_use_only_what_is_seen(m: Decision) -> None:
    for seat in m.waiting:
        texts = m.pool.pick(m.dice, FEW)
        reasons = [repr(m.rules.why_not(m.s, seat, text)) for text in texts]
        for name, world in worlds(m, seat):
            assert m.rules.options(world, seat) == m.options[seat], f"options of seat {seat} tell: {name}"
            found = [repr(m.rules.why_not(world, seat, text)) for text in texts]
            assert found == reasons, f"reasons for seat {seat} tell: {name}"


def choices_in_the_making_are_not_shown(m: Decision) -> None:
    for actor in m.waiting:
        for action in m.some(m.options[actor], FEW):
            if any(aside.owns(action) for aside in m.rules.asides):
                continue  # done for all to see, whatever else is in the making
            later, events = after(m.rules, m.s, actor, action)
            if not later.stack or later.stack[-1].seat != actor:
                continue
            if m.rules.steps[later.stack[-1].step].private:
                for seat in [seat for seat in m.everybody() if seat != actor]:
                    assert shown(m.rules, later, seat) == shown(m.rules, m.s, seat), m.rules.text(action)
                    assert visible_events(events, seat) == b"[]", m.rules.text(action)
                    dice = m.dice.fork()
                    guesses = [m.rules.determinize(world, seat, dice.clone()) for world in (m.s, later)]
                    same = m.rules.digest(guesses[0]) == m.rules.digest(guesses[1])
                    assert same, f"a guess knows that {m.rules.text(action)} was begun"


def events_reveal_no_more_than_views(m: Decision) -> None:
    """Whatever different actions leave the same view to somebody sounded the same to them."""
    for actor in m.waiting:
        first_seen: dict[tuple[int, bytes], bytes] = {}
        lookers = m.some(m.everybody(), LOOKERS)
        for action in m.some(m.options[actor], 2 * FEW):
            later, events = after(m.rules, m.s, actor, action)
            for seat in lookers:
                if seat != actor:
                    seen = visible_events(events, seat, m.checks.loud)
                    first = first_seen.setdefault((seat, shown(m.rules, later, seat)), seen)
                    assert first == seen, f"seat {seat} can tell {m.rules.text(action)} from another action"


def events_reveal_nothing_hidden(m: Decision) -> None:
    """The same action in worlds that look the same before and after shows the same events."""
    actor = m.waiting[m.dice.below(len(m.waiting))]
    for seat in m.some(m.everybody(), LOOKERS):
        for name, world, action in same_choices(m, actor, seat):
            one, one_events = after(m.rules, m.s, actor, action)
            two, two_events = after(m.rules, world, actor, action)
            if shown(m.rules, one, seat) == shown(m.rules, two, seat):
                seen = [visible_events(events, seat, m.checks.loud) for events in (one_events, two_events)]
                assert seen[0] == seen[1], f"seat {seat} sees a difference after {m.rules.text(action)}: {name}"


def same_choices(m: Decision, actor: int, seat: int) -> Iterator[tuple[str, State, int]]:
    """Worlds, each with a name, that look the same to a seat and in which the actor is asked the same; and some
    actions that are allowed in both."""
    for name, world in worlds(m, seat):
        same = m.rules.question_name(world) == m.rules.question_name(m.s)
        if not same or not m.rules.is_asked(world, actor):
            continue  # a guess knows nothing of an unfinished choice
        allowed = m.rules.options(world, actor)
        for action in [action for action in m.some(m.options[actor], FEW) if action in allowed]:
            yield name, world, action


def events_are_plain(m: Decision) -> None:
    for actor in m.waiting:
        for action in m.some(m.options[actor], FEW):
            for event in after(m.rules, m.s, actor, action)[1]:
                check_event(event, m.rules.seats)


def check_event(event: Event, seats: int) -> None:
    assert 0 <= event.audience <= all_bits(seats), f"{event.kind}: its audience has a seat that is not there"
    for seat in range(-1, seats):
        seen = event.seen_by(seat)
        assert (seen["kind"], seen["seat"]) == (event.kind, event.seat), "a fact hides the kind or the seat"
        assert json.loads(json.dumps(seen)) == seen, f"{event.kind}: its facts are no plain data"


def what_can_be_undone_revealed_nothing(m: Decision) -> None:
    """If an action brings no news, who did it knew before what it would show."""
    for actor in m.waiting:
        guess = m.rules.determinize(m.s, actor, m.dice.fork())
        for action in m.some(m.options[actor], FEW):
            later, _ = after(m.rules, m.s, actor, action)
            if later.news() == m.s.news():
                other, _ = after(m.rules, guess, actor, action)
                same = shown(m.rules, later, actor) == shown(m.rules, other, actor)
                assert same, f"{m.rules.text(action)} could be taken back, but showed something"


def what_others_do_without_news_shows_only_what_they_chose(m: Decision) -> None:
    """Where everybody else is a bot, a person takes back also what bots did: beyond the choice itself, which a bot
    makes alike when it is asked again, that must have shown nothing hidden."""
    actor = m.waiting[m.dice.below(len(m.waiting))]
    for seat in [seat for seat in m.some(m.everybody(), LOOKERS) if seat != actor]:
        for name, world, action in same_choices(m, actor, seat):
            one, two = after(m.rules, m.s, actor, action)[0], after(m.rules, world, actor, action)[0]
            asked = [(m.rules.question_name(s), m.rules.waiting(s)) for s in (one, two)]
            if asked[0] != asked[1]:
                continue  # what that player could still do decides who is asked next
            if one.news() == m.s.news() and two.news() == world.news():
                alike = shown(m.rules, one, seat) == shown(m.rules, two, seat)
                assert alike, f"seat {seat} sees more than the choice of {m.rules.text(action)}: {name}"


def views_are_plain_and_their_own(m: Decision) -> None:
    copy = m.s.clone()
    for seat in m.everybody():
        view = m.rules.view(copy, seat)
        assert json.loads(json.dumps(view)) == view, "a view is no plain data"
        spoil(view)
    assert m.rules.digest(copy) == m.rules.digest(m.s), "a view shares its lists with the state"


def spoil(value: object) -> None:
    """Change everything that can be changed in it."""
    if isinstance(value, dict):
        for part in value.values():
            spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            spoil(part)
        value.append("spoiled")


def guesses_can_be_played_to_the_end(m: Decision) -> None:
    seat = m.dice.below(m.rules.seats + 1) - 1
    guess = m.rules.determinize(m.s, seat, m.dice.fork())
    check_counts(m.checks, m.rules, guess)
    play_out(m, guess, m.dice.fork())


def play_out(m: Decision, s: State, dice: Rng) -> None:
    for _ in range(20_000):
        if not s.stack:
            return
        seats = m.rules.waiting_seats(s)
        seat = seats[dice.below(len(seats))]
        options = m.rules.options(s, seat)
        assert options, f"a guess came to a dead end in {m.rules.question_name(s)}"
        m.rules.apply(s, seat, options[dice.below(len(options))])
    raise AssertionError("a guess does not come to an end")
