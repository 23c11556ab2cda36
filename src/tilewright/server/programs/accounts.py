"""Accounts of programs: creating one for its keeper, renewing its token, removing it."""

import secrets
from typing import Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.people.deletion import delete_person
from tilewright.server.people.names import check_not_kept, forms_of
from tilewright.server.people.sessions import new_token
from tilewright.server.person import PROGRAM, Person, Program, Session, Visitor
from tilewright.server.room.names import normalize_name
from tilewright.server.room.seating import digest
from tilewright.server.store import program_rows
from tilewright.server.wire import programs as wire

EACH: Final = 3  # programs of one keeper


async def make_program(hub: Hub, keeper: Person, name: str) -> wire.ProgramMade:
    """Only for people with an account: somebody answers for every program."""
    if not keeper.kept:
        raise ServerError(403, "server-account-needed")
    name = normalize_name(name)
    hub.moderation.check_name(name, "")
    await hub.store.read(check_not_kept, hub.store, name, "")
    if len(await hub.store.read(program_rows.programs_of, hub.store, keeper.id)) >= EACH:
        raise ServerError(409, "server-programs-enough", most=EACH)
    now, token = clock.now(), new_token()
    person = Person(PROGRAM + secrets.token_hex(8), name=name, lang=keeper.lang, made=now, kept=now)
    program = Program(person.id, keeper.id, digest(token), made=now)
    await hub.store.write(program_rows.add_program(person, program, forms_of(name), EACH))
    return wire.ProgramMade(person.id, name, token)


async def own_programs(hub: Hub, keeper: str) -> wire.ProgramList:
    return await hub.store.read(list_programs, hub, keeper)


def list_programs(hub: Hub, keeper: str) -> wire.ProgramList:
    found = []
    for one in program_rows.programs_of(hub.store, keeper):
        person = hub.store.people.person(one.person)
        if person is not None:
            here = hub.programs.here.get(one.person)
            tables = here.tables() if here is not None else 0
            found.append(wire.ProgramSeen(one.person, person.name, one.made, one.seen, here is not None, tables))
    return wire.ProgramList(found)


async def find_own_program(hub: Hub, keeper: str, key: str) -> Program:
    """ServerError if it is not theirs; nobody hears whether it is another's."""
    for one in await hub.store.read(program_rows.programs_of, hub.store, keeper):
        if one.person == key:
            return one
    raise ServerError(404, "server-no-program")


async def renew_token(hub: Hub, keeper: str, key: str) -> wire.ProgramMade:
    """The old one is void at once, and whoever plays with it is sent away."""
    program = await find_own_program(hub, keeper, key)
    person = await hub.store.read(hub.store.people.person, program.person)
    token = new_token()
    await hub.store.write(program_rows.change_token(program.person, keeper, digest(token)))
    hub.programs.drop(program.person, "signed-out")
    hub.moderation.on_change()
    return wire.ProgramMade(program.person, person.name if person is not None else "", token)


async def remove_program(hub: Hub, keeper: str, key: str, pieces: WorkPieces) -> None:
    """As when a person deletes everything: finished games stay, with nobody behind the seat."""
    program = await find_own_program(hub, keeper, key)
    hub.programs.drop(program.person, "signed-out")
    person = await hub.store.read(hub.store.people.person, program.person)
    if person is not None:
        await delete_person(hub, Visitor(Session("", person.id, ""), person, ""), pieces)


async def remove_all(hub: Hub, keeper: str, pieces: WorkPieces) -> None:
    for one in await hub.store.read(program_rows.programs_of, hub.store, keeper):
        await remove_program(hub, keeper, one.person, pieces)


def all_connected(hub: Hub) -> wire.ProgramsOffered:
    """Those that could be challenged now or soon."""
    found = []
    for key, socket in hub.programs.here.items():
        person = hub.store.people.person(key)
        if person is not None:
            found.append(wire.ProgramOffered(key, person.name, socket.tables()))
    return wire.ProgramsOffered(sorted(found, key=lambda one: one.name.casefold()))
