"""A tiny card game that has all a kernel must carry: hidden hands, a draw, a private choice, a joint question."""

from tilewright.kernel.encoding import Encoding, OptionField, seat_names
from tilewright.kernel.event import Event
from tilewright.kernel.frozen import as_int, as_ints, as_list, copy_lists
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.reason import Malformed, Reason
from tilewright.kernel.registry import Game, GameOption, Registry, Value
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import row_of
from tilewright.kernel.rules import Rules, Step
from tilewright.kernel.state import Frame, State

KINDS = ("ash", "birch", "cedar")
DRAW, SHOW, TRADE, FOR, END, OFFER = range(6)
WORDS = ("draw", "show", "trade", "for", "end", "offer")
TAKES_KIND = (SHOW, TRADE, FOR, OFFER)
TURN_LENGTH = 3  # things done in one turn at most
NOTHING = len(KINDS)


def card(word: int, kind: int = 0) -> int:
    return word | kind << 3


class Cards(State):
    """Hands, an open pool, a face-down deck, what was shown, and the secret offers of the round."""

    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack)
        self.round = 0
        self.hands: list[list[int]] = []  # rows are replaced, never changed
        self.shown: list[list[int]] = []
        self.deck: Row = vec[i64]()
        self.pool: list[int] = []
        self.offers: list[int] = []  # kind + 1 by seat, 0 = none yet

    def clone(self) -> "Cards":
        copy = Cards(self.rng.clone(), [frame.clone() for frame in self.stack])
        copy.reveals = self.reveals
        copy.round = self.round
        copy.hands = [row[:] for row in self.hands]
        copy.shown = [row[:] for row in self.shown]
        copy.deck, copy.pool, copy.offers = self.deck[:], self.pool[:], self.offers[:]
        return copy

    def freeze(self) -> dict[str, object]:
        plain = {"round": self.round, "hands": self.hands, "shown": self.shown, "deck": list(self.deck)}
        return {**self.freeze_core(), **plain, "pool": self.pool, "offers": self.offers}


class RoundStep(Step):
    """Stands at the bottom and never asks. Frame: a the seat whose turn comes, then the offers."""

    name = "round"

    def __init__(self, rules: "Toy") -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        assert isinstance(s, Cards)
        if f.a < self.rules.seats:
            s.stack.append(Frame(self.rules.turn_step, f.a))
        elif f.a == self.rules.seats:
            asking = Frame(self.rules.offer_step, -1)
            asking.waiting = (1 << self.rules.seats) - 1
            s.stack.append(asking)
        else:
            self._reveal(s, f, out)
            return False
        f.a += 1
        return False

    def _reveal(self, s: Cards, f: Frame, out: list[Event] | None) -> None:
        s.reveals += 1
        s.round += 1
        f.a = 0
        for seat, offer in enumerate(s.offers):
            if offer - 1 < NOTHING:
                s.hands[seat][offer - 1] -= 1
                s.shown[seat][offer - 1] += 1
        if out is not None:
            out.append(Event("revealed", -1, {"offers": [offer - 1 for offer in s.offers]}))
        s.offers = [0] * self.rules.seats
        if s.round == self.rules.rounds:
            s.stack.pop()


class TurnStep(Step):
    """Up to three things in a turn. Frame: a how many were done."""

    name = "turn"

    def __init__(self, rules: "Toy") -> None:
        self.rules = rules

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if f.a < TURN_LENGTH:
            return True
        s.stack.pop()
        return False

    def options(self, s: State, f: Frame, seat: int) -> Row:
        assert isinstance(s, Cards)
        held = [kind for kind in range(len(KINDS)) if s.hands[seat][kind]]
        found = [card(DRAW)] if sum(s.deck) else []
        found += [card(SHOW, kind) for kind in held]
        found += [card(TRADE, kind) for kind in held if sum(s.pool) > s.pool[kind]]
        return vec[i64]([*found, card(END)])

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Cards)
        word, kind = action & 7, action >> 3
        f.a += 1
        if word == DRAW:
            self._draw(s, seat, out)
        elif word == SHOW:
            s.hands[seat][kind] -= 1
            s.shown[seat][kind] += 1
            if out is not None:
                out.append(Event("showed", seat, {"card": KINDS[kind]}))
        elif word == TRADE:
            s.stack.append(Frame(self.rules.trade_step, seat, kind))
        else:
            s.stack.pop()

    def _draw(self, s: Cards, seat: int, out: list[Event] | None) -> None:
        kind = s.rng.draw(s.deck)
        s.hands[seat][kind] += 1
        if out is not None:
            out.append(Event("drew", seat, {}, {"card": KINDS[kind]}, 1 << seat))

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        if action & 7 == DRAW:
            return Reason("TY-1.1", "deck-is-empty")
        if action & 7 in (SHOW, TRADE):
            return Reason("TY-1.2", "not-in-hand", {"kind": KINDS[action >> 3]})
        return Reason("TY-1.3", "not-asked", {"asked": self.name})


