"""How long the bots of a table wait for second thoughts; existing tables do what is usual at their server."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("bot_pause", sa.Integer, nullable=False, server_default=sa.text("-1")))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("bot_pause")
