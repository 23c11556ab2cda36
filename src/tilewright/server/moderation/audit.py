"""The audit log as moderators read it over HTTP: acts about people and tables, with names."""

import re
from typing import Final

from tilewright.server.hub import Hub
from tilewright.server.moderation.stored_types import AuditLine
from tilewright.server.store import admin_people, admin_rows
from tilewright.server.wire.moderation import AuditList, AuditSeen

PAGE: Final = 50
ABOUT_PEOPLE: Final = ("ban", "unban", "mute", "unmute", "delete person", "end sessions")
ABOUT_TABLES: Final = ("close table", "delete table", "remove chat line")
NUMBERED: Final = ("handle report ", "role ")  # what follows is a number or a role
ACTOR: Final = re.compile(r"^(.*) \([0-9a-f]{16}\)$")
UNTIL: Final = re.compile(r"^(?:until ([^:]+:\d\d[^:]*)|for good): (.*)$", re.DOTALL)


def actor_name(who: str) -> str:
    """Without the id of the account."""
    found = ACTOR.match(who)
    return found[1] if found else who


def read_audit(hub: Hub, before: int) -> AuditList:
    """What else hosts do to the server, its files and addresses is theirs."""
    found = admin_rows.audit_lines(hub.store, before, PAGE, (*ABOUT_PEOPLE, *ABOUT_TABLES), NUMBERED)
    return AuditList([describe_line(hub, line) for line in found], found[-1].n if len(found) == PAGE else 0)


def describe_line(hub: Hub, line: AuditLine) -> AuditSeen:
    start = next((one for one in NUMBERED if line.act.startswith(one)), "")
    about = line.act.removeprefix(start) if start else ""
    act = (start or line.act).strip().replace(" ", "-")
    whom = line.whom if line.act in ABOUT_TABLES else name_of(hub, line.whom)
    limit = UNTIL.match(line.why) if line.act in ("ban", "mute") else None
    until, why = (limit[1] or "", limit[2]) if limit else ("", line.why)
    return AuditSeen(line.n, line.at, actor_name(line.who), act, about, whom, why, until)


def name_of(hub: Hub, whom: str) -> str:
    """A network stays what it is; whoever is no more has no name."""
    row = admin_people.person(hub.store, whom) if whom else None
    if row is not None:
        return str(row["name"])
    return whom if "/" in whom else ""
