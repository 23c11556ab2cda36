"""Whole numbers of 64 bits everywhere: in SQLite they have always been, in PostgreSQL they are named so."""

from alembic import op
from sqlalchemy import BigInteger, Integer, inspect

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        return
    found = inspect(op.get_bind())
    for table in found.get_table_names():
        for column in found.get_columns(table):
            if isinstance(column["type"], Integer) and not isinstance(column["type"], BigInteger):
                op.alter_column(table, column["name"], type_=BigInteger)


def downgrade() -> None:
    """What is wide enough for more is wide enough for less."""
