"""Types of the HTTP operations on accounts: ways to sign in, sessions, the export of personal data."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilewright.server.wire.lobby import PageSettings
from tilewright.server.wire.moderation import HiddenSeen

Flow = Annotated[str, Meta(min_length=1, max_length=64)]
Label = Annotated[str, Meta(max_length=96)]
Key = Annotated[str, Meta(min_length=1, max_length=2000)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Address = Annotated[str, Meta(min_length=3, max_length=254)]


class PasskeySeen(msgspec.Struct):
    """A passkey of this account; times are milliseconds since 1970, `used` 0 if never."""

    id: str
    label: str
    made: int
    used: int


class SessionSeen(msgspec.Struct):
    """A browser that is signed in. `label` names browser and system; `current` is the one that asks."""

    id: str
    label: str
    made: int
    seen: int
    current: bool


class Account(msgspec.Struct):
    """All ways into an account. A guest's is not `kept`: it lives in the cookie alone. Whoever has no cookie yet
    gets an empty one. `recovery` is when the recovery code was made, 0 without one; `guest_games` counts the games
    of the guest who was in this browser before, as long as they are neither taken over nor left; `code` is a new
    recovery code in the place of the one that was used to sign in, and is told this once."""

    kept: bool
    name: str
    passkeys: list[PasskeySeen]
    recovery: int
    email: str
    sessions: list[SessionSeen]
    passkeys_possible: bool
    mail_possible: bool
    guest_games: int
    code: str = ""


class PasskeyOptions(msgspec.Struct):
    """`options` is for the browser's `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`; `flow` names
    it in the answer, which is expected within minutes."""

    flow: str
    options: dict[str, Any]


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """`credential` is what the browser's `toJSON` makes of it."""

    flow: Flow
    credential: dict[str, Any]
    label: Label = ""


class PasskeySignIn(msgspec.Struct, forbid_unknown_fields=True):
    flow: Flow
    credential: dict[str, Any]


class PasskeyRef(msgspec.Struct, forbid_unknown_fields=True):
    id: Key


class RecoveryCode(msgspec.Struct):
    """Shown once; only its digest is stored."""

    code: str


class DeviceLink(msgspec.Struct):
    """For the next device, once: `code` to type, `address` to open there, the same as a QR code in `svg`; valid
    until that time."""

    code: str
    address: str
    until: int
    svg: str


class EmailAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Address


class SessionsToEnd(msgspec.Struct, forbid_unknown_fields=True):
    """One of them, or `all` but the current one."""

    id: Annotated[str, Meta(pattern="^[0-9a-z]{0,64}$")] = ""
    all: bool = False


class SignInCode(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code or the code of a device link, as it is typed."""

    code: Code


class LetterToken(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `#letter=` in the link of a letter."""

    token: Code


class MergeChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the games of the guest who was in this browser before go to the account."""

    yes: bool


class DeletionConfirmed(msgspec.Struct, forbid_unknown_fields=True):
    """Your own name, typed again; empty for somebody who has none."""

    name: Annotated[str, Meta(max_length=96)]


class Nothing(msgspec.Struct):
    """Done; there is no more to say."""


class TableExported(msgspec.Struct):
    """A game that one made or sat at: own seats and the names on them, how it ended, its record if it is over."""

    id: str
    spec: str
    phase: str
    owner: bool
    seats: list[int]
    names: list[str]
    made: int
    begun: int
    ended: int
    scores: list[int]
    winners: list[int]
    pieces: list[list[str]]  # of each own seat, at the end
    record: str


class RemarkExported(msgspec.Struct):
    """A line of chat that one wrote."""

    table: str
    name: str
    text: str
    at: int


class ReportExported(msgspec.Struct):
    """What they have reported."""

    at: int
    table: str
    name: str
    category: str
    text: str


class BanExported(msgspec.Struct):
    """What keeps or kept them out, or with `only_chat` from talking; `until` 0: for good."""

    at: int
    until: int
    reason: str
    only_chat: bool


class ProgramExported(msgspec.Struct):
    """An own program, when it was made and last connected."""

    name: str
    made: int
    seen: int


class PersonExported(msgspec.Struct):
    """Everything that is stored about a person, without what signs them in and what others reported. `invited` is
    when an invitation was used, 0 if none; `removed` and `muted` are tables whose owners decided so."""

    name: str
    mark: str
    lang: str
    made: int
    kept: int
    email: str
    recovery: int
    passkeys: list[PasskeySeen]
    sessions: list[SessionSeen]
    hidden: list[HiddenSeen]
    reports: list[ReportExported]
    bans: list[BanExported]
    role: str
    invited: int
    removed: list[str]
    muted: list[str]
    settings: PageSettings
    programs: list[ProgramExported]
    tables: list[TableExported]
    chat: list[RemarkExported]
