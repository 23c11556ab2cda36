"""Whatever The Merchants produces can be said and drawn in every language."""

import ast
from pathlib import Path

import pytest

from tests.games.keyflower.merchants.merchants_board import merchants_board
from tests.words.test_whole_games import Table
from tilewright.games import keyflower
from tilewright.presentation.catalogue import presentation_for
from tilewright.words.texts import LANGUAGES, has

FOLDER = Path(str(keyflower.__file__)).parent / "merchants"


def written(call: str, place: int) -> set[str]:
    """The literal at that place of every such call in the modules of the expansion."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                argument = node.args[place] if len(node.args) > place else None
                if isinstance(argument, ast.Constant):
                    found.add(str(argument.value))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_reason_has_a_text(lang: str) -> None:
    missing = [kind for kind in written("Event", 0) if not has(lang, f"merchants-event-{kind}")]
    rooms = ("merchants", "keyflower")  # a reason of the base game may be given by the expansion too
    missing += [
        key for key in written("Reason", 1) if not any(has(lang, f"{room}-reason-{key}") for room in rooms)
    ]
    assert missing == []
    assert len(written("Event", 0)) > 8


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_every_sentence_of_a_whole_game_is_worded_without_errors(lang: str, players: int) -> None:
    table = Table("keyflower", players, lang, ",variant=merchants,merchants=true")
    table.play()
    assert {"loaded-more", "contracts-renewed", "unloaded-more", "moored"} <= table.said


def test_a_contract_is_called_by_what_it_asks_for() -> None:
    board = merchants_board(
        "contracts; display wood3 saw_wood start_player", hand="1 red", tiles=["merchant"], season="autumn"
    )
    board.do("0 use merchant", "0 send 1 red")
    presentation = presentation_for(board.rules, "ru", strict=True)
    view = board.rules.view(board.table, 0)
    speech = presentation.at([], view)
    assert presentation.option(speech, "contract saw_wood", view, 0) == "Взять договор (1 пила и 1 дерево)"
    assert presentation.option(speech, "contract wood3", view, 0) == "Взять договор (3 дерева)"
    assert presentation.question(speech, view, 0) == "Участок «Торговец»: какой договор вы берёте?"


def test_the_explanation_names_contracts_and_extensions() -> None:
    board = merchants_board(
        "season winter; start 1", "trade 0; contracts saw_wood", "extension keywood red_for_wood",
        hand="none; skills 1 saw", tiles=["keywood+", "home_1; goods 1 wood"],
    )  # fmt: skip
    presentation = presentation_for(board.rules, "en", strict=True)
    lines = presentation.explain(presentation.at([]), board.rules.explain(board.table, 0))
    assert "7 from the contract (1 saw and 1 wood), with 1 saw, 1 wood" in lines
    assert "3 from the extension on Keywood" in lines
