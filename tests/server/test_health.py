"""What whoever runs the server may rely on: /health writes, newcomers are few, statistics leave no game out."""

import asyncio
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.server import clock, costs, health, hub
from tilewright.server.limits import Bucket
from tilewright.server.lobby import statistics
from tilewright.server.loop_turns import LoopTurns, WorkPieces
from tilewright.server.person import Person
from tilewright.server.store.bare import run_bare
from tilewright.server.store.people import forget_people, new_person
from tilewright.server.store.store import Store, add_results, new_table
from tilewright.server.table import FINISHED, Chair, Result, StoredTable
from tilewright.words import texts

MARK = 30 * 24 * 3600 * 1000


def answer_of(server: Running) -> tuple[int, str]:
    answer = Client(server.port).request("GET", "/health?lang=en")
    return answer.status, answer.json["error"] if answer.status != 200 else answer.raw.decode()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is asked of the disk anew."""
    monkeypatch.setattr(health, "FRESH", 0.0)


@pytest.mark.usefixtures("eager")
def test_health_says_that_the_store_cannot_be_written(launch: Callable[..., Running], place: str) -> None:
    server = launch()
    until(lambda: answer_of(server) == (200, "ok\n"), "a server that is ready")
    writer = server.hub.store.writer
    real = writer.connected

    def read_only() -> Connection:
        found = real()
        sqlite = found.dialect.name == "sqlite"
        run_bare(found, "PRAGMA query_only=1" if sqlite else "SET default_transaction_read_only = on")
        return found

    writer.connected = read_only  # type: ignore[method-assign]
    assert answer_of(server) == (503, "store-read-only")
    writer.connected = real  # type: ignore[method-assign]
    assert answer_of(server) == (200, "ok\n")


def test_health_says_so_while_texts_and_rules_are_still_read(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(hub, "prepare", lambda: go_on.wait(60))
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    server = launch()
    assert answer_of(server) == (503, "starting")
    assert Client(server.port).request("GET", "/api/games").status == 200
    go_on.set()
    until(lambda: answer_of(server) == (200, "ok\n"), "a server that is ready")


def test_a_server_that_is_ready_has_read_all_texts_beside_its_loop(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first who speaks a language would stop all tables for a tenth of a second."""
    texts.forget()
    readers: list[int] = []
    read = texts.sources

    def noted(lang: str, room: str) -> list[str]:
        readers.append(threading.get_ident())
        return read(lang, room)

    monkeypatch.setattr(texts, "sources", noted)
    server = launch()
    until(lambda: answer_of(server) == (200, "ok\n"), "a server that is ready")
    assert len(readers) >= len(texts.LANGUAGES) * 8  # core, server, shell, the games ...
    readers.clear()
    key, anna, ben = two_at_table(server, "keyflower")
    for lang, person in zip(texts.LANGUAGES, (anna, ben, anna, ben), strict=True):
        table = person.sit_at(key, lang=lang)
        assert table.ask(t="act", seat=table.position["look"], v=99, text="pass")["words"]
        assert person.request("GET", f"/api/tables/{key}/log?lang={lang}").status == 200
    assert readers == []


def test_what_cannot_be_read_at_the_start_does_not_stop_it(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "prepare", lambda: 1 / 0)
    assert answer_of(launch()) == (200, "ok\n")


