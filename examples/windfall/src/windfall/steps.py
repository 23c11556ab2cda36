"""The questions of a round: swap a card in turn, then lay one, all at the same time."""

from tilewright.kernel.bits import all_bits, bit_of, without_bit
from tilewright.kernel.event import Event
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import JointStep, Rules, Step
from tilewright.kernel.state import Frame, State
from windfall.actions import HIGHEST, KEEP, LAY, SWAP, card_of, kind_of, pack
from windfall.state import NO_CARD, WindfallState, as_windfall, set_stage, stage_of

PRIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3, -5)
PRIZE_KEYS = tuple(f"basket_{worth}" if worth > 0 else f"wasps_{-worth}" for worth in PRIZES)  # in views


class Windfall(Rules):
    """What the steps share."""

    def __init__(self, seats: int, rounds: int, wasps: bool) -> None:
        super().__init__("windfall", 1, seats)
        self.rounds = rounds
        self.wasps = wasps
        self.content = fingerprint([list(PRIZES)])  # a record names it
        self.round_step = self.add_step(RoundStep(self))
        self.swap_step = self.add_step(SwapStep())
        self.lay_step = self.add_step(LayStep())


class RoundStep(Step):
    """Stands at the bottom and never asks. Stage 0: turn up a prize; 1 to seats: swap; then lay, then resolve."""

    name = "round"

    def __init__(self, rules: Windfall) -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        s, seats, stage = as_windfall(s), self.rules.seats, stage_of(f)
        if stage == 0 and s.round == self.rules.rounds:
            s.stack.pop()  # the game is over (WF-3.1)
            return False
        if stage == 0:
            self._turn_up(s, out)
        elif stage <= seats:
            s.stack.append(Frame(self.rules.swap_step, (s.start + stage - 1) % seats))
        elif stage == seats + 1:
            asked = Frame(self.rules.lay_step, -1)
            asked.waiting = all_bits(seats)
            s.stack.append(asked)
        else:
            self._resolve(s, out)
        set_stage(f, stage + 1 if stage <= seats + 1 else 0)
        return False

    def _turn_up(self, s: WindfallState, out: list[Event] | None) -> None:
        """WF-2.1."""
        prize = s.rng.draw(s.prizes)
        s.middle.append(int(prize))
        if out is not None:
            out.append(Event("prize", -1, {"prize": PRIZE_KEYS[prize], "round": s.round + 1}))

    def _resolve(self, s: WindfallState, out: list[Event] | None) -> None:
        """WF-2.5 to WF-2.8."""
        s.reveals += 1
        worth = sum(PRIZES[prize] for prize in s.middle)
        winner = winner_of(s.laid, worth)
        if out is not None:
            out.append(Event("turned", -1, {"cards": [card + 1 for card in s.laid]}))
            prizes = [PRIZE_KEYS[prize] for prize in s.middle]
            if winner >= 0:
                out.append(Event("won", winner, {"prizes": prizes, "points": worth}))
            else:
                out.append(Event("stays", -1, {"prizes": prizes}))
        if winner >= 0:
            s.won[winner] += s.middle
            s.middle = []
        for card in s.laid:
            s.discards[card] += 1
        s.laid = [NO_CARD] * self.rules.seats
        s.start = (s.start + 1) % self.rules.seats
        s.round += 1


def winner_of(laid: list[int], worth: int) -> int:
    """The seat that takes what lies in the middle, -1 if all cards cancel each other (WF-2.5, WF-2.6)."""
    alone = [card for card in laid if laid.count(card) == 1]
    if not alone:
        return -1
    return laid.index(max(alone) if worth >= 0 else min(alone))


class SwapStep(Step):
    """One seat may swap a card (WF-2.2); without a deck nobody is asked (WF-2.3)."""

    name = "swap"

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if sum(as_windfall(s).deck):
            return True
        s.stack.pop()
        return False

    def options(self, s: State, f: Frame, seat: i64) -> Row:
        hand = as_windfall(s).hands[seat]
        return vec[i64]([pack(KEEP), *(pack(SWAP, card) for card in range(HIGHEST) if hand[card])])

    def take(self, s: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_windfall(s)
        s.stack.pop()
        if kind_of(action) == KEEP:
            if out is not None:
                out.append(Event("kept", int(seat), {}))
            return
        gone, new = card_of(action), int(s.rng.draw(s.deck))
        s.hands[seat][gone] -= 1
        s.hands[seat][new] += 1
        s.discards[gone] += 1
        if out is not None:
            out.append(Event("swapped", int(seat), {"card": gone + 1}, {"drawn": new + 1}, bit_of(seat)))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        if kind_of(action) == SWAP:
            return Reason("WF-2.2", "not-in-hand", {"card": card_of(action) + 1})
        return Reason("WF-2.4", "not-yet", {"asked": self.name})


class LayStep(JointStep):
    """All lay a card at the same time, face down (WF-2.4)."""

    name = "lay"

    def options(self, s: State, f: Frame, seat: i64) -> Row:
        hand = as_windfall(s).hands[seat]
        return vec[i64]([pack(LAY, card) for card in range(HIGHEST) if hand[card]])

    def take(self, s: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_windfall(s)
        f.waiting = without_bit(f.waiting, seat)
        s.hands[seat][card_of(action)] -= 1
        s.laid[seat] = card_of(action)
        if out is not None:
            out.append(Event("laid", int(seat), {}, {"card": card_of(action) + 1}, bit_of(seat)))

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        if kind_of(action) == LAY:
            return Reason("WF-2.4", "not-in-hand", {"card": card_of(action) + 1})
        return Reason("WF-2.2", "too-late", {"asked": self.name})
