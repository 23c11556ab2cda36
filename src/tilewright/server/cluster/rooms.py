"""Moves rooms between servers: takes over tables of a dead server, hands them over, releases them."""

import asyncio
import contextlib
from typing import Final

from tilewright.server.cluster import peer_client
from tilewright.server.cluster.cluster import OwnedElsewhere
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log, log_crash
from tilewright.server.room.clocks import clocks_of
from tilewright.server.room.room import Room
from tilewright.server.store.leases import Member
from tilewright.server.store.store import save_clocks

TRIES: Final = 3
FINISHING: Final = 10.0  # seconds for what was begun; what is not stored by then is refused


async def bring_room(hub: Hub, key: str) -> Room:
    """The room of that table on this server; another server that has it hands it over and its clients
    reconnect."""
    for _ in range(TRIES):
        try:
            return await hub.room(key)
        except OwnedElsewhere:
            if hub.cluster is None or hub.cluster.leaving:
                raise
            peer = await hub.cluster.owner(key)
            if peer is not None:
                await peer_client.ask(hub.cluster, peer, "hand-over", table=key)
    raise OwnedElsewhere


async def waiting_elsewhere(hub: Hub, keys: list[str]) -> dict[str, list[int]]:
    """The seats that are asked at tables of other servers; empty for servers that do not answer."""
    cluster = hub.cluster
    if cluster is None or not keys:
        return {}
    owners = await cluster.owners(keys)
    found: dict[str, list[int]] = {key: [] for key in owners}

    async def ask(peer: Member) -> None:
        mine = [key for key, one in owners.items() if one == peer]
        with contextlib.suppress(OwnedElsewhere):
            found.update(await peer_client.ask(cluster, peer, "waiting", tables=mine))

    await asyncio.gather(*[ask(peer) for peer in set(owners.values())])
    return found


async def hand_over(hub: Hub, key: str) -> None:
    """What has begun there is finished first, then nothing more happens there, and another server may have it."""
    assert hub.cluster is not None
    async with hub.loading(key):
        room = hub.rooms.get(key)
        if room is not None:
            await stop_room(hub, room)
            hub.rooms.pop(key, None)
        hub.sleeping.pop(key, None)
        await hub.cluster.release(key)
        if room is not None:
            drop_listeners(hub, room)


async def stop_room(hub: Hub, room: Room) -> None:
    """Stop a room for good and store its clocks."""

    async def stop() -> None:
        clocks = None if room.outdated or hub.moderation.read_only else clocks_of(room)
        room.outdated = True
        if clocks is not None:
            with contextlib.suppress(ServerError):
                await hub.store.write(*room.guard, save_clocks(room.table.id, clocks))

    await room.run_exclusive(stop)


def drop_listeners(hub: Hub, room: Room) -> None:
    """Make clients reconnect, so that they find the table where it is now."""
    hub.driver.forget(room.table)
    for listener in room.listeners[:]:
        listener.drop("restart")


def drop_all(hub: Hub) -> None:
    """Drop all rooms: this server was thought dead, and others have its tables by now."""
    rooms = list(hub.rooms.values())
    hub.rooms.clear()
    hub.sleeping.clear()
    for room in rooms:
        room.outdated = True
        drop_listeners(hub, room)
    log("rooms-lost", rooms=len(rooms))


async def drain(hub: Hub) -> None:
    """Before this server stops: finish running work, release all tables, then send the clients away."""
    if hub.cluster is None or hub.cluster.leaving:
        return
    hub.cluster.leaving = True  # nothing is taken up any more
    hub.driver.pause()
    rooms = list(hub.rooms.values())
    if rooms:
        await asyncio.wait([asyncio.ensure_future(stop_room(hub, room)) for room in rooms], timeout=FINISHING)
    try:
        await hub.cluster.close()
    except ServerError as trouble:  # the others notice when the lease ends
        log("leases-not-released", why=trouble.key)
    for room in rooms:
        drop_listeners(hub, room)
    log("drained", rooms=len(rooms))


async def take_orphans(hub: Hub) -> None:
    """Take over games that no server has, because on some of them a bot or a clock is due."""
    cluster = hub.cluster
    assert cluster is not None
    try:
        found = await cluster.orphans()
    except ServerError as trouble:
        log("orphans-not-read", why=trouble.key)
        cluster.search_again()
        return
    for key in found:
        try:
            await hub.take_up(key)
        except ServerError as trouble:
            log("table-not-loaded", table=key, why=trouble.key)
            cluster.search_again()
        except Exception as error:  # one table, not all that come after it
            log_crash("table-not-loaded", error, table=key)
