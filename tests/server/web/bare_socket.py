"""A socket without a network, whose clock stands still until it is moved."""

import asyncio
from types import SimpleNamespace
from typing import Any

from tests.server.clocks import ManualClock
from tilewright.server.limits import Buckets, RecentlySeen, ReservedBudgets
from tilewright.server.metrics import Metrics
from tilewright.server.person import Person, Session, Visitor
from tilewright.server.settings import Settings
from tilewright.server.table import PLAYING
from tilewright.server.web.socket import Socket
from tilewright.server.wire import incoming

HERE = "127.0.0.1"


def bare_hub(clock: ManualClock, **more: Any) -> Any:
    settings = Settings(**more)
    work = [Buckets(settings.address_work, 5 * settings.address_work, clock) for _ in range(2)]
    kept = [
        ReservedBudgets(settings.address_work / part, 10 * settings.address_work / part, clock) for part in (3, 6)
    ]
    return SimpleNamespace(
        settings=settings,
        metrics=Metrics(),
        work=work[0],
        seated_work=work[1],
        own_turns=kept[0],
        coming_back=kept[1],
        players=RecentlySeen(60, clock),
        turns=SimpleNamespace(),
    )


def bare_socket(hub: Any, clock: ManualClock, person: str = "", frames: list[str] | None = None) -> Socket:
    """At a table where all have seats but "ben"; what it is sent is in the list, then the other side goes."""
    table = SimpleNamespace(seats_of=lambda who: [0] if who not in ("ben", "") else [], phase=PLAYING)
    room: Any = SimpleNamespace(table=table, listeners=[])
    waiting = list(frames or [])

    async def receive() -> Any:
        return (
            {"type": "websocket.receive", "text": waiting.pop(0)} if waiting else {"type": "websocket.disconnect"}
        )

    async def send(message: Any) -> None:
        pass

    visitor = Visitor(Session(f"of {person}", person, ""), Person(person), "") if person else None
    found = Socket(hub, room, receive, send, visitor, HERE)
    for bucket in (found.messages, found.work, found.strikes):
        bucket.clock, bucket.at = clock, clock.now
    return found


def why_dropped(socket: Socket) -> str:
    """As it is now."""
    return socket.dropped


def admitted(socket: Socket, message: incoming.Message, times: int = 1) -> int:
    async def ask() -> int:
        return sum([await socket.admit(message) for _ in range(times)])

    return asyncio.run(ask())
