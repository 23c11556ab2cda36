"""Who gets to a table when its address is busy, what that costs, and that it is asked before any work is done."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.waiting import until
from tilewright.server import costs
from tilewright.server.errors import ServerError
from tilewright.server.limits import Bucket
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room
from tilewright.server.web import open_socket as sockets
from tilewright.server.web.routing import LOST
from tilewright.server.web.socket import Socket

HERE = "127.0.0.1"


def frozen(bucket: Bucket, left: float) -> Bucket:
    """However slow this machine is, nothing is gained meanwhile."""
    bucket.left, bucket.size, bucket.rate = left, max(left, 1.0), 1e-9
    return bucket


def asleep(server: Running, **more: Any) -> tuple[str, Client, Client]:
    """A table that was put away."""
    key, anna, ben = two_at_table(server, **more)
    until(lambda: key in server.hub.rooms, "the table")
    until(lambda: not server.hub.rooms[key].is_busy(), "a quiet table")
    server.hub.unload_rooms(2**60)
    assert key not in server.hub.rooms
    return key, anna, ben


def test_the_sockets_of_a_neighbour_leave_a_place_for_each_player(launch: Callable[..., Running]) -> None:
    server = launch(sockets_each=3)
    key, anna, ben = two_at_table(server, watch=True)
    stranger = Client(server.port)
    taken = [stranger.sit_at(key) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        stranger.sit_at(key)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    assert [table.welcome["seats"] for table in tables] == [[0], [1]]
    with pytest.raises(InvalidStatus):
        anna.sit_at(key)
    tables[0].close()
    until(lambda: server.hub.sockets.total == 4, "the end of a socket")
    assert anna.sit_at(key).welcome["seats"] == [0]
    for table in taken:
        table.catch_up()


def test_a_lost_line_does_not_keep_the_place_of_its_player(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SILENCE", 3600.0)  # it is not this that ends it
    server = launch(sockets_each=1)
    key, anna, _ = two_at_table(server, watch=True)
    Client(server.port).sit_at(key)
    lost = anna.sit_at(key)
    (socket,) = [one for one in server.hub.rooms[key].listeners if isinstance(one, Socket) and one.person]
    with pytest.raises(InvalidStatus):
        anna.sit_at(key)
    lost.catch_up()
    socket.heard -= LOST
    with pytest.raises(InvalidStatus):
        anna.sit_at(key)
    with pytest.raises(ConnectionClosed):
        lost.until("never")
    until(lambda: server.hub.sockets.total == 1, "the end of a socket")
    assert anna.sit_at(key).welcome["seats"] == [0]


def test_a_table_that_sleeps_is_not_taken_up_for_who_cannot_pay(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000)
    key, anna, _ = asleep(server, watch=True)
    stranger = Client(server.port)
    frozen(server.hub.work.of(HERE), costs.TAKE_UP / 2)
    with pytest.raises(InvalidStatus):
        stranger.sit_at(key)
    assert stranger.request("GET", f"/api/tables/{key}").status == 429
    assert stranger.request("GET", f"/api/tables/{key}/log").status == 429
    assert key not in server.hub.rooms
    frozen(server.hub.seated_work.of(HERE), 0)
    assert anna.sit_at(key).welcome["seats"] == [0]  # from what is kept for players
    assert key in server.hub.rooms


def test_an_invitation_to_a_table_that_sleeps_is_paid_for_too(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000)
    made = server.person("Anna").table([{"kind": "me"}, {"kind": "open"}])
    server.hub.unload_rooms(2**60)
    frozen(server.hub.work.of(HERE), costs.TAKE_UP / 2)
    body = {"code": made["codes"][0]["code"], "name": "Ben", "mark": ""}
    assert Client(server.port).request("POST", "/api/join", body).json["error"] == "slow-down"
    assert made["id"] not in server.hub.rooms
    frozen(server.hub.work.of(HERE), 1000)
    assert Client(server.port).request("POST", "/api/join", body).status == 200


@pytest.mark.parametrize("key", ["%00", "a%00b", "a%20b", "%C3%A9", "x" * 65])
def test_what_cannot_be_the_key_of_a_table_is_never_looked_for(
    server: Running, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL takes no text with a zero in it: that looked as if the store had failed."""
    asked: list[str] = []
    monkeypatch.setattr(server.hub.store, "table", asked.append)
    for path in ("", "/log", "/facts"):
        assert Client(server.port).request("GET", f"/api/tables/{key}{path}").json["error"] == "no-table"
    with pytest.raises(InvalidStatus):
        Client(server.port).sit_at(key)
    assert asked == []


def test_a_table_that_sleeps_is_paid_for_by_the_socket_that_wakes_it(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000, socket_work=1000)
    key, *_ = asleep(server, watch=True)
    work = frozen(server.hub.work.of(HERE), 1000)
    table = Client(server.port).sit_at(key)
    assert 1000 - work.left > costs.ENTER + costs.TAKE_UP
    left = work.left
    table.close()
    Client(server.port).sit_at(key)
    assert costs.ENTER < left - work.left < costs.TAKE_UP


def test_tables_that_do_not_exist_are_not_asked_for_at_no_cost(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000)
    work = frozen(server.hub.work.of(HERE), 1000)
    with pytest.raises(InvalidStatus):
        Client(server.port).sit_at("nowhere")
    assert 1000 - work.left == pytest.approx(costs.ENTER)


