"""Runs all laws on one game and collects what failed, with how to reproduce it."""

from tilewright.bots.bot import ask
from tilewright.bots.specs import build_bot
from tilewright.conformance.cases import is_offered, main_specs, other_specs
from tilewright.conformance.checked_games import (
    ALL,
    ALWAYS,
    BOUND,
    SOMETIMES,
    WHOLE,
    Broken,
    CheckedGames,
    gather_texts,
)
from tilewright.conformance.checks import Checks, no_counts, nothing_planted
from tilewright.conformance.decision import TextPool
from tilewright.conformance.laws import pieces_are_conserved
from tilewright.conformance.records import MATCH_LAWS
from tilewright.conformance.report import Report
from tilewright.conformance.sentences import TextChecker, spoken
from tilewright.games.catalogue import Catalogue, catalogue, load
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import Registry, Spec
from tilewright.kernel.rng import Rng
from tilewright.words.texts import LANGUAGES

EVERY = 6  # decisions for one look at a costly law
LEVELS = ("random", "easy")
PLAYABLE = "games_can_be_played"
SENTENCES = "games_can_be_put_into_words"
BOTS = "bots_play_to_the_end"
WRITTEN = "rules_are_numbered"


class SuiteSettings:
    """What is to be asked: `options` such as `players=3` for one set of options only; `seeds` games of each set;
    `seed` for one game, with every law at every decision; `quick` for fewest and most players only."""

    def __init__(self, options: str = "", seeds: int = 8, seed: str = "", quick: bool = False) -> None:
        self.options = options
        self.seeds = seeds
        self.seed = seed
        self.quick = quick


