"""Forwards requests and sockets to the server that owns the table, and its answers back."""

import asyncio
import contextlib
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.server.cluster.cluster import Cluster, OwnedElsewhere
from tilewright.server.cluster.peer_client import CLIENT, SIGNATURE, exchange, signed
from tilewright.server.errors import ServerError
from tilewright.server.hub import KEY, Hub
from tilewright.server.store.leases import Member
from tilewright.server.web.address import Address
from tilewright.server.web.call import lang_of
from tilewright.server.web.handling import SMALL, read_body
from tilewright.server.web.peer_requests import MARK, SAYS_WHO, target_of
from tilewright.server.web.request_codes import problem

# Of one connection, not of the request; and what says the same again.
OF_THE_CONNECTION: Final = (
    b"connection", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade", b"expect",
    b"proxy-authorization", b"proxy-connection", b"content-length",
)  # fmt: skip
KEPT: Final = ("cookie", "accept-language", "user-agent")  # of a socket
OPENING: Final = 10.0  # seconds
RESTART: Final = 1012  # closing codes
NEVER_SENT: Final = (None, 1005, 1006, 1015)  # that nobody can send


async def owner_of(hub: Hub, key: str, scope: Scope) -> Member | None:
    """The other server that has that table; None if this one serves it. Whatever was passed on once is not passed
    on again: if the table has just moved, whoever asks comes again."""
    cluster = hub.cluster
    if cluster is None or not KEY.fullmatch(key) or hub.loaded_room(key) is not None:
        return None
    if key in cluster.tokens and key not in hub.rooms:  # it sleeps here
        return None
    found = await cluster.owner(key)
    if found is not None and scope.get(MARK):
        raise OwnedElsewhere
    return found


async def forward_request(
    cluster: Cluster, peer: Member, scope: Scope, receive: Receive, send: Send, client: Address | None
) -> None:
    """The whole request, and the whole answer."""
    request = Request(scope, receive)
    try:
        body = await read_body(request, SMALL)
        response = await send_request(cluster, peer, scope, body, client)
    except ServerError as trouble:
        response = problem(trouble, lang_of(request))
    await response(scope, receive, send)


async def send_request(
    cluster: Cluster, peer: Member, scope: Scope, body: bytes, client: Address | None
) -> Response:
    drop = (*OF_THE_CONNECTION, *SAYS_WHO)
    headers = [(name, value) for name, value in scope["headers"] if name not in drop]
    who = str(client) if client is not None else ""
    found = await exchange(cluster, peer, scope["method"], target_of(scope), headers, body, who)
    response = Response(found.body, found.status)
    response.raw_headers = [(name, value) for name, value in found.headers if name not in OF_THE_CONNECTION]
    response.raw_headers.append((b"content-length", str(len(found.body)).encode()))
    return response


async def forward_socket(
    cluster: Cluster, peer: Member, scope: Scope, receive: Receive, send: Send, client: Address | None
) -> None:
    """Open as long as both ends are. If the other server goes, its people here are asked to reconnect."""
    headers, who = HTTPConnection(scope).headers, str(client) if client is not None else ""
    target = target_of(scope)
    passed = [(name, value) for name in KEPT if (value := headers.get(name)) is not None]
    signature = signed(cluster.secret, peer.id, "SOCKET", target, who, b"")
    passed += [(CLIENT, who), (SIGNATURE, signature)]
    address = "ws" + peer.address.removeprefix("http") + target
    try:
        there = await connect(
            address, additional_headers=passed, user_agent_header=None, compression=None, max_size=None,
            proxy=None, open_timeout=OPENING, close_timeout=2,
        )  # fmt: skip
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        await send({"type": "websocket.close", "code": RESTART})
        return
    try:
        await send({"type": "websocket.accept"})
        await relay(there, receive, send)
    finally:
        await there.close()


async def relay(there: ClientConnection, receive: Receive, send: Send) -> None:
    up, down = asyncio.ensure_future(relay_up(there, receive)), asyncio.ensure_future(relay_down(there, send))
    try:
        await asyncio.wait((up, down), return_when=asyncio.FIRST_COMPLETED)
        if down.done() and not up.done():
            code = there.close_code
            with contextlib.suppress(RuntimeError):  # it has just gone
                await send({"type": "websocket.close", "code": RESTART if code in NEVER_SENT else code})
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)


async def relay_up(there: ClientConnection, receive: Receive) -> None:
    with contextlib.suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            raw = message.get("text")
            await there.send(raw if raw is not None else message.get("bytes") or b"")


async def relay_down(there: ClientConnection, send: Send) -> None:
    with contextlib.suppress(ConnectionClosed, RuntimeError):
        async for raw in there:
            kind = "text" if isinstance(raw, str) else "bytes"
            await send({"type": "websocket.send", kind: raw})
