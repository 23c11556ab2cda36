"""Quick answers: one look at hand, board and prices, no search; good enough to play on with."""

from typing import Final

from tilewright.bots.artificium import limits
from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.targets import best_scouted, best_stolen, knight_victim
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
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card, fee_asked
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, slack_of
from tilewright.kernel.bits import has_bit, with_bit

NEVER: Final = -1.0e9


class QuickAnswers:
    """Answers for whichever seat it is asked; keeps nothing between questions."""

    def __init__(self, r: Artificium, values: CardValues) -> None:
        self.r = r
        self.values = values
        self.w = values.w
        self.demand: list[int] = [0] * RESOURCE_KINDS
        self.supply: list[int] = [0] * RESOURCE_KINDS
        self.coins = 0
        self.rate = 0.0  # points of a coin

    def answer(self, s: ArtificiumState, seat: int, options: list[int]) -> int:
        step = s.stack[-1].step
        r = self.r
        if step == r.lay_step:
            return act.lay(self.laid(s, seat))
        if step == r.trade_step:
            return self.traded(s, seat)
        if step == r.resolve_step:
            return self.resolved(s, seat, options)
        if step == r.market_step:
            return self.swapped(s, seat, options)
        if step == r.closing_step:
            return self.closed(s, seat)
        return self.effected(s, seat, step, options)

    def look(self, s: ArtificiumState, seat: int) -> None:
        """What the hand would take of each resource, and what a coin is worth now."""
        demand, values = self.demand, self.values
        wealth = s.coins[seat]
        for good in range(RESOURCE_KINDS):
            demand[good] = 0
            wealth += s.goods[seat * RESOURCE_KINDS + good] * values.sell[good]
        self.rate = self.w.quick_coin[values.rounds - s.round]
        if int(wealth) > self.w.quick_rich:
            self.rate *= self.w.quick_richer
        for card in range(CARD_KINDS):
            count = s.hand[seat * CARD_KINDS + card]
            if count:
                for good in values.needs[card]:
                    demand[good] += count * values.inputs[card][good]

    def laid(self, s: ArtificiumState, seat: int) -> int:
        """The card to lay: that which brings most with what is there, makers before takers."""
        self.look(s, seat)
        best, most, last = -1, NEVER, -1
        fair = -1
        for card in range(CARD_KINDS):
            if s.hand[seat * CARD_KINDS + card]:
                last = card
                if self.values.effect[card] == FAIR:
                    fair = card
                    continue
                gain = self.gain(s, seat, card)
                if gain > most:
                    best, most = card, gain
        if most > 0.0:
            return best
        return fair if fair >= 0 else last

    def gain(self, s: ArtificiumState, seat: int, card: int) -> float:
        """What applying that card now would bring, in points; NEVER: it cannot be paid."""
        values = self.values
        effect = values.effect[card]
        fee = fee_of(self.r, s, seat, card)
        if fee == IMPOSSIBLE or slack_of(self.r, s, seat, card, fee) < 0:
            return NEVER
        if effect >= SCOUTING:
            return self.action_gain(s, seat, effect)
        found = int(values.points[card]) - int(fee) * self.rate
        at = seat * RESOURCE_KINDS
        for good in values.needs[card]:
            need = values.inputs[card][good]
            have = int(s.goods[at + good])
            if have < need:
                found -= (need - have) * int(values.buy[good]) * self.rate
                if self.can_make(s, seat, good):
                    found -= int(values.points[card])
            else:
                found -= need * int(values.sell[good]) * self.rate
        for good in values.makes[card]:
            made = values.outputs[card][good]
            if self.demand[good] > s.goods[at + good]:
                found += made * int(values.buy[good]) * self.rate + self.w.quick_feed
            else:
                found += made * int(values.sell[good]) * self.rate
        if effect == KNIGHT:
            found += self.w.quick_knight
        elif effect == MAGE:
            found += self.w.quick_mage
        return found

    def action_gain(self, s: ArtificiumState, seat: int, effect: int) -> float:
        if effect == SCOUTING:
            return self.w.quick_scout
        if effect == THEFT:
            return self.w.quick_theft
        if effect == FAIR:
            return self.w.quick_fair
        back = self.returned(s, seat)  # Reconstruction: as much as what comes back, a little later
        return self.gain(s, seat, back) - self.w.quick_again if back >= 0 else NEVER

    def returned(self, s: ArtificiumState, seat: int) -> int:
        """The card that lies there and would bring most again, or -1."""
        best, most = -1, NEVER
        for card in range(CARD_KINDS):
            if s.applied[seat * CARD_KINDS + card] and self.values.effect[card] not in (RECONSTRUCTION, FAIR):
                gain = self.gain(s, seat, card)
                if gain > most or best < 0:
                    best, most = card, gain
        return best

    def can_make(self, s: ArtificiumState, seat: int, good: int) -> bool:
        """Whether another card of the hand makes that resource and can be applied."""
        for card in range(CARD_KINDS):
            if self.values.outputs[card][good] and s.hand[seat * CARD_KINDS + card]:
                fee = self.values.coins[card]
                if slack_of(self.r, s, seat, card, fee) >= 0:
                    return True
        return False

    def resolved(self, s: ArtificiumState, seat: int, options: list[int]) -> int:
        """Applied if that brings anything; else thrown away while there is better to do."""
        self.look(s, seat)
        card = s.laid[seat]
        if options[0] == act.APPLY:
            if self.values.effect[card] == FAIR:
                return act.APPLY
            if self.gain(s, seat, card) > 0.0:
                return act.APPLY
        for other in range(CARD_KINDS):
            if s.hand[seat * CARD_KINDS + other] and self.gain(s, seat, other) > 0.0:
                return act.DISCARD
        return act.WITHDRAW

    def traded(self, s: ArtificiumState, seat: int) -> int:
        """The next trade: what is missing is bought; what the hand needs least is sold for it."""
        values, frame = self.values, s.stack[-1]
        card = applied_card(frame)
        inputs = values.inputs[card]
        cost, missing = fee_asked(frame), -1
        at = seat * RESOURCE_KINDS
        for good in values.needs[card]:
            lack = inputs[good] - s.goods[at + good]
            if lack > 0:
                missing = good
                cost += lack * values.buy[good]
        if cost <= s.coins[seat]:
            return act.DONE if missing < 0 else act.buy(missing)
        self.look(s, seat)
        best, least = -1, 1.0e9
        for good in range(RESOURCE_KINDS):
            spare = s.goods[at + good] - inputs[good]
            if spare > 0:
                loss = float(values.sell[good])
                if spare <= self.demand[good]:
                    loss += 100.0
                if loss < least:
                    best, least = good, loss
        return act.sell(best)

    def stock(self, s: ArtificiumState, seat: int) -> None:
        """What the board and those cards of the hand that can be applied would supply, and the coins left then."""
        self.look(s, seat)
        supply, values = self.supply, self.values
        for good in range(RESOURCE_KINDS):
            supply[good] = s.goods[seat * RESOURCE_KINDS + good]
        self.coins = s.coins[seat]
        done = 0
        for _ in range(limits.QUICK_PASSES):
            for card in range(CARD_KINDS):
                if s.hand[seat * CARD_KINDS + card] and not has_bit(done, card):
                    cost = self.cost(card)
                    if cost == 0 or (values.needs[card] and cost <= self.coins and values.makes[card]):
                        done = with_bit(done, card)
                        self.coins -= cost
                        for good in values.makes[card]:
                            supply[good] += values.outputs[card][good]

    def cost(self, card: int) -> int:
        """The coins that the card takes with that supply."""
        cost = self.values.coins[card]
        for good in self.values.needs[card]:
            if self.supply[good] == 0:
                cost += self.values.buy[good]
        return cost

    def fit(self, card: int) -> float:
        """How well a card goes with the hand and the board."""
        values = self.values
        found = self.w.quick_card[values.group[card]]
        cost = self.cost(card)
        if int(cost) > int(self.coins) + self.w.quick_loan:
            return self.w.quick_dead
        found -= cost * values.rate
        for good in values.makes[card]:
            if self.demand[good]:
                found += self.w.quick_link
        return found

    def swapped(self, s: ArtificiumState, seat: int, options: list[int]) -> int:
        """The worst card of the hand for the best of the market, if that is worth it."""
        if len(options) == 1:
            return options[0]
        self.stock(s, seat)
        worst, least, total = -1, 1.0e9, 0.0
        best, most = -1, NEVER
        for card in range(CARD_KINDS):
            if s.hand[seat * CARD_KINDS + card]:
                fit = self.fit(card)
                total += fit * int(s.hand[seat * CARD_KINDS + card])
                if fit < least:
                    worst, least = card, fit
            if s.market[card]:
                fit = self.fit(card)
                if fit > most:
                    best, most = card, fit
        traded = s.has_traded(seat)
        if not traded and total < self.w.quick_redraw:
            return act.REDRAW
        price = self.r.box.numbers.swap_coins * self.values.rate + self.w.quick_swap if traded else 0.0
        if best >= 0 and worst >= 0 and most - least > price:
            return act.swap(worst, best)
        return act.PASS

    def worst_card(self, s: ArtificiumState, seat: int) -> int:
        """The card of the hand that goes worst with the rest."""
        self.stock(s, seat)
        worst, least = -1, 1.0e9
        for card in range(CARD_KINDS):
            if s.hand[seat * CARD_KINDS + card] > s.dropping[seat * CARD_KINDS + card]:
                fit = self.fit(card)
                if fit < least:
                    worst, least = card, fit
        return worst

    def closed(self, s: ArtificiumState, seat: int) -> int:
        """Cards worse than a blind one are thrown away."""
        self.stock(s, seat)
        for card in range(CARD_KINDS):
            at = seat * CARD_KINDS + card
            if s.hand[at] > s.dropping[at] and self.fit(card) < self.w.quick_blind:
                return act.drop(card)
        return act.DONE

    def effected(self, s: ArtificiumState, seat: int, step: int, options: list[int]) -> int:
        """Whom or what an effect is about."""
        steps = self.r.effect_step
        if step == steps[KNIGHT]:
            return act.knight(knight_victim(self.values, s, seat))
        if step == steps[MAGE]:
            return act.drop(self.worst_card(s, seat))
        if step == steps[RECONSTRUCTION]:
            self.look(s, seat)
            back = self.returned(s, seat)
            return act.take_back(back) if back >= 0 else options[0]
        if step == steps[SCOUTING]:
            return best_scouted(self.values, s, seat, options)
        self.look(s, seat)
        return best_stolen(self.values, s, seat, options, self.demand)
