"""Reads happen beside the event loop: whoever asks waits, nobody else does."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from tilewright.server.errors import ServerError
from tilewright.server.store.store import Store


def test_the_loop_goes_on_while_something_is_read(place: str) -> None:
    store, released = Store(place), threading.Event()

    def slow() -> list[str]:
        assert released.wait(60)
        return store.running()

    async def both() -> list[str]:
        reading = asyncio.ensure_future(store.read(slow))
        await asyncio.sleep(0)
        released.set()  # from the loop, which would stand still if it read
        return await reading

    assert asyncio.run(both()) == []
    store.close()


def test_a_read_in_the_loop_is_found_out_by_these_tests(tmp_path: Path) -> None:
    store = Store(tmp_path / "a.db")

    async def here() -> None:
        store.running()

    with pytest.raises(RuntimeError, match="event loop"):
        asyncio.run(here())
    store.close()


def test_a_store_that_cannot_be_read_is_said_in_words(place: str) -> None:
    store = Store(place)

    async def spoilt() -> None:
        await store.read(lambda: store.reading.execute(text("SELECT x FROM nowhere")).all())

    with pytest.raises(ServerError) as trouble:
        asyncio.run(spoilt())
    assert trouble.value.status == 503
    store.close()
