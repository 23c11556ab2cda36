"""A bot in a program of its own: one JSON object a line over its input and output; see docs/bots.md."""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import Any, Final

from tilewright.bots.bot import Bot, Question
from tilewright.kernel.faults import os_fault
from tilewright.kernel.rng import Rng

PROTOCOL: Final = 1
BEGINNING: Final = 20.0  # seconds in which a program says hello
LEAVING: Final = 2.0  # seconds in which it ends after bye
LONGEST: Final = 1_000_000  # bytes of a line
SHOWN: Final = 60  # letters of a wrong line that are shown


class ProgramError(Exception):
    """The program cannot be played with: a key for the words, facts with the command and what it did."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        super().__init__(key, facts)
        self.key = f"program-{key}"
        self.facts = facts


class ProgramBot(Bot):
    """Starts the command when it is first asked, and ends it when it is closed."""

    name = "program"

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.limit = seconds  # for each answer
        self.link: Link | None = None
        self.asked = 0

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        if self.link is None:
            self.link = Link(self.command)
            self.link.send({"t": "hello", "protocol": PROTOCOL, **table_of(question)})
            self.link.hear("hello", BEGINNING)
        self.asked += 1
        texts = [question.rules.text(action) for action in question.options]
        self.link.send(
            {
                "t": "question",
                "n": self.asked,
                "seat": question.seat,
                "view": question.view,
                "options": texts,
                "seconds": self.limit,
                "dice": dice.word(),
            }
        )
        heard = self.link.hear("answer", self.limit)
        if heard.get("n") != self.asked:
            raise self.link.error("other-question", {"given": str(heard.get("n"))[:SHOWN], "asked": self.asked})
        action = heard.get("action")
        if action not in texts:
            raise self.link.error("no-option", {"said": str(action)[:SHOWN]})
        return [question.options[texts.index(action)], *self._rest(question, heard)]

    def _rest(self, question: Question, heard: dict[str, Any]) -> list[int]:
        """What it means to do next, if it says so; only actions that can be read."""
        rest = heard.get("then", [])
        assert self.link is not None
        if not isinstance(rest, list) or not all(isinstance(text, str) for text in rest):
            raise self.link.error("then-list")
        try:
            return [question.rules.parse(text) for text in rest]
        except ValueError:
            raise self.link.error("then-action") from None

    def close(self) -> None:
        if self.link is not None:
            self.link.close()
            self.link = None


def table_of(question: Question) -> dict[str, object]:
    return {"game": question.rules.game, "players": question.rules.seats, "seat": question.seat}


class Link:
    """The running program and the lines to and from it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
            self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise self.error("start", os_fault(error)) from None
        except (ValueError, IndexError):
            raise self.error("no-command") from None
        self.lines: queue.Queue[bytes] = queue.Queue(4)  # a program that babbles waits until it is heard
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        line = b"-"
        while line:
            line = self.process.stdout.readline(LONGEST)
            self.lines.put(line)
        self.process.stdout.close()

    def send(self, message: dict[str, object]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def hear(self, kind: str, seconds: float) -> dict[str, Any]:
        """The next line, which must be a message of that kind."""
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise self.error("late", {"seconds": f"{seconds:g}"}) from None
        if not line:
            raise self._ended()
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("t") != kind:
            shown = line[:SHOWN].decode(errors="replace").strip()
            raise self.error("said", {"said": shown, "kind": kind})
        return found

    def _ended(self) -> ProgramError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self.error("ended", {"code": self.process.wait(LEAVING)})
        return self.error("closed")

    def error(self, key: str, facts: dict[str, object] | None = None) -> ProgramError:
        return ProgramError(key, {**(facts or {}), "command": self.command[:SHOWN]})

    def close(self) -> None:
        """Bye, and a moment to leave by itself."""
        assert self.process.stdin is not None
        with contextlib.suppress(ProgramError):
            self.send({"t": "bye"})
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        while self.listener.is_alive():  # what it still said is heard, and forgotten
            with contextlib.suppress(queue.Empty):
                self.lines.get(timeout=0.01)
