"""Runs an act for the command line: on the server that uses the store, or on the store itself if none does."""

import asyncio
from typing import Any

import msgspec

from tilewright.server.admin.acts import ActAnswer, Actor, answer, system_user
from tilewright.server.admin.socket import ask_running
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.settings import Settings
from tilewright.server.store.engine import need_file
from tilewright.server.store.place import is_url, local_path, shown


def ask(settings: Settings, act: str, **body: Any) -> Any:
    """The answer as plain JSON; raises ServerError if the act is refused."""
    store = local_path(settings.db)
    if not is_url(settings.db):
        need_file(store)
    raw = msgspec.json.encode({"act": act, "body": body})
    found = ask_running(store, raw)
    if found is None:
        found = ask_resting(settings, raw)
    answered = msgspec.json.decode(found, type=ActAnswer)
    if answered.refusal is not None:
        raise ServerError(answered.refusal.status, answered.refusal.text, **answered.refusal.facts)
    return msgspec.json.decode(answered.answer)


def ask_resting(settings: Settings, raw: bytes) -> bytes:
    """Answer from the store alone: no bot is asked and no clock runs."""
    try:
        hub = Hub(msgspec.structs.replace(settings, cluster_secret=""))
    except ServerError as trouble:
        if trouble.key == "store-in-use":
            raise ServerError(409, "server-admin-unreachable", file=shown(settings.db)) from None
        raise
    hub.driver.closed = True
    return asyncio.run(ask_hub(hub, raw))


async def ask_hub(hub: Hub, raw: bytes) -> bytes:
    try:
        return await answer(hub, Actor(system_user()), raw)
    finally:
        await hub.close()
