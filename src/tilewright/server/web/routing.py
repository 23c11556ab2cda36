"""Splits requests: sockets of tables go straight to their table, the rest to the application."""

import re
import time
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tilewright.server import costs
from tilewright.server.cluster.cluster import Cluster, OwnedElsewhere
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.limits import Bucket, SocketPlace
from tilewright.server.person import Visitor
from tilewright.server.room import seating
from tilewright.server.room.room import Room
from tilewright.server.store.program_rows import program_with_token
from tilewright.server.web.address import Address, client_of, group
from tilewright.server.web.call import lang_of, may_watch
from tilewright.server.web.cookies import LONGEST, visitor_of
from tilewright.server.web.forwarding import RESTART, forward_request, forward_socket, owner_of
from tilewright.server.web.open_socket import PATIENCE
from tilewright.server.web.program_socket import ProgramSocket
from tilewright.server.web.request_codes import problem
from tilewright.server.web.socket import Socket

PROGRAM: Final = "/api/programs/socket"
BEARER: Final = "bearer "
TABLE: Final = re.compile(r"/api/tables/([^/]{1,64})(?:/.*)?")
SOCKET: Final = re.compile(r"/api/tables/([^/]{1,64})/socket")
NO_TABLE: Final = 4004
NOT_HERE: Final = 4003
BANNED: Final = 4014
LOST: Final = 25.0  # seconds without a word: the page says something every 20
DONE_WITH: Final = ("headers", "state", "extensions", "subprotocols")  # of a request, once it is a socket


class Routing:
    """A socket lives for hours and there are thousands: it carries no layers with it that it does not need."""

    def __init__(self, rest: ASGIApp, hub: Hub) -> None:
        self.rest = rest
        self.hub = hub
        self.sockets = hub.sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            enter = self.program if scope["path"] == PROGRAM else self.socket
            try:
                await enter(scope, receive, send)
            except ServerError:  # it is not known who comes: the store cannot be read just now
                await send({"type": "websocket.close", "code": RESTART})
        elif scope["type"] != "http" or self.hub.cluster is None:
            await self.rest(scope, receive, send)
        else:
            await self.request(self.hub.cluster, scope, receive, send)

    async def request(self, cluster: Cluster, scope: Scope, receive: Receive, send: Send) -> None:
        """To the server that has the table which it is about."""
        path = TABLE.fullmatch(scope["path"])
        try:
            peer = await owner_of(self.hub, path[1], scope) if path else None
        except ServerError as trouble:
            await problem(trouble, lang_of(HTTPConnection(scope)))(scope, receive, send)
            return
        if peer is None:
            await self.rest(scope, receive, send)
        else:
            client = client_of(HTTPConnection(scope), self.hub.settings)
            await forward_request(cluster, peer, scope, receive, send, client)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        visitor, client = await visitor_of(self.hub, connection), client_of(connection, self.hub.settings)
        person, address = visitor.person if visitor is not None else None, group(client)
        if person is not None:
            self.hub.addresses.note(person.id, address)
        path = SOCKET.fullmatch(scope["path"])
        key = path[1] if path else ""
        code, place, peer = BANNED, None, None
        if self.hub.moderation.ban_of(person.id if person else "", client) is None:
            try:
                peer = await owner_of(self.hub, key, scope)
                code, place = await self.entrance(key, person.id if person else "", address, peer is not None)
            except OwnedElsewhere:
                code = RESTART
        else:
            self.hub.work.of(address).charge(costs.ENTER)
        await receive()  # that somebody comes
        if place is None:
            await send({"type": "websocket.close", "code": code})
            return
        try:
            if peer is not None and self.hub.cluster is not None:
                await forward_socket(self.hub.cluster, peer, scope, receive, send, client)
            else:
                await self.welcomed(scope, receive, send, key, visitor, client)
        finally:
            self.sockets.leave(place)

    async def program(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The socket of a program, which has a token and no cookie."""
        hub, connection = self.hub, HTTPConnection(scope)
        client = client_of(connection, hub.settings)
        address, said = group(client), connection.headers.get("authorization", "")
        payer = hub.work.of(address)
        code, place, known = NOT_HERE, None, None
        if payer.wait(costs.ENTER) <= PATIENCE and said.lower().startswith(BEARER) and len(said) <= LONGEST:
            known = await hub.store.read(
                program_with_token, hub.store, seating.digest(said[len(BEARER) :].strip())
            )
        payer.charge(costs.ENTER)
        if known is not None and any(hub.moderation.ban_of(one, client) for one in (known[1].id, known[0].keeper)):
            code, known = BANNED, None
        if known is not None:
            place = self.sockets.enter(address)
        await receive()  # that somebody comes
        if known is None or place is None:
            await send({"type": "websocket.close", "code": code})
            return
        program, person = known
        hub.addresses.note(person.id, address)
        await send({"type": "websocket.accept"})
        try:
            await ProgramSocket(hub, receive, send, program, person, address, client).run()
        finally:
            self.sockets.leave(place)

    async def welcomed(
        self, scope: Scope, receive: Receive, send: Send, key: str, visitor: Visitor | None, client: Address | None
    ) -> None:
        try:
            room = await self.hub.room(key)
        except OwnedElsewhere:
            await send({"type": "websocket.close", "code": RESTART})
            return
        except ServerError:
            await send({"type": "websocket.close", "code": NO_TABLE})
            return
        if not may_watch(room.table, visitor.person.id if visitor else ""):  # any more
            await send({"type": "websocket.close", "code": NOT_HERE})
            return
        await send({"type": "websocket.accept"})
        for name in DONE_WITH:
            scope.pop(name, None)
        await Socket(self.hub, room, receive, send, visitor, group(client), client).run()

    async def entrance(
        self, key: str, person: str, address: str, elsewhere: bool
    ) -> tuple[int, SocketPlace | None]:
        """A place for a socket at that table, or a code that says why there is none. Everything is asked before a
        table that sleeps is taken up. `elsewhere`: another server has it, and will ask all this again."""
        room = self.hub.loaded_room(key)
        if room is None:
            table = await self.hub.table(key)
            room = self.hub.loaded_room(key)  # somebody else may have taken it up meanwhile
        table = room.table if room is not None else table
        if table is None or not may_watch(table, person):
            self.hub.work.of(address).charge(costs.ENTER)
            return NOT_HERE if table else NO_TABLE, None
        seated = bool(table.seats_of(person))
        cost = costs.entrance_cost(len(room.listeners) if room else 0, asleep=room is None and not elsewhere)
        payer = self.payer(person, address, cost, seated)
        place = None if payer is None else self.sockets.enter(address, person if seated else "")
        if payer is None or place is None:
            if room is not None and seated:
                self.make_way(room, person)
            return NOT_HERE, None
        payer.charge(cost)
        return 0, place

    def make_way(self, room: Room, person: str) -> None:
        """Close a person's own socket whose connection is lost, so that there is room for a new one."""
        for listener in room.listeners[:]:
            if listener.person == person:
                listener.check_patience(time.monotonic(), LOST)

    def payer(self, person: str, address: str, cost: float, seated: bool) -> Bucket | None:
        """The budget that pays for it; None if the address has asked for too much. Players have a reserve."""
        hub = self.hub
        budgets = [(hub.seated_work if seated else hub.work).of(address)]
        if seated and budgets[0].wait(cost) > PATIENCE:
            budgets.append(hub.coming_back.of(address, person))
        return next((one for one in budgets if one.wait(cost) <= PATIENCE), None)
