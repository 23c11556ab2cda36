"""Changes of a table are counted: nobody writes over what somebody else wrote. None is stored as broken."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("changes", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.execute("UPDATE tables SET phase = 'playing' WHERE phase = 'broken'")


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("changes")
