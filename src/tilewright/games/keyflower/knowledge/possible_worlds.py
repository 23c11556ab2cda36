"""Possible worlds: what a seat cannot know is dealt anew, what all saw stays (KF-9.9, KF-9.21)."""

from tilewright.games.keyflower.content.terms import COLOUR_KINDS, SKILL_KINDS, WINTER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, KeyflowerState
from tilewright.games.keyflower.steps.setup_plan import without
from tilewright.kernel.bits import all_bits
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import part_total, row_of


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
    others = vec[i64]([other for other in range(r.seats) if other != seat])
    deal_workers(guess, others, rng)
    deal_skills(guess, others, rng)
    for other in others:
        if guess.winter[other]:
            deal_winter_tiles(r, guess, seat, others, rng)
            break
    for expansion in r.expansions:
        expansion.add_to_guess(s, guess, seat, rng)
    return guess


def deal_workers(s: KeyflowerState, others: Row, rng: Rng) -> None:
    """Known workers stay; the unknown ones of the others and the bag are one pool."""
    pool, hand, known = s.bag, s.hand, s.known_workers
    unknown = row_of(0, len(s.power))  # by seat
    for other in others:
        at = other * COLOUR_KINDS
        for place in range(at, at + COLOUR_KINDS):
            pool[place - at] += hand[place] - known[place]
            unknown[other] += hand[place] - known[place]
            hand[place] = known[place]
    for other in others:
        draw_into(hand, other * COLOUR_KINDS, unknown[other], pool, rng)


def draw_into(hands: Row, at: i64, count: i64, pool: Row, rng: Rng) -> None:
    """So many pieces from the pool, blind, into the hand that begins there."""
    while count > 0:
        hands[at + rng.draw(pool)] += 1
        count -= 1


def deal_skills(s: KeyflowerState, others: Row, rng: Rng) -> None:
    """Hands that fit what all know, the rest from one pool with the stock."""
    pool, skills = s.stock, s.skills
    sizes = row_of(0, len(s.power))  # by seat
    for other in others:
        at = other * SKILL_KINDS
        sizes[other] = part_total(skills, at, SKILL_KINDS)
        for kind in range(SKILL_KINDS):
            pool[kind] += skills[at + kind]
    known = known_skills([s.known_skills[other * 8 : other * 8 + 8] for other in others], 0, pool, rng)
    assert known is not None
    number: i64 = len(others)
    for other in others:  # first all that is known, so that nobody else gets it
        number -= 1
        base = known[number]
        for kind in range(SKILL_KINDS):
            skills[other * SKILL_KINDS + kind] = base[kind]
            pool[kind] -= base[kind]
    for other in others:
        at = other * SKILL_KINDS
        draw_into(skills, at, sizes[other] - part_total(skills, at, SKILL_KINDS), pool, rng)


def known_skills(known_counts: list[Row], at: i64, pool: Row, rng: Rng) -> list[Row] | None:
    """For what is known of each hand, from that one on, a smallest hand that fits it, all of them together out of
    the pool; the last one comes first."""
    if at == len(known_counts):
        return []
    bases = smallest_hands(known_counts[at])
    order = list(range(len(bases)))
    rng.shuffle(order)
    for i in order:
        base = bases[i]
        if pool[0] >= base[0] and pool[1] >= base[1] and pool[2] >= base[2]:
            left = vec[i64]([pool[0] - base[0], pool[1] - base[1], pool[2] - base[2]])
            found = known_skills(known_counts, at + 1, left, rng)
            if found is not None:
                found.append(base)
                return found
    return None


def smallest_hands(counts: Row) -> list[Row]:
    """Every hand of just as many skills as are known that has, of each set of kinds, at least what is known. A
    set's number has bit 1 for anvils, 2 for picks, 4 for the third kind."""
    total = counts[7]
    found: list[Row] = []
    for anvils in range(counts[1], total - counts[6] + 1):
        least = larger(counts[2], counts[3] - anvils)
        most = total - larger(counts[5], counts[4] + anvils)
        for picks in range(least, most + 1):
            found.append(vec[i64]([anvils, picks, total - anvils - picks]))
    return found


def larger(one: i64, other: i64) -> i64:
    return one if one > other else other


def deal_winter_tiles(r: Keyflower, s: KeyflowerState, seat: int, others: Row, rng: Rng) -> None:
    """The dealt winter tiles of the others, and, for who has chosen already, some choice."""
    own = s.winter[seat] if seat >= 0 else []
    pool = r.setup_plan.winter_unseen(r.box, r.seats, own, rng)
    for tile in without(r.box, r.box.seasons[WINTER], own):
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
