"""What is stored about roles, bans, invitations and reports; times are milliseconds since 1970, 0 for never."""

from typing import Final

import msgspec

HOST: Final = "host"
MODERATOR: Final = "moderator"
NO_ROLE: Final = "none"
OPEN: Final = "open"  # a report that nobody has handled
HANDLED: Final = "handled"


class Ban(msgspec.Struct):
    """A person or a network that is kept out until then; `only_chat`: they may come and play, but not talk."""

    id: int
    person: str
    network: str
    reason: str
    who: str  # has decided it
    at: int
    until: int
    only_chat: bool = False


class Announcement(msgspec.Struct):
    """What the host tells everybody, in one language."""

    lang: str
    text: str
    level: str
    at: int
    until: int


class Invite(msgspec.Struct):
    """Lets so many people in; the code itself is not kept."""

    id: int
    code: str  # its digest
    note: str
    uses: int
    used: int
    who: str
    at: int
    until: int


class AuditLine(msgspec.Struct):
    """Who has done what to whom, and why."""

    n: int
    at: int
    who: str
    act: str
    whom: str
    why: str


class HiddenPerson(msgspec.Struct):
    """Somebody whose lines a person does not want to read (`hidden`), or with whom not to sit (`blocked`)."""

    person: str
    other: str
    name: str
    hidden: bool
    blocked: bool
    at: int


class KeptReport(msgspec.Struct):
    """What somebody says about somebody, with what was to be seen then."""

    id: int
    at: int
    reporter: str
    person: str
    name: str
    table: str
    about: str
    category: str
    text: str
    context: str
    state: str = OPEN
    handled_by: str = ""
    handled_at: int = 0
    note: str = ""
