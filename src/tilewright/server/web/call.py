"""One request over HTTP: who asks, from where, in which language, and with what."""

import contextlib
import secrets
from typing import Any, Final

from starlette.requests import HTTPConnection, Request

from tilewright.server import clock
from tilewright.server.house import House
from tilewright.server.room.room import Room
from tilewright.server.room.seating import digest
from tilewright.server.store.store import new_person
from tilewright.server.table import FINISHED, Person, Table
from tilewright.server.trouble import Trouble
from tilewright.server.web.address import address_of
from tilewright.words.texts import LANGUAGES

COOKIE: Final = "tilewright"
LONG: Final = 400 * 24 * 3600  # seconds that a cookie lives


def person_of(house: House, connection: HTTPConnection) -> Person | None:
    token = connection.cookies.get(COOKIE, "")
    return house.store.person_of_token(digest(token)) if 0 < len(token) <= 100 else None


def lang_of(connection: HTTPConnection) -> str:
    """The language of the question, else the first that the browser wants and we have."""
    wanted = connection.query_params.get("lang", "")
    for part in (wanted, *connection.headers.get("accept-language", "").split(",")[:10]):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"


class Call:
    """What an operation is given."""

    def __init__(self, house: House, request: Request, body: Any) -> None:
        self.house = house
        self.request = request
        self.body = body
        self.lang = lang_of(request)
        self.address = address_of(request, house.settings)
        self.person = person_of(house, request)
        self.token = ""  # of a new person, to be put into a cookie

    @property
    def me(self) -> str:
        return self.person.id if self.person else ""

    def known(self) -> Person:
        """Whoever has a cookie."""
        if self.person is None:
            raise Trouble(401, "server-nobody")
        return self.person

    async def somebody(self) -> Person:
        """Whoever asks; a newcomer gets a cookie."""
        if self.person is None:
            self.token = secrets.token_urlsafe(32)
            self.person = Person(secrets.token_hex(8), digest(self.token), lang=self.lang, made=clock.now())
            await self.house.store.write(new_person(self.person))
        return self.person

    async def room(self) -> Room:
        return await self.house.room(self.request.path_params["table"])

    async def seen_room(self) -> Room:
        """The room, if this person may look into it."""
        room = await self.room()
        if not may_see(room.table, self.me):
            raise Trouble(404, "server-no-table")
        return room

    async def watched_room(self) -> Room:
        """The room, if this person may look at the game in it."""
        room = await self.room()
        if not may_watch(room.table, self.me):
            raise Trouble(404, "server-no-table")
        return room

    def number(self, name: str, default: int, low: int, high: int) -> int:
        text = self.request.query_params.get(name, "")
        value = default
        with contextlib.suppress(ValueError):
            value = int(text) if text and len(text) < 12 else default
        return min(max(value, low), high)


def is_at(table: Table, person: str) -> bool:
    return bool(person) and (table.owner == person or person in table.people())


def may_see(table: Table, person: str) -> bool:
    """Who has a seat, everybody in the list, and whoever has the link if watching is allowed."""
    return may_watch(table, person) or (table.listed and person not in table.removed)


def may_watch(table: Table, person: str) -> bool:
    if person and person in table.removed:
        return False
    return table.watch or is_at(table, person) or (table.phase == FINISHED and table.listed)
