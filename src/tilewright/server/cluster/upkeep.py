"""Notices within seconds what other servers changed in the store: bans, sessions, tables, read-only mode."""

import asyncio
import contextlib
from typing import Final

from sqlalchemy import select

from tilewright.server.cluster.rooms import drop_all, take_orphans
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log, log_crash
from tilewright.server.moderation import read_only
from tilewright.server.moderation.banning import drop_banned
from tilewright.server.moderation.moderation import stored_people
from tilewright.server.people.merging import retire_room
from tilewright.server.people.sessions import close_sockets
from tilewright.server.redis.news import PEOPLE
from tilewright.server.store import admin_rows, program_rows, schema
from tilewright.server.wire import outgoing

EVERY = 4.0  # seconds between two looks, if nobody says that there is something to see
APART: Final = 0.2  # seconds between two looks, whatever is said


def join(hub: Hub) -> None:
    """Before the hub is opened: what happens when the heart beats, and when others think it does not."""
    cluster = hub.cluster
    if cluster is None:
        return
    taking: list[asyncio.Task[None]] = []

    def beaten() -> None:
        if cluster.is_search_due() and (not taking or taking[0].done()):
            taking[:] = [hub.start(take_orphans(hub))]

    cluster.beaten = beaten
    cluster.lost = lambda: drop_all(hub)


async def watch_store(hub: Hub) -> None:
    """Read changes at intervals, until the server stops."""
    changed = asyncio.Event()
    hub.news.reactions[PEOPLE] = changed.set
    while True:
        await asyncio.sleep(APART)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(EVERY):
                await changed.wait()
        changed.clear()
        try:
            await read_changes(hub)
        except ServerError as trouble:
            log("not-looked-around", why=trouble.key)
        except Exception as error:  # the next look may go well
            log_crash("not-looked-around", error)


async def read_changes(hub: Hub) -> None:
    await read_moderation(hub)
    await end_sessions(hub)
    await end_programs(hub)
    await renew_rooms(hub)


async def read_moderation(hub: Hub) -> None:
    moderation, store = hub.moderation, hub.store
    moderation.take_people(await store.read(stored_people, store))
    drop_banned(hub)
    before = moderation.announcements
    moderation.announcements = await store.read(admin_rows.announcements, store)
    changes = moderation.changes
    on = await store.read(admin_rows.is_on, store, admin_rows.READ_ONLY)
    if changes != moderation.changes:  # it was switched here meanwhile: the next look follows at once
        return
    if on != moderation.read_only:
        if on:
            await hub.save_all_clocks()
        await read_only.take(hub, on)
    elif moderation.announcements == before:
        return
    for listener in hub.listeners():
        listener.send(outgoing.encode(moderation.notice(listener.lang)))


async def end_sessions(hub: Hub) -> None:
    """Of those who are here."""
    here = {listener.session for listener in (*hub.greeted, *hub.listeners()) if listener.session}
    if here:
        query = select(schema.sessions.c.id).where(schema.sessions.c.id.in_(here))
        known = {row[0] for row in await hub.store.read(hub.store.rows, query)}
        close_sockets(hub, here - known)


async def end_programs(hub: Hub) -> None:
    """Of those whose token is void, and those that have connected to another server since."""
    here = dict(hub.programs.here)
    if not here:
        return
    stored = await hub.store.read(program_rows.programs_among, hub.store, set(here))
    for key, socket in here.items():
        found = stored.get(key)
        if found is None or found.token != socket.program.token:
            socket.drop("signed-out")
        elif found.seen != socket.program.seen:
            socket.drop("elsewhere")


async def renew_rooms(hub: Hub) -> None:
    """Reload rooms whose table was changed in the store, by a merge or a deletion."""
    before = {key: room.table.changes for key, room in hub.rooms.items() if not room.outdated}
    if not before:
        return
    t = schema.tables
    query = select(t.c.id, t.c.changes).where(t.c.id.in_(before))
    stored = {row["id"]: row["changes"] for row in await hub.store.read(hub.store.facts, query)}
    for key, changes in before.items():
        room = hub.rooms.get(key)
        if room is None or room.is_busy() or room.table.changes != changes:  # it has changed meanwhile, here
            continue
        if stored.get(key) != changes:
            log("room-outdated", table=key)
            retire_room(room)
