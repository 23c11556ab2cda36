"""Sessions: several for one person, tokens that change, cookies by their name, and what ends with a session."""

import contextlib
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine

from tests.server.client import Client, Table
from tests.server.conftest import Running, ShiftedClocks, two_at_table
from tests.server.people.accounts import (
    DAY,
    FIREFOX,
    MINUTE,
    account,
    on_next_device,
    same_cookie,
    token_of,
    visitor,
)
from tests.waiting import until
from tilewright.server.people.user_agents import label_of
from tilewright.server.room.seating import digest
from tilewright.server.store.people import SESSIONS
from tilewright.server.store.shape import migrate

SECURE = {"secure": True, "origins": "https://tiles.example"}


def closed(table: Table) -> bool:
    with contextlib.suppress(Exception):
        table.hear(0.2)
    return table.socket.close_code is not None


def test_a_migration_keeps_everybody_signed_in(launch: Callable[..., Running], tmp_path: Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(tmp_path / "tables.db")))
    migrate(engine, "0008")
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        store.execute("INSERT INTO people VALUES ('anna', ?, 'Anna', 'oak', 'hu', 5)", (digest("old token"),))
    store.close()
    server = launch()
    anna = Client(server.port)
    anna.cookie = "tilewright=old token"
    assert anna.get("/api/me") == {"name": "Anna", "mark": "oak", "lang": "hu", "kept": False}
    (session,) = account(anna)["sessions"]
    assert session["current"]
    assert session["made"] == 5


def test_one_person_is_signed_in_in_several_browsers(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    phone = on_next_device(anna)
    assert phone.get("/api/me")["name"] == "Anna"
    assert phone.get(f"/api/tables/{key}")["seats"][0]["mine"]
    anna.request("GET", "/api/me", user_agent=FIREFOX)
    assert [one["current"] for one in sorted(account(phone)["sessions"], key=lambda one: one["made"])] == [
        False,
        True,
    ]
    tokens = [row[0] for row in server.hub.store.reading.exec_driver_sql("SELECT token FROM sessions")]
    assert token_of(anna) not in tokens
    assert digest(token_of(anna)) in tokens


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Safari/604.1", "Chrome, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/19.0 Safari/605", "Safari, macOS"),
        ("<script>alert(1)</script>", ""),
        ("x" * 100_000 + "Firefox", ""),
    ],
)  # fmt: skip
def test_a_session_is_called_by_browser_and_system(agent: str, label: str) -> None:
    assert label_of(agent) == label


def test_too_many_sessions_end_the_one_that_was_not_seen_for_longest(server: Running) -> None:
    anna = server.person("Anna")
    phones = [on_next_device(anna) for _ in range(SESSIONS)]
    assert len(account(phones[-1])["sessions"]) == SESSIONS
    assert anna.request("GET", "/api/me").status == 401


def test_a_token_changes_with_time_and_an_answer_that_is_lost_signs_nobody_out(
    server: Running, clocks: ShiftedClocks
) -> None:
    anna = server.person("Anna")
    first = same_cookie(anna)
    assert "set-cookie" not in anna.request("GET", "/api/me").headers
    clocks.day = 8 * DAY
    lost = same_cookie(anna)
    assert "set-cookie" in lost.request("GET", "/api/me").headers  # and never arrives
    assert "set-cookie" not in anna.request("GET", "/api/me").headers  # a request beside it gets no second one
    clocks.day += 2 * MINUTE
    assert "set-cookie" in anna.request("GET", "/api/me").headers
    assert anna.cookie not in (first.cookie, lost.cookie)
    assert lost.request("GET", "/api/me").status == 401  # what was not used is void
    assert first.request("GET", "/api/me").status == 200
    assert anna.request("GET", "/api/me").status == 200  # the new one is used
    assert first.request("GET", "/api/me").status == 200  # what is under way still counts
    clocks.day += 2 * MINUTE
    assert first.request("GET", "/api/me").status == 401
    assert anna.request("GET", "/api/me").status == 200
    assert len(account(anna)["sessions"]) == 1


def test_nobody_on_the_way_keeps_an_answer_with_a_token(server: Running, clocks: ShiftedClocks) -> None:
    """Also one that may otherwise be kept."""
    anna = server.person("Anna")
    assert anna.request("GET", "/api/games").headers["cache-control"] == "no-cache"
    tag = anna.request("GET", "/api/games").headers["etag"]
    clocks.day = 8 * DAY
    answer = anna.request("GET", "/api/games", if_none_match=tag)
    assert "set-cookie" in answer.headers
    assert answer.headers["cache-control"] == "no-store"


