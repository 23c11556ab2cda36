"""A possible world of a seat: what it cannot know is dealt anew, so nothing in it gives a secret away."""

from typing import NewType

from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State
from tilewright.server.room.play import Play

PossibleWorld = NewType("PossibleWorld", State)


def possible_world(play: Play, seat: int, dice: Rng) -> PossibleWorld:
    """A world that this seat cannot tell from the true one; equal dice give equal worlds."""
    world = play.rules.determinize(play.match.state, seat, dice)
    world.reveals = 0  # how it came to be what it is is nobody's business
    return PossibleWorld(world)
