"""A table as readable text, one line a thing; the chance to come is not part of it."""

from collections.abc import Iterable

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.frames import STAGES, written_number
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.games.artificium.text.position.fields import STACK_FIELDS
from tilewright.kernel.bits import has_bit
from tilewright.kernel.native import Row, i64
from tilewright.kernel.state import Frame


def write_position(r: Artificium, s: ArtificiumState, spec: str) -> str:
    cards = r.box.card_keys
    over = "" if s.stack else "; over " + " ".join([str(points) for points in s.final])
    lines = [f"game {spec}; rules {r.version}", f"round {s.round}; first {s.first}{over}"]
    lines += [f"ask {frame_line(r, f)}" for f in s.stack]
    lines += [f"market {counts(cards, s.market)}", f"discards {counts(cards, s.discards)}"]
    lines.append(f"deck {counts(cards, s.deck)}")
    if len(s.coming):
        lines[-1] += "; next " + " ".join([cards[card] for card in s.coming])
    lines += [f"seat {seat_line(r, s, seat)}" for seat in range(r.seats)]
    lines += knowledge_lines(r, s)
    return "\n".join(lines) + "\n"


def counts(names: tuple[str, ...], numbers: Iterable[int]) -> str:
    """`2 farm 1 castle`, or `none`."""
    return " ".join([f"{n} {names[kind]}" for kind, n in enumerate(numbers) if n]) or "none"


def row(numbers: Row, index: i64, width: i64) -> list[int]:
    return list(numbers[index * width : index * width + width])


def frame_line(r: Artificium, f: Frame) -> str:
    """A question that waits: the step, who is asked, and what it remembers."""
    name = r.steps[f.step].name
    seats = " ".join([str(seat) for seat in range(r.seats) if has_bit(f.waiting, seat)]) or "none"
    line = f"{name}; seat {f.seat}" if f.seat >= 0 else f"{name}; seats {seats}"
    for field in STACK_FIELDS[name]:
        line += f"; {field} {field_text(r, field, written_number(f))}"
    return line


def field_text(r: Artificium, field: str, value: int) -> str:
    if field == "card":
        return r.box.card_keys[value]
    return STAGES[value] if field == "next" else str(value)


def seat_line(r: Artificium, s: ArtificiumState, seat: int) -> str:
    cards, resources = r.box.card_keys, r.box.resource_keys
    line = f"{seat}; hand {counts(cards, row(s.hand, seat, CARD_KINDS))}; coins {s.coins[seat]}"
    line += f"; points {s.points[seat]}; resources {counts(resources, row(s.goods, seat, RESOURCE_KINDS))}"
    for word, names, numbers in (
        ("applied", cards, row(s.applied, seat, CARD_KINDS)),
        ("discarding", cards, row(s.dropping, seat, CARD_KINDS)),
        ("selling", resources, row(s.selling, seat, RESOURCE_KINDS)),
    ):
        line += f"; {word} {counts(names, numbers)}" if any(numbers) else ""
    if s.laid[seat] != NO_CARD:
        line += f"; laid {cards[s.laid[seat]]}"
    for word, holds in (
        ("out", not s.is_inside(seat)),
        ("passed", s.has_passed(seat)),
        ("traded", s.has_traded(seat)),
    ):
        line += f"; {word}" if holds else ""
    return line


def knowledge_lines(r: Artificium, s: ArtificiumState) -> list[str]:
    """What each observer is certain of: cards in a hand, and at most so many of each in the deck."""
    lines = []
    for observer in range(r.seats + 1):
        name = str(observer) if observer < r.seats else "all"
        for holder in range(r.seats):
            known = row(s.known, observer * r.seats + holder, CARD_KINDS)
            if any(known):
                lines.append(f"know {name} {holder}; {counts(r.box.card_keys, known)}")
        lines.append(f"unseen {name}; {counts(r.box.card_keys, row(s.unseen, observer, CARD_KINDS))}")
    return lines
