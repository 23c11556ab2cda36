"""Where requests part: sockets of tables go straight to their table, everything else to the web application."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tilewright.server import costs
from tilewright.server.house import House
from tilewright.server.room.room import Room
from tilewright.server.table import Person
from tilewright.server.trouble import Trouble
from tilewright.server.web.address import address_of
from tilewright.server.web.call import may_watch, person_of
from tilewright.server.web.socket import PATIENCE, Socket

SOCKET: Final = re.compile(r"/api/tables/([^/]{1,64})/socket")
NO_TABLE: Final = 4004
NOT_HERE: Final = 4003
DONE_WITH: Final = ("headers", "state", "extensions", "subprotocols")  # of a request, once it is a socket


class Doors:
    """A socket lives for hours and there are thousands: it carries no layers with it that it does not need."""

    def __init__(self, rest: ASGIApp, house: House) -> None:
        self.rest = rest
        self.house = house
        self.sockets = house.sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.rest(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        room, person, code = await self.admitted(scope)
        address = address_of(HTTPConnection(scope), self.house.settings)
        if not code and not (self.affordable(room, person, address) and self.sockets.enter(address)):
            code = NOT_HERE
        await receive()  # that somebody comes
        if person is not None:
            self.house.addresses.note(person.id, address)
        if room is None or code:
            await send({"type": "websocket.close", "code": code})
            return
        try:
            await send({"type": "websocket.accept"})
            for name in DONE_WITH:
                scope.pop(name, None)
            await Socket(self.house, room, receive, send, person, address).run()
        finally:
            self.sockets.leave(address)

    def affordable(self, room: Room | None, person: Person | None, address: str) -> bool:
        """Whether that address has not asked for too much; a player comes back in any case."""
        if room is None:
            return False
        seated = person is not None and bool(room.table.seats_of(person.id))
        budget = (self.house.seated_work if seated else self.house.work).of(address)
        cost = costs.ENTER + costs.LISTENER * len(room.listeners)
        if budget.charge(cost) <= PATIENCE or seated:
            return True
        budget.refund(cost)
        return False

    async def admitted(self, scope: Scope) -> tuple[Room | None, Person | None, int]:
        """The table and who comes to it, or a code that says why not."""
        path = SOCKET.fullmatch(scope["path"])
        connection = HTTPConnection(scope)
        person, key = person_of(self.house, connection), path[1] if path else ""
        asleep = key not in self.house.rooms
        try:
            room = await self.house.room(key)
        except Trouble:
            return None, person, NO_TABLE
        if asleep:
            self.house.work.of(address_of(connection, self.house.settings)).charge(costs.TAKE_UP)
        return room, person, 0 if may_watch(room.table, person.id if person else "") else NOT_HERE
