"""Fair turns on the one loop: long work goes on piece by piece, and everything else that waits goes in between."""

import asyncio


class Turns:
    """Whoever has something long to do waits here before each piece of it. One piece is done in each round of the
    loop, whoever asks, so a move is never behind more than one of them."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self.given = 0

    async def next(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)
            self.given += 1
