"""Requests from another server of the cluster: the signature is checked, then the named person is believed."""

import asyncio
import hmac
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.cluster.cluster import Cluster
from tilewright.server.cluster.peer_client import ACTS, CLIENT, MISDIRECTED, SIGNATURE, signed
from tilewright.server.cluster.rooms import hand_over
from tilewright.server.errors import ServerError
from tilewright.server.hub import KEY, Hub
from tilewright.server.limits import Bucket, Buckets
from tilewright.server.logs import log
from tilewright.server.table import PLAYING
from tilewright.server.web.handling import SMALL, read_body

MARK: Final = "tilewright.peer"  # in the scope of a request that another server has let in
SAYS_WHO: Final = (SIGNATURE.encode(), CLIENT.encode(), b"x-forwarded-for", b"forwarded", b"x-real-ip")
NOT_OURS: Final = 1008  # closing code
FORGED: Final = 5.0  # bad signatures a second that an address is answered at once, and so many more in a row
MOST_FORGED: Final = 100
REFUSAL_DELAY: Final = 1.0  # seconds that the others take; then the connection is closed

Key = Annotated[str, Meta(pattern=f"^(?:{KEY.pattern})?$")]


class PeerAct(msgspec.Struct, forbid_unknown_fields=True):
    """`hand-over` one table, or say who is `waiting` at those tables that are here."""

    act: str
    table: Key = ""
    tables: Annotated[list[Key], Meta(max_length=200)] = []


class PeerRequests:
    """In front of the guard: who comes through another server was looked at by the guard there. Without a good
    signature a request is what everybody's is, and these headers mean nothing."""

    def __init__(self, app: ASGIApp, hub: Hub, cluster: Cluster) -> None:
        self.app = app
        self.hub = hub
        self.cluster = cluster
        self.noted = Bucket(0.1, 3)
        self.forged = Buckets(FORGED, MOST_FORGED)  # by the other end of the connection

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or SIGNATURE.encode() not in dict(scope["headers"]):
            await self.app(scope, receive, send)
            return
        body = b""
        if scope["type"] == "http":
            try:
                body = await read_body(Request(scope, receive), SMALL)
            except ServerError as trouble:
                await Response(status_code=trouble.status)(scope, receive, send)
                return
        client = self.checked(scope, body)
        if client is None:
            if self.noted.take():
                log("peer-refused", path=scope["path"][:100])
            await self.refuse(scope, receive, send)
        elif scope["path"] == ACTS:
            await (await self.act(body))(scope, receive, send)
        else:
            headers = [(name, value) for name, value in scope["headers"] if name not in SAYS_WHO]
            headers.append((b"via", b"1.1 tilewright"))
            known = {**scope, "headers": headers, "client": (client, 0) if client else None, MARK: True}
            await self.app(known, again(body, receive) if scope["type"] == "http" else receive, send)

    def checked(self, scope: Scope, body: bytes) -> str | None:
        """The address of whoever asks; None if no server of ours says so."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        client, method = headers.get(CLIENT.encode(), ""), scope.get("method", "SOCKET")
        good = signed(self.cluster.secret, self.cluster.id, method, target_of(scope), client, body)
        given = headers[SIGNATURE.encode()]
        return client if self.cluster.id and hmac.compare_digest(good.encode(), given.encode()) else None

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """No guard has counted it: whoever forges one after the other waits for each answer."""
        headers = {}
        if not self.forged.take(scope["client"][0] if scope.get("client") else ""):
            headers["connection"] = "close"
            await asyncio.sleep(REFUSAL_DELAY)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": NOT_OURS})
        else:
            await Response(status_code=MISDIRECTED, headers=headers)(scope, receive, send)

    async def act(self, body: bytes) -> Response:
        try:
            asked = msgspec.json.decode(body, type=PeerAct)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return Response(status_code=400)
        answer: Any = None
        try:
            if asked.act == "hand-over":
                await hand_over(self.hub, asked.table)
            elif asked.act == "waiting":
                answer = self.waiting(asked.tables)
            else:
                return Response(status_code=400)
        except ServerError as trouble:
            return Response(status_code=trouble.status)
        return Response(msgspec.json.encode(answer), media_type="application/json")

    def waiting(self, tables: list[str]) -> dict[str, list[int]]:
        """Who is asked at each of them, as far as that is known here."""
        found: dict[str, list[int]] = {}
        for key in tables:
            room = self.hub.loaded_room(key)
            if room is not None and room.play is not None and room.table.phase == PLAYING:
                found[key] = room.play.waiting()
            elif key in self.hub.sleeping:
                found[key] = self.hub.sleeping[key]
        return found


def target_of(scope: Scope) -> str:
    """Path and query as they came."""
    query = scope["query_string"].decode("latin-1")
    path: str = scope["raw_path"].decode("latin-1")
    return f"{path}?{query}" if query else path


def again(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then what else comes."""
    given = False

    async def next_message() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message
