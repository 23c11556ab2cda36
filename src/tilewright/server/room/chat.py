"""The chat of a table: who may write, how fast, and how much is kept; spectators cannot crowd out players."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.limits import Bucket, Buckets
from tilewright.server.room.names import check_differs, check_free, normalize_name
from tilewright.server.room.storage import Job, Storage
from tilewright.server.table import Remark
from tilewright.server.wire import outgoing

if TYPE_CHECKING:
    from tilewright.server.room.room import Room

SHOWN: Final = 50  # lines of players that a newcomer gets
SHOWN_SPECTATORS: Final = 20
KEPT: Final = 500  # lines of each player; older ones are forgotten
KEPT_SPECTATORS: Final = 200  # of all spectators together
PLAYER: Final = (0.5, 10)  # lines a second, and in a row
SPECTATOR: Final = (0.1, 3)
SPECTATORS: Final = (0.5, 10)  # of all of them together


def who_is(table: str, person: str) -> str:
    """A pseudonym of a person that is valid at this table only."""
    return blake2b(f"{table} {person}".encode(), digest_size=6).hexdigest() if person else ""


class ChatLog:
    """The chat of one table and its rate limits."""

    def __init__(self, table: str, store: Storage) -> None:
        self.table = table
        self.remarks = store.chat(table, SHOWN, SHOWN_SPECTATORS)
        self.last = store.last_remark(table)
        self.players = Buckets(*PLAYER)
        self.spectators = Buckets(*SPECTATOR)
        self.all_spectators = Bucket(*SPECTATORS)

    def add(self, remark: Remark) -> None:
        self.last = remark.n
        players = [one for one in (*self.remarks, remark) if one.seat >= 0][-SHOWN:]
        others = [one for one in (*self.remarks, remark) if one.seat < 0][-SHOWN_SPECTATORS:]
        self.remarks = sorted(players + others, key=lambda one: one.n)

    def check_rate(self, person: str, seated: bool) -> None:
        """A spectator who was fast is refused before anything of all spectators' share is taken."""
        enough = (
            self.players.take(person) if seated else self.spectators.take(person) and self.all_spectators.take()
        )
        if not enough:
            raise ServerError(429, "server-chat-fast")

    def seen(self, remark: Remark) -> outgoing.Chat:
        who = who_is(self.table, remark.person) if remark.seat < 0 else ""
        return outgoing.Chat(
            n=remark.n, seat=remark.seat, name=remark.name, text=remark.text, at=remark.at, who=who
        )


async def say(room: Room, person: str, name: str, text: str) -> None:
    table, chat = room.table, room.chat
    seats = table.seats_of(person)
    if person in table.muted:
        raise ServerError(403, "server-muted")
    room.restrictions.check_speech(person)
    if seats:
        shown = table.chairs[seats[0]].name
    else:
        shown = spectator_name(room, person, name)
    chat.check_rate(person, bool(seats))
    remark = Remark(chat.last + 1, seats[0] if seats else -1, shown, text, clock.now(), person)
    await room.write(room.store.add_remark(table.id, remark, KEPT if seats else KEPT_SPECTATORS))
    chat.add(remark)
    raw = outgoing.encode(chat.seen(remark))
    for listener in room.listeners[:]:
        if room.restrictions.hears(listener.person, person):
            listener.send(raw)


async def remove_line(room: Room, n: int, *more: Job) -> None:
    """Remove a line for everybody, as a moderator decided."""
    await room.write(room.store.remove_remark(room.table.id, n), *more)
    room.chat.remarks = [one for one in room.chat.remarks if one.n != n]
    raw = outgoing.encode(outgoing.ChatRemoved(n=n))
    for listener in room.listeners[:]:
        listener.send(raw)


def spectator_name(room: Room, person: str, name: str) -> str:
    """Somebody without a seat may talk where that is allowed, under a name that nobody else has here."""
    if not room.table.talk and room.table.owner != person:
        raise ServerError(403, "server-talk-closed")
    if not name:
        raise ServerError(403, "server-nobody")
    shown = normalize_name(name)
    room.restrictions.check_name(shown, person)
    check_free(room.table, shown)
    for remark in room.chat.remarks:
        if remark.seat < 0 and remark.person != person:
            check_differs(shown, remark.name)
    return shown
