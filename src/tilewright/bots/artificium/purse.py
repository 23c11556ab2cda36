"""What one seat has while a round is planned, and the ways in which it can apply a card."""

from tilewright.bots.artificium import weights
from tilewright.bots.artificium.ledger import Ledger
from tilewright.games.artificium.state import Table
from tilewright.games.artificium.terms import (
    CARD_KINDS,
    FAIR,
    KNIGHT,
    MAGE,
    RECONSTRUCTION,
    RESOURCE_KINDS,
    SCOUTING,
    THEFT,
)


class Way:
    """One way to apply a card: what is sold before (kinds, one by one), and what its effect picks."""

    def __init__(self, card: int, sold: list[int], pick: int) -> None:
        self.card = card
        self.sold = sold
        self.pick = pick  # Theft: the resource; Reconstruction: the card; else -1


class Purse:
    """Numbers of one seat that change along a plan; `do` goes a step on, `back` takes it back."""

    def __init__(self, ledger: Ledger, fair_coins: int, knight_back: int) -> None:
        self.ledger = ledger
        self.fair_coins = fair_coins
        self.knight_gain = knight_back * ledger.hurt
        self.left = 0  # rounds still to come
        self.coins = 0
        self.points = 0
        self.goods: list[int] = [0] * RESOURCE_KINDS
        self.hand: list[int] = [0] * CARD_KINDS
        self.lying: list[int] = [0] * CARD_KINDS
        self.others: list[int] = [0] * RESOURCE_KINDS  # what lies on the other boards
        self.can_scout = False
        self.steps = 0  # cards applied along the plan
        self.bonus = 0.0  # worth of effects that leave no trace in these numbers

    def load(self, s: Table, seat: int) -> None:
        """As that seat stands now; reads nothing that is hidden from it."""
        self.left = self.ledger.rounds - s.round
        self.coins = s.coins[seat]
        self.points = s.points[seat]
        for good in range(RESOURCE_KINDS):
            self.goods[good] = s.goods[seat * RESOURCE_KINDS + good]
            self.others[good] = 0
            for other in range(self.ledger.seats):
                if other != seat:
                    self.others[good] += s.goods[other * RESOURCE_KINDS + good]
        for card in range(CARD_KINDS):
            self.hand[card] = s.hand[seat * CARD_KINDS + card]
            self.lying[card] = s.applied[seat * CARD_KINDS + card]
        self.can_scout = has_cards(s, seat, self.ledger.seats)
        self.steps = 0
        self.bonus = 0.0

    def ways(self, card: int) -> list[Way]:
        """How the card can be applied now; none: not at all."""
        effect = self.ledger.effect[card]
        if effect < SCOUTING or effect == FAIR:
            return self._paid(card, -1, self._cost(card), [])
        if effect == SCOUTING:
            return [Way(card, [], -1)] if self.can_scout else []
        found: list[Way] = []
        if effect == RECONSTRUCTION:
            for lying in range(CARD_KINDS):
                if self.lying[lying] and self.ledger.effect[lying] != RECONSTRUCTION:
                    found.append(Way(card, [], lying))
        elif effect == THEFT:
            for good in range(RESOURCE_KINDS):
                if self.others[good] and self.ledger.fees[good]:
                    found += self._paid(card, good, self.ledger.fees[good], [])
        return found

    def _cost(self, card: int) -> int:
        """The coins that the card takes with what is there: its fee, and what is missing."""
        cost = self.ledger.coins[card]
        inputs = self.ledger.inputs[card]
        for good in self.ledger.needs[card]:
            missing = inputs[good] - self.goods[good]
            if missing > 0:
                cost += missing * self.ledger.buy[good]
        return cost

    def _paid(self, card: int, pick: int, cost: int, sold: list[int]) -> list[Way]:
        """The ways to raise the cost: what nothing needs is sold first, then each way to sell what is needed."""
        short = cost - self.coins
        if short <= 0:
            return [Way(card, sold, pick)]
        ledger, inputs = self.ledger, self.ledger.inputs[card]
        most = 0
        for good in range(RESOURCE_KINDS):
            if self.goods[good] > inputs[good]:
                most += (self.goods[good] - inputs[good]) * ledger.sell[good]
        if most < short:
            return []
        demand = self._demand(card)
        sold = sold[:]
        for good in range(RESOURCE_KINDS):
            spare = self.goods[good] - max(inputs[good], demand[good])
            while spare > 0 and short > 0:
                sold.append(good)
                short -= ledger.sell[good]
                spare -= 1
        if short <= 0:
            return [Way(card, sold, pick)]
        found: list[Way] = []
        self._raise(card, pick, short, 0, sold, found)
        return found

    def _raise(self, card: int, pick: int, short: int, start: int, sold: list[int], found: list[Way]) -> None:
        """Every set of further sales, kinds in rising order, that is enough and has nothing to spare."""
        inputs = self.ledger.inputs[card]
        for good in range(start, RESOURCE_KINDS):
            if self.goods[good] - inputs[good] > sold.count(good):
                more = [*sold, good]
                rest = short - self.ledger.sell[good]
                if rest <= 0:
                    found.append(Way(card, more, pick))
                else:
                    self._raise(card, pick, rest, good, more, found)

    def _demand(self, card: int) -> list[int]:
        """What all cards together may take, of the hand and, if one can come back, of those that lie there."""
        ledger = self.ledger
        demand = [0] * RESOURCE_KINDS
        back = False
        for other in range(CARD_KINDS):
            if self.hand[other]:
                back = back or ledger.effect[other] == RECONSTRUCTION
                for good in ledger.needs[other]:
                    demand[good] += self.hand[other] * ledger.inputs[other][good]
        if back:
            for other in range(CARD_KINDS):
                if self.lying[other] or other == card:
                    for good in ledger.needs[other]:
                        demand[good] += ledger.inputs[other][good]
        return demand

    def do(self, way: Way) -> None:
        """Applies a card of the hand in that way."""
        ledger, card, goods = self.ledger, way.card, self.goods
        for good in way.sold:
            goods[good] -= 1
            self.coins += ledger.sell[good]
        self.coins -= ledger.coins[card]
        inputs, outputs = ledger.inputs[card], ledger.outputs[card]
        for good in ledger.needs[card]:
            left = goods[good] - inputs[good]
            if left < 0:
                self.coins += left * ledger.buy[good]
                left = 0
            goods[good] = left
        for good in ledger.makes[card]:
            goods[good] += outputs[good]
        self.hand[card] -= 1
        if ledger.effect[card]:
            self._effect(way, ledger.effect[card])
        self.lying[card] += 1
        self.steps += 1
        points = ledger.points[card]
        for score in range(self.points + 1, self.points + points + 1):
            good = ledger.track[score % len(ledger.track)]
            if good >= 0:
                goods[good] += 1
        self.points += points

    def _effect(self, way: Way, effect: int) -> None:
        if effect == FAIR:
            self.coins += self.fair_coins * sum(self.lying)
        elif effect == RECONSTRUCTION:
            self.lying[way.pick] -= 1
            self.hand[way.pick] += 1
        elif effect == THEFT:
            self.coins -= self.ledger.fees[way.pick]
            self.goods[way.pick] += 1
            self.others[way.pick] -= 1
            self.bonus += self.ledger.hurt * self.ledger.sell[way.pick] * self.ledger.rate
            if self.steps:
                self.bonus -= weights.LATER_THEFT
        elif effect == SCOUTING:
            self.bonus += weights.SCOUT[self.left]
        elif effect == MAGE:
            self.bonus += weights.MAGE[self.left]
        elif effect == KNIGHT:
            self.bonus += self.knight_gain

    def standing(self) -> float:
        """What the seat would have in the end, but for rounds to come, if it applied nothing more in this one."""
        if self.left == 0:
            coins = self.coins
            for good in range(RESOURCE_KINDS):
                coins += self.goods[good] * self.ledger.sell[good]
            smooth = coins * self.ledger.rate
            return self.points + self.bonus + smooth + (int(smooth) - smooth) * weights.WHOLE
        wealth = self.wealth()
        return self.points + self.bonus + money(wealth, self.left) + self.kept(wealth)

    def wealth(self) -> float:
        """Coins, and resources for about what they sell for."""
        found = float(self.coins)
        for good in range(RESOURCE_KINDS):
            if self.goods[good]:
                found += self.goods[good] * self.ledger.worth[good]
        return found

    def kept(self, wealth: float) -> float:
        """The worth of the cards left in hand: those below a blind card are thrown away."""
        found = 0.0
        for card in range(CARD_KINDS):
            if self.hand[card]:
                worth = self.kept_card(card, wealth)
                if worth > 0.0:
                    found += worth
        return found

    def kept_card(self, card: int, wealth: float) -> float:
        """A card to keep, beside a blind one: dear cards are for the rich, or for whoever has what they take."""
        group = self.ledger.group[card]
        rich = min(1.0, max(0.0, (wealth - weights.POOR) / (weights.RICH - weights.POOR)))
        worth = weights.KEEP_POOR[group] * (1.0 - rich) + weights.KEEP_RICH[group] * rich
        for good in self.ledger.needs[card]:
            if self.goods[good]:
                worth += self.ledger.supplied[card][good]
        return worth


def money(wealth: float, left: int) -> float:
    """The points that so much wealth makes in the rounds to come."""
    slopes, knees = weights.COIN[left], weights.KNEES
    found, below = 0.0, 0.0
    for piece in range(len(knees)):
        if wealth <= knees[piece]:
            return found + (wealth - below) * slopes[piece]
        found += (knees[piece] - below) * slopes[piece]
        below = knees[piece]
    return found + (wealth - below) * slopes[len(knees)]


def has_cards(s: Table, seat: int, seats: int) -> bool:
    """Whether another seat has a card in hand (AR-5.9)."""
    for other in range(seats):
        if other != seat:
            for card in range(CARD_KINDS):
                if s.hand[other * CARD_KINDS + card]:
                    return True
    return False
