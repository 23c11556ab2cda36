"""`tilewright admin` in the terminal: what it prints, what it refuses, and its exit codes."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.conftest import two_at_table
from tests.serving import Running
from tilewright.cli.admin.commands import GROUPS
from tilewright.server.store.store import Store

LANGUAGES = ("en", "ru", "uk", "hu")


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A store with two people in it, and no server."""
    path = tmp_path / "tables.db"
    Store(path).close()
    with closing(sqlite3.connect(path)) as store, store:
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
    ban = ("admin", "people", "ban", "Anna", "--reason", "rude", "--days", "2", "--db", db, "--lang", "en")
    refused = command(*ban, typed="no\n")
    assert (refused.code, "Keep Anna out for 2 days?" in refused.out) == (2, True)
    assert json.loads(command("admin", "bans", "list", "--json", "--db", db).out) == {"bans": []}
    assert "Kept out, until" in command(*ban, typed="yes\n").out
    assert "rude" in command("admin", "bans", "list", "--db", db).out
    assert command("admin", "people", "unban", "Anna", "--db", db).code == 0
    assert json.loads(command("admin", "bans", "list", "--json", "--db", db).out) == {"bans": []}
    wrong = command("admin", "people", "show", "nobody", "--db", db, "--lang", "en")
    assert wrong.code == 2
    assert wrong.err == "tilewright: nobody here has the id or the name nobody\n"


def test_what_people_wrote_moves_no_cursor(command: Run, db: str) -> None:
    reason = "\x1b[2J\\[red]gone"
    place = ("--db", db, "--lang", "en")
    assert command("admin", "people", "ban", "Anna", "--reason", reason, "--yes", *place).code == 0
    for shown in (("people", "show", "Anna"), ("bans", "list"), ("audit",)):
        out = command("admin", *shown, *place).out
        assert "\x1b" not in out
        assert "[2J\\[red]gone" in " ".join(out.split())


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
    with closing(sqlite3.connect(copy)) as store, store:
        store.execute("INSERT INTO chat VALUES ('nowhere', 1, 0, 'a', 'b', 1, '')")
    ran = command("admin", "check", copy, "--lang", "en")
    assert ran.code == 1
    assert "chat of a table that is not there: nowhere" in ran.out
    assert command("admin", "restore", copy, "--yes", "--db", db).code == 2
    assert command("admin", "check", str(tmp_path / "none.db")).code == 2


def played_store(folder: Path) -> tuple[str, str]:
    """With a game of two, a line of chat and a report about it, and no server; and the table's id."""
    server = Running(folder / "played.db")
    try:
        key, anna, ben = two_at_table(server)
        one, two = anna.sit_at(key), ben.sit_at(key)
        two.ask(t="say", text="something [rude]")
        one.hear_until(lambda: one.heard[-1].get("text") == "something [rude]", "the line")
        line = one.heard[-1]["n"]
        anna.post(f"/api/tables/{key}/report", {"category": "abuse", "line": line, "text": "insults"})
    finally:
        server.stop()
    return str(folder / "played.db"), key


def test_tables_lines_and_reports_are_looked_after(command: Run, tmp_path: Path) -> None:
    db, key = played_store(tmp_path)

    def admin(*words: str, code: int = 0, **more: str) -> str:
        ran = command("admin", *words, "--db", db, "--lang", "en", **more)
        assert ran.code == code, ran.err
        return ran.err if code else ran.out

    assert key in admin("tables", "list", "--phase", "playing")
    assert "nothing" in admin("tables", "list", "--phase", "open").lower()
    assert admin("tables", "list", "--phase", "no such", code=2)
    shown = admin("tables", "show", key)
    for said in ("Anna", "Ben", "1. Ben: something [rude]"):
        assert said in shown
    assert json.loads(admin("tables", "show", key, "--json"))["imported"] is False
    assert "no such table" in admin("tables", "show", "none", code=2)

    assert "insults" in admin("reports", "list")
    report = admin("reports", "show", "1")
    assert "> 1. Ben: something [rude]" in report
    assert json.loads(admin("reports", "show", "1", "--json"))["context"]["names"] == ["Anna", "Ben"]
    admin("reports", "handle", "1", "--note", "a word with Ben")
    assert "a word with Ben" in admin("reports", "show", "1")
    assert "insults" not in admin("reports", "list")
    assert "insults" in admin("reports", "list", "--all")
    assert "already" in admin("reports", "handle", "1", code=2)
    assert "9" in admin("reports", "show", "9", code=2)

    admin("tables", "remove-line", key, "1", "--why", "rude")
    assert "rude" not in admin("tables", "show", key)
    assert "line" in admin("tables", "remove-line", key, "1", code=2)
    assert "nothing was done" in admin("tables", "close", key, code=2, typed="no\n")
    assert "given up" not in admin("tables", "show", key)
    admin("tables", "close", key, "--why", "enough", typed="yes\n")
    assert "given up" in admin("tables", "show", key)
    assert "over" in admin("tables", "close", key, "--yes", code=2)
    assert "nothing was done" in admin("tables", "delete", key, code=2, typed="no\n")
    admin("tables", "delete", key, "--yes", "--why", "gone")
    assert "no such table" in admin("tables", "show", key, code=2)
    noted = admin("audit", "--most", "4")
    for said in ("delete table", "close table", "remove chat line", "handle report 1", "enough", "gone"):
        assert said in noted
    assert admin("check")


