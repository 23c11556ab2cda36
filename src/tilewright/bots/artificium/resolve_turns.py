"""Turns while a revealed card is resolved: apply with all its trades and targets, discard, withdraw."""

from tilewright.bots.artificium.holdings import Way
from tilewright.bots.artificium.planner import Planner
from tilewright.bots.artificium.targets import best_scouted, best_stolen, knight_victim
from tilewright.bots.mind import Turn
from tilewright.games.artificium.content.terms import (
    CARD_KINDS,
    KNIGHT,
    RECONSTRUCTION,
    RESOURCE_KINDS,
    SCOUTING,
    THEFT,
)
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.games.artificium.steps.payment import scouted_seats, stolen_seats


class ResolveTurns:
    """The planner is loaded for the seat before anything here is asked."""

    def __init__(self, r: Artificium, planner: Planner) -> None:
        self.r = r
        self.planner = planner

    def resolve_turns(self, s: ArtificiumState, seat: int) -> list[Turn]:
        """Worth is counted from withdrawing the card on."""
        planner, holdings, card = self.planner, self.planner.holdings, s.laid[seat]
        facts: dict[str, object] = {"card": self.r.box.card_keys[card]}
        gone = planner.best()
        holdings.hold(card, 1)
        base = holdings.standing()
        found = [
            Turn([act.WITHDRAW], 0.0, "artificium-hint-resolve-withdraw", facts),
            Turn([act.DISCARD], gone - base - planner.values.w.equal, "artificium-hint-resolve-discard", facts),
        ]
        for way in holdings.listed(card):
            worth = planner.after(way) - base
            actions = [act.APPLY, *self.trades(way), *self.aims(s, seat, way)]
            found.append(Turn(actions, worth, *self.reason(way)))
        return found

    def trade_turns(self, s: ArtificiumState, seat: int) -> list[Turn]:
        """The rest of a trade that has been begun."""
        planner, holdings, card = self.planner, self.planner.holdings, applied_card(s.stack[-1])
        base = holdings.standing()
        holdings.hold(card, 1)
        found = []
        for way in holdings.listed(card):
            worth = planner.after(way) - base
            found.append(Turn([*self.trades(way), *self.aims(s, seat, way)], worth, *self.reason(way)))
        return found

    def trades(self, way: Way) -> list[int]:
        """Sales, then purchases, then done."""
        holdings, values = self.planner.holdings, self.planner.values
        found = [act.sell(good) for good in way.sales()]
        for good in values.needs[way.card]:
            missing = values.inputs[way.card][good] - holdings.stock(good)
            found += [act.buy(good)] * max(0, missing)
        found.append(act.DONE)
        return found

    def aims(self, s: ArtificiumState, seat: int, way: Way) -> list[int]:
        """What the effect is aimed at, as far as no chance comes between."""
        effect = self.planner.values.effect[way.card]
        if effect == KNIGHT:
            return [act.knight(knight_victim(self.planner.values, s, seat))]
        if effect == RECONSTRUCTION:
            return [act.take_back(way.pick)]
        if effect == SCOUTING:
            options = [act.scout(other) for other in scouted_seats(self.r, s, seat)]
            return [best_scouted(self.planner.values, s, seat, options)]
        if effect == THEFT:
            options = [act.steal(other, way.pick) for other in stolen_seats(self.r, s, seat, way.pick)]
            return [best_stolen(self.planner.values, s, seat, options, [0] * RESOURCE_KINDS)]
        return []

    def reason(self, way: Way) -> tuple[str, dict[str, object]]:
        """Why it is applied so: what is bought or sold for it, or nothing."""
        values, box = self.planner.values, self.r.box
        missing = [
            box.resource_keys[good]
            for good in values.needs[way.card]
            if values.inputs[way.card][good] > self.planner.holdings.stock(good)
        ]
        facts: dict[str, object] = {"card": box.card_keys[way.card], "points": values.points[way.card]}
        if way.sold:
            facts["resources"] = [box.resource_keys[good] for good in way.sales()]
            return "artificium-hint-apply-sell", facts
        if missing:
            facts["resources"] = missing
            return "artificium-hint-apply-buy", facts
        return "artificium-hint-apply-action" if box.is_action[way.card] else "artificium-hint-apply-points", facts

    def effect_turns(self, s: ArtificiumState, seat: int) -> list[Turn]:
        """The question of an effect alone: whom, what."""
        step, steps = s.stack[-1].step, self.r.effect_step
        options = self.r.options(s, seat)
        if step == steps[RECONSTRUCTION]:
            return self.return_turns(options)
        if step == steps[THEFT]:
            return self.steal_turns(s, seat, options)
        if step == steps[KNIGHT]:
            best = act.knight(knight_victim(self.planner.values, s, seat))
            reason = "artificium-hint-knight-leader"
        else:
            best = best_scouted(self.planner.values, s, seat, options)
            reason = "artificium-hint-scout-hand"
        found = []
        for option in options:
            worth = 1.0 if option == best else 0.001 * int(s.points[act.victim_of(option)])
            found.append(Turn([option], worth, reason, {"victim": act.victim_of(option)}))
        return found

    def return_turns(self, options: list[int]) -> list[Turn]:
        holdings, found = self.planner.holdings, []
        base = holdings.standing()
        for option in options:
            card = act.card_of(option)
            after = holdings.copy()
            after.bring_back(card)
            worth = self.planner.reach(after) - base
            found.append(
                Turn([option], worth, "artificium-hint-return-again", {"card": self.r.box.card_keys[card]})
            )
        return found

    def steal_turns(self, s: ArtificiumState, seat: int, options: list[int]) -> list[Turn]:
        holdings, values, found = self.planner.holdings, self.planner.values, []
        base = holdings.standing()
        for option in options:
            good, victim = act.stolen_resource(option), act.victim_of(option)
            after = holdings.copy()
            after.store(good, 1)
            after.coins -= values.fees[good]
            worth = self.planner.reach(after) - base + 0.001 * int(s.points[victim])
            worth += values.hurt * int(values.sell[good]) * values.rate
            facts: dict[str, object] = {"victim": victim, "resource": self.r.box.resource_keys[good]}
            found.append(Turn([option], worth, self._steal_reason(good), facts))
        return found

    def _steal_reason(self, good: int) -> str:
        for card in range(CARD_KINDS):
            if self.planner.holdings.held(card) and self.planner.values.inputs[card][good]:
                return "artificium-hint-steal-needed"
        return "artificium-hint-steal-sold"
