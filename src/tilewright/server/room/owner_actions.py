"""What only the owner of a table may do: free a seat, remove or mute somebody, change permissions."""

from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.room.chat import who_is
from tilewright.server.room.room import Room
from tilewright.server.room.seating import free_chair
from tilewright.server.table import GONE, OPEN, Chair

MOST: Final = 200  # people that a table keeps out or mutes; the oldest are forgotten


def check_owner(room: Room, person: str) -> None:
    if not person or room.table.owner != person:
        raise ServerError(403, "server-not-owner")


def person_at(room: Room, seat: int, who: str) -> str:
    """The holder of that seat, or the spectator with that pseudonym."""
    table = room.table
    if seat >= 0:
        chair = table.chairs[seat] if seat < len(table.chairs) else Chair(seat)
        found = chair.holder if chair.kind == "person" else ""
    else:
        known = [*room.present(), *(one.person for one in room.chat.remarks), *table.muted]
        found = next((one for one in known if one and who_is(table.id, one) == who), "")
    if found in ("", GONE):
        raise ServerError(404, "server-no-person")
    return found


def person_meant(room: Room, seat: int, who: str) -> str:
    """The same, but never the owner."""
    found = person_at(room, seat, who)
    if found == room.table.owner:
        raise ServerError(404, "server-no-person")
    return found


async def remove(room: Room, owner: str, seat: int, who: str) -> None:
    """From the seats before the game, and from the table altogether; they come back only with a new invitation."""
    check_owner(room, owner)
    person = person_meant(room, seat, who)
    if room.table.seats_of(person) and room.table.phase != OPEN:
        raise ServerError(409, "server-already-begun")
    after = room.table.copy()
    for held in room.table.seats_of(person):
        after.chairs[held] = Chair(held)
    after.removed = [*[one for one in after.removed if one != person], person][-MOST:]
    await room.save(after)
    for listener in room.listeners[:]:
        if listener.person == person:
            listener.drop("removed")


async def mute(room: Room, owner: str, seat: int, who: str, muted: bool) -> None:
    """They may watch and play, but nobody sees what they write."""
    check_owner(room, owner)
    person = person_meant(room, seat, who)
    after = room.table.copy()
    after.muted = [one for one in after.muted if one != person]
    if muted:
        after.muted = [*after.muted, person][-MOST:]
    await room.save(after)


async def allow(room: Room, owner: str, talk: bool | None, more_seats: bool | None) -> None:
    """Whether spectators may talk, and whether one person may take several seats; None leaves it as it is."""
    check_owner(room, owner)
    after = room.table.copy()
    after.talk = after.talk if talk is None else talk
    after.more_seats = after.more_seats if more_seats is None else more_seats
    await room.save(after)


async def free(room: Room, owner: str, seat: int) -> None:
    """Void the invitation to a seat; at a listed table anybody may then take it."""
    check_owner(room, owner)
    after = room.table.copy()
    free_chair(after, seat).code = ""
    await room.save(after)
