"""Worlds of Keyflower that differ from the true one only in what a seat cannot know, made without its guesses."""

from collections.abc import Iterator

from tests.conformance.planted_merchants import swap_contracts
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import WINTER
from tilewright.games.keyflower.state.state import IN_BOX, IN_HAND, KeyflowerState
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import put
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

# Which workers were paid, for an effect or an extension, is seen by all (KF-9.21), but a view keeps only what is
# known to be in a hand.
LOUD = frozenset({"paid-workers", "extended"})


def planted(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    assert isinstance(rules, Book)
    assert isinstance(s, KeyflowerState)
    if not s.stack:
        return
    others = [other for other in range(rules.seats) if other != seat]
    makers = (swap_workers, swap_skills, swap_winter_tiles, change_picks, swap_contracts)
    for maker in makers:
        copy = s.clone()
        copy.winter, copy.picked = s.winter[:], s.picked[:]  # copies of a state share them
        if maker(rules, copy, others, dice) and (not rules.expansions or same_shelves(s, copy)):
            yield maker.__name__, copy


def same_shelves(s: KeyflowerState, copy: KeyflowerState) -> bool:
    """Whether the same kinds are there to be had: with contracts one sees that by what could be exchanged."""
    shelves = [[count > 0 for count in (*one.bag, *one.stock)] for one in (s, copy)]
    return shelves[0] == shelves[1]


def swap_workers(rules: Book, s: KeyflowerState, others: list[int], dice: Rng) -> bool:
    """As many as possible of the workers that nobody saw go behind a screen, against others of the bag."""
    changed = False
    for other in others:
        for colour in range(4):
            at = other * 4 + colour
            while s.hand[at] > s.known_workers[at]:
                wanted = [kind for kind in range(4) if kind != colour and s.bag[kind]]
                if not wanted:
                    break
                kind = wanted[dice.below(len(wanted))]
                s.hand[at] -= 1
                s.bag[colour] += 1
                s.bag[kind] -= 1
                s.hand[other * 4 + kind] += 1
                changed = True
                if kind > colour and dice.below(3) == 0:
                    break
    return changed


def swap_skills(rules: Book, s: KeyflowerState, others: list[int], dice: Rng) -> bool:
    """A skill behind a screen against another kind of the stock, if it does not belie what all know."""
    changed = False
    for other in others:
        for kind in range(3):
            for wanted in range(3):
                hand = s.skills[other * 3 : other * 3 + 3]
                if kind == wanted or not hand[kind] or not s.stock[wanted]:
                    continue
                hand[kind] -= 1
                hand[wanted] += 1
                if all(
                    sum(hand[one] for one in range(3) if kinds >> one & 1) >= s.known_skills[other * 8 + kinds]
                    for kinds in range(1, 8)
                ):
                    put(s.skills, other * 3, hand)
                    s.stock[kind] += 1
                    s.stock[wanted] -= 1
                    changed = True
    return changed


def swap_winter_tiles(rules: Book, s: KeyflowerState, others: list[int], dice: Rng) -> bool:
    """A dealt winter tile of somebody else against one that went to the box unseen, or of a third player."""
    changed = False
    for other in others:
        if not s.winter[other]:
            continue
        dealt = s.winter[other]
        at = dice.below(len(dealt))
        free = [tile for tile in rules.box.seasons[WINTER] if s.owner[tile] == IN_BOX]
        opponents = [one for one in others if one != other and s.winter[one]]
        if free:
            new = free[dice.below(len(free))]
            s.owner[new], s.owner[dealt[at]] = IN_HAND, IN_BOX
            s.winter[other] = sorted([*dealt[:at], *dealt[at + 1 :], new])
            changed = True
        elif opponents:
            opponent = opponents[dice.below(len(opponents))]
            s.winter[other], s.winter[opponent] = s.winter[opponent], s.winter[other]
            changed = True
    return changed


def change_picks(rules: Book, s: KeyflowerState, others: list[int], dice: Rng) -> bool:
    """Other winter tiles chosen by those who have chosen already."""
    changed = False
    for other in others:
        if s.picked[other]:
            masks = [mask for mask in range(1, 1 << len(s.winter[other])) if mask != s.picked[other]]
            s.picked[other] = masks[dice.below(len(masks))]
            changed = True
    return changed
