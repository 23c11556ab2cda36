"""Heaps of small things in one request or one write: refused before anybody waits for them."""

import socket
import time
from collections.abc import Callable

import pytest
from starlette.requests import HTTPConnection

from tests.server.client import Client
from tests.server.conftest import Running
from tests.server.web.test_guard import used_up
from tests.waiting import PATIENCE, rounds
from tilewright.server.logs import Log
from tilewright.server.web import guard, protocol
from tilewright.server.web.call import lang_of
from tilewright.server.web.protocol import Protocol

HOST = b"Host: localhost\r\n"
ASKED = b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n"
CHUNKED = b"POST /api/play HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n"


def answers(server: Running, raw: bytes, last: bool = False) -> bytes:
    """All that comes back until the other side ends it, or, if it goes on, the first of it."""
    found = b""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        try:
            line.sendall(raw)
            for _ in rounds("the end of the line"):
                if not (more := line.recv(65_536)):
                    break
                found += more
                if last:
                    break
        except (ConnectionResetError, BrokenPipeError):
            pass
    return found


def lines(many: int) -> bytes:
    return b"GET /api/games HTTP/1.1\r\n" + HOST + b"a:\r\n" * (many - 1) + b"\r\n"


def test_headers_of_many_lines_are_not_read(server: Running) -> None:
    assert answers(server, lines(protocol.MOST_LINES), last=True).startswith(b"HTTP/1.1 200")
    for many in (protocol.MOST_LINES + 1, 30_000):
        assert answers(server, lines(many)) == b""


def test_an_address_of_many_numbers_is_not_read(server: Running) -> None:
    good = b"GET /" + b"%41" * protocol.MOST_ESCAPED + b" HTTP/1.1\r\n" + HOST + b"\r\n"
    assert answers(server, good, last=True).startswith(b"HTTP/1.1 404")
    assert answers(server, b"GET /" + b"%41" * 10_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n") == b""


LONG = {"letters": "a" * (guard.LONGEST_QUERY + 1), "fields": "&" * guard.MOST_FIELDS, "both": "a&" * 15_000}


@pytest.mark.parametrize("query", LONG.values(), ids=LONG.keys())
def test_a_long_query_is_not_read(
    launch: Callable[..., Running], query: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    read: list[bytes] = []

    def noted(asked: HTTPConnection) -> str:
        read.append(asked.scope["query_string"])
        return lang_of(asked)

    monkeypatch.setattr(guard, "lang_of", noted)
    visitor = Client(server.port)
    assert visitor.request("GET", f"/api/games?{query}").status == 414
    used_up(server)
    assert visitor.request("GET", f"/api/games?{query}").status == 429
    assert read == [b"", b""]


def test_requests_before_the_answer_are_few(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of thousands in one write only the first few are begun."""
    begun: list[bytes] = []
    begin = Protocol.on_headers_complete

    def noted(self: Protocol) -> None:
        begun.append(self.url)
        begin(self)

    monkeypatch.setattr(Protocol, "on_headers_complete", noted)
    found = answers(server, ASKED * 3, last=True)
    assert found.startswith(b"HTTP/1.1 200")
    assert len(begun) == 3
    begun.clear()
    answers(server, ASKED * 4000)
    assert len(begun) <= protocol.MOST_AHEAD + 1


def test_a_body_of_many_pieces_is_not_read(server: Running) -> None:
    pieces = b"1\r\na\r\n"
    few = answers(server, CHUNKED + pieces * (protocol.MOST_CHUNKS - 1) + b"0\r\n\r\n", last=True)
    assert few.startswith(b"HTTP/1.1 415")  # it is read, and only then found to be no JSON
    assert answers(server, CHUNKED + pieces * (protocol.MOST_CHUNKS + 1)) == b""


def test_who_hangs_up_with_requests_under_way_is_no_error(
    server: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Whoever goes, or is sent away, in the middle of several requests leaves no line in the log."""
    monkeypatch.setattr(Log, "quiet", False)
    before = server.hub.metrics.errors
    for _ in range(10):
        answers(server, ASKED * 500)
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(ASKED * 3)
    time.sleep(0.3)  # what is proved is that nothing is noted meanwhile
    assert Client(server.port).request("GET", "/health").status == 200
    assert server.hub.metrics.errors == before
    assert "internal-error" not in capfd.readouterr().err


@pytest.mark.parametrize("how", [{"origin": "http://elsewhere.example"}, {"host": "elsewhere.example"}])
def test_what_a_foreign_page_sends_is_counted_too(launch: Callable[..., Running], how: dict[str, str]) -> None:
    server = launch(requests_per_second=1)
    found = [Client(server.port).request("POST", "/api/play", {}, **how).status for _ in range(20)]
    assert set(found) == {421 if "host" in how else 403, 429}
