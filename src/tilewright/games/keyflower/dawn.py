"""The start of a season: boats are loaded, tiles are laid out (KF-2)."""

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import ON_TABLE, Table
from tilewright.games.keyflower.stocks import named
from tilewright.games.keyflower.terms import COLOURS, SKILLS, SUMMER_BOAT, WINTER
from tilewright.kernel.event import Event


def load_boats(r: Keyflower, s: Table, out: list[Event] | None) -> None:
    """As printed; when bag or stock run low, one at a time round the boats in order (KF-2.1, 2.2, 2.6)."""
    wanted = [r.box.tiles[tile].load[s.season] for tile in s.fleet]
    _deal(s, [workers for workers, _ in wanted], s.bag, 0)
    _deal(s, [skills for _, skills in wanted], s.stock, 4)
    for module in r.modules:
        module.loaded(s, out)
    if out is not None:
        for boat, tile in enumerate(s.fleet):
            workers = named(COLOURS, s.cargo[boat * 7 : boat * 7 + 4])
            skills = named(SKILLS, s.cargo[boat * 7 + 4 : boat * 7 + 7])
            out.append(Event("loaded", -1, {"boat": s.keys[tile], "workers": workers, "skills": skills}))


def _deal(s: Table, wanted: list[int], pile: list[int], at: int) -> None:
    """One at a time round the boats, skipping full ones, as long as the pile lasts."""
    left = wanted[:]
    todo = min(sum(wanted), sum(pile))
    while todo:
        for boat in range(len(left)):
            if left[boat] and todo:
                left[boat] -= 1
                todo -= 1
                s.cargo[boat * 7 + at + s.rng.draw(pile)] += 1


def draw_market(r: Keyflower, s: Table, out: list[Event] | None) -> None:
    """The season's tiles at random; a summer boat on a random side, for the whole game (KF-2.3)."""
    s.lots = r.plan.market(r.box, r.seats, s.season, s.rng)
    for tile in s.lots:
        s.owner[tile] = ON_TABLE
        if r.box.tiles[tile].kind == SUMMER_BOAT:
            s.side[tile] = s.rng.below(2)
    if out is not None:
        out.append(Event("market", -1, {"tiles": [s.keys[tile] for tile in s.lots]}))


def list_usable(r: Keyflower, s: Table) -> list[int]:
    """The tiles with an effect in the villages and, but in winter, in the market (KF-5.1)."""
    found = [] if s.season == WINTER else [tile for tile in s.lots if r.face(s, tile).usable]
    for village in s.villages:
        found += [tile for tile in village.tiles if r.face(s, tile).usable]
    return found