def test_over_https_the_cookie_is_bound_to_the_host_and_the_old_one_is_replaced(
    launch: Callable[..., Running],
) -> None:
    plain = launch()
    anna = plain.person("Anna")
    assert anna.cookie.startswith("tilewright=")
    plain.stop()
    server = launch(**SECURE)
    answer = (mover := Client(server.port)).request("PUT", "/api/me", {"name": "Ben"})
    header = answer.headers["set-cookie"]
    assert header.startswith("__Host-tilewright=")
    assert "; Secure" in header
    assert "; Path=/" in header
    assert "Domain" not in header
    again = Client(server.port)
    again.cookie = anna.cookie
    assert again.get("/api/me")["name"] == "Anna"
    assert again.cookie.startswith("__Host-tilewright=")
    assert token_of(again) != token_of(anna)
    assert again.get("/api/me")["name"] == "Anna"
    for name in ("__host-tilewright", "tilewright"):  # the latter can be set by a neighbour on the same domain
        planted = Client(server.port)
        planted.cookie = f"{name}={token_of(mover)}"
        assert planted.request("GET", "/api/me").status == 401
    assert mover.get("/api/me")["name"] == "Ben"


def test_an_ended_session_is_shut_out_at_once_and_its_sockets_close(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    phone = on_next_device(anna)
    here, there = anna.sit_at(key), phone.sit_at(key)
    ended = next(one["id"] for one in account(anna)["sessions"] if not one["current"])
    assert ben.request("POST", "/api/me/sessions/end", {"id": ended}).status == 200  # another's: nothing happens
    assert phone.request("GET", "/api/me").status == 200
    assert len(anna.post("/api/me/sessions/end", {"id": ended})["sessions"]) == 1
    assert phone.request("GET", "/api/me").status == 401
    until(lambda: closed(there), "a socket that is closed")
    assert there.socket.close_code == 4013
    here.catch_up()
    assert phone.sit_at(key).welcome["seats"] == []  # who comes again only watches


def test_all_others_end_and_codes_with_them(server: Running) -> None:
    anna = server.person("Anna")
    phones = [on_next_device(anna) for _ in range(2)]
    code = anna.post("/api/me/link")["code"]
    (left,) = anna.post("/api/me/sessions/end", {"all": True})["sessions"]
    assert left["current"]
    assert [phone.request("GET", "/api/me").status for phone in phones] == [401, 401]
    assert Client(server.port).request("POST", "/api/sign-in/link", {"code": code}).status == 403


def test_signing_out_drops_cookie_and_session(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    table, copy = anna.sit_at(key), same_cookie(anna)
    answer = anna.request("POST", "/api/sign-out", {})
    assert answer.json == {}
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert copy.request("GET", "/api/me").status == 401
    until(lambda: closed(table), "a socket that is closed")
    assert Client(server.port).request("POST", "/api/sign-out", {}).status == 200


def test_a_session_that_ends_while_it_is_looked_up_lets_nobody_in(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read is old by the time that it is known."""
    key, anna, _ = two_at_table(server)
    phone = on_next_device(anna)
    session = visitor(server, phone).session.id

    def looked_up(asked: str) -> bool:
        if asked == session:
            anna.post("/api/me/sessions/end", {"id": session})
        return True

    monkeypatch.setattr(server.hub.store.people, "has_session", looked_up)
    with pytest.raises(Exception, match="4013"):
        phone.sit_at(key)
    until(lambda: not server.hub.greeted, "a greeting that is over")


def test_a_session_that_ends_while_a_socket_opens_lets_nobody_in(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, anna, _ = two_at_table(server)
    session = visitor(server, anna).session
    real = server.hub.store.people.has_session
    monkeypatch.setattr(server.hub.store.people, "has_session", lambda key: key != session.id and real(key))
    with pytest.raises(Exception, match="4013"):
        anna.sit_at(key)


def test_a_move_that_is_under_way_when_the_session_ends_is_finished(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    asked = next(table for table in tables if table.position.get("options"))
    actor = (anna, ben)[tables.index(asked)]
    before = asked.position["v"]
    option = asked.position["options"][0]["text"]
    asked.send(t="act", seat=asked.position["look"], v=before, text=option)
    asked.send(t="ping")
    other = tables[1 - tables.index(asked)]
    actor.post("/api/sign-out", {})
    until(lambda: closed(asked), "a socket that is closed")
    other.catch_up()
    room = server.hub.rooms[key]
    assert room.play is not None
    assert len(server.hub.store.journal(key)) == len(room.play.match.lines)
