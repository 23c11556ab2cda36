"""The settings of the page that an account keeps for all devices, as one JSON text."""

import msgspec
from sqlalchemy import Connection, select

from tilewright.server.store import schema
from tilewright.server.store.jobs import Job, Stale
from tilewright.server.store.replacing import replace_row
from tilewright.server.store.store import Store
from tilewright.server.structs import replace
from tilewright.server.wire.lobby import PageSettings


def read(text: str) -> PageSettings:
    """What a later version wrote, or nobody can read, counts as never chosen."""
    try:
        return msgspec.json.decode(text, type=PageSettings)
    except msgspec.DecodeError:
        return PageSettings()


def page_settings(store: Store, person: str) -> PageSettings:
    p = schema.page_settings
    found = store.rows(select(p.c.text).where(p.c.person == person))
    return read(str(found[0][0])) if found else PageSettings()


def change_settings(person: str, change: PageSettings) -> Job:
    """What is given, beside what was chosen before; Stale for whoever keeps no account any more."""
    p, people = schema.page_settings, schema.people.c

    def job(connection: Connection) -> None:
        if connection.execute(select(people.id).where(people.id == person, people.kept > 0)).first() is None:
            raise Stale
        before = connection.execute(select(p.c.text).where(p.c.person == person)).scalar()
        given = {name: value for name, value in msgspec.structs.asdict(change).items() if value is not None}
        after = replace(read(str(before or "{}")), **given)
        replace_row(p, person=person, text=msgspec.json.encode(after).decode())(connection)

    return job
