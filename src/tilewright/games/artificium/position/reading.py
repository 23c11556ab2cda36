"""A table read from a position: what is given is put there, the cards that are not named are the deck."""

from collections.abc import Callable

from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.paying import IMPOSSIBLE, fee_of, slack_of
from tilewright.games.artificium.position.fields import PHASES, SEAT_CLAUSES, STACK_FIELDS
from tilewright.games.artificium.setup import empty_table
from tilewright.games.artificium.state import NO_CARD, Table
from tilewright.games.artificium.terms import CARD_KINDS, RESOURCE_KINDS
from tilewright.kernel.native import i64, vec
from tilewright.kernel.position import PositionError, PositionLine, split_lines
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import put
from tilewright.kernel.state import Frame


def read_position(r: Artificium, text: str, seed: str) -> Table:
    """The table of a position text; raises PositionError."""
    return Reader(r, seed).read(text)


class Reader:
    """Goes through the lines; the questions that wait come last, when all else lies there."""

    def __init__(self, r: Artificium, seed: str) -> None:
        self.r = r
        self.s = empty_table(r, Rng.from_seed(seed))
        self.s.round = 1
        self.s.inside = r.everybody
        self.phase = "lay"
        self.deck: list[int] | None = None
        self.asks: list[PositionLine] = []
        self.unseen: set[int] = set()  # observers whose count of the deck is given

    def read(self, text: str) -> Table:
        readers: dict[str, Callable[[PositionLine], None]] = {
            "game": self._game, "round": self._round, "ask": self.asks.append, "market": self._pile,
            "discards": self._pile, "deck": self._pile, "seat": self._seat, "know": self._know,
            "unseen": self._unseen,
        }  # fmt: skip
        for line in split_lines(text):
            if line.word not in readers:
                raise line.error("", f"no line begins with {line.word[:40]!r}; there is {', '.join(readers)}")
            readers[line.word](line)
        self._fill_deck()
        self._fill_unseen()
        if not self.s.final:
            self._questions()
        return self.s

    def _game(self, line: PositionLine) -> None:
        line.only()

    def _round(self, line: PositionLine) -> None:
        line.only("first", "phase", "over")
        s, seats = self.s, self.r.seats
        s.round = line.whole(line.head, self.r.box.numbers.rounds)
        s.first = line.whole(line.clauses.get("first", ["0"]), seats - 1)
        self.phase = tuple(PHASES)[line.name(line.clauses.get("phase", ["lay"]), tuple(PHASES))]
        s.final = [line.whole([word], 99999) for word in line.clauses.get("over", [])]
        if s.final and len(s.final) != seats:
            raise line.error("", f"{seats} scores are needed")

    def _pile(self, line: PositionLine) -> None:
        pile = line.count_words(line.head, self.r.box.card_keys)
        if line.word == "deck":
            self.deck = pile
        elif line.word == "market":
            self.s.market = vec[i64](pile)
        else:
            self.s.discards = vec[i64](pile)

    def _seat(self, line: PositionLine) -> None:
        line.only(*SEAT_CLAUSES)
        s, cards, resources = self.s, self.r.box.card_keys, self.r.box.resource_keys
        seat = line.whole(line.head, self.r.seats - 1)
        for word, numbers in (("hand", s.hand), ("applied", s.applied), ("discarding", s.dropping)):
            put(numbers, seat * CARD_KINDS, vec[i64](line.count_words(line.clauses.get(word, []), cards)))
        for word, numbers in (("resources", s.goods), ("selling", s.selling)):
            put(numbers, seat * RESOURCE_KINDS, vec[i64](line.count_words(line.clauses.get(word, []), resources)))
        s.coins[seat] = line.whole(line.clauses.get("coins", ["0"]), 99999)
        s.points[seat] = line.whole(line.clauses.get("points", ["0"]), 99999)
        if "laid" in line.clauses:
            s.laid[seat] = line.name(line.clauses["laid"], cards)
        self._marks(line, seat)
        self._check_choices(line, seat)

    def _marks(self, line: PositionLine, seat: int) -> None:
        s = self.s
        if "out" in line.clauses:
            s.inside &= ~(1 << seat)
        if "passed" in line.clauses:
            s.passed |= 1 << seat
        if "traded" in line.clauses:
            s.traded |= 1 << seat

    def _check_choices(self, line: PositionLine, seat: int) -> None:
        """Nobody discards or sells more than there is."""
        s = self.s
        for have, chosen, width in ((s.hand, s.dropping, CARD_KINDS), (s.goods, s.selling, RESOURCE_KINDS)):
            for at in range(seat * width, seat * width + width):
                if chosen[at] > have[at]:
                    raise line.error("AR-6.1", "more is to be discarded or sold than there is")

    def _observer(self, line: PositionLine) -> int:
        names = (*[str(seat) for seat in range(self.r.seats)], "all")
        return line.name(line.head[:1], names)

    def _know(self, line: PositionLine) -> None:
        """`know OBSERVER HOLDER; cards`; the hand of the holder stands further up."""
        s, observer = self.s, self._observer(line)
        holder = line.whole(line.head[1:], self.r.seats - 1)
        known = line.count_words(line.tail, self.r.box.card_keys)
        for card in range(CARD_KINDS):
            held = s.hand[holder * CARD_KINDS + card] + (s.laid[holder] == card)
            if known[card] > held:
                raise line.error("AR-1.3", f"seat {holder} has not so many {self.r.box.card_keys[card]}")
        at = (observer * self.r.seats + holder) * CARD_KINDS
        put(s.known, at, vec[i64](known))

    def _unseen(self, line: PositionLine) -> None:
        observer = self._observer(line)
        self.unseen.add(observer)
        at = observer * CARD_KINDS
        put(self.s.unseen, at, vec[i64](line.count_words(line.tail, self.r.box.card_keys)))

    def _fill_deck(self) -> None:
        """Whatever is nowhere else; all 108 cards must be somewhere (AR-1.1)."""
        s = self.s
        for card, printed in enumerate(self.r.box.cards):
            used = s.market[card] + s.discards[card] + list(s.laid).count(card)
            for seat in range(self.r.seats):
                used += s.hand[seat * CARD_KINDS + card] + s.applied[seat * CARD_KINDS + card]
            s.deck[card] = printed.count - used
            wrong = self.deck is not None and self.deck[card] != s.deck[card]
            if s.deck[card] < 0 or wrong:
                raise PositionError(
                    0, "AR-1.1", f"there are {printed.count} cards {printed.key}, no more and no less"
                )

    def _fill_unseen(self) -> None:
        """Left out: whatever the observer does not see may be in the deck."""
        s = self.s
        for observer in range(self.r.seats + 1):
            at = observer * CARD_KINDS
            for card, printed in enumerate(self.r.box.cards):
                if observer not in self.unseen:
                    own = s.hand[at + card] if observer < self.r.seats else 0
                    s.unseen[at + card] = printed.count - own - s.market[card] - s.discards[card]
                if s.unseen[at + card] < s.deck[card]:
                    raise PositionError(
                        0, "AR-1.3", f"there are more {printed.key} in the deck than thought possible"
                    )

    def _questions(self) -> None:
        if self.asks:
            self.s.stack = [self._frame(line) for line in self.asks]
        else:
            self._phase()
        self.s.face_down = int(any([f.step == self.r.lay_step for f in self.s.stack]))

    def _phase(self) -> None:
        """The questions of a phase that has just begun, but for cards laid already."""
        r, s = self.r, self.s
        steps = {
            "market": r.market_step, "lay": r.lay_step, "resolve": r.resolve_step, "closing": r.closing_step,
        }  # fmt: skip
        asking = Frame(steps[self.phase], s.first if self.phase == "market" else -1)
        if self.phase == "lay":
            asking.waiting = s.inside & ~sum([1 << seat for seat in range(r.seats) if s.laid[seat] != NO_CARD])
        elif self.phase == "closing":
            asking.waiting = r.everybody
        s.stack = [Frame(r.round_step, -1, PHASES[self.phase]), asking]

    def _frame(self, line: PositionLine) -> Frame:
        """A question that waits; the lines go from the bottom of the stack to its top."""
        r, s = self.r, self.s
        step = line.name(line.head, tuple([step.name for step in r.steps]))
        fields = STACK_FIELDS[r.steps[step].name]
        line.only("seat", "seats", *fields)
        seat = line.whole(line.clauses["seat"], r.seats - 1) if "seat" in line.clauses else -1
        f = Frame(step, seat)
        for word in line.clauses.get("seats", []):
            f.waiting |= 0 if word == "none" else 1 << line.whole([word], r.seats - 1)
        for field in fields:
            words = line.clauses.get(field, [])
            f.a = line.name(words, r.box.card_keys) if field == "card" else line.whole(words, 99)
        if step == r.trade_step:
            f.b = fee_of(r, s, seat, f.a)
            f.c = slack_of(r, s, seat, f.a, f.b)
            if f.b == IMPOSSIBLE or f.c < 0:
                raise line.error("AR-4.8", f"seat {seat} cannot pay for {r.box.card_keys[f.a]}")
        return f
