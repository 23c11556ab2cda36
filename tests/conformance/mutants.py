"""The toy game broken on purpose, in one way for each law; `SOUND` is the toy game as it is."""

from collections.abc import Callable, Iterator

from tests.fields import fields
from tests.kernel.toy import (
    DRAW,
    END,
    KINDS,
    NOTHING,
    SHOW,
    TRADE,
    Cards,
    OfferStep,
    RoundStep,
    Toy,
    ToyEncoding,
    TurnStep,
    card,
)
from tilewright.conformance.checks import Checks
from tilewright.kernel.encoding import Encoding
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules, Step
from tilewright.kernel.state import Frame, State

NUMBERS = frozenset({"TY-1.1", "TY-1.2", "TY-1.3", "TY-1.4", "TY-2.1"})


def counts(rules: Rules, s: State) -> list[str]:
    assert isinstance(rules, Toy)
    assert isinstance(s, Cards)
    rows = [list(s.deck), s.pool, *s.hands, *s.shown]
    return [name for kind, name in enumerate(KINDS) if sum(row[kind] for row in rows) != rules.each + 1]


def planted(rules: Rules, s: State, seat: int, dice: Rng) -> Iterator[tuple[str, State]]:
    assert isinstance(s, Cards)
    copy = s.clone()
    for other in [other for other in range(rules.seats) if other != seat]:
        for kind in range(len(KINDS)):
            wanted = (kind + 1) % len(KINDS)
            if copy.hands[other][kind] and copy.deck[wanted]:
                for row, change in ((copy.hands[other], -1), (copy.deck, 1)):
                    row[kind] += change
                    row[wanted] -= change
        if copy.offers[other]:
            copy.offers[other] = NOTHING + 1
    yield "other cards", copy


CHECKS = Checks(counts, planted, frozenset(), NUMBERS)


class AskForeigners(RoundStep):
    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        super().enter(s, f, out)
        if s.stack and s.stack[-1].step == self.rules.offer_step:
            s.stack[-1].waiting |= 1 << self.rules.seats
        return False


class OfferTwice(TurnStep):
    def options(self, s: State, f: Frame, seat: int) -> Row:
        return append(super().options(s, f, seat), card(END))


class NeverEnd(TurnStep):
    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        f.a = 0
        return True

    def options(self, s: State, f: Frame, seat: int) -> Row:
        return vec[i64]([card(END)])

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        f.a += 1


