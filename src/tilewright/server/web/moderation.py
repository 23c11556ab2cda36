"""HTTP operations of moderation: hiding and blocking, reports, bans, roles, the log."""

from typing import Final

import msgspec

from tilewright import __version__
from tilewright.server import clock
from tilewright.server.admin import people_acts, report_acts, table_acts
from tilewright.server.admin.acts import Actor
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation import access, audit, banning, hiding, reporting
from tilewright.server.moderation.stored_types import OPEN, Ban
from tilewright.server.room.chat import remove_line
from tilewright.server.room.owner_actions import person_at
from tilewright.server.room.seating import digest
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.web.call import Call
from tilewright.server.web.operation import Operation
from tilewright.server.wire import moderation as wire
from tilewright.server.wire import outgoing
from tilewright.server.wire.account import Nothing
from tilewright.words.speech import Speech

DAY: Final = 24 * 3600 * 1000
REPORTS: Final = 50


def actor_of(call: Call) -> Actor:
    """Whoever asks, if they have a role here; nobody else gets anything."""
    role = call.hub.moderation.check_moderator(call.me)
    person = call.require_person()
    return Actor(f"{person.name} ({person.id})", role, person.id)


async def server_state(call: Call) -> wire.ServerState:
    hub, settings, notice = call.hub, call.hub.settings, call.hub.moderation.notice(call.lang)
    banned = hub.moderation.ban_of(call.me, call.client)
    role = "" if banned else hub.moderation.role(call.me)
    return wire.ServerState(
        version=__version__,
        known=call.person is not None,
        read_only=notice.read_only,
        announcement=wire.Announced(notice.text, notice.level, notice.until) if notice.text else None,
        entry=settings.entry,
        open_tables=settings.open_tables,
        may_open=await hub.store.read(access.may_open, hub, call.me),
        private_by_default=settings.private_by_default,
        role=role,
        reports=await hub.store.read(waiting, hub, Actor("", role, call.me)) if role else 0,
        ban=own_ban(banned),
        mute=own_ban(hub.moderation.mute_of(call.me)),
    )


def waiting(hub: Hub, actor: Actor) -> int:
    return admin_rows.open_reports(hub.store, report_acts.others_for(hub, actor))


def own_ban(ban: Ban | None) -> wire.OwnBan | None:
    return None if ban is None else wire.OwnBan(ban.reason, ban.until)


# Oneself.


async def use_invitation(call: Call) -> Nothing:
    """Lets somebody in; whoever is here already is noted as invited."""
    store = call.hub.store
    invited = await store.read(admin_rows.is_invited, store, call.me)
    if call.me and invited:
        return Nothing()
    invite = await store.read(admin_rows.invitation_of, store, digest(call.body.code))
    if invite is None or invite.used >= invite.uses or is_past(invite.until):
        raise ServerError(404, "server-invitation-wrong")
    person = await call.ensure_person(invited=True)
    try:
        await call.hub.store.write(admin_rows.use_invitation(invite, person.id))
    except ServerError as trouble:
        if trouble.key == "store-stale":
            raise ServerError(404, "server-invitation-wrong") from None
        raise
    return Nothing()