def test_coming_to_a_full_table_and_going_costs_what_all_are_sent(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000)
    key, *_ = two_at_table(server, watch=True)
    crowd = [Client(server.port).sit_at(key) for _ in range(20)]
    assert len(server.hub.rooms[key].listeners) == 20
    work = frozen(server.hub.work.of(HERE), 1000)
    last = Client(server.port).sit_at(key)
    assert 1000 - work.left > costs.ENTER + 20 * costs.TABLE_SENT
    for table in (*crowd, last):
        table.catch_up()


class Quiet(Listener):
    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.heard: list[bytes] = []

    def send(self, raw: bytes) -> None:
        self.heard.append(raw)


def test_the_message_for_a_crowd_of_spectators_is_made_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, *_ = two_at_table(server)
    room, seen = server.hub.rooms[key], []
    plain = Room.seen_by

    def seen_by(self: Room, person: str) -> Any:
        seen.append(person)
        return plain(self, person)

    monkeypatch.setattr(Room, "seen_by", seen_by)
    holders = room.table.people()
    crowd = [Quiet(person) for person in (*holders, "", *[f"watcher {n}" for n in range(50)])]
    monkeypatch.setattr(room, "listeners", crowd)
    room.send_table()
    assert sorted(seen) == sorted(["", *holders])
    assert len({one.heard[0] for one in crowd[2:]}) == 1
    assert len({one.heard[0] for one in crowd}) == 3


def test_many_sleeping_games_are_listed_for_the_price_of_a_list(launch: Callable[..., Running]) -> None:
    """Thirty of them once locked the address out for seconds."""
    server = launch(address_work=1000)
    anna = server.person("Anna")
    for _ in range(30):
        made = anna.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}])
        anna.post(f"/api/tables/{made['id']}/start", {})
    server.hub.unload_rooms(2**60)
    assert not server.hub.rooms
    work = frozen(server.hub.work.of(HERE), 1000)
    found = anna.get("/api/me/tables")["tables"]
    assert len(found) == 30
    assert all(line["waiting"] for line in found)
    assert not server.hub.rooms
    assert 1000 - work.left == pytest.approx(costs.REQUESTS["GET", "/api/me/tables"])


def test_after_a_start_unknown_games_are_taken_up_as_far_as_the_budget_goes(
    launch: Callable[..., Running],
) -> None:
    server = launch(address_work=1000)
    anna = server.person("Anna")
    for _ in range(5):
        made = anna.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}])
        anna.post(f"/api/tables/{made['id']}/start", {})
    server.hub.unload_rooms(2**60)
    server.hub.sleeping.clear()
    frozen(server.hub.work.of(HERE), 2.5 * costs.TAKE_UP)
    found = anna.get("/api/me/tables")["tables"]
    assert sum(bool(line.get("waiting")) for line in found) == len(server.hub.rooms) == 2


def test_a_player_behind_a_busy_address_can_load_the_page_again(launch: Callable[..., Running]) -> None:
    server = launch(address_work=60)
    key, anna, _ = two_at_table(server)
    anna.sit_at(key)
    frozen(server.hub.work.of(HERE), -1)
    frozen(server.hub.seated_work.of(HERE), -1)
    for path in ("/api/games", "/api/me", f"/api/tables/{key}", f"/api/tables/{key}/log"):
        assert anna.request("GET", path).status == 200
        assert Client(server.port).request("GET", path).status == 429
    assert anna.request("POST", "/api/play", {"game": "artificium"}).status == 429
    server.hub.coming_back.rate = 1e-9
    statuses = [anna.request("GET", "/api/games").status for _ in range(200)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_whoever_comes_to_a_room_that_is_outdated_meanwhile_is_sent_to_the_new_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, anna, _ = two_at_table(server)
    plain = Socket.prepare

    async def prepare(self: Socket, have: int, look: int) -> None:
        await plain(self, have, look)
        self.room.outdated = True

    with monkeypatch.context() as patch:
        patch.setattr(Socket, "prepare", prepare)
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit_at(key)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert anna.sit_at(key).welcome["seats"] == [0]


def test_whoever_comes_when_the_store_cannot_be_read_is_only_turned_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, anna, _ = two_at_table(server)

    def lost(*facts: object) -> None:
        raise ServerError(503, "server-store-lost")

    before = server.hub.metrics.errors
    with monkeypatch.context() as patch:
        patch.setattr(server.hub.store.people, "visitor", lost)
        with pytest.raises(InvalidStatus, match="403"):
            anna.sit_at(key)
    assert server.hub.metrics.errors == before
    assert anna.sit_at(key).welcome["seats"] == [0]


def test_no_bot_answers_in_a_room_that_is_outdated(server: Running) -> None:
    key, *_ = two_at_table(server)
    room: Any = server.hub.rooms[key]
    bot = SimpleNamespace(player=lambda: "random")
    table = SimpleNamespace(id=key, phase=room.table.phase, chairs=[bot, bot])
    waiting = room.play.all_waiting()[0]
    for outdated in (False, True):
        there: Any = SimpleNamespace(outdated=outdated, play=room.play, table=table)
        assert server.hub.driver._is_outdated(there, room.play, waiting) == outdated
