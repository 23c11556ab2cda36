"""Every column of the store that can name a person: what happens to it when they take a copy, or are deleted."""

import json

from sqlalchemy import String, Text

from tests.server.asking import act, person_id
from tests.server.conftest import Running, two_at_table
from tests.server.people.accounts import kept, on_next_device
from tests.server.people.test_merging import everywhere
from tilewright.server.store import admin_schema, schema

# Of columns with text: who they are about.
# "id": of people. A deleted person's is nowhere but in what is KEPT.
IDS = {
    "people.id", "sessions.person", "sessions.guest", "page_settings.person", "programs.person", "programs.keeper",
    "passkeys.person", "codes.person", "tables.owner", "tables.removed", "tables.muted", "seats.holder",
    "chat.person", "ballots.agreed", "roles.person", "bans.person", "invited.person", "hidden_people.person",
    "hidden_people.other", "reports.reporter", "reports.person", "audit.whom",
}  # fmt: skip
# What a person wrote, chose, is called or signs in with.
WORDS = {
    "people.name", "people.mark", "people.lang", "people.email", "people.recovery", "people.written",
    "people.folded", "sessions.id", "sessions.token", "sessions.coming", "sessions.old", "sessions.label",
    "page_settings.text", "programs.token", "passkeys.id", "passkeys.key", "passkeys.label", "codes.digest",
    "codes.kind", "codes.address", "seats.name", "seats.mark", "seats.code", "chat.name", "chat.text",
    "records.text", "hidden_people.name", "roles.role", "bans.reason", "reports.name", "reports.text",
    "reports.context", "reports.note", "audit.why",
}  # fmt: skip
# Those who look after the server, as they did it: by name and id.
STAFF = {"bans.who", "invitations.who", "reports.handled_by", "audit.who"}
# What stays when a person is deleted: moderators need it, and docs/hosting.md says so.
KEPT = {"reports", "audit", "bans.who", "invitations.who"}
# Games, machines and texts of the host.
NOBODY = {
    "bans.network", "invitations.code", "invitations.note", "announcements.lang", "announcements.text",
    "announcements.level", "switches.name", "reports.table_id", "reports.about", "reports.category",
    "reports.state", "audit.act", "tables.id", "tables.spec", "tables.phase", "tables.seed", "tables.rematch",
    "tables.scores", "tables.winners", "seats.table_id", "seats.kind", "seats.bot", "seats.stand_in",
    "journal.table_id", "journal.kind", "journal.text", "journal.digest", "journal.marks", "journal.spent",
    "chat.table_id", "ballots.table_id", "ballots.kind", "ballots.bot", "clocks.table_id", "clocks.thought",
    "clocks.away", "results.table_id", "results.pieces", "records.table_id", "compatibility.least", "servers.id",
    "servers.address", "servers.version", "leases.table_id", "leases.holder",
}  # fmt: skip


def test_of_every_column_it_is_known_whom_it_names() -> None:
    """A new one must be thought of in the export, in `store/belongings.py` and in the test below."""
    assert admin_schema.audit.name in schema.metadata.tables  # one description for all
    found = {
        f"{table.name}.{column.name}"
        for table in schema.metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, String | Text)
    }
    groups = (IDS, WORDS, STAFF, NOBODY)
    assert found == set().union(*groups)
    assert sum(map(len, groups)) == len(found)  # each in one of them


def kept_lines(server: Running) -> str:
    """What moderators and hosts did, and reports."""
    store = server.hub.store.reading
    names = {one.partition(".")[0] for one in KEPT}
    return "\n".join(str(row) for name in names for row in store.exec_driver_sql(f"SELECT * FROM {name}"))


def test_all_that_names_somebody_is_taken_along_and_goes(server: Running) -> None:
    name = "Anna Everywhere"
    anna, _ = kept(server, name)
    person = person_id(server, name)
    own = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    anna.post(f"/api/tables/{own}/start", {})
    watched, carl, _ = two_at_table(server)
    looking = anna.sit_at(watched)
    assert looking.ask(t="say", text=f"a line by {name}")["t"] == "done"
    (who,) = [one["who"] for one in carl.sit_at(watched).table["watchers"] if one["name"] == name]
    for decided in ("mute", "remove"):
        carl.post(f"/api/tables/{watched}/{decided}", {"who": who})
    other, dora, _ = two_at_table(server)
    anna.post(f"/api/tables/{other}/hide", {"seat": 0, "blocked": True})
    anna.post(f"/api/tables/{other}/report", {"seat": 0, "category": "other", "text": "x"})
    dora.post(f"/api/tables/{own}/report", {"seat": 0, "category": "other", "text": "y"})
    anna.post("/api/me/settings", {"theme": "dark"})
    anna.post("/api/me/programs", {"name": f"{name} Bot"})
    anna.post("/api/invitation", {"code": act(server, "invite", uses=1, days=1)["code"]})
    act(server, "role", person=person, role="moderator")
    phone = on_next_device(anna)
    phone.post("/api/me/link")
    found = json.loads(phone.request("GET", "/api/me/export").raw)
    assert (found["name"], found["role"], found["settings"]) == (name, "moderator", {"theme": "dark"})
    assert found["invited"] > 0
    assert (found["removed"], found["muted"]) == ([watched], [watched])
    assert [one["name"] for one in found["programs"]] == [f"{name} Bot"]
    assert [one["text"] for one in found["chat"]] == [f"a line by {name}"]
    assert [one["id"] for one in found["tables"]] == [own]
    assert len(found["sessions"]) == 2
    assert len(found["hidden"]) == len(found["reports"]) == 1
    anna.post("/api/me/delete", {"name": name})
    kept_rows = kept_lines(server)
    left = [line for line in everywhere(server).splitlines() if line not in kept_rows]
    assert [line for line in left if person in line or name in line] == []
    for one in act(server, "reports", state="")["reports"]:
        assert person not in (one["reporter"], act(server, "report", id=one["id"])["person"])
