"""The effect of a used tile: what it gives, and a choice among several (KF-5.5 to KF-5.14)."""

from tilewright.games.keyflower.content.box import Face
from tilewright.games.keyflower.content.terms import NO_PRICE, P2B
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.frames import ask_about_tile, ask_transport, asked_tile
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.steps.reasons import refuse_effect
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.reason import Reason
from tilewright.kernel.rows import open_row
from tilewright.kernel.rules import ChoiceStep
from tilewright.kernel.state import Frame, State


def begin_effect(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, out: list[Event] | None) -> None:
    """The side that is up now counts for this use (KF-6.7)."""
    face = r.face(s, tile)
    if face.transport or face.upgrades:
        times: i64 = 2 if s.has_power(seat, P2B) else 1
        symbols = face.upgrades
        for expansion in r.expansions:
            symbols += expansion.upgrade_symbols(s, tile)
        s.stack.append(ask_transport(r.transport_step, seat, face.transport * times, symbols * times, tile))
    elif face.price == NO_PRICE:
        give(r, s, tile, seat, face, out)


def give(r: Keyflower, s: KeyflowerState, tile: i64, seat: i64, face: Face, out: list[Event] | None) -> None:
    for word, count in face.gives:
        r.effects[word].give(s, seat, tile, count, out)
    if face.one_of:
        s.stack.append(ask_about_tile(r.effect_step, seat, tile))


class EffectChoiceStep(ChoiceStep):
    """Choose one of several effects, among those that there are (KF-5.14)."""

    name = "effect"

    def __init__(self, rules: Keyflower) -> None:
        self.rules = rules

    def options(self, state: State, f: Frame, seat: i64) -> Row:
        s = as_keyflower(state)
        words = self.rules.face(s, asked_tile(f)).one_of
        found = open_row()
        for word in words:
            if self.rules.effects[word].there(s):
                found = append(found, act.take(word))
        return found

    def take(self, state: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        s = as_keyflower(state)
        s.stack.pop()
        self.rules.effects[act.effect_of(action)].give(s, seat, asked_tile(f), 1, out)

    def refuse(self, state: State, f: Frame, seat: i64, action: i64) -> Reason:
        return refuse_effect(self.rules, as_keyflower(state), f, action)
