"""The guards: origins, hosts, cookies, policies, sizes, rates, slow readers; health and metrics."""

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, rounds, until
from tilewright.server.room.seating import digest
from tilewright.server.web import guard, handling, protocol
from tilewright.server.web import open_socket as sockets


def test_only_our_own_pages_may_change_anything(server: Running) -> None:
    anna = server.person("Anna")
    body = {"name": "Anna"}
    assert anna.request("PUT", "/api/me", body, origin="http://evil.example").status == 403
    assert anna.request("PUT", "/api/me", body, sec_fetch_site="cross-site").status == 403
    assert anna.request("PUT", "/api/me", body, origin=f"http://127.0.0.1:{server.port}").status == 200
    assert anna.request("GET", "/api/me", host="evil.example").status == 421
    assert anna.request("PUT", "/api/me", "name=Anna", content_type="text/plain").status == 415
    key, *_ = two_at_table(server)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass


def test_behind_https_a_page_that_came_without_it_is_a_foreign_one(launch: Callable[..., Running]) -> None:
    server = launch(secure=True, origins="https://games.example")
    anna, body = server.person("Anna"), {"name": "Anna"}
    place = f"127.0.0.1:{server.port}"
    for origin in (f"http://{place}", "http://games.example", "https://games.example:8443"):
        assert anna.request("PUT", "/api/me", body, origin=origin).status == 403
    for origin in (f"https://{place}", "https://games.example"):
        assert anna.request("PUT", "/api/me", body, origin=origin).status == 200


