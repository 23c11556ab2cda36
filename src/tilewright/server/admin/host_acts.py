"""Acts about the whole server: announcements, invitations, read-only mode, status and the audit log."""

import secrets
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tilewright import __version__
from tilewright.server import clock
from tilewright.server.admin.acts import Actor, HostAct, NoBody
from tilewright.server.admin.people_acts import DAY, Reason
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation import read_only
from tilewright.server.moderation.stored_types import Announcement, AuditLine, Invite
from tilewright.server.room.seating import digest
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.store.place import shown
from tilewright.server.wire import outgoing
from tilewright.words.texts import LANGUAGES

HOUR: Final = 3600 * 1000
MOST_INVITATIONS: Final = 10_000


class Announce(msgspec.Struct, forbid_unknown_fields=True):
    """A text for each language; others read the English one, or the first. 0 hours: until it is cleared."""

    texts: dict[Annotated[str, Meta(max_length=8)], Annotated[str, Meta(min_length=1, max_length=500)]]
    level: Annotated[str, Meta(pattern="^(info|warning)$")] = "info"
    hours: Annotated[float, Meta(ge=0, le=8784)] = 0


class Announcements(msgspec.Struct):
    announcements: list[Announcement]


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """0 days: for ever."""

    note: Annotated[str, Meta(max_length=100)] = ""
    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[float, Meta(ge=0, le=3650)] = 30


class InvitationMade(msgspec.Struct):
    """The code is shown once and not kept."""

    code: str
    path: str
    until: int


class InvitationLine(msgspec.Struct):
    id: int
    note: str
    uses: int
    used: int
    who: str
    at: int
    until: int


class Invitations(msgspec.Struct):
    invitations: list[InvitationLine]
    entry: str


class InvitationRef(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=1, le=2**53)]


class Switch(msgspec.Struct, forbid_unknown_fields=True):
    on: bool
    why: Reason = ""


class AuditQuery(msgspec.Struct, forbid_unknown_fields=True):
    before: Annotated[int, Meta(ge=1)] = 2**53
    most: Annotated[int, Meta(ge=1, le=1000)] = 50


class AuditFound(msgspec.Struct):
    lines: list[AuditLine]


