"""Acts about reports (list, show, handle), and removing lines of chat."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tilewright.server.admin.acts import Actor, HostAct
from tilewright.server.admin.people_acts import Reason
from tilewright.server.cluster.rooms import bring_room
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.audit import actor_name
from tilewright.server.moderation.stored_types import HANDLED, HOST, OPEN, KeptReport
from tilewright.server.room.chat import remove_line
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.wire.moderation import ReportList, ReportSeen

PAGE: Final = 50


class ReportsQuery(msgspec.Struct, forbid_unknown_fields=True):
    """State "": all of them."""

    state: Annotated[str, Meta(pattern="^(|open|handled)$")] = OPEN
    before: Annotated[int, Meta(ge=1)] = 2**53
    most: Annotated[int, Meta(ge=1, le=200)] = PAGE


class ReportRef(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=1, le=2**53)]


class ReportDone(ReportRef):
    note: Reason = ""


class StoredLineRemoval(msgspec.Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(min_length=1, max_length=64)]
    line: Annotated[int, Meta(ge=1, le=2**53)]
    why: Reason = ""


class ReportDetail(ReportSeen, kw_only=True):
    """With whom it is about, for whoever runs the server."""

    person: str
    reporter_id: str


def describe_report(hub: Hub, one: KeptReport) -> ReportSeen:
    row = admin_people.person(hub.store, one.reporter) if one.reporter else None
    try:
        context = msgspec.json.decode(one.context)
    except msgspec.DecodeError:
        context = {}
    others = admin_rows.reports_about(hub.store, one.person) - 1 if one.person else 0
    return ReportSeen(
        one.id, one.at, str(row["name"]) if row else "", one.name, one.table, one.about, one.category, one.text,
        context, one.state, actor_name(one.handled_by), one.handled_at, one.note, others, not one.person,
    )  # fmt: skip


def others_for(hub: Hub, actor: Actor) -> set[str]:
    """Reports about these are for somebody else: nobody judges themselves, and of those with a role only hosts
    judge."""
    staff = set() if actor.role == HOST else set(hub.moderation.roles)
    return (staff | {actor.person}) - {""}


def find_reports(hub: Hub, actor: Actor, state: str, before: int, most: int) -> ReportList:
    found = admin_rows.reports(hub.store, state, before, most, others_for(hub, actor))
    return ReportList([describe_report(hub, one) for one in found], found[-1].id if len(found) == most else 0)


def get_report(hub: Hub, number: int) -> KeptReport:
    found = admin_rows.report(hub.store, number)
    if found is None:
        raise ServerError(404, "server-report-unknown", number=number)
    return found


async def list_reports(hub: Hub, actor: Actor, body: ReportsQuery) -> ReportList:
    return await hub.store.read(find_reports, hub, actor, body.state, body.before, body.most)


async def show_report(hub: Hub, actor: Actor, body: ReportRef) -> ReportDetail:
    one = await hub.store.read(get_report, hub, body.id)
    report = await hub.store.read(describe_report, hub, one)
    return ReportDetail(**msgspec.structs.asdict(report), person=one.person, reporter_id=one.reporter)


def get_open_report(hub: Hub, number: int) -> KeptReport:
    one = get_report(hub, number)
    if one.state == HANDLED:
        raise ServerError(409, "server-report-handled", who=actor_name(one.handled_by))
    return one


async def handle(hub: Hub, actor: Actor, body: ReportDone) -> ReportSeen:
    one = await hub.store.read(get_open_report, hub, body.id)
    noted = admin_rows.add_audit(actor.who, f"handle report {one.id}", one.person, body.note)
    try:
        await hub.store.write(admin_rows.handle_report(one.id, actor.who, body.note), noted)
    except ServerError as trouble:
        if trouble.key == "store-stale":
            await hub.store.read(get_open_report, hub, body.id)  # which says who was faster
        raise
    return await hub.store.read(lambda: describe_report(hub, get_report(hub, one.id)))


async def remove_chat(hub: Hub, actor: Actor, body: StoredLineRemoval) -> StoredLineRemoval:
    room = await bring_room(hub, body.table)
    if body.line not in await hub.store.read(admin_people.chat_numbers, hub.store, body.table):
        raise ServerError(404, "server-no-line")
    noted = admin_rows.add_audit(actor.who, "remove chat line", f"{body.table} {body.line}", body.why)
    await room.run_exclusive(lambda: remove_line(room, body.line, noted))
    return body


ACTS: Final = (
    HostAct("reports", ReportsQuery, list_reports),
    HostAct("report", ReportRef, show_report),
    HostAct("handle-report", ReportDone, handle),
    HostAct("remove-chat", StoredLineRemoval, remove_chat),
)