class TradeStep(Step):
    """For which card of the pool; nobody else knows before it is done. Frame: a the kind given."""

    name = "trade"
    private = True

    def options(self, s: State, f: Frame, seat: int) -> Row:
        assert isinstance(s, Cards)
        return vec[i64]([card(FOR, kind) for kind in range(len(KINDS)) if s.pool[kind] and kind != f.a])

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Cards)
        s.stack.pop()
        taken = action >> 3
        for kind, change in ((f.a, 1), (taken, -1)):
            s.pool[kind] += change
            s.hands[seat][kind] -= change
        if out is not None:
            out.append(Event("traded", seat, {"gave": KINDS[f.a], "took": KINDS[taken]}))

    def withdraw(self, s: State, f: Frame) -> None:
        s.stack.pop()
        s.stack[-1].a -= 1

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        return Reason("TY-1.4", "not-in-the-pool", {"asked": self.name})


class OfferStep(Step):
    """All choose a card at the same time; all are turned up together."""

    name = "offer"

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if f.waiting:
            return True
        s.stack.pop()
        return False

    def options(self, s: State, f: Frame, seat: int) -> Row:
        assert isinstance(s, Cards)
        held = [kind for kind in range(len(KINDS)) if s.hands[seat][kind]]
        return vec[i64]([card(OFFER, kind) for kind in [*held, NOTHING]])

    def take(self, s: State, f: Frame, seat: int, action: int, out: list[Event] | None) -> None:
        assert isinstance(s, Cards)
        f.waiting &= ~(1 << seat)
        s.offers[seat] = (action >> 3) + 1
        if out is not None:
            out.append(Event("offered", seat, {}, {"card": action >> 3}, 1 << seat))

    def refuse(self, s: State, f: Frame, seat: int, action: int) -> Reason:
        return Reason("TY-2.1", "not-in-hand", {"asked": self.name})


class ToyEncoding(Encoding):
    """What a seat may know of the cards."""

    def __init__(self, rules: "Toy") -> None:
        super().__init__("toy", 1)
        self.rules = rules
        seats = seat_names(rules.seats)
        self.asked = self.add_choice("question", ("none", *[step.name for step in rules.steps]))
        self.deck = self.add_count("deck")
        self.pool = self.add_count("pool", KINDS)
        self.hands = self.add_count("hands", seats)
        self.shown = self.add_count("shown", seats, KINDS)
        self.own = self.add_count("own hand", KINDS)
        self.kinds, self.kind_bits = WORDS, 3
        self.option_fields = [OptionField(word, "card", 3, 10) for word in TAKES_KIND]

    def write(self, s: State, seat: int, out: Row, at: int) -> None:
        assert isinstance(s, Cards)
        f = self.rules.open_frame(s, seat) if s.stack else None
        out[at + self.asked] = 0 if f is None else f.step + 1
        out[at + self.deck] = sum(s.deck)
        for other in range(self.rules.seats):
            to = (other - max(seat, 0)) % self.rules.seats
            out[at + self.hands + to] = sum(s.hands[other])
            for kind in range(len(KINDS)):
                out[at + self.shown + to * len(KINDS) + kind] = s.shown[other][kind]
        for kind in range(len(KINDS)):
            out[at + self.pool + kind] = s.pool[kind]
            out[at + self.own + kind] = s.hands[seat][kind] if seat >= 0 else 0


