"""The course of a round from its start to its end, and of the game from round to round (AR-2, AR-4, AR-6)."""

from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.scoring.score_track import final_scores
from tilewright.games.artificium.state.frames import (
    CLOSING,
    LAY_CARDS,
    MARKET_END,
    REVEAL,
    ROUND_END,
    ROUND_START,
    STAGES,
    set_stage,
    stage_of,
)
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState, as_artificium
from tilewright.games.artificium.steps.card_moves import after_drawing, draw_hand, forget, hand_size, open_card
from tilewright.games.artificium.steps.closing import close_round
from tilewright.kernel.event import Event
from tilewright.kernel.native import append, i64
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import Step
from tilewright.kernel.state import Frame, State


class RoundStep(Step):
    """Never asks; it stands at the bottom of the stack."""

    name = "round"

    def __init__(self, rules: Artificium) -> None:
        self.rules = rules

    def stage(self, f: Frame) -> str:
        return STAGES[stage_of(f)]

    def enter(self, state: State, f: Frame, out: list[Event] | None) -> bool:
        s = as_artificium(state)
        stage = stage_of(f)
        if stage == LAY_CARDS:
            set_stage(f, REVEAL if lay_again(self.rules, s) else ROUND_END)
        elif stage == REVEAL:
            set_stage(f, LAY_CARDS)
            reveal(self.rules, s, out)
            s.stack.append(Frame(self.rules.resolve_step, -1))
        elif stage == ROUND_START:
            set_stage(f, MARKET_END)
            begin_round(self.rules, s, out)
        elif stage == MARKET_END:
            set_stage(f, LAY_CARDS)
            clear_market(s)
        elif stage == ROUND_END:
            set_stage(f, CLOSING)
            self._end_round(s, out)
        else:
            set_stage(f, ROUND_START)
            close_round(self.rules, s, out)
        return False

    def _end_round(self, s: ArtificiumState, out: list[Event] | None) -> None:
        """Applied cards are discarded (AR-6.1); in the last round there is nothing left to choose."""
        rules = self.rules
        discards, applied = s.discards, s.applied
        for at in range(0, rules.seats * CARD_KINDS, CARD_KINDS):
            for card in range(CARD_KINDS):
                if applied[at + card]:
                    discards[card] += applied[at + card]
                    applied[at + card] = 0
        if s.round < rules.box.numbers.rounds:
            asking = Frame(rules.closing_step, -1)
            asking.waiting = rules.everybody
            s.stack.append(asking)
            return
        s.stack.clear()
        s.final = final_scores(rules, s)
        if out is not None:
            out.append(Event("ended", -1, {"scores": s.final[:], "winners": rules.winners(s)}))


def next_first(r: Artificium, s: ArtificiumState) -> i64:
    """The fewest points; of tied players the nearest from the old first player's left on (AR-2.1, AR-8.2)."""
    best = (s.first + 1) % r.seats
    for step in range(2, r.seats + 1):
        seat = (s.first + step) % r.seats
        if s.points[seat] < s.points[best]:
            best = seat
    return best


def begin_round(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> None:
    """Hands are refilled, six cards turned up, and the first player is asked (AR-2, AR-3.1)."""
    s.round += 1
    if s.round > 1:
        s.first = next_first(r, s)
    if out is not None:
        out.append(Event("round", -1, {"round": s.round, "first": s.first}))
    for step in range(r.seats):
        seat = (s.first + step) % r.seats
        draw_hand(r, s, seat, r.box.numbers.hand - hand_size(s, seat), out)
    turned = open_row()
    count: i64 = r.box.numbers.market
    for _ in range(count):
        card = open_card(r, s, out)
        if card >= 0:
            s.market[card] += 1
            turned = append(turned, card)
    if out is not None:
        out.append(Event("market", -1, {"cards": [r.box.card_keys[card] for card in turned]}))
    if len(turned):
        after_drawing(r, s, out)
    s.inside = r.everybody
    s.stack.append(Frame(r.market_step, s.first))


def clear_market(s: ArtificiumState) -> None:
    """When all have passed (AR-3.5)."""
    discards, market = s.discards, s.market
    for card in range(CARD_KINDS):
        discards[card] += market[card]
        market[card] = 0
    s.passed = 0
    s.traded = 0


def lay_again(r: Artificium, s: ArtificiumState) -> bool:
    """Asks everybody still in the round for a card; whoever has none is out (AR-4.1, AR-4.9)."""
    for seat in range(r.seats):
        if s.is_inside(seat) and hand_size(s, seat) == 0:
            s.leave_round(seat)
    if s.inside == 0:  # AR-4.7
        return False
    asking = Frame(r.lay_step, -1)
    asking.waiting = s.inside
    s.stack.append(asking)
    s.face_down = 1
    return True


def reveal(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> None:
    """All laid cards are turned up together."""
    s.face_down = 0
    s.reveals += 1
    for seat in range(r.seats):
        card = s.laid[seat]
        if card != NO_CARD:
            forget(r, s, seat, card)
            if out is not None:
                out.append(Event("revealed", seat, {"card": r.box.card_keys[card]}))
