"""Several sessions for each person in the place of one token; passkeys, codes, and what keeps an account."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

KEPT = ("id", "name", "mark", "lang", "made")  # columns of people that stay as they are


def text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String, nullable=False, server_default="")


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default="0")


def upgrade() -> None:
    make_tables()
    move_tokens()
    op.create_table(
        "people_kept",
        sa.Column("id", sa.String, primary_key=True),
        *[text(name) for name in ("name", "mark", "lang")],
        *[number(name) for name in ("made", "kept")],
        *[text(name) for name in ("email", "recovery")],
        number("recovery_made"),
        *[text(name) for name in ("written", "folded")],
    )
    columns = ", ".join(KEPT)
    op.execute(f"INSERT INTO people_kept ({columns}) SELECT {columns} FROM people")
    op.drop_table("people")
    op.rename_table("people_kept", "people")
    for name in ("email", "recovery", "written", "folded"):
        op.create_index(f"people_by_{name}", "people", [name])


def make_tables() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, primary_key=True),
        *[text(name) for name in ("person", "token", "coming")],
        number("coming_at"),
        text("old"),
        number("old_until"),
        text("label"),
        *[number(name) for name in ("made", "seen", "rotated")],
        text("guest"),
    )
    op.create_index("sessions_by_token", "sessions", ["token"], unique=True)
    for name in ("person", "coming", "old"):
        op.create_index(f"sessions_by_{name}", "sessions", [name])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        *[text(name) for name in ("person", "key")],
        number("count"),
        text("label"),
        *[number(name) for name in ("made", "used")],
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "codes",
        sa.Column("digest", sa.String, primary_key=True),
        *[text(name) for name in ("kind", "person", "address")],
        *[number(name) for name in ("made", "until")],
    )
    op.create_index("codes_by_person", "codes", ["person"])


def move_tokens() -> None:
    """Nobody loses a seat: whoever has a token has a session with it, as if it had been seen now."""
    if op.get_bind().dialect.name != "sqlite":  # nobody else has an older store
        return
    now = time.time_ns() // 1_000_000
    query = sa.text(
        "INSERT INTO sessions (id, person, token, made, seen, rotated) "
        "SELECT lower(hex(randomblob(8))), id, token, made, :now, :now FROM people"
    )
    op.get_bind().execute(query, {"now": now})


def downgrade() -> None:
    """Of each person the session that was seen last stays."""
    op.create_table(
        "people_old",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("token", sa.String, nullable=False, unique=True),
        *[sa.Column(name, sa.String, nullable=False) for name in ("name", "mark", "lang")],
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO people_old (id, token, name, mark, lang, made) "
        "SELECT p.id, min(s.token), p.name, p.mark, p.lang, p.made "
        "FROM people p JOIN sessions s ON s.person = p.id "
        "WHERE s.seen = (SELECT max(seen) FROM sessions WHERE person = p.id) GROUP BY p.id"
    )
    for name in ("people", "codes", "passkeys", "sessions"):
        op.drop_table(name)
    op.rename_table("people_old", "people")
