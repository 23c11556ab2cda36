"""Programs at tables: how they take a seat, and the questions they get."""

from tilewright.server.errors import ServerError
from tilewright.server.person import Person, Program
from tilewright.server.room.room import Room
from tilewright.server.room.seating import check_newcomer, free_chair, join, seat_person
from tilewright.server.structs import Raw, encode
from tilewright.server.table import PLAYING
from tilewright.server.wire import programs as wire


def check_seat(room: Room, program: Program, person: Person) -> None:
    """One at each table, and none where its keeper is kept away from somebody."""
    if room.table.seats_of(person.id):
        raise ServerError(409, "server-one-seat")
    room.restrictions.check_seated_with(program.keeper, [room.table.owner, *room.table.people()])


async def take_seat_of_code(room: Room, code: str, program: Program, person: Person) -> None:
    check_seat(room, program, person)
    await join(room, code, person.id, person.name, "")


async def take_seat(room: Room, seat: int, program: Program, person: Person) -> None:
    """The one that was offered, if it is still free."""
    check_seat(room, program, person)
    after = room.table.copy()
    chair = free_chair(after, seat)
    check_newcomer(room, person.id, person.name)
    seat_person(after, chair, person.id, person.name, "")
    await room.save(after)


def is_asked(room: Room, seat: int) -> bool:
    play = room.play
    if play is None or room.table.phase != PLAYING or room.table.broken:
        return False
    return not room.table.chairs[seat].player() and seat in play.all_waiting()


def question(room: Room, seat: int, number: int, seconds: float) -> wire.ProgramQuestion:
    """All that the seat may know, and all that it may do."""
    assert room.play is not None
    rules, state = room.play.rules, room.play.match.state
    options = [rules.text(action) for action in rules.options(state, seat)]
    return wire.ProgramQuestion(
        number, room.table.id, seat, Raw(encode(rules.view(state, seat))), options, seconds
    )
