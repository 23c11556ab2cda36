"""The questions of a position: those of a phase, or read from its `ask` lines."""

from tilewright.games.artificium.content.terms import EFFECTS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.frames import (
    LAY_CARDS,
    STAGES,
    applied_card,
    ask_resolve,
    set_payment,
    set_written_number,
    stage_of,
)
from tilewright.games.artificium.state.state import NO_CARD
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, slack_of
from tilewright.games.artificium.text.position.fields import APPLYING, PHASES, STACK_FIELDS, TOGETHER
from tilewright.games.artificium.text.position.partial import PartialPosition
from tilewright.kernel.bits import bit_of, with_bit, without_bit
from tilewright.kernel.position import PositionLine
from tilewright.kernel.state import Frame


def open_phase(partial: PartialPosition) -> None:
    """The questions of a phase that has just begun, but for cards laid already."""
    r, s = partial.r, partial.s
    steps = {"market": r.market_step, "lay": r.lay_step, "resolve": r.resolve_step, "closing": r.closing_step}
    asking = Frame(steps[partial.phase], s.first if partial.phase == "market" else -1)
    if partial.phase == "lay":
        asking.waiting = who_lays(partial)
    elif partial.phase == "closing":
        asking.waiting = r.everybody
    s.stack = [Frame(r.round_step, -1, PHASES[partial.phase]), asking]


def who_lays(partial: PartialPosition) -> int:
    """The seats in the round that have laid no card yet, a bit each."""
    s = partial.s
    found = s.inside
    for seat in range(partial.r.seats):
        if s.laid[seat] != NO_CARD:
            found = without_bit(found, seat)
    return found


def place_of(partial: PartialPosition, seat: int, card: int) -> int:
    """When a laid card has its turn: actions first, each kind clockwise from the first player (AR-4.2)."""
    seats = partial.r.seats
    return (seat - partial.s.first) % seats + (0 if partial.r.box.is_action[card] else seats)


def read_question(partial: PartialPosition, line: PositionLine) -> None:
    """A question that waits; the lines go from the bottom of the stack to its top."""
    r, s = partial.r, partial.s
    names = tuple([step.name for step in r.steps])
    step = line.name(line.head, names)
    name = names[step]
    fields = STACK_FIELDS[name]
    line.only("seat", "seats", *fields)
    if partial.over:
        raise line.error("AR-7.1", "game-over")
    f = Frame(step, line.whole(line.clauses["seat"], r.seats - 1) if "seat" in line.clauses else -1)
    for word in line.clauses.get("seats", []):
        if word != "none":
            f.waiting = with_bit(f.waiting, line.whole([word], r.seats - 1))
    for field in fields:
        set_written_number(f, field_of(partial, line, field))
    add_below(partial, name, f)
    check_place(partial, name, f, line)
    if name == "trade":
        pay(partial, f, line)
    s.stack.append(f)
    partial.where["ask"] = line


def field_of(partial: PartialPosition, line: PositionLine, field: str) -> int:
    words = line.clauses.get(field, [])
    if field == "card":
        return line.name(words, partial.r.box.card_keys)
    if field == "next":
        return line.stage(words, STAGES)
    return line.whole(words, 2 * partial.r.seats)


def add_below(partial: PartialPosition, name: str, f: Frame) -> None:
    """The round, and the card that is being resolved, where a first question can stand upon nothing else."""
    r, stack = partial.r, partial.s.stack
    if stack or name == "round":
        return
    stack.append(Frame(r.round_step, -1, PHASES.get(name, LAY_CARDS)))
    if name not in PHASES and f.seat >= 0:
        card = applied_card(f) if name in APPLYING else building_with(r, name)
        stack.append(ask_resolve(r.resolve_step, f.seat, place_of(partial, f.seat, card) + 1))


def building_with(r: Artificium, name: str) -> int:
    """A building whose effect asks that question: the Knight's, or the Mage's."""
    return next(card for card, printed in enumerate(r.box.cards) if EFFECTS[printed.effect] == name)


def check_place(partial: PartialPosition, name: str, f: Frame, line: PositionLine) -> None:
    """Whether such a question can stand upon those before it, and is asked of somebody."""
    r, stack = partial.r, partial.s.stack
    below = r.steps[stack[-1].step].name if stack else ""
    wanted = "" if name == "round" else ("round" if name in PHASES else "resolve")
    if below != wanted:
        raise line.error("", "stands-upon" if wanted else "stands-first", {"name": name, "wanted": wanted})
    if name in PHASES and stage_of(stack[-1]) != PHASES[name]:
        raise line.error("", "line-before", {"name": name, "wanted": f"next {STAGES[PHASES[name]]}"})
    if name == "round":
        asked = f.seat < 0 and f.waiting == 0
    elif name in TOGETHER:
        asked = f.seat < 0 and f.waiting > 0
    elif name == "resolve" and f.seat < 0:
        asked = f.waiting == 0  # it finds the first by itself
    else:
        asked = f.seat >= 0 and f.waiting == bit_of(f.seat)
    if not asked:
        raise line.error("", "asked-of-nobody", {"name": name})


def pay(partial: PartialPosition, f: Frame, line: PositionLine) -> None:
    """Fee and slack of a trade are worked out anew."""
    r, s = partial.r, partial.s
    card = applied_card(f)
    fee = fee_of(r, s, f.seat, card)
    slack = slack_of(r, s, f.seat, card, fee)
    set_payment(f, fee, slack)
    if fee == IMPOSSIBLE or slack < 0:
        raise line.error("AR-4.8", "cannot-pay", {"at": f.seat, "card": r.box.card_keys[card]})
