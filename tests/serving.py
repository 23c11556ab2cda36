"""A server in a thread of this process on a free port, for the tests of the server and of the page."""

import asyncio
import threading
from pathlib import Path

from tests.server.client import Client
from tests.waiting import joined, until
from tilewright.server.hub import Hub
from tilewright.server.settings import Settings
from tilewright.server.startup import TableServer, bind, own_address

GENEROUS = {
    "requests_per_second": 10_000,
    "tables_per_hour": 100_000,
    "people_per_hour": 1_000_000,
    "sign_ins_per_hour": 1_000_000,
    "letters_per_hour": 1_000_000,
    "tables_each": 10_000,
    "sockets_each": 1000,
    "messages_per_second": 100_000,
    "connections_each": 2000,
    "address_work": 1_000_000,
    "socket_work": 1_000_000,
    "unwatched_seconds": 0,
    "bot_pause": 0,
}


class Running:
    """It can go away and come back at the same address with the same store."""

    def __init__(self, db: Path | str, **more: object) -> None:
        self.setting_values = {"db": str(db), "browser": False, **GENEROUS, **more}
        self.port = 0
        self.start()

    def start(self) -> None:
        self.settings = Settings(port=self.port, **self.setting_values)  # type: ignore[arg-type]
        self.socket = bind(self.settings)
        self.port = self.socket.getsockname()[1]
        self.hub = Hub(self.settings)
        self.hub.address = own_address(self.settings, self.socket)
        self.server = TableServer(self.hub)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "a server that listens")
        assert self.server.started, "the server ended while it started"

    def loop(self) -> asyncio.AbstractEventLoop:
        """The one in which the server runs."""
        (loop,) = {task.get_loop() for task in self.hub._tasks}
        return loop

    def stop(self) -> None:
        self.server.should_exit = True
        joined(self.thread)
        self.socket.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def person(self, name: str) -> Client:
        return Client(self.port, name).introduce()
