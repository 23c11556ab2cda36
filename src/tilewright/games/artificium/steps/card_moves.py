"""Where cards go: drawn, taken, given away; and what each observer then knows about hands and deck (AR-1.3)."""

from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.bits import bit_of
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64
from tilewright.kernel.rows import has_any, open_row, part_total, repeated, row_of, total


def hand_size(s: ArtificiumState, seat: i64) -> i64:
    return part_total(s.hand, seat * CARD_KINDS, CARD_KINDS)


def next_card(s: ArtificiumState) -> i64:
    """The next card of the deck, or -1: blind, but for those whose order a position has set."""
    if len(s.coming) == 0:
        return s.rng.draw(s.deck)
    card = s.coming[0]
    s.coming = s.coming[1:]
    s.deck[card] -= 1
    s.reveals += 1
    return card


def has_run_out(s: ArtificiumState) -> bool:
    """Whether the deck is empty and there are discards to make a new one of (AR-6.2)."""
    return not has_any(s.deck) and has_any(s.discards)


def after_drawing(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> None:
    """The last card was drawn: a new deck is made at once, of the discards of this moment (AR-6.2)."""
    if r.rulings.deck_renewed_at_once and has_run_out(s):
        reshuffle(r, s, out)


def reshuffle(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> None:
    """All have seen the discards, so all know what the new deck is made of."""
    s.deck = s.discards
    s.discards = row_of(0, CARD_KINDS)
    s.unseen = repeated(s.deck, r.seats + 1)
    if out is not None:
        out.append(Event("reshuffled", -1, {"count": total(s.deck)}))


def draw_card(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> i64:
    """A card out of the deck, or -1 if there is none; an empty deck is first made anew (AR-6.2)."""
    if has_run_out(s):
        reshuffle(r, s, out)
    return next_card(s)


def draw_hand(r: Artificium, s: ArtificiumState, seat: i64, count: i64, out: list[Event] | None) -> None:
    """That seat draws cards, as many as there are; a deck that runs out meanwhile is made anew (AR-6.2)."""
    drawn = open_row()
    for _ in range(count):
        if has_run_out(s):
            report_drawn(r, seat, drawn, out)
            drawn = open_row()
            reshuffle(r, s, out)
        card = next_card(s)
        if card < 0:
            break
        s.hand[seat * CARD_KINDS + card] += 1
        s.unseen[seat * CARD_KINDS + card] -= 1
        drawn = append(drawn, card)
    if len(drawn):
        report_drawn(r, seat, drawn, out)
        after_drawing(r, s, out)


def report_drawn(r: Artificium, seat: i64, drawn: Row, out: list[Event] | None) -> None:
    if out is not None and len(drawn):
        secret: dict[str, object] = {"cards": [r.box.card_keys[card] for card in drawn]}
        out.append(Event("drew", seat, {"count": len(drawn)}, secret, bit_of(seat)))


def open_card(r: Artificium, s: ArtificiumState, out: list[Event] | None) -> i64:
    """A card turned up from the deck for all to see, or -1."""
    card = draw_card(r, s, out)
    if card >= 0:
        for observer in range(r.seats + 1):
            s.unseen[observer * CARD_KINDS + card] -= 1
    return card


def take_openly(r: Artificium, s: ArtificiumState, seat: i64, card: i64) -> None:
    """A card that all have seen comes into a hand: from now on all know that it is there."""
    at = seat * CARD_KINDS + card
    s.hand[at] += 1
    known, far = s.known, r.seats * CARD_KINDS
    for _ in range(r.seats + 1):
        known[at] += 1
        at += far


def give_openly(r: Artificium, s: ArtificiumState, seat: i64, card: i64) -> None:
    """A card leaves a hand, and all see which."""
    s.hand[seat * CARD_KINDS + card] -= 1
    forget(r, s, seat, card)


def forget(r: Artificium, s: ArtificiumState, seat: i64, card: i64) -> None:
    """One card less of that kind is certain, for whoever knew of any."""
    known, far, at = s.known, r.seats * CARD_KINDS, seat * CARD_KINDS + card
    for _ in range(r.seats + 1):
        if known[at]:
            known[at] -= 1
        at += far


def take_unseen(r: Artificium, s: ArtificiumState, thief: i64, victim: i64, card: i64) -> None:
    """A card moves between hands, seen by these two only; for the others it may have been any (AR-5.3)."""
    size = hand_size(s, victim)
    s.hand[victim * CARD_KINDS + card] -= 1
    s.hand[thief * CARD_KINDS + card] += 1
    for observer in range(r.seats + 1):
        at = (observer * r.seats + victim) * CARD_KINDS
        gained = (observer * r.seats + thief) * CARD_KINDS + card
        if observer == thief:
            if s.known[at + card]:
                s.known[at + card] -= 1
            continue
        if observer == victim or s.known[at + card] == size:  # a hand of nothing else: all know what was taken
            s.known[gained] += 1
        for kind in range(at, at + CARD_KINDS):
            if s.known[kind]:
                s.known[kind] -= 1
    everybody = (r.seats * r.seats + thief) * CARD_KINDS + card
    s.known[(thief * r.seats + thief) * CARD_KINDS + card] = s.known[everybody]
