"""Exports whole records from the store for its host, also of running games."""

from pathlib import Path

from sqlalchemy.exc import DBAPIError

from tilewright.kernel.record import write_record
from tilewright.server.errors import ServerError
from tilewright.server.room.room import new_play, spec_of
from tilewright.server.store.engine import need_file, store_error
from tilewright.server.store.place import Place, is_url
from tilewright.server.store.store import Store
from tilewright.server.table import OVER, PLAYING


def whole_record(db: Place, key: str) -> str:
    """With the seed and everybody's secrets: for the operator, never for the network. A server may be running."""
    if not is_url(db):
        need_file(Path(db))
    store = Store(db, writing=False)
    try:
        try:
            table = store.table(key)
        except DBAPIError as error:  # no store at all, or one with another shape
            raise store_error(error) from None
        if table is None or table.broken or table.phase not in (PLAYING, *OVER):
            raise ServerError(404, "server-store-no-game", table=key)
        play = new_play(table)
        play.replay(store.journal(key), 0)
        return write_record(play.whole_match(), spec_of(table))
    finally:
        store.close()
