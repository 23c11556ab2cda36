"""The connection to Redis or Valkey: it may fail at any time, and while it is away nobody waits for it.

Whoever asks gets an answer within `WITHIN` seconds or RedisAway. After the first failure everybody gets RedisAway
at once, without a word to Redis, until a write of the keeper has gone well."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

from tilewright.server.errors import ServerError
from tilewright.server.logs import log
from tilewright.server.redis.protocol import RedisConnection, RedisRefusal, place_of
from tilewright.words.speech import Sentence

WITHIN: Final = 0.3  # seconds for an answer
EVERY = 1.0  # seconds between two looks of the keeper
SCRIPT_LOST: Final = "NOSCRIPT"
IDLE: Final = 8  # connections that are kept
QUIET: Final = 2.0  # seconds more than it waits, for what is asked to wait

Told = Callable[[], None]


class RedisAway(Exception):
    """It did not answer, or not as it should."""


class RedisLink:
    """`prefix` stands in front of every name, so that several installations can share a Redis."""

    def __init__(self, url: str, prefix: str) -> None:
        try:
            self.place = place_of(url)
        except ValueError:  # what was given may have a password in it
            raise ServerError(400, "server-config-wrong", detail=Sentence("server-fault-redis", {})) from None
        self.prefix = prefix
        self.up = False
        self.failures = 0
        self.gone: list[Told] = []  # called when it is away from now on
        self.back: list[Told] = []  # called when it is there, for the first time or again
        self.scripts: dict[str, bytes] = {}  # by text: the name that Redis has for it
        self._is_up = asyncio.Event()
        self._answered = float("-inf")
        self._open: set[RedisConnection] = set()
        self._idle: list[RedisConnection] = []
        self._closed = False

    # The keeper.

    async def keep(self) -> None:
        """Looks whether it is there, again and again, until the server stops. What is written shows more than a
        ping: one that is full, read-only or still loading is no help."""
        while True:
            if not self.up or time.monotonic() - self._answered > EVERY / 2:
                with contextlib.suppress(RedisAway):
                    await self._ask([("SET", self.name("probe"), "1", "PX", "1000")], WITHIN)
                    self._found()
            await asyncio.sleep(EVERY)

    def _found(self) -> None:
        if not self.up:
            self.up = True
            log("redis-there", address=self.place.shown)
            self._is_up.set()
            for told in self.back:
                told()

    def fail(self, error: BaseException) -> None:
        """It is away for everybody until the keeper has found it."""
        if self.up:
            self.up = False
            self.failures += 1
            log("redis-away", why=type(error).__name__)
            self._is_up.clear()
            for told in self.gone:
                told()

    async def wait_up(self) -> None:
        await self._is_up.wait()

    # Questions.

    def name(self, *parts: str) -> str:
        return ":".join((self.prefix, *parts))

    async def ask(self, *command: Any, wait: float = 0.0) -> Any:
        """`wait`: seconds for which Redis itself is asked to wait for something. RedisAway if it is away."""
        if not self.up:
            raise RedisAway
        return (await self._ask([command], wait + QUIET if wait else WITHIN))[0]

    async def ask_all(self, commands: list[tuple[Any, ...]]) -> list[Any]:
        """All of them in one go."""
        if not self.up:
            raise RedisAway
        return await self._ask(commands, WITHIN) if commands else []

    async def run(self, script: str, keys: list[str], *facts: Any) -> Any:
        """A script, which Redis does without anything in between."""
        if script not in self.scripts:
            self.scripts[script] = await self.ask("SCRIPT", "LOAD", script)
        try:
            return await self.ask("EVALSHA", self.scripts[script], len(keys), *keys, *facts)
        except ScriptLost:  # it was started anew
            self.scripts.clear()
            return await self.ask("EVAL", script, len(keys), *keys, *facts)

    async def _ask(self, commands: list[tuple[Any, ...]], within: float) -> list[Any]:
        connection, kept = self._idle.pop() if self._idle else self.new_connection(), False
        try:
            async with asyncio.timeout(within):
                answers = await connection.ask(commands)
            kept = len(self._idle) < IDLE and not self._closed
            self._answered = time.monotonic()
        except (OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError) as error:
            self.fail(error)
            raise RedisAway from None
        finally:
            if kept:
                self._idle.append(connection)
            else:
                self.drop(connection)
        for answer in answers:
            if isinstance(answer, RedisRefusal):
                if str(answer).startswith(SCRIPT_LOST):
                    raise ScriptLost
                self.fail(answer)
                raise RedisAway
        return answers

    # Connections.

    def new_connection(self) -> RedisConnection:
        found = RedisConnection(self.place)
        self._open.add(found)
        return found

    def drop(self, connection: RedisConnection) -> None:
        self._open.discard(connection)
        connection.close()

    async def close(self) -> None:
        """What is still asked ends with its connection."""
        self.up, self._closed = False, True
        self._idle.clear()
        for connection in list(self._open):
            self.drop(connection)
        await asyncio.sleep(0)  # in which the system lets go of them


class ScriptLost(RedisAway):
    """Redis does not know that script (any more)."""
