"""Games in words: for language models by text, and over the Model Context Protocol."""

import asyncio
import json
from typing import Any

import pytest

from tilewright.kernel.rng import Rng
from tilewright.research.text_game import MOST_WRONG, TextGame


def options_of(text: str) -> list[str]:
    return [line.partition(":")[0] for line in text.rpartition("before the colon:\n")[2].splitlines()]


def test_a_game_is_played_in_words() -> None:
    game, dice = TextGame("artificium(players=2)"), Rng.from_seed("words")
    game.reset("words")
    seats = set()
    while not game.over:
        seat, text = game.ask()
        seats.add(seat)
        options = options_of(text)
        turn = game.step(options[dice.below(len(options))])
        assert turn.over == game.over
    assert seats == {0, 1}
    assert sum(game.rewards()) == 1


def test_a_refusal_names_the_rule_and_may_be_answered_again() -> None:
    game = TextGame("keyflower(players=2)")
    game.reset("words")
    seat, text = game.ask()
    turn = game.step("use turn_order_1")
    assert not turn.over
    assert turn.said.startswith("KF-5.1: ")
    assert options_of(game.ask()[1]) == options_of(text)
    for _ in range(MOST_WRONG - 1):
        turn = game.step("nonsense")
    assert turn.over
    assert game.rewards()[seat] == 0
    assert sum(game.rewards()) == 1


def test_a_model_plays_over_mcp() -> None:
    pytest.importorskip("mcp")
    from tilewright.research.mcp_server import build_server

    app = build_server()

    def call(tool: str, **given: Any) -> str:
        answer: Any = asyncio.run(app.call_tool(tool, given))
        return str(answer.content[0].text)

    assert "new_game first" in call("look")
    assert set(json.loads(call("games"))) >= {"keyflower", "artificium"}
    assert "chess" in call("new_game", game="chess")
    assert "box" in call("new_game", game='artificium(players=2,box="/etc/hostname")')
    for wrong in (
        {"lang": "../../en"},
        {"lang": "xx"},
        {"bot": "hard:time=600"},
        {"bot": "program:ls"},
        {"bot": "x"},
    ):
        assert " are " in call("new_game", game="artificium(players=2)", **wrong)
    assert "new_game first" in call("look")
    seen = json.loads(call("new_game", game="artificium(players=2)", bot="random", seed="mcp"))
    assert seen["options"]
    refused = json.loads(call("act", text="lay nonsense"))
    assert refused["refused"]
    assert call("why_not", text=next(iter(seen["options"]))) == ""
    for _ in range(400):
        if "over" in seen:
            break
        seen = json.loads(call("act", text=next(iter(seen["options"]))))
    assert seen["over"]["winners"]
    assert "point" in call("score")
