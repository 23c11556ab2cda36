"""Roles, bans, blocks and reports of a person who is merged into another account, or deleted."""

from sqlalchemy import Connection, delete, select, update

from tilewright.server.store import admin_schema as schema


def hand_over(connection: Connection, guest: str, person: str) -> None:
    """Whoever has blocked the guest has blocked the person, and so on: nobody gets rid of it by signing in."""
    hidden = schema.hidden_people
    for column, other in ((hidden.c.person, hidden.c.other), (hidden.c.other, hidden.c.person)):
        for flag in (hidden.c.muted, hidden.c.blocked):  # whichever of the two rows says it
            said = select(other).where(column == guest, flag)
            connection.execute(update(hidden).where(column == person, other.in_(said)).values({flag.name: True}))
        known = select(other).where(column == person)
        both = (column == guest) & (other.in_(known) | (other == person))
        connection.execute(delete(hidden).where(both))
        connection.execute(update(hidden).where(column == guest).values({column.name: person}))
    for table in (schema.bans, schema.reports):
        connection.execute(update(table).where(table.c.person == guest).values(person=person))
    connection.execute(update(schema.reports).where(schema.reports.c.reporter == guest).values(reporter=person))
    for table in (schema.roles, schema.invited):
        known = select(table.c.person).where(table.c.person == person)
        if connection.execute(known).first() is None:
            connection.execute(update(table).where(table.c.person == guest).values(person=person))
        connection.execute(delete(table).where(table.c.person == guest))


def forget(connection: Connection, person: str) -> None:
    """Reports about them stay for the moderators, but lead to nobody; so do those that they made."""
    hidden, reports = schema.hidden_people, schema.reports
    for table in (schema.roles, schema.invited, schema.bans):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(hidden).where((hidden.c.person == person) | (hidden.c.other == person)))
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=""))
    connection.execute(update(reports).where(reports.c.person == person).values(person=""))
