"""All helps of one seat together, from a possible world of that seat."""

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.knowledge.play_aids.memory import list_remembered
from tilewright.games.keyflower.knowledge.play_aids.standings import list_gains, list_standings
from tilewright.games.keyflower.knowledge.play_aids.transport_reach import find_transport
from tilewright.games.keyflower.knowledge.play_aids.uses import list_bids, list_uses
from tilewright.games.keyflower.scoring.explanation import explain
from tilewright.games.keyflower.state.state import KeyflowerState


def work_out(r: Keyflower, s: KeyflowerState, seat: int) -> dict[str, object]:
    """Of the others' hidden things nothing is read but what the seat knows: every guess gives the same."""
    if not s.stack:
        return {}
    found: dict[str, object] = {
        "uses": list_uses(r, s, seat),
        "bids": list_bids(r, s, seat),
        "transport": find_transport(r, s, seat),
        "score": explain(r, s, seat),
        "standings": list_standings(r, s, seat),
        "gains": list_gains(r, s, seat),
        "memory": list_remembered(r, s, seat),
    }
    for expansion in r.expansions:
        expansion.add_to_helps(s, seat, found)
    return found
