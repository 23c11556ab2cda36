"""What a seat may know, built up from nothing: whatever is not named here stays secret (KF-9.9, KF-9.21)."""

from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS, POWERS, RESOURCES, SEASONS, SKILLS, SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.explanation import explain
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, is_lying
from tilewright.games.keyflower.state.frames import (
    added_workers,
    asked_tile,
    group_tile,
    has_joined,
    purpose_of,
    transport_left,
    transport_tile,
    upgrades_left,
)
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import named_row
from tilewright.games.keyflower.state.tile_pieces import unpack_goods, unpack_workers
from tilewright.games.keyflower.state.village import Village
from tilewright.kernel.bits import list_bits
from tilewright.kernel.native import i64
from tilewright.kernel.rows import part_total, total
from tilewright.kernel.state import Frame

# A player with nothing, as all see it, in the order of a view: it is copied, and what there is goes into the copy.
PLAYER: Final[dict[str, object]] = {
    "seat": 0, "village": None, "to_place": None, "placing": "", "powers": None, "boarded": -1, "boat_turn": -1,
    "winter_tiles": 0, "workers": 0, "workers_known": None, "skills": 0, "skills_known": None,
}  # fmt: skip


def view_open_part(r: Keyflower, s: KeyflowerState) -> dict[str, object]:
    """What all see, in the order of a view; what is asked stands in its place and is filled in for each."""
    return {
        "game": r.game,
        "seats": r.seats,
        "season": SEASONS[s.season],
        "start": s.start,
        "passes": s.passes,
        "question": None,
        "market": [view_lot(r, s, tile) for tile in s.lots],
        "orders": [view_lot(r, s, tile) for tile in s.orders],
        "boats": [view_boat(s, index) for index in range(len(s.fleet))],
        "queue": list(s.queue),
        "bag": total(s.bag),
        "green": s.green,
        "stock": total(s.stock),
        "supply": named_row(RESOURCES, s.supply),
        "players": [view_player(r, s, other, not s.stack) for other in range(r.seats)],
    }


def build_view(
    r: Keyflower, s: KeyflowerState, seat: int, shared: dict[str, object] | None = None
) -> dict[str, object]:
    """`shared`: the open part, where several views are built of the same table."""
    view = view_open_part(r, s) if shared is None else shared.copy()
    view["question"] = view_question(r, s, seat)
    if seat >= 0:
        view["own"] = view_own(s, seat)
    for expansion in r.expansions:
        expansion.add_to_view(s, seat, view)
    if not s.stack:
        view["scores"] = s.final[:]
        view["winners"] = r.winners(s)
        view["explained"] = [explain(r, s, other) for other in range(r.seats)]
    return view


def view_question(r: Keyflower, s: KeyflowerState, seat: int) -> dict[str, object]:
    """Who is asked what, as far as this seat may know it."""
    f = r.open_frame(s, seat) if s.stack else None
    if f is None:
        return {"asked": "", "waiting": []}
    name = r.steps[f.step].name
    shown: dict[str, object] = {"asked": name, "waiting": list_bits(f.waiting)}
    details = view_details(r, s, f, name)
    if details:
        shown.update(details)
    return shown


def view_details(r: Keyflower, s: KeyflowerState, f: Frame, name: str) -> dict[str, object]:
    if name == "group":
        return view_group(s, f)
    if name == "transport":
        return {"tile": s.keys[transport_tile(f)], "transport": transport_left(f), "upgrades": upgrades_left(f)}
    if name == "price":
        return {**view_group(s, s.stack[-2]), "tile": s.keys[asked_tile(f)]}
    if name in ("effect", "spend"):
        return {"tile": s.keys[asked_tile(f)]}
    return {}


def view_group(s: KeyflowerState, f: Frame) -> dict[str, object]:
    added = named_row(COLOURS, added_workers(f))
    places = [*s.lots, *s.orders]
    joined = [s.keys[tile] for place, tile in enumerate(places) if has_joined(f, place)]
    return {
        "tile": s.keys[group_tile(f)],
        "purpose": ("bid", "use")[purpose_of(f)],
        "joined": joined,
        "added": added,
    }


def view_lot(r: Keyflower, s: KeyflowerState, tile: int) -> dict[str, object]:
    """A tile on auction, with its bids and uses."""
    bids = []
    for seat in range(r.seats):
        bid = s.bids[tile * r.seats + seat]
        if bid:
            facts = {
                "seat": seat,
                "count": bid_count(bid),
                "colour": COLOURS[bid_colour(bid)],
                "lying": is_lying(bid),
            }
            bids.append(facts)
    at: int = tile * 2 + s.side[tile]
    bare = r.bare_lots.get(at)
    if bare is None:
        bare = r.bare_lots[at] = view_bare_tile(r, s, tile)
    shown = bare.copy()
    add_pieces(s, tile, shown)
    shown["bids"] = bids
    return shown


