"""The number of the last question that was put to all at a table: the next one gets another."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="never") as tables:
        tables.add_column(sa.Column("last_ballot", sa.Integer, nullable=False, server_default=sa.text("0")))
    if op.get_bind().dialect.name == "sqlite":  # nobody else has an older store
        op.execute(
            "UPDATE tables SET last_ballot = coalesce("
            "(SELECT max(number) FROM ballots WHERE table_id = tables.id AND typeof(number) = 'integer'), 0)"
        )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("last_ballot")
