"""The first shape of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_tables()
    make_games()


def make_tables() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("spec", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("clock_move", sa.Integer, nullable=False),
        sa.Column("clock_game", sa.Integer, nullable=False),
        sa.Column("absent", sa.Integer, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String, nullable=False),
        sa.Column("scores", sa.String, nullable=False),
        sa.Column("winners", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "listed", "made"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("stand_in", sa.String, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_holder", "seats", ["holder"])
    op.create_index("seats_by_code", "seats", ["code"])


def make_games() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("marks", sa.String, nullable=False),
        sa.Column("spent", sa.String, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("records", "chat", "journal", "seats", "tables", "people"):
        op.drop_table(name)
