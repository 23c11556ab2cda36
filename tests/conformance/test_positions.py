"""A position that was edited at random is refused with a PositionError, or it is one in which every law holds."""

from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings

from tests.conformance.counts_keyflower import with_all_pieces
from tests.conformance.ours import all_games, checks_of
from tests.conformance.positions import SPECS, edited, rules_of, texts_of
from tilewright.conformance.checked_games import ALWAYS, SOMETIMES, gather_texts
from tilewright.conformance.checks import Checks
from tilewright.conformance.decision import Decision, TextPool
from tilewright.conformance.secrets import play_out
from tilewright.kernel.position import PositionError
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

SHORT = settings.default is None or settings.default.derandomize
EXAMPLES = 300 if SHORT else 10_000  # of edits
EVERY = 4  # of the costly laws one of so many is asked


@cache
def checks_for(key: str) -> Checks:
    """Stocks may be said to have less than the box would: such pieces are counted as if they lay there."""
    checks = next(checks_of(game) for game in all_games() if game.key == key)
    counts = checks.counts

    def counted(rules: Rules, s: State) -> list[str]:
        return counts(rules, with_all_pieces(rules, s))

    return Checks(counted, checks.planted, checks.loud, checks.numbers)


@cache
def pool_of(at: int) -> TextPool:
    return gather_texts(SPECS[at], 1)


def check_laws(at: int, rules: Rules, s: State, dice: Rng, every: int) -> None:
    """Every law at this moment; of the costly ones each `every`th, chosen at random."""
    checks = checks_for(rules.game)
    if not s.stack:
        assert checks.counts(rules, s) == []
        assert rules.scores(s) == [rules.explain(s, seat)["total"] for seat in range(rules.seats)]
        for seat in range(-1, rules.seats):
            rules.view(s, seat)
        return
    m = Decision(rules, s, dice, checks, pool_of(at))
    for law in ALWAYS:
        law(m)
    for law in SOMETIMES:
        if dice.below(every) == 0:
            law(m)


def check_text(at: int, text: str, every: int) -> bool:
    """Whether it was a position; then all of it holds, and it can be played to its end."""
    rules = rules_of(at)
    try:
        s = rules.load_position(text)
    except PositionError:
        return False
    written = rules.position(s)
    assert rules.position(rules.load_position(written)) == written
    dice = Rng.from_seed(text)
    check_laws(at, rules, s, dice, every)
    m = Decision(rules, s, dice, checks_for(rules.game), pool_of(at))
    play_out(m, s, dice)
    assert m.checks.counts(rules, s) == []
    return True


@pytest.mark.timeout(300 if SHORT else 3600)
@given(edited())
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_an_edited_position_is_refused_or_keeps_every_law(case: tuple[int, str]) -> None:
    """A short run each day; `--hypothesis-profile=explore` tries many thousands."""
    check_text(case[0], case[1], EVERY)


@pytest.mark.parametrize("at", range(0, len(SPECS), 3), ids=[spec.text() for spec in SPECS[::3]])
def test_positions_of_games_are_read_and_written_as_they_are(at: int) -> None:
    rules = rules_of(at)
    for text in texts_of(at, 0):
        assert rules.position(rules.load_position(text)) == text
