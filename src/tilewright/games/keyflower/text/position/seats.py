"""Lines about players: what is behind a screen, the dealt winter tiles, tiles that wait to be placed."""

from tilewright.games.keyflower.content.terms import BOAT, COLOURS, ORDER, SKILLS, WINTER
from tilewright.games.keyflower.knowledge.possible_worlds import smallest_hands
from tilewright.games.keyflower.state.state import IN_HAND
from tilewright.games.keyflower.text.position.partial import PartialPosition, clause_word
from tilewright.games.keyflower.text.position.tiles import take_home
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rows import put

CLAUSES = (
    "workers", "seen", "skills", "known", "winter", "picked", "to_place", "placing", "boarded", "boat_turn",
)  # fmt: skip
SETS = 7  # sets of kinds of skills, the empty one left out


def read_seat(partial: PartialPosition, line: PositionLine) -> None:
    line.only(*CLAUSES)
    if len(line.head) != 1:
        raise line.error("", "line-form", {"form": "seat SEAT; ..."})
    s, seat = partial.s, partial.seat(line)
    partial.give_once(line, f"seat {seat}")
    read_workers(partial, line, seat)
    read_skills(partial, line, seat)
    read_winter(partial, line, seat)
    for token in line.clauses.get("to_place", []):
        tile = take_home(partial, line, token, IN_HAND)
        printed = partial.r.box.tiles[tile]
        if printed.season != s.season and printed.kind not in (BOAT, ORDER):
            raise line.error("KF-7.9", "not-won", {"tile": s.keys[tile]})
        s.to_place[seat] = [*s.to_place[seat], tile]
        partial.r.begin_power(s, seat, tile, False)
    if "placing" in line.clauses:
        tile = partial.tile(line, clause_word(line, "placing"))[0]
        if tile not in s.to_place[seat]:
            raise line.error("KF-7.9", "not-to-be-placed", {"tile": s.keys[tile]})
        s.placing[seat] = tile
    s.boarded[seat] = line.one("boarded", 0, 5, -1)
    s.boat_turn[seat] = line.one("boat_turn", 0, 5, -1)


def read_workers(partial: PartialPosition, line: PositionLine, seat: int) -> None:
    s, at = partial.s, seat * 4
    hand = line.counts("workers", COLOURS)
    if hand is not None:
        partial.given.add(f"hand {seat}")
        put(s.hand, at, vec[i64](hand))
    seen = line.counts("seen", COLOURS) or [0] * 4
    if any(seen[colour] > s.hand[at + colour] for colour in range(4)):
        raise line.error("KF-9.21", "workers-seen")
    put(s.known_workers, at, vec[i64](seen))


def read_skills(partial: PartialPosition, line: PositionLine, seat: int) -> None:
    s = partial.s
    hand = line.counts("skills", SKILLS) or [0] * 3
    put(s.skills, seat * 3, vec[i64](hand))
    if "known" not in line.clauses:
        return
    known = [0, *[line.number_in(word, 0, 99) for word in line.clauses["known"]]]
    if len(known) != SETS + 1:
        raise line.error("", "known-form", {"count": SETS})
    for kinds in range(1, SETS + 1):
        if known[kinds] > sum([hand[kind] for kind in range(3) if has_bit(kinds, kind)]):
            raise line.error("KF-9.21", "skills-known")
    bases = smallest_hands(vec[i64](known))
    if not any([min([hand[kind] - base[kind] for kind in range(3)]) >= 0 for base in bases]):
        raise line.error("KF-9.21", "skills-disagree")
    put(s.known_skills, seat * 8, vec[i64](known))


def read_winter(partial: PartialPosition, line: PositionLine, seat: int) -> None:
    r, s = partial.r, partial.s
    if "winter" in line.clauses:
        partial.given.add(f"winter {seat}")
        tokens = [word for word in line.clauses["winter"] if word != "none"]
        each = r.setup_plan.winter_dealt(r.seats)
        if len(tokens) > each:
            raise line.error("KF-1.6", "winter-dealt", {"count": each})
        s.winter[seat] = sorted(partial.put(line, token, IN_HAND) for token in tokens)
        if any(tile not in r.box.seasons[WINTER] for tile in s.winter[seat]):
            raise line.error("KF-1.11", "winter-only")
    for token in line.clauses.get("picked", []):
        tile = partial.tile(line, token)[0]
        if tile not in s.winter[seat]:
            raise line.error("KF-2.4", "not-dealt", {"tile": token})
        s.pick_winter(seat, tile)


def find_powers(partial: PartialPosition, lines: list[PositionLine]) -> None:
    """Where powers begin when a boat is taken, whoever owns 2a need not match edges with any tile of that season.
    Else a boat's power counts from its line on: the lines of a village stand in the order of placing (KF-9.1)."""
    if partial.r.rulings.power_when_placed:
        return
    for line in lines:
        if line.word not in ("village", "seat") or not line.head:
            continue
        tokens = line.head[1:2] if line.word == "village" else line.clauses.get("to_place", [])
        for token in tokens:
            tile, side = partial.tile(line, token)
            power = partial.r.faces[tile * 2 + side].power
            if power >= 0:
                partial.s.gain_power(partial.seat(line), power)
