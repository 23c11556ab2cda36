"""The questions of Scouting, Reconstruction, Theft, the Knight and the Mage (AR-5.2 to AR-5.6)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.scoring.score_track import move_back
from tilewright.games.artificium.state import actions as act
from tilewright.games.artificium.state.frames import applied_card, drops_left, note_drop
from tilewright.games.artificium.state.state import as_artificium
from tilewright.games.artificium.steps.applying import lie_down
from tilewright.games.artificium.steps.card_moves import (
    draw_hand,
    give_openly,
    hand_size,
    take_openly,
    take_unseen,
)
from tilewright.games.artificium.steps.payment import returned_cards, scouted_seats, stolen_seats
from tilewright.games.artificium.steps.reasons import (
    refuse_knight,
    refuse_mage,
    refuse_return,
    refuse_scout,
    refuse_steal,
)
from tilewright.kernel.bits import bit_of, with_bit
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class ScoutStep(Step):
    """Whose hand to take a random card of."""

    name = "scout"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        return vec[i64]([act.scout(other) for other in scouted_seats(self.rules, as_artificium(state), seat)])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        s.stack.pop()
        victim = act.victim_of(action)
        at = victim * CARD_KINDS
        card = s.rng.draw(s.hand[at : at + CARD_KINDS])
        take_unseen(self.rules, s, seat, victim, card)
        lie_down(s, seat, applied_card(f))
        if out is not None:
            secret: dict[str, object] = {"card": self.rules.box.card_keys[card]}
            out.append(Event("scouted", seat, {"victim": victim}, secret, with_bit(bit_of(seat), victim)))
        draw_hand(self.rules, s, victim, 1, out)

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_scout(seat, action)


class ReturnStep(Step):
    """Which own applied card to take back."""

    name = "return"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        return vec[i64]([act.take_back(card) for card in returned_cards(self.rules, as_artificium(state), seat)])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        s.stack.pop()
        card = act.card_of(action)
        s.applied[seat * CARD_KINDS + card] -= 1
        take_openly(self.rules, s, seat, card)
        lie_down(s, seat, applied_card(f))
        if out is not None:
            out.append(Event("returned", seat, {"card": self.rules.box.card_keys[card]}))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_return(self.rules, action)


class StealStep(Step):
    """What to steal from whom; the level of the resource is the fee."""

    name = "steal"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_artificium(state)
        found = open_row()
        for kind, resource in enumerate(self.rules.box.resources):
            fee = self.rules.box.numbers.theft_coins[resource.level]
            if fee and fee <= s.coins[seat]:
                for other in stolen_seats(self.rules, s, seat, kind):
                    found = append(found, act.steal(other, kind))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        s.stack.pop()
        victim, resource = act.victim_of(action), act.stolen_resource(action)
        box = self.rules.box
        fee = box.numbers.theft_coins[box.resources[resource].level]
        s.coins[seat] -= fee
        s.goods[victim * RESOURCE_KINDS + resource] -= 1
        s.goods[seat * RESOURCE_KINDS + resource] += 1
        lie_down(s, seat, applied_card(f))
        if out is not None:
            facts: dict[str, object] = {"victim": victim, "resource": box.resource_keys[resource], "coins": fee}
            out.append(Event("stole", seat, facts))

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_steal(self.rules, as_artificium(state), seat, action)


class KnightStep(Step):
    """Which opponent goes back (AR-8.3)."""

    name = "knight"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def options(self, s: State, f: Frame, seat: i64) -> Row:
        return vec[i64]([act.knight(other) for other in range(self.rules.seats) if other != seat])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        s.stack.pop()
        victim = act.victim_of(action)
        move_back(s, victim, self.rules.box.numbers.knight_back)
        if out is not None:
            out.append(Event("knight", seat, {"victim": victim, "score": s.points[victim]}))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_knight(action)


class MageStep(Step):
    """Which cards to discard, one after the other."""

    name = "mage"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_artificium(state)
        if drops_left(f) and hand_size(s, f.seat):
            return True
        s.stack.pop()  # also when there were fewer cards (AR-5.8)
        return False

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_artificium(state)
        at = seat * CARD_KINDS
        return vec[i64]([act.drop(card) for card in range(CARD_KINDS) if s.hand[at + card]])

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_artificium(state)
        card = act.card_of(action)
        note_drop(f)
        give_openly(self.rules, s, seat, card)
        s.discards[card] += 1
        if out is not None:
            out.append(Event("dropped", seat, {"card": self.rules.box.card_keys[card]}))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_mage(self.rules, action)