class StoreNote(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the command did with the file of the store itself."""

    what: Annotated[str, Meta(pattern="^(backup)$")]
    file: Annotated[str, Meta(max_length=1000)]


class Status(msgspec.Struct):
    version: str
    running: bool
    db: str
    people: int
    tables: dict[str, int]
    sockets: int
    rooms: int
    reports: int
    bans: int
    read_only: bool
    entry: str
    open_tables: str
    private_by_default: bool


def send_notice_to_all(hub: Hub) -> None:
    """Send the current notice to every page that is open at a table; the others ask for it."""
    notices: dict[str, bytes] = {}
    for listener in hub.listeners():
        if listener.lang not in notices:
            notices[listener.lang] = outgoing.encode(hub.moderation.notice(listener.lang))
        listener.send(notices[listener.lang])


async def announce(hub: Hub, actor: Actor, body: Announce) -> Announcements:
    unknown = [lang for lang in body.texts if lang not in LANGUAGES]
    if unknown or not body.texts:
        raise ServerError(400, "server-announce-lang", langs=", ".join(LANGUAGES))
    now = clock.now()
    until = now + round(body.hours * HOUR) if body.hours else 0
    announcements = [
        Announcement(lang, " ".join(text.split()), body.level, now, until) for lang, text in body.texts.items()
    ]
    why = " | ".join(f"{one.lang}: {one.text}" for one in announcements)
    await hub.store.write(
        admin_rows.save_announcements(announcements), admin_rows.add_audit(actor.who, "announce", "", why)
    )
    return await publish_announcements(hub)


async def clear(hub: Hub, actor: Actor, body: NoBody) -> Announcements:
    await hub.store.write(
        admin_rows.save_announcements([]), admin_rows.add_audit(actor.who, "clear announcement", "", "")
    )
    return await publish_announcements(hub)


async def publish_announcements(hub: Hub) -> Announcements:
    await hub.moderation.read_announcements()
    send_notice_to_all(hub)
    return Announcements(hub.moderation.announcements)


async def show_announcements(hub: Hub, actor: Actor, body: NoBody) -> Announcements:
    return Announcements(hub.moderation.announcements)


async def invite(hub: Hub, actor: Actor, body: NewInvitation) -> InvitationMade:
    if len(await hub.store.read(admin_rows.invitations, hub.store)) >= MOST_INVITATIONS:
        raise ServerError(409, "server-invitations-most", most=MOST_INVITATIONS)
    code, now = secrets.token_urlsafe(16), clock.now()
    until = now + round(body.days * DAY) if body.days else 0
    one = Invite(0, digest(code), body.note, body.uses, 0, actor.who, now, until)
    noted = admin_rows.add_audit(actor.who, "invite", body.note, f"{body.uses}")
    await hub.store.write(admin_rows.add_invitation(one), noted)
    return InvitationMade(code, f"/invitation#{code}", until)


async def list_invitations(hub: Hub, actor: Actor, body: NoBody) -> Invitations:
    found = await hub.store.read(admin_rows.invitations, hub.store)
    lines = [InvitationLine(one.id, one.note, one.uses, one.used, one.who, one.at, one.until) for one in found]
    return Invitations(lines, hub.settings.entry)


async def revoke(hub: Hub, actor: Actor, body: InvitationRef) -> Invitations:
    """Revoke an invitation; people who used it stay."""
    if body.id not in [one.id for one in await hub.store.read(admin_rows.invitations, hub.store)]:
        raise ServerError(404, "server-invitation-unknown", number=body.id)
    noted = admin_rows.add_audit(actor.who, "revoke invitation", str(body.id), "")
    await hub.store.write(admin_rows.revoke_invitation(body.id), noted)
    return await list_invitations(hub, actor, NoBody())


async def switch_read_only(hub: Hub, actor: Actor, body: Switch) -> Status:
    noted = admin_rows.add_audit(actor.who, f"read-only {'on' if body.on else 'off'}", "", body.why)
    if body.on != hub.moderation.read_only:
        await read_only.switch(hub, body.on, noted)
        send_notice_to_all(hub)
    return await status(hub, actor, NoBody())


async def audit(hub: Hub, actor: Actor, body: AuditQuery) -> AuditFound:
    return AuditFound(await hub.store.read(admin_rows.audit_lines, hub.store, body.before, body.most))


async def note(hub: Hub, actor: Actor, body: StoreNote) -> NoBody:
    await hub.store.write(admin_rows.add_audit(actor.who, body.what, "", body.file))
    return NoBody()


async def status(hub: Hub, actor: Actor, body: NoBody) -> Status:
    settings, store = hub.settings, hub.store
    return Status(
        version=__version__,
        running=bool(hub.health.preparing),
        db=shown(settings.db),
        people=await store.read(admin_people.people_count, store),
        tables=await store.read(admin_people.counts, store),
        sockets=hub.sockets.total,
        rooms=len(hub.rooms),
        reports=await store.read(admin_rows.open_reports, store),
        bans=len(await store.read(admin_rows.bans, store)),
        read_only=hub.moderation.read_only,
        entry=settings.entry,
        open_tables=settings.open_tables,
        private_by_default=settings.private_by_default,
    )


ACTS: Final = (
    HostAct("announce", Announce, announce),
    HostAct("clear-announcement", NoBody, clear),
    HostAct("announcements", NoBody, show_announcements),
    HostAct("invite", NewInvitation, invite),
    HostAct("invitations", NoBody, list_invitations),
    HostAct("revoke", InvitationRef, revoke),
    HostAct("read-only", Switch, switch_read_only),
    HostAct("audit", AuditQuery, audit),
    HostAct("note", StoreNote, note),
    HostAct("status", NoBody, status),
)
