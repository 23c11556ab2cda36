"""Versions of Tilewright to come, as far as a store knows them: this one with a migration more."""

from pathlib import Path

from tilewright.server.store.shape import head

TODAY = head()
SOON, LATER = "9001", "9002"  # shapes
ADDS = f"""
import sqlalchemy as sa
from alembic import op

revision, down_revision, rolling = "{SOON}", "{{before}}", True


def upgrade():
    op.add_column("tables", sa.Column("colour", sa.String, nullable=False, server_default="red"))
    op.create_table("colours", sa.Column("name", sa.String, primary_key=True))
"""
TAKES_AWAY = f"""
from alembic import op

revision, down_revision = "{LATER}", "{SOON}"


def upgrade():
    op.drop_table("colours")
"""


def rolling_version(folder: Path) -> Path:
    """The folder with its migration: beside its servers those of today can go on."""
    folder.mkdir()
    (folder / "v9001_colours.py").write_text(ADDS.format(before=TODAY), encoding="utf-8")
    return folder


def breaking_version(folder: Path) -> Path:
    """The one after that, which needs the store alone."""
    rolling_version(folder)
    (folder / "v9002_no_colours.py").write_text(TAKES_AWAY, encoding="utf-8")
    return folder
