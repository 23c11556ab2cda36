"""Programs that play over the network: accounts, challenges, questions; every call and message by role."""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.asking import act
from tests.server.client import Client, Table
from tests.server.conftest import Running
from tests.server.people.accounts import error, kept
from tests.waiting import PATIENCE, rounds, until
from tilewright.server.limits import Buckets
from tilewright.server.loop_turns import LoopTurns
from tilewright.server.programs import accounts, challenges
from tilewright.server.settings import Settings
from tilewright.server.web.program_socket import COSTS, ProgramGame, ProgramSocket
from tilewright.server.web.programs import PROGRAMS
from tilewright.server.wire import programs as wire

ME = "/api/me/programs"
NUMBERS = iter(range(1000))


class Program:
    """The other side of a program's socket."""

    def __init__(self, port: int, token: str, *, source: str = "", silent: bool = False, **hello: object) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        url = f"ws://127.0.0.1:{port}/api/programs/socket"
        more: Any = {"source_address": (source, 0)} if source else {}
        opened = connect(url, additional_headers=headers, open_timeout=PATIENCE, ping_timeout=PATIENCE, **more)
        self.socket = opened.__enter__()
        self.raw: list[str] = []
        self.hello = {"t": "hello", "protocol": 1, **hello}
        if not silent:
            self.send(**self.hello)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        self.raw.append(str(self.socket.recv(timeout=PATIENCE)))
        found: dict[str, Any] = json.loads(self.raw[-1])
        return found

    def until(self, *kinds: str) -> dict[str, Any]:
        for _ in rounds(f"a message {kinds}"):
            heard = self.hear()
            if heard["t"] in kinds:
                break
        return heard

    def asked(self, **message: object) -> str:
        """The key of the refusal of that, "-" for none."""
        self.send(**message)
        self.send(t="ping")
        heard = self.until("refused", "pong")
        if heard["t"] == "refused":
            assert heard["words"]
            self.until("pong")
        return str(heard.get("key", "-"))

    def closed(self) -> int:
        """The code with which the socket is closed."""
        with pytest.raises(ConnectionClosed) as end:
            self.until("nothing that there is")
        assert end.value.rcvd is not None
        return end.value.rcvd.code


def keeper_of(server: Running) -> tuple[Client, dict[str, Any]]:
    """Somebody with an account, and a program of theirs."""
    number = next(NUMBERS)
    anna, _ = kept(server, f"Keeper {number}")
    return anna, anna.post(ME, {"name": f"Robot {number}"})


def seated(server: Running) -> tuple[Client, Program, str, dict[str, Any]]:
    """A program that was challenged and has taken the second seat; the game has begun."""
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"])
    program.until("hello")
    key = anna.table([{"kind": "me"}, {"kind": "open"}])["id"]
    anna.post(f"/api/tables/{key}/challenge", {"seat": 1, "program": made["id"]})
    offered = program.until("challenge")
    assert (offered["table"], offered["seat"], offered["players"]) == (key, 1, 2)
    assert offered["by"] == anna.name
    program.send(t="accept", id=offered["id"])
    assert program.until("game")["seat"] == 1
    anna.post(f"/api/tables/{key}/start", {})
    return anna, program, key, made


# By call: a body in order, and the answers to a stranger, a guest, and somebody with an account.
CALLS: dict[tuple[str, str], tuple[Any, tuple[str, str, str]]] = {
    ("GET", ME): (None, ("nobody", "-", "-")),
    ("POST", ME): ({"name": "Robot by role"}, ("nobody", "account-needed", "-")),
    ("POST", ME + "/token"): ({"id": "bot.x"}, ("nobody", "no-program", "no-program")),
    ("POST", ME + "/remove"): ({"id": "bot.x"}, ("nobody", "no-program", "no-program")),
    ("GET", "/api/programs"): (None, ("-", "-", "-")),
    ("POST", "/api/tables/{table}/challenge"): (
        {"seat": 1, "program": "bot.x"}, ("nobody", "not-owner", "program-away"),
    ),
}  # fmt: skip


def test_every_call_about_programs_is_tried_as_each_role(server: Running) -> None:
    assert {(one.method, one.path) for one in PROGRAMS} == set(CALLS)
    guest, (owner, _) = server.person("Guest of programs"), kept(server, "Owner of programs")
    key = owner.table([{"kind": "me"}, {"kind": "open"}])["id"]
    for (method, path), (body, expected) in CALLS.items():
        path = path.replace("{table}", key)
        errors = tuple(error(one, path, body, method) for one in (Client(server.port), guest, owner))
        assert errors == expected, path
        if method == "POST":
            assert owner.request(method, path, body, origin="http://evil.example").status == 403
            odd_bodies: list[object] = [[], {"unknown": 1}, {name: [] for name in body}]
            for odd in odd_bodies:
                assert error(owner, path, odd) == "bad-body"


def test_every_message_has_a_cost() -> None:
    assert set(COSTS) == set(wire.Incoming.__args__)


