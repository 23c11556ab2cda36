"""Which side of a summer boat lies up, for every event that names one: its name and power depend on it."""

from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import Row, i64


def tile_facts(r: Keyflower, s: KeyflowerState, tile: i64) -> dict[str, object]:
    """The facts of an event about one tile. To be asked before a boat goes to the box, where it has no side."""
    if r.kinds[tile] == SUMMER_BOAT:
        return {"tile": s.keys[tile], "sides": {s.keys[tile]: s.side[tile]}}
    return {"tile": s.keys[tile]}


def market_facts(r: Keyflower, s: KeyflowerState, tiles: Row) -> dict[str, object]:
    facts: dict[str, object] = {"tiles": [s.keys[tile] for tile in tiles]}
    boats = {s.keys[tile]: s.side[tile] for tile in tiles if r.kinds[tile] == SUMMER_BOAT}
    return {**facts, "sides": boats} if boats else facts
