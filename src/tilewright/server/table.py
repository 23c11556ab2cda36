"""A table apart from its game: seats, permissions, clocks and settings."""

from typing import Final

from tilewright.server.structs import Struct, replace

OPEN: Final = "open"  # people are still sitting down
PLAYING: Final = "playing"
FINISHED: Final = "finished"
CLOSED: Final = "closed"  # given up before it began
ABANDONED: Final = "abandoned"  # given up before its end: no scores
OVER: Final = (FINISHED, ABANDONED)  # nobody plays on, and nothing in it is secret any more

# Why a table is broken; in memory only, for what is stored may be good again with other rules or after a repair.
BAD_ROW: Final = "row"  # it cannot be read, and is never written back
BAD_GAME: Final = "game"  # its journal does not replay
BROKEN: Final = "broken"  # the phase that is shown of such a table, and never stored

USUAL: Final = -1  # `bot_pause`: what is usual at this server
GONE: Final = "-"  # in the place of a person's id: somebody who deleted everything about themselves
VOTE: Final = -1  # `absent`: only a vote puts a bot in the place of an absent person


class Chair(Struct):
    """One seat. `holder` is a person's id, `stand_in` the bot that plays for an absent one."""

    seat: int
    kind: str = "open"  # "open", "person" or "bot"
    holder: str = ""
    name: str = ""
    mark: str = ""
    bot: str = ""
    stand_in: str = ""
    code: str = ""  # digest of the one-time code that gives this seat away
    left: bool = False

    def player(self) -> str:
        """The bot that answers for this seat now; empty if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class StoredTable(Struct):
    """A table as it is stored; times are milliseconds since 1970, 0 if not yet."""

    id: str
    owner: str
    spec: str
    chairs: list[Chair]
    phase: str = OPEN
    listed: bool = False
    watch: bool = True
    clock_move: int = 0  # seconds for a move, 0 without
    clock_game: int = 0  # seconds for the whole game
    absent: int = VOTE  # seconds after which an absent person who is asked is replaced
    seed: str = ""
    helps: bool = True  # what-ifs and bounds worked out for whoever asks: for all or for nobody
    hints: bool = True  # advice from a bot, likewise
    imported: bool = False  # somebody brought the seed along: no secret to all
    rematch: str = ""  # the table that follows this one
    scores: list[int] = []
    winners: list[int] = []
    made: int = 0
    begun: int = 0
    ended: int = 0
    removed: list[str] = []  # people whom the owner keeps away
    muted: list[str] = []  # people whom the owner has muted
    talk: bool = True  # whether spectators may talk
    more_seats: bool = False  # whether one person may sit down on several seats
    rules_version: int = 0  # by which it is played to its end; 0 before it has begun
    changes: int = 0  # grows with every change that is stored
    bot_pause: int = USUAL  # seconds for which bots let people have second thoughts where several play
    last_ballot: int = 0  # the number of the last question that was put to all
    broken: str = ""  # in memory only

    def version(self) -> int | None:
        """Of the rules; before the game has begun the newest, which is the one it would begin with."""
        return self.rules_version or None

    def shown_phase(self) -> str:
        return BROKEN if self.broken else self.phase

    def seats_of(self, person: str) -> list[int]:
        if not person:
            return []
        return [chair.seat for chair in self.chairs if chair.kind == "person" and chair.holder == person]

    def people(self) -> list[str]:
        """Everybody who holds a seat, each once; nobody for seats of those who are gone for good."""
        found = dict.fromkeys(chair.holder for chair in self.chairs if chair.kind == "person")
        return [person for person in found if person != GONE]

    def copy(self) -> "StoredTable":
        """A copy to change; it takes the place of this one when it is stored, if nobody else did so before."""
        return replace(self, changes=self.changes + 1, chairs=[replace(chair) for chair in self.chairs])


class JournalRow(Struct):
    """One row of a table's journal: what was done, and how far everybody's stream is after it."""

    n: int
    kind: str  # "act", "undo" or "back"
    seat: int
    text: str  # of an act; of a way back the lines that stay, empty for an undo of one line
    digest: str
    marks: list[int]  # version of each viewer: the spectator, then the seats
    spent: list[int]  # milliseconds of thought of each seat
    at: int


class Ballot(Struct):
    """A question to all people at a table; `line` of a way back is the number of lines that stay."""

    number: int
    kind: str  # "back", "replace" or "end"
    seat: int
    bot: str
    line: int
    count: int  # entries of the journal when it was asked: a step back is asked anew after every step
    agreed: set[str]  # the people who have said yes


class Clocks(Struct):
    """Where the clocks of a table stood, in milliseconds by seat, after so many entries of its journal."""

    n: int
    thought: list[int]  # about the question that is asked
    away: list[int]  # since the person was last there; 0 for who is


class Result(Struct):
    """How a finished game ended for one seat, and which pieces it had then."""

    seat: int
    score: int
    won: bool
    pieces: list[str]


class Remark(Struct):
    """One line of chat; seat -1 is a spectator, `person` who said it, empty if that is not known any more."""

    n: int
    seat: int
    name: str
    text: str
    at: int
    person: str = ""
