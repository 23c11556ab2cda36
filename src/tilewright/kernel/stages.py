"""What needs no choice, stage by stage: the end of a season or round, looked at in between."""

from collections.abc import Iterator

from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


class Stage:
    """A stage that is done: its name, and what happened in it."""

    def __init__(self, name: str, events: list[Event]) -> None:
        self.name = name
        self.events = events


def stages(rules: Rules, s: State) -> Iterator[Stage]:
    """Settles the state and stops after every stage, up to the next question or the end of the game. To be used
    after `rules.begin` or `rules.read_position`."""
    done = not s.stack
    while not done:
        name = rules.stage(s)
        events: list[Event] = []
        done = rules.settle_step(s, events)
        if not done or events:
            yield Stage(name, events)
        done = done or not s.stack
