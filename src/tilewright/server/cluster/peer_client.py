"""Requests from one server to another, signed with the shared secret, over plain HTTP in a private network.

A signature holds for one server under its present name, one method and path, one address of whoever asks, and one
body. Where a question goes comes from the store alone."""

import asyncio
import hmac
from hashlib import sha256
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import httptools
import msgspec

from tilewright.server.cluster.cluster import Cluster, OwnedElsewhere
from tilewright.server.store.leases import Member

SIGNATURE: Final = "x-tilewright-signature"
CLIENT: Final = "x-tilewright-client"
ACTS: Final = "/internal/cluster"
CONNECTING: Final = 2.0  # seconds
ANSWERING: Final = 60.0
ASKING: Final = 5.0
MISDIRECTED: Final = 421  # to a server that goes by another name now
LARGEST: Final = 64_000_000  # bytes of an answer

Headers = list[tuple[bytes, bytes]]


class PeerAnswer(NamedTuple):
    status: int
    headers: Headers
    body: bytes


def signed(secret: bytes, receiver: str, method: str, target: str, client: str, body: bytes) -> str:
    parts = (receiver, method, target, client, sha256(body).hexdigest())
    return hmac.new(secret, "\n".join(parts).encode(), sha256).hexdigest()


class Parsed:
    """What httptools finds in an answer."""

    def __init__(self) -> None:
        self.headers: Headers = []
        self.body = bytearray()
        self.headed = self.done = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.headed = True

    def on_body(self, body: bytes) -> None:
        self.body += body
        if len(self.body) > LARGEST:
            raise OwnedElsewhere

    def on_message_complete(self) -> None:
        self.done = True


async def exchange(
    cluster: Cluster, peer: Member, method: str, target: str, headers: Headers, body: bytes, client: str
) -> PeerAnswer:
    """One request on a connection of its own; OwnedElsewhere if that server does not answer."""
    place = urlsplit(peer.address)
    signature = signed(cluster.secret, peer.id, method, target, client, body)
    own = [
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        (CLIENT.encode(), client.encode()),
        (SIGNATURE.encode(), signature.encode()),
    ]
    lines = [f"{method} {target} HTTP/1.1".encode(), *(name + b": " + value for name, value in (*headers, *own))]
    try:
        async with asyncio.timeout(CONNECTING):
            reader, writer = await asyncio.open_connection(place.hostname, place.port or 80)
    except (OSError, TimeoutError):
        raise OwnedElsewhere from None
    try:
        async with asyncio.timeout(ANSWERING):
            writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            answer = await answer_of(reader, method)
    except (OSError, TimeoutError, httptools.HttpParserError):
        raise OwnedElsewhere from None
    finally:
        writer.close()
    if answer.status == MISDIRECTED:
        raise OwnedElsewhere
    return answer


async def answer_of(reader: asyncio.StreamReader, method: str) -> PeerAnswer:
    found = Parsed()
    parser = httptools.HttpResponseParser(found)
    while not found.done and not (found.headed and method == "HEAD"):
        chunk = await reader.read(65_536)
        if not chunk:
            raise OwnedElsewhere
        parser.feed_data(chunk)
    return PeerAnswer(parser.get_status_code(), found.headers, bytes(found.body))


async def ask(cluster: Cluster, peer: Member, act: str, **facts: Any) -> Any:
    """An act of the other server itself, not of somebody who plays."""
    body = msgspec.json.encode({"act": act, **facts})
    headers = [(b"host", urlsplit(peer.address).netloc.encode())]
    try:
        async with asyncio.timeout(ASKING):
            answer = await exchange(cluster, peer, "POST", ACTS, headers, body, "")
    except TimeoutError:
        raise OwnedElsewhere from None
    if answer.status != 200:
        raise OwnedElsewhere
    return msgspec.json.decode(answer.body)
