"""Where a store is: a file of SQLite, or a URL of PostgreSQL whose password is never shown."""

from hashlib import blake2b
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from tilewright.data_folder import data_folder, made
from tilewright.server.errors import ServerError

KINDS: Final = ("postgresql", "postgresql+psycopg", "postgres")
DRIVER: Final = "postgresql+psycopg"
SECRET: Final = ("password", "sslpassword")  # in the query of a URL
HIDDEN: Final = "***"

Place = str | Path


def is_url(place: Place) -> bool:
    return isinstance(place, str) and "://" in place


def url_of(place: str) -> URL:
    """ServerError if it names no database of PostgreSQL. It may hold a password: it is never shown."""
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):
        raise ServerError(400, "server-store-url") from None
    if url.drivername not in KINDS or not url.database:
        raise ServerError(400, "server-store-url")
    return url.set(drivername=DRIVER)


def shown(place: Place) -> str:
    """For people and logs."""
    if not is_url(place):
        return str(Path(place).absolute())
    try:
        return shown_url(url_of(str(place)))
    except ServerError:
        return HIDDEN


def shown_url(url: URL) -> str:
    query = {name: HIDDEN if name in SECRET else value for name, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=True)


def local_path(place: Place) -> Path:
    """A path of this machine that belongs to that store: its file, or one that only gives names to others."""
    if not is_url(place):
        return Path(place)
    url = url_of(str(place))
    query = {name: value for name, value in url.query.items() if name not in SECRET}
    named = url.set(password=None, query=query).render_as_string()
    return made(data_folder()) / f"postgresql-{blake2b(named.encode(), digest_size=6).hexdigest()}"
