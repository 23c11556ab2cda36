"""What bots know of Windfall: which card wins how often, and what it is worth to keep."""

import math

from tilewright.bots.mind import GameBots, Mind, Turn
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from windfall import weights
from windfall.actions import HIGHEST, KEEP, card_of, kind_of
from windfall.scoring import scores
from windfall.state import WindfallState, as_windfall
from windfall.steps import PRIZES, Windfall

BEST = max(PRIZES)
HALF = HIGHEST / 2


class WindfallMind(Mind):
    """Sees possible worlds only; the hands of others in them are guesses."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        assert isinstance(rules, Windfall)
        self.book = rules

    def turns(self, world: State, seat: int, most: int, dice: Rng) -> list[Turn]:
        s = as_windfall(world)
        options = self.rules.options(world, seat)
        worths = [self.worth(s, seat, action) for action in options]
        order = sorted(range(len(options)), key=lambda place: -worths[place])
        return [self.turn(options[place], worths[place]) for place in order[:most]]

    def turn(self, action: int, worth: float) -> Turn:
        return Turn([action], worth, "windfall-hint-worth", {"points": round(worth, 1)})

    def quick(self, world: State, seat: int, options: list[int], dice: Rng) -> int:
        s = as_windfall(world)
        return max(options, key=lambda action: self.worth(s, seat, action) + dice.below(100) / 1000)

    def worth(self, s: WindfallState, seat: int, action: int) -> float:
        """Points that an action brings more than doing nothing."""
        if kind_of(action) == KEEP:
            return 0.0
        card = card_of(action)
        if self.rules.question_name(s) == "swap":
            return weights.COST * (weights.SWAP_BELOW - 1 - card)  # `card` is its number less one
        middle = sum(PRIZES[prize] for prize in s.middle)
        return middle * self.chance(s, seat, card, middle) - weights.COST * (card - HALF)

    def chance(self, s: WindfallState, seat: int, card: int, middle: int) -> float:
        """To take what lies in the middle with that card, if the others reach for it as people do."""
        found = 1.0
        for other in range(self.book.seats):
            if other != seat:
                found *= self.stays_behind(s, other, card, middle)
        return found

    def stays_behind(self, s: WindfallState, other: int, card: int, middle: int) -> float:
        """The chance that this player's card does not keep ours from taking the prizes."""
        held = s.hands[other][:]
        if s.laid[other] >= 0:
            held[s.laid[other]] += 1  # which one it is, nobody knows
        reach = weights.EAGER * middle / BEST
        shares = [count * math.exp(reach * (number - HALF)) for number, count in enumerate(held)]
        behind = sum(shares[:card]) if middle >= 0 else sum(shares[card + 1 :])
        return behind / sum(shares) if sum(shares) else 1.0

    def value(self, world: State) -> list[float]:
        """Points so far, and a little for the cards in hand."""
        s = as_windfall(world)
        return [
            points + weights.COST * sum((card - HALF) * count for card, count in enumerate(s.hands[seat]))
            for seat, points in enumerate(scores(self.book, s))
        ]

    def stage(self, world: State) -> int:
        return as_windfall(world).round

    def left(self, world: State) -> float:
        return 1.0 - as_windfall(world).round / self.book.rounds


BOTS = GameBots(WindfallMind, doubt=(1.0, 9.0, 0.0))
