"""The best order in which a seat can apply its cards in a round: the search, and the plan that it finds."""

from typing import Final

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.holdings import SeatHoldings, Way
from tilewright.bots.artificium.packed_counts import pack_wealth
from tilewright.bots.artificium.plan_memo import PlanMemo
from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS, THEFT
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import i64

NEVER: Final = -1.0e9


class Planner:
    """Searches all orders of the cards in hand, with all trades, as if nobody came between."""

    def __init__(self, values: CardValues) -> None:
        self.values = values
        self.holdings = SeatHoldings(self.values)
        self.memo = PlanMemo()
        self.nodes: i64 = 0  # positions looked at for this plan
        self.spent: i64 = 0  # and for those before it, of the same question
        self.most: i64 = limits.MOST_NODES
        self.bound: i64 = limits.QUESTION_NODES
        self.allowed: i64 = self.most

    def load(self, s: ArtificiumState, seat: int) -> None:
        """Begin with what that seat has now."""
        self.holdings.load(s, seat)
        self.forget()

    def forget(self) -> None:
        """All that was found before."""
        self.memo.clear()
        self.nodes = self.spent = 0
        self.allowed = self.most

    def renew(self) -> None:
        """The next plan may be searched for as long as the last one, but all of a question stay within bounds."""
        self.spent += self.nodes
        self.nodes = 0
        left = self.bound - self.spent
        self.allowed = max(limits.LEAST_NODES, min(self.most, left))

    def best(self) -> float:
        """The most that can be had from here on."""
        return self.reach(self.holdings)

    def reach(self, holdings: SeatHoldings) -> float:
        """The most that can be had with these holdings, which are afterwards what they were."""
        memo, hand, goods, lying = self.memo, holdings.hand, holdings.goods, holdings.lying
        wealth = pack_wealth(holdings.coins, holdings.points)
        place = memo.place(hand, goods, lying, wealth)
        if memo.is_known(place):
            return memo.worths[place] + holdings.bonus
        self.nodes += 1
        found = holdings.standing()
        others, steps, bonus = holdings.others, holdings.steps, holdings.bonus
        card = holdings.next_held(0)
        while card < CARD_KINDS and self.nodes < self.allowed:
            ways = holdings.ways(card)
            for at in range(0, len(ways), 2):
                holdings.do(card, ways[at], ways[at + 1])
                worth = self.reach(holdings)
                holdings.go_back(hand, goods, lying, wealth, others, steps, bonus)
                if worth > found:
                    found = worth
            card = holdings.next_held(card + 1)
        memo.note(hand, goods, lying, wealth, found - bonus)
        return found

    def after(self, way: Way) -> float:
        """The most that can be had once a card has been applied in this way."""
        holdings = self.holdings.copy()
        holdings.do(way.card, way.sold, way.pick)
        return self.reach(holdings)

    def best_way(self, card: i64) -> Way | None:
        """How that card is best applied now, if it can be."""
        found: Way | None = None
        most = NEVER
        for way in self.holdings.listed(card):
            worth = self.after(way)
            if worth > most:
                found, most = way, worth
        return found

    def worth_first(self, card: i64) -> float:
        """The most that can be had if that card is applied next, or NEVER."""
        way = self.best_way(card)
        return NEVER if way is None else self.after(way)

    def next_way(self) -> Way | None:
        """The first step of the best order, or none: nothing more is worth applying."""
        found: Way | None = None
        most = self.holdings.standing()
        for card in range(CARD_KINDS):
            if self.holdings.held(card):
                way = self.best_way(card)
                if way is not None and self.after(way) > most + 1e-9:
                    found, most = way, self.after(way)
        return found


class PlannedCard:
    """A card of a plan: what it takes, what of that is missing then, the coins it costs and the worth it adds."""

    def __init__(self, card: int, needs: list[int], missing: list[int], cost: int, gain: float, way: Way) -> None:
        self.card = card
        self.needs = needs  # by resource
        self.missing = missing  # by resource: to be bought
        self.cost = cost  # coins: purchases and fees
        self.gain = gain  # final points
        self.sold = way.sales()  # resources sold to pay it, one by one
        self.pick: int = way.pick  # Theft: the resource; Reconstruction: the card; else -1
        self.feeds: list[int] = []  # places in the order of the cards that take what it makes


class RoundPlan:
    """The best order of the cards in hand; `left` are those that stay, with what they would take now."""

    def __init__(self) -> None:
        self.order: list[PlannedCard] = []
        self.left: list[PlannedCard] = []
        self.worth = 0.0  # final points, beside applying nothing
        self.coins = 0  # left after it
        self.points = 0  # scored by it


def plan_round(values: CardValues, s: ArtificiumState, seat: int) -> RoundPlan:
    """How that seat best goes on in this round; the world may be a guess, only what the seat knows is read."""
    planner = Planner(values)
    planner.load(s, seat)
    if s.laid[seat] != NO_CARD:
        planner.holdings.hold(s.laid[seat], 1)
    return make_plan(planner)


def make_plan(planner: Planner) -> RoundPlan:
    """The plan that is best from what the planner holds."""
    plan, holdings = RoundPlan(), planner.holdings
    start, points = holdings.standing(), holdings.points
    makers: list[list[int]] = [[] for _ in range(RESOURCE_KINDS)]
    way = planner.next_way()
    while way is not None:
        before = holdings.standing()
        step = planned(planner, way)
        link(planner.values, plan, step, makers)
        holdings.do(way.card, way.sold, way.pick)
        step.gain = holdings.standing() - before
        plan.order.append(step)
        way = planner.next_way()
    plan.worth = holdings.standing() - start
    plan.coins, plan.points = holdings.coins, holdings.points - points
    for card in range(CARD_KINDS):
        for _ in range(holdings.held(card)):
            plan.left.append(planned(planner, Way(card, 0, -1)))
    return plan


def planned(planner: Planner, way: Way) -> PlannedCard:
    """What the card takes and lacks with what is there now."""
    values, holdings = planner.values, planner.holdings
    needs = values.inputs[way.card][:]
    missing = [max(0, needs[good] - holdings.stock(good)) for good in range(RESOURCE_KINDS)]
    cost = values.coins[way.card]
    for good in range(RESOURCE_KINDS):
        cost += missing[good] * values.buy[good]
    if way.pick >= 0 and values.effect[way.card] == THEFT:
        cost += values.fees[way.pick]
    return PlannedCard(way.card, needs, missing, cost, 0.0, way)


def link(values: CardValues, plan: RoundPlan, step: PlannedCard, makers: list[list[int]]) -> None:
    """Notes which earlier cards made what this one takes; what is sold is taken from the newest."""
    for good in step.sold:
        if makers[good]:
            makers[good].pop()
    place = len(plan.order)
    for good in values.needs[step.card]:
        for _ in range(step.needs[good] - step.missing[good]):
            if makers[good]:
                maker = plan.order[makers[good].pop(0)]
                if place not in maker.feeds:
                    maker.feeds.append(place)
    for good in values.makes[step.card]:
        makers[good] += [place] * values.outputs[step.card][good]
