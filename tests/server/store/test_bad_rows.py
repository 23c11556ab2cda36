"""A row that cannot be read, whatever it is, harms its own table only; after a repair the table plays on."""

import io
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.client import Client, Table, asked_one
from tests.server.conftest import Running, again, two_at_table
from tests.server.store.raw_store import raw
from tests.waiting import until
from tilewright.server.logs import Log
from tilewright.server.store import schema

# Each makes one thing about one table unreadable.
GAME = {
    "journal text": "UPDATE journal SET text = 'nonsense' WHERE table_id = ? AND n = 2",
    "journal bytes": "UPDATE journal SET text = x'ff00' WHERE table_id = ? AND n = 2",
    "journal bad letters": "UPDATE journal SET text = CAST(x'fffe41' AS TEXT) WHERE table_id = ? AND n = 2",
    "journal marks": "UPDATE journal SET marks = 'a,b' WHERE table_id = ? AND n = 2",
    "journal few marks": "UPDATE journal SET marks = '1' WHERE table_id = ?",
    "journal few times": "UPDATE journal SET spent = '1' WHERE table_id = ?",
    "journal seat": "UPDATE journal SET seat = 77 WHERE table_id = ? AND n = 2",
    "journal kind": "UPDATE journal SET kind = 'back' WHERE table_id = ? AND n = 2",
    "journal gap": "DELETE FROM journal WHERE table_id = ? AND n = 2",
    "journal time": "UPDATE journal SET at = 'noon' WHERE table_id = ? AND n = 1",
    "table seed": "UPDATE tables SET seed = 'another' WHERE id = ?",
    "table spec": "UPDATE tables SET spec = 'chess(players=2)' WHERE id = ?",
}
ROW = {
    "table scores": "UPDATE tables SET scores = 'x,y' WHERE id = ?",
    "table time": "UPDATE tables SET made = 'noon' WHERE id = ?",
    "table spec bytes": "UPDATE tables SET spec = x'ff' WHERE id = ?",
    "seat missing": "DELETE FROM seats WHERE table_id = ? AND seat = 0",
    "seats missing": "DELETE FROM seats WHERE table_id = ?",
    "seat name": "UPDATE seats SET name = x'00ff' WHERE table_id = ? AND seat = 1",
}
BESIDE = {
    "chat": "INSERT INTO chat VALUES (?, 7, 1, x'ff', 'words', 3, 'somebody')",
    "ballot": "INSERT INTO ballots VALUES (?, 3, 'back', 'x', 'y', 'z', 'u', x'ff')",
    "ballot of nobody": "INSERT INTO ballots VALUES (?, 3, 'replace', 9, 'easy', 0, 0, '')",
}
KEPT = ("journal", "tables", "seats")
# PostgreSQL holds no bytes in a text and no words in a number.
UNTYPED = (
    "journal bytes", "journal bad letters", "journal time", "table time", "table spec bytes", "seat name",
    "chat", "ballot",
)  # fmt: skip


def on_both(*names: str) -> pytest.MarkDecorator:
    """Each on SQLite, and on PostgreSQL if such a thing can be there."""
    cases = [pytest.param("sqlite", name) for name in names]
    typed = [name for name in names if name not in UNTYPED]
    cases += [pytest.param("postgresql", name, marks=pytest.mark.slow) for name in typed]
    return pytest.mark.parametrize(("place", "name"), cases, indirect=["place"])


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    monkeypatch.setattr(Log, "stream", stream)
    monkeypatch.setattr(Log, "quiet", False)
    yield stream
    monkeypatch.undo()


def events(stream: io.StringIO, table: str) -> set[str]:
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    return {one["event"] for one in found if one.get("table") == table}


