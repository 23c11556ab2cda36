"""The questions that wait, in positions: which numbers of a frame have a name, and the plain case of a turn."""

from typing import Final

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.frames import has_acted, numbers_of
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.steps.season import SEASON_END

# The names of the numbers a, b, c, d of a frame, by the name of its step.
STACK_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "season": ("next", "unclaimed"),
    "winter": (),
    "turn": ("acted",),
    "group": ("tile", "using", "joined", "added"),
    "price": ("tile",),
    "effect": ("tile",),
    "transport": ("transport", "upgrades", "tile"),
    "spend": ("tile",),
    "boat": (),
    "place": (),
}
ACTED: Final = 1  # what a turn remembers while the player is acting


def frame_fields(r: Keyflower, step: str) -> tuple[str, ...]:
    """Those of a step of the base, or of an expansion."""
    for expansion in r.expansions:
        fields = expansion.frame_fields(step)
        if fields:
            return fields
    return STACK_FIELDS.get(step, ())


def is_plain_turn(r: Keyflower, s: KeyflowerState) -> bool:
    """Whether the only question is: whose turn? Then the `turn` word of the head line says it all."""
    if len(s.stack) != 2:
        return False
    season, turn = s.stack
    return numbers_of(season) == [SEASON_END, 0, 0, 0] and turn.step == r.turn_step and not has_acted(turn)
