"""What bots get is what their seat may know: the very bytes to workers and to programs are looked at."""

import asyncio
import json
import re
import shlex
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import pytest

from tests.conformance.ours import all_games, checks_of
from tilewright.bots.bot import ask_plan, dice_for
from tilewright.bots.program import ProgramBot
from tilewright.bots.specs import build_bot
from tilewright.conformance.cases import main_specs, other_specs
from tilewright.conformance.decision import Decision, TextPool
from tilewright.conformance.random_chooser import RandomChooser
from tilewright.conformance.secrets import worlds
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.bots import pool as pools
from tilewright.server.bots import worker
from tilewright.server.bots.answers import Answers
from tilewright.server.bots.questions import decision, dice_of
from tilewright.server.bots.queue import Request
from tilewright.server.bots.worker import HEAD, BotQuestion
from tilewright.server.redis.jobs import SignedQuestion
from tilewright.server.redis.link import RedisLink
from tilewright.server.redis.offers import Offers
from tilewright.server.room.hints import ask_hints
from tilewright.server.room.play import Play
from tilewright.server.room.possible_world import possible_world
from tilewright.server.room.wording import Wording
from tilewright.server.table import Chair, StoredTable

SPECS = [spec for game in all_games() for spec in (*main_specs(game), *other_specs(game))]
GAMES = ["keyflower(players=3)", "keyflower(players=2,merchants=true)", "artificium(players=3)"]
SECRET = b"of the server alone"
SEED = "0123456789abcdef0123456789abcdef"
EVERY = 9  # decisions between two looks; what is asked rarely is looked at more often
RARE = 4


class Wire:
    """A process that only listens: it keeps what is written to it, and has no answer."""

    returncode = None

    def __init__(self) -> None:
        self.stdin = self.stdout = self
        self.heard: list[bytes] = []

    def write(self, raw: bytes) -> None:
        self.heard.append(raw)

    async def drain(self) -> None:
        pass

    async def readexactly(self, count: int) -> bytes:
        return bytes(count)  # an empty answer

    async def running(self, _: pools.WorkerProcess) -> "Wire":
        return self


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    found = Wire()
    monkeypatch.setattr(pools.WorkerProcess, "_running", lambda worker: found.running(worker))
    return found


def played(rules: Rules, state: State) -> Play:
    """A game that has come to this state, somehow."""
    play = Play(rules, SEED, [f"Bot {seat}" for seat in range(rules.seats)], 0)
    play.match.state = state
    return play


def sent_to_worker(wire: Wire, spec: str, rules: Rules, state: State, seat: int, secret: bytes = SECRET) -> bytes:
    """All that a worker hears for a bot on that seat and for hints to it."""
    table = StoredTable("table", "", spec, [Chair(number, "bot", bot="hard") for number in range(rules.seats)])
    play = played(rules, state)

    async def ask() -> None:
        pool = pools.ProcessPool(1, 10, 512)
        await Answers(pool, secret).answer(table, play, seat, pools.JobOwner())
        await ask_hints(pool, pools.JobOwner(), spec, play, seat, Wording(spec, "", []), 1.0)

    wire.heard.clear()
    asyncio.run(ask())
    return b"".join(wire.heard)


class StoredCommands:
    """In the place of Redis: it keeps what is laid there, and has no answer."""

    up = True

    def __init__(self) -> None:
        self.gone: list[object] = []
        self.laid: list[tuple[object, ...]] = []

    def name(self, *parts: str) -> str:
        return ":".join(parts)

    async def ask_all(self, commands: list[tuple[object, ...]]) -> None:
        self.laid += commands


def laid_out(question: BotQuestion, whose: pools.JobOwner) -> tuple[bytes, bytes]:
    """What a server lays on the shelf for workers on other machines: the offer and the question."""
    shelf = StoredCommands()

    async def lay() -> None:
        offers = Offers(cast(RedisLink, shelf), "of the servers and workers", pools.ProcessPool(1, 10, 512))
        offers.offer(Request(*whose, seconds=0.1), question)
        (one,) = offers.jobs.values()
        await offers._send(one)

    asyncio.run(lay())
    laid = {command[0]: command for command in shelf.laid}
    return cast(bytes, laid["HSET"][3]), cast(bytes, laid["SET"][2])


def test_workers_on_other_machines_get_what_local_ones_get(wire: Wire) -> None:
    """Byte for byte, with a signature; whose it is they learn by digests."""
    spec = next(spec for spec in SPECS if spec.text() == GAMES[0])
    rules = spec.rules()
    m = next(moments(spec, rules))
    heard = sent_to_worker(wire, GAMES[0], rules, m.s, m.waiting[0])
    offer, question = laid_out(asked_first(heard), pools.JobOwner("192.0.2.7", "table of anna"))
    signed = msgspec.msgpack.decode(question, type=SignedQuestion)
    assert heard.startswith(HEAD.pack(len(signed.asked)) + signed.asked)
    assert len(question) < len(signed.asked) + 50
    for secret in (b"192.0.2.7", b"table of anna", b"of the servers and workers"):
        assert secret not in offer + question


