"""The version of the rules by which a table is played; what was begun before goes on by version 1."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("rules_version", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE tables SET rules_version = 0 WHERE phase = 'open'")  # it begins by the newest


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rules_version")
