"""Mistakes of ours leave a trace: where, in one line of the log, joined to the answer by a code; no secrets."""

import asyncio
import io
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from sqlalchemy import Connection, text

from tests.server.bots.questions import first_question
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tilewright.server.bots import errors
from tilewright.server.bots.answers import Answers
from tilewright.server.bots.pool import ProcessPool
from tilewright.server.crash_traces import trace_in, trace_of
from tilewright.server.errors import ServerError
from tilewright.server.logs import Log, log_crash
from tilewright.server.people.codes import RECOVERY, new_code
from tilewright.server.room.room import Room
from tilewright.server.room.seating import digest
from tilewright.server.store.store import Store
from tilewright.server.structs import encode
from tilewright.server.web import messages
from tilewright.server.web.routing import Routing


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    stream = io.StringIO()
    monkeypatch.setattr(Log, "stream", stream)
    monkeypatch.setattr(Log, "quiet", False)
    return stream


def lines(stream: io.StringIO, event: str) -> list[dict[str, Any]]:
    """Every line of the log is one JSON object; those of that kind."""
    found = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [one for one in found if one["event"] == event]


class Secrets:
    """All that must not be in the log, and an exception that quotes it, as careless code would."""

    def __init__(self, server: Running, table: str, cookie: str) -> None:
        room = server.hub.rooms[table]
        assert room.play is not None
        state = room.play.match.state
        token = cookie.partition("=")[2]
        frozen = encode(state.freeze()).decode()
        self.all = [
            "Anna holds red and green",
            room.table.seed,
            token,
            digest(token),
            frozen,
            frozen[:40],
            frozen[-40:],
        ]
        self.all += [encode(room.play.rules.view(state, seat)).decode() for seat in range(room.play.rules.seats)]

    def crash(self, kind: type[Exception] = ValueError) -> Callable[..., NoReturn]:
        def fail(*arguments: object, **more: object) -> NoReturn:
            try:
                raise KeyError(self.all[0])
            except KeyError as error:
                raise kind(f"with {' and '.join(self.all)}") from error

        return fail

    def check(self, stream: io.StringIO) -> None:
        for secret in self.all:
            assert secret not in stream.getvalue()
            assert json.dumps(secret)[1:-1] not in stream.getvalue()


@pytest.mark.parametrize("kind", [ValueError, TypeError, IndexError, AttributeError, OSError])
def test_a_crash_on_the_socket_is_noted_and_joined_to_the_answer(
    launch: Callable[..., Running], noted: io.StringIO, monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
) -> None:
    server = launch()
    key, anna, _ = two_at_table(server)
    secrets = Secrets(server, key, anna.cookie)
    monkeypatch.setattr(messages, "score", secrets.crash(kind))
    for lang, words in (("en", "code "), ("uk", "код "), ("", "")):
        table = anna.sit_at(key, lang=lang)
        answer = table.ask(t="score", seat=0)
        assert (answer["t"], answer["key"]) == ("refused", "internal")
        line = lines(noted, "internal-error")[-1]
        assert line["request"] == answer["request"]
        assert answer.get("words", "").count(f"{words}{answer['request']}") == (1 if lang else 0)
        assert (line["route"], line["table"], line["error"]) == ("socket", key, kind.__name__)
        assert any(entry.startswith("tilewright/server/web/messages.py:") for entry in line["trace"])
        assert "because of" in line["trace"]
        table.close()
    codes = [line["request"] for line in lines(noted, "internal-error")]
    assert len(set(codes)) == 3
    secrets.check(noted)


