"""What a seat may know, built up from nothing: whatever is not named here stays secret (AR-1.3)."""

from collections.abc import Iterable

from tilewright.games.artificium.content.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.scoring.explanation import explain
from tilewright.games.artificium.state.frames import applied_card, drops_left, fee_asked
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.kernel.native import Row, i64


def named(names: tuple[str, ...], counts: Iterable[int]) -> dict[str, int]:
    """Counts by name, without those that are 0."""
    return {names[kind]: count for kind, count in enumerate(counts) if count}


def row(numbers: Row, index: i64, width: i64) -> list[int]:
    return list(numbers[index * width : index * width + width])


def build_view(r: Artificium, s: ArtificiumState, seat: int) -> dict[str, object]:
    cards = r.box.card_keys
    view: dict[str, object] = {
        "game": r.game,
        "seats": r.seats,
        "round": s.round,
        "rounds": r.box.numbers.rounds,
        "first": s.first,
        "question": question(r, s),
        "market": named(cards, s.market),
        "deck": sum(s.deck),
        "discards": named(cards, s.discards),
        "unseen": named(cards, row(s.unseen, seat if seat >= 0 else r.seats, CARD_KINDS)),
        "players": [player(r, s, other, seat) for other in range(r.seats)],
    }
    if seat >= 0:
        view["own"] = own(r, s, seat)
    if not s.stack:
        view["scores"] = s.final[:]
        view["winners"] = r.winners(s)
        view["explained"] = [explain(r, s, other) for other in range(r.seats)]
    return view


def question(r: Artificium, s: ArtificiumState) -> dict[str, object]:
    if not s.stack:
        return {"asked": "", "waiting": []}
    f = s.stack[-1]
    shown: dict[str, object] = {"asked": r.steps[f.step].name, "waiting": r.waiting_seats(s)}
    if f.step == r.trade_step:
        shown["card"] = r.box.card_keys[applied_card(f)]
        shown["coins"] = fee_asked(f)
    elif f.step == r.resolve_step:
        shown["card"] = r.box.card_keys[s.laid[f.seat]]
    elif shown["asked"] == "mage":
        shown["count"] = drops_left(f)
    return shown


def player(r: Artificium, s: ArtificiumState, seat: int, viewer: int) -> dict[str, object]:
    """What lies open before a player, and what the viewer is certain of in that hand."""
    cards, resources = r.box.card_keys, r.box.resource_keys
    laid = s.laid[seat] != NO_CARD
    shown: dict[str, object] = {
        "seat": seat,
        "points": s.points[seat],
        "coins": s.coins[seat],
        "resources": named(resources, row(s.goods, seat, RESOURCE_KINDS)),
        "applied": named(cards, row(s.applied, seat, CARD_KINDS)),
        "hand": sum(row(s.hand, seat, CARD_KINDS)),
        "in_round": s.is_inside(seat),
        "passed": s.has_passed(seat),
        "traded": s.has_traded(seat),
        "laid": laid,
    }
    if laid and not s.face_down:
        shown["card"] = cards[s.laid[seat]]
    if seat != viewer:
        observer = viewer if viewer >= 0 else r.seats
        shown["known"] = named(cards, row(s.known, observer * r.seats + seat, CARD_KINDS))
    return shown


def own(r: Artificium, s: ArtificiumState, seat: int) -> dict[str, object]:
    """What only this seat sees: hand and laid card, the choices of a round's end, and who knows of which card."""
    cards = r.box.card_keys
    return {
        "hand": named(cards, row(s.hand, seat, CARD_KINDS)),
        "laid": cards[s.laid[seat]] if s.laid[seat] != NO_CARD else "",
        "discarding": named(cards, row(s.dropping, seat, CARD_KINDS)),
        "selling": named(r.box.resource_keys, row(s.selling, seat, RESOURCE_KINDS)),
        "known_to": [
            named(cards, row(s.known, observer * r.seats + seat, CARD_KINDS)) for observer in range(r.seats + 1)
        ],
    }
