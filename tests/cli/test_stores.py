"""Stores in the terminal: moved between a file and PostgreSQL, checked, backed up, and named without passwords."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.postgresql import Databases
from tilewright.cli import server_commands
from tilewright.server.store.store import Store

SECRET = "correct-horse"


@pytest.fixture
def url(databases: Databases) -> Iterator[str]:
    with databases.empty() as found:
        yield found.replace("tilewright@", f"tilewright:{SECRET}@")


def test_a_store_is_moved_checked_and_backed_up(
    command: Run, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    old, back = tmp_path / "old.db", tmp_path / "back.db"
    Store(old).close()
    said = []

    def run(*words: str, code: int = 0) -> str:
        ran = command(*words)
        said.append(ran.out + ran.err)
        assert ran.code == code, said[-1]
        return said[-1]

    assert "0 rows" in run("migrate", str(old), url)
    assert "is not empty" in run("migrate", str(old), url, code=2)  # who moved it is noted there
    assert "sound" in run("admin", "check", url)
    assert "***" in run("admin", "status", "--db", url)
    assert "migrate" in run("admin", "audit", "--db", url)
    assert "tilewright migrate" in run("admin", "restore", str(old), "--yes", "--db", url, code=2)
    run("admin", "backup", str(back), "--db", url)
    assert "exists already" in run("backup", url, str(back), code=2)
    assert "sound" in run("admin", "check", str(back))
    assert "no table" in run("record", url, "nothing", str(tmp_path / "x"), code=2)
    assert "cannot be reached" in run(
        "serve", "--db", f"postgresql://a:{SECRET}@127.0.0.1:1/x", "--port", "0", code=2
    )
    assert not any(SECRET in text for text in said)


def test_a_move_that_is_cut_short_says_how_to_go_on(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*facts: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(server_commands, "move", cut)
    ran = command("migrate", str(tmp_path / "a.db"), str(tmp_path / "b.db"))
    assert ran.code != 0
    assert "Run the same command again" in ran.out + ran.err
