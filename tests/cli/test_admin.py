"""`tilewright admin` in the terminal: what it prints, what it refuses, and its exit codes."""

import json
import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.cli.admin.commands import GROUPS
from tilewright.server.store.store import Store

LANGUAGES = ("en", "ru", "uk", "hu")


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A store with two people in it, and no server."""
    path = tmp_path / "tables.db"
    Store(path).close()
    with sqlite3.connect(path) as store:
        names = [row[1] for row in store.execute("PRAGMA table_info(people)")]
        for key, name in (("a1", "Anna"), ("b2", "Ben [red]")):
            facts = {
                "id": key,
                "name": name,
                "lang": "en",
                "made": 1_700_000_000_000,
                "kept": 0,
                "recovery_made": 0,
            }
            values = [facts.get(column, "") for column in names]
            store.execute(f"INSERT INTO people VALUES ({','.join('?' * len(names))})", values)
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_a_help(command: Run, lang: str) -> None:
    ran = command("admin", "--lang", lang)
    assert ran.code == 0
    for name in (*GROUPS, "check", "backup", "restore", "audit", "status", "read-only"):
        assert name in ran.out
    if lang == "hu":
        for name in GROUPS:
            assert command("admin", name, "--help", "--lang", lang).code == 0
        assert "kitiltanak" in command("admin", "people", "ban", "--help", "--lang", lang).out


def test_people_are_listed_banned_and_let_in_again(command: Run, db: str) -> None:
    listed = command("admin", "people", "list", "--db", db, "--lang", "en")
    assert listed.code == 0
    assert "Ben [red]" in listed.out
    assert "2 of 2" in listed.out
    found = json.loads(command("admin", "people", "list", "anna", "--json", "--db", db).out)
    assert [one["id"] for one in found["people"]] == ["a1"]
    assert command("admin", "people", "ban", "Anna", "--db", db).code == 2  # without a reason
    assert "2" in command("admin", "people", "ban", "Anna", "--reason", "rude", "--days", "2", "--db", db).out
    assert "rude" in command("admin", "bans", "list", "--db", db).out
    assert command("admin", "people", "unban", "Anna", "--db", db).code == 0
    assert json.loads(command("admin", "bans", "list", "--json", "--db", db).out) == {"bans": []}
    wrong = command("admin", "people", "show", "nobody", "--db", db, "--lang", "en")
    assert wrong.code == 2
    assert wrong.err == "tilewright: nobody here has the id or the name nobody\n"


def test_what_cannot_be_undone_is_asked(command: Run, db: str) -> None:
    ran = command("admin", "people", "delete", "Anna", "--db", db, "--lang", "en", typed="no\n")
    assert (ran.code, ran.err) == (2, "tilewright: nothing was done\n")
    assert command("admin", "people", "delete", "Anna", "--db", db, "--lang", "en", typed="yes\n").code == 0
    assert json.loads(command("admin", "people", "list", "--json", "--db", db).out)["total"] == 1
    assert "delete person" in command("admin", "audit", "--db", db).out


def test_a_store_is_checked_copied_and_restored(command: Run, db: str, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    assert command("admin", "check", "--db", db).code == 0
    assert command("admin", "backup", copy, "--db", db).code == 0
    assert command("admin", "announce", "set", "en=hello", "hu=szia", "--db", db).code == 0
    assert command("admin", "restore", copy, "--yes", "--db", db).code == 0
    assert "hello" not in command("admin", "announce", "show", "--db", db).out
    with sqlite3.connect(copy) as store:
        store.execute("INSERT INTO chat VALUES ('nowhere', 1, 0, 'a', 'b', 1, '')")
    ran = command("admin", "check", copy, "--lang", "en")
    assert ran.code == 1
    assert "chat of a table that is not there: nowhere" in ran.out
    assert command("admin", "restore", copy, "--yes", "--db", db).code == 2
    assert command("admin", "check", str(tmp_path / "none.db")).code == 2


def test_modes_and_invitations(command: Run, db: str) -> None:
    assert "Read-only" in command("admin", "read-only", "on", "--db", db, "--lang", "en").out
    assert "Read-only" not in command("admin", "read-only", "off", "--db", db, "--lang", "en").out
    assert command("admin", "read-only", "perhaps", "--db", db).code == 2
    made = command("admin", "invitations", "make", "--note", "friends", "--db", db)
    assert "/invitation#" in made.out
    assert "friends" in command("admin", "invitations", "list", "--db", db).out
    assert command("admin", "invitations", "revoke", "1", "--db", db).code == 0
    assert command("admin", "announce", "set", "one", "two", "--db", db).code == 2
    assert command("admin", "status", "--db", db).code == 0
    assert command("admin", "reports", "list", "--db", db).code == 0
    assert command("admin", "tables", "list", "--db", db).code == 0
