"""People who play on whatever happens, and note all that they see and are promised."""

import asyncio
import contextlib
import json
import random
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from scripts.tools.scale.proxy import Network
from tests.server.client import Client
from tests.waiting import until

OPENING: Final = 5.0  # seconds
ANSWER: Final = 5.0  # seconds after which a page thinks that the line is lost
GAMES: Final = ("artificium", "keyflower")
TRIES: Final = 40  # to make a table while servers come and go
LOST: Final = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)


def digest(view: object) -> bytes:
    raw = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return blake2b(raw.encode(), digest_size=16).digest()


class Player:
    """One person at one table."""

    def __init__(self, key: str, seat: int, cookie: str, port: int, pace: float, seed: int) -> None:
        self.key, self.seat, self.cookie, self.port, self.pace = key, seat, cookie, port, pace
        self.going = asyncio.Event()  # whether they may move
        self.acting = False
        self.dice = random.Random(seed)
        self.views: dict[int, bytes] = {}  # version: digest of the view
        self.promised: list[tuple[int, str]] = []  # version after it, and text
        self.unanswered: list[tuple[int, str]] = []  # version before it, and text: stored or not
        self.times: list[float] = []  # when something was promised
        self.wrong: list[str] = []
        self.over = False
        self.number = 0
        self.position: dict[str, Any] = {}

    async def run(self) -> None:
        """Until the game is over, or this is cancelled."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.key}/socket"
        while not self.over:
            with contextlib.suppress(*LOST):
                async with connect(
                    url, additional_headers={"Cookie": self.cookie}, compression=None, open_timeout=OPENING,
                    ping_interval=None, close_timeout=0.5, max_queue=None,
                ) as socket:  # fmt: skip
                    self.position = {}
                    await self.play(socket)
            await asyncio.sleep(0.1 + 0.2 * self.dice.random())

    async def play(self, socket: ClientConnection) -> None:
        await self.send(socket, t="hello")
        while not self.over:
            if not self.position.get("options"):
                await self.listen(socket)
                continue
            await asyncio.sleep(self.pace * (0.5 + self.dice.random()))
            await self.going.wait()
            version, text = self.position["v"], self.dice.choice(self.position["options"])["text"]
            self.unanswered.append((version, text))
            self.acting = True
            try:
                answer = await self.ask(socket, t="act", seat=self.seat, v=version, text=text)
            finally:
                self.acting = False
            self.unanswered.pop()
            if answer["t"] == "done":
                self.promised.append((answer["v"], text))
                self.times.append(time.monotonic())
            else:
                await asyncio.sleep(0.1)
                await self.ask(socket, t="ping")

    async def send(self, socket: ClientConnection, **message: object) -> None:
        self.number += 1
        await socket.send(json.dumps({"id": self.number, **message}))

    async def listen(self, socket: ClientConnection) -> None:
        """One message, or a sign that the other side is still there."""
        try:
            async with asyncio.timeout(ANSWER):
                self.take(await socket.recv())
        except TimeoutError:
            await self.ask(socket, t="ping")

    async def ask(self, socket: ClientConnection, **message: object) -> dict[str, Any]:
        await self.send(socket, **message)
        async with asyncio.timeout(ANSWER):
            while True:
                heard = self.take(await socket.recv())
                if heard.get("id") == self.number and heard["t"] not in ("table", "position"):
                    return heard

    def take(self, raw: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(raw)
        if message["t"] == "position":
            self.position = message
            self.over = bool(message.get("over"))
            mine = digest(message["view"])
            if self.views.setdefault(message["v"], mine) != mine:
                self.wrong.append(f"{self.key}: seat {self.seat} saw version {message['v']} in two ways")
        return message


class People:
    """Always at so many tables that are played: when a game is over, the next begins."""

    def __init__(
        self, network: Network, port: int, tables: int, seats: int, pace: float, seed: int, bots: bool = True
    ) -> None:
        """`bots`: one beside the people at every third table."""
        self.network, self.port, self.tables, self.seats, self.pace = network, port, tables, seats, pace
        self.seed, self.bots = seed, bots
        self.made = 0
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    def fill(self) -> None:
        """New games in the place of those that are over."""
        running = {player.key for player in self.players if not player.over}
        numbers = range(self.made, self.made + self.tables - len(running))
        self.made += len(numbers)
        with ThreadPoolExecutor(8) as makers:
            for found in makers.map(self.make, numbers):
                self.players += found
                self.network.run(self.begin(found))

    async def begin(self, players: list[Player]) -> None:
        for player in players:
            player.going.set()
        self.tasks += [asyncio.ensure_future(player.run()) for player in players]

    def take_over(self, others: list[Player]) -> None:
        """The same people at the same tables, who remember nothing."""
        for one in others:
            self.players.append(Player(one.key, one.seat, one.cookie, self.port, self.pace, self.seed + one.seat))
        self.network.run(self.begin(self.players))

    def pause(self) -> None:
        """Nobody moves when this returns, and every answer is there."""

        async def hold() -> None:
            for player in self.players:
                player.going.clear()

        self.network.run(hold())
        until(lambda: not any(player.acting for player in self.players), "the answers to all moves")

    def resume(self) -> None:
        for player in self.players:
            self.network.do(player.going.set)

    def make(self, number: int) -> list[Player]:
        """One game."""
        for _ in range(TRIES):
            with contextlib.suppress(OSError, AssertionError, ValueError, EOFError):
                return self.try_to_make(number)
            time.sleep(0.5)
        raise RuntimeError("no table could be made")

    def try_to_make(self, number: int) -> list[Player]:
        people = [Client(self.port, name) for name in ("Anna", "Ben", "Cleo", "Dora")[: self.seats]]
        people[0].introduce()
        bots = [{"kind": "bot", "bot": "easy"}] if self.bots and number % 3 == 2 else []
        made = people[0].table([{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1), *bots], GAMES[number % 2])
        for person, code in zip(people[1:], made["codes"], strict=True):
            person.join(code["code"])
        people[0].post(f"/api/tables/{made['id']}/start", {})
        seed = 100_000 * self.seed + 10 * number
        return [
            Player(made["id"], seat, person.cookie, self.port, self.pace, seed + seat)
            for seat, person in enumerate(people)
        ]

    def promised(self) -> int:
        return sum(len(player.promised) for player in self.players)

    def waiting(self, moment: float) -> set[str]:
        keys = {player.key for player in self.players if not player.over}
        return keys - {player.key for player in self.players if player.times and player.times[-1] > moment}

    def silence(self, since: float) -> float:
        """The longest time without a promise at a table, of those that ended after that moment."""
        longest = 0.0
        for key in {player.key for player in self.players}:
            times = sorted(at for player in self.players if player.key == key for at in player.times)
            gaps = [later - sooner for sooner, later in pairwise(times) if later > since]
            longest = max([longest, *gaps])
        return longest

    def stop(self) -> None:
        async def end() -> None:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

        self.network.run(end())
