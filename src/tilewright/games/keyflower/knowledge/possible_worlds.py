"""Possible worlds: what a seat cannot know is dealt anew, what all saw stays (KF-9.9, KF-9.21)."""

from tilewright.games.keyflower.content.terms import SKILL_KINDS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, KeyflowerState
from tilewright.games.keyflower.state.stocks import KIND_SETS
from tilewright.kernel.bits import all_bits, has_bit
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import part_total, put


def possible_world(r: Keyflower, s: KeyflowerState, seat: int, rng: Rng) -> KeyflowerState:
    """A table that this seat (-1: a spectator) could not tell from the true one; reads nothing it cannot see."""
    guess = s.clone()
    guess.rng = rng.fork()
    if not guess.stack:
        return guess
    top = guess.stack[-1]
    while top.seat != seat and r.steps[top.step].private:
        r.steps[top.step].withdraw(guess, top)
        top = guess.stack[-1]
    others = [other for other in range(r.seats) if other != seat]
    deal_workers(guess, others, rng)
    deal_skills(guess, others, rng)
    if any(guess.winter[other] for other in others):
        deal_winter_tiles(r, guess, seat, others, rng)
    for expansion in r.expansions:
        expansion.add_to_guess(s, guess, seat, rng)
    return guess


def deal_workers(s: KeyflowerState, others: list[int], rng: Rng) -> None:
    """Known workers stay; the unknown ones of the others and the bag are one pool."""
    pool = s.bag
    unknown = []
    for other in others:
        at = other * 4
        for colour in range(4):
            pool[colour] += s.hand[at + colour] - s.known_workers[at + colour]
        unknown.append(part_total(s.hand, at, 4) - part_total(s.known_workers, at, 4))
    for other, count in zip(others, unknown, strict=True):
        at = other * 4
        put(s.hand, at, s.known_workers[at : at + 4])
        for _ in range(count):
            s.hand[at + rng.draw(pool)] += 1


def deal_skills(s: KeyflowerState, others: list[int], rng: Rng) -> None:
    """Hands that fit what all know, the rest from one pool with the stock."""
    pool = s.stock
    sizes = []
    for other in others:
        at = other * 3
        for kind in range(3):
            pool[kind] += s.skills[at + kind]
        sizes.append(part_total(s.skills, at, 3))
    known = known_skills([s.known_skills[other * 8 : other * 8 + 8] for other in others], pool, rng)
    assert known is not None
    for other, base in zip(others, known, strict=True):  # first all that is known, so that nobody else gets it
        put(s.skills, other * 3, base)
        for kind in range(3):
            pool[kind] -= base[kind]
    for other, size in zip(others, sizes, strict=True):
        at = other * 3
        for _ in range(size - part_total(s.skills, at, 3)):
            s.skills[at + rng.draw(pool)] += 1


def known_skills(known_counts: list[Row], pool: Row, rng: Rng) -> list[Row] | None:
    """For what is known of each hand a smallest hand that fits it, all of them together out of the pool."""
    if not known_counts:
        return []
    bases = smallest_hands(known_counts[0])
    order = list(range(len(bases)))
    rng.shuffle(order)
    for i in order:
        left = vec[i64]([pool[kind] - bases[i][kind] for kind in range(SKILL_KINDS)])
        if min(left) >= 0:
            rest = known_skills(known_counts[1:], left, rng)
            if rest is not None:
                return [bases[i], *rest]
    return None


def smallest_hands(counts: Row) -> list[Row]:
    """Every hand of just as many skills as are known that has, of each set of kinds, at least what is known."""
    total = counts[7]
    found: list[Row] = []
    for anvils in range(total + 1):
        for picks in range(total - anvils + 1):
            hand = vec[i64]([anvils, picks, total - anvils - picks])
            if fits_known(hand, counts):
                found.append(hand)
    return found


def fits_known(hand: Row, counts: Row) -> bool:
    for kinds in range(KIND_SETS):
        count: i64 = 0
        for kind in range(SKILL_KINDS):
            if has_bit(kinds, kind):
                count += hand[kind]
        if count < counts[kinds]:
            return False
    return True


def deal_winter_tiles(r: Keyflower, s: KeyflowerState, seat: int, others: list[int], rng: Rng) -> None:
    """The dealt winter tiles of the others, and, for who has chosen already, some choice."""
    own = s.winter[seat] if seat >= 0 else []
    pool = r.setup_plan.winter_unseen(r.box, r.seats, own, rng)
    for tile in r.box.seasons[WINTER]:
        if tile not in own:
            s.owner[tile] = IN_BOX
    s.winter, s.picked = s.winter[:], s.picked[:]
    for other in others:
        count = len(s.winter[other])
        s.winter[other] = sorted(pool[:count])
        pool = pool[count:]
        for tile in s.winter[other]:
            s.owner[tile] = IN_HAND
        if s.picked[other]:
            s.picked[other] = 1 + rng.below(all_bits(count))
