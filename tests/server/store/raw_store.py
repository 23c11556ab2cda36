"""A store behind the back of its server, on either database: statements as they are, with `?` for values."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, create_engine
from sqlalchemy.pool import NullPool

from tilewright.server.store.place import is_url, url_of


@contextmanager
def raw(place: str) -> Iterator[Callable[..., Any]]:
    """All of it is committed in the end."""
    url = url_of(place) if is_url(place) else URL.create("sqlite", database=place)
    engine = create_engine(url, poolclass=NullPool)
    mark = "%s" if is_url(place) else "?"
    with engine.begin() as connection:
        yield lambda statement, *values: connection.exec_driver_sql(statement.replace("?", mark), values)
    engine.dispose()
