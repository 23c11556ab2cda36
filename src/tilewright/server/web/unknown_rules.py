"""Builds rules with uncommon options beside the event loop, and charges for it."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from tilewright.server import costs
from tilewright.server.room.wording import build_rules
from tilewright.server.web.call import Call

T = TypeVar("T")


async def with_rules(call: Call, find: Callable[[], T]) -> T:
    """What that finds, which may need rules that are not known yet; one after the other, whoever asks."""
    async with call.hub.building:
        before = build_rules.cache_info().misses
        try:
            return await asyncio.to_thread(find)
        finally:
            call.pieces().pay(costs.RULES * (build_rules.cache_info().misses - before))
