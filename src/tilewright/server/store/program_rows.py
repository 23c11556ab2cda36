"""Queries and jobs about programs that play with an account of their own."""

from sqlalchemy import Connection, func, insert, select, update

from tilewright.server.person import Person, Program
from tilewright.server.store import schema
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.people import change_one, check_name, fields_of
from tilewright.server.store.rows import read_all
from tilewright.server.store.store import Store


def programs_of(store: Store, keeper: str) -> list[Program]:
    p = schema.programs
    query = select(p).where(p.c.keeper == keeper).order_by(p.c.made, p.c.person)
    return read_all(Program, store.facts(query), "programs", store.noted)


def programs_among(store: Store, people: set[str]) -> dict[str, Program]:
    """Those of these that there are, by the id of the person."""
    p = schema.programs
    rows = store.facts(select(p).where(p.c.person.in_(people)))
    return {one.person: one for one in read_all(Program, rows, "programs", store.noted)}


def program_with_token(store: Store, token: str) -> tuple[Program, Person] | None:
    """By the digest of its token."""
    p = schema.programs
    found = read_all(Program, store.facts(select(p).where(p.c.token == token)), "programs", store.noted)
    person = store.people.person(found[0].person) if found else None
    return (found[0], person) if person is not None else None


def add_program(person: Person, program: Program, forms: tuple[str, str], most: int) -> Job:
    """With its name kept for it; Stale if somebody else's by now, or if its keeper has enough or is no more."""
    p = schema.programs
    keeper = select(schema.people.c.id).where(schema.people.c.id == program.keeper)

    def job(connection: Connection) -> None:
        if connection.execute(keeper).first() is None:
            raise Stale
        check_name(connection, forms, person.id)
        count = connection.execute(select(func.count()).where(p.c.keeper == program.keeper)).scalar_one()
        if count >= most:
            raise Stale
        shown = dict(zip(("written", "folded"), forms, strict=True))
        connection.execute(insert(schema.people).values(**fields_of(person), **shown))
        connection.execute(insert(p).values(**fields_of(program)))

    return job


def change_token(person: str, keeper: str, token: str) -> Job:
    p = schema.programs
    query = update(p).where(p.c.person == person, p.c.keeper == keeper).values(token=token)
    return lambda connection: change_one(connection, query)


def see_program(person: str, now: int) -> Job:
    query = update(schema.programs).where(schema.programs.c.person == person).values(seen=now)
    return lambda connection: change_one(connection, query)
