"""Every example of docs/positions.md is a position that can be loaded, written and loaded again."""

import re
from pathlib import Path

import pytest

from tilewright.games.catalogue import registry

DOCS = Path(__file__).resolve().parents[2] / "docs" / "positions.md"
EXAMPLES = re.findall(r"```\n(game .*?)```", DOCS.read_text(encoding="utf-8"), re.S)


def test_there_are_examples_of_every_game() -> None:
    games = {example.split("(")[0].removeprefix("game ") for example in EXAMPLES}
    assert games == set(registry().games)
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("text", EXAMPLES, ids=[str(at) for at in range(len(EXAMPLES))])
def test_an_example_can_be_loaded_and_written_again(text: str) -> None:
    rules = registry().rules_of_position(text)
    written = rules.position(rules.load_position(text))
    assert rules.position(rules.load_position(written)) == written
