"""Sessions: rotating tokens, and what is closed when a session ends."""

import contextlib
import secrets
from typing import Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.person import Person, Session, Visitor
from tilewright.server.room.seating import digest
from tilewright.server.store import people
from tilewright.server.store.jobs import Job

ROTATE: Final = 7 * 24 * 3600 * 1000  # milliseconds after which a token is changed
UNDER_WAY: Final = 60_000  # for which the one before is still good, and nobody is handed out a second one
NOTED: Final = 600_000  # after which it is noted that a session was seen
OVER_HTTPS: Final = "s."  # how a token begins that is only good in a cookie which nobody else can set


def new_session(hub: Hub, person: Person, label: str, guest: str = "") -> tuple[Session, str]:
    """One that is not stored yet, and its token."""
    token, now = cookie_token(hub), clock.now()
    session = Session(
        secrets.token_hex(8), person.id, digest(token), label=label, made=now, seen=now, rotated=now, guest=guest
    )
    return session, token


def new_token() -> str:
    return secrets.token_urlsafe(32)


def cookie_token(hub: Hub) -> str:
    return f"{OVER_HTTPS if hub.settings.secure else ''}{new_token()}"


async def refresh_token(hub: Hub, visitor: Visitor, at_once: bool) -> str:
    """A new token for the cookie, or nothing: handed out when the one that is used is old, or `at_once`. The old
    one stays good until the new one is used, and a little longer for requests that are under way, so that nobody
    is signed out by an answer that was lost."""
    session, now = visitor.session, clock.now()
    token, job = "", None
    if visitor.token == session.coming:
        job = people.take_token(session, now + UNDER_WAY, now)
    elif visitor.token == session.token and (at_once or now - session.rotated >= ROTATE):
        if not session.coming or now - session.coming_at >= UNDER_WAY:
            token = cookie_token(hub)
            job = people.hand_out_token(session, digest(token), now)
    elif now - session.seen >= NOTED:
        job = people.see_session(session.id, now)
    if job is not None:
        with contextlib.suppress(ServerError):  # another request was faster, or the disk fails: the next one tries
            await hub.store.write(job)
            return token
    return ""


def close_sockets(hub: Hub, ended: set[str]) -> None:
    """Close the sockets of ended sessions."""
    for listener in (*hub.greeted, *hub.listeners()):
        if listener.session in ended:
            listener.drop("signed-out")


async def end(hub: Hub, person: str, *jobs: Job) -> None:
    """End sessions of that person with this job, and close their sockets."""
    store = hub.store
    before = {session.id for session in await store.read(store.people.sessions, person)}
    await store.write(*jobs)
    close_sockets(hub, before - {session.id for session in await store.read(store.people.sessions, person)})
    hub.moderation.on_change()
