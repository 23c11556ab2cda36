"""The start of a season: boats are loaded, tiles are laid out (KF-2)."""

from tilewright.games.keyflower.content.terms import COLOURS, SKILLS, SUMMER_BOAT, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import ON_TABLE, KeyflowerState
from tilewright.games.keyflower.state.stocks import named
from tilewright.games.keyflower.steps.boat_side import market_facts
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.rows import open_row, replaced, total


def load_boats(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """As printed; when bag or stock run low, one at a time round the boats in order (KF-2.1, 2.2, 2.6)."""
    wanted = [r.box.tiles[tile].load[s.season] for tile in s.fleet]
    s.cargo = s.cargo[:]
    _deal(s, vec[i64]([workers for workers, _ in wanted]), s.bag, 0)
    _deal(s, vec[i64]([skills for _, skills in wanted]), s.stock, 4)
    for expansion in r.expansions:
        expansion.loaded(s, out)
    if out is not None:
        for boat, tile in enumerate(s.fleet):
            workers = named(COLOURS, s.cargo[boat * 7 : boat * 7 + 4])
            skills = named(SKILLS, s.cargo[boat * 7 + 4 : boat * 7 + 7])
            out.append(Event("loaded", -1, {"boat": s.keys[tile], "workers": workers, "skills": skills}))


def _deal(s: KeyflowerState, left: Row, pile: Row, at: i64) -> None:
    """One at a time round the boats, skipping full ones, as long as the pile lasts."""
    todo, there = total(left), total(pile)
    if there < todo:
        todo = there
    boats: i64 = len(left)
    while todo:
        for boat in range(boats):
            if left[boat] and todo:
                left[boat] -= 1
                todo -= 1
                s.cargo[boat * 7 + at + s.rng.draw(pile)] += 1


def draw_market(r: Keyflower, s: KeyflowerState, out: list[Event] | None) -> None:
    """The season's tiles at random; a summer boat on a random side, for the whole game (KF-2.3)."""
    s.lots = vec[i64](r.setup_plan.market(r.box, r.seats, s.season, s.rng))
    for tile in s.lots:
        s.owner[tile] = ON_TABLE
        if r.kinds[tile] == SUMMER_BOAT:
            s.side = replaced(s.side, tile, s.rng.below(2))
    if out is not None:
        out.append(Event("market", -1, market_facts(r, s, s.lots)))


def list_usable(r: Keyflower, s: KeyflowerState) -> Row:
    """The tiles with an effect in the villages and, but in winter, in the market (KF-5.1)."""
    found = open_row()
    if s.season != WINTER:
        for tile in s.lots:
            if r.usable[tile * 2 + s.side[tile]]:
                found = append(found, tile)
    for village in s.villages:
        for tile in village.tiles:
            if r.usable[tile * 2 + s.side[tile]]:
                found = append(found, tile)
    return found
