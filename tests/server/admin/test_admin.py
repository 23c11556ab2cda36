"""What whoever runs the server does: beside a running server and on a store that rests, and all of it is noted."""

import os
import socket
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.asking import act, error, person_id, refusal
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.waiting import until
from tilewright.server.admin import asking
from tilewright.server.admin.acts import LONGEST
from tilewright.server.admin.socket import short_address, socket_path
from tilewright.server.errors import ServerError

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def audit_lines(server: Running) -> list[tuple[str, str, str]]:
    """What the log says, the newest first."""
    return [(line["act"], line["whom"], line["why"]) for line in act(server, "audit")["lines"]]


def test_the_socket_is_nobody_elses_and_goes_with_the_server(
    launch: Callable[..., Running], tmp_path: Path
) -> None:
    path = socket_path(tmp_path / "tables.db")
    path.touch()  # no socket: it stays, and the server runs without
    server = launch()
    assert path.is_file()
    assert refusal(server, "status") == "admin-unreachable"
    server.stop()
    path.unlink()
    server.start()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert act(server, "status")["running"]
    server.stop()
    assert not path.exists()
    assert not act(server, "status")["running"]


def test_a_socket_of_a_server_that_was_killed_is_no_hindrance(
    launch: Callable[..., Running], tmp_path: Path
) -> None:
    path = socket_path(tmp_path / "tables.db")
    left = socket.socket(socket.AF_UNIX)
    with short_address(path) as address:
        left.bind(address)
    left.close()
    server = launch()
    assert act(server, "status")["running"]


@pytest.mark.parametrize(
    "raw",
    [b"", b"nonsense", b"{}", b'{"act":"no such"}', b'{"act":"ban","body":{"days":1e9}}', b"x" * 2 * LONGEST],
)
def test_nonsense_is_refused(server: Running, raw: bytes) -> None:
    path = socket_path(Path(server.settings.db))
    with socket.socket(socket.AF_UNIX) as there, short_address(path) as address:
        there.connect(address)
        try:
            there.sendall(raw + b"\n")
            answer = there.recv(65_536)
        except OSError:
            answer = b""
    assert answer == b"" or b'"refusal"' in answer
    assert act(server, "status")["running"]


def test_people_are_found_and_shown(server: Running) -> None:
    server.person("Любомира")
    key, anna, _ = two_at_table(server)
    assert [one["name"] for one in act(server, "people", search="любо")["people"]] == ["Любомира"]
    assert act(server, "people", search="%")["people"] == []
    found = act(server, "person", person="Любомира")
    assert found["tables"] == {}
    assert act(server, "person", person=found["id"])["name"] == "Любомира"
    anna.sit_at(key)
    anna_id = next(chair["holder"] for chair in act(server, "table", table=key)["chairs"] if chair["seat"] == 0)
    assert act(server, "person", person=anna_id)["tables"] == {"playing": 1}
    assert act(server, "person", person=anna_id)["sockets"] == 1
    assert refusal(server, "person", person="Nobody at all") == "person-unknown"
    server.person("Любомира")
    assert refusal(server, "person", person="Любомира") == "person-several"


def test_tables_are_listed_closed_and_deleted(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    waiting = anna.table([ME, OPEN])["id"]
    assert key in [table["id"] for table in act(server, "tables", phase="playing")["tables"]]
    table = anna.sit_at(key)
    assert act(server, "close-table", table=key, why="a test")["phase"] == "abandoned"
    table.hear_until(lambda: table.table["phase"] == "abandoned", "a game that is given up")
    assert act(server, "close-table", table=waiting)["phase"] == "closed"
    assert refusal(server, "close-table", table=key) == "table-over"
    assert audit_lines(server)[1] == ("close table", key, "a test")
    act(server, "delete-table", table=key, why="gone")
    assert error(anna, "GET", f"/api/tables/{key}") == "no-table"
    with closing(sqlite3.connect(server.settings.db)) as store, store:
        for part in ("seats", "journal", "chat", "records", "results"):
            assert store.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (key,)).fetchone() == (0,)
    assert refusal(server, "delete-table", table=key) == "no-table"


