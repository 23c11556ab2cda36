"""What each observer knows in a position: cards of a hand, and at most so many of each in the deck (AR-1.3)."""

from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.text.position.partial import PartialPosition
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionLine
from tilewright.kernel.rows import put


def read_knowledge(partial: PartialPosition, lines: list[PositionLine]) -> None:
    """`know OBSERVER HOLDER; cards` and `unseen OBSERVER; cards`, when all hands are there."""
    for line in lines:
        if line.word == "know":
            read_known(partial, line)
        else:
            read_unseen(partial, line)
    fill_unseen(partial)
    share_common(partial)


def observer_of(partial: PartialPosition, line: PositionLine) -> int:
    names = (*[str(seat) for seat in range(partial.r.seats)], "all")
    return line.name(line.head[:1], names)


def cards_of(partial: PartialPosition, line: PositionLine) -> list[int]:
    if line.parts > 1:
        raise line.error("", "one-list", {"word": line.word})
    return line.count_words(line.tail, partial.r.box.card_keys)


def read_known(partial: PartialPosition, line: PositionLine) -> None:
    r, s, observer = partial.r, partial.s, observer_of(partial, line)
    holder = line.whole(line.head[1:], r.seats - 1)
    partial.once(line, f"know {line.head[0]} {holder}")
    known = cards_of(partial, line)
    for card in range(CARD_KINDS):
        held = s.hand[holder * CARD_KINDS + card] + (1 if s.face_down and s.laid[holder] == card else 0)
        if known[card] > held:
            raise line.error("AR-1.3", "too-few-cards", {"at": holder, "card": r.box.card_keys[card]})
    put(s.known, (observer * r.seats + holder) * CARD_KINDS, vec[i64](known))


def read_unseen(partial: PartialPosition, line: PositionLine) -> None:
    observer = observer_of(partial, line)
    if len(line.head) != 1:
        raise line.error("", "one-observer")
    partial.once(line, f"unseen {observer}")
    put(partial.s.unseen, observer * CARD_KINDS, vec[i64](cards_of(partial, line)))


def fill_unseen(partial: PartialPosition) -> None:
    """Left out: whatever the observer does not see may be in the deck. Nobody thinks more possible than all do."""
    r, s = partial.r, partial.s
    for observer in range(r.seats, -1, -1):
        at, common = observer * CARD_KINDS, r.seats * CARD_KINDS
        line = partial.blame(f"unseen {observer}")
        for card, printed in enumerate(r.box.cards):
            if f"unseen {observer}" not in partial.where:
                own = s.hand[at + card] if observer < r.seats else 0
                s.unseen[at + card] = printed.count - own - s.market[card] - s.discards[card]
                if observer < r.seats:
                    s.unseen[at + card] = min(s.unseen[at + card], s.unseen[common + card])
            if s.unseen[at + card] < s.deck[card]:
                raise line.error("AR-1.3", "deck-impossible", {"card": printed.key})
            if s.unseen[at + card] > printed.count:
                raise line.error("AR-1.1", "only-so-many-cards", {"most": printed.count, "card": printed.key})
            if s.unseen[at + card] > s.unseen[common + card]:
                raise line.error("AR-1.3", "more-than-all-think", {"at": observer, "card": printed.key})


def share_common(partial: PartialPosition) -> None:
    """What all know each one knows too; and of its own hand nothing but what can be read of it from outside."""
    r, s = partial.r, partial.s
    for holder in range(r.seats):
        common = (r.seats * r.seats + holder) * CARD_KINDS
        for observer in range(r.seats):
            own = (observer * r.seats + holder) * CARD_KINDS
            for card in range(CARD_KINDS):
                if observer == holder and s.known[own + card] > s.known[common + card]:
                    line = partial.blame(f"know {observer} {holder}")
                    raise line.error("AR-1.3", "own-hand-known")
                s.known[own + card] = max(s.known[own + card], s.known[common + card])
