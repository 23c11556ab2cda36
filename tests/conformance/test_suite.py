"""The laws as a game of another package meets them: one command, one function, and a way to see a fault again."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conformance.mutants import CHECKS, MUTANTS
from tests.kernel.toy import GAME, OPTIONS, Toy
from tilewright.conformance import assert_conforms, checked_games, records
from tilewright.conformance.__main__ import main
from tilewright.conformance.checked_games import ALWAYS, SOMETIMES
from tilewright.conformance.checks import Checks
from tilewright.conformance.decision import Decision, TextPool
from tilewright.conformance.suite import PLAYABLE, SENTENCES, WRITTEN, Suite, SuiteSettings, all_laws
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import Game, Spec, Value
from tilewright.kernel.state import State

SMALL = list(OPTIONS[:1])


class PlayableToy(Toy):
    """The toy game with what is asked of a game that people play."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        seen = super().view(s, seat)
        return {**seen, "question": {"asked": seen["asked"], "waiting": seen["waiting"]}}

    def explain(self, s: State, seat: int) -> dict[str, object]:
        return {"total": self.scores(s)[seat], "lines": []}


def test_every_law_says_what_is_wrong() -> None:
    folder = Path(checked_games.__file__).parent
    silent = [
        f"{path.name}:{node.lineno}"
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assert) and node.msg is None
    ]
    assert silent == []


def bundle_of(make: Callable[..., Toy]) -> Bundle:
    def build(values: dict[str, Value], version: int) -> Toy:
        return make(values["players"]) if isinstance(make, type) else make()

    return Bundle(Game("toy", (1,), SMALL, build, ""), interface=1)


def test_a_game_without_undo_positions_or_texts_conforms() -> None:
    report = assert_conforms(bundle_of(PlayableToy), CHECKS, seeds=4)
    assert report.games == 24
    silent = {"positions_are_read_and_written_as_they_are", "what_is_taken_back_and_done_again_is_the_same"}
    assert {law for law in all_laws() if not report.asked[law]} <= silent
    assert any("positions" in note for note in report.notes)
    assert any("no texts of its own in: en, ru, uk, hu" in note for note in report.notes)


def test_a_game_without_numbered_rules_does_not() -> None:
    report = Suite(bundle_of(PlayableToy), Checks(), SuiteSettings(quick=True)).run()
    assert WRITTEN in [broken.law for broken in report.broken]
    assert "pieces_are_conserved" not in report.asked


LAWS = [law.__name__ for law in (*ALWAYS, *SOMETIMES)]


@pytest.mark.parametrize("law", LAWS)
def test_what_is_broken_is_found_again_by_its_seed(law: str) -> None:
    bundle = bundle_of(MUTANTS[law])
    found = Suite(bundle, CHECKS, SuiteSettings("players=3", 20)).run()
    (broken,) = [one for one in found.broken if one.law == law]
    assert f"--seed '{broken.seed}'" in found.text()
    again = Suite(bundle, CHECKS, SuiteSettings("players=3", seed=broken.seed)).run()
    (same,) = [one for one in again.broken if one.law == law]
    assert same.decision <= broken.decision


class Stuck(Toy):
    def new(self, seed: str) -> State:  # type: ignore[override]
        raise RuntimeError("no game today")


def test_a_game_that_cannot_be_played_is_one_fault() -> None:
    report = Suite(bundle_of(Stuck), CHECKS, SuiteSettings(quick=True)).run()
    assert {broken.law for broken in report.broken} == {PLAYABLE}
    assert "RuntimeError('no game today')" in report.text()
    with pytest.raises(AssertionError, match="games can be played"):
        assert_conforms(bundle_of(Stuck), CHECKS, quick=True)


def test_a_game_that_cannot_explain_its_points_is_reported() -> None:
    report = Suite(bundle_of(Toy), CHECKS, SuiteSettings(quick=True)).run()
    assert SENTENCES in [broken.law for broken in report.broken]


def test_the_command_says_what_held(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["artificium", "--options", "players=2", "--seeds", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("artificium: 1 games, ")
    assert out.endswith("all laws hold\n")
    assert all(law.replace("_", " ") in out for law in all_laws())


@pytest.mark.parametrize(
    "words",
    [
        ["chess"],
        ["artificium", "--seeds", "0"],
        ["artificium", "--options", "players=77"],
        ["artificium", "--checks", "nowhere:CHECKS"],
        ["artificium", "--checks", "tests.kernel.toy:GAME"],
    ],
)
def test_the_command_refuses_in_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_toy_is_registered_nowhere() -> None:
    with pytest.raises(KeyError):
        assert_conforms(GAME.key)


def test_a_law_throws_the_same_dice_however_it_comes_to_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a fault that depends on them could not be found again."""
    thrown: dict[str, int] = {}

    def throw(m: Decision) -> None:
        place = m.rules.digest(m.s)
        number = int(m.dice.below(1_000_000))
        assert thrown.setdefault(place, number) == number

    def throw_too(m: Decision) -> None:
        m.dice.below(2)

    monkeypatch.setattr(checked_games, "SOMETIMES", (throw, throw_too))
    spec = bundle_of(PlayableToy).game
    plain = Spec(spec, {"players": 3})
    for every in (1, checked_games.ALL):
        checked_games.CheckedGames(plain, plain.rules(), CHECKS, every, TextPool([])).play("dice")
    assert len(thrown) > 10


def test_a_record_that_is_not_refused_breaks_the_law_of_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "refused_line", lambda record, games: 0)
    report = Suite(bundle_of(PlayableToy), CHECKS, SuiteSettings("players=2", 1)).run()
    assert [broken.law for broken in report.broken] == ["a_record_with_a_changed_line_is_refused"]
