"""The most frequent statements, sent to the driver directly, without the query builder."""

import contextlib
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError


@lru_cache(64)
def for_psycopg(query: str) -> str:
    return query.replace("?", "%s")


def run_bare(connection: Connection, query: str, facts: tuple[Any, ...] = ()) -> Any:
    """`?` stands for each of the facts. Errors of SQLite come as they are, others as SQLAlchemy has them."""
    if connection.dialect.name == "sqlite":
        return driver_of(connection).execute(query, facts)
    return connection.exec_driver_sql(for_psycopg(query), facts)


def driver_of(connection: Connection) -> Any:
    found = connection.connection.driver_connection
    assert found is not None
    return found


def roll_back(connection: Connection) -> None:
    """If a transaction is open, and there is still somebody to tell."""
    if connection.dialect.name == "sqlite":
        driver = driver_of(connection)
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        return
    with contextlib.suppress(DBAPIError):
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK")
