"""Nothing that a stranger sends becomes a path: options that name files are refused before anything is opened."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.server.conftest import Running
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import SpecError

OPENED: Final[list[str]] = []  # what this process opens while somebody looks
WATCHING: Final[list[bool]] = []


def note(event: str, arguments: tuple[object, ...]) -> None:
    if WATCHING and event in ("open", "os.listdir", "os.scandir", "glob.glob"):
        OPENED.append(os.fsdecode(arguments[0]) if isinstance(arguments[0], str | bytes | os.PathLike) else "")


sys.addaudithook(note)


@pytest.fixture
def opened() -> Iterator[list[str]]:
    OPENED.clear()
    WATCHING.append(True)
    yield OPENED
    WATCHING.clear()


@pytest.fixture
def paths(tmp_path: Path) -> list[str]:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(1 << 40)
    (tmp_path / "facts.toml").write_text("[tile]\n", encoding="utf-8")
    names = ["pipe", "giant", "facts.toml", "none"]
    return ["/etc/shadow", "/dev/zero", str(tmp_path), *[str(tmp_path / name) for name in names]]


def record(game: str, path: str) -> str:
    return f'tilewright record 1\ngame {game}(players=2,box="{path}")\nrules {game} 1 x\n'


@pytest.mark.parametrize("game", ["keyflower", "artificium"])
def test_a_record_that_names_a_file_is_refused_before_anything_is_opened(
    server: Running, paths: list[str], opened: list[str], game: str
) -> None:
    anna = server.person("Anna")
    answers = set()
    for path in paths:
        answer = anna.request("POST", "/api/records?lang=en", record(game, path))
        assert (answer.status, answer.json["error"]) == (400, "bad-record")
        answers.add(answer.json["words"])
    assert answers == {"line 2 of the record: option box cannot be chosen here"}  # nothing about any file
    assert not [name for name in opened if name in paths]


def test_no_other_route_takes_a_file_either(server: Running, paths: list[str], opened: list[str]) -> None:
    anna = server.person("Anna")
    for path in paths:
        options = {"box": path}
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for game in ("keyflower", "artificium"):
            for where, body in (
                ("/api/tables", {"game": game, "seats": seats, "options": options}),
                ("/api/play", {"game": game, "options": options}),
            ):
                answer = anna.request("POST", where, body)
                assert (answer.status, answer.json["error"]) == (400, "bad-spec")
            assert anna.request("GET", f"/api/games/{game}/facts?players=2&box={path}").status == 400
        for text in (f'keyflower(box="{path}")', f"box={path}"):
            assert anna.request("POST", "/api/tables", {"game": text, "seats": seats}).status == 400
            assert anna.request("GET", f"/api/games/{text}/facts").status == 404
    assert not [name for name in opened if name in paths]


def test_texts_from_elsewhere_cannot_name_files() -> None:
    for game in registry().games.values():
        files = [option.name for option in game.options if option.kind == "file"]
        for name in files:
            for value in ('"/etc/shadow"', "", '""', "x"):
                with pytest.raises(SpecError, match="not-here"):
                    registry(files=False).spec(f"{game.key}(players=2,{name}={value})")
            assert registry().spec(f'{game.key}(players=2,{name}="/etc/shadow")').values[name] == "/etc/shadow"
