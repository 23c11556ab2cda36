"""The worker process: reads questions from its input and writes actions to its output until the input ends."""

import faulthandler
import json
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from typing import Any, BinaryIO, Final

import msgspec

from tilewright.bots.bot import Bot, ask_plan, question_for
from tilewright.bots.hints import hint, notes_beyond, plan_beyond
from tilewright.bots.specs import build_bot
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

HEAD: Final = struct.Struct("<I")  # the size of what follows
READING: Final = 60  # seconds that rules and world may take
BEGUN: Final = HEAD.pack(2**32 - 1)  # rules and world are read: from now on it is the bot that takes its time


class BotQuestion(msgspec.Struct):
    """A decision: the game and the version of its rules, the bot, the seat, a frozen possible world of that seat
    (see `asking`), the key of the dice, and the seconds that the bot has thought in this turn. With `advice` no
    bot decides: hints are wanted that take so many seconds."""

    spec: str
    version: int
    bot: str
    seat: int
    world: str
    dice: str
    spent: float = 0.0
    advice: float = 0.0


class AdvisedTurn(msgspec.Struct):
    """A turn worth considering, as the process reports it."""

    texts: list[str]
    reason: str
    facts: dict[str, Any]
    points: float
    win: float


class AdvisedNote(msgspec.Struct):
    """Something to keep in mind for later."""

    reason: str
    facts: dict[str, Any]


class AdviceFound(msgspec.Struct):
    """All that a bot thinks about a question: turns, the best first, the plan beyond them, and notes for later."""

    turns: list[AdvisedTurn]
    plan: dict[str, Any]
    notes: list[AdvisedNote] = []


@lru_cache(16)
def rules_of(spec: str, version: int) -> Rules:
    return registry(files=False).rules(spec, version)


@lru_cache(16)
def bot_of(spec: str) -> Bot:
    return build_bot(spec)


def answer(asked: BotQuestion, begin: Callable[[], None] = lambda: None) -> str:
    """The texts of the actions that the bot plans, a line each; `begin` is called before it thinks."""
    rules = rules_of(asked.spec, asked.version)
    world = rules.thaw(json.loads(asked.world))
    dice = Rng(bytes.fromhex(asked.dice))
    if asked.advice:
        begin()
        return advise(rules, world, asked, dice)
    bot = bot_of(asked.bot)
    begin()
    plan = ask_plan(bot, rules, world, asked.seat, dice, spent=asked.spent)
    return "\n".join(rules.text(action) for action in plan)


def advise(rules: Rules, world: State, asked: BotQuestion, dice: Rng) -> str:
    """Turns worth a thought and the plan beyond them, as JSON."""
    question = question_for(rules, world, asked.seat, rules.options(world, asked.seat))
    found = hint(question, dice, asked.advice)
    thoughts = [AdvisedTurn(one.actions, one.reason, one.facts, one.points, one.chance) for one in found]
    notes = [AdvisedNote(one.reason, one.facts) for one in notes_beyond(question, dice.fork())]
    return msgspec.json.encode(AdviceFound(thoughts, plan_beyond(question, dice.fork()), notes)).decode()


def limit(seconds: int, megabytes: int) -> None:
    """Limits memory and time, so that a runaway bot ends even if nobody watches this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one in front says when to stop
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024, megabytes * 1024 * 1024))
        signal.alarm(seconds)


def serve(incoming: BinaryIO, outgoing: BinaryIO, seconds: int, megabytes: int) -> None:
    decoder = msgspec.msgpack.Decoder(BotQuestion)

    def begin() -> None:
        outgoing.write(BEGUN)
        outgoing.flush()
        limit(seconds, megabytes)

    while head := incoming.read(HEAD.size):
        raw = incoming.read(HEAD.unpack(head)[0])
        limit(seconds + READING, megabytes)
        try:
            text = answer(decoder.decode(raw), begin)
        except Exception:  # whatever a bot does wrong, the table hears only that it did
            text = ""
            print(traceback.format_exc(), file=sys.stderr, flush=True)  # the pool notes where, not what was said
        if sys.platform != "win32":
            signal.alarm(0)
        outgoing.write(HEAD.pack(len(text.encode())) + text.encode())
        outgoing.flush()


if __name__ == "__main__":
    faulthandler.enable()
    serve(sys.stdin.buffer, sys.stdout.buffer, int(sys.argv[1]), int(sys.argv[2]))
