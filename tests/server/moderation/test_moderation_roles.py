"""Every call about people, reports and bans as a stranger, a guest, a moderator, a host, somebody who is banned,
and from a foreign page."""

from typing import Any

import pytest

from tests.server.asking import act, error, person_id, staff
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tilewright.server.web.moderation import MODERATION

NOT = "not-moderator"

# By call: a body that is in order, and the answers to a stranger, a guest, a moderator, a host and somebody who is
# banned; "-" stands for an answer that is no refusal.
CALLS: dict[tuple[str, str], tuple[Any, tuple[str, ...]]] = {
    ("GET", "/api/server"): (None, ("-", "-", "-", "-", "-")),
    ("POST", "/api/invitation"): ({"code": "x"}, (*["invitation-wrong"] * 4, "banned")),
    ("GET", "/api/me/people"): (None, ("nobody", "-", "-", "-", "banned")),
    ("POST", "/api/me/people"): ({"id": "x", "hidden": False}, ("nobody", *["no-hidden"] * 3, "banned")),
    ("GET", "/api/moderation/reports"): (None, (NOT, NOT, "-", "-", "banned")),
    ("POST", "/api/moderation/reports/{report}"): ({"note": "x"}, (NOT, NOT, "-", "report-handled", "banned")),
    ("GET", "/api/moderation/bans"): (None, (NOT, NOT, "-", "-", "banned")),
    ("POST", "/api/moderation/bans/lift"): (
        {"id": 2**50, "reason": "x"}, (NOT, NOT, "ban-unknown", "ban-unknown", "banned"),
    ),
    ("GET", "/api/moderation/audit"): (None, (NOT, NOT, "-", "-", "banned")),
    # At a table at which none of them sits: Anna has the first seat.
    ("GET", "/api/tables/{table}/hidden"): (None, ("-", "-", "-", "-", "banned")),
    ("POST", "/api/tables/{table}/hide"): ({"seat": 0, "hidden": True}, ("nobody", "-", "-", "-", "banned")),
    ("POST", "/api/tables/{table}/report"): (
        {"seat": 0, "category": "other"}, ("nobody", "-", "-", "-", "banned"),
    ),
    ("POST", "/api/tables/{table}/unsay"): (
        {"line": 99, "reason": "x"}, (NOT, NOT, "no-line", "no-line", "banned"),
    ),
    ("POST", "/api/tables/{table}/role"): ({"seat": 0, "role": "none"}, (NOT, NOT, "not-host", "-", "banned")),
    ("POST", "/api/tables/{table}/ban"): ({"seat": 0, "reason": "x", "days": 1}, (NOT, NOT, "-", "-", "banned")),
    ("POST", "/api/tables/{table}/close"): ({"reason": "x"}, (NOT, NOT, "-", "table-over", "banned")),
}  # fmt: skip
NUMBERS = iter(range(1000))


def test_every_call_about_people_is_tried() -> None:
    assert {(one.method, one.path) for one in MODERATION} == set(CALLS)


@pytest.mark.parametrize(("method", "path"), list(CALLS))
def test_each_role_gets_its_due(server: Running, method: str, path: str) -> None:
    body, expected = CALLS[method, path]
    key, _, ben = two_at_table(server)
    ben.post(f"/api/tables/{key}/report", {"seat": 0, "category": "other"})
    report = act(server, "reports", state="")["reports"][0]["id"]
    path = path.format(table=key, report=report)
    number = next(NUMBERS)
    guest, banned = server.person(f"Guest {number}"), server.person(f"Banned {number}")
    moderator, host = staff(server, f"Judge {number}"), staff(server, f"Keeper {number}", "host")
    act(server, "ban", person=person_id(server, banned.name), reason="x", days=1)
    people = (Client(server.port), guest, moderator, host, banned)
    assert tuple(error(person, method, path, body) for person in people) == expected
    if method == "POST":
        foreign = host.request(method, path, body, origin="http://evil.example")
        assert foreign.status == 403
        assert not foreign.raw
    act(server, "role", person=person_id(server, moderator.name), role="none")
    assert error(moderator, "GET", "/api/moderation/audit") == NOT  # whose role was taken has it no more
