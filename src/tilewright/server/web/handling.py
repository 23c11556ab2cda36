"""Runs an operation for a request: reads a bounded body, checks its type, and turns errors into words."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from tilewright.server.costs import request_cost
from tilewright.server.data_faults import data_fault
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log_crash
from tilewright.server.moderation import access
from tilewright.server.people.export import FILE, Exported
from tilewright.server.web.cached_answers import CachedAnswer
from tilewright.server.web.call import Call, lang_of
from tilewright.server.web.cookies import visitor_of
from tilewright.server.web.operation import Operation
from tilewright.server.web.request_codes import internal, problem
from tilewright.words.speech import Sentence

SMALL: Final = 16_384  # bytes of a body
BODY_WITHIN: Final = 20.0  # seconds in which it must be here
RECORD: Final = 1_000_000
LONG_ANSWER: Final = 10_000  # bytes from which packing is worth the time

Endpoint = Callable[[Request], Awaitable[Response]]


async def read_body(request: Request, most: int) -> bytes:
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise ServerError(413, "server-too-large", most=most)
    except TimeoutError:
        detail = Sentence("server-fault-late", {"seconds": round(BODY_WITHIN)})
        raise ServerError(408, "server-bad-body", detail=detail) from None
    return bytes(found)


def decode_body(raw: bytes, operation: Operation, request: Request) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if operation.body is str:
        if kind != "text/plain":
            raise ServerError(415, "server-content-type", need="text/plain")
        try:
            return raw.decode()
        except UnicodeDecodeError:
            raise ServerError(400, "server-bad-body", detail=Sentence("core-fault-no-text", {})) from None
    if kind != "application/json":
        raise ServerError(415, "server-content-type", need="application/json")
    try:
        return msgspec.json.decode(raw, type=operation.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ServerError(400, "server-bad-body", detail=data_fault(error)) from None


def endpoint(hub: Hub, operation: Operation) -> Endpoint:
    """The handler of one operation."""

    async def handle(request: Request) -> Response:
        try:
            response = await answer_operation(hub, operation, request)
        except ServerError as trouble:
            response = problem(trouble, lang_of(request))
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception as error:  # the last line of defence: logged, counted, and nothing of it sent
            hub.metrics.errors += 1
            log_crash("internal-error", error, route=operation.path)
            response = problem(internal(), lang_of(request))
        hub.metrics.request(operation.path, response.status_code)
        return response

    return handle


async def answer_operation(hub: Hub, operation: Operation, request: Request) -> Response:
    call = Call(hub, request, await visitor_of(hub, request))
    await call.admit(request_cost(operation.method, operation.path))
    await check_access(call, operation)
    if operation.body is not None:
        raw = await read_body(request, RECORD if operation.body is str else SMALL)
        call.body = decode_body(raw, operation, request)
        await call.reload_visitor()
        await check_access(call, operation)
    if operation.new and not await hub.limits.take(hub.makers, call.address):
        raise ServerError(429, "server-too-fast", seconds=ceil(1 / hub.makers.rate))
    answer = await operation.run(call)
    response: Response
    if isinstance(answer, Response):  # that of another server
        response = answer
    elif isinstance(answer, CachedAnswer):
        response = answer.response(request)
    elif isinstance(answer, Exported):
        headers = {"content-disposition": f'attachment; filename="{FILE}"'}
        response = StreamingResponse(answer.pieces, media_type="application/json", headers=headers)
    elif operation.answer is str:
        response = PlainTextResponse(answer)
    else:
        response = await plain_json(hub, msgspec.json.encode(answer), request)
    await call.put_cookie(response)
    return response


async def check_access(call: Call, operation: Operation) -> None:
    """Who is banned, what a server that is read-only does not do, and who may make tables."""
    route = (operation.method, operation.path)
    access.check_ban(call.hub, call.me, call.client, route)
    access.check_read_only(call.hub, route)
    if operation.new:
        await call.hub.store.read(access.check_may_open, call.hub, call.me, operation.path)


async def plain_json(hub: Hub, raw: bytes, request: Request) -> Response:
    """Long answers travel packed; packing is done beside the loop, one answer at a time."""
    if len(raw) < LONG_ANSWER or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(raw, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    async with hub.packing:
        packed = await asyncio.to_thread(gzip.compress, raw, 1, mtime=0)
    return Response(packed, headers=headers, media_type="application/json")
