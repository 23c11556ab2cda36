"""Which version every server has, and which is the oldest that can work with this store."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "compatibility",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("least", sa.String, nullable=False),
    )
    op.add_column("servers", sa.Column("version", sa.String, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("servers", "version")
    op.drop_table("compatibility")
