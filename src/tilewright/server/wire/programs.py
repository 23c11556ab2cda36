"""Types of HTTP operations and socket messages of programs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tilewright.server.structs import Raw
from tilewright.server.wire.incoming import Line, Number, Seat

PROTOCOL = 1
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class NewProgram(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=96)]


class ProgramRef(msgspec.Struct, forbid_unknown_fields=True):
    id: Key


class ProgramMade(msgspec.Struct):
    """The token is told this once; only its digest is stored."""

    id: str
    name: str
    token: str


class ProgramSeen(msgspec.Struct):
    """A program as its keeper sees it: when it was made and last connected, whether it is here now, and at how
    many tables it sits."""

    id: str
    name: str
    made: int
    seen: int
    here: bool
    tables: int


class ProgramList(msgspec.Struct):
    programs: list[ProgramSeen]


class ProgramOffered(msgspec.Struct):
    """A program that is here, and at how many tables it sits."""

    id: str
    name: str
    tables: int


class ProgramsOffered(msgspec.Struct):
    programs: list[ProgramOffered]


class ProgramChallenged(msgspec.Struct, forbid_unknown_fields=True):
    """Offer an open seat of your table to a program."""

    seat: Seat
    program: Key


# What a program may say over its socket.


class FromProgram(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Every message of a program."""


class ProgramHello(FromProgram, tag="hello"):
    """The first message."""

    protocol: Number
    name: Annotated[str, Meta(max_length=200)] = ""  # as in the protocol of local programs; nobody reads it here


class ChallengeAccepted(FromProgram, tag="accept"):
    """Take the seat of that challenge."""

    id: Key


class ChallengeDeclined(FromProgram, tag="decline"):
    """Do not take it."""

    id: Key


class CodeTaken(FromProgram, tag="join"):
    """Take the seat of a one-time code."""

    code: Annotated[str, Meta(min_length=1, max_length=200)]


class ProgramAnswer(FromProgram, tag="answer"):
    """To the question with that number: the text of an option, and what to do next while it is an option."""

    n: Number
    action: Line
    then: Annotated[list[Line], Meta(max_length=60)] = []


class TableLeft(FromProgram, tag="leave"):
    """Get up from that table."""

    table: Key


class ProgramPing(FromProgram, tag="ping"):
    """Heartbeat; at least one message a minute keeps the socket open."""


Incoming = (
    ProgramHello | ChallengeAccepted | ChallengeDeclined | CodeTaken | ProgramAnswer | TableLeft | ProgramPing
)
decoder = msgspec.json.Decoder(Incoming)


# What it is told.


class ToProgram(msgspec.Struct, tag_field="t", omit_defaults=True):
    """Every message to a program."""


class ProgramWelcome(ToProgram, tag="hello"):
    """The answer to `hello`: what the program is called here."""

    protocol: int
    name: str
    server: str


class ProgramChallenge(ToProgram, tag="challenge"):
    """A seat is offered: answer `accept` or `decline` within a minute. `by` is who offers it."""

    id: str
    table: str
    game: str
    players: int
    seat: int
    by: str


class GameJoined(ToProgram, tag="game"):
    """The program sits at a table: at once after it took a seat, and for each of its tables after `hello`."""

    table: str
    game: str
    players: int
    seat: int


class ProgramQuestion(ToProgram, tag="question"):
    """What the seat is asked: `view` is all that it may know, `options` are the texts of all that is legal. Who
    does not answer in so many seconds gets up from the table."""

    n: int
    table: str
    seat: int
    view: Raw
    options: list[str]
    seconds: float


class GameOver(ToProgram, tag="over"):
    """The game is over, or was given up (no winners), or the program does not sit there any more (no scores)."""

    table: str
    scores: list[int] = []
    winners: list[int] = []


class ProgramRefused(ToProgram, tag="refused"):
    """What was said is not done; `n` is the question that was answered, 0 for all else. `rule`, `facts` and
    `words` say why."""

    n: int
    key: str
    rule: str = ""
    facts: dict[str, Any] = {}
    words: str = ""


class ProgramPong(ToProgram, tag="pong"):
    """The answer to `ping`."""


Outgoing = (
    ProgramWelcome | ProgramChallenge | GameJoined | ProgramQuestion | GameOver | ProgramRefused | ProgramPong
)
encode = msgspec.json.Encoder().encode
