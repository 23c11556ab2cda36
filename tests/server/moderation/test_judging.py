"""What moderators may not do: judge themselves and those above them, shorten what others decided, spoil the log;
and how many reports come from one place."""

import pytest

from tests.server.asking import act, error, person_id, staff
from tests.server.conftest import Running, two_at_table
from tilewright.server import hub as hubs
from tilewright.server.limits import per_hour

REPORTS = "/api/moderation/reports"


def reported(server: Running, name: str, role: str) -> tuple[int, str]:
    """A report about somebody with that role."""
    key, anna, ben = two_at_table(server)
    ben.request("PUT", "/api/me", {"name": name})
    ben.post("/api/me/recovery")
    act(server, "role", person=person_id(server, name), role=role)
    anna.post(f"/api/tables/{key}/report", {"category": "abuse", "seat": 1, "text": name})
    number: int = act(server, "reports")["reports"][0]["id"]
    return number, ben.cookie


def test_nobody_judges_themselves_and_only_hosts_those_with_a_role(server: Running) -> None:
    judge, queen = staff(server, "Judge of others"), staff(server, "Queen of all", "host")
    for name, role in (("Iago", "moderator"), ("Regan", "host")):
        before = judge.get("/api/server")["reports"], queen.get("/api/server")["reports"]
        number, cookie = reported(server, name, role)
        assert (judge.get("/api/server")["reports"], queen.get("/api/server")["reports"]) == (
            before[0],
            before[1] + 1,
        )
        itself = server.person(f"Browser of {name}")
        itself.cookie = cookie
        for person in (judge, itself):
            assert number not in [one["id"] for one in person.get(f"{REPORTS}?all=1")["reports"]]
            assert error(person, "POST", f"{REPORTS}/{number}", {"note": "nothing"}) == "report-unknown"
        assert number in [one["id"] for one in queen.get(REPORTS)["reports"]]
        assert error(queen, "POST", f"{REPORTS}/{number}", {"note": "talked to"}) == "-"


def test_nobody_lifts_what_keeps_themselves_quiet(server: Running) -> None:
    number, cookie = reported(server, "Lucio", "moderator")
    queen, itself = staff(server, "Queen of quiet", "host"), server.person("Another browser")
    itself.cookie = cookie
    person = person_id(server, "Lucio")
    act(server, "role", person=person, role="none")
    queen.post(f"{REPORTS}/{number}", {"note": "enough", "mute_days": 3})
    act(server, "role", person=person, role="moderator")
    (muted,) = [one for one in itself.get("/api/moderation/bans")["bans"] if one["name"] == "Lucio"]
    lift = {"id": muted["id"], "reason": "it was nothing"}
    assert error(itself, "POST", "/api/moderation/bans/lift", lift) == "hide-self"
    assert itself.get("/api/server")["mute"]["reason"] == "enough"
    assert error(staff(server, "Judge of Lucio"), "POST", "/api/moderation/bans/lift", lift) == "-"


def test_moderators_do_not_ban_each_other(server: Running) -> None:
    key, _, ben = two_at_table(server)
    ben.request("PUT", "/api/me", {"name": "Osric"})
    ben.post("/api/me/recovery")
    act(server, "role", person=person_id(server, "Osric"), role="moderator")
    judge, body = staff(server, "Judge of equals"), {"seat": 1, "reason": "x", "days": 1}
    assert error(judge, "POST", f"/api/tables/{key}/ban", body) == "ban-staff"
    act(server, "role", person=person_id(server, "Osric"), role="none")
    assert error(judge, "POST", f"/api/tables/{key}/ban", body) == "-"


def test_a_moderator_does_not_make_a_ban_shorter(server: Running) -> None:
    key, *_ = two_at_table(server)
    judge, queen = staff(server, "Judge of days"), staff(server, "Queen of days", "host")
    holder = act(server, "table", table=key)["chairs"][1]["holder"]
    body = {"seat": 1, "reason": "again"}

    judge.post(f"/api/tables/{key}/ban", {**body, "days": 3})
    first = act(server, "person", person=holder)["banned"]
    judge.post(f"/api/tables/{key}/ban", {**body, "days": 1})
    assert act(server, "person", person=holder)["banned"] == first
    judge.post(f"/api/tables/{key}/ban", {**body, "days": 9})
    longer = act(server, "person", person=holder)["banned"]
    assert longer > first
    act(server, "ban", person=holder, reason="for good")
    judge.post(f"/api/tables/{key}/ban", {**body, "days": 1})
    assert act(server, "person", person=holder)["banned"] == -1
    queen.post(f"/api/tables/{key}/ban", {**body, "days": 1})
    assert 0 < act(server, "person", person=holder)["banned"] < longer


@pytest.mark.parametrize(("path", "more"), [("ban", {"seat": 1, "days": 1}), ("close", {})])
def test_a_reason_is_one_visible_line(server: Running, path: str, more: dict[str, object]) -> None:
    """Hosts read it in their terminals."""
    key, *_ = two_at_table(server)
    reason = "\x1b[2Jspam\n42  2026-01-01  root  ban\u202e \x9b31m"
    staff(server, f"Scribe of {path}").post(f"/api/tables/{key}/{path}", {**more, "reason": reason})
    why = act(server, "audit")["lines"][0]["why"]
    assert why.endswith("[2Jspam 42 2026-01-01 root ban 31m")
    assert why.isprintable()


def test_reports_from_one_address_are_bounded_whoever_makes_them(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert hubs.REPORTS_PER_ADDRESS == 60
    monkeypatch.setattr(server.hub, "reporting", per_hour(2))
    found = []
    for _ in range(3):
        key, anna, _ = two_at_table(server)
        found.append(error(anna, "POST", f"/api/tables/{key}/report", {"category": "other", "seat": 1}))
    assert found == ["-", "-", "reports-most"]