class Suite:
    """The laws run over one game."""

    def __init__(self, bundle: Bundle, checks: Checks, settings: SuiteSettings) -> None:
        self.bundle = bundle
        self.game = bundle.game
        self.checks = checks.of_game(self.game)
        self.settings = settings
        self.games = Registry()
        self.games.add(self.game)
        self.report = Report(self.game.key)
        self.failed: set[str] = set()

    def run(self) -> Report:
        self._check_rules()
        for spec, seeds in self._specs():
            pool, fault = self._pool(spec)
            self._check_games(spec, pool, seeds)
            if fault is not None and not self.failed:
                self._fail(fault)
            if PLAYABLE not in self.failed:
                self._play_matches(spec, seeds[0])
        if not self.settings.seed and PLAYABLE not in self.failed:
            self._check_texts()
            self._let_bots_play()
        return self.report

    def _specs(self) -> list[tuple[Spec, list[str]]]:
        """Sets of options with the seeds of their games."""
        seeds = [self.settings.seed] if self.settings.seed else [f"laws {i}" for i in range(self.settings.seeds)]
        if self.settings.options:
            return [(self.games.spec(f"{self.game.key}({self.settings.options})"), seeds)]
        main = [spec for spec in main_specs(self.game) if is_offered(spec)]
        if self.settings.quick:
            ends = main if len(main) < 3 else [main[0], main[-1]]
            return [(spec, seeds[:2]) for spec in ends]
        few = seeds[: max(1, len(seeds) // 4)]
        return [(spec, seeds) for spec in main] + [(spec, few) for spec in other_specs(self.game)]

    def _check_rules(self) -> None:
        if not self.checks.numbers:
            said = f"no numbered rules in {self.game.rules_file or 'rules_file, which is empty'}"
            self._fail(Broken(WRITTEN, self.game.key, "", 0, AssertionError(said)))
        self.report.asked[WRITTEN] += len(self.checks.numbers)
        if self.checks.counts is no_counts:
            self.report.notes.append("no counts: nobody looks whether pieces get lost (see Checks.counts)")
        if self.checks.planted is nothing_planted:
            self.report.notes.append("no planted secrets: only guesses are compared (see Checks.planted)")

    def _pool(self, spec: Spec) -> tuple[TextPool, Broken | None]:
        """Texts to be tried at other decisions; a game that breaks down on the way gives none."""
        try:
            return gather_texts(spec, 2), None
        except Exception as error:
            return TextPool([]), Broken(PLAYABLE, spec.text(), "pool 0", 0, error)

    def _check_games(self, spec: Spec, pool: TextPool, seeds: list[str]) -> None:
        """All games of a set of options; a law that is broken is left out from then on, to find out the others."""
        rules, every = spec.rules(), ALL if self.settings.seed else EVERY
        for seed in seeds:
            while True:
                games = CheckedGames(spec, rules, self.checks, every, pool, without=frozenset(self.failed))
                try:
                    games.play(seed)
                except Broken as broken:
                    self._fail(broken)
                    if broken.law in WHOLE:
                        return
                    continue
                except Exception as error:
                    self._fail(Broken(PLAYABLE, spec.text(), seed, games.tally.decisions, error))
                    return
                break
            counted = self.checks.counts is not no_counts
            asked = [law.__name__ for law in games.always if counted or law is not pieces_are_conserved]
            self.report.add(games.tally, asked)

    def _play_matches(self, spec: Spec, seed: str) -> None:
        for law in MATCH_LAWS:
            if law.__name__ in self.failed:
                continue
            try:
                self.report.asked[law.__name__] += law(spec, seed, self.games)
            except NotImplementedError:
                self.report.notes.append(f"not written: {law.__name__.replace('_', ' ')}")
                self.failed.add(law.__name__)
            except Exception as error:
                self._fail(Broken(law.__name__, spec.text(), seed, 0, error))

    def _check_texts(self) -> None:
        """In every language that the game speaks; a text that is missing is a note, a fault in one is broken."""
        spec = self._specs()[0][0]
        langs = spoken(self.bundle.text_prefixes)
        if len(langs) < len(LANGUAGES):
            missing = ", ".join(lang for lang in LANGUAGES if lang not in langs)
            self.report.notes.append(f"no texts of its own in: {missing}")
        for lang in langs or ["en"]:
            checker = TextChecker(spec, lang)
            try:
                checker.play()
            except Exception as error:
                self._fail(Broken(SENTENCES, spec.text(), f"sentences {lang}", len(checker.texts), error))
            self.report.asked[SENTENCES] += checker.said
            self.report.notes += sorted(checker.missing)

    def _let_bots_play(self) -> None:
        counts = {spec.values["players"]: spec for spec, _ in reversed(self._specs())}
        for spec in counts.values():
            for level in LEVELS:
                try:
                    self.report.asked[BOTS] += play_bots(spec, level)
                except Exception as error:
                    self._fail(Broken(BOTS, spec.text(), level, 0, error))
                    return

    def _fail(self, broken: Broken) -> None:
        self.failed.add(broken.law)
        self.report.broken.append(broken)


def play_bots(spec: Spec, level: str) -> int:
    """A game of bots of one level; how many decisions it had."""
    rules, bot, count = spec.rules(), build_bot(level), 0
    s = rules.new(level)
    while s.stack:
        seat = rules.waiting_seats(s)[0]
        rules.apply(s, seat, ask(bot, rules, s, seat, Rng.from_seed(f"{level} {count}")))
        count += 1
        assert count < BOUND, "no end"
    return count


def all_laws() -> list[str]:
    in_games = [law.__name__ for law in (*ALWAYS, *SOMETIMES)]
    return [WRITTEN, PLAYABLE, *in_games, *WHOLE, *(law.__name__ for law in MATCH_LAWS), SENTENCES, BOTS]


def checks_of(bundle: Bundle) -> Checks:
    """What the bundle names as its checks, or none."""
    found = load(bundle.checks) if bundle.checks else Checks()
    if not isinstance(found, Checks):
        raise TypeError(f"{bundle.checks} is a {type(found).__name__}, not Checks")
    return found


def assert_conforms(
    game: str | Bundle,
    checks: Checks | None = None,
    *,
    options: str = "",
    seeds: int = 8,
    quick: bool = False,
) -> Report:
    """For a test of the game: every law holds, or AssertionError with all that does not."""
    if isinstance(game, Bundle):
        Catalogue().add(game)  # refuses what could not be registered
    bundle = game if isinstance(game, Bundle) else catalogue().bundles[game]
    report = Suite(bundle, checks or checks_of(bundle), SuiteSettings(options, seeds, "", quick)).run()
    assert not report.broken, report.text()
    return report
