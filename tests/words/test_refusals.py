"""Why a text is no action, or a position cannot be: a code and facts, with words for them in every language."""

import ast
from functools import cache
from pathlib import Path

import pytest

import tilewright
from tests.words.test_texts import messages
from tilewright.games.catalogue import registry
from tilewright.kernel.position import PositionError
from tilewright.kernel.reason import Malformed
from tilewright.words.speech import Sentence, Speech, refused_position
from tilewright.words.texts import LANGUAGES, has

SRC = Path(__file__).resolve().parents[2] / "src" / "tilewright"
SHARED = {"position-line", "core-malformed-either"}


@cache
def calls(name: str, place: int) -> dict[str, set[str]]:
    """The codes at that place of every such call in kernel and games, with the names of the facts beside them."""
    found: dict[str, set[str]] = {}
    for path in [path for package in ("kernel", "games") for path in (SRC / package).rglob("*.py")]:
        if path.name == "record.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
                facts = node.args[place + 1] if len(node.args) > place + 1 else None
                named = {str(key.value) for key in getattr(facts, "keys", []) if isinstance(key, ast.Constant)}
                for code in codes(node.args[place]):
                    found[code] = found.get(code, set()) | named
    return found


def codes(argument: ast.expr) -> list[str]:
    """A code, or the two of a choice between them."""
    if isinstance(argument, ast.IfExp):
        return [*codes(argument.body), *codes(argument.orelse)]
    return [str(argument.value)] if isinstance(argument, ast.Constant) else []


def position_codes() -> set[str]:
    """Those of `error` and `PositionError`, those of a table of codes, and those that a function is given."""
    tables = {"not-cleared-bids", "not-cleared-market", "not-cleared-workers"}
    return {*calls("error", 1), *calls("PositionError", 2), *tables, *calls("_number", 2)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_a_position_has_words_and_no_other_has(lang: str) -> None:
    assert len(position_codes()) > 150
    assert {f"position-{code}" for code in position_codes()} | {"position-line"} == set(messages(lang, "position"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_of_a_text_that_is_no_action_has_words_and_no_other_has(lang: str) -> None:
    written = {f"core-malformed-{code}" for code in calls("Malformed", 0)} | {"core-malformed-either"}
    assert len(written) > 10
    assert written == {key for key in messages(lang, "core") if key.startswith("core-malformed-")}


def test_the_words_ask_for_no_fact_that_a_position_does_not_give() -> None:
    for code, facts in calls("error", 1).items():
        if facts:
            assert messages("en", "position")[f"position-{code}"] <= facts, code


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "line 2: KF-1.1: red: 41 are on the table, and the box has 40"),
        ("ru", "строка 2: KF-1.1: red: на столе 41, а в коробке всего 40"),
        ("uk", "рядок 2: KF-1.1: red: на столі 41, а в коробці всього 40"),
        ("hu", "2. sor: KF-1.1: red: 41 van az asztalon, de a dobozban 40 van"),
    ],
)
def test_a_position_is_refused_in_the_language_of_whoever_asks(lang: str, sentence: str) -> None:
    with pytest.raises(tilewright.GameError) as refused:
        tilewright.load_position("game keyflower(players=2)\nseat 0; workers 41 red", lang=lang)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "“add 2 pink” is not an action of this game: “pink” is not one of blue, red, yellow, green"),
        (
            "ru",
            "«add 2 pink»\u00a0— не действие этой игры: «pink» не подходит; возможно: blue, red, yellow, green",
        ),
        ("uk", "«add 2 pink»\u00a0— не дія цієї гри: «pink» не підходить; можна: blue, red, yellow, green"),
        ("hu", "„add 2 pink” nem ennek a játéknak az akciója: „pink” nincs ezek között: blue, red, yellow, green"),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_the_words_that_can_be_typed(lang: str, sentence: str) -> None:
    assert tilewright.new("keyflower(players=2)", seed="typed", lang=lang).why_not("add 2 pink") == sentence


def test_a_word_of_several_forms_says_why_for_each() -> None:
    with pytest.raises(Malformed) as caught:
        registry().rules("artificium(players=2)").parse("discard farm farm")
    said = Speech("en", "artificium", strict=True).malformed(caught.value.details())
    assert said == "nothing follows “discard”; or: one word follows “discard”"


def test_a_game_of_another_package_has_words_of_its_own_or_shows_its_code() -> None:
    speech = Speech("ru")
    assert speech.malformed([("comet", {"size": 2})]) == "core-malformed-comet (size 2)"
    error = PositionError(3, "XX-1.2", "comet", {"size": 2})
    said = refused_position(speech, "elsewhere", error.line, error.rule, Sentence(error.key, error.facts))
    assert said == "строка 3: XX-1.2: position-comet (size 2)"
    assert all(has(lang, key) for lang in LANGUAGES for key in SHARED)