class CopyCards(TurnStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        super().take(s, f, seat, action, out)
        if action & 7 == SHOW and isinstance(s, Cards):
            s.hands[seat][action >> 3] += 1


class ChangeOrder(TurnStep):
    calls = 0

    def options(self, s: State, f: Frame, seat: int) -> Row:
        self.calls += 1
        return vec[i64](list(super().options(s, f, seat))[:: 1 if self.calls % 2 else -1])


class WrongRule(TurnStep):
    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        return Reason("XY-1.1", "so")


class HeedEvents(TurnStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        super().take(s, f, seat, action, out)
        if out is not None:
            s.rng.word()


class PeekAtDeck(TurnStep):
    def options(self, s: State, f: Frame, seat: int) -> Row:
        found = super().options(s, f, seat)
        hidden = isinstance(s, Cards) and s.deck[0] < s.deck[1]
        return vec[i64]([action for action in found if action != card(DRAW) or not hidden])


class AnnounceTrades(TurnStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        super().take(s, f, seat, action, out)
        if out is not None and action & 7 == TRADE:
            out.append(Event("thinks", seat, {}))


class AnnounceDraws(TurnStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        before = s.hands[seat][:] if isinstance(s, Cards) else []
        super().take(s, f, seat, action, out)
        if out is not None and action & 7 == DRAW and isinstance(s, Cards):
            drawn = [new - old for new, old in zip(s.hands[seat], before, strict=True)]
            out.append(Event("whispered", seat, {"card": drawn.index(1)}))


class AnnounceBadly(TurnStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        super().take(s, f, seat, action, out)
        if out is not None:
            out.append(Event("did", seat, {"kind": "something"}))


class AnnounceOffers(OfferStep):
    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        super().take(s, f, seat, action, out)
        if out is not None:
            out.append(Event("offers", seat, {"card": action >> 3}))


def take_over(copy: Cards, s: Cards) -> None:
    """All fields but the questions."""
    for name in fields(s):
        if name != "stack":
            setattr(copy, name, getattr(s, name))


class SharedHands(Cards):
    """A copy that keeps the rows of its original."""

    def clone(self) -> "SharedHands":
        copy = SharedHands(self.rng.clone(), [frame.clone() for frame in self.stack])
        take_over(copy, super().clone())
        copy.hands = self.hands
        return copy


class NoNews(Cards):
    """A state that hides that something became known."""

    def news(self) -> int:
        return 0

    def clone(self) -> "NoNews":
        copy = NoNews(self.rng.clone(), [frame.clone() for frame in self.stack])
        take_over(copy, super().clone())
        return copy


class OtherState(Toy):
    """The toy game with another class of states."""

    def __init__(self, kind: type[Cards]) -> None:
        super().__init__(3)
        self.kind = kind

    def new(self, seed: str) -> Cards:
        s, copy = super().new(seed), self.kind(Rng.from_seed(seed), [])
        take_over(copy, s)
        copy.stack = s.stack
        return copy


class DullTexts(Toy):
    def text(self, action: int) -> str:
        return super().text(action & 7) if action & 7 == SHOW else super().text(action)


class CuriousView(Toy):
    def view(self, s: State, seat: int) -> dict[str, object]:
        s.rng.word()
        return super().view(s, seat)


class Refuser(Toy):
    def why_not(self, s: State, seat: int, text: str) -> Reason | None:
        return Reason("TY-1.3", "not-asked") if text == "end" else super().why_not(s, seat, text)


class Forgetful(Toy):
    def thaw(self, frozen: dict[str, object]) -> Cards:
        s = super().thaw(frozen)
        if s.stack:  # another law looks at the end
            s.reveals, s.pool = 0, [1, 1, 1]
        return s


class OpenDeck(Toy):
    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Cards)
        return {**super().view(s, seat), "deck": s.deck[:]}


class Cheater(Toy):
    def determinize(self, s: State, seat: int, rng: Rng) -> Cards:
        assert isinstance(s, Cards)
        guess = super().determinize(s, seat, rng)
        guess.hands = [row[:] for row in s.hands]
        guess.deck = s.deck[:]
        return guess


class LentView(Toy):
    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Cards)
        return {**super().view(s, seat), "pool": s.pool}


class LostCards(Toy):
    def determinize(self, s: State, seat: int, rng: Rng) -> Cards:
        guess = super().determinize(s, seat, rng)
        guess.deck = vec[i64]([0, 0, 0])
        return guess


class NoWinner(Toy):
    def winners(self, s: State) -> list[int]:
        return []


def with_step(at: int, make: Callable[[Toy], Step]) -> Toy:
    toy = Toy(3)
    toy.steps[at] = make(toy)
    return toy


class OpenNumbers(Toy):
    def encoding(self) -> Encoding:
        return NeighboursHand(self)


class NeighboursHand(ToyEncoding):
    def write(self, s: State, seat: int, out: Row, at: int) -> None:
        super().write(s, seat, out, at)
        assert isinstance(s, Cards)
        out[at + self.deck] = s.hands[seat - 1][0]


class UnsetNumbers(Toy):
    def encoding(self) -> Encoding:
        return Unset(self)


class Unset(ToyEncoding):
    def write(self, s: State, seat: int, out: Row, at: int) -> None:
        kept = out[at + self.deck]
        super().write(s, seat, out, at)
        out[at + self.deck] = kept


SOUND = Toy(3)
MUTANTS: dict[str, Callable[[], Toy]] = {
    "somebody_is_asked": lambda: with_step(0, AskForeigners),
    "options_are_there_and_differ": lambda: with_step(1, OfferTwice),
    "texts_are_their_actions": lambda: DullTexts(3),
    "pieces_are_conserved": lambda: with_step(1, CopyCards),
    "options_keep_their_order": lambda: with_step(1, ChangeOrder),
    "looking_changes_nothing": lambda: CuriousView(3),
    "options_are_allowed": lambda: Refuser(3),
    "options_or_a_reason": lambda: with_step(1, WrongRule),
    "states_survive_freezing": lambda: Forgetful(3),
    "copies_go_the_same_way": lambda: with_step(1, HeedEvents),
    "hidden_things_are_not_shown": lambda: OpenDeck(3),
    "guesses_use_only_what_is_seen": lambda: Cheater(3),
    "options_and_reasons_use_only_what_is_seen": lambda: with_step(1, PeekAtDeck),
    "choices_in_the_making_are_not_shown": lambda: with_step(1, AnnounceTrades),
    "events_reveal_no_more_than_views": lambda: with_step(3, lambda toy: AnnounceOffers()),
    "events_reveal_nothing_hidden": lambda: with_step(1, AnnounceDraws),
    "events_are_plain": lambda: with_step(1, AnnounceBadly),
    "what_can_be_undone_revealed_nothing": lambda: OtherState(NoNews),
    "what_others_do_without_news_shows_only_what_they_chose": lambda: OtherState(NoNews),
    "views_are_plain_and_their_own": lambda: LentView(3),
    "guesses_can_be_played_to_the_end": lambda: LostCards(3),
    "numbers_show_nothing_hidden": lambda: OpenNumbers(3),
    "numbers_are_what_they_say": lambda: UnsetNumbers(3),
    "copies_stay_as_they_were": lambda: OtherState(SharedHands),
    "ends_are_sound": lambda: NoWinner(3),
    "games_end": lambda: with_step(1, NeverEnd),
}
