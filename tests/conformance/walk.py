"""One whole game, played at random, with every law asked at every decision or at some of them."""

from collections import Counter
from collections.abc import Callable

from tests.conformance import laws, secrets
from tests.conformance.cases import Hooks
from tests.conformance.known import is_known
from tests.conformance.moment import Moment, Pool
from tests.conformance.mood import Mood
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Law = Callable[[Moment], None]

ALWAYS: tuple[Law, ...] = (
    laws.somebody_is_asked,
    laws.options_are_there_and_differ,
    laws.texts_are_their_actions,
    laws.pieces_are_conserved,
)
SOMETIMES: tuple[Law, ...] = (
    laws.options_keep_their_order,
    laws.looking_changes_nothing,
    laws.options_are_allowed,
    laws.options_or_a_reason,
    laws.states_survive_freezing,
    laws.copies_go_the_same_way,
    secrets.hidden_things_are_not_shown,
    secrets.guesses_use_only_what_is_seen,
    secrets.options_and_reasons_use_only_what_is_seen,
    secrets.choices_in_the_making_are_not_shown,
    secrets.events_tell_no_more_than_views,
    secrets.events_tell_nothing_hidden,
    secrets.events_are_plain,
    secrets.what_can_be_undone_revealed_nothing,
    secrets.views_are_plain_and_their_own,
    secrets.guesses_can_be_played_to_the_end,
)
BOUND = 20_000  # decisions of any game
RARE = 150  # decisions of one kind before it counts as common; rare ones are looked at more closely
CLOSER = 4  # times as often


class Broken(AssertionError):
    """A law that does not hold: which, in which game, at which decision."""

    def __init__(self, law: str, spec: str, seed: str, decision: int, error: BaseException) -> None:
        super().__init__(f"{law} in {spec}, seed {seed!r}, decision {decision}: {error!r}")
        self.law = law


class Tally:
    """What was seen on the way, to be added up over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.laws: Counter[str] = Counter()  # how often each costly one was asked
        self.longest = 0
        self.sizes: Counter[int] = Counter()  # of option lists
        self.asked: Counter[str] = Counter()
        self.words: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.known: Counter[tuple[str, str]] = Counter()  # breaks that are in the list of known ones
        self.largest: tuple[int, str] = (0, "")

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.largest = max(self.largest, other.largest)
        for mine, more in (
            (self.laws, other.laws),
            (self.asked, other.asked),
            (self.words, other.words),
            (self.reasons, other.reasons),
        ):
            mine.update(more)
        self.sizes.update(other.sizes)
        self.known.update(other.known)


class Walk:
    """Games of a spec; at about one decision of `every` (0: at none) one of the costly laws is asked, and at one
    of `thin` the cheap ones: at each in the tests, at some in the long run."""

    def __init__(self, spec: Spec, rules: Rules, hooks: Hooks, every: int, pool: Pool, thin: int = 1) -> None:
        self.spec = spec
        self.rules = rules
        self.hooks = hooks
        self.every = every
        self.thin = thin
        self.pool = pool
        self.tally = Tally()
        self.kept: list[tuple[State, str]] = []  # earlier copies and what they must stay

    def play(self, seed: str) -> State:
        dice = Rng.from_seed(f"{self.spec.text()} {seed}")
        mood = Mood(dice.fork())
        s = self.rules.new(seed)
        count = 0
        while s.stack:
            m = self._moment(s, dice, count, seed)
            seat = m.waiting[dice.below(len(m.waiting))]
            texts = [self.rules.text(action) for action in m.options[seat]]
            at = mood.pick(texts)
            self._note(m, seat, texts[at])
            self.rules.apply(s, seat, m.options[seat][at])
            count += 1
            if count > BOUND:
                raise Broken("games_end", self.spec.text(), seed, count, TimeoutError("no end"))
        self._close(s, count, seed)
        return s

    def _moment(self, s: State, dice: Rng, count: int, seed: str) -> Moment:
        m = Moment(self.rules, s, dice, self.hooks, self.pool)
        chosen = list(ALWAYS) if count % self.thin == 0 else []
        rare = self.tally.asked[self.rules.asked(s)] < RARE
        if self.every and dice.below(max(1, self.every // (CLOSER if rare else 1))) == 0:
            chosen.append(SOMETIMES[dice.below(len(SOMETIMES))])
            self.tally.laws[chosen[-1].__name__] += 1
            self.kept.append((s.clone(), self.rules.digest(s)))
        for law in chosen:
            try:
                law(m)
            except Exception as error:
                if not is_known(self.rules, law.__name__, s):
                    raise Broken(law.__name__, self.spec.text(), seed, count, error) from error
                self.tally.known[law.__name__, self.rules.asked(s)] += 1
        self.tally.reasons.update(m.reasons)
        return m

    def _note(self, m: Moment, seat: int, text: str) -> None:
        asked = self.rules.asked(m.s)
        size = len(m.options[seat])
        self.tally.decisions += 1
        self.tally.sizes[size] += 1
        self.tally.asked[asked] += 1
        self.tally.words[text.partition(" ")[0]] += 1
        self.tally.largest = max(self.tally.largest, (size, asked))

    def _close(self, s: State, count: int, seed: str) -> None:
        self.tally.games += 1
        self.tally.longest = max(self.tally.longest, count)
        try:
            self._check_end(s)
        except Exception as error:
            raise Broken("ends_are_sound", self.spec.text(), seed, count, error) from error
        for copy, mark in self.kept:
            if self.rules.digest(copy) != mark:
                raise Broken("copies_stay_as_they_were", self.spec.text(), seed, count, ValueError("changed"))
        self.kept.clear()

    def _check_end(self, s: State) -> None:
        scores, winners = self.rules.scores(s), self.rules.winners(s)
        assert len(scores) == self.rules.seats
        assert winners
        assert all(scores[seat] == max(scores) for seat in winners)
        assert self.hooks.census(self.rules, s) == []
        assert self.rules.digest(laws.thawed(self.rules, s)) == self.rules.digest(s)
        for seat in range(-1, self.rules.seats):
            self.rules.view(s, seat)
            self.rules.determinize(s, seat, Rng.from_seed("end"))


def gather_texts(spec: Spec, games: int) -> Pool:
    """The texts of all options met in some games."""
    rules = spec.rules()
    found: dict[str, None] = {}
    for game in range(games):
        dice = Rng.from_seed(f"pool {game}")
        mood = Mood(dice.fork())
        s = rules.new(f"pool {game}")
        while s.stack:
            seats = rules.waiting_seats(s)
            seat = seats[dice.below(len(seats))]
            options = rules.options(s, seat)
            texts = [rules.text(action) for action in options]
            found.update(dict.fromkeys(texts))
            rules.apply(s, seat, options[mood.pick(texts)])
    return Pool(list(found))
