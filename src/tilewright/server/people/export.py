"""Everything that is stored about a person as one JSON file, streamed in pieces."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec

from tilewright.server import costs
from tilewright.server.hub import Hub
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.moderation import hiding
from tilewright.server.person import Person
from tilewright.server.store import admin_rows, belongings, program_rows
from tilewright.server.store.page_settings import page_settings
from tilewright.server.store.store import Store
from tilewright.server.table import Result, StoredTable
from tilewright.server.wire import account

CHUNK: Final = 8  # games or lines that are read before others have their turn
LINES: Final = 200
FILE: Final = "tilewright-account.json"


class Exported:
    """The pieces of the file; together they are a `PersonExported`."""

    def __init__(self, pieces: AsyncIterator[bytes]) -> None:
        self.pieces = pieces


def make_export(hub: Hub, person: Person, pieces: WorkPieces) -> Exported:
    return Exported(write_export(hub, person, pieces))


async def write_export(hub: Hub, person: Person, pieces: WorkPieces) -> AsyncIterator[bytes]:
    head = msgspec.json.encode(await hub.store.read(read_head, hub, person))
    yield head.removesuffix(b',"tables":[],"chat":[]}') + b',"tables":['
    comma = b""
    async for table in tables(hub, person.id, pieces):
        yield comma + msgspec.json.encode(table)
        comma = b","
    yield b'],"chat":['
    comma = b""
    async for remark in remarks(hub, person.id, pieces):
        yield comma + msgspec.json.encode(remark)
        comma = b","
    yield b"]}"


def read_head(hub: Hub, person: Person) -> account.PersonExported:
    keys = [account.PasskeySeen(p.id, p.label, p.made, p.used) for p in hub.store.people.passkeys(person.id)]
    found = hub.store.people.sessions(person.id)
    sessions = [account.SessionSeen(one.id, one.label, one.made, one.seen, False) for one in found]
    return account.PersonExported(
        name=person.name, mark=person.mark, lang=person.lang, made=person.made, kept=person.kept,
        email=person.email, recovery=person.recovery_made, passkeys=keys, sessions=sessions,
        hidden=hiding.describe_hidden(admin_rows.hidden_by(hub.store, person.id), person.id).people,
        reports=[
            account.ReportExported(one.at, one.table, one.name, one.category, one.text)
            for one in admin_rows.reports_of(hub.store, person.id)
        ],
        bans=[
            account.BanExported(one.at, one.until, one.reason, one.only_chat)
            for one in admin_rows.bans_of(hub.store, person.id)
        ],
        role=hub.moderation.role(person.id),
        invited=admin_rows.invited_at(hub.store, person.id),
        removed=belongings.tables_listing(hub.store, "removed", person.id),
        muted=belongings.tables_listing(hub.store, "muted", person.id),
        settings=page_settings(hub.store, person.id),
        programs=own_programs(hub.store, person.id),
        tables=[], chat=[],
    )  # fmt: skip


def own_programs(store: Store, keeper: str) -> list[account.ProgramExported]:
    found = [(one, store.people.person(one.person)) for one in program_rows.programs_of(store, keeper)]
    return [account.ProgramExported(who.name, one.made, one.seen) for one, who in found if who is not None]


async def tables(hub: Hub, person: str, pieces: WorkPieces) -> AsyncIterator[account.TableExported]:
    """Theirs, then those of their programs."""
    programs = await hub.store.read(program_rows.programs_of, hub.store, person)
    for who in (person, *(one.person for one in programs)):
        after = ""
        while keys := await hub.store.read(hub.store.people.tables_of, who, CHUNK, after=after):
            after = keys[-1]
            await pieces.next(costs.GAME * len(keys))
            for one in await hub.store.read(read_tables, hub.store, keys, who):
                yield one


def read_tables(store: Store, keys: list[str], person: str) -> list[account.TableExported]:
    results = store.results(keys)
    found = [(key, store.table(key)) for key in keys]
    return [export_table(one, person, results[key], store.record(key)) for key, one in found if one is not None]


def export_table(table: StoredTable, person: str, results: list[Result], record: str) -> account.TableExported:
    """A record is only there when the game is over, so it holds no secret."""
    own = table.seats_of(person)
    return account.TableExported(
        id=table.id, spec=table.spec, phase=table.shown_phase(), owner=table.owner == person, seats=own,
        names=[table.chairs[seat].name for seat in own], made=table.made, begun=table.begun, ended=table.ended,
        scores=table.scores, winners=table.winners,
        pieces=[result.pieces for result in results if result.seat in own], record=record,
    )  # fmt: skip


async def remarks(hub: Hub, person: str, pieces: WorkPieces) -> AsyncIterator[account.RemarkExported]:
    after = ("", 0)
    while found := await hub.store.read(hub.store.people.remarks_of, person, after, LINES):
        after = str(found[-1]["table_id"]), int(found[-1]["n"])
        await pieces.next(costs.BARE_LINE * len(found))
        for one in found:
            yield account.RemarkExported(str(one["table_id"]), str(one["name"]), str(one["text"]), int(one["at"]))