def test_a_crash_over_http_is_noted_and_joined_to_the_answer(
    launch: Callable[..., Running], noted: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    key, anna, _ = two_at_table(server)
    secrets = Secrets(server, key, anna.cookie)
    monkeypatch.setattr(Room, "seen_by", secrets.crash())
    answer = anna.request("GET", f"/api/tables/{key}?lang=en")
    (line,) = lines(noted, "internal-error")
    assert (answer.status, answer.json["error"]) == (500, "internal")
    assert answer.headers["x-request-id"] == answer.json["request"] == line["request"]
    assert f"(code {line['request']})" in answer.json["words"]
    assert line["route"] == "/api/tables/{table}"
    assert any(entry.startswith("tilewright/server/web/operations.py:") for entry in line["trace"])
    secrets.check(noted)


@pytest.mark.parametrize("broken", ["write", "person"])
def test_no_way_into_an_account_is_logged_or_shown(
    launch: Callable[..., Running], noted: io.StringIO, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """Codes and tokens that are right, wrong, or in the hands of careless code that crashes with them."""
    server = launch()
    anna = server.person("Anna")
    recovery, link = anna.post("/api/me/recovery")["code"], anna.post("/api/me/link")["code"]
    letter, token, wrong = "a-token-of-a-letter-0123456789", anna.cookie.partition("=")[2], new_code(RECOVERY)
    held = [recovery, link, letter, wrong, token]
    held += [digest(one) for one in held]
    stranger = Client(server.port)
    answers = [stranger.request("POST", "/api/sign-in/recovery", {"code": wrong})]
    answers.append(stranger.request("POST", "/api/sign-in/recovery", {"code": recovery[:-1]}))
    answers.append(stranger.request("POST", "/api/sign-in/recovery", {"code": [recovery]}))
    answers.append(stranger.request("POST", "/api/sign-in/letter", {"token": letter}))

    def careless(*arguments: object, **more: object) -> NoReturn:
        raise ValueError(f"with {' and '.join(held)}")

    where: Any = server.hub.store if broken == "write" else server.hub.store.people
    monkeypatch.setattr(where, broken, careless)
    answers.append(stranger.request("POST", "/api/sign-in/recovery", {"code": recovery}))
    answers.append(stranger.request("POST", "/api/sign-in/link", {"code": link}))
    assert [answer.status for answer in answers] == [403, 400, 400, 403, 500, 500]
    assert len(lines(noted, "internal-error")) == 2
    monkeypatch.undo()
    answered = "".join(answer.raw.decode() + str(answer.headers) for answer in answers)
    answered += stranger.request("GET", "/metrics").raw.decode() + repr(anna.get("/api/me/account"))
    for secret in held:
        assert secret not in answered
        assert secret not in noted.getvalue()


def test_every_answer_over_http_has_a_code_of_its_own(launch: Callable[..., Running]) -> None:
    server = launch()
    anna = server.person("Anna")
    asked_for = ("/api/me", "/health", "/", "/api/tables/none", "/nowhere.txt")
    answers = [anna.request("GET", path, x_request_id="mine") for path in asked_for]
    codes = {answer.headers["x-request-id"] for answer in answers}
    assert len(codes) == len(answers)
    assert "mine" not in codes
    refused = anna.request("GET", "/api/tables/none")
    assert refused.json["request"] == refused.headers["x-request-id"]


def test_a_crash_before_anybody_is_asked_is_noted_too(
    launch: Callable[..., Running], noted: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    key, anna, _ = two_at_table(server)
    secrets = Secrets(server, key, anna.cookie)
    monkeypatch.setattr(Routing, "entrance", secrets.crash())
    with pytest.raises(Exception, match="HTTP 403"):
        anna.sit_at(key)
    monkeypatch.setattr(Routing, "__call__", secrets.crash())
    answer = anna.request("GET", "/health")
    assert (answer.status, answer.json["error"]) == (500, "internal")
    one, two = lines(noted, "internal-error")
    assert (one["route"], two["route"]) == ("websocket", "http")
    assert two["request"] == answer.json["request"]
    assert server.hub.metrics.errors == 2
    secrets.check(noted)


def test_a_crash_of_the_driver_names_the_table(
    launch: Callable[..., Running], noted: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch()
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"])
    secrets = Secrets(server, made["id"], anna.cookie)
    monkeypatch.setattr(Answers, "answer", secrets.crash())
    until = time.monotonic() + 30
    while not lines(noted, "driver-failed") and time.monotonic() < until:
        if table.position.get("options"):
            assert table.act(table.position["options"][-1]["text"])["t"] == "done"
        table.catch_up()
    line = lines(noted, "driver-failed")[0]
    assert line["table"] == made["id"]
    assert line["request"]
    assert any(entry.startswith("tilewright/server/driver.py:") for entry in line["trace"])
    secrets.check(noted)


def test_a_crash_of_the_writer_is_noted_without_what_was_written(tmp_path: Path, noted: io.StringIO) -> None:
    store = Store(tmp_path / "a.db")
    seed = "0123456789abcdef0123456789abcdef"

    def careless(connection: Connection) -> None:
        raise ValueError(f"the seed is {seed}")

    def wrong(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": seed})

    async def both() -> None:
        for job in (careless, wrong, wrong):
            with pytest.raises(ServerError, match="server-store-broken") as answered:
                await store.write(job)
            assert seed not in answered.value.words("en")

    asyncio.run(both())
    store.close()
    (crash,) = lines(noted, "writer-failed")
    assert any(entry.startswith("tilewright/server/store/writer.py:") for entry in crash["trace"])
    (failed,) = lines(noted, "store-failed")  # once, although it failed twice
    assert failed["trace"][0] == "OperationalError: SQLITE_ERROR"
    assert seed not in noted.getvalue()


def test_the_trace_of_a_bot_says_where_but_not_what_it_knew(
    noted: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = first_question("blurt")

    async def ask() -> list[str]:
        pool = ProcessPool(1, 20, 768, "tests.server.bots.rogue")
        try:
            return [(await pool.ask(question)).text for _ in range(3)]
        finally:
            await pool.close()

    assert asyncio.run(ask()) == ["", "", ""]
    (line,) = lines(noted, "bot-crashed")  # six crashes, one report; the others are counted in the next
    assert "ValueError" in line["trace"]
    assert any("bots/rogue.py:" in entry and entry.endswith(" choose") for entry in line["trace"])
    for secret in (question.dice, question.world, question.world[:40], "my dice", "I see"):
        assert secret not in noted.getvalue()


def test_a_bot_that_prints_for_ever_fills_neither_memory_nor_log(noted: io.StringIO) -> None:
    async def read() -> None:
        stream = asyncio.StreamReader(limit=1 << 22)
        reading = asyncio.ensure_future(errors.Errors().read(stream))
        for _ in range(200):
            stream.feed_data(b"seed 0123456789abcdef " * 1000)
            stream.feed_data(b"\n  File \"/x/tilewright/a.py\", line 7, in f\nKeyError: 'red'\n\n")
            await asyncio.sleep(0)
        stream.feed_eof()
        await reading

    asyncio.run(read())
    (line,) = lines(noted, "bot-crashed")
    assert line["trace"] == ["tilewright/a.py:7 f", "KeyError"]


def test_a_trace_keeps_what_the_interpreter_says_of_types_and_names() -> None:
    def wrong(number: int) -> object:
        if number == 0:
            return [][number]
        if number == 1:
            return Log.nothing  # type: ignore[attr-defined]
        if number == 2:
            return Path("/nowhere/0123456789abcdef").read_text(encoding="utf-8")
        if number == 3:
            return {}["hand of Anna"]  # type: ignore[index]
        return int("0123456789abcdef")

    said = []
    for number in range(5):
        with pytest.raises(Exception) as caught:
            wrong(number)
        trace = trace_of(caught.value)
        said.append(trace[0])
        assert any("test_traces.py" in entry and "wrong" in entry for entry in trace)
    assert said == [
        "IndexError: list index out of range",
        "AttributeError: type object 'Log' has no attribute 'nothing'",
        "FileNotFoundError: No such file or directory",
        "KeyError",
        "ValueError",
    ]


def test_a_long_way_is_shortened_and_stays_one_line(noted: io.StringIO) -> None:
    def deep(number: int) -> None:
        if number:
            deep(number - 1)
        raise ValueError

    try:
        deep(200)
    except ValueError as error:
        log_crash("deep", error, table="t")
    (line,) = lines(noted, "deep")
    assert len(line["trace"]) < 30
    assert "locals" not in line


def test_what_a_dying_process_prints_is_read_for_places_only() -> None:
    printed = """Fatal Python error: Segmentation fault

Current thread 0x00007f (most recent call first):
  File "/somewhere/src/tilewright/bots/search.py", line 12 in grow
Traceback (most recent call last):
  File "/somewhere/src/tilewright/bots/mind.py", line 3, in think
    hand = secret
tilewright.kernel.registry.SpecError: seed 0123
red workers: 3
"""
    assert trace_in(printed.splitlines()) == [
        "fatal: Segmentation fault",
        "tilewright/bots/search.py:12 grow",
        "tilewright/bots/mind.py:3 think",
        "tilewright.kernel.registry.SpecError",
    ]
