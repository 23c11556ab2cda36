"""What one seat has while a round is planned, and the ways in which it can apply a card."""

from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.packed_counts import (
    CARD_BITS,
    GOOD_BITS,
    count_card,
    count_good,
    first_card,
    first_good,
    next_cards,
    next_goods,
    pack_wealth,
    packed_coins,
    packed_points,
    some_cards,
    some_goods,
)
from tilewright.games.artificium.content.terms import (
    CARD_KINDS,
    FAIR,
    KNIGHT,
    MAGE,
    RECONSTRUCTION,
    RESOURCE_KINDS,
    SCOUTING,
    THEFT,
)
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.bits import has_bit, join_bits, with_bit
from tilewright.kernel.native import FloatRow, Row, append, i64
from tilewright.kernel.rows import open_row, packed_part, part_total

Key = tuple[int, int, int, int, int]


class Way:
    """One way to apply a card: what is sold before (packed by kind), and what its effect picks."""

    def __init__(self, card: i64, sold: i64, pick: i64) -> None:
        self.card = card
        self.sold = sold
        self.pick = pick  # Theft: the resource; Reconstruction: the card; else -1

    def sales(self) -> list[int]:
        """The kinds that are sold, one by one."""
        found: list[int] = []
        for good in range(RESOURCE_KINDS):
            found += [good] * count_good(self.sold, good)
        return found