def test_nobody_reaches_another_s_program(server: Running) -> None:
    anna, made = keeper_of(server)
    thief, _ = kept(server, "Thief of programs")
    for path in (ME + "/token", ME + "/remove"):
        assert error(thief, path, {"id": made["id"]}) == "no-program"
    assert [one["name"] for one in anna.get(ME)["programs"]] == [made["name"]]
    assert thief.get(ME)["programs"] == []
    # The token opens this one socket only, and only as it is.
    stranger = Client(server.port)
    stranger.cookie = f"tilewright={made['token']}"
    assert error(stranger, "/api/me", method="GET") == "nobody"
    bearer = {"authorization": f"Bearer {made['token']}"}
    assert error(Client(server.port), ME, method="GET", **bearer) == "nobody"
    for token in ("", "x", anna.cookie.partition("=")[2], made["token"] + "x"):
        with pytest.raises(Exception, match=r"4003|403"):
            Program(server.port, token)


def test_names_are_kept_and_there_are_few_programs(server: Running) -> None:
    anna, made = keeper_of(server)
    assert error(anna, ME, {"name": made["name"]}) == "name-kept"
    assert error(server.person("Eve"), "/api/me", {"name": made["name"], "mark": ""}, "PUT") == "name-kept"
    for number in range(accounts.EACH - 1):
        anna.post(ME, {"name": f"{made['name']} {number} more"})
    assert error(anna, ME, {"name": "one too many"}) == "programs-enough"
    anna.post(ME + "/remove", {"id": made["id"]})
    assert len(anna.get(ME)["programs"]) == accounts.EACH - 1
    exported = anna.get("/api/me/export")
    assert len(exported["programs"]) == accounts.EACH - 1
    anna.post("/api/me/delete", {"name": anna.name})
    assert server.hub.store.people.is_name_kept(("", made["name"].lower()), "") is False


def test_a_program_is_challenged_plays_and_is_marked(server: Running) -> None:
    anna, program, key, made = seated(server)
    table = anna.sit_at(key, lang="en")
    assert table.table["seats"][1]["program"]
    assert not table.table["seats"][0].get("program")
    (listed,) = [one for one in Client(server.port).get("/api/programs")["programs"] if one["id"] == made["id"]]
    assert (listed["name"], listed["tables"]) == (made["name"], 1)
    play = server.hub.rooms[key].play
    assert play is not None
    secrets = [play.match.state.rng.key.hex(), server.hub.rooms[key].table.seed]
    rules, asked, over = play.rules, 0, None
    for _ in rounds("the end of the game"):
        table.catch_up()
        before = rules.view(play.match.state, 1)  # where both are asked the program may be asked before Anna acts
        if table.asked():
            table.act(table.position["options"][-1]["text"])
        program.send(t="ping")
        pongs = 1  # still to come: when all are here, every answer has been acted on
        while pongs:
            heard = program.hear()
            pongs -= heard["t"] == "pong"
            over = heard if heard["t"] == "over" else over
            if heard["t"] == "question":
                asked += 1
                state = play.match.state
                assert heard["view"] in json.loads(json.dumps([before, rules.view(state, 1)]))
                assert heard["options"] == [rules.text(action) for action in rules.options(state, 1)]
                if asked == 1:
                    program.send(t="answer", n=heard["n"], action="nonsense")
                    program.send(t="answer", n=heard["n"] + 1, action=heard["options"][0])
                    refused = [program.until("refused") for _ in range(2)]
                    program.send(t="ping")  # the answer to the last one was among what was heard
                    assert [one["key"] for one in refused] == ["malformed", "stale"]
                program.send(t="answer", n=heard["n"], action=heard["options"][-1])
                program.send(t="ping")
                pongs += 1
        if over is not None:
            break
    assert asked > 5
    assert over is not None
    assert over["scores"] == server.hub.rooms[key].table.scores
    everything = "".join(program.raw)
    assert [secret for secret in [*secrets, anna.cookie.partition("=")[2]] if secret in everything] == []


def test_a_plan_is_followed_while_it_can_be(server: Running) -> None:
    anna, program, key, _ = seated(server)
    table = anna.sit_at(key)
    for _ in rounds("a question to the program"):
        table.catch_up()
        if not table.asked():
            break
        table.act(table.position["options"][-1]["text"])
    heard = program.until("question")
    play = server.hub.rooms[key].play
    assert play is not None
    before = len(play.match.lines)
    program.send(t="answer", n=heard["n"], action=heard["options"][0], then=["nonsense", heard["options"][0]])
    program.send(t="ping")
    program.until("pong")
    until(lambda: len(play.match.lines) == before + 1, "the first step of the plan")


def test_each_step_of_a_plan_costs_what_an_answer_costs() -> None:
    """Sixty steps may come with one message."""
    hub: Any = SimpleNamespace(settings=Settings(), seated_work=Buckets(150, 750), turns=LoopTurns())
    socket = ProgramSocket(hub, None, None, None, None, "here", None)  # type: ignore[arg-type]
    game = ProgramGame.__new__(ProgramGame)
    done: list[str] = []

    async def act(_: ProgramGame, text: str) -> None:
        done.append(text)

    socket.act = act  # type: ignore[method-assign,assignment]
    game.plan = ["one", "two"]
    payers = (socket.work, hub.seated_work.of("here"))
    before = [payer.filled() for payer in payers]
    for _ in range(2):
        assert asyncio.run(socket.follow_plan(game))
    assert done == ["one", "two"]
    paid = [old - payer.filled() for old, payer in zip(before, payers, strict=True)]
    assert paid == pytest.approx([2 * COSTS[wire.ProgramAnswer]] * 2, abs=0.5)


