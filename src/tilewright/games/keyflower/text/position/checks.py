"""The rules that a position must keep: edges, bids, uses and what may lie where."""

from tilewright.games.keyflower.content.terms import COLOURS, GREEN, HOME, ORDER, P2A, P4A, P4B, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, is_lying
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_workers
from tilewright.games.keyflower.state.village import HERE, turned
from tilewright.games.keyflower.steps.auction import CROWDED
from tilewright.kernel.position import PositionLine


def check_tile(
    r: Keyflower, s: KeyflowerState, line: PositionLine, seat: int, tile: int, cell: int, turn: int
) -> None:
    """A tile that is to lie there: the home first, then each touching the village (KF-7.10)."""
    village = s.villages[seat]
    printed = r.box.tiles[tile]
    if not village.tiles:
        if printed.kind != HOME or cell != HERE:
            raise line.error("KF-1.8", "home-first")
        return
    if printed.kind == HOME:
        raise line.error("KF-1.8", "one-home")
    if printed.season > s.season:
        raise line.error("KF-2.3", "tile-later", {"tile": printed.key})
    if cell in village.tile_at:
        raise line.error("KF-7.10", "cell-taken", {"tile": s.keys[village.tile_at[cell]]})
    if cell not in village.frontier():
        raise line.error("KF-7.10", "touches-nothing", {"tile": printed.key})
    if not village.matches(cell, turned(printed.edges, turn)) and not s.has_power(seat, P2A):
        raise line.error("KF-7.10", "edges-differ", {"tile": printed.key})


def check_lot(r: Keyflower, s: KeyflowerState, line: PositionLine, tile: int) -> None:
    """Bids and uses of one tile."""
    bids = [s.bids[tile * r.seats + seat] for seat in range(r.seats)]
    counts = sorted(bid_count(bid) for bid in bids if bid)
    if len(set(counts)) != len(counts):
        raise line.error("KF-4.2", "equal-bids")
    if any(bids) and s.owner[tile] >= 0:
        raise line.error("KF-4.1", "bids-in-a-village")
    if s.goods[tile] and s.owner[tile] < 0:
        raise line.error("KF-5.6", "goods-outside")
    check_uses(r, s, line, tile)
    check_lying(r, s, line, tile, bids)
    settle_colour(r, s, line, tile, bids)


def check_uses(r: Keyflower, s: KeyflowerState, line: PositionLine, tile: int) -> None:
    """Every use is larger than the one before it, so the last says how many there can be in all (KF-5.2)."""
    crowd, last = s.workers_on[tile], s.used[tile]
    if crowd > CROWDED:
        raise line.error("KF-5.2", "tile-full", {"most": CROWDED})
    if crowd and not may_be_used(r, s, tile):
        raise line.error("KF-5.1", "no-use", {"tile": s.keys[tile]})
    if last > crowd or crowd > last * (last + 1) // 2:
        raise line.error("KF-5.2", "not-after-last-use", {"count": crowd, "last": last})


def may_be_used(r: Keyflower, s: KeyflowerState, tile: int) -> bool:
    return r.face(s, tile).usable and not (s.season == WINTER and s.owner[tile] < 0)


def check_lying(r: Keyflower, s: KeyflowerState, line: PositionLine, tile: int, bids: list[int]) -> None:
    """A bid lies down under 4a only, on a village tile, and only while something else stands there (KF-9.2)."""
    standing = any(bid and not is_lying(bid) for bid in bids) or s.workers_on[tile] > 0
    for seat, bid in enumerate(bids):
        if not is_lying(bid):
            continue
        if not s.has_power(seat, P4A) or r.box.tiles[tile].kind == ORDER:
            raise line.error("KF-9.2", "no-lying-bid", {"at": seat})
        if not standing:
            raise line.error("KF-9.2", "bid-stands")


def settle_colour(r: Keyflower, s: KeyflowerState, line: PositionLine, tile: int, bids: list[int]) -> None:
    """The one colour of standing bids and, but for 4b, of the workers on the tile (KF-3.9, KF-9.2)."""
    standing = {bid_colour(bid) for bid in bids if bid and not is_lying(bid)}
    lying = {bid_colour(bid) for bid in bids if is_lying(bid)}
    staff = {colour for colour in range(4) if count_workers(s.staff[tile], colour)}
    mixed = any(s.has_power(seat, P4B) for seat in range(r.seats))
    if not mixed:
        standing.update(staff)
    if (
        s.colour[tile] >= 0 and s.colour[tile] not in standing.union(staff) and not r.expansions
    ):  # they may colour tiles
        raise line.error("KF-3.9", "colour-of-nobody", {"colour": COLOURS[s.colour[tile]]})
    if s.colour[tile] >= 0:
        standing.add(s.colour[tile])
    if not standing and len(staff) == 1:
        standing.update(staff)
    if len(standing) > 1:
        raise line.error("KF-3.9", "two-colours", {"colours": [COLOURS[colour] for colour in sorted(standing)]})
    if not standing and staff:
        raise line.error("KF-3.9", "colour-unclear")
    if not standing.isdisjoint(lying) or (lying and GREEN in standing):
        raise line.error("KF-9.2", "lying-colour")
    if standing:
        s.colour[tile] = standing.pop()
