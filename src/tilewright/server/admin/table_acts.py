"""Acts about tables: list and show them, end or delete one."""

import contextlib
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tilewright.server.admin.acts import Actor, HostAct
from tilewright.server.admin.people_acts import Reason, read_person
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.room import votes
from tilewright.server.room.room import Room
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.table import CLOSED, OPEN, PLAYING, StoredTable

Key = Annotated[str, Meta(min_length=1, max_length=64)]


class TablesQuery(msgspec.Struct, forbid_unknown_fields=True):
    phase: Annotated[str, Meta(pattern="^(|open|playing|finished|closed|abandoned)$")] = ""
    person: Annotated[str, Meta(max_length=96)] = ""
    most: Annotated[int, Meta(ge=1, le=admin_people.MOST)] = 50


class TableRef(msgspec.Struct, forbid_unknown_fields=True):
    table: Key
    why: Reason = ""


class TableRow(msgspec.Struct):
    id: str
    spec: str
    phase: str
    names: list[str]
    made: int
    ended: int
    listed: bool
    sockets: int


class ChairSeen(msgspec.Struct):
    seat: int
    kind: str
    name: str
    holder: str
    bot: str
    stand_in: str
    present: bool


class TableDetail(TableRow):
    owner: str
    watch: bool
    imported: bool
    lines: int
    chairs: list[ChairSeen]
    chat: list[str]


class TablesFound(msgspec.Struct):
    tables: list[TableRow]
    counts: dict[str, int]


def summarize_table(hub: Hub, table: StoredTable) -> TableRow:
    room = hub.rooms.get(table.id)
    return TableRow(
        table.id, table.spec, table.shown_phase(), [chair.name or chair.bot for chair in table.chairs],
        table.made, table.ended, table.listed, len(room.listeners) if room else 0,
    )  # fmt: skip


async def list_tables(hub: Hub, actor: Actor, body: TablesQuery) -> TablesFound:
    person = (await read_person(hub, body.person))["id"] if body.person else ""
    found = await hub.store.read(admin_people.tables, hub.store, body.phase, person, body.most)
    counts = await hub.store.read(admin_people.counts, hub.store)
    return TablesFound([summarize_table(hub, table) for table in found], counts)


async def get_table(hub: Hub, key: str) -> StoredTable:
    table = await hub.table(key)
    if table is None:
        raise ServerError(404, "server-no-table")
    return table


async def show_table(hub: Hub, actor: Actor, body: TableRef) -> TableDetail:
    table = await get_table(hub, body.table)
    said = await hub.store.read(hub.store.chat, table.id, 20, 10)
    room = hub.loaded_room(table.id)
    present = room.present() if room else set()
    return TableDetail(
        **msgspec.structs.asdict(summarize_table(hub, table)),
        owner=table.owner,
        watch=table.watch,
        imported=table.imported,
        lines=await hub.store.read(admin_people.journal_length, hub.store, table.id),
        chairs=[
            ChairSeen(one.seat, one.kind, one.name, one.holder, one.bot, one.stand_in, bool(one.holder in present))
            for one in table.chairs
        ],
        chat=[f"{line.n}. {line.name}: {line.text}" for line in said],
    )


async def close_table(hub: Hub, actor: Actor, body: TableRef) -> TableRow:
    """Before the game it is closed; a game that runs is given up, without scores."""
    room = await bring_room(hub, body.table)
    await room.run_exclusive(lambda: end_game(room, actor, body.why))
    return summarize_table(hub, room.table)


async def end_game(room: Room, actor: Actor, why: str) -> None:
    noted = admin_rows.add_audit(actor.who, "close table", room.table.id, why)
    if room.table.phase == OPEN:
        after = room.table.copy()
        after.phase = CLOSED
        await room.save(after, noted)
    elif room.table.phase == PLAYING:
        await votes.give_up(room, noted)
    else:
        raise ServerError(409, "server-table-over")


async def delete_table(hub: Hub, actor: Actor, body: TableRef) -> TableRow:
    """With its game, its talk and its record; nobody can look at it any more."""
    if hub.moderation.read_only:
        raise ServerError(503, "server-read-only")
    table = await get_table(hub, body.table)
    gone = summarize_table(hub, table)
    room = hub.loaded_room(table.id) if hub.cluster is None else await bring_room(hub, table.id)
    noted = admin_rows.add_audit(actor.who, "delete table", table.id, body.why)

    async def work() -> None:
        await hub.store.write(*(room.guard if room else ()), admin_people.delete_table(table.id), noted)

    if room is None:
        await work()
    else:
        await room.run_exclusive(work)
        room.outdated = True
        for listener in room.listeners[:]:
            listener.drop("removed")
        with contextlib.suppress(KeyError):
            del hub.rooms[table.id]
    hub.sleeping.pop(table.id, None)
    return gone


ACTS: Final = (
    HostAct("tables", TablesQuery, list_tables),
    HostAct("table", TableRef, show_table),
    HostAct("close-table", TableRef, close_table),
    HostAct("delete-table", TableRef, delete_table),
)
