"""What a worker on another machine answers counts only if it is legal; else a worker of this machine is asked."""

import asyncio
import json
import math
from typing import Any

import msgspec
import pytest

from tilewright.games.catalogue import registry
from tilewright.server.bots import answers
from tilewright.server.bots.answers import Answers
from tilewright.server.bots.pool import NOBODY, JobOwner, ProcessPool, WorkerAnswer
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.redis.jobs import Answer, Marks, WorkerMessage
from tilewright.server.redis.offers import Offers
from tilewright.server.room.hints import ask_hints
from tilewright.server.room.play import Play
from tilewright.server.room.wording import Wording
from tilewright.server.table import Chair, StoredTable

SPEC = "keyflower(players=2)"
SECRET = b"of these tests alone"
ILLEGAL = ["", "nonsense", "\x00", "bid forge blue=99", "nonsense\n{legal}", "{legal}\nnonsense"]


class TwoMachines(ProcessPool):
    """Another machine answers first, then a worker of this one; `heard` says which was asked."""

    def __init__(self, there: str, here: str) -> None:
        super().__init__(1, 10, 512)
        self.there, self.here = there, here
        self.heard: list[str] = []

    async def ask(self, asked: BotQuestion, whose: JobOwner = NOBODY, here: bool = False) -> WorkerAnswer:
        self.heard.append("here" if here else "there")
        return WorkerAnswer(self.here, 0.1) if here else WorkerAnswer(self.there, 0.1, True)


def begun() -> tuple[StoredTable, Play, int, list[str]]:
    """A game of two bots, whose turn it is and what that one may do."""
    rules = registry().rules(SPEC)
    table = StoredTable("table", "", SPEC, [Chair(number, "bot", bot="easy") for number in range(2)])
    play = Play(rules, "worker answers", ["One", "Two"], 0)
    (seat,) = play.waiting()
    return table, play, seat, [rules.text(one) for one in rules.options(play.match.state, seat)]


def answered(pool: TwoMachines) -> str:
    table, play, seat, _ = begun()
    return asyncio.run(Answers(pool, SECRET).answer(table, play, seat, NOBODY))


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(answers, "log", lambda event, **_: found.append(event))
    return found


def test_a_legal_answer_of_another_machine_counts(logged: list[str]) -> None:
    *_, legal = begun()
    pool = TwoMachines(legal[1], legal[0])
    assert answered(pool) == legal[1]
    assert (pool.heard, logged) == (["there"], [])


@pytest.mark.parametrize("wrong", ILLEGAL)
def test_an_illegal_answer_of_another_machine_is_asked_again_here(wrong: str, logged: list[str]) -> None:
    *_, legal = begun()
    pool = TwoMachines(wrong.format(legal=legal[1]), legal[0])
    assert answered(pool) == legal[0]
    assert (pool.heard, logged) == (["there", "here"], ["worker-wrong"])


def test_if_nobody_answers_legally_the_game_goes_on(logged: list[str]) -> None:
    *_, legal = begun()
    pool = TwoMachines("nonsense", "nonsense")
    assert answered(pool) in legal
    assert (pool.heard, logged) == (["there", "here"], ["worker-wrong", "bot-failed"])


def advice(*texts: str) -> str:
    turn = {"texts": texts, "reason": "points", "facts": {}, "points": 1.0, "win": 0.5}
    return json.dumps({"turns": [turn], "plan": {}})


@pytest.mark.parametrize("wrong", ["", "nonsense", "[]", advice(), advice("nonsense")])
def test_hints_of_another_machine_that_are_no_hints_are_asked_again_here(wrong: str) -> None:
    _, play, seat, legal = begun()
    pool = TwoMachines(wrong, advice(legal[0]))
    found: Any = asyncio.run(ask_hints(pool, NOBODY, SPEC, play, seat, Wording(SPEC, "", []), 1.0))
    assert [one.texts for one in found.hints] == [[legal[0]]]
    assert pool.heard == ["there", "here"]


class NoRedis:
    def __init__(self) -> None:
        self.gone: list[object] = []


@pytest.mark.parametrize("seconds", [math.nan, -math.inf, math.inf, -1.0])
def test_a_worker_cannot_give_a_bot_more_time_than_has_passed(seconds: float) -> None:
    """What it says it took is counted against the bot's time for a turn."""
    pool, marks = ProcessPool(1, 10, 512), Marks("of servers and workers")
    offers = Offers(NoRedis(), "of servers and workers", pool)  # type: ignore[arg-type]
    found: list[WorkerAnswer] = []
    pool.answered = lambda request, answer: found.append(answer)  # type: ignore[method-assign]
    pool.taken = lambda request: None  # type: ignore[method-assign]
    asked = BotQuestion(SPEC, 1, "easy", 0, "", "")
    request: Any = object()
    offers.offer(request, asked)
    (job,) = offers.jobs
    offers.hear(msgspec.msgpack.encode(WorkerMessage(job, taken=True)))
    offers.hear(marks.signed_answer(job, Answer("text", seconds)))
    (answer,) = found
    assert 0.0 <= answer.seconds < 60
