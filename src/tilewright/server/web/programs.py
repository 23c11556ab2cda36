"""HTTP operations on programs: your own, those that are connected, challenges."""

from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.programs import accounts
from tilewright.server.room.seating import free_chair
from tilewright.server.web.call import Call
from tilewright.server.web.operation import Operation
from tilewright.server.wire import outgoing
from tilewright.server.wire import programs as wire


async def own_programs(call: Call) -> wire.ProgramList:
    return await accounts.own_programs(call.hub, call.require_person().id)


async def new_program(call: Call) -> wire.ProgramMade:
    return await accounts.make_program(call.hub, call.require_person(), call.body.name)


async def new_program_token(call: Call) -> wire.ProgramMade:
    return await accounts.renew_token(call.hub, call.require_person().id, call.body.id)


async def remove_program(call: Call) -> wire.ProgramList:
    me = call.require_person().id
    await accounts.remove_program(call.hub, me, call.body.id, call.pieces())
    return await accounts.own_programs(call.hub, me)


async def programs_here(call: Call) -> wire.ProgramsOffered:
    return await call.hub.store.read(accounts.all_connected, call.hub)


async def challenge(call: Call) -> outgoing.TableSeen:
    """By the owner of the table, before the game; the program may say no. Until it sits, a code is good too."""
    hub, person, body = call.hub, call.require_person(), call.body
    room = await call.seen_room()
    if room.table.owner != person.id:
        raise ServerError(403, "server-not-owner")
    free_chair(room.table, body.seat)
    socket = hub.programs.connected(body.program)
    hub.moderation.check_seated_with(body.program, [person.id, *room.table.people()])
    offered = hub.programs.offer(person.id, body.program, room.table.id, body.seat)
    socket.challenged(offered, room.table.spec, len(room.table.chairs), person.name)
    return room.seen_by(person.id)


ME: Final = "/api/me/programs"
PROGRAMS: Final = (
    Operation("GET", ME, "Your programs", own_programs, wire.ProgramList),
    Operation("POST", ME, "A new program and its token", new_program, wire.ProgramMade, wire.NewProgram),
    Operation("POST", ME + "/token", "Replace a token", new_program_token, wire.ProgramMade, wire.ProgramRef),
    Operation("POST", ME + "/remove", "Delete a program", remove_program, wire.ProgramList, wire.ProgramRef),
    Operation("GET", "/api/programs", "Connected programs", programs_here, wire.ProgramsOffered),
    Operation(
        "POST",
        "/api/tables/{table}/challenge",
        "Offer a seat to a program",
        challenge,
        outgoing.TableSeen,
        wire.ProgramChallenged,
    ),
)