class SeatHoldings:
    """Numbers of one seat that change along a plan; counts by kind are packed, so that a copy is cheap."""

    def __init__(self, values: CardValues) -> None:
        self.values = values
        self.left: i64 = 0  # rounds still to come
        self.coins: i64 = 0
        self.points: i64 = 0
        self.goods: i64 = 0
        self.hand: i64 = 0
        self.lying: i64 = 0  # cards applied before
        self.others: i64 = 0  # what lies on the other boards
        self.can_scout = False
        self.steps: i64 = 0  # cards applied along the plan
        self.bonus = 0.0  # worth of effects that leave no trace in these numbers

    def load(self, s: ArtificiumState, seat: int) -> None:
        """As that seat stands now; reads nothing that is hidden from it."""
        self.left = self.values.rounds - s.round
        self.coins = s.coins[seat]
        self.points = s.points[seat]
        self.goods = goods_of(s, seat)
        self.others = 0
        for other in range(self.values.seats):
            if other != seat:
                self.others += goods_of(s, other)
        self.hand = packed_part(s.hand, seat * CARD_KINDS, CARD_KINDS, CARD_BITS)
        self.lying = packed_part(s.applied, seat * CARD_KINDS, CARD_KINDS, CARD_BITS)
        self.can_scout = has_cards(s, seat, self.values.seats)
        self.steps = 0
        self.bonus = 0.0

    def copy(self) -> "SeatHoldings":
        copy = SeatHoldings(self.values)
        copy.left = self.left
        copy.coins = self.coins
        copy.points = self.points
        copy.goods = self.goods
        copy.hand = self.hand
        copy.lying = self.lying
        copy.others = self.others
        copy.can_scout = self.can_scout
        copy.steps = self.steps
        copy.bonus = self.bonus
        return copy

    def go_back(
        self, hand: i64, goods: i64, lying: i64, wealth: i64, others: i64, steps: i64, bonus: float
    ) -> None:
        """As they were before a card was applied; coins and points are packed."""
        self.hand = hand
        self.goods = goods
        self.lying = lying
        self.coins = packed_coins(wealth)
        self.points = packed_points(wealth)
        self.others = others
        self.steps = steps
        self.bonus = bonus

    def key(self) -> Key:
        """All that the best plan depends on before its first step, and nothing else."""
        lying, others = self.lying, self.others
        effects = self.effects_in(self.hand)
        if has_bit(effects, RECONSTRUCTION):
            effects = join_bits(effects, self.effects_in(lying))
        elif not has_bit(effects, FAIR):
            lying = 0
        if not has_bit(effects, THEFT):
            others = 0
        round_and_scout = self.left * 2
        if self.can_scout and has_bit(effects, SCOUTING):
            round_and_scout += 1
        return (self.hand, self.goods, lying, others, pack_wealth(self.coins, self.points) * 16 + round_and_scout)

    def effects_in(self, cards: i64) -> i64:
        """Of these cards, a bit each."""
        found: i64 = 0
        for card in range(CARD_KINDS):
            if count_card(cards, card):
                found = with_bit(found, self.values.effect[card])
        return found

    def held(self, card: i64) -> i64:
        """How many of that card are in hand."""
        return count_card(self.hand, card)

    def next_held(self, card: i64) -> i64:
        """The first card in hand from that kind on, or CARD_KINDS if there is none."""
        while card < CARD_KINDS and not count_card(self.hand, card):
            card += 1
        return card

    def stock(self, good: i64) -> i64:
        """How many of that resource are there."""
        return count_good(self.goods, good)

    def hold(self, card: i64, count: i64) -> None:
        """So many of that card more, or fewer, in hand."""
        self.hand += some_cards(card, count)

    def store(self, good: i64, count: i64) -> None:
        """So many of that resource more, or fewer."""
        self.goods += some_goods(good, count)

    def bring_back(self, card: i64) -> None:
        """A card that lies there comes to hand again."""
        self.lying -= some_cards(card, 1)
        self.hand += some_cards(card, 1)

    def ways(self, card: i64) -> Row:
        """How the card can be applied now: what is sold and what is picked, in turn; none: not at all."""
        found = open_row()
        effect = self.values.effect[card]
        if effect < SCOUTING or effect == FAIR:
            return self._paid(found, card, -1, self._cost(card))
        if effect == SCOUTING:
            return append(append(found, 0), -1) if self.can_scout else found
        if effect == RECONSTRUCTION:
            for lying in range(CARD_KINDS):
                if count_card(self.lying, lying) and self.values.effect[lying] != RECONSTRUCTION:
                    found = append(append(found, 0), lying)
        elif effect == THEFT:
            for good in range(RESOURCE_KINDS):
                if count_good(self.others, good) and self.values.fees[good]:
                    found = self._paid(found, card, good, self.values.fees[good])
        return found

    def listed(self, card: i64) -> list[Way]:
        """The same as a list."""
        found = self.ways(card)
        return [Way(card, found[at], found[at + 1]) for at in range(0, len(found), 2)]

    def _cost(self, card: i64) -> i64:
        """The coins that the card takes with what is there: its fee, and what is missing."""
        cost = self.values.coins[card]
        goods, taken = self.goods, self.values.taken[card]
        good: i64 = 0
        while taken:
            missing = first_good(taken) - first_good(goods)
            if missing > 0:
                cost += missing * self.values.buy[good]
            taken = next_goods(taken)
            goods = next_goods(goods)
            good += 1
        return cost

    def _paid(self, found: Row, card: i64, pick: i64, cost: i64) -> Row:
        """The ways to raise the cost: what nothing needs is sold first, then each way to sell what is needed."""
        short = cost - self.coins
        if short <= 0:
            return append(append(found, 0), pick)
        sell, taken = self.values.sell, self.values.taken[card]
        most: i64 = 0
        for good in range(RESOURCE_KINDS):
            spare = self.stock(good) - count_good(taken, good)
            if spare > 0:
                most += spare * sell[good]
        if most < short:
            return found
        demand = self._demand(card)
        sold: i64 = 0
        for good in range(RESOURCE_KINDS):
            spare = self.stock(good) - count_good(demand, good)
            while spare > 0 and short > 0:
                sold += some_goods(good, 1)
                short -= sell[good]
                spare -= 1
        if short <= 0:
            return append(append(found, sold), pick)
        return self._raised(found, pick, taken, short, 0, sold)

    def _raised(self, found: Row, pick: i64, taken: i64, short: i64, start: i64, sold: i64) -> Row:
        """Every set of further sales, kinds in rising order, that is enough and has nothing to spare."""
        for good in range(start, RESOURCE_KINDS):
            if self.stock(good) - count_good(taken, good) > count_good(sold, good):
                more = some_goods(good, 1)
                rest = short - self.values.sell[good]
                if rest <= 0:
                    found = append(append(found, sold + more), pick)
                else:
                    found = self._raised(found, pick, taken, rest, good, sold + more)
        return found

    def _demand(self, card: i64) -> i64:
        """What all cards together may take, of the hand and, if one can come back, of those that lie there."""
        taken = self.values.taken
        demand: i64 = 0
        back = False
        for other in range(CARD_KINDS):
            count = self.held(other)
            if count:
                back = back or self.values.effect[other] == RECONSTRUCTION
                demand += count * taken[other]
        if back:
            for other in range(CARD_KINDS):
                if count_card(self.lying, other) or other == card:
                    demand += taken[other]
        return demand

    def do(self, card: i64, sold: i64, pick: i64) -> None:
        """Applies a card of the hand in that way."""
        values = self.values
        self.goods -= sold
        good: i64 = 0
        while sold:
            self.coins += first_good(sold) * values.sell[good]
            sold = next_goods(sold)
            good += 1
        self._pay(card)
        self.goods += values.made[card]
        self.hand -= some_cards(card, 1)
        if values.effect[card]:
            self._effect(values.effect[card], pick)
        self.lying += some_cards(card, 1)
        self.steps += 1
        score, end, cells = self.points, self.points + values.points[card], len(values.track)
        while score < end:
            score += 1
            good = values.track[score % cells]
            if good >= 0:
                self.goods += some_goods(good, 1)
        self.points = end

    def _pay(self, card: i64) -> None:
        """The inputs and the fee; what is missing is bought."""
        self.coins -= self.values.coins[card]
        taken = self.values.taken[card]
        good: i64 = 0
        while taken:
            need = first_good(taken)
            have = self.stock(good)
            if have < need:
                self.coins -= (need - have) * self.values.buy[good]
                need = have
            self.goods -= some_goods(good, need)
            taken = next_goods(taken)
            good += 1

    def _effect(self, effect: i64, pick: i64) -> None:
        if effect == FAIR:
            rest = self.lying
            while rest:
                self.coins += self.values.fair_coins * first_card(rest)
                rest = next_cards(rest)
        elif effect == RECONSTRUCTION:
            self.bring_back(pick)
        elif effect == THEFT:
            self.coins -= self.values.fees[pick]
            self.goods += some_goods(pick, 1)
            self.others -= some_goods(pick, 1)
            self.bonus += self.values.hurt * float(self.values.sell[pick]) * self.values.rate
            if self.steps:
                self.bonus -= self.values.later_theft
        elif effect == SCOUTING:
            self.bonus += self.drawn(self.values.scout)
        elif effect == MAGE:
            self.bonus += self.drawn(self.values.mage)
        elif effect == KNIGHT:
            self.bonus += self.values.knight_gain

    def drawn(self, worth: FloatRow) -> float:
        """What cards by chance bring: more to whoever can pay for them or has others to throw away for them."""
        at, cards, rest = self.left * 3, 0, self.hand
        while rest:
            cards += int(first_card(rest))
            rest = next_cards(rest)
        return worth[at] + worth[at + 1] * self.wealth() + worth[at + 2] * cards

    def standing(self) -> float:
        """What the seat would have in the end, but for rounds to come, if it applied nothing more in this one."""
        if self.left == 0:
            coins = self.coins
            for good in range(RESOURCE_KINDS):
                coins += self.stock(good) * self.values.sell[good]
            smooth = float(coins) * self.values.rate
            return float(self.points) + self.bonus + smooth + (int(smooth) - smooth) * self.values.whole
        wealth = self.wealth()
        return float(self.points) + self.bonus + money(self.values, wealth, self.left) + self.kept(wealth)

    def wealth(self) -> float:
        """Coins, and resources for about what they sell for."""
        found = float(self.coins)
        rest = self.goods
        good: i64 = 0
        while rest:
            if first_good(rest):
                found += float(first_good(rest)) * self.values.worth[good]
            rest = next_goods(rest)
            good += 1
        return found

    def kept(self, wealth: float) -> float:
        """The worth of the cards left in hand: those below a blind card are thrown away."""
        found = 0.0
        rest = self.hand
        card: i64 = 0
        while rest:
            if first_card(rest):
                worth = self.kept_card(card, wealth)
                if worth > 0.0:
                    found += worth
            rest = next_cards(rest)
            card += 1
        return found

    def kept_card(self, card: i64, wealth: float) -> float:
        """A card to keep, beside a blind one: dear cards are for the rich, or for whoever has what they take."""
        values = self.values
        rich = (wealth - values.poor_at) / (values.rich_at - values.poor_at)
        rich = 0.0 if rich < 0.0 else 1.0 if rich > 1.0 else rich
        place = self.left * CARD_KINDS + card
        worth = values.poor[place] * (1.0 - rich) + values.rich[place] * rich
        taken, goods, at = values.taken[card], self.goods, card * RESOURCE_KINDS
        while taken:
            if first_good(taken) and first_good(goods):
                worth += values.supplied[at]
            taken = next_goods(taken)
            goods = next_goods(goods)
            at += 1
        return worth


def money(values: CardValues, wealth: float, left: i64) -> float:
    """The points that so much wealth makes in the rounds to come."""
    knees, slopes = values.knees, values.slopes
    found, below, at = 0.0, 0.0, left * (len(knees) + 1)
    for knee in knees:
        if wealth <= knee:
            break
        found += (knee - below) * slopes[at]
        below = knee
        at += 1
    return found + (wealth - below) * slopes[at]


def goods_of(s: ArtificiumState, seat: i64) -> i64:
    """The resources of that seat, packed."""
    return packed_part(s.goods, seat * RESOURCE_KINDS, RESOURCE_KINDS, GOOD_BITS)


def has_cards(s: ArtificiumState, seat: int, seats: int) -> bool:
    """Whether another seat has a card in hand (AR-5.9)."""
    for other in range(seats):
        if other != seat and part_total(s.hand, other * CARD_KINDS, CARD_KINDS):
            return True
    return False
