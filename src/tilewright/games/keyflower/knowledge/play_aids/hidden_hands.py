"""The hands that somebody could have, as far as another player can know."""

from typing import Final

from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.scoring.holdings import ANY, SKILL, WORKER, Holdings, domain_of, kind_of
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.kernel.bits import has_bit

MOST: Final = 120  # hands gone through one by one; of more, only what bounds them all

Hand = tuple[list[int], list[int]]


class Hidden:
    """What a viewer knows of a seat's screen: at least these workers, the sizes, and what can be there at all."""

    def __init__(self, r: Keyflower, s: KeyflowerState, seat: int, viewer: int) -> None:
        self.workers = s.known_workers[seat * 4 : seat * 4 + 4]
        self.unknown = sum(s.hand[seat * 4 : seat * 4 + 4]) - sum(self.workers)
        self.skills = sum(s.skills[seat * 3 : seat * 3 + 3])
        self.known_skills = s.known_skills[seat * 8 : seat * 8 + 8]
        # Whatever the viewer cannot see lies in the bag, in the stock or behind one of the other screens.
        self.pool = s.bag[:]
        self.stock = s.stock[:]
        for other in range(r.seats):
            if other != viewer:
                for colour in range(4):
                    self.pool[colour] += s.hand[other * 4 + colour] - s.known_workers[other * 4 + colour]
                for kind in range(3):
                    self.stock[kind] += s.skills[other * 3 + kind]

    def worker_hands(self, kinds_matter: bool) -> list[list[int]]:
        """Every split of the unknown workers over the colours; one of them if colours make no difference."""
        splits = share_out(self.unknown, list(self.pool))
        hands = [[self.workers[colour] + split[colour] for colour in range(4)] for split in splits]
        return hands if kinds_matter else hands[:1]

    def skill_hands(self, kinds_matter: bool) -> list[list[int]]:
        """Every hand of that size that fits what is known of each set of kinds."""
        hands = [hand for hand in share_out(self.skills, list(self.stock)) if self.fits(hand)]
        return hands if kinds_matter else hands[:1]

    def fits(self, hand: list[int]) -> bool:
        return all(
            sum([hand[kind] for kind in range(3) if has_bit(kinds, kind)]) >= self.known_skills[kinds]
            for kinds in range(1, 8)
        )


def share_out(count: int, most: list[int]) -> list[list[int]]:
    """Every way to take so many out of piles of these sizes."""
    if len(most) == 1:
        return [[count]] if count <= most[0] else []
    found: list[list[int]] = []
    for first in range(min(count, most[0]) + 1):
        found += [[first, *rest] for rest in share_out(count - first, most[1:])]
    return found


def list_possible_hands(hidden: Hidden, scored: Holdings) -> list[Hand]:
    """Hands among which the least and the most points are; if there are too many to try, one below and one above
    them all."""
    workers = hidden.worker_hands(kinds_matter(scored, WORKER))
    skills = hidden.skill_hands(kinds_matter(scored, SKILL))
    if len(workers) * len(skills) <= MOST:
        return [(hand, known) for hand in workers for known in skills]
    lowest = [min([hand[colour] for hand in workers]) for colour in range(4)]
    highest = [max([hand[colour] for hand in workers]) for colour in range(4)]
    fewest = [min([hand[kind] for hand in skills]) for kind in range(3)]
    richest = [max([hand[kind] for hand in skills]) for kind in range(3)]
    return [(lowest, fewest), (highest, richest)]


def kinds_matter(scored: Holdings, domain: int) -> bool:
    """Whether it matters for the points of which kind an item of that domain is."""
    if any(choice.domain == domain for choice in scored.choices):
        return True
    slots = [slot for claim in scored.claims for slot in claim.slots]
    return any(domain_of(slot) == domain and kind_of(slot) != ANY for slot in slots)
