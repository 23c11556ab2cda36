"""Who may come and open tables, as the host says, and a server on which nothing changes."""

from collections.abc import Callable

import pytest

from tests.server.asking import act, close_code, error, refusal
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def test_only_the_invited_come_where_the_host_says_so(launch: Callable[..., Running]) -> None:
    server = launch()
    anna = server.person("Anna")
    key = anna.table([ME, OPEN], listed=True)["id"]
    server.stop()
    server.setting_values["entry"] = "invited"
    server.start()
    assert anna.table([ME, OPEN])["id"]  # who was here stays
    eve = Client(server.port, "Eve")
    assert eve.get("/api/server")["entry"] == "invited"
    assert error(eve, "PUT", "/api/me", {"name": "Eve"}) == "invited-only"
    assert error(eve, "POST", "/api/play", {"game": "artificium"}) == "invited-only"
    assert error(eve, "POST", f"/api/tables/{key}/sit", {"seat": 1, "name": "Eve"}) == "invited-only"
    made = act(server, "invite", note="friends", uses=1)
    assert made["path"] == f"/invitation#{made['code']}"
    assert made["code"] not in str(act(server, "invitations")) + str(act(server, "audit"))
    assert error(eve, "POST", "/api/invitation", {"code": "wrong"}) == "invitation-wrong"
    assert error(eve, "POST", "/api/invitation", {"code": made["code"]}) == "-"
    assert error(eve, "POST", "/api/invitation", {"code": made["code"]}) == "-"  # once more changes nothing
    assert error(eve, "PUT", "/api/me", {"name": "Eve"}) == "-"
    late = Client(server.port, "Late")
    assert error(late, "POST", "/api/invitation", {"code": made["code"]}) == "invitation-wrong"
    assert late.cookie == ""
    other = act(server, "invite", uses=5)
    (line,) = [one for one in act(server, "invitations")["invitations"] if one["uses"] == 5]
    act(server, "revoke", id=line["id"])
    assert error(late, "POST", "/api/invitation", {"code": other["code"]}) == "invitation-wrong"
    assert refusal(server, "revoke", id=line["id"]) == "invitation-unknown"


@pytest.mark.parametrize("who", ["kept", "invited", "moderators"])
def test_the_host_says_who_opens_tables(launch: Callable[..., Running], who: str) -> None:
    server = launch(open_tables=who)
    eve = server.person("Eve")
    table = {"game": "artificium", "seats": [ME, OPEN]}
    assert not eve.get("/api/server")["may_open"]
    for path, body in (("/api/tables", table), ("/api/play", {"game": "artificium"}), ("/api/records", "x")):
        assert error(eve, "POST", path, body) == f"open-{who}"
    if who == "invited":
        eve.post("/api/invitation", {"code": act(server, "invite")["code"]})
    else:
        eve.post("/api/me/recovery")
    if who == "moderators":
        act(server, "role", person="Eve", role="moderator")
    assert eve.get("/api/server")["may_open"]
    assert error(eve, "POST", "/api/tables", table) == "-"


def test_tables_are_private_by_default_where_the_host_says_so(launch: Callable[..., Running]) -> None:
    server = launch(private_by_default=True)
    anna, eve = server.person("Anna"), server.person("Eve")
    assert anna.get("/api/server")["private_by_default"]
    key, shown = anna.table([ME, OPEN])["id"], anna.table([ME, OPEN], watch=True)["id"]
    assert error(eve, "GET", f"/api/tables/{key}") == "no-table"
    assert error(eve, "GET", f"/api/tables/{shown}") == "-"


# Read-only.


def test_nothing_changes_while_the_server_is_read_only(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, clock_move=3600)
    alone = anna.post("/api/play", {"game": "artificium", "bot": "random"})["id"]
    one, two = anna.sit_at(key, lang="en"), ben.sit_at(key)
    act(server, "read-only", on=True, why="moving")
    assert one.until("servernotice")["read_only"]
    actor = one if one.position.get("options") else two
    refused = actor.act(actor.position["options"][0]["text"])
    assert refused["key"] == "read-only"
    assert one.ask(t="say", text="x")["key"] == "read-only"
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Anne"}),
        ("POST", "/api/play", {"game": "artificium"}),
        ("POST", f"/api/tables/{key}/leave", None),
        ("POST", "/api/records", "x"),
    ):
        assert error(anna, method, path, body) == "read-only"
    assert anna.request("GET", "/health").raw == b"ok\nread-only\n"
    assert ben.sit_at(key).position  # it may be looked at
    assert refusal(server, "close-table", table=key) == "read-only"
    with_bot = act(server, "table", table=alone)["lines"]
    server.stop()
    server.start()
    assert anna.get("/api/server")["read_only"]
    assert act(server, "table", table=alone)["lines"] == with_bot
    looking = anna.sit_at(key)
    act(server, "read-only", on=False)
    assert close_code(looking) == 1012  # the page comes again by itself
    assert anna.request("GET", "/health").raw == b"ok\n"
    tables = [anna.sit_at(key), ben.sit_at(key)]
    actor = next(table for table in tables if table.position.get("options"))
    assert actor.act(actor.position["options"][0]["text"])["t"] == "done"