class Toy(Rules):
    """The whole game; its numbered rules would be TY-1 and TY-2."""

    def __init__(self, seats: int, rounds: int = 2, each: int = 8) -> None:
        super().__init__("toy", 1, seats)
        self.rounds = rounds
        self.each = each
        self.content = "c0ffee"
        self.round_step = self.add_step(RoundStep(self))
        self.turn_step = self.add_step(TurnStep(self))
        self.trade_step = self.add_step(TradeStep())
        self.offer_step = self.add_step(OfferStep())

    def new(self, seed: str) -> Cards:
        s = Cards(Rng.from_seed(seed), [])
        s.deck = row_of(self.each, len(KINDS))
        s.pool = [1] * len(KINDS)
        s.hands = [[0] * len(KINDS) for _ in range(self.seats)]
        s.shown = [[0] * len(KINDS) for _ in range(self.seats)]
        s.offers = [0] * self.seats
        for seat in range(self.seats):
            for _ in range(2):
                s.hands[seat][s.rng.draw(s.deck)] += 1
        s.stack.append(Frame(self.round_step, -1))
        self.settle(s, None)
        return s

    def thaw(self, frozen: dict[str, object]) -> Cards:
        key, count = as_list(frozen["rng"])
        s = Cards(Rng(bytes.fromhex(str(key)), as_int(count)), [])
        s.stack = [Frame.thaw(as_ints(row)) for row in as_list(frozen["stack"])]
        s.reveals = as_int(frozen["reveals"])
        for name in ("round", "hands", "shown", "pool", "offers"):
            setattr(s, name, copy_lists(frozen[name]))
        s.deck = vec[i64](as_ints(frozen["deck"]))
        return s

    def text(self, action: int) -> str:
        word, kind = action & 7, action >> 3
        if word not in TAKES_KIND:
            return WORDS[word]
        return f"{WORDS[word]} {KINDS[kind] if kind < NOTHING else 'nothing'}"

    def parse(self, text: str) -> int:
        word, _, rest = text.partition(" ")
        if word not in WORDS:
            raise Malformed("no-such-word", {"given": word[:40], "names": list(WORDS)})
        kinds = (*KINDS, "nothing") if word == "offer" else KINDS
        if (WORDS.index(word) in TAKES_KIND) != bool(rest) or (rest and rest not in kinds):
            raise Malformed("none-of", {"given": rest[:40], "names": list(kinds)})
        return card(WORDS.index(word), kinds.index(rest) if rest else 0)

    def view(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, Cards)
        f = self.open_frame(s, seat) if s.stack else None
        seen: dict[str, object] = {
            "round": s.round,
            "asked": "" if f is None else self.steps[f.step].name,
            "waiting": [] if f is None else [one for one in range(self.seats) if f.waiting >> one & 1],
            "done": 0 if f is None or f.step != self.turn_step else self._open_count(s, seat),
            "hands": [sum(row) for row in s.hands],
            "shown": [row[:] for row in s.shown],
            "deck": sum(s.deck),
            "pool": s.pool[:],
        }
        if seat >= 0:
            seen["own"] = {"hand": s.hands[seat][:], "offer": s.offers[seat]}
        if f is None:
            seen["scores"] = self.scores(s)
        return seen

    def _open_count(self, s: Cards, seat: int) -> int:
        """Things done this turn, less an unfinished trade that this seat does not know of."""
        top = s.stack[-1]
        hidden = top.step == self.trade_step and top.seat != seat
        turn = s.stack[-2] if top.step == self.trade_step else top
        return turn.a - hidden

    def determinize(self, s: State, seat: int, rng: Rng) -> Cards:
        assert isinstance(s, Cards)
        guess = s.clone()
        guess.rng = rng.fork()
        if not guess.stack:
            return guess
        if guess.stack[-1].step == self.trade_step and guess.stack[-1].seat != seat:
            self.steps[self.trade_step].withdraw(guess, guess.stack[-1])
        others = [other for other in range(self.seats) if other != seat]
        sizes = [sum(guess.hands[other]) for other in others]
        for other in others:
            guess.deck = vec[i64]([a + b for a, b in zip(guess.deck, guess.hands[other], strict=True)])
        for other, size in zip(others, sizes, strict=True):
            guess.hands[other] = [0] * len(KINDS)
            for _ in range(size):
                guess.hands[other][rng.draw(guess.deck)] += 1
            if guess.offers[other]:
                held = [kind for kind in range(len(KINDS)) if guess.hands[other][kind]]
                guess.offers[other] = [*held, NOTHING][rng.below(len(held) + 1)] + 1
        return guess

    def encoding(self) -> Encoding:
        return ToyEncoding(self)

    def scores(self, s: State) -> list[int]:
        assert isinstance(s, Cards)
        return [sum((kind + 1) * n for kind, n in enumerate(row)) for row in s.shown]

    def winners(self, s: State) -> list[int]:
        scores = self.scores(s)
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]


def build(values: dict[str, Value], version: int) -> Toy:
    players, rounds = values["players"], values["rounds"]
    assert isinstance(players, int)
    assert isinstance(rounds, int)
    if values["cards"] == "broken":
        raise ValueError("broken: this file of cards is broken")
    return Toy(players, rounds, 20 if values["deck"] == "large" else 8)


OPTIONS = [
    GameOption("players", "number", 2, "how many play", low=2, high=7),
    GameOption("rounds", "number", 2, "how long it lasts", low=1, high=9),
    GameOption("deck", "choice", "small", "how many cards there are", choices=("small", "large")),
    GameOption("fast", "flag", False, "does nothing"),
    GameOption("away", "seats", [], "does nothing"),
    GameOption("cards", "file", "", "does nothing"),
]
GAME = Game("toy", (1,), OPTIONS, build, "")


def registry() -> Registry:
    found = Registry()
    found.add(GAME)
    return found
