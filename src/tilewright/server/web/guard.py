"""Checks in front of every request: origin, rate, and security headers."""

import asyncio
import re
from math import ceil
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.limits import Buckets, ReservedBudgets
from tilewright.server.web.address import LOOPBACK, address_of
from tilewright.server.web.call import SLOWEST, lang_of
from tilewright.server.web.cookies import person_of
from tilewright.server.web.peer_requests import MARK
from tilewright.server.web.request_codes import problem

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), "
        "serial=(), usb=()"
    ),
}
HTTPS_ONLY: Final = {"strict-transport-security": f"max-age={365 * 24 * 3600}"}  # where the host speaks HTTPS
REFUSED: Final = 1.0  # refusals a second that are said at once, and so many more in a row
MOST_REFUSED: Final = 30
REFUSAL_DELAY: Final = 1.0  # seconds that the others take
LONGEST_QUERY: Final = 2000  # letters of what stands behind the question mark
MOST_FIELDS: Final = 40  # of that
TOO_LONG: Final = 414
TABLE: Final = re.compile(r"/api/tables/([^/]{1,64})(?:/|$)")
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Plain ASGI, so that sockets pass through it too."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.settings = settings = hub.settings
        self.headers = {**HEADERS, **HTTPS_ONLY} if settings.secure else HEADERS
        self.schemes = ("https",) if settings.secure else ("http", "https")
        self.origins = {origin.strip() for origin in settings.origins.split(",") if origin.strip()}
        rate = settings.requests_per_second
        self.requests = hub.limits.share("request", Buckets(rate, 5 * rate))  # by address
        self.reserved = ReservedBudgets(rate / 2, 2 * rate)  # by address, for its players
        self.refusals = Buckets(REFUSED, MOST_REFUSED)  # by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope.get(MARK):  # the guard of another server has let it in
            await self.app(scope, receive, send)
            return
        status = self.refusal(scope)
        wait = await self.wait(HTTPConnection(scope), refused=bool(status))
        if wait > SLOWEST:
            await self.too_many(scope, receive, send, wait)
            return
        if wait:
            await asyncio.sleep(wait)
        if status and scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        elif status:
            await self.refused(scope, status)(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, self.with_headers(send))

    def refusal(self, scope: Scope) -> int:
        """An HTTP status, or 0 to let it in."""
        headers = Headers(scope=scope)
        query = scope["query_string"]
        if len(query) > LONGEST_QUERY or query.count(b"&") >= MOST_FIELDS:
            scope["query_string"] = b""  # nobody reads it, not even for the language of the answer
            return TOO_LONG
        if not self.is_our_host(headers.get("host", "")):
            return 421
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not self.is_our_page(headers):
            return 403
        return 0

    def refused(self, scope: Scope, status: int) -> Response:
        """In words where a person or program can do something about it."""
        if status != TOO_LONG:
            return Response(status_code=status, headers=self.headers)
        limits = {"letters": LONGEST_QUERY, "parameters": MOST_FIELDS}
        answer = problem(ServerError(status, "server-query-too-long", **limits), lang_of(HTTPConnection(scope)))
        answer.headers.update(self.headers)
        return answer

    async def wait(self, asked: HTTPConnection, refused: bool) -> float:
        """Seconds until an address may ask again, also for what is `refused`; for those who play there something
        is kept, for all of them together no more than for anybody else."""
        address = address_of(asked, self.settings)
        bucket = self.requests.of(address)
        wait = bucket.wait(1)
        if wait <= SLOWEST:
            return bucket.charge(1)
        if refused:
            return wait
        person, table = await person_of(self.hub, asked), TABLE.match(asked.scope["path"])
        if person is None or not self.hub.is_player(person.id, table[1] if table else ""):
            return wait
        return 0.0 if self.reserved.of(address, person.id).take() else wait

    async def too_many(self, scope: Scope, receive: Receive, send: Send, wait: float) -> None:
        """Said at once for a while; whoever does not listen hears it later, and has to connect anew."""
        asked = HTTPConnection(scope)
        headers = dict(self.headers)
        if not self.refusals.take(address_of(asked, self.settings)):
            headers["connection"] = "close"
            await asyncio.sleep(REFUSAL_DELAY)
        self.hub.metrics.request("refused", 429)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        response = problem(ServerError(429, "server-slow-down", seconds=ceil(wait)), lang_of(asked))
        response.headers.update(headers)
        await response(scope, receive, send)

    def is_our_host(self, host: str) -> bool:
        """On this machine only names of this machine: a foreign name that leads here is a trick."""
        if self.settings.host not in LOOPBACK:
            return True
        known = [urlsplit(origin).hostname for origin in self.origins]
        try:
            return urlsplit(f"//{host}").hostname in (*LOOPBACK, *known)
        except ValueError:
            return False

    def is_our_page(self, headers: Headers) -> bool:
        """Browsers say whose page asks; programs that say nothing have no cookies to steal. Where the host speaks
        HTTPS, a page that came without it may be anybody's who stands on the way."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if origin in self.origins:
            return True
        return origin in [f"{scheme}://{headers.get('host')}" for scheme in self.schemes]

    def with_headers(self, send: Send) -> Send:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        return guarded
