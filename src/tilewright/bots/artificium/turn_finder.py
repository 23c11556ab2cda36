"""Whole turns worth a thought, for every kind of question, the best first."""

from tilewright.bots.artificium.card_values import CardValues
from tilewright.bots.artificium.discard_turns import closing_turns, mage_turns
from tilewright.bots.artificium.market_turns import market_turns
from tilewright.bots.artificium.planner import NEVER, Planner
from tilewright.bots.artificium.resolve_turns import ResolveTurns
from tilewright.bots.mind import Turn
from tilewright.games.artificium.content.terms import CARD_KINDS, MAGE
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.rng import Rng


class TurnFinder:
    """Asks the planner about each answer; the planner is its own and is loaded anew for each question."""

    def __init__(self, r: Artificium, values: CardValues) -> None:
        self.r = r
        self.planner = Planner(values)
        self.applying = ResolveTurns(r, self.planner)

    def turns(self, s: ArtificiumState, seat: int, most: int, dice: Rng) -> list[Turn]:
        """At most so many, the best first."""
        step = s.stack[-1].step
        r, planner = self.r, self.planner
        planner.load(s, seat)
        if step == r.lay_step:
            found = self.lay_turns(s, seat)
        elif step == r.resolve_step:
            found = self.applying.resolve_turns(s, seat)
        elif step == r.trade_step:
            found = self.applying.trade_turns(s, seat)
        elif step == r.market_step:
            found = market_turns(r, planner, s, seat, dice)
        elif step == r.closing_step:
            found = closing_turns(r, planner, s, seat)
        elif step == r.effect_step[MAGE]:
            found = mage_turns(r, planner, s, seat)
        else:
            found = self.applying.effect_turns(s, seat)
        found.sort(key=worth_of, reverse=True)
        return found[:most]

    def lay_turns(self, s: ArtificiumState, seat: int) -> list[Turn]:
        """Each card of the hand, with the best that can follow; what cannot be applied would be taken back."""
        planner, keys = self.planner, self.r.box.card_keys
        base, wealth = planner.holdings.standing(), planner.holdings.wealth()
        found = []
        for card in range(CARD_KINDS):
            if planner.holdings.held(card):
                worth = planner.worth_first(card)
                lay = act.lay(card)
                if worth == NEVER or worth < base:
                    idle = -0.01 * planner.holdings.kept_card(card, wealth) - 0.05
                    found.append(Turn([lay], idle, "artificium-hint-lay-leave", {"card": keys[card]}))
                    continue
                found.append(self._laid(card, worth - base))
        return found

    def _laid(self, card: int, worth: float) -> Turn:
        """Why this card comes first: what it feeds, what it brings, or what follows it."""
        values, holdings, keys = self.planner.values, self.planner.holdings, self.r.box.card_keys
        fed = []
        for other in range(CARD_KINDS):
            if holdings.held(other) and other != card:
                for good in values.makes[card]:
                    if values.inputs[other][good] > holdings.stock(good):
                        fed.append(keys[other])
        facts: dict[str, object] = {"card": keys[card], "points": values.points[card]}
        if fed:
            facts["cards"] = fed
            return Turn([act.lay(card)], worth, "artificium-hint-lay-feeds", facts)
        reason = "artificium-hint-lay-action" if self.r.box.is_action[card] else "artificium-hint-lay-points"
        return Turn([act.lay(card)], worth, reason, facts)


def worth_of(turn: Turn) -> float:
    return turn.worth
