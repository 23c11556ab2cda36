"""Acts of whoever runs the server, for tests: through the socket beside the store, as the command does it."""

from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Table
from tests.serving import Running
from tests.waiting import until
from tilewright.server.admin import asking
from tilewright.server.errors import ServerError


def act(server: Running, name: str, **body: Any) -> Any:
    return asking.ask(server.settings, name, **body)


def refusal(server: Running, name: str, **body: Any) -> str:
    try:
        asking.ask(server.settings, name, **body)
    except ServerError as trouble:
        return trouble.key
    return "-"


def person_id(server: Running, name: str) -> str:
    """Of the newest person of that name."""
    found: str = act(server, "people", search=name)["people"][0]["id"]
    return found


def staff(server: Running, name: str, role: str = "moderator") -> Client:
    """Somebody with a role, and so with an account."""
    found = server.person(name)
    found.post("/api/me/recovery")
    act(server, "role", person=person_id(server, name), role=role)
    return found


def error(person: Client, method: str, path: str, body: object = None) -> str:
    answer = person.request(method, path, body)
    return "-" if answer.status == 200 else str(answer.json["error"])


def hear(table: Table) -> None:
    try:
        table.hear(0.2)
    except (TimeoutError, ConnectionClosed):
        return


def close_code(table: Table) -> int | None:
    until(lambda: table.socket.close_code is not None, "a socket that is closed", meanwhile=lambda: hear(table))
    return table.socket.close_code
