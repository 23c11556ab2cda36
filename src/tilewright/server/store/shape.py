"""The shape (schema version) of a store: its migrations, and which servers can work with it.

A migration that says `rolling = True` only adds what servers of the shape before need not know. Servers of both
shapes may then run side by side, and one of the older shape may still start. The store says itself which is the
oldest shape that can work with it."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, Engine, inspect

from tilewright.server.errors import ServerError
from tilewright.server.store import schema
from tilewright.server.store.replacing import replace_row

MIGRATIONS: Final = Path(__file__).parent / "migrations"
FURTHER: Final[list[Path]] = []  # folders with migrations of a version to come, in tests
ONLY: Final = 1  # row of the table `compatibility`


def scripts() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    if FURTHER:
        folders = [str(one).replace("%", "%%") for one in (MIGRATIONS / "versions", *FURTHER)]
        config.set_main_option("path_separator", "newline")
        config.set_main_option("version_locations", "\n".join(folders))
    return config


def known_shapes() -> list[Script]:
    """All that this Tilewright knows, the newest first."""
    return list(ScriptDirectory.from_config(scripts()).walk_revisions())


def head() -> str:
    """The newest shape of a store."""
    return known_shapes()[0].revision


def is_rolling(script: Script) -> bool:
    return bool(getattr(script.module, "rolling", False))


def least_for(shape: str) -> str:
    """The oldest shape whose servers can work with a store of that one."""
    chain = {script.revision: script for script in known_shapes()}
    while is_rolling(chain[shape]):
        shape = str(chain[shape].down_revision)
    return shape


def stored_shape(connection: Connection) -> str:
    """ "": nothing is stored there yet."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def pending(engine: Engine) -> list[Script]:
    """The migrations that the store has not seen, the newest first. ServerError if a newer Tilewright has
    changed it so that this one cannot work with it."""
    scripts = known_shapes()
    known = [script.revision for script in scripts]
    with engine.connect() as connection:
        stored = stored_shape(connection)
        if stored in known:
            return scripts[: known.index(stored)]
        if stored and stored_least(connection) not in known:
            raise ServerError(409, "server-store-newer", stored=stored, known=known[0])
    return [] if stored else scripts


def stored_least(connection: Connection) -> str:
    c = schema.compatibility
    if not inspect(connection).has_table(c.name):
        return ""
    found: Any = connection.execute(c.select().where(c.c.id == ONLY)).first()
    return "" if found is None else str(found.least)


def older_shape(engine: Engine) -> str:
    """That of the store if something is left to migrate, else "". ServerError if there is no store, or one that
    this Tilewright cannot work with. The engine is closed."""
    try:
        with engine.connect() as connection:
            stored = stored_shape(connection)
        if not stored:
            raise ServerError(503, "server-store-no-database")
        return stored if pending(engine) else ""
    finally:
        engine.dispose()


def require_own(engine: Engine) -> None:
    """ServerError unless it has the shape that this Tilewright knows: of a newer one a copy would lose something
    without a word."""
    with engine.connect() as connection:
        stored, known = stored_shape(connection), head()
    if stored != known:
        older = stored < known
        raise ServerError(409, "server-store-older" if older else "server-store-newer", stored=stored, known=known)


def migrate(engine: Engine, to: str = "head", patience: str = "") -> None:
    """Nothing is done to a store that is newer already. `patience` is what PostgreSQL is told about locks."""
    if not pending(engine):
        return
    config = scripts()
    with engine.begin() as connection:
        if patience:
            connection.exec_driver_sql(patience)
        config.attributes["connection"] = connection
        command.upgrade(config, to)
        if inspect(connection).has_table(schema.compatibility.name):
            least = least_for(stored_shape(connection))
            replace_row(schema.compatibility, id=ONLY, least=least)(connection)
