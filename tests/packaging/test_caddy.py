"""The Caddyfile before a real server on this machine: TLS, sockets, packing, headers, and whose address counts."""

import contextlib
import http.client
import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.packaging.places import DEPLOY
from tests.serving import Running
from tests.waiting import PATIENCE, rounds, until
from tilewright.server.logs import Log
from tilewright.server.web import guard

CADDY = shutil.which("caddy")
pytestmark = [pytest.mark.once, pytest.mark.skipif(CADDY is None, reason="Caddy is not here")]


class Site(NamedTuple):
    """A server, and Caddy before it."""

    server: Running
    port: int
    trusted: ssl.SSLContext
    process: subprocess.Popen[str]

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.port}"

    def request(
        self, method: str, path: str, body: object = None, source: str = "127.0.0.1", **headers: str
    ) -> tuple[Any, bytes]:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        raw = None if body is None else json.dumps(body).encode()
        if raw is not None:
            sent["content-type"] = "application/json"
        line = http.client.HTTPSConnection(
            "localhost", self.port, timeout=PATIENCE, context=self.trusted, source_address=(source, 0)
        )
        try:
            line.request(method, path, raw, sent)
            answer = line.getresponse()
            return answer, answer.read()
        finally:
            line.close()


def free_ports(many: int) -> list[int]:
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(many)]
    ports = [int(one.getsockname()[1]) for one in held]
    for one in held:
        one.close()
    return ports


def caddyfile(server: Running, port: int, plain: int) -> str:
    """As it is published, at ports that anybody may use, with certificates of its own making."""
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    own = f"admin off\n\tskip_install_trust\n\tlocal_certs\n\thttp_port {plain}\n\thttps_port {port}\n\tservers {{"
    assert text.count("\tservers {") == 1
    return text.replace("servers {", own, 1)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    assert CADDY is not None
    folder, Log.quiet = tmp_path_factory.mktemp("caddy"), True
    port, plain = free_ports(2)
    server = Running(
        folder / "tables.db",
        secure=True,
        proxies="127.0.0.1",
        origins=f"https://localhost:{port}",
        tables_per_hour=3,
    )
    (folder / "Caddyfile").write_text(caddyfile(server, port, plain), encoding="utf-8")
    env = os.environ | {
        "DOMAIN": "localhost", "TABLE": f"127.0.0.1:{server.port}", "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
    }  # fmt: skip
    command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    root = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with (
        (folder / "said").open("w") as said,
        subprocess.Popen(command, env=env, stderr=said, text=True) as process,
    ):
        try:
            until(lambda: shows_itself(port, root) or process.poll() is not None, "Caddy with its certificate")
            assert process.poll() is None, (folder / "said").read_text(encoding="utf-8")
            yield Site(server, port, ssl.create_default_context(cafile=str(root)), process)
        finally:
            process.terminate()
            process.wait(PATIENCE)
            if server.thread.is_alive():
                server.stop()
            Log.quiet = False


def shows_itself(port: int, root: Path) -> bool:
    """It listens before it has a certificate."""
    try:
        trusted = ssl.create_default_context(cafile=str(root))
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            trusted.wrap_socket(line, server_hostname="localhost").close()
    except OSError:
        return False
    return True


