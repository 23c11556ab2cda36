"""What the tests of the server share: a server in this process, and people who come to it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import redis
from tests.deals import deal_alike, throw_alike
from tests.redis import RedisServer
from tests.server.client import Client, Table
from tests.server.clocks import ShiftedClocks as ShiftedClocks
from tests.serving import Running as Running
from tilewright.server.logs import Log
from tilewright.server.redis import link
from tilewright.server.store.readers import Readers


@pytest.fixture(scope="module", autouse=True)
def quiet() -> Iterator[None]:
    Log.quiet = True
    yield
    Log.quiet = False


@pytest.fixture(scope="module", autouse=True)
def reads_beside_the_loop() -> Iterator[None]:
    """Whatever reads the store in a running event loop, and so keeps everybody waiting, fails."""
    Readers.guarded = True
    yield
    Readers.guarded = False


@pytest.fixture(scope="module", autouse=True)
def same_dice() -> Iterator[None]:
    """Before the server of a module starts."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        throw_alike(monkeypatch)
        yield


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, request.node.name)


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> ShiftedClocks:
    return ShiftedClocks(monkeypatch)


@pytest.fixture(scope="module")
def redis_server() -> Iterator[RedisServer]:
    if why := redis.missing():
        pytest.skip(why)
    with redis.started() as found:
        yield found


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a Redis on a busy machine."""
    monkeypatch.setattr(link, "WITHIN", 1.0)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty store is, on either database; a server that the test launches uses it."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    with request.getfixturevalue("databases").ready() as url:
        yield url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("store") / "tables.db")
    yield running
    running.stop()
    assert running.hub.metrics.errors == 0


@pytest.fixture
def launch(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Servers with settings of their own."""
    started: list[Running] = []
    db = request.getfixturevalue("place") if "place" in request.fixturenames else str(tmp_path / "tables.db")

    def go(**more: object) -> Running:
        started.append(Running(db, **more))
        return started[-1]

    yield go
    for running in started:
        if running.thread.is_alive():
            running.stop()


def again(server: Running, old: Client) -> Client:
    """The same person at a server that was started again."""
    client = Client(server.port, old.name)
    client.cookie = old.cookie
    return client


def two_at_table(server: Running, game: str = "artificium", **more: object) -> tuple[str, Client, Client]:
    """A running game of two people."""
    anna, ben = server.person("Anna"), Client(server.port, "Ben")
    made = anna.table([{"kind": "me"}, {"kind": "open"}], game, **more)
    ben.join(made["codes"][0]["code"])
    anna.post(f"/api/tables/{made['id']}/start", {})
    return made["id"], anna, ben


def play_out(tables: list[Table], most: int = 2000, liked: tuple[str, ...] = ()) -> None:
    """Last options, or liked ones, until the game is over; each table looks as one seat."""
    for _ in range(most):
        for table in tables:
            table.catch_up()
        if tables[0].position.get("over"):
            return
        for table in tables:
            if table.position.get("options"):
                texts = [option["text"] for option in table.position["options"]]
                best = [text for text in liked if text in texts] or texts[-1:]
                assert table.act(best[0])["t"] == "done"
                break
