"""Fair scheduling on the event loop: long work is cut into pieces, and other work runs in between."""

import asyncio
from typing import Final

from tilewright.server.limits import Bucket

SLACK: Final = 2.0  # seconds of debt that work which has begun does not wait for


class LoopTurns:
    """Whoever has something long to do waits here before each piece of it. One piece is done in each round of the
    loop, whoever asks, so a move is never behind more than one of them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.given = 0

    async def next(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)
            self.given += 1


class WorkPieces:
    """The long work of one asker: each piece is paid for before the next is done, so that many who ask at once
    get no more together than their budgets hold."""

    def __init__(self, turns: LoopTurns, *payers: Bucket) -> None:
        self.turns = turns
        self.payers = payers

    def pay(self, cost: float) -> float:
        """Charge for a piece; returns the seconds until it is paid."""
        return max((payer.charge(cost) for payer in self.payers), default=0.0)

    async def next(self, cost: float) -> None:
        wait = self.pay(cost)
        if wait > SLACK:
            await asyncio.sleep(wait - SLACK)
        await self.turns.next()
