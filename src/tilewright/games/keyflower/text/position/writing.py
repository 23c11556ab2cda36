"""A table as readable text, one line a thing; the chance to come is not part of it."""

from collections.abc import Iterable

from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SEASONS, SKILLS, SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.bids import bid_colour, bid_count, is_lying
from tilewright.games.keyflower.state.frames import numbers_of
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import list_goods, list_workers
from tilewright.games.keyflower.state.village import axes_of
from tilewright.games.keyflower.steps.season import STAGES
from tilewright.games.keyflower.text.position.stack import frame_fields, is_plain_turn
from tilewright.kernel.bits import has_bit
from tilewright.kernel.state import Frame


def write_position(r: Keyflower, s: KeyflowerState, spec: str) -> str:
    lines = [f"game {spec}; rules {r.version}", write_head(s)]
    lines += [f"ask {write_question(r, s, f)}" for f in s.stack if not is_plain_turn(r, s)]
    lines += [f"market {write_tile(r, s, tile)}" for tile in s.lots] or ["market none"]
    lines += [f"order {write_tile(r, s, tile)}" for tile in s.orders]
    lines += [f"boat {write_boat(s, boat)}" for boat in range(len(s.fleet))]
    for seat in range(r.seats):
        lines.append(f"seat {write_seat(r, s, seat)}")
        lines += [f"village {seat} {write_tile(r, s, tile)}" for tile in s.villages[seat].tiles]
    lines.append(
        f"stocks; bag {write_counts(COLOURS, s.bag)}; green {s.green}; skills {write_counts(SKILLS, s.stock)}"
    )
    lines[-1] += f"; supply {write_counts(RESOURCES, s.supply)}"
    for expansion in r.expansions:
        lines += expansion.write_lines(s)
    return "\n".join(lines) + "\n"


def write_head(s: KeyflowerState) -> str:
    line = f"season {SEASONS[s.season]}; start {s.start}; passes {s.passes}"
    if not s.stack:
        scores = " ".join(str(points) for points in s.final)
        return f"{line}; over {scores}"
    if s.stack[-1].seat >= 0:
        line += f"; turn {s.stack[-1].seat}"
    if s.queue:
        line += "; queue " + " ".join(str(seat) for seat in s.queue)
    return line


def write_counts(names: tuple[str, ...], numbers: Iterable[int]) -> str:
    """`2 red 1 blue`, or `none`."""
    return " ".join(f"{n} {names[kind]}" for kind, n in enumerate(numbers) if n) or "none"


def write_question(r: Keyflower, s: KeyflowerState, f: Frame) -> str:
    """A question that waits: the step, who is asked, and what it remembers."""
    name = r.steps[f.step].name
    who = f"seat {f.seat}" if f.seat >= 0 else "seats " + write_seats(f.waiting, r.seats)
    line = f"{name}; {who}"
    for field, value in zip(frame_fields(r, name), numbers_of(f), strict=False):
        line += f"; {field} {write_field(s, field, value)}"
    return line


def write_field(s: KeyflowerState, field: str, value: int) -> str:
    if field == "tile":
        return s.keys[value]
    return STAGES[value] if field == "next" else str(value)


def write_seats(mask: int, seats: int) -> str:
    return " ".join(str(seat) for seat in range(seats) if has_bit(mask, seat)) or "none"


def write_token(r: Keyflower, s: KeyflowerState, tile: int) -> str:
    """The id of a tile with the side that is up: `keywood+` is upgraded, `summer_boat_2b` lies on side b."""
    if r.box.tiles[tile].kind == SUMMER_BOAT:
        return s.keys[tile] + "ab"[s.side[tile]]
    return s.keys[tile] + "+" * s.side[tile]


def write_tile(r: Keyflower, s: KeyflowerState, tile: int) -> str:
    line = write_token(r, s, tile)
    owner = s.owner[tile]
    if owner >= 0:
        village = s.villages[owner]
        q, row = axes_of(village.cell[tile])
        line += f" {q},{row} {village.turn[tile]}"
    goods, staff = s.goods[tile], s.staff[tile]
    bids = [
        write_bid(s.bids[tile * r.seats + seat], seat) for seat in range(r.seats) if s.bids[tile * r.seats + seat]
    ]
    if bids:
        line += "; bids " + ", ".join(bids)
    if goods:
        line += "; goods " + write_counts(RESOURCES, list_goods(goods))
    if staff:
        line += "; workers " + write_counts(COLOURS, list_workers(staff))
        line += f"; used {s.used[tile]}"
    if s.colour[tile] >= 0:
        line += f"; colour {COLOURS[s.colour[tile]]}"
    return line


def write_bid(bid: int, seat: int) -> str:
    lying = " lying" if is_lying(bid) else ""
    return f"{seat} {bid_count(bid)} {COLOURS[bid_colour(bid)]}{lying}"


def write_boat(s: KeyflowerState, boat: int) -> str:
    at = boat * 7
    line = f"{s.keys[s.fleet[boat]]}; workers {write_counts(COLOURS, s.cargo[at : at + 4])}"
    line += f"; skills {write_counts(SKILLS, s.cargo[at + 4 : at + 7])}"
    return line + ("; moored" if s.is_moored(boat) else "")


def write_seat(r: Keyflower, s: KeyflowerState, seat: int) -> str:
    line = f"{seat}; workers {write_counts(COLOURS, s.hand[seat * 4 : seat * 4 + 4])}"
    line += f"; seen {write_counts(COLOURS, s.known_workers[seat * 4 : seat * 4 + 4])}"
    line += f"; skills {write_counts(SKILLS, s.skills[seat * 3 : seat * 3 + 3])}"
    known = s.known_skills[seat * 8 + 1 : seat * 8 + 8]
    if any(known):
        line += "; known " + " ".join(str(n) for n in known)
    line += "; winter " + (" ".join(s.keys[tile] for tile in s.winter[seat]) or "none")
    if s.picked[seat]:
        line += "; picked " + " ".join(s.keys[tile] for tile in s.picked_winter(seat))
    if s.to_place[seat]:
        line += "; to_place " + " ".join(write_token(r, s, tile) for tile in s.to_place[seat])
    if s.placing[seat] >= 0:
        line += f"; placing {s.keys[s.placing[seat]]}"
    if s.boarded[seat] >= 0:
        line += f"; boarded {s.boarded[seat]}"
    if s.boat_turn[seat] >= 0:
        line += f"; boat_turn {s.boat_turn[seat]}"
    return line
