"""Whoever gave a seat up sees nothing more with its eyes, whoever sits there then."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.server.web.socket import Socket

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def seat_that_changes_hands(server: Running, watch: bool = True) -> tuple[str, Client, Client, Client]:
    """A table whose second seat Eve holds, and Ben wants."""
    anna, eve, ben = (server.person(name) for name in ("Anna", "Eve", "Ben"))
    key = anna.table([ME, OPEN], listed=True, watch=watch)["id"]
    eve.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Eve"})
    return key, anna, eve, ben


def take_over(key: str, anna: Client, ben: Client) -> None:
    ben.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Ben"})
    anna.post(f"/api/tables/{key}/start", {})


def test_a_seat_that_was_given_up_is_not_looked_through(server: Running) -> None:
    key, anna, eve, ben = seat_that_changes_hands(server)
    before = eve.sit_at(key)
    assert before.welcome["look"] == 1
    eve.post(f"/api/tables/{key}/leave")
    take_over(key, anna, ben)
    position = before.until("position")
    assert position["look"] == -1
    assert position["view"] == Client(server.port).sit_at(key).position["view"]
    assert position["view"] != ben.sit_at(key).position["view"]
    assert before.ask(t="look", look=1)["key"] == "not-your-seat"


def test_whoever_gets_up_from_a_table_that_nobody_may_watch_does_not_stay(server: Running) -> None:
    key, anna, eve, _ = seat_that_changes_hands(server, watch=False)
    hers, theirs = eve.sit_at(key), anna.sit_at(key)
    eve.post(f"/api/tables/{key}/leave")
    with pytest.raises(ConnectionClosed) as closed:
        hers.hear_until(lambda: False, "the end")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003
    theirs.hear_until(lambda: theirs.table["seats"][1]["kind"] == "open", "a free seat")
    assert theirs.ask(t="ping")["t"] == "pong"


def test_who_gets_up_while_a_look_is_prepared_does_not_get_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, anna, eve, ben = seat_that_changes_hands(server)
    table = eve.sit_at(key)
    prepare = Socket.prepare

    async def late(self: Socket, have: int, look: int) -> None:
        await prepare(self, have, look)
        if self.person == server.hub.rooms[key].table.chairs[1].holder:
            asked.append(look)
            after = server.hub.rooms[key].table.copy()
            after.chairs[1].kind, after.chairs[1].holder = "open", ""
            await server.hub.rooms[key].save(after)

    asked: list[int] = []
    monkeypatch.setattr(Socket, "prepare", late)
    assert table.ask(t="look", look=1)["key"] == "not-your-seat"
    assert asked == [1]
    take_over(key, anna, ben)
    assert table.until("position")["look"] == -1
