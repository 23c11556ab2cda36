"""The tables of the store as SQLAlchemy Core knows them; the migrations make them."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()
MOVING = "moving"  # a switch that is on while a store is filled from another
# Milliseconds since 1970 are among them. SQLite has one size for all whole numbers.
Number = BigInteger().with_variant(Integer(), "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("kept", Number, nullable=False),
    Column("email", String, nullable=False),
    Column("recovery", String, nullable=False),
    Column("recovery_made", Number, nullable=False),
    Column("written", String, nullable=False),  # how the name looks, see room/names.py
    Column("folded", String, nullable=False),
    Index("people_by_email", "email"),
    Index("people_by_recovery", "recovery"),
    Index("people_by_written", "written"),
    Index("people_by_folded", "folded"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("token", String, nullable=False),
    Column("coming", String, nullable=False),
    Column("coming_at", Number, nullable=False),
    Column("old", String, nullable=False),
    Column("old_until", Number, nullable=False),
    Column("label", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("seen", Number, nullable=False),
    Column("rotated", Number, nullable=False),
    Column("guest", String, nullable=False),
    Index("sessions_by_token", "token", unique=True),
    Index("sessions_by_person", "person"),
    Index("sessions_by_coming", "coming"),
    Index("sessions_by_old", "old"),
)

page_settings = Table(
    "page_settings",
    metadata,
    Column("person", String, primary_key=True),
    Column("text", Text, nullable=False),  # JSON, see wire/lobby.py
)

programs = Table(
    "programs",
    metadata,
    Column("person", String, primary_key=True),
    Column("keeper", String, nullable=False),
    Column("token", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("seen", Number, nullable=False),
    Index("programs_by_token", "token", unique=True),
    Index("programs_by_keeper", "keeper"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("key", String, nullable=False),
    Column("count", Number, nullable=False),
    Column("label", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("used", Number, nullable=False),
    Index("passkeys_by_person", "person"),
)

codes = Table(
    "codes",
    metadata,
    Column("digest", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, nullable=False),
    Column("address", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("until", Number, nullable=False),
    Index("codes_by_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("spec", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("clock_move", Number, nullable=False),
    Column("clock_game", Number, nullable=False),
    Column("absent", Number, nullable=False),
    Column("seed", String, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("rematch", String, nullable=False),
    Column("scores", String, nullable=False),
    Column("winners", String, nullable=False),
    Column("made", Number, nullable=False),
    Column("begun", Number, nullable=False),
    Column("ended", Number, nullable=False),
    Column("helps", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("removed", Text, nullable=False),
    Column("muted", Text, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("more_seats", Boolean, nullable=False),
    Column("rules_version", Number, nullable=False),
    Column("changes", Number, nullable=False),
    Column("last_ballot", Number, nullable=False),
    Column("bot_pause", Number, nullable=False),
    Index("tables_by_phase", "phase", "listed", "made"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Number, primary_key=True),
    Column("kind", String, nullable=False),
    Column("holder", String, nullable=False),
    Column("name", String, nullable=False),
    Column("mark", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("stand_in", String, nullable=False),
    Column("code", String, nullable=False),
    Column("left", Boolean, nullable=False),
    Index("seats_by_holder", "holder"),
    Index("seats_by_code", "code"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("n", Number, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Number, nullable=False),
    Column("text", Text, nullable=False),
    Column("digest", String, nullable=False),
    Column("marks", String, nullable=False),
    Column("spent", String, nullable=False),
    Column("at", Number, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("n", Number, primary_key=True),
    Column("seat", Number, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Number, nullable=False),
    Column("person", String, nullable=False),
)

ballots = Table(
    "ballots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Number, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Number, nullable=False),
    Column("bot", String, nullable=False),
    Column("line", Number, nullable=False),
    Column("count", Number, nullable=False),
    Column("agreed", String, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("n", Number, nullable=False),
    Column("thought", String, nullable=False),
    Column("away", String, nullable=False),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Number, primary_key=True),
    Column("at", Number, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("seat", Number, primary_key=True),
    Column("score", Number, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("pieces", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Number, nullable=False),
)

compatibility = Table(
    "compatibility",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=False),
    Column("least", String, nullable=False),  # the oldest shape whose servers can work with it
)

# Of several servers on one store; with one server both stay empty.

servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("address", String, nullable=False),  # at which the others reach it
    Column("until", Number, nullable=False),  # by the clock of the database
    Column("version", String, nullable=False),  # of its Tilewright
)

leases = Table(
    "leases",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("holder", String, nullable=False),  # a server; nobody if that one is not among them
    Column("token", Number, nullable=False),  # grows whenever the holder changes
    Index("leases_by_holder", "holder"),
)
