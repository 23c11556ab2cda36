"""The settings of the page, for people who keep an account."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
rolling = True


def upgrade() -> None:
    op.create_table(
        "page_settings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("page_settings")