@pytest.mark.usefixtures("eager")
def test_health_says_that_the_disk_is_nearly_full(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    usage = shutil.disk_usage(".")._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    assert answer_of(server) == (503, "store-full")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "small"
    folder.mkdir()
    done = os.geteuid() == 0 and not subprocess.call(
        ["mount", "-t", "tmpfs", "-o", "size=12m", "tmpfs", str(folder)], stderr=subprocess.DEVNULL
    )
    if not done:
        pytest.skip("a small disk can be made by root only")
    yield folder
    subprocess.check_call(["umount", "-l", str(folder)])


@pytest.mark.usefixtures("eager")
def test_health_says_that_the_disk_is_full(small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 0)  # by the write alone
    server = Running(small_disk / "tables.db")
    try:
        assert answer_of(server) == (200, "ok\n")
        with (small_disk / "filler").open("wb", buffering=0) as filler:
            try:
                while filler.write(b"x" * 4096):
                    pass
            except OSError:
                pass
        until(lambda: answer_of(server) == (503, "store-full"), "the disk to be reported as full")
        (small_disk / "filler").unlink()
        assert answer_of(server) == (200, "ok\n")
    finally:
        server.stop()


def test_health_says_that_the_disk_is_too_slow_and_nobody_else_waits(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    usual = health.PATIENCE
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait(PATIENCE)

    waiting = asyncio.run_coroutine_threadsafe(server.hub.store.write(slow), server.loop())
    assert begun.wait(PATIENCE)
    assert answer_of(server) == (503, "store-slow")
    assert Client(server.port).request("GET", "/api/games").status == 200
    monkeypatch.setattr(health, "PATIENCE", usual)
    go_on.set()
    waiting.result(PATIENCE)
    until(lambda: answer_of(server)[0] == 200, "the disk to be well again")


def test_health_writes_once_however_many_ask(launch: Callable[..., Running]) -> None:
    server = launch()
    assert answer_of(server) == (200, "ok\n")
    began, before = time.monotonic(), server.hub.store.writer.written
    for _ in range(30):
        assert answer_of(server) == (200, "ok\n")
    assert server.hub.store.writer.written - before <= 2 + (time.monotonic() - began) / health.FRESH


def people_in(server: Running) -> int:
    return len(list(server.hub.store.reading.exec_driver_sql("SELECT id FROM people")))


def test_newcomers_of_one_address_are_limited(launch: Callable[..., Running]) -> None:
    server = launch(people_per_hour=3)
    answers = [Client(server.port).request("PUT", "/api/me?lang=en", {"name": "Anna"}) for _ in range(10)]
    assert [answer.status for answer in answers] == [200] * 3 + [429] * 7
    assert answers[-1].json["error"] == "too-many-people"
    assert "set-cookie" not in answers[-1].headers
    assert people_in(server) == 3
    game = {"game": "artificium", "bot": "random"}
    assert Client(server.port).request("POST", "/api/play", game).json["error"] == "too-many-people"
    known = Client(server.port)
    known.cookie = answers[0].headers["set-cookie"].partition(";")[0]
    for name in ("Ben", "Cleo", "Dan", "Eve"):  # who is known may change the name as often as they like
        assert known.request("PUT", "/api/me", {"name": name}).status == 200
    assert people_in(server) == 3


def test_who_never_sat_down_is_forgotten_after_a_while(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")

    async def some() -> None:
        for name, made in (("old", 0), ("owner", 0), ("player", 0), ("new", clock.now())):
            await store.write(new_person(Person(name, made=made)))
        chairs = [Chair(0, "person", "player", "Ben"), Chair(1)]
        await store.write(new_table(StoredTable("t", "owner", "artificium(players=2)", chairs)))
        await store.write(forget_people(clock.now() - MARK))

    asyncio.run(some())
    left = [name for name in ("old", "owner", "player", "new") if store.people.person(name)]
    assert left == ["owner", "player", "new"]
    store.close()


def test_statistics_count_every_game(launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "LISTED", 300)
    server = launch()
    key, anna, _ = two_at_table(server)
    table = server.hub.rooms[key].table
    me = table.chairs[0].holder

    async def many() -> None:
        jobs = []
        for number in range(450):
            chairs = [Chair(0, "person", me, "Anna"), Chair(1, "bot", bot="easy")]
            one = StoredTable(f"g{number:04}", me, "artificium(players=2)", chairs, FINISHED)
            one.scores, one.winners, one.ended = [number, 200], [int(number < 200)], 1000 + number
            jobs += [new_table(one)]
            jobs += [add_results(one.id, [Result(0, number, number >= 200, ["mage"]), Result(1, 200, False, [])])]
        await server.hub.store.write(*jobs)

    asyncio.run_coroutine_threadsafe(many(), server.loop()).result(60)
    work = server.hub.work.of("127.0.0.1")
    work.left, work.size, work.rate = 1000.0, 1000.0, 1e-9
    found = anna.get("/api/me/statistics")
    assert (found["total"], len(found["played"])) == (450, 300)
    listed = costs.REQUESTS["GET", "/api/me/statistics"] + 300 * costs.GAME_LISTED
    assert 1000 - work.left == pytest.approx(listed + 450 * costs.GAME)
    work.left = 1000
    assert [one["score"] for one in found["played"][:3]] == [449, 448, 447]
    assert found["sums"]["artificium"] == {"games": 450, "wins": 250, "best": 449}
    assert found["levels"]["artificium"]["easy"] == {"games": 450, "wins": 250}
    assert found["pieces"]["artificium"]["mage"]["mine"]["games"] == 450
    assert anna.get("/api/me/statistics") == found
    assert 1000 - work.left == pytest.approx(listed)
    chairs = [Chair(0, "person", me, "Anna"), Chair(1, "bot", bot="easy")]
    last = StoredTable(
        "last", me, "artificium(players=2)", chairs, FINISHED, scores=[999, 1], winners=[0], ended=5000
    )
    asyncio.run_coroutine_threadsafe(server.hub.store.write(new_table(last)), server.loop()).result(20)
    assert anna.get("/api/me/statistics")["sums"]["artificium"]["best"] == 999


def test_statistics_that_many_ask_for_at_once_are_counted_once() -> None:
    counted: list[str] = []

    class Games:
        """A store with forty games of everybody."""

        async def read(self, ask: Any, *args: Any) -> Any:
            return ask(*args)

        def finished_count(self, person: str) -> tuple[int, int]:
            return 40, 1000

        def finished_of(self, person: str, after: str, most: int) -> list[StoredTable]:
            if not after:
                counted.append(person)
            chairs = [Chair(0, "person", person, "Anna"), Chair(1, "bot", bot="easy")]
            first = int(after or 0) + 1
            return [
                StoredTable(
                    f"{n:03}", person, "artificium(players=2)", chairs, FINISHED, scores=[1, 2], winners=[1]
                )
                for n in range(first, min(first + most, 41))
            ]

        def results(self, keys: list[str]) -> dict[str, list[Result]]:
            return {key: [] for key in keys}

    store: Any = Games()
    gatherer, budget, turns = statistics.Gatherer(store), Bucket(1e-9, 1000), LoopTurns()

    async def ask(person: str) -> int:
        return (await gatherer.of(person, WorkPieces(turns, budget))).total

    async def many() -> list[int]:
        return await asyncio.gather(*[ask(person) for person in ("anna", "ben") * 5])

    assert asyncio.run(many()) == [40] * 10
    assert sorted(counted) == ["anna", "ben"]
    assert 1000 - budget.left == pytest.approx(2 * 40 * costs.GAME)
    assert not gatherer._gathering


def test_people_are_forgotten_tomorrow_if_it_fails_today(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    class Enough(Exception):
        pass

    async def fail(*jobs: object) -> None:
        tried.append(len(jobs))
        raise ValueError

    async def sleep(seconds: float) -> None:
        if len(tried) >= 2:
            raise Enough

    quiet = SimpleNamespace(read_only=False)
    broken: Any = SimpleNamespace(store=SimpleNamespace(write=fail), moderation=quiet)
    monkeypatch.setattr(hub, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(Enough):
        asyncio.run(hub.Hub._forget(broken))
    assert len(tried) == 2
