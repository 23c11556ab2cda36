"""Types of the HTTP operations of moderation: hidden people, reports, bans, invitations, announcements."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Seat = Annotated[int, Meta(ge=-1, le=15)]
Who = Annotated[str, Meta(max_length=24)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Reason = Annotated[str, Meta(min_length=1, max_length=300)]
CATEGORIES = "^(abuse|cheating|stalling|name|spam|other)$"


class Announced(msgspec.Struct):
    """What the host tells everybody; `level` "info" or "warning", `until` 0: until it is taken back."""

    text: str
    level: str
    until: int


class OwnBan(msgspec.Struct):
    """Why somebody is kept out or may not talk; `until` 0: for good."""

    reason: str
    until: int


class ServerState(msgspec.Struct):
    """What holds here. `known`: the cookie is somebody's; `entry` and `open_tables` as the settings have them;
    `may_open`: this person may make a table; `role` of this person; `reports` that wait, for those who have
    one; `ban` keeps this person out, `mute` from talking."""

    version: str
    known: bool
    read_only: bool
    announcement: Announced | None
    entry: str
    open_tables: str
    may_open: bool
    private_by_default: bool
    role: str = ""
    reports: int = 0
    ban: OwnBan | None = None
    mute: OwnBan | None = None


class Hide(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table, whose lines you do not want to read (`hidden`) or with whom you do not want to sit
    (`blocked`), or no longer; what is left out stays as it is. `muted` is what earlier pages call `hidden`."""

    seat: Seat = -1
    who: Who = ""
    hidden: bool | None = None
    blocked: bool | None = None
    muted: bool | None = None


class HideListed(msgspec.Struct, forbid_unknown_fields=True):
    """The same of somebody in your own list."""

    id: Who
    hidden: bool | None = None
    blocked: bool | None = None
    muted: bool | None = None


class HiddenAt(msgspec.Struct):
    """Somebody by their seats at this table, and by what they go by as a spectator; `here`: they sit, look on or
    have said something here."""

    seats: list[int]
    who: str
    name: str
    hidden: bool
    blocked: bool
    here: bool
    muted: bool = False  # `hidden` for earlier pages

    def __post_init__(self) -> None:
        self.muted = self.hidden


class HiddenHere(msgspec.Struct):
    """Whom you have hidden, as they are known at a table."""

    people: list[HiddenAt]


class HiddenSeen(msgspec.Struct):
    """Somebody in your list; `id` means nothing to anybody else."""

    id: str
    name: str
    hidden: bool
    blocked: bool
    muted: bool = False  # `hidden` for earlier pages

    def __post_init__(self) -> None:
        self.muted = self.hidden


class HiddenPeople(msgspec.Struct):
    """Everybody whom you have hidden."""

    people: list[HiddenSeen]


class ReportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a table, or a line of chat by its number, is reported to whoever looks after this server."""

    category: Annotated[str, Meta(pattern=CATEGORIES)]
    about: Annotated[str, Meta(pattern="^(person|name)$")] = "person"
    text: Annotated[str, Meta(max_length=1000)] = ""
    seat: Seat = -1
    who: Who = ""
    line: Number = 0


class Received(msgspec.Struct):
    """A report has arrived; the sentence is for whoever made it."""

    words: str


class ReportSeen(msgspec.Struct):
    """A report as moderators read it; `others`: reports about the same person, `gone`: nobody is behind it any
    more."""

    id: int
    at: int
    reporter: str
    name: str
    table: str
    about: str
    category: str
    text: str
    context: Any
    state: str
    handled_by: str = ""
    handled_at: int = 0
    note: str = ""
    others: int = 0
    gone: bool = False


class ReportList(msgspec.Struct):
    """The newest first; `more` is the next `before`, 0 at the end."""

    reports: list[ReportSeen]
    more: int = 0


class HandleReport(msgspec.Struct, forbid_unknown_fields=True):
    """Done with it. With `days` whoever it is about is banned for so long, with `mute_days` not heard, for the
    reason that `note` gives; `lines` of chat at that table go."""

    note: Reason
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    mute_days: Annotated[int, Meta(ge=0, le=30)] = 0
    lines: Annotated[list[Number], Meta(max_length=20)] = []


class BanRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Keep somebody at a table out of this server for some days."""

    reason: Reason
    days: Annotated[int, Meta(ge=1, le=30)]
    seat: Seat = -1
    who: Who = ""


class BanSeen(msgspec.Struct):
    """A person or network that is kept out, or with `only_chat` not heard; `until` 0: for good."""

    id: int
    name: str
    network: str
    reason: str
    who: str
    at: int
    until: int
    only_chat: bool = False


class BanList(msgspec.Struct):
    """All that hold."""

    bans: list[BanSeen]


class LiftBan(msgspec.Struct, forbid_unknown_fields=True):
    """Let somebody in again."""

    id: Number
    reason: Reason


class AuditSeen(msgspec.Struct):
    """What somebody with a role has done to whom, and why. `about`: the number of a report, or a role; `whom`: a
    name, a network, or a table with the number of a line; `until`: when it ends, empty for good."""

    n: int
    at: int
    who: str
    act: str
    about: str
    whom: str
    why: str
    until: str = ""


class AuditList(msgspec.Struct):
    """The newest first; `more` is the next `before`, 0 at the end."""

    lines: list[AuditSeen]
    more: int = 0


class ModeratorReason(msgspec.Struct, forbid_unknown_fields=True):
    """Why a moderator does it; it is written down."""

    reason: Reason


class ChatLineRemoval(ModeratorReason):
    """A line of chat that is to go."""

    line: Number = 0


class RoleRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Make somebody at a table a moderator, a host, or neither."""

    role: Annotated[str, Meta(pattern="^(host|moderator|none)$")]
    seat: Seat = -1
    who: Who = ""


class UseInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a host's invitation, from /invitation#CODE."""

    code: Annotated[str, Meta(max_length=64)]
