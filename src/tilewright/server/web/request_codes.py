"""The outermost layer: gives each request a code, and turns uncaught errors into an answer."""

import contextlib
from typing import Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tilewright.server.errors import ServerError
from tilewright.server.logs import log_crash, new_request, request
from tilewright.server.metrics import Metrics
from tilewright.server.wire.lobby import Problem

HEADER: Final = "x-request-id"
FAILED: Final = 1011  # closing code of a socket


def internal() -> ServerError:
    """What people see of an internal error: only the code under which it was logged."""
    return ServerError(500, "server-internal", request=request())


def problem(trouble: ServerError, lang: str) -> Response:
    raw = msgspec.json.encode(Problem(trouble.key, trouble.words(lang), request()))
    again = trouble.facts.get("seconds")
    headers = {"retry-after": str(again)} if trouble.status == 429 and again else None
    return Response(raw, trouble.status, headers, media_type="application/json")


class RequestCodes:
    """The outermost layer, plain ASGI."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        code = new_request()
        started = False

        async def marked(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                MutableHeaders(scope=message)[HEADER] = code
            await send(message)

        try:
            await self.app(scope, receive, marked if scope["type"] == "http" else send)
        except Exception as error:  # the last line of defence: logged, counted, and nothing of it sent
            self.metrics.errors += 1
            log_crash("internal-error", error, route=scope["type"])
            with contextlib.suppress(Exception):
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": FAILED})
                elif not started:
                    await problem(internal(), "en")(scope, receive, marked)
