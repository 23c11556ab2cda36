"""One connection to Redis: commands as it reads them, answers as it writes them (RESP 2).

Small enough to be sure of: whoever is cancelled or out of time closes the connection; nothing is tried twice."""

import asyncio
import ssl
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

PORT: Final = 6379
LARGEST: Final = 64 * 1024 * 1024  # bytes of a part of an answer
MOST: Final = 1_000_000  # parts of an answer
DEEPEST: Final = 8
BROKEN: Final = "an answer that nobody understands"


class RedisRefusal(Exception):
    """What Redis says in the place of an answer; its first word says what is wrong."""


class Place(NamedTuple):
    """Where a Redis is, and what it asks for before it answers."""

    host: str
    port: int
    path: str  # of a socket on this machine, in the place of host and port
    secure: bool
    greeting: tuple[tuple[str, ...], ...]

    @property
    def shown(self) -> str:
        """Without what nobody should read."""
        return self.path or f"{self.host}:{self.port}"


def place_of(url: str) -> Place:
    """ValueError if it is none: redis://user:password@host:port/db, rediss:// for TLS, or unix:///path?db=0."""
    parts = urlsplit(url)
    local = parts.scheme == "unix"
    number = parse_qs(parts.query).get("db", ["0"])[0] if local else parts.path.strip("/") or "0"
    if parts.scheme not in ("redis", "rediss", "unix") or not number.isdecimal():
        raise ValueError
    if not (parts.path if local else parts.hostname):
        raise ValueError
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    greeting: list[tuple[str, ...]] = []
    if password:
        greeting.append(("AUTH", user, password) if user else ("AUTH", password))
    if number != "0":
        greeting.append(("SELECT", number))
    host = "" if local else parts.hostname or ""
    return Place(host, parts.port or PORT, parts.path if local else "", parts.scheme == "rediss", tuple(greeting))


def packed(command: tuple[Any, ...]) -> bytes:
    words = [one if isinstance(one, bytes) else str(one).encode() for one in command]
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%b\r\n" % (len(word), word) for word in words)


class RedisConnection:
    """It is opened with its first command."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, commands: list[tuple[Any, ...]]) -> list[Any]:
        """An answer or a RedisRefusal to each; OSError, EOFError or ValueError if it is of no use any more."""
        if self.writer is None:
            await self._open()
        assert self.writer is not None
        self.writer.write(b"".join(packed(command) for command in commands))
        await self.writer.drain()
        return [await self.next() for _ in commands]

    async def _open(self) -> None:
        place = self.place
        if place.path:
            self.reader, self.writer = await asyncio.open_unix_connection(place.path)
        else:
            context = ssl.create_default_context() if place.secure else None
            self.reader, self.writer = await asyncio.open_connection(place.host, place.port, ssl=context)
        if place.greeting:
            for answer in await self.ask(list(place.greeting)):
                if isinstance(answer, RedisRefusal):
                    raise ConnectionRefusedError

    async def next(self, depth: int = 0) -> Any:
        """The next answer, or what is heard where something was subscribed to."""
        assert self.reader is not None
        line = await self.reader.readuntil(b"\r\n")
        kind, rest = line[:1], line[1:-2]
        if kind == b"+":
            return rest
        if kind == b"-":
            return RedisRefusal(rest.decode("utf-8", "replace"))
        if kind == b":":
            return int(rest)
        size = int(rest)
        if kind == b"$" and size <= LARGEST:
            return None if size < 0 else (await self.reader.readexactly(size + 2))[:-2]
        if kind == b"*" and size <= MOST and depth < DEEPEST:
            return None if size < 0 else [await self.next(depth + 1) for _ in range(size)]
        raise ValueError(BROKEN)

    def close(self) -> None:
        """At once, whatever it does now."""
        if self.writer is not None:
            self.writer.transport.abort()
        self.reader = self.writer = None
