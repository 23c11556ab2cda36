"""What a good memory knows: at least so much is behind each screen, and what nobody has seen yet."""

from tilewright.games.keyflower.content.terms import COLOURS, SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.knowledge.play_aids.hidden_hands import Hidden
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import named
from tilewright.kernel.bits import bit_of


def list_remembered(r: Keyflower, s: KeyflowerState, viewer: int) -> dict[str, object]:
    """`unseen`: by kind, what lies in the bag or the stock or, not known, behind another screen."""
    everything = Hidden(r, s, viewer, viewer)
    others = [other for other in range(r.seats) if other != viewer]
    return {
        "unseen": {"workers": named(COLOURS, everything.pool), "skills": named(SKILLS, everything.stock)},
        "players": [describe_known(Hidden(r, s, other, viewer), other) for other in others],
    }


def describe_known(hidden: Hidden, seat: int) -> dict[str, object]:
    sure = [hidden.known_skills[bit_of(kind)] for kind in range(3)]
    return {
        "seat": seat,
        "workers": named(COLOURS, hidden.workers),
        "unknown": hidden.unknown,
        "skills": named(SKILLS, sure),
        "skills_unknown": hidden.skills - sum(sure),
    }
