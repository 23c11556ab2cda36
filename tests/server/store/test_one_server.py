"""One store, one server; and what a server did not read it does not write over."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Running, play_out, two_at_table
from tilewright.cli.main import run
from tilewright.server.errors import ServerError
from tilewright.server.room import votes
from tilewright.server.store.lock import StoreLock
from tilewright.server.store.store import Store, new_table, save_table
from tilewright.server.table import FINISHED, PLAYING, Chair, StoredTable

HOLD = "import sys; from pathlib import Path; from tilewright.server.store.store import Store; "
HOLD += "store = Store(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "Traceback" not in said
    return said


def test_the_error_of_a_second_server_names_the_store_in_use(
    launch: Callable[..., Running], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = launch()
    db = str(tmp_path / "tables.db")
    assert run(["serve", "--no-browser", "--lang", "en", "--port", "0", "--db", db]) == 2
    assert f"the store {db} is in use" in one_line(capsys)
    link = tmp_path / "link.db"
    link.symlink_to(db)
    assert run(["serve", "--no-browser", "--lang", "en", "--port", "0", "--db", str(link)]) == 2  # the same file
    assert "is in use" in one_line(capsys)
    assert run(["backup", db, str(tmp_path / "copy.db"), "--lang", "en"]) == 0  # that only reads
    server.stop()
    Store(Path(db)).close()


def test_a_server_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(db)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as one:
        assert one.stdout is not None
        assert one.stdout.readline() == b"held\n"
        with pytest.raises(ServerError, match="server-store-in-use"):
            Store(db)
        one.send_signal(signal.SIGKILL)
        one.wait()
    assert Path(f"{db}.lock").exists()  # which means nothing
    assert os.stat(f"{db}.lock").st_mode & 0o077 == 0
    Store(db).close()


def test_a_store_of_a_newer_version_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "a.db"
    Store(db).close()
    with closing(sqlite3.connect(db)) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
        store.execute("UPDATE compatibility SET least = '9999'")
    assert run(["serve", "--no-browser", "--lang", "en", "--port", "0", "--db", str(db)]) == 2
    assert "belongs to a newer Tilewright (its version is 9999" in one_line(capsys)
    with closing(sqlite3.connect(db)) as store:
        assert store.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    StoreLock(db).release()  # nobody holds on to it


def test_a_pipe_is_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert run(["serve", "--no-browser", "--lang", "en", "--port", "0", "--db", str(tmp_path / "pipe")]) == 2
    assert "not a store of Tilewright" in one_line(capsys)


def test_a_table_is_only_written_over_by_who_has_read_it(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")

    async def race() -> None:
        table = StoredTable("t", "anna", "artificium(players=2)", [Chair(0), Chair(1)], PLAYING)
        await store.write(new_table(table))
        mine, other = table.copy(), table.copy()
        other.phase, other.scores = FINISHED, [3, 4]
        await store.write(save_table(other))
        mine.chairs[0].left = True
        with pytest.raises(ServerError, match="server-store-stale") as stale:
            await store.write(save_table(mine))
        assert stale.value.status == 409

    asyncio.run(race())
    found = store.table("t")
    assert found is not None
    assert (found.phase, found.scores, found.chairs[0].left, found.changes) == (FINISHED, [3, 4], False, 1)
    store.close()


@pytest.mark.parametrize("action", ["leave", "act", "ask"])
def test_a_stale_room_cannot_turn_a_finished_game_back(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    """As two servers on one store would: this one still believes that the game is played."""
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    for table in tables:
        table.catch_up()
    room = server.hub.rooms[key]
    with closing(sqlite3.connect(server.settings.db)) as other, other:
        other.execute("UPDATE tables SET phase = 'finished', scores = '3,4', winners = '1', changes = changes + 1")
    if action == "leave":
        answer = anna.request("POST", f"/api/tables/{key}/leave")
        assert (answer.status, answer.json["error"]) == (409, "store-stale")
    elif action == "act":
        asked = next(table for table in tables if table.position.get("options"))
        with pytest.raises(ConnectionClosed, match="1012"):  # come again and see the table as it is
            asked.act(asked.position["options"][0]["text"])
    else:
        work = room.run_exclusive(lambda: votes.keep(room, []))
        with pytest.raises(ServerError, match="store-stale"):
            asyncio.run_coroutine_threadsafe(work, server.loop()).result(20)
    stored = server.hub.store.table(key)
    assert stored is not None
    assert (stored.phase, stored.scores) == (FINISHED, [3, 4])
    assert server.hub.store.journal(key) == []
    assert anna.get(f"/api/tables/{key}")["phase"] == FINISHED  # the room was taken up anew
    assert server.hub.rooms[key] is not room
    timers = server.hub.driver.timers
    timers[key] = asyncio.run_coroutine_threadsafe(later(), server.loop()).result(20)
    server.loop().call_soon_threadsafe(server.hub.driver.drive, room)
    asyncio.run_coroutine_threadsafe(asyncio.sleep(0), server.loop()).result(20)
    assert not timers[key].cancelled()  # the old room has no say any more


async def later() -> asyncio.TimerHandle:
    return asyncio.get_running_loop().call_later(60, list)


def test_every_change_of_a_game_is_counted(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    before = server.hub.store.table(key)
    assert before is not None
    assert before.changes == server.hub.rooms[key].table.changes == 2  # somebody joined, it began
    play_out([anna.sit_at(key), ben.sit_at(key)])
    anna.post(f"/api/tables/{key}/rematch")
    after = server.hub.store.table(key)
    assert after is not None
    assert (after.changes, after.phase) == (4, FINISHED)
