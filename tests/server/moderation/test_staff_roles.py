"""Every call over HTTP that is not about moderation as a stranger, a guest, a moderator, a host, and as a guest or
moderator who is banned."""

from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from tests.server.asking import act, person_id, staff
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.server.moderation.test_moderation_roles import CALLS as MODERATION_CALLS
from tests.server.people.test_account_roles import CALLS as ACCOUNT_CALLS
from tests.server.room.test_roles import BODIES
from tilewright.server.web.app import build_app
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.web.routing import Routing

NUMBERS = iter(range(1000))
SEATS = [{"kind": "me"}, {"kind": "open"}]


class Due(NamedTuple):
    """What each gets who asks; "-" is an answer that is no refusal."""

    stranger: str = "-"
    guest: str = "-"
    moderator: str = "-"
    host: str = "-"
    banned: str = "banned"


def all_get(answer: str, banned: str = "banned") -> Due:
    return Due(answer, answer, answer, answer, banned)


NOBODY, ANY = Due("nobody"), Due()
NOT_OWNER = all_get("not-owner")
OPEN_TO_BANNED = Due(banned="-")

# At a running table of two others, where nobody who asks has a seat; with bodies that are in order.
DUES: dict[tuple[str, str], Due] = {
    ("GET", "/api/games"): OPEN_TO_BANNED,
    ("GET", "/api/me"): NOBODY,
    ("PUT", "/api/me"): ANY,
    ("GET", "/api/me/tables"): NOBODY,
    ("GET", "/api/me/finished"): NOBODY,
    ("GET", "/api/tables"): ANY,
    ("POST", "/api/tables"): Due("bad-name"),
    ("POST", "/api/play"): ANY,
    ("GET", "/api/tables/{table}"): ANY,
    ("POST", "/api/tables/{table}/sit"): all_get("not-listed"),
    ("POST", "/api/join"): all_get("no-code"),
    ("POST", "/api/tables/{table}/invite"): NOT_OWNER,
    ("POST", "/api/tables/{table}/free"): NOT_OWNER,
    ("POST", "/api/tables/{table}/remove"): NOT_OWNER,
    ("POST", "/api/tables/{table}/mute"): NOT_OWNER,
    ("POST", "/api/tables/{table}/allow"): NOT_OWNER,
    ("POST", "/api/tables/{table}/leave"): Due("nobody", *["not-seated"] * 3),
    ("POST", "/api/tables/{table}/start"): Due("nobody", *["not-owner"] * 3),
    ("POST", "/api/tables/{table}/rematch"): Due("nobody", *["not-seated"] * 3),
    ("GET", "/api/tables/{table}/log"): all_get("not-your-seat"),
    ("GET", "/api/tables/{table}/record"): all_get("not-your-seat"),
    ("POST", "/api/records"): all_get("bad-record"),
    ("GET", "/api/tables/{table}/replay"): all_get("not-finished"),
    ("POST", "/api/tables/{table}/branch"): all_get("not-finished"),
    ("GET", "/api/me/statistics"): NOBODY,
    ("GET", "/api/games/{game}/facts"): OPEN_TO_BANNED,
    ("GET", "/api/tables/{table}/facts"): ANY,
    ("GET", "/api/games/{game}/words"): OPEN_TO_BANNED,
    ("GET", "/api/rules/{game}"): OPEN_TO_BANNED,
    ("GET", "/api/me/programs"): NOBODY,
    ("POST", "/api/me/programs"): Due("nobody", "account-needed"),
    ("POST", "/api/me/programs/token"): Due("nobody", *["no-program"] * 3),
    ("POST", "/api/me/programs/remove"): Due("nobody", *["no-program"] * 3),
    ("GET", "/api/programs"): ANY,
    ("POST", "/api/tables/{table}/challenge"): Due("nobody", *["not-owner"] * 3),
}
OF_ACCOUNT: dict[tuple[str, str], Due] = {
    route: Due(stranger, guest, kept, kept) for route, (_, (stranger, guest, kept)) in ACCOUNT_CALLS.items()
} | {
    ("GET", "/api/me/account"): OPEN_TO_BANNED,
    ("GET", "/api/me/export"): Due("nobody", banned="-"),
    ("POST", "/api/me/delete"): Due("nobody", *["other-name"] * 4),
    ("POST", "/api/sign-out"): OPEN_TO_BANNED,
}
REQUESTS: dict[str, Any] = {
    "/api/tables": {"game": "artificium", "seats": SEATS},
    "/api/play": {"game": "artificium"},
    "/api/join": {"code": "x", "name": "Somebody else"},
    "/api/records": "no record",
    "/api/me/programs/token": {"id": "bot.x"},
    "/api/me/programs/remove": {"id": "bot.x"},
}


