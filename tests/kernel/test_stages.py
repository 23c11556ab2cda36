"""Settling stage by stage: whoever looks in between sees the same as whoever does not."""

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.stages import stages
from tilewright.kernel.state import State

SPECS = ["keyflower(players=3)", "keyflower(players=2,merchants=true)", "artificium(players=3)"]


def described(events: list[Event]) -> list[dict[str, object]]:
    return [event.seen_by(-1) for event in events]


def in_stages(rules: Rules, s: State, seat: int, action: int) -> list[Event]:
    """Does the action and settles it one stage at a time; what happened in all."""
    events: list[Event] = []
    rules.begin(s, seat, action, events)
    for stage in stages(rules, s):
        assert stage.name
        events += stage.events
    return events


@pytest.mark.parametrize("spec", SPECS)
def test_stage_by_stage_leads_to_the_same_state_with_the_same_events(spec: str) -> None:
    rules, dice = registry().rules(spec), Rng.from_seed("stages")
    s = rules.new("stages")
    while s.stack:
        seat = rules.waiting_seats(s)[0]
        options = rules.options(s, seat)
        action = options[dice.below(len(options))]
        copy, events = s.clone(), list[Event]()
        rules.apply(s, seat, action, events)
        assert described(in_stages(rules, copy, seat, action)) == described(events)
        assert rules.digest(copy) == rules.digest(s)
        assert rules.settle_step(copy)  # a settled state stays as it is
        assert rules.digest(copy) == rules.digest(s)
    assert rules.stage(s) == ""
    assert list(stages(rules, s)) == []
