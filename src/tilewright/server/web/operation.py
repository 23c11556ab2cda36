"""The type of an HTTP operation: route, body, answer and handler."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tilewright.server.web.call import Call


class Operation(NamedTuple):
    """`body` None: no body; str: plain text. `new`: counts as a new table."""

    method: str
    path: str
    about: str
    run: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    new: bool = False
