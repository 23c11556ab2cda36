"""Servers that share a store, as the tests of a cluster ask them."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.asking import act
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.server.programs.test_programs import ME, NUMBERS, Program, seated
from tilewright.server.store import leases

SECRET = "a secret of these tests alone"


def at(person: Client, server: Running) -> Client:
    """The same person, at another server."""
    found = Client(server.port, person.name)
    found.cookie = person.cookie
    return found


def in_loop(server: Running, work: Any) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop()).result(60)


def owner(server: Running, key: str) -> str:
    async def ask() -> str:
        found = await server.hub.cluster.ask(lambda connection: leases.owner(connection, key))  # type: ignore[union-attr]
        return found.id if found else ""

    return str(in_loop(server, ask()))


def name_of(server: Running) -> str:
    assert server.hub.cluster is not None
    return server.hub.cluster.id


def ban_through(other: Running, one: Running) -> Client:
    """Somebody who plays at one server is banned at the other, and loses the table at once."""
    key, _, ben = two_at_table(one)
    table = ben.introduce().sit_at(key)
    found = act(other, "people", search="Ben")["people"][0]["id"]
    act(other, "ban", person=found, reason="test")
    with pytest.raises(ConnectionClosed, match="4014"):
        table.until("nothing")
    return ben


def end_programs_through(other: Running, one: Running) -> None:
    """Programs that say nothing are sent away by their server for what is done at the other."""
    anna, playing, _, _ = seated(one)
    twice, renewed = (anna.post(ME, {"name": f"Robot {next(NUMBERS)}"}) for _ in range(2))
    programs = [Program(one.port, made["token"]) for made in (twice, renewed)]
    for program in programs:
        program.until("hello")
    again = Program(other.port, twice["token"])
    again.until("hello")
    at(anna, other).post(ME + "/token", {"id": renewed["id"]})
    assert [program.closed() for program in programs] == [4015, 4013]
    act(other, "ban", person=anna.name, reason="test")
    assert [playing.closed(), again.closed()] == [4014, 4014]
