"""Types of people and how they sign in, as they are stored: guests with a cookie, accounts, programs."""

from typing import Final

from tilewright.server.structs import Struct

PROGRAM: Final = "bot."  # how the id of a program begins; no person has a point in theirs


def is_program(person: str) -> bool:
    return person.startswith(PROGRAM)


class Person(Struct):
    """Times are milliseconds since 1970. `kept` is since when there is a way in beside the cookie, 0 for a
    guest."""

    id: str
    name: str = ""
    mark: str = ""
    lang: str = "en"
    made: int = 0
    kept: int = 0
    email: str = ""  # one that was confirmed
    recovery: str = ""  # digest of the recovery code
    recovery_made: int = 0


class Program(Struct):
    """A bot of somebody's own that plays over the network: it is a person of its own, which nobody signs in as.
    `keeper` answers for it; of its token only the digest is stored."""

    person: str
    keeper: str
    token: str
    made: int = 0
    seen: int = 0  # when it was last connected


class Session(Struct):
    """A browser that is signed in. Of tokens only digests are stored. `coming` is one that was handed out and not
    yet seen, `old` the one before, which is still good for requests that were under way until `old_until`."""

    id: str
    person: str
    token: str
    coming: str = ""
    coming_at: int = 0
    old: str = ""
    old_until: int = 0
    label: str = ""  # browser and system
    made: int = 0
    seen: int = 0
    rotated: int = 0  # since when the token is the one it is
    guest: str = ""  # who was in this browser before, and has games that may be taken over


class Visitor(Struct):
    """Whoever sends a request with a token that is good, and the digest of that token."""

    session: Session
    person: Person
    token: str


class Passkey(Struct):
    """`id` and the public `key` as base64url; `count` is how often the authenticator said it had signed."""

    id: str
    person: str
    key: str
    count: int = 0
    label: str = ""
    made: int = 0
    used: int = 0


class OneUseCode(Struct):
    """What signs in once: a device link, a letter, the confirmation of an `address`."""

    digest: str
    kind: str
    person: str
    address: str = ""
    made: int = 0
    until: int = 0
