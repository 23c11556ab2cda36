"""Tables of the store for roles, bans, invitations, reports and the audit log."""

from sqlalchemy import Boolean, Column, Index, String, Table, Text

from tilewright.server.store.schema import Number, metadata

roles = Table(
    "roles",
    metadata,
    Column("person", String, primary_key=True),
    Column("role", String, nullable=False),
    Column("at", Number, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("person", String, nullable=False),
    Column("network", String, nullable=False),
    Column("reason", Text, nullable=False),
    Column("who", String, nullable=False),
    Column("at", Number, nullable=False),
    Column("until", Number, nullable=False),
    Column("only_chat", Boolean, nullable=False),
    sqlite_autoincrement=True,
)

announcements = Table(
    "announcements",
    metadata,
    Column("lang", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("level", String, nullable=False),
    Column("at", Number, nullable=False),
    Column("until", Number, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("code", String, nullable=False, unique=True),
    Column("note", Text, nullable=False),
    Column("who", String, nullable=False),
    Column("uses", Number, nullable=False),
    Column("used", Number, nullable=False),
    Column("at", Number, nullable=False),
    Column("until", Number, nullable=False),
    sqlite_autoincrement=True,
)

invited = Table(
    "invited",
    metadata,
    Column("person", String, primary_key=True),
    Column("invitation", Number, nullable=False),
    Column("at", Number, nullable=False),
)

switches = Table(
    "switches",
    metadata,
    Column("name", String, primary_key=True),
    Column("at", Number, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("n", Number, primary_key=True, autoincrement=True),
    Column("at", Number, nullable=False),
    Column("who", String, nullable=False),
    Column("act", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("why", Text, nullable=False),
    sqlite_autoincrement=True,
)

hidden_people = Table(
    "hidden_people",
    metadata,
    Column("person", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("muted", Boolean, nullable=False),  # hidden
    Column("blocked", Boolean, nullable=False),
    Column("at", Number, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("at", Number, nullable=False),
    Column("reporter", String, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("table_id", String, nullable=False),
    Column("about", String, nullable=False),
    Column("category", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("context", Text, nullable=False),
    Column("state", String, nullable=False),
    Column("handled_by", String, nullable=False),
    Column("note", Text, nullable=False),
    Column("handled_at", Number, nullable=False),
    Index("reports_by_state", "state", "id"),
    sqlite_autoincrement=True,
)
