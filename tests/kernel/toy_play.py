"""Playing the toy game at random, for the tests of the kernel."""

from tests.kernel.toy import Toy, registry
from tilewright.kernel.match import Match
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng

SPEC = "toy(players=3)"


def spec_of(text: str = SPEC) -> Spec:
    return registry().spec(text)


def fresh(text: str = SPEC, seed: str = "seed") -> Match:
    return Match(spec_of(text).rules(), seed)


def play_on(match: Match, dice: Rng, most: int = 10_000) -> Match:
    """Up to so many random actions of random seats that are asked."""
    rules = match.rules
    for _ in range(most):
        if rules.over(match.state):
            break
        seats = rules.waiting_seats(match.state)
        seat = seats[dice.below(len(seats))]
        options = rules.options(match.state, seat)
        match.act(seat, rules.text(options[dice.below(len(options))]))
    return match


def played(text: str = SPEC, seed: str = "seed", most: int = 10_000) -> Match:
    return play_on(fresh(text, seed), Rng.from_seed("dice of " + seed), most)


def toy_of(match: Match) -> Toy:
    assert isinstance(match.rules, Toy)
    return match.rules