def test_the_cookie_cannot_be_read_by_scripts_and_is_stored_as_a_digest(server: Running) -> None:
    answer = Client(server.port).request("PUT", "/api/me", {"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert len(token) >= 43
    assert server.hub.store.people.visitor(token, 0) is None
    assert server.hub.store.people.visitor(digest(token), 0) is not None


def test_pages_bring_nothing_from_outside(server: Running) -> None:
    for path in ("/", "/docs", "/join", "/table/x", "/replay/x", "/theme.js", "/docs.css"):
        answer = Client(server.port).request("GET", path)
        assert answer.status == 200
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert b"//" not in answer.raw.replace(b"// Sets", b"").replace(b"/>", b"")
    described = Client(server.port).get("/openapi.json")
    assert described["openapi"] == "3.1.0"
    assert Client(server.port).request("GET", "/../app.py").status == 404


@pytest.mark.parametrize("secure", [False, True])
def test_every_answer_has_the_headers_that_restrict_browsers(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, secure: bool
) -> None:
    server = launch(secure=secure)
    expected = {**guard.HEADERS, **guard.HTTPS_ONLY} if secure else guard.HEADERS
    assert not secure or expected["strict-transport-security"] == "max-age=31536000"
    asked = Client(server.port)
    answers = [
        asked.request("GET", "/"),
        asked.request("GET", "/api/games"),
        asked.request("GET", "/no.such.file"),
        asked.request("GET", "/", host="evil.example"),
        asked.request("PUT", "/api/me", {}, origin="http://evil.example"),
        asked.request("GET", "/metrics", x_forwarded_for="192.0.2.1"),
    ]
    monkeypatch.setattr(guard, "SLOWEST", -1)  # every request is one too many
    answers.append(asked.request("GET", "/"))
    assert [answer.status for answer in answers] == [200, 200, 404, 421, 403, 403, 429]
    for answer in answers:
        sent = {name.lower(): value for name, value in answer.headers.items()}
        assert {name: sent.get(name) for name in expected} == expected
        assert secure or "strict-transport-security" not in sent
        assert "server" not in sent


def test_sizes_are_bounded(server: Running) -> None:
    anna = server.person("Anna")
    assert anna.request("PUT", "/api/me", {"name": "x" * 20_000}).status == 413
    assert anna.request("POST", "/api/records", "x" * 1_100_000).status == 413
    key, *_ = two_at_table(server)
    table = anna.sit_at(key)
    table.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        table.until("never")


def test_numbers_are_bounded(launch: Callable[..., Running]) -> None:
    server = launch(sockets_each=2, tables_per_hour=2)
    key, anna, ben = two_at_table(server)
    for _ in range(2):
        anna.sit_at(key), ben.sit_at(key)
    for person in (anna, ben, Client(server.port)):
        with pytest.raises(InvalidStatus):
            person.sit_at(key)
    anna.table([{"kind": "me"}, {"kind": "open"}])
    body = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = anna.request("POST", "/api/tables", body)
    assert refused.status == 429
    assert int(refused.headers["retry-after"]) == 1800


def test_requests_are_bounded(launch: Callable[..., Running]) -> None:
    server = launch(requests_per_second=1)
    found = [Client(server.port).request("GET", "/health") for _ in range(20)]
    assert {answer.status for answer in found} == {200, 429}
    refused = next(answer for answer in found if answer.status == 429)
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json["error"] == "slow-down"
    assert refused.headers["retry-after"] in refused.json["words"]


def test_whoever_does_not_listen_to_refusals_has_to_connect_anew(launch: Callable[..., Running]) -> None:
    server = launch(requests_per_second=1)
    for _ in rounds("a refusal that closes the connection"):
        answer = Client(server.port).request("GET", "/health")
        if answer.headers.get("connection") == "close":
            break
    assert answer.status == 429
    refused = server.hub.metrics.requests["refused", 429]
    assert refused >= guard.MOST_REFUSED


def used_up(server: Running) -> None:
    """The address has no requests left for a long time."""
    requests = guard_of(server).requests
    requests.of("127.0.0.1").left = -1000.0 * requests.rate


def guard_of(server: Running) -> guard.Guard:
    found: Any = server.server.config.loaded_app
    while not isinstance(found, guard.Guard):
        found = found.app
    return found


def test_players_have_requests_that_others_cannot_use_up(launch: Callable[..., Running]) -> None:
    server = launch(requests_per_second=4)
    key, anna, ben = two_at_table(server)
    cleo = server.person("Cleo")
    anna.sit_at(key)
    used_up(server)
    assert anna.request("GET", "/api/me").status == 200
    assert ben.request("GET", f"/api/tables/{key}").status == 200
    assert ben.request("GET", "/api/me").status == 429
    assert anna.sit_at(key).welcome["seats"] == [0]
    assert Client(server.port).request("GET", "/health").status == 429
    assert cleo.request("GET", "/api/me").status == 429
    unknown = Client(server.port)
    unknown.cookie = "tilewright=forged"
    assert unknown.request("GET", "/health").status == 429


@pytest.mark.slow
def test_many_players_of_one_address_have_no_more_requests_than_few(launch: Callable[..., Running]) -> None:
    """Cookies and tables can be had at will."""
    server = launch(requests_per_second=4)
    people = []
    for _ in range(10):
        key, *both = two_at_table(server)
        people += [(key, person) for person in both]
        guard_of(server).requests.of("127.0.0.1").left = 20
    used_up(server)
    reserve = guard_of(server).reserved
    reserve.rate = 1e-9  # however slow this machine is
    done = sum(
        person.request("GET", f"/api/tables/{key}").status == 200 for _ in range(4) for key, person in people
    )
    assert 0 < done <= 4 * reserve.size
    assert done < len(people) * 4


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "QUEUE", 64)
    key, anna, _ = two_at_table(server)
    one = anna.sit_at(key)
    url = f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket"
    with connect(url, max_queue=1, compression=None, close_timeout=0.1) as slow:
        slow.send(json.dumps({"t": "hello", "lang": "en"}))
        for _ in range(10_000):
            try:
                slow.send('{"t":"sync"}')
            except ConnectionClosed:
                break
            if server.hub.metrics.dropped.get("slow"):
                break
        until(
            lambda: one.ask(t="ping")["t"] == "pong" and server.hub.metrics.dropped.get("slow"),
            "the end of the slow reader",
        )
    assert server.hub.metrics.dropped["slow"] == 1


def test_a_socket_that_says_nothing_sensible_at_first_is_closed(server: Running) -> None:
    key, *_ = two_at_table(server)
    for first in ('{"t":"ping"}', "hello", '{"t":"hello","wire":99}'):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket") as socket:
            socket.send(first)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4011


def test_health_and_metrics(server: Running) -> None:
    client = Client(server.port)
    assert client.request("GET", "/health").raw == b"ok\n"
    text = client.request("GET", "/metrics").raw.decode()
    for line in text.splitlines():
        assert line.startswith(("# TYPE tilewright_", "tilewright_"))
        if not line.startswith("#"):
            float(line.rpartition(" ")[2])
    assert "tilewright_internal_errors_total 0" in text


def test_who_takes_for_ever_to_ask_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEADERS_WITHIN", 0.3)
    monkeypatch.setattr(handling, "BODY_WITHIN", 0.3)

    def left_alone(said: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(said)
            found = b""
            try:
                for _ in rounds("the end of the line"):
                    if not (more := line.recv(4096)):
                        break
                    found += more
            except ConnectionResetError:
                pass
            return found

    assert left_alone(b"") == b""
    assert left_alone(b"GET /health HTTP/1.1\r\nHost: localhost\r\n") == b""
    assert left_alone(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 70_000 + b"\r\n\r\n") == b""
    head = (
        b"POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
    )
    assert left_alone(head + b"Connection: close\r\n\r\n{").startswith(b"HTTP/1.1 408")
    whole = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert left_alone(whole).startswith(b"HTTP/1.1 200")
    key, anna, _ = two_at_table(server)
    table = anna.sit_at(key)
    time.sleep(0.5)  # longer than both limits: what is proved is that nothing happens meanwhile
    assert table.ask(t="ping")["t"] == "pong"


def test_over_the_network_no_program_is_started_and_no_bot_has_settings(server: Running) -> None:
    for bot, error in (
        ("program:touch /tmp/x", "bad-bot"),
        ("hard:time=600", "bot-settings"),
        ("greedy(worlds=99)", "bot-settings"),
        ("genius", "bad-bot"),
    ):
        body = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
        assert server.person("Anna").request("POST", "/api/tables", body).json["error"] == error
        quick = {"game": "artificium", "bot": bot}
        assert Client(server.port).request("POST", "/api/play", quick).json["error"] == error
    key, anna, ben = two_at_table(server)
    table = anna.sit_at(key)
    ben.post(f"/api/tables/{key}/leave")
    assert table.ask(t="replace", seat=1, bot="program:ls")["key"] == "bad-bot"
