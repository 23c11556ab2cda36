"""Helps and hints by table, ballots that outlive a restart, and what each seat had when a game was over."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        for name in ("helps", "hints"):
            tables.add_column(sa.Column(name, sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "ballots",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("agreed", sa.String, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("pieces", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("ballots")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
        tables.drop_column("helps")