def test_roles_are_given_and_taken(server: Running) -> None:
    anna = server.person("Justice")
    key = person_id(server, "Justice")
    assert anna.get("/api/server")["role"] == ""
    assert refusal(server, "role", person=key, role="moderator") == "role-guest"  # a cookie is soon lost or taken
    assert refusal(server, "role", person=key, role="none") == "-"
    anna.post("/api/me/recovery")
    act(server, "role", person=key, role="moderator", why="trusted")
    assert anna.get("/api/server")["role"] == "moderator"
    assert audit_lines(server)[0] == ("role moderator", key, "trusted")
    act(server, "role", person=key, role="none")
    assert anna.get("/api/server")["role"] == ""
    Client(server.port).request("POST", "/api/join", {"code": "x", "name": "x"})  # nobody yet
    nameless = Client(server.port)
    nameless.request("POST", "/api/play", {"game": "artificium"})
    newest = act(server, "people", most=1)["people"][0]
    assert newest["name"] == ""
    assert refusal(server, "role", person=newest["id"], role="host") == "role-nameless"


def test_the_log_only_grows(server: Running) -> None:
    for text in ("before", "noted"):
        act(server, "announce", texts={"en": text})
    with closing(sqlite3.connect(server.settings.db)) as store, store:
        for query in ("DELETE FROM audit", "UPDATE audit SET who = 'nobody'"):
            with pytest.raises(sqlite3.DatabaseError, match="only grows"):
                store.execute(query)
    line = act(server, "audit", most=1)["lines"][0]
    assert (line["act"], line["why"]) == ("announce", "en: noted")
    assert line["who"]
    assert act(server, "audit", most=1, before=line["n"])["lines"][0]["n"] < line["n"]


def test_an_announcement_reaches_open_pages_in_their_language(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key, lang="hu"), ben.sit_at(key, lang="ru")
    act(server, "announce", texts={"en": "Update at 8", "hu": "Frissítés 8-kor"}, level="warning", hours=1)
    heard: dict[str, Any] = {}
    for table in (one, two):
        heard[table.until("servernotice")["text"]] = table
    assert list(heard) == ["Frissítés 8-kor", "Update at 8"]
    assert ben.get("/api/server?lang=hu")["announcement"]["text"] == "Frissítés 8-kor"
    late = Client(server.port).sit_at(key, lang="en")
    assert [message["level"] for message in late.heard if message["t"] == "servernotice"] == ["warning"]
    act(server, "clear-announcement")
    assert one.until("servernotice") == {"t": "servernotice"}
    assert ben.get("/api/server")["announcement"] is None
    assert refusal(server, "announce", texts={"de": "x"}) == "announce-lang"
    act(server, "announce", texts={"ru": "давно"}, hours=0.0000001)
    until(lambda: ben.get("/api/server")["announcement"] is None, "an announcement that has ended")
    act(server, "clear-announcement")


def test_a_store_that_rests_is_changed_directly(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, _ = two_at_table(server)
    server.person("Eve")
    anna.post("/api/me/recovery")
    server.stop()
    act(server, "role", person="Anna", role="host")
    act(server, "ban", person="Eve", reason="spam", days=1)
    assert act(server, "close-table", table=key)["phase"] == "abandoned"
    assert [line[0] for line in audit_lines(server)] == ["close table", "ban", "role host"]
    server.start()
    assert anna.get("/api/server")["role"] == "host"
    assert anna.get(f"/api/tables/{key}")["phase"] == "abandoned"
    assert [ban["name"] for ban in act(server, "bans")["bans"]] == ["Eve"]


def test_a_missing_store_is_not_made(tmp_path: Path, server: Running) -> None:
    with pytest.raises(ServerError, match="server-store-no-file"):
        asking.ask(replace(server.settings, db=str(tmp_path / "none.db")), "status")
    assert os.listdir(tmp_path) == []
