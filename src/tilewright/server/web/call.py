"""One HTTP request: who asks, from which address, in which language, with which body."""

import asyncio
import contextlib
import secrets
from math import ceil
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tilewright.server import clock, costs
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.limits import Bucket
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.people import sessions
from tilewright.server.people.user_agents import label_of
from tilewright.server.person import Person, Session, Visitor
from tilewright.server.room.room import Room
from tilewright.server.store import people
from tilewright.server.table import FINISHED, StoredTable
from tilewright.server.web.address import client_of, group
from tilewright.server.web.cookies import cookie_of, drop_cookie, set_cookie, visitor_of
from tilewright.words.texts import LANGUAGES

SLOWEST: Final = 0.5  # seconds that a request is kept waiting for the budget of its address


def lang_of(connection: HTTPConnection) -> str:
    """The language of the question, else the first that the browser wants and we have."""
    wanted = connection.query_params.get("lang", "")
    for part in (wanted, *connection.headers.get("accept-language", "").split(",", 10)[:10]):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


def nobody() -> ServerError:
    """It is not known who asks, or not any more."""
    return ServerError(401, "server-nobody")


class Call:
    """What an operation is given."""

    body: Any = None

    def __init__(self, hub: Hub, request: Request, visitor: Visitor | None) -> None:
        self.hub = hub
        self.request = request
        self.lang = lang_of(request)
        self.client = client_of(request, hub.settings)
        self.address = group(self.client)
        self.visitor = visitor
        self.person = self.visitor.person if self.visitor is not None else None
        if self.person is not None:
            hub.addresses.note(self.person.id, self.address)
        self.token = ""  # of a new session, to be put into a cookie
        self.signed_out = False  # whether the cookie goes
        self.payer = self.budget()

    async def reload_visitor(self) -> None:
        """Read the visitor again after a slow body: they may be signed out by now."""
        if self.visitor is not None:
            self.visitor = await visitor_of(self.hub, self.request)
            self.person = self.visitor.person if self.visitor is not None else None

    def budget(self) -> Bucket:
        """What pays for this: whoever has a seat at the table is not kept waiting by those who only watch."""
        room = self.hub.rooms.get(self.request.path_params.get("table", ""))
        seated = room is not None and bool(room.table.seats_of(self.me))
        return (self.hub.seated_work if seated else self.hub.work).of(self.address)

    async def admit(self, cost: float) -> None:
        """Wait a little for what was asked before, or ServerError if that is too much; something is kept for
        players, so that they can come back."""
        self.payer = self.budget()
        wait = self.payer.wait(cost)
        if wait > SLOWEST and self.request.method == "GET" and self.is_player():
            self.payer = self.hub.coming_back.of(self.address, self.me)
            wait = self.payer.wait(cost)
        if wait > SLOWEST:
            raise ServerError(429, "server-slow-down", seconds=ceil(wait))
        self.payer.charge(cost)
        if wait:
            await asyncio.sleep(wait)
        await self.hub.turns.next()

    def is_player(self) -> bool:
        return self.hub.is_player(self.me, self.request.path_params.get("table", ""))

    def pieces(self) -> WorkPieces:
        """For work that is long."""
        return WorkPieces(self.hub.turns, self.payer)

    @property
    def me(self) -> str:
        return self.person.id if self.person else ""

    def require_person(self) -> Person:
        """The person with this cookie; ServerError without one."""
        if self.person is None:
            raise nobody()
        return self.person

    async def ensure_person(self, invited: bool = False) -> Person:
        """The person with this cookie, or a new one where newcomers are allowed."""
        if self.person is None:
            if self.hub.settings.entry == "invited" and not invited:
                raise ServerError(403, "server-invited-only")
            if not await self.hub.limits.take(self.hub.newcomers, self.address):
                raise ServerError(429, "server-too-many-people")
            person = Person(secrets.token_hex(8), lang=self.lang, made=clock.now())
            session, token = sessions.new_session(self.hub, person, self.label)
            await self.hub.store.write(people.new_person(person), people.new_session(session))
            self.sign_in(person, session, token)
            return person
        return self.person

    @property
    def label(self) -> str:
        """Of a session that begins with this request."""
        return label_of(self.request.headers.get("user-agent", ""))

    def sign_in(self, person: Person, session: Session, token: str) -> None:
        """From now on this is who asks, and the answer brings the cookie."""
        self.person, self.token = person, token
        self.visitor = Visitor(session, person, session.token)
        self.hub.addresses.note(person.id, self.address)

    def sign_out(self) -> None:
        self.person = self.visitor = None
        self.token, self.signed_out = "", True

    async def put_cookie(self, response: Response) -> None:
        """A new token if there is one to send, or none any more."""
        if self.signed_out:
            drop_cookie(self.hub, response)
            return
        if not self.token and self.visitor is not None:
            outdated = cookie_of(self.hub, self.request).outdated
            self.token = await sessions.refresh_token(self.hub, self.visitor, outdated)
        if self.token:
            set_cookie(self.hub, response, self.token)

    async def room(self) -> Room:
        return await self.take_up(self.request.path_params["table"])

    async def take_up(self, key: str) -> Room:
        if self.hub.loaded_room(key) is None and await self.hub.table(key) is not None:
            await self.admit(costs.TAKE_UP)
        return await self.hub.room(key)

    async def seen_room(self) -> Room:
        """The room, if this person may look into it."""
        room = await self.room()
        if not may_see(room.table, self.me):
            raise ServerError(404, "server-no-table")
        return room

    async def watched_room(self) -> Room:
        """The room, if this person may look at the game in it."""
        room = await self.room()
        if not may_watch(room.table, self.me):
            raise ServerError(404, "server-no-table")
        return room

    def number(self, name: str, default: int, low: int, high: int) -> int:
        text = self.request.query_params.get(name, "")
        value = default
        with contextlib.suppress(ValueError):
            value = int(text) if text and len(text) < 20 else default
        return min(max(value, low), high)


def is_at(table: StoredTable, person: str) -> bool:
    return bool(person) and (table.owner == person or person in table.people())


def may_see(table: StoredTable, person: str) -> bool:
    """Who has a seat, everybody in the list, and whoever has the link if watching is allowed."""
    return may_watch(table, person) or (table.listed and person not in table.removed)


def may_watch(table: StoredTable, person: str) -> bool:
    if person and person in table.removed:
        return False
    return table.watch or is_at(table, person) or (table.phase == FINISHED and table.listed)
