"""Connections that would never end: sockets that cannot be opened, answers and last words that nobody takes."""

import contextlib
import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.server.web import frames, protocol
from tilewright.server.web import open_socket as sockets

HEAD = "GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def open_connections(server: Running) -> int:
    return len(server.server.server_state.connections)


@pytest.mark.parametrize(("many", "length"), [(1, 9000), (200, 1)])
def test_a_socket_that_cannot_be_opened_is_closed(launch: Callable[..., Running], many: int, length: int) -> None:
    """Such a connection once stayed for ever, and the server could not be stopped cleanly with one."""
    running = launch()
    more = "".join(f"X-{number}: {'a' * length}\r\n" for number in range(many))
    lines = [socket.create_connection(("127.0.0.1", running.port), PATIENCE) for _ in range(3)]
    for line in lines:
        line.sendall(f"{HEAD}{UPGRADE}{more}\r\n".encode())
    for line in lines:
        with contextlib.suppress(ConnectionResetError):
            assert line.recv(1000) == b""
        line.close()
    until(lambda: open_connections(running) == 0, "connections that are closed")
    running.stop()
    assert running.hub.store.writer.ended


class Clockwork:
    """A loop of which only the timers are there."""

    def __init__(self) -> None:
        self.timers: list[tuple[Callable[..., None], tuple[Any, ...]]] = []

    def call_later(self, delay: float, work: Callable[..., None], *facts: Any) -> Any:
        timer = (work, facts)
        self.timers.append(timer)
        return SimpleNamespace(cancel=lambda: self.timers.remove(timer))

    def strike(self) -> None:
        work, facts = self.timers.pop(0)
        work(*facts)


class Pipe:
    """A transport whose other side reads as the test says."""

    def __init__(self, left: int) -> None:
        self.left, self.open, self.closing = left, True, False

    def get_write_buffer_size(self) -> int:
        return self.left

    def is_open(self) -> bool:
        return self.open

    def is_closing(self) -> bool:
        return self.closing or not self.open

    def abort(self) -> None:
        self.open = False


def connection(pipe: Pipe, clockwork: Clockwork) -> protocol.Protocol:
    found: Any = protocol.Protocol.__new__(protocol.Protocol)
    found.transport, found.loop = pipe, clockwork
    found.flow = SimpleNamespace(pause_writing=lambda: None, resume_writing=lambda: None)
    whole: protocol.Protocol = found
    return whole


def test_whoever_takes_nothing_of_an_answer_is_hung_up() -> None:
    pipe, clockwork = Pipe(300_000), Clockwork()
    connection(pipe, clockwork).pause_writing()
    pipe.left -= protocol.LEAST_READ
    clockwork.strike()
    assert pipe.is_open()
    pipe.left -= 1
    clockwork.strike()
    assert not pipe.is_open()
    assert clockwork.timers == []


def test_whoever_reads_slowly_but_reads_gets_all_of_it() -> None:
    pipe, clockwork = Pipe(30_000), Clockwork()
    line = connection(pipe, clockwork)
    line.pause_writing()
    while pipe.left:
        pipe.left = max(0, pipe.left - protocol.LEAST_READ)
        clockwork.strike()
    assert pipe.is_open()
    assert clockwork.timers == []
    line.pause_writing()
    line.resume_writing()
    assert clockwork.timers == []


def test_a_connection_that_closes_does_not_wait_for_ever() -> None:
    pipe, clockwork = Pipe(1000), Clockwork()
    line = connection(pipe, clockwork)
    line.pause_writing()
    pipe.closing = True
    line.resume_writing()  # the rest is still to be taken
    assert len(clockwork.timers) == 1
    clockwork.strike()
    assert not pipe.is_open()


def test_an_answer_that_nobody_takes_does_not_keep_the_connection(
    launch: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "READ_WITHIN", 0.1)
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "large.bin").write_bytes(os.urandom(8_000_000))
    running = launch(static=str(folder))
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", running.port))
        line.sendall(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        until(lambda: open_connections(running) == 0, "the end of a connection from which nobody reads")


@pytest.mark.slow
def test_a_socket_that_nobody_reads_is_gone_after_its_end(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "QUEUE", 64)
    monkeypatch.setattr(frames, "LINGER", 0.1)
    running = launch()
    key, *_ = two_at_table(running, watch=True)
    url = f"ws://127.0.0.1:{running.port}/api/tables/{key}/socket"
    with connect(url, max_queue=1, compression=None, close_timeout=0.1) as reader:
        reader.send(json.dumps({"t": "hello", "lang": "en"}))
        for _ in range(10_000):
            try:
                reader.send('{"t":"sync"}')
            except ConnectionClosed:
                break
            if running.hub.metrics.dropped.get("slow"):
                break
        until(lambda: running.hub.metrics.dropped.get("slow"), "the end of the socket")
        until(lambda: open_connections(running) == 0, "the end of its connection")
