"""A rule book is code: steps that ask, and rules that apply an answer and settle until the next question."""

import hashlib
from typing import ClassVar

from tilewright.kernel.bits import has_bit, list_bits
from tilewright.kernel.encoding import Encoding
from tilewright.kernel.event import Event
from tilewright.kernel.native import Row, append, i64, mypyc_attr, vec
from tilewright.kernel.packing import packed
from tilewright.kernel.reason import Malformed, Reason
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, Pack, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """The code for one kind of question; it remembers nothing, all is in the frame and the state."""

    name: ClassVar[str] = "step"
    private: ClassVar[bool] = False  # an unfinished choice: nobody else knows of it before it is done

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        """Do what needs no choice. True: now wait for an answer. False: look at the stack again."""
        return True

    def stage(self, f: Frame) -> str:
        """What `enter` would do now, in a word or two; steps that go through several stages name each."""
        return self.name

    def options(self, s: State, f: Frame, seat: i64) -> Row:
        """Every legal answer of that seat, in a fixed order, never empty."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        """Do it. The action is one of the options; frames may be pushed, popped or edited."""
        raise NotImplementedError

    def withdraw(self, s: State, f: Frame) -> None:
        """Of a private step: take the half-made choice back, as if it had not been begun. Pops its frame."""
        raise NotImplementedError

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        """Why that action, which is not among the options, is not."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class JointStep(Step):
    """A question that several seats answer, each for itself; its frame goes when all have."""

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        if f.waiting:
            return True
        s.stack.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoiceStep(Step):
    """A question that is asked only where there is a choice: an only answer is given at once."""

    def enter(self, s: State, f: Frame, out: list[Event] | None) -> bool:
        answers = self.options(s, f, f.seat)
        if len(answers) > 1:
            return True
        if len(answers):
            self.take(s, f, f.seat, answers[0], out)
        else:
            s.stack.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside:
    """Something that may be done beside the question that waits, without answering it; expansions add such."""

    def options(self, s: State, f: Frame, seat: i64, found: Row) -> Row:
        """What was found, and behind it what that seat may do beside the question of this frame."""
        raise NotImplementedError

    def owns(self, action: i64) -> bool:
        """Whether the action is one of this aside, whoever asks."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, seat: i64, action: i64, out: list[Event] | None) -> None:
        raise NotImplementedError

    def refuse(self, s: State, f: Frame, seat: i64, action: i64) -> Reason:
        raise NotImplementedError

    def too_late(self, action: i64, facts: dict[str, object]) -> Reason | None:
        """Why a seat that is not asked cannot do it, where there is more to say than whom the game waits for."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The steps of one game with its options. An action is a whole number; its text is its other face."""

    def __init__(self, game: str, version: int, seats: int) -> None:
        self.game = game
        self.version = version
        self.seats: i64 = seats
        self.pack: Pack = packed  # whoever has a faster way to the very same bytes may put it here
        self.content = ""  # a digest of the printed facts in use; a record names it
        self.steps: vec[Step] = vec[Step]()
        self.asides: vec[Aside] = vec[Aside]()

    def add_step(self, step: Step) -> int:
        self.steps = append(self.steps, step)
        return len(self.steps) - 1

    def add_aside(self, aside: Aside) -> None:
        self.asides = append(self.asides, aside)

    # What a game writes itself.

    def new(self, seed: str) -> State:
        raise NotImplementedError

    def thaw(self, frozen: dict[str, object]) -> State:
        raise NotImplementedError

    def text(self, action: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action of that text; raises Malformed."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, object]:
        """What that seat (-1: a spectator) may know, built from nothing, as JSON-able data."""
        raise NotImplementedError

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        """A possible world for that seat: what it cannot know is dealt anew."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        """Points of each seat when the game is over, or as if it ended now."""
        raise NotImplementedError

    def explain(self, s: State, seat: int) -> dict[str, object]:
        """Why that seat has its points, or would have them if the game ended now, as JSON-able data. Reads
        nothing that the seat does not know."""
        raise NotImplementedError

    def winners(self, s: State) -> list[int]:
        raise NotImplementedError

    def position(self, s: State) -> str:
        """The position as a text for people, tests and bug reports."""
        raise NotImplementedError

    def read_position(self, text: str, seed: str = "position") -> State:
        """The position as it stands, before anything is settled; raises PositionError."""
        raise NotImplementedError

    # What a game may tell beside its rules; all of it is optional.

    def views(self, s: State) -> list[dict[str, object]]:
        """The views of a spectator and of every seat, for those who need them all; they may share parts, so
        nobody changes them."""
        return [self.view(s, seat) for seat in range(-1, self.seats)]

    def facts(self) -> dict[str, object]:
        """The printed facts in use, for whoever draws the game, as JSON-able data; no rule reads this."""
        return {}

    def chapter(self, s: State) -> str:
        """A short name of the part of the game that this state belongs to: a season, a round."""
        return ""

    def belongings(self, s: State, seat: int) -> list[str]:
        """The keys of the pieces that all see to be that seat's, for statistics."""
        return []

    def piece_used(self, event: Event) -> str:
        """The key of a piece that its seat used by this event, for statistics, where it does not stay; or ""."""
        return ""

    def too_late(self, action: int, facts: dict[str, object]) -> Reason | None:
        """Why a seat that is not asked cannot do that, where there is more to say than whom the game waits for."""
        return None

    def play_aids(self, world: State, seat: int) -> dict[str, object]:
        """What that seat could work out from what it knows, as JSON-able data. It is handed a possible world,
        never the true one, so whatever it reads there gives nothing away."""
        return {}

    def encoding(self) -> Encoding | None:
        """How a table is written as numbers, for programs that learn."""
        return None

    # What is the same for every game.

    def load_position(self, text: str, seed: str = "position", out: list[Event] | None = None) -> State:
        """The position at the question that waits; what happened on the way to it is added to `out`."""
        s = self.read_position(text, seed)
        self.settle(s, out)
        return s

    def settle(self, s: State, out: list[Event] | None) -> None:
        """Do all that needs no choice, up to the next question."""
        stack = s.stack
        while stack:
            f = stack[-1]
            if self.steps[f.step].enter(s, f, out):
                return

    def settle_step(self, s: State, out: list[Event] | None = None) -> bool:
        """One stage of settling only. True: somebody is asked now, or the game is over."""
        if not s.stack:
            return True
        f = s.stack[-1]
        return self.steps[f.step].enter(s, f, out)

    def stage(self, s: State) -> str:
        """What the next stage of settling is, or what is asked; an empty text when the game is over."""
        return self.steps[s.stack[-1].step].stage(s.stack[-1]) if s.stack else ""

    def over(self, s: State) -> bool:
        return not s.stack

    def waiting(self, s: State) -> i64:
        """The seats that must answer now, a bit each."""
        return s.stack[-1].waiting if s.stack else 0

    def waiting_seats(self, s: State) -> list[int]:
        return list_bits(self.waiting(s))

    def is_asked(self, s: State, seat: i64) -> bool:
        """Whether that seat must answer now; a spectator (-1) never."""
        return seat >= 0 and has_bit(self.waiting(s), seat)

    def open_frame(self, s: State, seat: int) -> Frame | None:
        """The question that waits, as that seat may know it: another's unfinished choice is not shown."""
        for f in reversed(s.stack):
            if f.seat == seat or not self.steps[f.step].private:
                return f
        return None

    def has_private_choice(self, s: State, seat: int) -> bool:
        """Whether that seat is about a choice of which nobody else knows yet."""
        return bool(s.stack) and s.stack[-1].seat == seat and self.steps[s.stack[-1].step].private

    def question_name(self, s: State) -> str:
        """The name of the step that asks, or an empty text when the game is over."""
        return self.steps[s.stack[-1].step].name if s.stack else ""

    def options(self, s: State, seat: i64) -> list[int]:
        """The one source of legality: whatever is not in this list cannot be done."""
        return list(self.choices(s, seat))

    def choices(self, s: State, seat: i64) -> Row:
        """The same as a packed row, for those who look at it from inside the core."""
        f = s.stack[-1]
        found = self.steps[f.step].options(s, f, seat)
        for aside in self.asides:
            found = aside.options(s, f, seat, found)
        return found

    def has_asides(self, s: State, f: Frame, seat: i64) -> bool:
        """Whether there is anything to do beside the question: then it is asked even with one answer only."""
        found = vec[i64]()
        for aside in self.asides:
            found = aside.options(s, f, seat, found)
        return len(found) > 0

    def apply(self, s: State, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """Do it, and all that then needs no choice."""
        self.begin(s, seat, action, out)
        self.settle(s, out)

    def begin(self, s: State, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """Do it and settle nothing: `settle_step` then goes from stage to stage."""
        f = s.stack[-1]
        for aside in self.asides:
            if aside.owns(action):
                aside.take(s, f, seat, action, out)
                return
        self.steps[f.step].take(s, f, seat, action, out)

    def why_not(self, s: State, seat: int, text: str) -> Reason | None:
        """None if that text is an option of that seat now, else the reason why it is not."""
        try:
            action = self.parse(text)
        except Malformed as error:
            return Reason("", "malformed", {"text": text, "detail": error.details()})
        if not s.stack:
            return Reason("", "game-over")
        if not self.is_asked(s, seat):
            facts: dict[str, object] = {"seat": seat, "waiting": self.waiting_seats(s)}
            late = self.too_late(action, facts) if 0 <= seat < self.seats else None
            return late or Reason("", "not-your-turn", facts)
        if action in self.options(s, seat):
            return None
        f = s.stack[-1]
        for aside in self.asides:
            if aside.owns(action):
                return aside.refuse(s, f, seat, action)
        return self.steps[f.step].refuse(s, f, seat, action)

    def digest(self, s: State) -> str:
        return hashlib.blake2b(s.packed(self.pack), digest_size=16).hexdigest()
