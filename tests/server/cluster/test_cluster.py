"""Several servers on one store: requests and sockets find the one with the table, and any of them can go."""

import asyncio
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from tests.postgresql import Databases
from tests.server.asking import act
from tests.server.client import Client, Table, asked_one
from tests.server.cluster.clusters import SECRET, at, ban_through, end_programs_through, in_loop, name_of, owner
from tests.server.conftest import Running, play_out, two_at_table
from tests.server.people.test_passkeys import IN, NEW, NEW_OPTIONS, Browser
from tests.waiting import until
from tilewright.server.cluster.cluster import SEARCH, Cluster
from tilewright.server.limits import Buckets
from tilewright.server.store import leases
from tilewright.server.store.bare import run_bare
from tilewright.server.web import forwarding, peer_requests

Servers = Callable[..., Running]


@pytest.fixture(scope="module")
def place(databases: Databases) -> Iterator[str]:
    with databases.ready() as url:
        yield url


@pytest.fixture(scope="module")
def pair(place: str) -> Iterator[list[Running]]:
    """Two servers in this process."""
    found = [Running(place, cluster_secret=SECRET, bot_workers=1) for _ in range(2)]
    yield found
    for one in found:
        if one.thread.is_alive():
            one.stop()
        assert one.hub.metrics.errors == 0


@pytest.fixture
def third(place: str, pair: list[Running]) -> Iterator[Running]:
    """One that comes later and may go."""
    found = Running(place, cluster_secret=SECRET, bot_workers=1)
    yield found
    if found.thread.is_alive():
        found.stop()


def stored_lines(server: Running, key: str) -> int:
    return len(server.hub.store.journal(key))


def move(table: Table) -> None:
    assert table.act(table.position["options"][0]["text"])["t"] == "done"


def test_a_game_is_played_through_both_servers(pair: list[Running]) -> None:
    one, other = pair
    key, anna, ben = two_at_table(one)
    assert owner(other, key) == name_of(one)
    away = at(ben, other)
    assert away.get(f"/api/tables/{key}")["id"] == key
    play_out([anna.sit_at(key), away.sit_at(key)])
    assert key in one.hub.rooms
    assert key not in other.hub.rooms
    assert away.get(f"/api/tables/{key}")["phase"] == "finished"
    record = away.request("GET", f"/api/tables/{key}/record")
    assert record.raw == anna.request("GET", f"/api/tables/{key}/record").raw
    assert "content-security-policy" in record.headers


def test_an_invitation_is_taken_at_any_server(pair: list[Running]) -> None:
    one, other = pair
    anna, ben = one.person("Anna"), Client(other.port, "Ben")
    made = anna.table([{"kind": "me"}, {"kind": "open"}])
    anna.get(f"/api/tables/{made['id']}")  # so that the first server has it
    ben.join(made["codes"][0]["code"])
    assert ben.cookie  # who is new gets it through both
    assert ben.get(f"/api/tables/{made['id']}")["seats"][1]["name"] == "Ben"
    assert (owner(one, made["id"]), made["id"] in other.hub.rooms) == (name_of(one), False)


def test_whose_turn_it_is_is_known_everywhere(pair: list[Running]) -> None:
    one, other = pair
    key, _, ben = two_at_table(one)
    waiting = one.hub.rooms[key].play.waiting()  # type: ignore[union-attr]
    (line,) = [line for line in at(ben, other).get("/api/me/tables")["tables"] if line["id"] == key]
    assert line["waiting"] == waiting != []
    assert key not in other.hub.rooms


def test_the_address_of_whoever_asks_travels_with_the_request(pair: list[Running]) -> None:
    one, other = pair
    key, anna, _ = two_at_table(one)
    away = Client(other.port, "Anna", source="127.0.0.7")
    away.cookie = anna.cookie
    table = away.sit_at(key)
    (listener,) = one.hub.rooms[key].listeners
    assert str(listener.client) == "127.0.0.7"
    table.close()


