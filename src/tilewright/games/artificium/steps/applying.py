"""Applying a card that can be paid: inputs, outputs, points, and then what its effect asks (AR-4.4)."""

from tilewright.games.artificium.content.terms import CARD_KINDS, FAIR, MAGE, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.scoring.score_track import move_on
from tilewright.games.artificium.state.frames import ask_drops, ask_effect
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.games.artificium.steps.card_moves import draw_hand
from tilewright.kernel.event import Event
from tilewright.kernel.native import i64
from tilewright.kernel.state import Frame


def apply_card(r: Artificium, s: ArtificiumState, seat: i64, card: i64, out: list[Event] | None) -> None:
    printed = r.box.cards[card]
    if out is not None:
        out.append(Event("applied", seat, {"card": printed.key}))
    if printed.is_action:
        apply_action(r, s, seat, card, out)
        return
    s.coins[seat] -= printed.input_coins
    at = seat * RESOURCE_KINDS
    for resource in range(RESOURCE_KINDS):
        s.goods[at + resource] += printed.outputs[resource] - printed.inputs[resource]
    lie_down(s, seat, card)
    move_on(r, s, seat, printed.points, out)
    step = r.effect_step[printed.effect]
    if printed.effect == MAGE:  # the cards come before the question (AR-5.2)
        s.stack.append(ask_drops(step, seat, r.box.numbers.mage_discard))
        draw_hand(r, s, seat, r.box.numbers.mage_draw, out)
    elif step >= 0:
        s.stack.append(Frame(step, seat))


def apply_action(r: Artificium, s: ArtificiumState, seat: i64, card: i64, out: list[Event] | None) -> None:
    """The card lies down after its effect, so that it is neither counted nor taken back by itself."""
    if r.box.cards[card].effect != FAIR:
        s.stack.append(ask_effect(r.effect_step[r.box.cards[card].effect], seat, card))
        return
    lying = sum(s.applied[seat * CARD_KINDS : seat * CARD_KINDS + CARD_KINDS])
    coins = lying * r.box.numbers.fair_coins  # AR-5.5
    s.coins[seat] += coins
    lie_down(s, seat, card)
    if out is not None:
        out.append(Event("fair", seat, {"count": lying, "coins": coins}))


def lie_down(s: ArtificiumState, seat: i64, card: i64) -> None:
    """The applied card stays before the player until the round ends."""
    s.laid[seat] = NO_CARD
    s.applied[seat * CARD_KINDS + card] += 1