def reason_of(text: str) -> str:
    """One visible line, for the log, for terminals and for whom it concerns."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def is_past(until: int) -> bool:
    return bool(until) and until <= clock.now()


async def my_people(call: Call) -> wire.HiddenPeople:
    return await hiding.all_hidden(call.hub, call.require_person().id)


async def change_my_people(call: Call) -> wire.HiddenPeople:
    await hiding.change_listed(call.hub, call.require_person().id, call.body)
    return await hiding.all_hidden(call.hub, call.me)


async def hidden_here(call: Call) -> wire.HiddenHere:
    return await hiding.hidden_here(call.hub, await call.seen_room(), call.me)


async def hide(call: Call) -> wire.HiddenHere:
    room = await call.seen_room()
    await hiding.hide_at(call.hub, room, call.require_person().id, call.body)
    return await hiding.hidden_here(call.hub, room, call.me)


async def report(call: Call) -> wire.Received:
    room = await call.seen_room()
    await reporting.report(call.hub, room, call.require_person().id, call.address, call.body)
    return wire.Received(Speech(call.lang).say("server-report-received"))


# Moderators and hosts.


async def close(call: Call) -> outgoing.TableSeen:
    actor = actor_of(call)
    room = await call.room()
    await room.run_exclusive(lambda: table_acts.end_game(room, actor, reason_of(call.body.reason)))
    return room.seen_by(call.me)


async def ban(call: Call) -> wire.BanList:
    actor = actor_of(call)
    room = await call.room()
    person = person_at(room, call.body.seat, call.body.who)
    until = clock.now() + call.body.days * DAY
    await banning.ban(call.hub, actor, person, "", reason_of(call.body.reason), until)
    return await named_bans(call)


async def unsay(call: Call) -> Nothing:
    actor = actor_of(call)
    room = await call.room()
    reporting.find_line(room, call.body.line)
    whom = f"{room.table.id} {call.body.line}"
    noted = admin_rows.add_audit(actor.who, "remove chat line", whom, reason_of(call.body.reason))
    await room.run_exclusive(lambda: remove_line(room, call.body.line, noted))
    return Nothing()


async def role(call: Call) -> Nothing:
    actor = actor_of(call)
    room = await call.room()
    person = person_at(room, call.body.seat, call.body.who)
    await people_acts.set_role(call.hub, actor, person, call.body.role, "")
    return Nothing()


async def list_reports(call: Call) -> wire.ReportList:
    actor = actor_of(call)
    before = call.number("before", 2**53, 1, 2**53)
    state = "" if call.number("all", 0, 0, 1) else OPEN
    return await call.hub.store.read(report_acts.find_reports, call.hub, actor, state, before, REPORTS)


async def handle_report(call: Call) -> wire.ReportSeen:
    """What is to be done first, each of it noted by itself; then it is handled."""
    actor, hub, request = actor_of(call), call.hub, call.body
    number = call.request.path_params["report"]
    if not number.isdecimal() or len(number) > 15:
        raise ServerError(404, "server-report-unknown", number=number[:20])
    report = await hub.store.read(report_acts.get_open_report, hub, int(number))
    if report.person in report_acts.others_for(hub, actor):
        raise ServerError(404, "server-report-unknown", number=number)
    if request.days or request.mute_days:
        if not report.person:
            raise ServerError(409, "server-reported-gone")
        banning.check_whom(hub, actor, report.person, "")
    note = reason_of(request.note)
    await remove_lines(call, actor, report.table, note)
    if request.mute_days:
        await banning.mute(hub, actor, report.person, note, clock.now() + request.mute_days * DAY)
    if request.days:
        await banning.ban(hub, actor, report.person, "", note, clock.now() + request.days * DAY)
    return await report_acts.handle(hub, actor, report_acts.ReportDone(id=report.id, note=note))


async def remove_lines(call: Call, actor: Actor, table: str, why: str) -> None:
    """Those that are still there."""
    if not call.body.lines:
        return
    there = await call.hub.store.read(admin_people.chat_numbers, call.hub.store, table)
    for line in [line for line in call.body.lines if line in there]:
        request = report_acts.StoredLineRemoval(table=table, line=line, why=why)
        await report_acts.remove_chat(call.hub, actor, request)


async def list_bans(call: Call) -> wire.BanList:
    actor_of(call)
    return await named_bans(call)


async def named_bans(call: Call) -> wire.BanList:
    """As moderators see them: by names."""
    found = (await call.hub.store.read(banning.all_bans, call.hub)).bans
    return wire.BanList([msgspec.structs.replace(one, who=audit.actor_name(one.who)) for one in found])


async def lift_ban(call: Call) -> wire.BanList:
    actor = actor_of(call)
    await banning.lift(call.hub, actor, str(call.body.id), reason_of(call.body.reason))
    return await named_bans(call)


async def list_audit(call: Call) -> wire.AuditList:
    actor_of(call)
    before = call.number("before", 2**53, 1, 2**53)
    return await call.hub.store.read(audit.read_audit, call.hub, before)


T: Final = "/api/tables/{table}"
M: Final = "/api/moderation"
MODERATION: Final = (
    Operation(
        "GET", "/api/server", "Who may play here, announcement, your ban", server_state, wire.ServerState,
        None, ("lang",),
    ),
    Operation(
        "POST", "/api/invitation", "Use an invitation", use_invitation, Nothing, wire.UseInvitation
    ),
    Operation("GET", "/api/me/people", "Whom you have hidden or blocked", my_people, wire.HiddenPeople),
    Operation(
        "POST", "/api/me/people", "Hide or block somebody on your list", change_my_people, wire.HiddenPeople,
        wire.HideListed,
    ),
    Operation("GET", T + "/hidden", "Whom you have hidden or blocked at this table", hidden_here, wire.HiddenHere),
    Operation("POST", T + "/hide", "Hide or block somebody", hide, wire.HiddenHere, wire.Hide),
    Operation("POST", T + "/report", "Report somebody or a line", report, wire.Received, wire.ReportRequest),
    Operation("POST", T + "/close", "Moderators: end a table", close, outgoing.TableSeen, wire.ModeratorReason),
    Operation("POST", T + "/ban", "Moderators: ban somebody", ban, wire.BanList, wire.BanRequest),
    Operation("POST", T + "/unsay", "Moderators: remove a line of chat", unsay, Nothing, wire.ChatLineRemoval),
    Operation("POST", T + "/role", "Hosts: give somebody a role", role, Nothing, wire.RoleRequest),
    Operation(
        "GET", M + "/reports", "Moderators: read reports", list_reports, wire.ReportList, None, ("before", "all")
    ),
    Operation(
        "POST", M + "/reports/{report}", "Moderators: handle a report", handle_report, wire.ReportSeen,
        wire.HandleReport,
    ),
    Operation("GET", M + "/bans", "Moderators: list bans", list_bans, wire.BanList),
    Operation("POST", M + "/bans/lift", "Moderators: lift a ban", lift_ban, wire.BanList, wire.LiftBan),
    Operation(
        "GET", M + "/audit", "Moderators: what was done", list_audit, wire.AuditList, None, ("before",)
    ),
)  # fmt: skip