def test_nobody_can_pretend_to_be_a_server(pair: list[Running]) -> None:
    one, _ = pair
    key, anna, _ = two_at_table(one)
    wrong = {"x_tilewright_signature": "0" * 64, "x_tilewright_client": "10.0.0.1"}
    assert anna.request("GET", f"/api/tables/{key}", **wrong).status == 421
    for headers in ({}, wrong):
        answer = anna.request("POST", "/internal/cluster", {"act": "hand-over", "table": key}, **headers)
        assert answer.status in (404, 405, 421)
    assert owner(one, key) == name_of(one)
    assert anna.request("GET", f"/api/tables/{key}", x_tilewright_client="10.0.0.1").status == 200


def test_who_forges_signatures_waits_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request with a signature is checked before the guard counts anything."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        answers.append(message)

    monkeypatch.setattr(peer_requests, "asyncio", SimpleNamespace(sleep=sleep))  # servers that run here sleep too
    monkeypatch.setattr(peer_requests.PeerRequests, "checked", lambda *_: None)
    answers: list[Any] = []
    gate = peer_requests.PeerRequests(None, None, None)  # type: ignore[arg-type]
    gate.forged = Buckets(1, peer_requests.MOST_FORGED, lambda: 0.0)
    scope = {"type": "http", "method": "GET", "path": "/", "headers": [(b"x-tilewright-signature", b"0")]}
    for host in ("10.0.0.1", "10.0.0.2"):
        for _ in range(peer_requests.MOST_FORGED + 5):
            asyncio.run(gate({**scope, "client": (host, 1)}, receive, send))
    assert waited == [peer_requests.REFUSAL_DELAY] * 10
    closed = [one for one in answers if (b"connection", b"close") in one.get("headers", ())]
    assert len(closed) == 10


def test_a_table_is_handed_over_for_what_is_done_from_outside(pair: list[Running]) -> None:
    one, other = pair
    key, anna, _ = two_at_table(one)
    table = anna.sit_at(key)
    assert in_loop(other, _close(other, key)) == "abandoned"
    assert owner(one, key) == name_of(other)
    with pytest.raises(ConnectionClosed, match="1012"):
        table.until("nothing")
    assert anna.get(f"/api/tables/{key}")["phase"] == "abandoned"


async def _close(server: Running, key: str) -> str:
    from tilewright.server.admin.acts import Actor
    from tilewright.server.admin.table_acts import TableRef, close_table

    return (await close_table(server.hub, Actor("host"), TableRef(key))).phase


def test_a_server_that_is_drained_hands_its_tables_over(pair: list[Running], third: Running) -> None:
    one = pair[0]
    key, anna, ben = two_at_table(third)
    tables = [anna.sit_at(key), at(ben, one).sit_at(key)]
    asked = asked_one(tables)
    move(asked)
    lines = stored_lines(one, key)
    third.stop()
    for table in tables:
        with pytest.raises(ConnectionClosed, match="1012"):
            table.until("nothing")
    assert name_of(third) not in [member.id for member in leases.members(one.hub.store.reading)]
    again = [at(anna, one).sit_at(key), at(ben, one).sit_at(key)]
    assert stored_lines(one, key) == lines
    move(next(table for table in again if table.asked()))
    assert stored_lines(one, key) == lines + 1


def test_a_server_that_was_thought_dead_lets_go_of_everything(pair: list[Running], third: Running) -> None:
    key, anna, _ = two_at_table(third)
    table, before = anna.sit_at(key), name_of(third)
    run_bare(pair[0].hub.store.reading, "DELETE FROM servers WHERE id = ?", (before,))  # as others do then
    until(lambda: owner(pair[0], key) not in ("", before), "another owner")
    until(lambda: name_of(third) != before, "a new name")
    with pytest.raises(ConnectionClosed, match="1012"):
        table.until("nothing")
    again = anna.sit_at(key)  # through the same server, which may have it again under its new name
    assert again.position["v"] >= 0


