"""What a seat may know, built up from nothing: whatever is not named here stays secret (KF-9.9, KF-9.21)."""

from tilewright.games.keyflower.content.terms import COLOURS, POWERS, RESOURCES, SEASONS, SKILLS, SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.explanation import explain
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import named
from tilewright.games.keyflower.state.village import axes_of
from tilewright.kernel.state import Frame


def open_part(r: Keyflower, s: KeyflowerState) -> dict[str, object]:
    """What all see, in the order of a view; what is asked stands in its place and is filled in for each."""
    return {
        "game": r.game,
        "seats": r.seats,
        "season": SEASONS[s.season],
        "start": s.start,
        "passes": s.passes,
        "question": None,
        "market": [lot(r, s, tile) for tile in s.lots],
        "orders": [lot(r, s, tile) for tile in s.orders],
        "boats": [boat(s, index) for index in range(len(s.fleet))],
        "queue": list(s.queue),
        "bag": sum(s.bag),
        "green": s.green,
        "stock": sum(s.stock),
        "supply": named(RESOURCES, s.supply),
        "players": [player(r, s, other, not s.stack) for other in range(r.seats)],
    }


def build_view(
    r: Keyflower, s: KeyflowerState, seat: int, shared: dict[str, object] | None = None
) -> dict[str, object]:
    """`shared`: the open part, where several views are built of the same table."""
    view = dict(open_part(r, s) if shared is None else shared)
    view["question"] = question(r, s, seat)
    if seat >= 0:
        view["own"] = own(s, seat)
    for module in r.modules:
        module.add_to_view(s, seat, view)
    if not s.stack:
        view["scores"] = s.final[:]
        view["winners"] = r.winners(s)
        view["explained"] = [explain(r, s, other) for other in range(r.seats)]
    return view


def question(r: Keyflower, s: KeyflowerState, seat: int) -> dict[str, object]:
    """Who is asked what, as far as this seat may know it."""
    f = r.open_frame(s, seat) if s.stack else None
    if f is None:
        return {"asked": "", "waiting": []}
    name = r.steps[f.step].name
    waiting = [other for other in range(r.seats) if f.waiting >> other & 1]
    return {"asked": name, "waiting": waiting, **details(r, s, f, name)}


def details(r: Keyflower, s: KeyflowerState, f: Frame, name: str) -> dict[str, object]:
    if name == "group":
        return group_details(s, f)
    if name == "haul":
        return {"tile": s.keys[f.c], "transport": f.a, "upgrades": f.b}
    if name == "price":
        return {**group_details(s, s.stack[-2]), "tile": s.keys[f.a]}
    if name in ("gift", "spend"):
        return {"tile": s.keys[f.a]}
    return {}


def group_details(s: KeyflowerState, f: Frame) -> dict[str, object]:
    added = named(COLOURS, [f.d >> 6 * colour & 63 for colour in range(4)])
    places = [*s.lots, *s.orders]
    joined = [s.keys[tile] for place, tile in enumerate(places) if f.c >> place & 1]
    return {"tile": s.keys[f.a], "purpose": ("bid", "use")[f.b], "joined": joined, "added": added}


def lot(r: Keyflower, s: KeyflowerState, tile: int) -> dict[str, object]:
    """A tile on auction, with its bids and uses."""
    bids = []
    for seat in range(r.seats):
        bid = s.bids[tile * r.seats + seat]
        if bid:
            facts = {"seat": seat, "count": bid >> 3, "colour": COLOURS[bid >> 1 & 3], "lying": bid & 1 == 1}
            bids.append(facts)
    return {**placed(r, s, tile), "bids": bids}


def placed(r: Keyflower, s: KeyflowerState, tile: int) -> dict[str, object]:
    """A tile and what is on it."""
    staff, goods = s.staff[tile], s.goods[tile]
    shown: dict[str, object] = {"tile": s.keys[tile], "side": s.side[tile]}
    if r.box.tiles[tile].kind == SUMMER_BOAT:
        shown["power"] = POWERS[r.face(s, tile).power]
    if s.colour[tile] >= 0:
        shown["colour"] = COLOURS[s.colour[tile]]
    if staff:
        shown["workers"] = named(COLOURS, [staff >> 4 * colour & 15 for colour in range(4)])
        shown["used"] = s.used[tile]
    if goods:
        shown["goods"] = named(RESOURCES, [goods >> 8 * kind & 255 for kind in range(4)])
    return shown


def boat(s: KeyflowerState, index: int) -> dict[str, object]:
    at = index * 7
    return {
        "tile": s.keys[s.fleet[index]],
        "workers": named(COLOURS, s.cargo[at : at + 4]),
        "skills": named(SKILLS, s.cargo[at + 4 : at + 7]),
        "free": s.moored >> index & 1 == 1,
    }


def player(r: Keyflower, s: KeyflowerState, seat: int, over: bool) -> dict[str, object]:
    village = s.villages[seat]
    tiles = []
    for tile in village.tiles:
        q, row = axes_of(village.cell[tile])
        tiles.append({**placed(r, s, tile), "q": q, "r": row, "turn": village.turn[tile]})
    shown: dict[str, object] = {
        "seat": seat,
        "village": tiles,
        "to_place": [s.keys[tile] for tile in s.inbox[seat]],
        "placing": s.keys[s.placing[seat]] if s.placing[seat] >= 0 else "",
        "powers": [name for power, name in enumerate(POWERS) if s.power[seat] >> power & 1],
        "boarded": s.boarded[seat],
        "boat_turn": s.boat_turn[seat],
        "winter_tiles": len(s.winter[seat]),
        "workers": sum(s.hand[seat * 4 : seat * 4 + 4]),
        "workers_known": named(COLOURS, s.seen[seat * 4 : seat * 4 + 4]),
        "skills": sum(s.skills[seat * 3 : seat * 3 + 3]),
        "skills_known": list(s.lore[seat * 8 : seat * 8 + 8]),
    }
    boats = {s.keys[tile]: s.side[tile] for tile in s.inbox[seat] if r.box.tiles[tile].kind == SUMMER_BOAT}
    if boats:  # the sides with which they will lie in the village
        shown["sides"] = boats
    if over:  # the screens are lifted (KF-8.13)
        shown["hand"] = hand(s, seat)
    return shown


def hand(s: KeyflowerState, seat: int) -> dict[str, object]:
    return {
        "workers": named(COLOURS, s.hand[seat * 4 : seat * 4 + 4]),
        "skills": named(SKILLS, s.skills[seat * 3 : seat * 3 + 3]),
    }


def own(s: KeyflowerState, seat: int) -> dict[str, object]:
    """What only this seat sees: behind the screen, and the dealt winter tiles."""
    dealt = s.winter[seat]
    picked = [s.keys[tile] for i, tile in enumerate(dealt) if s.picked[seat] >> i & 1]
    return {**hand(s, seat), "winter": [s.keys[tile] for tile in dealt], "picked": picked}
