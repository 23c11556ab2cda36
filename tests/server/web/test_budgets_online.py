"""Budgets over the network: debt of an address, and what an answer costs the first time and again."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Table
from tests.server.conftest import Running, two_at_table
from tests.server.web.bare_socket import HERE
from tests.waiting import rounds, until
from tilewright.server import costs, message_costs
from tilewright.server.web.open_socket import PATIENCE, STRIKES
from tilewright.server.wire import incoming


def in_debt(server: Running, seconds: float, *, seated: bool = False) -> None:
    hub = server.hub
    buckets = [hub.work, hub.seated_work] if seated else [hub.work]
    for one in buckets:
        one.of(HERE).left = -seconds * one.rate


def hear_refusal(table: Table, **message: object) -> dict[str, Any]:
    number = table.send(**message)
    for _ in rounds("a refusal"):
        heard = table.hear()
        if heard["t"] == "refused" and heard["id"] == number:
            return heard
    raise AssertionError


def test_spectators_in_debt_do_not_keep_the_players_of_their_address(launch: Callable[..., Running]) -> None:
    server = launch(address_work=100, watch_seconds=0)  # room for the first table of this process
    key, anna, ben = two_at_table(server, watch=True)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    stranger = Client(server.port).sit_at(key, lang="en")
    in_debt(server, 300)
    refused = hear_refusal(stranger, t="sync", have=1)
    assert refused["key"] == "slow-down"
    assert refused["facts"]["seconds"] > PATIENCE
    assert str(refused["facts"]["seconds"]) in refused["words"]
    log = f"/api/tables/{key}/log"
    answer = Client(server.port).request("GET", log)
    assert answer.status == 429
    assert int(answer.headers["retry-after"]) > 200
    assert anna.request("GET", log).status == 200
    in_debt(server, 300, seated=True)
    for table in tables:
        table.catch_up()
    mover = next(table for table in tables if table.position.get("options"))
    assert mover.act(mover.position["options"][0]["text"])["t"] == "done"
    assert stranger.until("position")["v"] >= 2
    with contextlib.suppress(ConnectionClosed):
        for _ in range(2 * STRIKES):
            stranger.send(t="sync", have=1)
    with pytest.raises(ConnectionClosed) as closed:
        stranger.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4009
    mover.catch_up()


def test_in_debt_only_players_come_in(launch: Callable[..., Running]) -> None:
    server = launch(address_work=100)
    key, anna, _ = two_at_table(server, watch=True)
    in_debt(server, 300, seated=True)
    with pytest.raises(Exception, match="403"):
        Client(server.port).sit_at(key)
    assert anna.sit_at(key).welcome["seats"] == [0]


def test_asking_the_same_again_is_nearly_free(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000, socket_work=1000)
    key, anna, ben = two_at_table(server, watch=True)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    for _ in range(30):
        for table in tables:
            table.catch_up()
            if table.position.get("options"):
                assert table.act(table.position["options"][0]["text"])["t"] == "done"
    bucket = server.hub.work.of(HERE)
    bucket.left, bucket.size, bucket.rate = 1e9, 1e9, 1e-9
    stranger = Client(server.port).sit_at(key, lang="ru")
    assert 1e9 - bucket.left > 10 * costs.LINE
    steps = len(stranger.position["steps"])

    def cost(**message: object) -> float:
        bucket.left = 1e9
        stranger.send(**message)
        assert stranger.until("position")["whole"]
        stranger.catch_up()
        return 1e9 - bucket.left - message_costs.MESSAGES[incoming.Ping]

    sync = message_costs.MESSAGES[incoming.Sync]
    assert steps > 20
    for have in (1, 2):
        assert cost(t="sync", have=have) == pytest.approx(sync + costs.ANSWER + costs.STEP * steps, abs=0.05)
        assert cost(t="sync", have=have) == pytest.approx(sync)


def test_a_table_that_slept_is_paid_for_once(launch: Callable[..., Running]) -> None:
    server = launch(address_work=1000)
    key, *_ = two_at_table(server, watch=True, absent=-1)
    server.stop()
    server.start()
    bucket = server.hub.work.of(HERE)
    bucket.left, bucket.size, bucket.rate = 1e9, 1e9, 1e-9
    until(lambda: key in server.hub.rooms, "the table")
    server.hub.unload_rooms(2**60)
    assert not server.hub.rooms
    path = f"/api/tables/{key}"
    assert Client(server.port).request("GET", path).status == 200
    assert 1e9 - bucket.left == pytest.approx(costs.REQUEST + costs.TAKE_UP)
    assert Client(server.port).request("GET", path).status == 200
    assert 1e9 - bucket.left == pytest.approx(2 * costs.REQUEST + costs.TAKE_UP)