def test_each_message_is_tried_as_a_newcomer(server: Running) -> None:
    _, made = keeper_of(server)
    program = Program(server.port, made["token"])
    assert program.until("hello")["name"] == made["name"]
    expected: dict[str, tuple[dict[str, Any], str]] = {
        "hello": ({"protocol": 1}, "bad-message"),
        "accept": ({"id": "x"}, "no-challenge"),
        "decline": ({"id": "x"}, "no-challenge"),
        "join": ({"code": "x"}, "no-code"),
        "answer": ({"n": 1, "action": "pass"}, "stale"),
        "leave": ({"table": "x"}, "no-table"),
    }
    assert {*expected, "ping"} == {kind.__struct_config__.tag for kind in wire.Incoming.__args__}
    for kind, (message, key) in expected.items():
        assert program.asked(t=kind, **message) == key
    assert program.asked(t="nonsense") == "bad-message"


def test_a_code_gives_a_seat_once(server: Running) -> None:
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"])
    program.until("hello")
    table = anna.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    program.send(t="join", code=table["codes"][0]["code"])
    assert program.until("game")["table"] == table["id"]
    assert program.asked(t="join", code=table["codes"][1]["code"]) == "one-seat"
    program.send(t="leave", table=table["id"])
    program.until("over")
    assert server.hub.rooms[table["id"]].table.chairs[1].kind == "open"


def test_challenges_are_bounded_and_may_be_declined(server: Running) -> None:
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"])
    program.until("hello")
    key = anna.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["id"]
    body = {"seat": 1, "program": made["id"]}
    anna.post(f"/api/tables/{key}/challenge", body)
    offered = program.until("challenge")["id"]
    assert error(anna, f"/api/tables/{key}/challenge", body) == "challenge-open"
    assert error(anna, f"/api/tables/{key}/challenge", {**body, "seat": 0}) == "seat-taken"
    assert program.asked(t="decline", id=offered) == "-"
    assert program.asked(t="accept", id=offered) == "no-challenge"
    for _ in range(challenges.IN_A_ROW - 1):
        anna.post(f"/api/tables/{key}/challenge", body)
        program.send(t="decline", id=program.until("challenge")["id"])
        program.send(t="ping")
        program.until("pong")
    assert error(anna, f"/api/tables/{key}/challenge", body) == "challenge-fast"


def test_a_second_connection_and_a_new_token_end_the_first(server: Running) -> None:
    anna, made = keeper_of(server)
    first = Program(server.port, made["token"])
    first.until("hello")
    second = Program(server.port, made["token"])
    second.until("hello")
    assert first.closed() == 4015
    token = anna.post(ME + "/token", {"id": made["id"]})["token"]
    assert second.closed() == 4013
    with pytest.raises(Exception, match=r"4003|403"):
        Program(server.port, made["token"])
    third = Program(server.port, token)
    third.until("hello")
    assert act(server, "ban", person=anna.name, reason="x", days=1)
    assert third.closed() == 4014


def test_a_silent_program_gets_up_and_has_no_vote(launch: Callable[..., Running]) -> None:
    server = launch(program_seconds=1)
    anna, program, key, _ = seated(server)
    table = anna.sit_at(key, lang="en")
    play_until_program(table)
    program.until("question")
    assert program.until("over")["table"] == key
    table.hear_until(lambda: table.table["seats"][1].get("left"), "that the program got up")
    assert table.ask(t="replace", seat=1, bot="easy")["t"] == "done"
    table.hear_until(lambda: table.table["seats"][1].get("stand_in") == "easy", "a bot in its place")
    assert table.ask(t="end")["t"] == "done"
    table.hear_until(lambda: table.table["phase"] == "abandoned", "the end")


def play_until_program(table: Table) -> None:
    for _ in rounds("a question to the other seat"):
        table.catch_up()
        if not table.asked():
            break
        table.act(table.position["options"][-1]["text"])


def test_a_code_seats_no_program_of_somebody_who_is_kept_away(server: Running) -> None:
    """As a challenge does not."""
    anna, made = keeper_of(server)
    program = Program(server.port, made["token"])
    program.until("hello")
    ben = server.person("Ben who keeps away")
    table = ben.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    anna.join(table["codes"][0]["code"])
    ben.post(f"/api/tables/{table['id']}/hide", {"seat": 1, "blocked": True})
    ben.post(f"/api/tables/{table['id']}/remove", {"seat": 1})
    assert program.asked(t="join", code=table["codes"][1]["code"]) == "kept-apart"
    assert server.hub.rooms[table["id"]].table.chairs[2].kind == "open"
