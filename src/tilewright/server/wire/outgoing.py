"""Messages that the server sends over the socket of a table."""

from typing import Any

from tilewright.presentation.description import Description
from tilewright.server.structs import Raw, Struct, encode


class Outgoing(Struct, tag_field="t", tag=str.lower, omit_defaults=True):
    """Every message has its kind in `t`; fields that have their default are left out."""


class SeatSeen(Struct, omit_defaults=True):
    """A seat as everybody may know it."""

    seat: int
    kind: str
    name: str
    mark: str = ""
    bot: str = ""
    called: int = -1  # of a bot: which of the names in `shell-first-names`
    stand_in: str = ""
    mine: bool = False
    present: bool = False
    left: bool = False
    program: bool = False  # a bot of somebody's own that plays over the network
    reserved: bool = False  # an open seat for whoever was given its code
    muted: bool = False  # muted by the owner; told to the owner and to that person
    kept: int = 0  # of somebody who is away: until when the seat is kept, on the clock of `now`
    spent: int = 0  # milliseconds of thought, with clocks
    deadline: int = 0  # when the clock of this seat runs out, on the clock of `now` in `welcome` and `pong`


class Watcher(Struct, omit_defaults=True):
    """Somebody who looks on and has a name."""

    who: str
    name: str
    muted: bool = False


class BallotSeen(Struct, omit_defaults=True):
    """Something all people at the table are asked. `missing` counts those who have not agreed yet, `needs` are
    their seats as far as it is known whose vote that will be; `agreed`: this viewer has."""

    number: int
    kind: str  # "back", "replace" or "end"
    seat: int
    bot: str = ""
    missing: int = 0
    needs: list[int] = []
    agreed: bool = False


class TableSeen(Outgoing, kw_only=True, tag="table"):
    """Who sits where and how the table stands; sent whenever any of it changes."""

    id: str
    spec: str
    game: str
    phase: str
    seats: list[SeatSeen]
    listed: bool = False
    watch: bool = False
    owner: bool = False
    clock_move: int = 0
    clock_game: int = 0
    absent: int = -1
    commitment: str = ""
    seed: str = ""  # only when the game is over
    helps: bool = False  # whether `helps` is answered at this table
    hints: bool = False  # whether `hint` is
    imported: bool = False
    rematch: str = ""
    watching: int = 0
    watchers: list[Watcher] = []  # by name; told to the owner only
    talk: bool = False  # whether spectators may talk
    more_seats: bool = False  # whether one person may sit down on several seats
    bot_pause: int = 0  # milliseconds for which bots wait after a person's step, so that it can be taken back
    ballots: list[BallotSeen] = []
    scores: list[int] = []
    winners: list[int] = []


class HintBudget(Struct, omit_defaults=True):
    """How many hints a person may still ask for: `left` of `most` now. One more comes in `next` seconds (0: all
    are there), then one every `every` seconds. The bot thinks for about `seconds` about each."""

    left: int
    most: int
    every: float
    seconds: float
    next: float = 0.0


class Welcome(Outgoing, kw_only=True):
    """The answer to `hello`."""

    wire: int
    server: str
    seats: list[int]  # own seats, all at this screen
    look: int
    now: int  # milliseconds of a clock that only goes forward; deadlines go by it
    advice: HintBudget | None = None  # for whoever holds a seat


class LegalOption(Struct, omit_defaults=True):
    """One legal action: its text is what `act` sends back."""

    text: str
    words: str = ""


class Happened(Struct, omit_defaults=True):
    """One event as this viewer may know it."""

    facts: dict[str, Any]
    words: str = ""


class StepSeen(Struct, omit_defaults=True):
    """What one line brought to this viewer. A way back names a version: what was told after that is no more."""

    v: int
    at: int
    events: list[Happened]
    back_to: int = 0


class Undoing(Struct, omit_defaults=True):
    """What `undo` takes back: the step of version `v`, and so many `answers` of bots since. Or `why` it cannot
    ("undo-revealed", "nothing-to-undo"); then `v` is the step in the way."""

    v: int = 0
    answers: int = 0
    why: str = ""


