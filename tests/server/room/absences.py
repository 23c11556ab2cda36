"""Tables of three at which somebody is away, for tests of absence and of what the store keeps of it."""

from collections.abc import Callable
from typing import Any

from tests.server.client import Client, Table
from tests.server.conftest import Running


def three_at_table(server: Running, **more: Any) -> tuple[str, list[Client]]:
    anna, ben, cleo = server.person("Anna"), Client(server.port, "Ben"), Client(server.port, "Cleo")
    made = anna.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], **more)
    for person, code in zip((ben, cleo), made["codes"], strict=True):
        person.join(code["code"])
    anna.post(f"/api/tables/{made['id']}/start", {})
    return made["id"], [anna, ben, cleo]


def until(table: Table, holds: Callable[[Table], Any]) -> Any:
    """Wait until that is true of what this socket was told."""
    table.hear_until(lambda: holds(table), "news of that kind")
    return holds(table)


def lose(other: Table, table: Table, seat: int) -> None:
    """The socket of that seat is closed, and the other has heard of it."""
    until(other, lambda one: one.table["seats"][seat].get("present"))
    table.close()
    until(other, lambda one: not one.table["seats"][seat].get("present"))


def long_ago(server: Running, key: str) -> None:
    """As if those who are away had lost the line an hour ago."""
    room = server.hub.rooms[key]
    room.gone = {person: at - 3_600_000 for person, at in room.gone.items()}
    room.opened, room.begun = room.opened - 3_600_000, room.begun - 3_600_000
    room.table.begun -= 3_600_000


def return_during_vote(server: Running) -> tuple[str, list[Client], Table, Table, dict[str, Any]]:
    """A vote about a bot for the third player ends as that player returns: table, people, two sockets, vote."""
    key, people = three_at_table(server)
    one, two, three = (person.sit_at(key) for person in people)
    lose(one, three, 2)
    long_ago(server, key)
    assert one.ask(t="replace", seat=2)["t"] == "done"
    (ballot,) = until(two, lambda table: table.table.get("ballots"))
    people[2].sit_at(key)
    until(two, lambda table: not table.table.get("ballots"))
    return key, people, one, two, ballot
