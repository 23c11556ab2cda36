"""Who was removed or muted at a table, what its owner allows, and who said a line of chat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        for name in ("removed", "muted"):
            tables.add_column(sa.Column(name, sa.Text, nullable=False, server_default=""))
        tables.add_column(sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.true()))
        tables.add_column(sa.Column("more_seats", sa.Boolean, nullable=False, server_default=sa.false()))
    with op.batch_alter_table("chat", recreate="never") as chat:
        chat.add_column(sa.Column("person", sa.String, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("person")
    with op.batch_alter_table("tables") as tables:
        for name in ("more_seats", "talk", "muted", "removed"):
            tables.drop_column(name)
