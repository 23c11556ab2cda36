"""Roles, bans, announcements, invitations, reports, people who keep apart; and a log that only grows."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

NUMBERED = {"sqlite_autoincrement": True}


def text(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def key(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.String, primary_key=True)


def number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=True)


def upgrade() -> None:
    op.create_table("roles", key("person"), *text("role"), *numbers("at"))
    op.create_table(
        "bans", number("id"), *text("person", "network", "reason", "who"), *numbers("at", "until"), **NUMBERED
    )
    op.create_table("announcements", key("lang"), *text("text", "level"), *numbers("at", "until"))
    op.create_table(
        "invitations",
        number("id"),
        sa.Column("code", sa.String, nullable=False, unique=True),
        *text("note", "who"),
        *numbers("uses", "used", "at", "until"),
        **NUMBERED,
    )
    op.create_table("invited", key("person"), *numbers("invitation", "at"))
    op.create_table("switches", key("name"), *numbers("at"))
    op.create_table("audit", number("n"), *numbers("at"), *text("who", "act", "whom", "why"), **NUMBERED)
    keep_audit()
    op.create_table(
        "hidden_people",
        key("person"),
        key("other"),
        *text("name"),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("blocked", sa.Boolean, nullable=False),
        *numbers("at"),
    )
    op.create_table(
        "reports",
        number("id"),
        *numbers("at"),
        *text("reporter", "person", "name", "table_id", "about", "category", "text", "context", "state"),
        *text("handled_by", "note"),
        *numbers("handled_at"),
        **NUMBERED,
    )
    op.create_index("reports_by_state", "reports", ["state", "id"])


def keep_audit() -> None:
    """Nothing in it is changed or deleted."""
    action = "BEGIN SELECT RAISE(ABORT, 'the audit log only grows'); END"
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            "CREATE FUNCTION audit_only_grows() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN RAISE EXCEPTION 'the audit log only grows'; END $$"
        )
        action = "EXECUTE FUNCTION audit_only_grows()"
    for change in ("UPDATE", "DELETE"):
        op.execute(f"CREATE TRIGGER audit_no_{change.lower()} BEFORE {change} ON audit FOR EACH ROW {action}")


def downgrade() -> None:
    for name in ("reports", "hidden_people", "audit", "switches", "invited", "invitations", "announcements"):
        op.drop_table(name)
    for name in ("bans", "roles"):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION audit_only_grows()")
