"""Programs that play with an account of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("keeper", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("programs_by_token", "programs", ["token"], unique=True)
    op.create_index("programs_by_keeper", "programs", ["keeper"])


def downgrade() -> None:
    op.drop_table("programs")