def view_bare_tile(r: Keyflower, s: KeyflowerState, tile: int) -> dict[str, object]:
    """A tile as it lies, whatever is on it: this is made once and copied."""
    shown: dict[str, object] = {"tile": s.keys[tile], "side": s.side[tile]}
    if r.box.tiles[tile].kind == SUMMER_BOAT:
        shown["power"] = POWERS[r.face(s, tile).power]
    return shown


def add_pieces(s: KeyflowerState, tile: i64, shown: dict[str, object]) -> None:
    """What is on the tile, and the colour that it is used with."""
    staff, goods, colour = s.staff[tile], s.goods[tile], s.colour[tile]
    if colour >= 0:
        shown["colour"] = COLOURS[colour]
    if staff:
        shown["workers"] = named_row(COLOURS, unpack_workers(staff))
        shown["used"] = s.used[tile]
    if goods:
        shown["goods"] = named_row(RESOURCES, unpack_goods(goods))


def view_boat(s: KeyflowerState, index: int) -> dict[str, object]:
    at = index * 7
    return {
        "tile": s.keys[s.fleet[index]],
        "workers": named_row(COLOURS, s.cargo, at),
        "skills": named_row(SKILLS, s.cargo, at + 4),
        "free": s.is_moored(index),
    }


def view_village(r: Keyflower, s: KeyflowerState, village: Village) -> list[dict[str, object]]:
    """The tiles of a village in the order of placing. A map never changes, so it keeps how its bare tiles are
    shown, and each view gets a copy."""
    found: list[dict[str, object]] = []
    known = village.bare_tiles
    if known is None:
        known = village.bare_tiles = {}
    place: i64 = 0
    for tile in village.tiles:
        at: int = tile * 2 + s.side[tile]
        bare = known.get(at)
        if bare is None:
            bare = known[at] = view_bare_tile(r, s, tile)
            bare["q"], bare["r"], bare["turn"] = village.lie(place)
        shown = bare.copy()
        add_pieces(s, tile, shown)
        found.append(shown)
        place += 1
    return found


def view_player(r: Keyflower, s: KeyflowerState, seat: int, over: bool) -> dict[str, object]:
    keys, to_place = s.keys, s.to_place[seat]
    shown = PLAYER.copy()  # which has room for them all
    shown["seat"] = seat
    shown["village"] = view_village(r, s, s.villages[seat])
    shown["to_place"] = [keys[tile] for tile in to_place]
    if s.placing[seat] >= 0:
        shown["placing"] = keys[s.placing[seat]]
    has_powers = s.power[seat] != 0
    shown["powers"] = [name for power, name in enumerate(POWERS) if s.has_power(seat, power)] if has_powers else []
    if s.boarded[seat] >= 0:
        shown["boarded"] = s.boarded[seat]
    if s.boat_turn[seat] >= 0:
        shown["boat_turn"] = s.boat_turn[seat]
    if s.winter[seat]:
        shown["winter_tiles"] = len(s.winter[seat])
    shown["workers"] = part_total(s.hand, seat * 4, 4)
    shown["workers_known"] = named_row(COLOURS, s.known_workers, seat * 4)
    skills = part_total(s.skills, seat * 3, 3)
    if skills:
        shown["skills"] = skills
    shown["skills_known"] = list(s.known_skills[seat * 8 : seat * 8 + 8])
    if to_place:
        boats = {keys[tile]: s.side[tile] for tile in to_place if r.box.tiles[tile].kind == SUMMER_BOAT}
        if boats:  # the sides with which they will lie in the village
            shown["sides"] = boats
    if over:  # the screens are lifted (KF-8.13)
        shown["hand"] = view_hand(s, seat)
    return shown


def view_hand(s: KeyflowerState, seat: int) -> dict[str, object]:
    return {
        "workers": named_row(COLOURS, s.hand, seat * 4),
        "skills": named_row(SKILLS, s.skills, seat * 3),
    }


def view_own(s: KeyflowerState, seat: int) -> dict[str, object]:
    """What only this seat sees: behind the screen, and the dealt winter tiles."""
    dealt = s.winter[seat]
    shown = view_hand(s, seat)
    shown["winter"] = [s.keys[tile] for tile in dealt]
    shown["picked"] = [s.keys[tile] for tile in s.picked_winter(seat)]
    return shown
