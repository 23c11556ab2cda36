"""Where every card of Artificium is: 108 of them, each in one place; and what is held to be certain is true."""

from tilewright.games.artificium.book import Book
from tilewright.games.artificium.content.terms import CARD_KINDS
from tilewright.games.artificium.state.state import NO_CARD, ArtificiumState
from tilewright.games.artificium.steps.payment import IMPOSSIBLE, fee_of, slack_of
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


def counts(rules: Rules, s: State) -> list[str]:
    """Everything that is wrong, in words; an empty list if nothing is."""
    assert isinstance(rules, Book)
    assert isinstance(s, ArtificiumState)
    wrong = [] if min([*s.coins, *s.goods, *s.points, *s.hand, *s.market, *s.known]) >= 0 else ["a negative count"]
    wrong += misplaced_cards(rules, s) + wrong_knowledge(rules, s) + wrong_choices(s) + wrong_trade(rules, s)
    if s.face_down != (bool(s.stack) and s.stack[-1].step == rules.lay_step):
        wrong.append("cards lie face down while nobody lays any")
    return wrong


def misplaced_cards(rules: Book, s: ArtificiumState) -> list[str]:
    wrong = []
    for card, printed in enumerate(rules.box.cards):
        count = s.deck[card] + s.discards[card] + s.market[card] + list(s.laid).count(card)
        count += sum(s.hand[card::CARD_KINDS]) + sum(s.applied[card::CARD_KINDS])
        if count != printed.count:
            wrong.append(f"{count} cards {printed.key}, not {printed.count}")
    return wrong


def wrong_knowledge(rules: Book, s: ArtificiumState) -> list[str]:
    """Known cards are in that hand or laid from it; the deck has no more of a kind than all think possible."""
    wrong = []
    width = rules.seats * CARD_KINDS
    held = s.hand[:]
    for seat in range(rules.seats):
        if s.face_down and s.laid[seat] != NO_CARD:
            held[seat * CARD_KINDS + s.laid[seat]] += 1
    for observer in range(rules.seats + 1):
        known = s.known[observer * width : (observer + 1) * width]
        if any([known[at] > held[at] for at in range(width)]):
            wrong.append(f"observer {observer} knows of cards that are not there")
        unseen = s.unseen[observer * CARD_KINDS : (observer + 1) * CARD_KINDS]
        if any([s.deck[card] > unseen[card] for card in range(CARD_KINDS)]):
            wrong.append(f"observer {observer} thinks too few cards possible in the deck")
    return wrong


def wrong_choices(s: ArtificiumState) -> list[str]:
    """Nobody discards or sells more than there is."""
    wrong = [at for at in range(len(s.hand)) if not 0 <= s.dropping[at] <= s.hand[at]]
    wrong += [at for at in range(len(s.goods)) if not 0 <= s.selling[at] <= s.goods[at]]
    return [f"too much is chosen at {at}" for at in wrong]


def wrong_trade(rules: Book, s: ArtificiumState) -> list[str]:
    """While a card is being paid for, it can be paid, and the slack kept is the one counted anew (AR-4.8)."""
    if not s.stack or s.stack[-1].step != rules.trade_step:
        return []
    f = s.stack[-1]
    fee = fee_of(rules, s, f.seat, f.a)
    if fee == IMPOSSIBLE or fee != f.b:
        return [f"the fee is {fee}, not {f.b}"]
    slack = slack_of(rules, s, f.seat, f.a, fee)
    return [] if slack == f.c >= 0 else [f"the slack is {slack}, not {f.c}"]
