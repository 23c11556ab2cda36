"""Where requests part: sockets of tables go straight to their table, everything else to the web application."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tilewright.server.house import House
from tilewright.server.limits import Counted
from tilewright.server.room.room import Room
from tilewright.server.table import Person
from tilewright.server.trouble import Trouble
from tilewright.server.web.address import address_of
from tilewright.server.web.call import may_watch, person_of
from tilewright.server.web.socket import Socket

SOCKET: Final = re.compile(r"/api/tables/([^/]{1,64})/socket")
NO_TABLE: Final = 4004
NOT_HERE: Final = 4003
DONE_WITH: Final = ("headers", "state", "extensions", "subprotocols")  # of a request, once it is a socket


class Doors:
    """A socket lives for hours and there are thousands: it carries no layers with it that it does not need."""

    def __init__(self, rest: ASGIApp, house: House, sockets: Counted) -> None:
        self.rest = rest
        self.house = house
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.rest(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        room, person, code = await self.admitted(scope)
        address = address_of(HTTPConnection(scope), self.house.settings)
        if not code and not self.sockets.enter(address):
            code = NOT_HERE
        await receive()  # that somebody comes
        if room is None or code:
            await send({"type": "websocket.close", "code": code})
            return
        try:
            await send({"type": "websocket.accept"})
            for name in DONE_WITH:
                scope.pop(name, None)
            await Socket(self.house, room, receive, send, person).run()
        finally:
            self.sockets.leave(address)

    async def admitted(self, scope: Scope) -> tuple[Room | None, Person | None, int]:
        """The table and who comes to it, or a code that says why not."""
        path = SOCKET.fullmatch(scope["path"])
        person = person_of(self.house, HTTPConnection(scope))
        try:
            room = await self.house.room(path[1] if path else "")
        except Trouble:
            return None, person, NO_TABLE
        return room, person, 0 if may_watch(room.table, person.id if person else "") else NOT_HERE
