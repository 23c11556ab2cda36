"""One comparison of two points: with each other, and each with the same members of a pool."""

import random
from functools import lru_cache
from typing import NamedTuple

from scripts.tools.tuning.players import mind_of, play, shares
from scripts.tools.tuning.vector import Sections
from tilewright.bots.mind import Mind
from tilewright.games.catalogue import registry
from tilewright.kernel.rules import Rules


class Comparison(NamedTuple):
    """Two sets to compare on some deals; `pool`: the other sets by name."""

    spec: str
    level: str
    spread: float
    plus: Sections
    minus: Sections
    pool: dict[str, Sections]
    seeds: list[str]


class Difference(NamedTuple):
    """How much more of a win the first set had, summed up over so many deals and games."""

    total: float
    deals: int
    games: int


@lru_cache(4)
def rules_of(spec: str) -> Rules:
    return registry().rules(spec)


class PoolMinds:
    """Minds of the pool are made once: members are added, never changed."""

    def __init__(self) -> None:
        self.made: dict[tuple[str, str], Mind] = {}

    def mind(self, spec: str, name: str, sections: Sections) -> Mind:
        if (spec, name) not in self.made:
            self.made[spec, name] = mind_of(rules_of(spec), sections, name)
        return self.made[spec, name]


MINDS = PoolMinds()


def compare(asked: Comparison) -> Difference:
    """Every second deal is between the two alone."""
    rules = rules_of(asked.spec)
    plus, minus = mind_of(rules, asked.plus), mind_of(rules, asked.minus)
    pool = [MINDS.mind(asked.spec, name, sections) for name, sections in asked.pool.items()]
    total, games = 0.0, 0
    for number, seed in enumerate(asked.seeds):
        if number % 2 == 0 or not pool:
            total += between(rules, plus, minus, asked, seed)
            games += 2
        else:
            dice = random.Random(seed)
            seat = dice.randrange(rules.seats)
            others = [dice.choice(pool) for _ in range(rules.seats)]
            for mind, sign in ((plus, 1), (minus, -1)):
                seated = [mind if place == seat else other for place, other in enumerate(others)]
                total += sign * shares(play(rules, seated, asked.level, seed), asked.spread)[seat]
                games += 1
    return Difference(total, len(asked.seeds), games)


def between(rules: Rules, plus: Mind, minus: Mind, asked: Comparison, seed: str) -> float:
    """Seat by seat in turn, then the other way round on the same deal."""
    found = 0.0
    for first in (0, 1):
        mine = [seat for seat in range(rules.seats) if seat % 2 == first]
        seated = [plus if seat in mine else minus for seat in range(rules.seats)]
        got = shares(play(rules, seated, asked.level, seed), asked.spread)
        own = sum(got[seat] for seat in mine)
        found += own / len(mine) - (1.0 - own) / (int(rules.seats) - len(mine))
    return found / 2
