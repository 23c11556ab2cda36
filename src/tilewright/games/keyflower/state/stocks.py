"""Bag, stocks and screens: how workers, skills and resources come and go, and what all see of it."""

from collections.abc import Iterable
from typing import Final

from tilewright.games.keyflower.content.terms import COLOURS, GREEN, RESOURCES, SKILLS
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_goods, pack_goods, pack_workers
from tilewright.kernel.bits import bit_of, has_bit, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rows import total

KIND_SETS: Final[i64] = 8  # of skills


def named(names: tuple[str, ...], counts: Iterable[int]) -> dict[str, object]:
    """Counts by kind by name, as they are shown: {"red": 2}."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def named_row(names: tuple[str, ...], row: Row, at: i64 = 0) -> dict[str, object]:
    """The same of the numbers in a row from `at` on."""
    found: dict[str, object] = {}
    for name in names:
        count = row[at]
        if count:
            found[name] = count
        at += 1
    return found


# Workers. All see which workers go anywhere, except those drawn blind (KF-9.21).


def workers_in(s: KeyflowerState, seat: i64, colour: i64, count: i64) -> None:
    """Workers that all see go behind the screen."""
    s.hand[seat * 4 + colour] += count
    s.known_workers[seat * 4 + colour] += count


def workers_out(s: KeyflowerState, seat: i64, colour: i64, count: i64) -> None:
    """Workers that leave the screen; those known to be there are thought to go first."""
    at = seat * 4 + colour
    s.hand[at] -= count
    known = s.known_workers[at]
    s.known_workers[at] = 0
    if known > count:
        s.known_workers[at] = known - count


def draw_workers(s: KeyflowerState, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Workers from the bag, unseen by others, as many as there are (KF-5.7, KF-5.8)."""
    drawn = vec[i64]([0, 0, 0, 0])
    for _ in range(count):
        colour = s.rng.draw(s.bag)
        if colour < 0:
            break
        s.hand[seat * 4 + colour] += 1
        drawn[colour] += 1
    if out is not None:
        secret: dict[str, object] = {"workers": named(COLOURS, drawn)}
        out.append(Event("drew-workers", seat, {"count": total(drawn)}, secret, bit_of(seat)))


def take_green(s: KeyflowerState, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Green workers from the supply, never from the bag (KF-5.7)."""
    got = count if count < s.green else s.green
    s.green -= got
    workers_in(s, seat, GREEN, got)
    if out is not None:
        out.append(Event("took-green", seat, {"count": got}))


# Skills. Kinds are seen only on boats and when a printed kind is paid (KF-9.21). `known_skills` has, for every set
# of kinds, how many of them all know to be there at least; that is exact, also after a skill went back unseen.


def skill_in(s: KeyflowerState, seat: i64, kind: i64) -> None:
    """A skill that all see go behind the screen."""
    s.skills[seat * 3 + kind] += 1
    for kinds in range(KIND_SETS):
        if has_bit(kinds, kind):
            s.known_skills[seat * 8 + kinds] += 1


def skill_out(s: KeyflowerState, seat: i64, kind: i64, seen: bool, laid_open: bool) -> bool:
    """Where known skills lie open they go first, and one from behind the screen takes nothing from what all
    know; says whether all saw the kind."""
    s.skills[seat * 3 + kind] -= 1
    at = seat * 8
    if laid_open and not seen:
        if s.known_skills[at + bit_of(kind)] == 0:
            return False
        seen = True
    before = s.known_skills[at : at + 8]
    for kinds in range(KIND_SETS):
        if not seen:
            s.known_skills[at + kinds] = before[kinds] - 1 if before[kinds] > 0 else 0
        elif has_bit(kinds, kind):
            without = before[without_bit(kinds, kind)]
            s.known_skills[at + kinds] = before[kinds] - 1 if before[kinds] > without else without
    return seen


def draw_skills(s: KeyflowerState, seat: i64, count: i64, out: list[Event] | None) -> None:
    drawn = vec[i64]([0, 0, 0])
    for _ in range(count):
        kind = s.rng.draw(s.stock)
        if kind < 0:
            break
        s.skills[seat * 3 + kind] += 1
        drawn[kind] += 1
    if out is not None:
        secret: dict[str, object] = {"skills": named(SKILLS, drawn)}
        out.append(Event("drew-skills", seat, {"count": total(drawn)}, secret, bit_of(seat)))


# Resources lie on tiles.


def goods_on(s: KeyflowerState, tile: i64, kind: i64) -> i64:
    return count_goods(s.goods[tile], kind)


def make_resource(s: KeyflowerState, tile: i64, kind: i64, count: i64, out: list[Event] | None, seat: i64) -> None:
    """Resources from the supply onto a tile, as many as there are (KF-5.8)."""
    got = count if count < s.supply[kind] else s.supply[kind]
    s.supply[kind] -= got
    s.goods[tile] += pack_goods(kind, got)
    if out is not None:
        out.append(Event("made", seat, {"resource": RESOURCES[kind], "count": got, "tile": s.keys[tile]}))


def return_resource(s: KeyflowerState, tile: i64, kind: i64, count: i64) -> None:
    s.goods[tile] -= pack_goods(kind, count)
    s.supply[kind] += count


# Workers on and around tiles.


def staff_to(s: KeyflowerState, tile: i64, colour: i64, count: i64) -> None:
    s.staff[tile] += pack_workers(colour, count)
    s.workers_on[tile] += count
    s.table_changes += 1


def clear_staff(s: KeyflowerState, tile: i64) -> i64:
    """Takes all workers off a tile; says how many there were of each colour, packed."""
    staff = s.staff[tile]
    s.staff[tile] = 0
    s.workers_on[tile] = 0
    s.used[tile] = 0
    s.table_changes += 1
    return staff