class Store:
    """That of a server that is not running."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.saved: dict[str, list[Any]] = {}

    def harm(self, statement: str, table: str) -> None:
        with raw(self.place) as db:
            for name in KEPT:
                self.saved[name] = db(f"SELECT * FROM {name}").fetchall()
            assert db(statement, table).rowcount

    def repair(self) -> None:
        with raw(self.place) as db:
            for name, rows in self.saved.items():
                db(f"DELETE FROM {name}")
                for row in rows:
                    db(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", *row)

    def phases(self) -> set[str]:
        with raw(self.place) as db:
            return {row[0] for row in db("SELECT phase FROM tables")}


def moved(tables: list[Table], steps: int) -> None:
    for _ in range(steps):
        asked = asked_one(tables)
        assert asked.act(asked.position["options"][-1]["text"])["t"] == "done"


def phase_in(lines: Any, table: str) -> str:
    return next(str(line["phase"]) for line in lines["tables"] if line["id"] == table)


def wait_until_awake(server: Running, table: str) -> None:
    until(lambda: table in server.hub.rooms, "the table to be taken up")


@on_both(*GAME, *ROW)
def test_a_bad_row_harms_one_table_and_a_repair_brings_it_back(
    launch: Callable[..., Running], place: str, noted: io.StringIO, name: str
) -> None:
    server = launch()
    anna, ben = server.person("Anna"), Client(server.port, "Ben")
    bad = anna.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    ben.post(f"/api/tables/{bad}/sit", {"seat": 1, "name": "Ben"})
    anna.post(f"/api/tables/{bad}/start", {})
    good = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], listed=True)["id"]
    anna.post(f"/api/tables/{good}/start", {})
    moved([anna.sit_at(bad), ben.sit_at(bad)], 4)
    server.stop()
    store = Store(place)
    store.harm({**GAME, **ROW}[name], bad)

    server = launch()
    anna, ben = again(server, anna), again(server, ben)
    wait_until_awake(server, good)  # also when the other one came first
    assert "error" not in noted.getvalue() or events(noted, good) == set()
    mine = anna.get("/api/me/tables")
    assert (phase_in(mine, bad), phase_in(mine, good)) == ("broken", "playing")
    assert phase_in(anna.get("/api/tables"), good) == "playing"
    assert phase_in(anna.get("/api/tables"), bad) == "broken"
    assert events(noted, bad) & {"table-broken", "bad-row"}
    assert anna.get(f"/api/tables/{bad}")["phase"] == "broken"
    if name in GAME:
        refused = anna.request("POST", f"/api/tables/{bad}/start", {})
        assert refused.status == 409
    for person in (anna, ben):  # what people do at it writes nothing that a repair could not live with
        person.request("POST", f"/api/tables/{bad}/leave")
    assert store.phases() == {"playing"}
    server.stop()
    assert server.hub.metrics.errors == 0

    if name in ROW:
        before = next(row for row in store.saved["tables"] if row[0] == bad)
        with raw(place) as db:
            found = db("SELECT changes FROM tables WHERE id = ?", bad).fetchone()
        assert found == (before[list(schema.tables.columns.keys()).index("changes")],)
    store.repair()
    server = launch()
    anna, ben = again(server, anna), again(server, ben)
    moved([anna.sit_at(bad), ben.sit_at(bad)], 4)


@on_both(*BESIDE)
def test_a_bad_line_beside_the_game_is_only_left_out(
    launch: Callable[..., Running], place: str, noted: io.StringIO, name: str
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    first = anna.sit_at(key)
    first.ask(t="say", text="before")
    server.stop()
    Store(place).harm(BESIDE[name], key)
    server = launch()
    anna, ben = again(server, anna), again(server, ben)
    table = anna.sit_at(key)
    assert table.ask(t="say", text="after")["t"] == "done"
    moved([table, ben.sit_at(key)], 2)
    said = [one["text"] for one in table.heard if one["t"] == "chat"]
    assert said == ["before", "after"]
    assert name == "ballot of nobody" or "bad-row" in events(noted, key)


def test_leaving_a_broken_table_is_kept_and_the_game_goes_on_after_the_repair(
    launch: Callable[..., Running], place: str
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    moved([anna.sit_at(key), ben.sit_at(key)], 4)
    server.stop()
    with raw(place) as db:
        (text,) = db("SELECT text FROM journal WHERE n = 2").fetchone()
        db("UPDATE journal SET text = 'nonsense' WHERE n = 2")
    server = launch()
    anna, ben = again(server, anna), again(server, ben)
    assert anna.post(f"/api/tables/{key}/leave")["phase"] == "broken"
    with raw(place) as db:
        assert db("SELECT phase FROM tables").fetchall() == [("playing",)]
        db("UPDATE journal SET text = ? WHERE n = 2", text)
    server.hub.unload_rooms(2**62, 2**62)  # it is read anew when somebody comes, without a restart
    table = anna.sit_at(key)
    assert table.table["phase"] == "playing"
    assert table.table["seats"][0]["left"] is True
    assert table.ask(t="return", seat=0)["t"] == "done"
    moved([table, ben.sit_at(key)], 4)
