"""Where games are kept when nobody says where."""

import stat
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright import data_folder
from tilewright.cli import server_commands
from tilewright.server.settings import Settings


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings that a server would have been started with."""
    found: list[Settings] = []
    monkeypatch.setattr(server_commands, "serve", lambda settings, ready: found.append(settings))
    return found


def test_the_store_lies_in_the_data_folder_of_the_user_alone(
    command: Run, served: list[Settings], tmp_path: Path
) -> None:
    assert command("serve").code == 0
    folder = tmp_path / "data" / "tilewright"
    assert served[0].db == str(folder / "tilewright.db")
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_without_a_command_the_table_is_opened(command: Run, served: list[Settings]) -> None:
    assert command().code == 0
    assert command("--lang", "ru").code == 0
    assert len(served) == 2


def test_a_store_in_the_current_folder_is_found_and_named(
    command: Run, served: list[Settings], tmp_path: Path
) -> None:
    (tmp_path / "tilewright.db").touch()
    said = command("serve").out
    assert served[0].db == "tilewright.db"
    assert "tilewright.db in this folder are used" in said
    assert str(data_folder.usual_store()) in said


def test_what_is_said_wins(command: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    Path("tilewright.db").touch()
    monkeypatch.setenv("TILEWRIGHT_DB", "other.db")
    command("serve")
    command("serve", "--db", "third.db")
    assert [one.db for one in served] == ["other.db", "third.db"]


def test_where_nothing_may_be_written_the_current_folder_is_taken(
    command: Run, served: list[Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert command("serve").code == 0
    assert served[0].db == "tilewright.db"
