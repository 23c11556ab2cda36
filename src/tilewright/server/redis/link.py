"""The connection to Redis or Valkey, which may fail at any time; nothing waits for it while it is down.

Whoever asks gets an answer within `WITHIN` seconds or RedisAway. After the first failure everybody gets RedisAway
at once, without a word to Redis, until a write of the keeper has gone well.

redis-py speaks to it, but all times are kept here: with a `socket_timeout` it sends by `asyncio.wait_for`, which
before Python 3.12 swallows a cancellation that comes together with its result."""

import asyncio
import contextlib
import importlib.util
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Final

from tilewright.server.errors import ServerError
from tilewright.server.logs import log
from tilewright.words.speech import Sentence

if TYPE_CHECKING:
    from redis.asyncio import ConnectionPool
    from redis.commands.core import AsyncScript

WITHIN: Final = 0.3  # seconds for an answer
EVERY = 1.0  # seconds between two looks of the keeper
QUIET: Final = 2.0  # seconds more than it waits, for what is asked to wait
MOST: Final = 500  # connections
# Whatever the address says: times are kept here, nothing is tried twice, and no user needs rights for a greeting.
ALWAYS: Final = {"socket_timeout": None, "socket_connect_timeout": None, "protocol": 2, "driver_info": None}
NEVER: Final = ("retry_on_error", "retry_on_timeout", "health_check_interval", "decode_responses")

Callback = Callable[[], None]


class RedisAway(Exception):
    """Redis did not answer, or answered with an error."""


def pool_at(url: str) -> "ConnectionPool":
    """redis://user:password@host:port/db, rediss:// for TLS, or unix:///path?db=0; ServerError if it is none."""
    if importlib.util.find_spec("redis") is None:
        raise ServerError(503, "server-redis-driver")
    from redis.asyncio import ConnectionPool
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

    try:
        pool = ConnectionPool.from_url(url, max_connections=MOST, protocol=2)
        pool.connection_kwargs.update(ALWAYS, retry=Retry(NoBackoff(), 0))
        for name in NEVER:
            pool.connection_kwargs.pop(name, None)
        pool.make_connection()  # which reads the rest of the address
    except (RedisError, ValueError, TypeError):  # what was given may have a password in it
        raise ServerError(400, "server-config-wrong", detail=Sentence("server-fault-redis", {})) from None
    return pool


class RedisLink:
    """`prefix` stands in front of every name, so that several installations can share a Redis."""

    def __init__(self, url: str, prefix: str) -> None:
        self.pool = pool_at(url)
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.client: Redis = Redis.from_pool(self.pool)
        self.faults = (RedisError, OSError, EOFError, ValueError, TimeoutError)
        self.prefix = prefix
        self.up = False
        self.failures = 0
        self.reasons: set[str] = set()  # why it is away, as they were logged
        self.gone: list[Callback] = []  # called when it is away from now on
        self.back: list[Callback] = []  # called when it is there, for the first time or again
        self.scripts: dict[str, AsyncScript] = {}  # by text
        self._is_up = asyncio.Event()
        self._answered = float("-inf")

    @property
    def shown(self) -> str:
        """The address without secrets."""
        place = self.pool.connection_kwargs
        return str(place.get("path") or f"{place.get('host', 'localhost')}:{place.get('port', 6379)}")

    # The keeper.

    async def keep(self) -> None:
        """Looks whether it is there, again and again, until the server stops. What is written shows more than a
        ping: one that is full, read-only or still loading is no help."""
        while True:
            if not self.up or time.monotonic() - self._answered > EVERY / 2:
                with contextlib.suppress(RedisAway):
                    if not self.up:
                        await self._disconnect()  # the other end of what is open may be gone, too
                    async with self._in_time(WITHIN):
                        await self.client.execute_command("SET", self.name("probe"), "1", "PX", "1000")
                    self._found()
            await asyncio.sleep(EVERY)

    def _found(self) -> None:
        if not self.up:
            self.up = True
            self.reasons.clear()
            log("redis-there", address=self.shown)
            self._is_up.set()
            for callback in self.back:
                callback()

    def fail(self, error: BaseException) -> None:
        """Mark the connection as down until `keep` finds it again."""
        if (why := type(error).__name__) not in self.reasons:
            self.reasons.add(why)
            log("redis-away", why=why)
        if self.up:
            self.up = False
            self.failures += 1
            self._is_up.clear()
            for callback in self.gone:
                callback()

    async def wait_up(self) -> None:
        await self._is_up.wait()

    # Questions.

    def name(self, *parts: str) -> str:
        return ":".join((self.prefix, *parts))

    async def ask(self, *command: Any, wait: float = 0.0) -> Any:
        """`wait`: seconds for which Redis itself is asked to wait for something. RedisAway if it is away."""
        self._expect()
        async with self._in_time(wait + QUIET if wait else WITHIN):
            return await self.client.execute_command(*command)

    async def ask_all(self, commands: list[tuple[Any, ...]]) -> list[Any]:
        """Send all commands in one pipeline."""
        self._expect()
        if not commands:
            return []
        together = self.client.pipeline(transaction=False)
        for command in commands:
            together.execute_command(*command)
        async with self._in_time(WITHIN):
            return await together.execute()

    async def run(self, script: str, keys: list[str], *facts: Any) -> Any:
        """Run a script, which Redis executes atomically."""
        self._expect()
        if script not in self.scripts:
            self.scripts[script] = self.client.register_script(script)
        async with self._in_time(WITHIN):
            return await self.scripts[script](keys, facts)

    async def listen(self, name: str, begun: Callback, hear: Callable[[bytes], None]) -> None:
        """To what is said under that name from now on, until RedisAway."""
        self._expect()
        async with self.client.pubsub() as channel:
            async with self._in_time(WITHIN):
                await channel.subscribe(self.name(name))
                await channel.get_message(timeout=None)  # that it is subscribed
            begun()
            while True:
                async with self._in_time(None):
                    said = await channel.get_message(ignore_subscribe_messages=True, timeout=None)
                if said is not None:
                    hear(said["data"])

    def _expect(self) -> None:
        if not self.up:
            raise RedisAway

    @contextlib.asynccontextmanager
    async def _in_time(self, within: float | None) -> AsyncIterator[None]:
        try:
            async with asyncio.timeout(within):
                yield
        except self.faults as error:
            self.fail(error)
            raise RedisAway from None
        self._answered = time.monotonic()

    # Connections.

    async def _disconnect(self) -> None:
        """Whoever still asks is told that it is away."""
        with contextlib.suppress(*self.faults):
            async with asyncio.timeout(WITHIN):
                await self.pool.disconnect(inuse_connections=True)

    async def close(self) -> None:
        self.up = False
        await self._disconnect()
