"""The session cookie: its name, how it is set and how it is cleared."""

from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tilewright.server import clock
from tilewright.server.hub import Hub
from tilewright.server.people.sessions import OVER_HTTPS
from tilewright.server.person import Person, Visitor
from tilewright.server.room.seating import digest

PLAIN: Final = "tilewright"
HOST: Final = "__Host-tilewright"  # browsers take it over HTTPS only, from this very host, for all its paths
LONG: Final = 400 * 24 * 3600  # seconds that a cookie lives
LONGEST: Final = 100  # letters of a token
MOST: Final = 300  # cookies that are looked through; browsers keep fewer for one host


class Cookie(NamedTuple):
    """A token, and whether it came under another name than the one we set."""

    token: str
    outdated: bool


def name_of(hub: Hub) -> str:
    return HOST if hub.settings.secure else PLAIN


def cookie_of(hub: Hub, connection: HTTPConnection) -> Cookie:
    """Of what the browser sends; who had a cookie before there was HTTPS is known by that one. A plain cookie may
    be set by a neighbour on the same domain, so no token that was made over HTTPS is taken from it: nobody can
    lead a browser into an account of theirs."""
    found = read_cookie(connection, name_of(hub))
    if not found and hub.settings.secure:
        old = read_cookie(connection, PLAIN)
        return Cookie("" if old.startswith(OVER_HTTPS) else old, True)
    return Cookie(found, False)


def read_cookie(connection: HTTPConnection, name: str) -> str:
    """The value of that cookie, of the first if there are several. Ours is never quoted, and unquoting as Python's
    own reader does can take seconds."""
    for line in connection.headers.getlist("cookie"):
        for part in line.split(";", MOST):
            key, _, value = part.partition("=")
            if key.strip() == name:
                return value.strip()
    return ""


async def visitor_of(hub: Hub, connection: HTTPConnection) -> Visitor | None:
    token = cookie_of(hub, connection).token
    if not 0 < len(token) <= LONGEST:
        return None
    return await hub.store.read(hub.store.people.visitor, digest(token), clock.now())


async def person_of(hub: Hub, connection: HTTPConnection) -> Person | None:
    visitor = await visitor_of(hub, connection)
    return visitor.person if visitor is not None else None


def set_cookie(hub: Hub, response: Response, token: str) -> None:
    secure = hub.settings.secure
    if secure:
        response.delete_cookie(PLAIN, secure=True, httponly=True, samesite="strict")
    response.headers["cache-control"] = "no-store"  # whatever the answer is, nobody on the way keeps the token
    response.set_cookie(name_of(hub), token, LONG, secure=secure, httponly=True, samesite="strict")


def drop_cookie(hub: Hub, response: Response) -> None:
    for name in {PLAIN, name_of(hub)}:
        response.delete_cookie(name, secure=hub.settings.secure, httponly=True, samesite="strict")
