"""The programs that are connected, and challenges to them."""

import secrets
from typing import Final, NamedTuple, Protocol

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.limits import Buckets
from tilewright.server.person import Program

LASTS: Final = 60_000  # milliseconds that a challenge waits for an answer
OPEN: Final = 20  # challenges that a program may have before it
EVERY: Final = 6.0  # seconds between two challenges of one person, beside the first ten
IN_A_ROW: Final = 10
TABLES: Final = 4  # that a program sits at, at the same time


class OfferedSeat(NamedTuple):
    """A seat that was offered to a program; `until` is on the clock of `clock.ticks`."""

    id: str
    table: str
    seat: int
    program: str
    until: int


class Connected(Protocol):
    """The socket of a program, as far as others have to do with it."""

    program: Program

    def tables(self) -> int: ...

    def is_banned(self) -> bool: ...

    def challenged(self, challenge: OfferedSeat, spec: str, players: int, name: str) -> None: ...

    def drop(self, reason: str) -> None: ...

    def check_patience(self, now: float, seconds: float = 0.0) -> None: ...


class ConnectedPrograms:
    """In memory only: who comes again is challenged anew."""

    def __init__(self) -> None:
        self.here: dict[str, Connected] = {}  # by the id of the program
        self.open: dict[str, OfferedSeat] = {}
        self.challengers = Buckets(1 / EVERY, IN_A_ROW)  # by person

    def enter(self, program: str, socket: Connected) -> None:
        """One connection each: the new one takes the place of the old."""
        old = self.here.get(program)
        self.here[program] = socket
        if old is not None:
            old.drop("elsewhere")

    def leave(self, program: str, socket: Connected) -> None:
        if self.here.get(program) is socket:
            del self.here[program]

    def drop(self, program: str, reason: str) -> None:
        if program in self.here:
            self.here[program].drop(reason)

    def connected(self, program: str) -> Connected:
        """The connection of that program; ServerError if it is not connected or busy."""
        found = self.here.get(program)
        if found is None:
            raise ServerError(404, "server-program-away")
        if found.tables() >= TABLES:
            raise ServerError(409, "server-program-busy", most=TABLES)
        return found

    def offer(self, challenger: str, program: str, table: str, seat: int) -> OfferedSeat:
        """A challenge that is open now; the same seat is offered to a program once."""
        now = clock.ticks()
        self.open = {key: one for key, one in self.open.items() if one.until > now}
        mine = [one for one in self.open.values() if one.program == program]
        if any((one.table, one.seat) == (table, seat) for one in mine):
            raise ServerError(409, "server-challenge-open")
        bucket = self.challengers.of(challenger)
        if len(mine) >= OPEN or not bucket.take():
            raise ServerError(429, "server-challenge-fast", seconds=max(1, round(bucket.wait(1.0))))
        found = OfferedSeat(secrets.token_hex(8), table, seat, program, now + LASTS)
        self.open[found.id] = found
        return found

    def answered(self, key: str, program: str) -> OfferedSeat:
        """Close a challenge; ServerError if it was not made to that program."""
        found = self.open.get(key)
        if found is None or found.program != program or found.until <= clock.ticks():
            raise ServerError(404, "server-no-challenge")
        del self.open[key]
        return found