def test_a_server_that_does_not_know_yet_accepts_no_move(pair: list[Running], third: Running) -> None:
    """As one that stood still past its lease: whoever plays there is sent to the owner."""
    key, anna, ben = two_at_table(third)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    for table in tables:
        table.catch_up()
    assert third.hub.cluster is not None
    assert third.hub.cluster.heartbeat is not None
    third.hub.cluster.heartbeat.stop()  # it hears nothing any more
    store = pair[0].hub.store
    run_bare(store.reading, "DELETE FROM servers WHERE id = ?", (name_of(third),))
    leases.acquire(store.reading, key, name_of(pair[0]))
    before = stored_lines(pair[0], key)
    asked = next(table for table in tables if table.asked())
    with pytest.raises(ConnectionClosed, match="1012"):
        asked.act(asked.position["options"][0]["text"])
    assert stored_lines(pair[0], key) == before


def test_what_is_done_at_one_server_holds_at_the_others(pair: list[Running]) -> None:
    one, other = pair
    ben = ban_through(other, one)
    until(lambda: ben.request("GET", "/api/me").status == 403, "a ban everywhere")
    act(other, "read-only", on=True)
    until(lambda: one.hub.moderation.read_only and other.hub.moderation.read_only, "read-only everywhere")
    act(other, "read-only", on=False)
    until(lambda: not (one.hub.moderation.read_only or other.hub.moderation.read_only), "an end of it everywhere")


def test_programs_are_sent_away_for_what_is_done_at_another_server(pair: list[Running]) -> None:
    end_programs_through(pair[1], pair[0])


def test_a_passkey_signs_in_through_two_servers_once(pair: list[Running]) -> None:
    one, other = pair
    anna = Browser(one, "Anna with a key")
    anna.introduce()
    begun = anna.post(NEW_OPTIONS, {})
    body = {"flow": begun["flow"], "credential": anna.keys.make(begun["options"])}
    anna.port = other.port
    assert anna.post(NEW, body)["kept"]
    phone = Browser(one)
    phone.keys = anna.keys
    attempt = phone.attempt()
    phone.port = other.port
    for flow in ("x", "9" + attempt["flow"]):  # nobody makes their own, or makes one last longer
        assert phone.request("POST", IN, {**attempt, "flow": flow}).json["error"] == "passkey-late"
    assert phone.post(IN, attempt)["name"] == "Anna with a key"
    assert phone.request("POST", IN, attempt).status == 403


@pytest.mark.parametrize("trouble", [ConnectionClosedError(None, None), ConnectionResetError(), TimeoutError()])
def test_whoever_comes_when_the_other_server_goes_is_asked_to_come_again(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """Also if the line is lost in the middle of the greeting."""

    async def fails(*words: object, **more: object) -> None:
        raise trouble

    async def send(message: Any) -> None:
        sent.append(message)

    sent: list[Any] = []
    monkeypatch.setattr(forwarding, "connect", fails)
    scope = {"type": "websocket", "path": "/x", "raw_path": b"/x", "query_string": b"", "headers": []}
    peer = leases.Member("a", "http://127.0.0.1:1")
    cluster: Any = SimpleNamespace(secret=b"secret")
    asyncio.run(forwarding.forward_socket(cluster, peer, scope, send, send, None))  # type: ignore[arg-type]
    assert sent == [{"type": "websocket.close", "code": 1012}]


def test_games_that_nobody_has_are_searched_when_a_server_comes_or_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """With many games it is too much work for every beat."""
    nothing: Any = None
    cluster, orphans = Cluster(nothing, SECRET), ["x", "y"]

    async def ask(question: object) -> Any:
        return orphans

    def search() -> None:
        asyncio.run(cluster.orphans())

    monkeypatch.setattr(cluster, "ask", ask)
    cluster.id, cluster.members = "a", [leases.Member("a", "")]
    assert cluster.is_search_due()
    search()
    assert not cluster.is_search_due()
    cluster.members = [*cluster.members, leases.Member("b", "")]
    assert cluster.is_search_due()
    search()
    monkeypatch.setattr("tilewright.server.cluster.cluster.MOST_ORPHANS", len(orphans))
    assert not cluster.is_search_due()
    search()  # there are more
    assert cluster.is_search_due()
    monkeypatch.undo()
    cluster.searched_at = time.monotonic()
    assert not cluster.is_search_due()
    cluster.searched_at -= SEARCH + 1
    assert cluster.is_search_due()
