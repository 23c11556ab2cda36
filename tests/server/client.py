"""A browser's part in the tests: cookies, JSON over HTTP, and a socket that reads what it is told."""

import http.client
import json
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE, rounds, until


class Answer:
    def __init__(self, status: int, headers: dict[str, str], raw: bytes) -> None:
        self.status = status
        self.headers = headers
        self.raw = raw

    @property
    def json(self) -> Any:
        return json.loads(self.raw)


class Client:
    """One person with a cookie of its own."""

    def __init__(self, port: int, name: str = "Anna", source: str = "") -> None:
        self.port = port
        self.name = name
        self.source = (source, 0) if source else None  # your own address, if it matters
        self.cookie = ""

    def request(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        raw = None
        if isinstance(body, bytes):
            raw = body
        elif isinstance(body, str):
            raw = body.encode()
            sent.setdefault("content-type", "text/plain")
        elif body is not None:
            raw = json.dumps(body).encode()
            sent.setdefault("content-type", "application/json")
        if self.cookie:
            sent["cookie"] = self.cookie
        connection = http.client.HTTPConnection("127.0.0.1", self.port, PATIENCE, self.source)
        try:
            connection.request(method, path, raw, sent)
            response = connection.getresponse()
            answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()
        if "set-cookie" in answer.headers:
            (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
            self.cookie = f"{morsel.key}={morsel.value}"
        return answer

    def get(self, path: str) -> Any:
        answer = self.request("GET", path)
        assert answer.status == 200, answer.raw
        return answer.json

    def post(self, path: str, body: object = None) -> Any:
        answer = self.request("POST", path, body)
        assert answer.status == 200, answer.raw
        return answer.json

    def introduce(self) -> "Client":
        assert self.request("PUT", "/api/me", {"name": self.name}).status == 200
        return self

    def table(self, seats: list[dict[str, str]], game: str = "artificium", **more: object) -> Any:
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def join(self, code: str) -> "Client":
        self.post("/api/join", {"code": code, "name": self.name})
        return self

    def sit_at(self, table: str, **hello: object) -> "Table":
        return Table(self, table, **hello)


class Table:
    """A socket at a table; messages are sorted as they come."""

    def __init__(self, client: Client, table: str, **hello: object) -> None:
        headers = {"Cookie": client.cookie} if client.cookie else {}
        url = f"ws://127.0.0.1:{client.port}/api/tables/{table}/socket"
        opened = connect(
            url,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            source_address=client.source,
        )
        self.socket: ClientConnection = opened.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.id = 0
        self.send(t="hello", **hello)
        self.welcome = self.until("welcome")
        self.table = self.until("table")
        self.position: dict[str, Any] = self.until("position") if self.table["phase"] != "open" else {}

    def send(self, **message: object) -> int:
        self.id += 1
        self.socket.send(json.dumps({"id": self.id, **message}))
        return self.id

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = str(self.socket.recv(timeout=timeout))
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "position":
            self.position = message
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        for _ in rounds(lambda: f"a message {' or '.join(kinds)}; heard were {self.heard[-5:]}"):
            message = self.hear()
            if message["t"] in kinds:
                break
        return message

    def ask(self, **message: object) -> dict[str, Any]:
        """Send and wait for the answer with the same number."""
        number = self.send(**message)
        for _ in rounds(f"an answer to {message}"):
            heard = self.hear()
            if heard.get("id") == number and heard["t"] not in ("table", "position"):
                break
        return heard

    def hear_until(self, condition: Callable[[], object], what: str) -> None:
        """Listens until that holds."""
        until(condition, what, meanwhile=self.hear)

    def asked(self) -> bool:
        return bool(self.position.get("options"))

    def until_asked(self) -> None:
        """Listens until this seat has something to answer."""
        self.hear_until(self.asked, "a question to this seat")

    def act(self, text: str, **more: Any) -> dict[str, Any]:
        look = self.position["look"]
        return self.ask(**{"t": "act", "seat": look, "v": self.position["v"], "text": text, **more})

    def catch_up(self) -> None:
        """Everything that was sent before now."""
        self.ask(t="ping")

    def close(self) -> None:
        self.socket.close()


def asked_one(tables: list[Table]) -> Table:
    """The one of them that is asked, when all of them know how the game stands."""
    for table in tables:
        table.catch_up()
    return next(table for table in tables if table.asked())


def play_some(tables: list[Table], moves: int = 4) -> None:
    """So many answers, whoever is asked: always the last option."""
    for _ in range(moves):
        asked = asked_one(tables)
        assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"
