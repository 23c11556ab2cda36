"""Set-up: homes, hands, boats, turn order tiles and the dealt winter tiles (KF-1)."""

from typing import Final

from tilewright.games.keyflower.content.terms import GREEN
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, ON_TABLE, KeyflowerState
from tilewright.games.keyflower.state.village import HERE, Village
from tilewright.games.keyflower.steps.setup_plan import ORDER_TILES
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import row_of
from tilewright.kernel.state import Frame

FIRST_HAND: Final = 8  # workers (KF-1.7)


def empty_state(r: Keyflower, rng: Rng) -> KeyflowerState:
    """Everything in its stock, nobody at the table yet."""
    s = KeyflowerState(rng, [])
    seats, tiles = r.seats, len(r.box.tiles)
    s.keys = r.keys
    s.season, s.start, s.passes, s.moored = 0, 0, 0, 0
    s.final = []
    s.lots, s.orders, s.fleet = row_of(0, 0), row_of(0, 0), row_of(0, 0)
    s.cargo, s.queue, s.usable = row_of(0, 0), row_of(0, 0), row_of(0, 0)
    s.parts = [expansion.new_part() for expansion in r.expansions]
    s.bag = vec[i64](r.box.workers)
    s.bag[GREEN], s.green = 0, r.box.workers[GREEN]  # green ones are never in it
    s.stock = vec[i64](r.box.skills)
    s.supply = vec[i64](r.box.resources)
    s.hand, s.known_workers = row_of(0, 4 * seats), row_of(0, 4 * seats)
    s.skills, s.known_skills = row_of(0, 3 * seats), row_of(0, 8 * seats)
    s.winter, s.picked = [[] for _ in range(seats)], row_of(0, seats)
    s.owner = row_of(IN_BOX, tiles)
    s.side, s.goods, s.staff = row_of(0, tiles), row_of(0, tiles), row_of(0, tiles)
    s.workers_on, s.used, s.colour = row_of(0, tiles), row_of(0, tiles), row_of(-1, tiles)
    s.bids = row_of(0, tiles * seats)
    s.top, s.lead, s.outbid = row_of(0, tiles), row_of(-1, tiles), row_of(0, seats)
    s.villages = [Village() for _ in range(seats)]
    s.power, s.placing, s.boarded = row_of(0, seats), row_of(-1, seats), row_of(-1, seats)
    s.to_place = [[] for _ in range(seats)]
    s.boat_turn = row_of(-1, seats)
    return s


def set_up(r: Keyflower, s: KeyflowerState) -> None:
    """The whole of KF-1, and the question that begins the first season."""
    lay_boats(r, s)
    lay_orders(r, s)
    deal_homes(r, s)
    deal_winter(r, s)
    for seat in range(r.seats):
        for _ in range(FIRST_HAND):
            s.hand[seat * 4 + s.rng.draw(s.bag)] += 1
    for expansion in r.expansions:
        expansion.set_up(s)
    s.stack.append(Frame(r.season_step, -1))


def lay_boats(r: Keyflower, s: KeyflowerState) -> None:
    """The boats marked for the number of players (KF-1.9)."""
    s.fleet = vec[i64](r.setup_plan.fleet(r.box, r.seats, s.rng))
    s.cargo = row_of(0, 7 * len(s.fleet))
    for tile in s.fleet:
        s.owner[tile] = ON_TABLE


def lay_orders(r: Keyflower, s: KeyflowerState) -> None:
    s.orders = vec[i64](r.box.orders[: ORDER_TILES[r.seats]])
    for tile in s.orders:
        s.owner[tile] = ON_TABLE


def deal_homes(r: Keyflower, s: KeyflowerState) -> None:
    """A random home each; the lowest number is the first start player (KF-1.8)."""
    homes = r.box.homes[:]
    s.rng.shuffle(homes)
    for seat in range(r.seats):
        found_village(r, s, seat, homes[seat])
    s.start = min(range(r.seats), key=homes.__getitem__)


def found_village(r: Keyflower, s: KeyflowerState, seat: i64, home: i64) -> None:
    s.owner[home] = seat
    s.villages[seat] = Village().with_tile(home, r.box.tiles[home].edges, HERE, 0)


def deal_winter(r: Keyflower, s: KeyflowerState) -> None:
    """Winter tiles, secretly; the rest goes to the box unseen (KF-1.11)."""
    pile = r.setup_plan.winter_pile(r.box, r.seats, s.rng)
    each = r.setup_plan.winter_dealt(r.seats)
    for seat in range(r.seats):
        s.winter[seat] = sorted(pile[seat * each : seat * each + each])
        for tile in s.winter[seat]:
            s.owner[tile] = IN_HAND