class Position(Outgoing, kw_only=True):
    """The table as one viewer sees it after version `v`, and what happened since the one before."""

    v: int
    look: int
    at: int
    steps: list[StepSeen]
    view: Raw
    waiting: list[int]
    question: str = ""
    options: list[LegalOption] = []
    undo: bool = False
    undoing: Undoing | None = None  # of a seat that has done something
    description: Description | None = None  # for whoever asked for it in `hello`
    whole: bool = False  # the answer to a sync: `steps` go back to `have` or to the end of your last turn
    over: bool = False


class Handover(Outgoing, kw_only=True):
    """Another seat at this screen is asked: hand the screen over, then `look` as that seat."""

    seats: list[int]


class Done(Outgoing, kw_only=True):
    """What was asked is done and on disk."""

    id: int
    v: int = 0


class RequestRefused(Outgoing, kw_only=True, tag="refused"):
    """What was asked is not done; `key`, `rule` and `facts` say why, `words` in a sentence. When it is the server
    that cannot, and not the rules, `request` is the code under which it may have noted more."""

    id: int
    key: str
    rule: str = ""
    facts: dict[str, Any] = {}
    words: str = ""
    request: str = ""


class Chat(Outgoing, kw_only=True):
    """A line of chat; the last ones come after `welcome`."""

    n: int
    seat: int
    name: str
    text: str
    at: int
    who: str = ""  # of a spectator: what they go by at this table


class ChatRemoved(Outgoing, kw_only=True):
    """A moderator has removed that line of chat."""

    n: int


class ServerNotice(Outgoing, kw_only=True):
    """What holds on the whole server: told after `welcome` if there is anything, and whenever it changes. Without
    `text` nothing is announced."""

    read_only: bool = False  # games may be looked at, nothing changes
    text: str = ""
    level: str = ""  # "info" or "warning"
    until: int = 0  # milliseconds since 1970; 0: until it is taken back


class Points(Outgoing, kw_only=True):
    """The answer to `score`."""

    id: int
    seat: int
    explained: dict[str, Any]
    words: list[str] = []
    points: int = 0


class Tried(Outgoing, kw_only=True):
    """The answer to `try`: the first `done` of the actions were tried on a possible world, nothing happened.

    `stopped` says why no more: "" all are done, "reveal" the next would show something new, "turn" the seat is not
    asked any more, "refused" the next is not allowed (`refused` says why). `points` as if the game ended there.
    `reveals`: the kinds of what the action at which it stopped would bring about, in their order.
    """

    id: int
    seat: int
    v: int
    done: int
    stopped: str
    steps: list[StepSeen]
    view: Raw
    waiting: list[int]
    question: str = ""
    options: list[LegalOption] = []
    description: Description | None = None  # as in a position
    points: int = 0
    over: bool = False
    refused: RequestRefused | None = None
    reveals: list[str] = []


class Helped(Outgoing, kw_only=True):
    """The answer to `helps`: what the game works out from what the seat knows; its shape is the game's own."""

    id: int
    seat: int
    v: int
    helps: Raw


class AdviceSeen(Struct, omit_defaults=True):
    """One turn worth a thought: its actions, why, the final points to expect and the chance to win."""

    texts: list[str]
    words: list[str] = []
    reason: str = ""
    facts: dict[str, Any] = {}
    why: str = ""
    points: float = 0.0
    win: float = 0.0


class Hints(Outgoing, kw_only=True):
    """The answer to `hint`, the best first; none if that seat is not asked, or if the question was taken back."""

    id: int
    seat: int
    v: int
    hints: list[AdviceSeen] = []
    plan: dict[str, Any] = {}  # how to go on beyond this turn, in the game's own shape
    notes: list[str] = []  # what to keep in mind for later, in words
    budget: HintBudget | None = None


class Pong(Outgoing, kw_only=True):
    """The answer to `ping`."""

    id: int
    now: int  # as in `welcome`


Message = (
    TableSeen
    | Welcome
    | Position
    | Handover
    | Done
    | RequestRefused
    | Chat
    | ChatRemoved
    | ServerNotice
    | Points
    | Tried
    | Helped
    | Hints
    | Pong
)
__all__ = ["Message", "encode"]
