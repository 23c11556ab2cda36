"""Every `tilewright` command that the documents show exists, with the options that they show."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tilewright.cli.admin.commands import build_admin
from tilewright.cli.app import build_app
from tilewright.words.speech import Speech

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FENCED = re.compile(r"^```[a-z]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
TEXTS = ("excerpt 1", "seed SEED")  # that a file begins with, or that are hashed
OTHERS = re.compile(r"\bimport\b|^ACL SETUSER ")  # of Python and of Redis
COMMAND = re.compile(r"(?:^|\s|/)tilewright ([a-z][^#|;&>]*)")


def commands(document: Path) -> list[str]:
    """What follows the name of the program, without comments and what it is piped into."""
    text = document.read_text(encoding="utf-8")
    shown = [line for block in FENCED.findall(text) for line in block.splitlines()]
    shown += INLINE.findall(FENCED.sub("", text))
    found = [one[1].strip() for line in shown if (one := COMMAND.search(line)) and not OTHERS.search(line)]
    return [line for line in found if line not in TEXTS]


def unknown(words: list[str]) -> str:
    """What in it no command has; "" if all is known."""
    command: Any = get_command(build_app(Speech("en")))
    if words[0] == "admin":  # which is set up when it is needed
        command, words = get_command(build_admin(Speech("en"))), words[1:]
    while hasattr(command, "commands") and words and re.fullmatch(r"[a-z][a-z-]*", words[0]):
        if words[0] not in command.commands:
            return words[0]
        command = command.commands[words.pop(0)]
    options = {name for one in command.params for name in (*one.opts, *one.secondary_opts)} | {"--help"}
    return next((word for word in words if word.startswith("--") and word.partition("=")[0] not in options), "")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda one: one.name)
def test_every_command_that_is_shown_exists(document: Path) -> None:
    wrong = {line: unknown(shlex.split(line.replace("'", "’"))) for line in commands(document)}
    assert {line: word for line, word in wrong.items() if word} == {}


def test_commands_are_found_and_wrong_ones_noticed() -> None:
    assert len([line for one in DOCUMENTS for line in commands(one)]) > 60
    assert unknown(["admin", "people", "bann", "x"]) == "bann"
    assert unknown(["serve", "--no-such-option"]) == "--no-such-option"
    assert unknown(["serve", "--port", "1"]) == ""


def test_the_script_that_starts_the_table_passes_every_command_on() -> None:
    """What it does not know it takes for a game."""
    command: Any = get_command(build_app(Speech("en")))
    passed = re.search(
        r"^ +([a-z]+(?: \| [a-z]+)+)\)", (ROOT / "scripts" / "run").read_text(encoding="utf-8"), re.M
    )
    assert passed is not None
    assert sorted(passed[1].split(" | ")) == sorted(command.commands)
