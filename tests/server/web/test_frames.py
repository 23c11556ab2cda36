"""Frames as they come in: bounded in size, taken apart little by little, no flood of empty or control frames."""

import asyncio
import contextlib
import json
import os
import struct
import threading
from socket import create_connection
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, rounds, until
from tilewright.server.startup import LARGEST_MESSAGE
from tilewright.server.web import frames, routing

PING = b'{"t":"ping","id":%d}'


def framed(raw: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, raw, fin).serialize(mask=True, extensions=[])


def opened(server: Running) -> ClientConnection:
    key, *_ = two_at_table(server, watch=True)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket"
    found = connect(url, compression=None, ping_interval=None, max_queue=None, open_timeout=PATIENCE)
    connection = found.__enter__()
    connection.send('{"t":"hello"}')
    while json.loads(connection.recv(PATIENCE))["t"] != "position":
        pass
    return connection


def closed_with(connection: ClientConnection) -> int:
    for _ in rounds("the end of a socket"):
        try:
            connection.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError


def test_a_heap_of_tiny_messages_is_taken_apart_little_by_little(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    plain = WebSocketsSansIOProtocol.data_received

    def data_received(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        if self.handshake_initiated:
            sizes.append(len(data))
        plain(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", data_received)
    connection = opened(server)
    connection.socket.sendall(b"".join(framed(PING % number) for number in range(5000)))
    for number in range(5000):
        assert json.loads(connection.recv(PATIENCE))["id"] == number
    assert max(sizes) <= frames.SLICE
    assert len(sizes) > 100
    connection.socket.sendall(framed(PING % 1))
    assert json.loads(connection.recv(PATIENCE))["id"] == 1
    connection.close()


@pytest.mark.parametrize("size", [LARGEST_MESSAGE, LARGEST_MESSAGE + 1])
def test_the_size_of_a_message_is_bounded(server: Running, size: int) -> None:
    connection = opened(server)
    connection.send("x" * size)
    if size > LARGEST_MESSAGE:
        assert closed_with(connection) == 1009
    else:
        assert json.loads(connection.recv(PATIENCE))["key"] == "bad-message"
        connection.close()


def test_the_pieces_of_a_message_are_counted_together(server: Running) -> None:
    connection = opened(server)
    connection.send(["x" * (LARGEST_MESSAGE // 2), "x" * (LARGEST_MESSAGE // 2 + 1)])
    assert closed_with(connection) == 1009


def test_a_message_may_come_in_pieces_but_not_in_endless_ones(server: Running) -> None:
    connection = opened(server)
    raw = PING % 7
    connection.send([raw[:5].decode(), raw[5:9].decode(), raw[9:].decode()])
    assert json.loads(connection.recv(PATIENCE))["id"] == 7
    empty = framed(b"", Opcode.CONT, fin=False)
    connection.socket.sendall(framed(b"{", fin=False) + empty * 1000)
    assert closed_with(connection) == frames.POLICY


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_a_few_pings_are_answered_a_flood_is_not(server: Running, opcode: Opcode) -> None:
    connection = opened(server)
    connection.socket.sendall(framed(b"", opcode) * 5 + framed(PING % 3))
    assert json.loads(connection.recv(PATIENCE))["id"] == 3
    connection.socket.sendall(framed(b"", opcode) * 5000)
    assert closed_with(connection) == frames.POLICY
    until(lambda: Client(server.port).request("GET", "/health").status == 200, "health")


def test_closing_is_answered_whatever_was_sent_before(server: Running) -> None:
    connection = opened(server)
    connection.socket.sendall(b"".join(framed(PING % number) for number in range(300)))
    connection.socket.sendall(framed(struct.pack("!H", 1000), Opcode.CLOSE))
    assert closed_with(connection) == 1000


def test_nothing_is_read_before_a_socket_is_let_in(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Megabytes that come early stay on the line, and the connection has a place among those that ask."""
    made: list[frames.FrameProtocol] = []
    plain, socket = frames.FrameProtocol.__init__, routing.Routing.socket
    ready = threading.Event()

    def init(self: frames.FrameProtocol, *args: Any, **more: Any) -> None:
        plain(self, *args, **more)
        made.append(self)

    async def held(self: routing.Routing, scope: Scope, receive: Receive, send: Send) -> None:
        assert await asyncio.to_thread(ready.wait, 60)
        await socket(self, scope, receive, send)

    monkeypatch.setattr(frames.FrameProtocol, "__init__", init)
    monkeypatch.setattr(routing.Routing, "socket", held)
    key, *_ = two_at_table(server, watch=True)
    head = f"GET /api/tables/{key}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    head += (
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    early = framed(b'{"t":"hello"}') + b"".join(framed(PING % number) for number in range(100))
    flood = framed(b"x" * 10_000)
    with create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head.encode())
        until(lambda: made, "a socket that asks to come in")
        line.sendall(early)
        line.settimeout(1)
        with contextlib.suppress(TimeoutError):
            for _ in range(4000):  # forty megabytes: more than the line holds
                line.sendall(flood)
        (protocol,) = made
        assert len(protocol.backlog) < 300_000
        counted: Any = protocol.waiting
        asking = counted.__self__
        assert asking in asking.counted.all["127.0.0.1"]
        ready.set()
        line.settimeout(PATIENCE)
        heard = b""
        for _ in rounds("an answer to what came early"):
            heard += line.recv(65_536)
            if b'"id":99' in heard:
                break
        assert heard.startswith(b"HTTP/1.1 101")
        assert asking not in asking.counted.all.get("127.0.0.1", {})


def test_bad_frames_end_the_connection(server: Running) -> None:
    connection = opened(server)
    connection.socket.sendall(os.urandom(4) + b"\xff" * 5000)
    assert closed_with(connection) in (0, 1002, 1007, 1009)
