"""The jobs that the writer runs."""

from collections.abc import Callable

from sqlalchemy import Connection

Job = Callable[[Connection], None]


class Stale(Exception):
    """A job that was planned on something which is stored otherwise by now."""