def test_networks_are_kept_out_and_let_in(command: Run, db: str) -> None:
    def bans(*words: str, typed: str = "yes\n") -> tuple[int, str]:
        ran = command("admin", "bans", *words, "--db", db, "--lang", "en", typed=typed)
        return ran.code, ran.out + ran.err

    assert "for 1 day?" in bans("add", "192.0.2.7/24", "--reason", "flood", "--days", "1")[1]
    assert bans("add", "198.51.100.1", "--reason", "flood", typed="")[0] == 2
    assert bans("add", "2001:db8::/48", "--reason", "flood", "--yes", typed="")[0] == 0
    assert "198.51" not in bans("list")[1]
    listed = bans("list")[1]
    for said in ("192.0.2.0/24", "2001:db8::/48", "for good", "flood"):
        assert said in listed
    for wrong in ("no address", "0.0.0.0/0", "300.1.1.1"):
        assert bans("add", wrong, "--reason", "x")[0] == 2, wrong
    assert bans("add", "192.0.2.1")[0] == 2  # without a reason
    assert bans("add", "192.0.2.1", "--reason", "x", "--days", "-1")[0] == 2
    assert bans("lift", "192.0.2.0/24", "--why", "over")[0] == 0
    assert bans("lift", "2")[0] == 0
    assert "192" not in bans("list")[1]
    assert bans("lift", "2")[0] == 2


def test_roles_are_for_accounts(command: Run, db: str) -> None:
    ran = command("admin", "people", "role", "Anna", "host", "--db", db, "--lang", "en")
    assert (ran.code, "plays as a guest" in ran.err) == (2, True)
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("UPDATE people SET kept = 1 WHERE id = 'a1'")
    assert command("admin", "people", "role", "Anna", "host", "--db", db).code == 0
    assert "host" in command("admin", "people", "show", "Anna", "--db", db, "--lang", "en").out
    assert command("admin", "people", "role", "Anna", "king", "--db", db).code == 2
    assert command("admin", "people", "sign-out", "Anna", "--why", "lost a phone", "--db", db).code == 0
    assert command("admin", "people", "role", "Anna", "none", "--db", db).code == 0
    noted = command("admin", "audit", "--db", db).out
    for said in ("role host", "role none", "end sessions", "lost a phone"):
        assert said in noted


def test_announcements_come_and_go(command: Run, db: str) -> None:
    said = ("Update at 8", "hu=Frissítés 8-kor", "--level", "warning", "--hours", "3")
    assert command("admin", "announce", "set", *said, "--db", db).code == 0
    shown = json.loads(command("admin", "announce", "show", "--json", "--db", db).out)["announcements"]
    assert {one["lang"]: one["text"] for one in shown} == {"en": "Update at 8", "hu": "Frissítés 8-kor"}
    assert {one["level"] for one in shown} == {"warning"}
    assert command("admin", "announce", "set", "x", "--level", "loud", "--db", db).code == 2
    assert command("admin", "announce", "clear", "--db", db).code == 0
    assert json.loads(command("admin", "announce", "show", "--json", "--db", db).out) == {"announcements": []}
    assert "clear announcement" in command("admin", "audit", "--db", db).out


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
