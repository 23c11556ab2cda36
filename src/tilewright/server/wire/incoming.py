"""Messages that a browser may send over the socket of a table; anything else is refused."""

from typing import Annotated

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=-1, le=15)]
Key = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=2000)]


class Incoming(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    """`id` is the sender's own number for this message; the answer repeats it."""

    id: Number = 0


class Hello(Incoming):
    """The first message. `have` is the version up to which the sender knows the game; lang "" means no words.
    `describe` asks for the table as labelled areas with every position, for a page that does not know the game."""

    wire: Number = 1
    lang: Key = ""
    look: Seat = -1
    have: Number = 0
    describe: bool = False


class Look(Incoming):
    """See the table as that seat from now on; -1 as a spectator."""

    look: Seat = -1


class Act(Incoming, kw_only=True):
    """Do one of the options of a seat; `v` is the version in which it was offered. `texts` instead of `text`:
    these in a row, all of them or none; only the last may reveal something."""

    seat: Seat
    v: Number
    text: Line = ""
    texts: Annotated[list[Line], Meta(max_length=60)] = []


class Why(Incoming, kw_only=True):
    """Why that is not among the options."""

    seat: Seat
    text: Line


class Undo(Incoming, kw_only=True):
    """Take your last step back, at once, if nothing was revealed since; where all others are bots, with what they
    answered to it."""

    seat: Seat


class Back(Incoming, kw_only=True):
    """Ask all people at the table to go back to where that seat's version was `v`."""

    seat: Seat
    v: Number


class Replace(Incoming, kw_only=True):
    """Ask the others to let a bot play for somebody who left, is away for long or out of time."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=80)] = "normal"


class End(Incoming):
    """Ask all people at the table to give the game up, without a winner."""


class Return(Incoming, kw_only=True):
    """Take your seat back from the bot that stood in."""

    seat: Seat


class Vote(Incoming, kw_only=True):
    """Agree or not with what was asked of all."""

    ballot: Number
    yes: bool


class Say(Incoming, kw_only=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ScoreRequest(Incoming, kw_only=True, tag="score"):
    """Where the points of your seat come from, as if the game ended now."""

    seat: Seat


class Try(Incoming, kw_only=True):
    """What these actions of yours in a row would bring, as far as it can be known."""

    seat: Seat
    texts: Annotated[list[Line], Meta(min_length=1, max_length=60)]


class Helps(Incoming, kw_only=True):
    """What your seat could work out from what it knows."""

    seat: Seat


class Hint(Incoming, kw_only=True):
    """What a bot would do on your seat. With `stop` nothing is asked: the hint that is being thought about is
    not wanted any more."""

    seat: Seat
    stop: bool = False


class Sync(Incoming):
    """Tell everything again, with what happened after version `have`."""

    have: Number = 0


class Ping(Incoming):
    """Heartbeat; at least one message a minute keeps the socket open."""


Message = (
    Hello
    | Look
    | Act
    | Why
    | Undo
    | Back
    | Replace
    | End
    | Return
    | Vote
    | Say
    | ScoreRequest
    | Try
    | Helps
    | Hint
    | Sync
    | Ping
)
decoder = msgspec.json.Decoder(Message)
