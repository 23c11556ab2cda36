"""Inserts a row or replaces the one with the same key, on either database."""

from typing import Any

from sqlalchemy import Connection, Select, Table
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.server.store.jobs import Job


def replacing(connection: Connection, table: Table) -> Any:
    """An INSERT that takes the place of what has the same key."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    query = dialect.insert(table)
    keys = [column.name for column in table.primary_key.columns]
    others = {column.name: query.excluded[column.name] for column in table.columns if column.name not in keys}
    return query.on_conflict_do_update(index_elements=keys, set_=others)


def replace_row(table: Table, **facts: Any) -> Job:
    """All columns are given."""

    def job(connection: Connection) -> None:
        connection.execute(replacing(connection, table), facts)

    return job


def replace_selected(table: Table, names: list[str], rows: Select[Any]) -> Job:
    """The same with what is selected, if anything is."""

    def job(connection: Connection) -> None:
        connection.execute(replacing(connection, table).from_select(names, rows))

    return job