class Listening:
    """A program that plays any first option, and the file in which it keeps all that it gets."""

    CODE = """
import json, sys
kept = open(sys.argv[1], "w", encoding="utf-8")
for line in sys.stdin:
    print(line, end="", file=kept, flush=True)
    said = json.loads(line)
    if said["t"] == "question":
        print(json.dumps({"t": "answer", "n": said["n"], "action": said["options"][0]}), flush=True)
    elif said["t"] == "hello":
        print(line, end="", flush=True)
"""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.bot = ProgramBot(shlex.join([sys.executable, "-c", self.CODE, str(file)]), 60.0)
        self.read = 0

    def sent(self, rules: Rules, state: State, seat: int) -> bytes:
        """All that it hears when it plays that seat."""
        self.bot.asked = 0  # every question is its first
        ask_plan(self.bot, rules, state, seat, dice_for(SEED, 7, seat))
        with self.file.open("rb") as file:
            file.seek(self.read)
            heard = file.read()
        self.read += len(heard)
        return heard


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Listening]:
    found = Listening(tmp_path / "received.jsonl")
    yield found
    found.bot.close()


def moments(spec: Spec, rules: Rules) -> Iterator[Decision]:
    """Some of the decisions of a game, among them the first ones of each kind."""
    checks, dice, state = checks_of(spec.game), Rng.from_seed(f"travels {spec.text()}"), rules.new(SEED)
    chooser, met = RandomChooser(dice.fork()), Counter[str]()
    while state.stack:
        m = Decision(rules, state, dice, checks, TextPool([]))
        met[rules.question_name(state)] += 1
        if met[rules.question_name(state)] <= RARE or dice.below(EVERY) == 0:
            yield m
        seat = m.waiting[dice.below(len(m.waiting))]
        texts = [rules.text(action) for action in m.options[seat]]
        rules.apply(state, seat, m.options[seat][chooser.pick(texts)])


@pytest.mark.parametrize("spec", SPECS, ids=[spec.text() for spec in SPECS])
def test_bots_get_nothing_that_their_seat_cannot_know(spec: Spec, wire: Wire, program: Listening) -> None:
    rules, compared = spec.rules(), Counter[str]()
    first = rules.new("hello")
    program.sent(rules, first, rules.waiting_seats(first)[0])  # the game and the seat, sent once
    for m in moments(spec, rules):
        for seat in [seat for seat in m.waiting if len(m.options[seat]) > 1]:
            worker_heard = sent_to_worker(wire, spec.text(), rules, m.s, seat)
            program_heard = program.sent(rules, m.s, seat)
            check_secrets(worker_heard, m.s, seat)
            check_secrets(program_heard, m.s, seat)
            for name, world in worlds(m, seat):
                compared[name] += 1
                other = sent_to_worker(wire, spec.text(), rules, world, seat)
                assert other == worker_heard, f"a worker learns a hidden thing of seat {seat}: {name}"
                other = program.sent(rules, world, seat)
                assert other == program_heard, f"a program learns a hidden thing of seat {seat}: {name}"
    assert compared["a guess"] > 10
    assert len(compared) >= 4, compared


def check_secrets(heard: bytes, state: State, seat: int) -> None:
    """Neither the seed, nor where chance comes from, nor dice that anybody could make from the seed."""
    keys = [state.rng.key.hex(), Rng.from_seed(SEED).key.hex()]
    keys += [dice_for(SEED, line, seat).key.hex() for line in range(3)]
    assert len(heard) > 100
    for secret in (SEED, SECRET.decode(), SECRET.hex(), *keys):
        assert secret.encode() not in heard
        assert secret.encode().hex().encode() not in heard


@pytest.mark.parametrize("game", GAMES)
def test_the_world_that_travels_is_not_the_true_one(game: str, wire: Wire) -> None:
    """And what is equal above is equal because the dice are: others deal another world."""
    spec = next(spec for spec in SPECS if spec.text() == game)
    rules = spec.rules()
    for m in moments(spec, rules):
        seats = [seat for seat in m.waiting if len(m.options[seat]) > 1]
        for seat in seats:
            first = asked_first(sent_to_worker(wire, game, rules, m.s, seat))
            again = asked_first(sent_to_worker(wire, game, rules, m.s, seat, b"another secret"))
            world = rules.thaw(json.loads(first.world))
            assert rules.digest(world) != rules.digest(m.s)
            assert world.rng.key != m.s.rng.key
            assert world.rng.count == world.reveals == 0
            assert rules.options(world, seat) == m.options[seat]
            assert again.world != first.world
            assert again.dice != first.dice


def asked_first(heard: bytes) -> BotQuestion:
    (size,) = HEAD.unpack(heard[: HEAD.size])
    return msgspec.msgpack.decode(heard[HEAD.size : HEAD.size + size], type=BotQuestion)


BOTS = ["random", "greedy", "easy", "normal", "hard:playouts=6,worlds=1,most=3,stages=0"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_a_worker_answers_as_if_it_had_the_true_game(game: str, bot: str) -> None:
    """From the same dice: to know less costs a bot nothing."""
    spec = next(spec for spec in SPECS if spec.text() == game)
    rules, compared = spec.rules(), 0
    for m in moments(spec, rules):
        seat = m.waiting[0]
        dice = dice_of(SECRET, played(rules, m.s), seat)
        world = possible_world(played(rules, m.s), seat, dice.fork())
        asked = decision(game, rules.version, bot, seat, world, dice)
        known = ask_plan(build_bot(bot), rules, m.s, seat, Rng(dice.key))
        assert worker.answer(asked) == "\n".join(rules.text(action) for action in known)
        compared += 1
        if compared == 25:
            break
    assert compared > 10


def test_questions_to_workers_are_made_in_one_place() -> None:
    """Where only possible worlds are taken."""
    folder = Path(str(worker.__file__)).parents[1]
    texts = {path.name: path.read_text("utf-8") for path in folder.rglob("*.py") if path.parent.name != "wire"}
    makers = [name for name, text in texts.items() if re.search(r"\bBotQuestion\(", text)]
    assert sorted(makers) == ["questions.py", "worker.py"]  # and where it is declared
