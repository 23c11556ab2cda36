"""Plays whole games at random and checks the laws at every decision, or at some of them."""

from collections import Counter
from collections.abc import Callable

from tilewright.conformance import laws, numbers, secrets
from tilewright.conformance.checks import Checks
from tilewright.conformance.decision import Decision, TextPool
from tilewright.conformance.random_chooser import RandomChooser
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

Law = Callable[[Decision], None]

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
    secrets.events_reveal_no_more_than_views,
    secrets.events_reveal_nothing_hidden,
    secrets.events_are_plain,
    secrets.what_can_be_undone_revealed_nothing,
    secrets.what_others_do_without_news_shows_only_what_they_chose,
    secrets.views_are_plain_and_their_own,
    secrets.guesses_can_be_played_to_the_end,
    numbers.numbers_show_nothing_hidden,
    numbers.numbers_are_what_they_say,
)
# Asked of a game as a whole: that it ends, that its end is sound, that copies of its states stay as they were.
WHOLE = ("games_end", "ends_are_sound", "copies_stay_as_they_were")
BOUND = 20_000  # decisions of any game
RARE = 150  # decisions of one kind before it counts as common; rare ones are looked at more closely
CLOSER = 4  # times as often
ALL = -1  # instead of a number of decisions: every costly law at every decision


class Broken(AssertionError):
    """A law that does not hold: which, in which game, at which decision."""

    def __init__(self, law: str, spec: str, seed: str, decision: int, error: BaseException) -> None:
        said = str(error) if isinstance(error, AssertionError) and str(error) else repr(error)
        super().__init__(f"{law} in {spec}, seed {seed!r}, decision {decision}: {said}")
        self.law = law
        self.spec = spec
        self.seed = seed
        self.decision = decision
        self.said = said


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


class CheckedGames:
    """Games of a spec; at about one decision of `every` (0: at none) one of the costly laws is asked, and at one
    of `thin` the cheap ones: at each in the tests, at some in the long run. Laws in `without` are left out."""

    def __init__(
        self,
        spec: Spec,
        rules: Rules,
        checks: Checks,
        every: int,
        pool: TextPool,
        thin: int = 1,
        without: frozenset[str] = frozenset(),
    ) -> None:
        self.spec = spec
        self.rules = rules
        self.checks = checks
        self.every = every
        self.thin = thin
        self.pool = pool
        self.always = [law for law in ALWAYS if law.__name__ not in without]
        self.sometimes = [law for law in SOMETIMES if law.__name__ not in without]
        self.tally = Tally()
        self.kept: list[tuple[State, str]] = []  # earlier copies and what they must stay

    def play(self, seed: str) -> State:
        """The way of the game depends on the seed alone, not on the laws that are asked on the way."""
        dice = Rng.from_seed(f"{self.spec.text()} {seed}")
        chooser = RandomChooser(dice.fork())
        s = self.rules.new(seed)
        count = 0
        while s.stack:
            m = self._decision(s, count, seed)
            seat = m.waiting[dice.below(len(m.waiting))]
            texts = [self.rules.text(action) for action in m.options[seat]]
            at = chooser.pick(texts)
            self._note(m, seat, texts[at])
            self.rules.apply(s, seat, m.options[seat][at])
            count += 1
            if count > BOUND:
                raise Broken("games_end", self.spec.text(), seed, count, TimeoutError("no end"))
        self._close(s, count, seed)
        return s

    def _decision(self, s: State, count: int, seed: str) -> Decision:
        place = f"{self.spec.text()} {seed} {count}"
        dice = Rng.from_seed(f"laws {place}")
        m = Decision(self.rules, s, dice, self.checks, self.pool)
        for law in self._chosen(m, count):
            if law not in self.always:
                m.dice = Rng.from_seed(f"{law.__name__} {place}")
            try:
                law(m)
            except Exception as error:
                raise Broken(law.__name__, self.spec.text(), seed, count, error) from error
        self.tally.reasons.update(m.reasons)
        return m

    def _chosen(self, m: Decision, count: int) -> list[Law]:
        """The laws that are asked at this decision."""
        chosen = list(self.always) if count % self.thin == 0 else []
        costly: list[Law] = []
        rare = self.tally.asked[self.rules.question_name(m.s)] < RARE
        if self.every == ALL:
            costly = list(self.sometimes)
        elif self.every and self.sometimes and m.dice.below(max(1, self.every // (CLOSER if rare else 1))) == 0:
            costly = [self.sometimes[m.dice.below(len(self.sometimes))]]
        if costly:
            self.kept.append((m.s.clone(), self.rules.digest(m.s)))
        self.tally.laws.update(law.__name__ for law in costly)
        return chosen + costly

    def _note(self, m: Decision, seat: int, text: str) -> None:
        asked = self.rules.question_name(m.s)
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
        for copy, digest in self.kept:
            if self.rules.digest(copy) != digest:
                raise Broken("copies_stay_as_they_were", self.spec.text(), seed, count, ValueError("changed"))
        self.kept.clear()

    def _check_end(self, s: State) -> None:
        scores, winners = self.rules.scores(s), self.rules.winners(s)
        assert len(scores) == self.rules.seats, "a score for each seat"
        assert winners, "somebody wins"
        assert all(scores[seat] == max(scores) for seat in winners), "whoever wins has the most points"
        laws.check_counts(self.checks, self.rules, s)
        laws.check_thawed(self.rules, laws.thaw_copy(self.rules, s), s)
        for seat in range(-1, self.rules.seats):
            self.rules.view(s, seat)
            self.rules.determinize(s, seat, Rng.from_seed("end"))


def gather_texts(spec: Spec, games: int) -> TextPool:
    """The texts of all options met in some games."""
    rules = spec.rules()
    found: dict[str, None] = {}
    for game in range(games):
        dice = Rng.from_seed(f"pool {game}")
        chooser = RandomChooser(dice.fork())
        s = rules.new(f"pool {game}")
        for _ in range(BOUND):
            if not s.stack:
                break
            seats = rules.waiting_seats(s)
            seat = seats[dice.below(len(seats))]
            options = rules.options(s, seat)
            texts = [rules.text(action) for action in options]
            found.update(dict.fromkeys(texts))
            rules.apply(s, seat, options[chooser.pick(texts)])
    return TextPool(list(found))