def body_of(method: str, path: str, name: str) -> Any:
    if method == "GET":
        return None
    if path == "/api/me":
        return {"name": name}
    if path == "/api/me/programs":
        return {"name": f"Engine {next(NUMBERS)}"}
    if (method, path) in ACCOUNT_CALLS:
        return ACCOUNT_CALLS[method, path][0]
    return REQUESTS.get(path, BODIES.get(path.rpartition("/")[2]))


def asked(person: Client, method: str, path: str, table: str) -> str:
    query = "?look=0" if path.endswith(("/log", "/record")) else ""
    where = path.format(table=table, game="artificium") + query
    answer = person.request(
        method,
        where,
        body_of(method, path, person.name or f"New {next(NUMBERS)}"),
        host=f"localhost:{person.port}",
    )
    if answer.status == 200:
        return "-"
    assert answer.json["words"]
    return str(answer.json["error"])


# What is no operation: an example of each, which everybody may read, also who is banned, for the page itself is
# there.
OPEN_TO_ALL: dict[str, tuple[str, int]] = {
    "/health": ("/health", 200),  # or 503, on a machine that is too slow
    "/metrics": ("/metrics", 200),  # from this machine
    "/docs": ("/docs", 200),
    "/docs.css": ("/docs.css", 200),
    "/openapi.json": ("/openapi.json", 200),
    "/socket.json": ("/socket.json", 200),
    "/plugins/{path:path}": ("/plugins/none/page.js", 404),
    "/{path:path}": ("/account", 200),
}


def routes_of(server: Running) -> set[tuple[str, str]]:
    """All that the application answers, by method and path."""
    app: Any = build_app(server.hub)
    while not isinstance(app, Starlette):
        app = app.rest if isinstance(app, Routing) else app.app
    routes = [route for route in app.routes if isinstance(route, Route)]
    assert len(routes) == len(app.routes)
    return {(method, route.path) for route in routes for method in (route.methods or ()) if method != "HEAD"}


def test_every_call_is_tried(server: Running) -> None:
    tried = {*DUES, *OF_ACCOUNT, *MODERATION_CALLS}
    assert {(one.method, one.path) for one in OPERATIONS} == tried
    assert routes_of(server) == tried | {("GET", path) for path in OPEN_TO_ALL}


@pytest.mark.parametrize("path", OPEN_TO_ALL)
def test_pages_are_read_by_all_and_changed_by_nobody(server: Running, path: str) -> None:
    where, status = OPEN_TO_ALL[path]
    number = next(NUMBERS)
    banned = server.person(f"Banned {number}")
    act(server, "ban", person=person_id(server, banned.name), reason="x", days=1)
    host = staff(server, f"Keeper {number}", "host")
    for person in (Client(server.port), server.person(f"Guest {number}"), host, banned):
        assert person.request("GET", where).status in (status, 503 if path == "/health" else status)
        assert person.request("POST", where, {}).status == 405


@pytest.mark.parametrize(("method", "path"), [*DUES, *OF_ACCOUNT])
def test_each_gets_their_due(server: Running, method: str, path: str) -> None:
    due = (DUES | OF_ACCOUNT)[method, path]
    number = next(NUMBERS)
    guest = server.person(f"Guest {number}")
    moderator, host = staff(server, f"Judge {number}"), staff(server, f"Keeper {number}", "host")
    banned, fallen = server.person(f"Banned {number}"), staff(server, f"Fallen {number}")
    for name in (f"Banned {number}", f"Fallen {number}"):
        act(server, "ban", person=person_id(server, name), reason="x", days=1)
    found = [
        asked(person, method, path, two_at_table(server)[0])
        for person in (Client(server.port), guest, moderator, host, banned)
    ]
    assert Due(*found) == due
    assert asked(fallen, method, path, two_at_table(server)[0]) == due.banned