def test_caddy_takes_its_file_as_it_is_published(tmp_path: Path) -> None:
    command = [str(CADDY), "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    env = os.environ | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    formatted = subprocess.run([str(CADDY), "fmt", str(DEPLOY / "Caddyfile")], capture_output=True, text=True)
    assert formatted.stdout == (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_pages_come_packed_and_with_every_header(site: Site) -> None:
    page, raw = site.request("GET", "/", accept_encoding="gzip")
    assert page.status == 200
    assert page.headers["content-encoding"] == "gzip"
    assert raw[:2] == b"\x1f\x8b"
    for name, value in {**guard.HEADERS, **guard.HTTPS_ONLY}.items():
        assert page.headers.get_all(name) == [value], name
    assert "server" not in page.headers
    rules, raw = site.request("GET", "/api/rules/artificium?lang=en", accept_encoding="zstd, gzip")
    assert rules.headers["content-encoding"] in ("zstd", "gzip")
    assert len(raw) < 100_000
    hidden, _ = site.request("GET", "/metrics")
    assert hidden.status == 403
    assert hidden.headers.get_all("strict-transport-security") == [guard.HTTPS_ONLY["strict-transport-security"]]
    large, _ = site.request("POST", "/api/records", "x" * 3_000_000)
    assert large.status == 413


def test_cookies_are_for_this_name_over_https_alone(site: Site) -> None:
    answer, _ = site.request("PUT", "/api/me", {"name": "Anna"}, origin=f"https://localhost:{site.port}")
    assert answer.status == 200
    cookie = cookie_of(answer)
    for part in ("Secure", "HttpOnly", "Path=/", "SameSite="):
        assert part.lower() in cookie.lower()
    foreign, _ = site.request("PUT", "/api/me", {"name": "Eve"}, origin="https://evil.example")
    assert foreign.status == 403


def cookie_of(answer: Any) -> str:
    """The one that counts; another with an older name is taken away at the same time."""
    (found,) = [one for one in answer.headers.get_all("set-cookie") if one.startswith("__Host-")]
    return str(found)


def made_tables(site: Site, source: str, forged: str) -> list[int]:
    answer, _ = site.request("PUT", "/api/me", {"name": "Mallory"}, source, x_forwarded_for=forged)
    body = {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]}
    claims = {
        "cookie": cookie_of(answer).partition(";")[0],
        "x_forwarded_for": forged,
        "forwarded": f"for={forged}",
    }
    return [site.request("POST", "/api/tables", body, source, **claims)[0].status for _ in range(4)]


def test_everybody_counts_by_the_address_they_come_from(site: Site) -> None:
    """Three tables an hour, whatever they claim to be; and nobody uses up those of others."""
    assert made_tables(site, "127.0.0.2", "198.51.100.7") == [200, 200, 200, 429]
    assert made_tables(site, "127.0.0.2", "198.51.100.8") == [429] * 4
    assert made_tables(site, "127.0.0.3", "127.0.0.2") == [200, 200, 200, 429]


def socket_through(address: str, origin: str, **known: Any) -> ClientConnection:
    """As pages do, again after a line that ended without any answer: Caddy 2.6 now and then ends one so."""
    for _ in rounds("a socket that is answered"):
        with contextlib.suppress(InvalidMessage):
            line: ClientConnection = connect(address, origin=Origin(origin), **known)
            return line
    raise AssertionError("not reached: the rounds end with a failure")


def test_sockets_go_through_and_from_our_own_pages_only(site: Site) -> None:
    answer, raw = site.request("POST", "/api/play", {"game": "artificium"}, "127.0.0.4", origin=site.origin)
    table, cookie = json.loads(raw)["id"], cookie_of(answer).partition(";")[0]
    address = f"wss://localhost:{site.port}/api/tables/{table}/socket"
    known: dict[str, Any] = {
        "ssl": site.trusted,
        "additional_headers": {"Cookie": cookie},
        "open_timeout": PATIENCE,
    }
    with socket_through(address, site.origin, **known) as line:
        line.send(json.dumps({"id": 1, "t": "hello"}))
        heard: dict[str, Any] = {}
        while not (heard.get("t") == "position" and heard.get("options")):
            heard = json.loads(line.recv(PATIENCE))
        move = {"seat": heard["look"], "v": heard["v"], "text": heard["options"][0]["text"]}
        line.send(json.dumps({"id": 2, "t": "act", **move}))
        while heard.get("id") != 2:
            heard = json.loads(line.recv(PATIENCE))
        assert heard["t"] == "done", heard
    with pytest.raises(InvalidStatus):
        socket_through(address, "https://evil.example", **known)


def test_while_the_server_is_away_the_notice_is_in_the_language_of_the_reader(site: Site) -> None:
    site.server.stop()
    away, raw = site.request("GET", "/")
    assert away.status in (502, 503)
    assert "being restarted" in raw.decode()
    assert "перезапускается" in raw.decode()
    assert away.headers["retry-after"] == "10"
    assert away.headers["content-type"].startswith("text/plain")
    for name, value in {**guard.HEADERS, **guard.HTTPS_ONLY}.items():
        assert away.headers.get_all(name) == [value], name
    site.server.start()
    back, _ = site.request("GET", "/health")
    assert back.status == 200
