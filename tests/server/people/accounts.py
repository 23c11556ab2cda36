"""What the tests of accounts share: people who keep an account, and their browsers."""

from typing import Any

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.server import clock
from tilewright.server.person import Visitor
from tilewright.server.room.seating import digest

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def error(person: Client, path: str, body: object = None, method: str = "POST", **headers: str) -> str:
    """The key of the refusal, "-" for none."""
    answer = person.request(method, path, body, **headers)
    return "-" if answer.status == 200 else str(answer.json["error"])


def kept(server: Running, name: str) -> tuple[Client, str]:
    """Somebody with an account, and the recovery code of it."""
    person = server.person(name)
    return person, str(person.post("/api/me/recovery")["code"])


def account(person: Client) -> Any:
    return person.get("/api/me/account")


def same_cookie(person: Client) -> Client:
    """The same cookie once more, as another tab or a thief has it."""
    found = Client(person.port, person.name)
    found.cookie = person.cookie
    return found


def on_next_device(person: Client) -> Client:
    """Signed in by a link."""
    code = person.post("/api/me/link")["code"]
    found = Client(person.port, person.name)
    found.post("/api/sign-in/link", {"code": code})
    return found


def token_of(person: Client) -> str:
    return person.cookie.partition("=")[2]


def visitor(server: Running, person: Client) -> Visitor:
    found = server.hub.store.people.visitor(digest(token_of(person)), clock.now())
    assert found is not None
    return found
