"""Bots in processes of their own: hung, dead, greedy for memory or lying, the game goes on."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.bots.questions import SPEC, first_question
from tests.server.client import Table
from tests.server.conftest import Running
from tilewright.games.catalogue import registry
from tilewright.server.bots import pool as pools
from tilewright.server.bots.pool import ProcessPool
from tilewright.server.errors import ServerError
from tilewright.server.lobby.records import level_and_edition
from tilewright.server.room.seating import normalize_bot


def test_a_bot_answers_with_an_option() -> None:
    async def ask() -> str:
        pool = ProcessPool(1, 10, 768)
        try:
            return (await pool.ask(first_question("greedy"))).text
        finally:
            await pool.close()

    rules = registry().rules(SPEC)
    state = rules.new("bots")
    text = asyncio.run(ask())
    assert rules.why_not(state, rules.waiting_seats(state)[0], text) is None


@pytest.mark.skipif(sys.platform == "win32", reason="limits are set on Unix only")
def test_whatever_a_bot_does_the_next_one_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[list[str], int]:
        pool = ProcessPool(1, 5.0, 512, "tests.server.bots.rogue")
        try:
            found = [(await pool.ask(first_question(bot))).text for bot in ("eat", "lie", "die", "hang", "first")]
            return found, pool.replaced
        finally:
            await pool.close()

    monkeypatch.setattr(pools, "GRACE", 3600.0)  # however long a process takes to start, a bot has its seconds
    ended: list[object] = []
    monkeypatch.setattr(pools, "log", lambda event, **facts: ended.append((facts["bot"], facts["why"])))
    answers, replaced = asyncio.run(ask())
    assert answers[:4] == ["", "", "", ""]
    assert answers[4]
    died, hung = ("die", "IncompleteReadError"), ("hang", "TimeoutError")
    assert ended == [died, died, hung, hung]  # not by the alarm, which is for processes that nobody watches
    assert replaced == 4  # two deaths, two hangs; a lie and an empty purse cost no process


@pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="only Linux tells the environment of a process"
)
def test_a_worker_gets_nothing_of_the_environment_but_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = ("DATABASE_URL", "TILEWRIGHT_DB", "AWS_SECRET_ACCESS_KEY", "SSH_AUTH_SOCK")
    for name in secrets:
        monkeypatch.setenv(name, "a password of the host")
    monkeypatch.setenv("TILEWRIGHT_PURE", "1")
    monkeypatch.setenv("PYTHONHASHSEED", "7")

    async def ask() -> dict[str, str]:
        pool = ProcessPool(1, 10, 768)
        try:
            assert (await pool.ask(first_question("random"))).text
            process = pool.workers[0].process
            assert process is not None
            raw = await asyncio.to_thread(Path(f"/proc/{process.pid}/environ").read_text)
            return dict(line.split("=", 1) for line in raw.split("\0") if line)
        finally:
            await pool.close()

    found = asyncio.run(ask())
    assert not set(found) & set(secrets)
    assert "a password of the host" not in found.values()
    assert (found["TILEWRIGHT_PURE"], found["PYTHONHASHSEED"]) == ("1", "7")
    assert found["PATH"] == os.environ["PATH"]


def answer_some(table: Table, times: int, which: int = -1) -> None:
    """So many answers of the one who sits there, whenever asked."""
    for _ in range(times):
        table.until_asked()
        assert table.act(table.position["options"][which]["text"])["t"] == "done"


def test_a_table_goes_on_when_no_bot_can_be_brought_to_answer(launch: Callable[..., Running]) -> None:
    server = launch()
    for worker in server.hub.driver.pool.workers:
        worker.module = "tests.server.nothing_here"
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"])
    answer_some(table, 3)
    assert server.hub.driver.pool.replaced > 0


def test_bots_wait_for_spectators_only_where_nobody_else_plays(launch: Callable[..., Running]) -> None:
    server = launch(watch_seconds=60)
    anna, bot = server.person("Anna"), {"kind": "bot", "bot": "random"}
    watched = anna.table([bot, bot])
    anna.post(f"/api/tables/{watched['id']}/start", {})
    made = anna.table([{"kind": "me"}, bot])
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"])
    answer_some(table, 6)
    play = server.hub.rooms[watched["id"]].play
    assert play is not None
    assert play.match.lines == []


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "normal:as=first-edition"])
@pytest.mark.parametrize("game", list(registry().games))
def test_every_level_plays_at_a_table_within_its_limits(
    launch: Callable[..., Running], level: str, game: str
) -> None:
    server = launch(bot_megabytes=512)
    anna = server.person("Anna")
    made = anna.post("/api/play", {"game": game, "bot": level, "options": {"players": 2}, "seat": 0})
    table = anna.sit_at(made["id"])
    answer_some(table, 4, 0)
    pool = server.hub.driver.pool
    assert pool.replaced == 0
    assert pool.asked >= 1


def test_nobody_on_the_network_can_start_a_program() -> None:
    with pytest.raises(ServerError) as caught:
        normalize_bot("program:touch here")
    assert caught.value.key == "bad-bot"


def test_a_bot_goes_by_its_level_and_edition_alone() -> None:
    assert normalize_bot(" hard:as=first-edition ") == "hard:as=first-edition"
    for spec in ("hard:time=600", "hard:as=first-edition,time=600", "normal:worlds=100"):
        with pytest.raises(ServerError) as caught:
            normalize_bot(spec)
        assert caught.value.key == "bot-settings"
    assert level_and_edition("hard:as=first-edition") == "hard:as=first-edition"
    assert level_and_edition("hard:time=600,as=first-edition") == "hard"
