"""Possible worlds in which bag and stock have what a seat sees that it could exchange contracts for (MC-4.5)."""

from tilewright.games.keyflower.content.terms import GREEN
from tilewright.games.keyflower.knowledge.possible_worlds import smallest_hands
from tilewright.games.keyflower.merchants.content.wares import FIRST_SKILL, FIRST_WORKER
from tilewright.games.keyflower.merchants.game import Merchants
from tilewright.games.keyflower.merchants.steps.exchange import Exchange, in_stock
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import put, row_of


def guess_stocks(
    m: Merchants, exchange: Exchange, s: KeyflowerState, guess: KeyflowerState, seat: int, rng: Rng
) -> None:
    """What a seat could exchange now tells it whether there is such a worker or skill; the guess must agree."""
    items = exchange.items(s, s.stack[-1], seat) if seat >= 0 else []
    colours = [item - FIRST_WORKER for item in items if FIRST_WORKER <= item < FIRST_WORKER + GREEN]
    kinds = [item - FIRST_SKILL for item in items if FIRST_SKILL <= item < FIRST_WORKER]
    others = [other for other in range(m.rules.seats) if other != seat]
    if colours:
        there = [colour for colour in colours if in_stock(s, FIRST_WORKER + colour)]
        deal_workers(guess, others, there, [colour for colour in colours if colour not in there], rng)
    if kinds:
        there = [kind for kind in kinds if in_stock(s, FIRST_SKILL + kind)]
        deal_skills(guess, others, there, [kind for kind in kinds if kind not in there], rng)


def deal_workers(s: KeyflowerState, others: list[int], there: list[int], gone: list[int], rng: Rng) -> None:
    """The bag first: one of each colour that is there, none of those that are gone."""
    size, pool = sum(s.bag), s.bag[:]
    unknown: list[int] = []
    for other in others:
        at = other * 4
        for colour in range(4):
            pool[colour] += s.hand[at + colour] - s.known_workers[at + colour]
        unknown.append(sum(s.hand[at : at + 4]) - sum(s.known_workers[at : at + 4]))
    s.bag = filled(pool, size, there, gone, rng)
    for other, count in zip(others, unknown, strict=True):
        at = other * 4
        put(s.hand, at, s.known_workers[at : at + 4])
        for _ in range(count):
            s.hand[at + rng.draw(pool)] += 1


def filled(pool: Row, size: int, there: list[int], gone: list[int], rng: Rng) -> Row:
    """So many out of the pool, at least one of each kind that is there, none of a kind that is gone."""
    found = row_of(0, len(pool))
    for kind in there:
        pool[kind] -= 1
        found[kind] += 1
    kept = vec[i64]([pool[kind] if kind not in gone else 0 for kind in range(len(pool))])
    for _ in range(size - len(there)):
        drawn = rng.draw(kept)
        pool[drawn] -= 1
        found[drawn] += 1
    return found


def deal_skills(s: KeyflowerState, others: list[int], there: list[int], gone: list[int], rng: Rng) -> None:
    """Hands that fit what all know, chosen so that the kinds that are gone find room in them."""
    size, pool = sum(s.stock), s.stock[:]
    sizes: list[int] = []
    for other in others:
        for kind in range(3):
            pool[kind] += s.skills[other * 3 + kind]
        sizes.append(sum(s.skills[other * 3 : other * 3 + 3]))
    known_counts = [s.known_skills[other * 8 : other * 8 + 8] for other in others]
    left = [pool[kind] - (1 if kind in there else 0) for kind in range(3)]
    bases = fitting_hands(known_counts, left, gone, sum(sizes) - sum([counts[7] for counts in known_counts]), rng)
    assert bases is not None
    for base in bases:
        for kind in range(3):
            pool[kind] -= base[kind]
    s.stock = filled(pool, size, there, gone, rng)
    for other, base, count in zip(others, bases, sizes, strict=True):
        at = other * 3
        put(s.skills, at, base)
        for _ in range(count - sum(base)):
            s.skills[at + rng.draw(pool)] += 1


def fitting_hands(
    known_counts: list[Row], left: list[int], gone: list[int], room: int, rng: Rng
) -> list[Row] | None:
    """For what is known of each hand a smallest one, so that the rest of the kinds that are gone fits in."""
    if not known_counts:
        return [] if sum([left[kind] for kind in gone]) <= room else None
    bases = smallest_hands(known_counts[0])
    order = list(range(len(bases)))
    rng.shuffle(order)
    order.sort(key=lambda at: -sum([bases[at][kind] for kind in gone]))  # the fewest dead ends
    for at in order:
        after = [left[kind] - bases[at][kind] for kind in range(3)]
        if min(after) >= 0:
            rest = fitting_hands(known_counts[1:], after, gone, room, rng)
            if rest is not None:
                return [bases[at], *rest]
    return None
