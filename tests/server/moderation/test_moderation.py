"""Who is kept out, who keeps away from whom, and what is reported to whom."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.asking import act, close_code, error, refusal, staff
from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tests.waiting import until
from tilewright.server import clock
from tilewright.server.admin import report_acts
from tilewright.server.hub import Hub
from tilewright.server.moderation import hiding, reporting
from tilewright.server.moderation.stored_types import KeptReport

ME, OPEN = {"kind": "me"}, {"kind": "open"}
NO = "kept-apart"


# Bans.


def test_a_ban_closes_sockets_and_every_route(server: Running) -> None:
    key, anna, ben = two_at_table(server, absent=60)
    waiting = ben.introduce().table([ME, OPEN])["id"]
    table, other = ben.sit_at(key), anna.sit_at(key)
    whom = next(chair["holder"] for chair in act(server, "table", table=key)["chairs"] if chair["seat"] == 1)
    act(server, "ban", person=whom, reason="rude", days=2)
    assert close_code(table) == 4014
    for method, path in (("GET", f"/api/tables/{key}"), ("GET", "/api/me/tables"), ("GET", "/api/tables")):
        assert error(ben, method, path) == "banned"
    assert error(ben, "POST", "/api/play", {"game": "artificium"}) == "banned"
    assert error(ben, "PUT", "/api/me", {"name": "Ben"}) == "banned"
    shown = ben.get("/api/server")["ban"]
    assert shown["reason"] == "rude"
    assert shown["until"] > clock.now()
    assert error(ben, "GET", "/api/me/account") == "-"  # whose name has to be typed to delete everything
    assert error(ben, "GET", "/api/games") == "-"
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        ben.sit_at(key)
    other.hear_until(lambda: not other.table["seats"][1].get("present"), "an empty seat")
    assert other.table["phase"] == "playing"  # it goes on by the rules of absence
    assert act(server, "table", table=waiting)["phase"] == "closed"
    act(server, "unban", what=whom, why="sorry")
    assert error(ben, "GET", f"/api/tables/{key}") == "-"
    assert ben.sit_at(key).table["seats"][1]["mine"]


def test_a_ban_ends_by_itself(server: Running) -> None:
    eve = server.person("Brief")
    act(server, "ban", person="Brief", reason="x", days=1e-9)
    until(lambda: error(eve, "GET", "/api/me") == "-", "a ban that has ended")
    act(server, "ban", person="Brief", reason="for good")
    assert act(server, "bans")["bans"][-1]["until"] == 0
    assert error(eve, "GET", "/api/me") == "banned-for-good"
    act(server, "unban", what="Brief")
    assert refusal(server, "unban", what="Brief") == "ban-unknown"


def test_a_network_is_kept_out(launch: Callable[..., Running]) -> None:
    server = launch()
    key, *_ = two_at_table(server)
    near, far = Client(server.port, "Near"), Client(server.port, "Far", source="127.0.0.9")
    watching = far.introduce().sit_at(key)
    act(server, "ban", network="127.0.0.9", reason="flood")
    assert error(far, "GET", "/api/me") == "banned-for-good"
    assert error(Client(server.port, source="127.0.0.9"), "GET", "/api/tables") == "banned-for-good"
    assert error(near, "GET", "/api/tables") == "-"
    assert act(server, "bans")["bans"][0]["network"] == "127.0.0.9/32"
    assert refusal(server, "ban", network="0.0.0.0/0", reason="x") == "ban-wide"
    assert refusal(server, "ban", network="nonsense", reason="x") == "ban-network"
    assert refusal(server, "ban", reason="x") == "ban-one"
    assert close_code(watching) == 4014
    server.stop()
    server.start()
    assert error(far, "GET", "/api/me") == "banned-for-good"
    act(server, "unban", what="127.0.0.9")
    assert error(far, "GET", "/api/me") == "-"


# Blocked and hidden people.


def test_blocked_people_are_never_seated_together(server: Running) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    key = anna.table([ME, OPEN, OPEN], listed=True)["id"]
    eve.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Eve"})
    here = anna.post(f"/api/tables/{key}/hide", {"seat": 1, "blocked": True})
    (one,) = here["people"]
    assert one.pop("who")
    assert one == {"seats": [1], "name": "Eve", "hidden": False, "muted": False, "blocked": True, "here": True}
    assert error(anna, "POST", f"/api/tables/{key}/start", {"bot": "random"}) == NO
    anna.post(f"/api/tables/{key}/remove", {"seat": 1})
    mine = anna.table([ME, OPEN], listed=True)["id"]
    theirs = eve.table([ME, OPEN], listed=True)["id"]
    assert error(eve, "POST", f"/api/tables/{mine}/sit", {"seat": 1, "name": "Eve"}) == NO
    assert error(anna, "POST", f"/api/tables/{theirs}/sit", {"seat": 1, "name": "Anna"}) == NO
    code = anna.post(f"/api/tables/{mine}/invite", {"seat": 1})["code"]
    assert error(eve, "POST", "/api/join", {"code": code, "name": "Eve"}) == NO
    for person, other in ((anna, theirs), (eve, mine)):
        assert other not in [table["id"] for table in person.get("/api/tables")["tables"]]
    assert mine in [table["id"] for table in server.person("Ben").get("/api/tables")["tables"]]
    (listed,) = anna.get("/api/me/people")["people"]
    assert (listed["name"], listed["blocked"]) == ("Eve", True)
    assert eve.get("/api/me/people")["people"] == []
    assert anna.post("/api/me/people", {"id": listed["id"], "blocked": False})["people"] == []
    assert error(anna, "POST", "/api/me/people", {"id": listed["id"], "blocked": False}) == "no-hidden"
    eve.join(code)


def test_a_rematch_seats_nobody_against_their_will(server: Running) -> None:
    anna, ben, eve = server.person("Anna"), server.person("Ben"), server.person("Eve")
    key = anna.table([ME, OPEN, OPEN], listed=True)["id"]
    ben.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Ben"})
    eve.post(f"/api/tables/{key}/sit", {"seat": 2, "name": "Eve"})
    anna.post(f"/api/tables/{key}/start", {})
    play_out([person.sit_at(key) for person in (anna, ben, eve)])
    ben.post(f"/api/tables/{key}/hide", {"seat": 2, "blocked": True})
    assert error(ben, "POST", f"/api/tables/{key}/rematch") == NO
    assert error(eve, "POST", f"/api/tables/{key}/rematch") == NO
    again = anna.post(f"/api/tables/{key}/rematch")["id"]
    assert [seat["name"] for seat in anna.get(f"/api/tables/{again}")["seats"]] == ["", "Anna", ""]
    assert eve.post(f"/api/tables/{key}/rematch")["id"] == again
    assert error(ben, "POST", f"/api/tables/{key}/rematch") == NO
    assert [seat["name"] for seat in anna.get(f"/api/tables/{again}")["seats"]] == ["Eve", "Anna", ""]


def test_who_is_blocked_is_not_heard_and_who_is_hidden_is_remembered(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    eve = server.person("Eve")
    one, two, three = anna.sit_at(key), ben.sit_at(key), eve.sit_at(key)
    three.ask(t="say", text="before")
    two.hear_until(lambda: two.heard[-1]["t"] == "chat", "what Eve says")
    who = two.heard[-1]["who"]
    ben.post(f"/api/tables/{key}/hide", {"who": who, "blocked": True})
    three.ask(t="say", text="after")
    one.hear_until(lambda: one.heard[-1].get("text") == "after", "what Eve says to others")
    two.catch_up()
    assert "after" not in [message.get("text") for message in two.heard]
    assert [message for message in ben.sit_at(key).heard if message["t"] == "chat"] == []
    assert len([message for message in anna.sit_at(key).heard if message["t"] == "chat"]) == 2
    anna.post(f"/api/tables/{key}/hide", {"seat": 1, "hidden": True})
    (hidden,) = anna.get(f"/api/tables/{key}/hidden")["people"]
    assert (hidden["seats"], hidden["hidden"], hidden["blocked"]) == ([1], True, False)
    other, *_ = two_at_table(server)
    (away,) = anna.get(f"/api/tables/{other}/hidden")["people"]  # known before he comes
    assert (away["seats"], away["here"]) == ([], False)
    assert away["who"] != hidden["who"]
    two.ask(t="say", text="still told")  # the page leaves it out, so that it can be shown again
    one.hear_until(lambda: one.heard[-1].get("text") == "still told", "what Ben says")
    assert error(anna, "POST", f"/api/tables/{key}/hide", {"seat": 0, "hidden": True}) == "hide-self"
    assert error(Client(server.port), "POST", f"/api/tables/{key}/hide", {"seat": 0, "hidden": True}) == "nobody"
    assert Client(server.port).get(f"/api/tables/{key}/hidden") == {"people": []}
    people = act(server, "table", table=key)["chairs"]
    everything = "".join(raw for table in (one, two, three) for raw in table.raw)
    assert not [chair for chair in people if chair["holder"] in everything]


def test_earlier_pages_say_muted_for_hidden(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    (hidden,) = anna.post(f"/api/tables/{key}/hide", {"seat": 1, "muted": True})["people"]
    assert (hidden["hidden"], hidden["muted"]) == (True, True)
    (listed,) = anna.get("/api/me/people")["people"]
    assert (listed["hidden"], listed["muted"]) == (True, True)
    assert anna.post("/api/me/people", {"id": listed["id"], "muted": False})["people"] == []


def test_a_list_of_hidden_people_is_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hiding, "MOST", 0)
    key, anna, _ = two_at_table(server)
    assert error(anna, "POST", f"/api/tables/{key}/hide", {"seat": 1, "hidden": True}) == "hide-most"


# Reports.


def test_a_report_keeps_what_was_to_be_seen(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    two.ask(t="say", text="something rude")
    one.hear_until(lambda: one.heard[-1].get("text") == "something rude", "the line")
    path = f"/api/tables/{key}/report"
    answer = anna.post(path, {"category": "abuse", "line": one.heard[-1]["n"], "text": "please\x07 look"})
    assert "received" in answer["words"]
    assert error(anna, "POST", path, {"category": "abuse", "seat": 0}) == "hide-self"
    assert error(anna, "POST", path, {"category": "abuse", "line": 99}) == "no-line"
    assert error(anna, "POST", path, {"category": "abuse", "text": "x" * 1001, "seat": 1}) == "bad-body"
    assert error(Client(server.port), "POST", path, {"category": "abuse", "seat": 1}) == "nobody"
    report = act(server, "reports")["reports"][0]
    assert (report["reporter"], report["name"], report["about"], report["text"]) == (
        "Anna", "Ben", "line", "please  look",
    )  # fmt: skip
    context = report["context"]
    assert [line["text"] for line in context["chat"]] == ["something rude"]
    assert context["names"] == ["Anna", "Ben"]
    assert context["spec"].startswith("artificium")
    judge = staff(server, "Judge")
    assert judge.get("/api/server")["reports"] >= 1
    seen = judge.get("/api/moderation/reports")["reports"][0]
    assert seen["id"] == report["id"]
    handle = f"/api/moderation/reports/{report['id']}"
    assert error(judge, "POST", "/api/moderation/reports/%C2%B2", {"note": "x"}) == "report-unknown"
    done = judge.post(handle, {"note": "be kind", "days": 1})
    assert (done["state"], done["handled_by"]) == ("handled", "Judge")
    assert error(ben, "GET", "/api/me") == "banned"
    bans = judge.get("/api/moderation/bans")
    assert error(judge, "POST", handle, {"note": "again", "days": 30, "mute_days": 3}) == "report-handled"
    assert judge.get("/api/moderation/bans") == bans  # nothing of it was done
    assert report["id"] not in [one["id"] for one in judge.get("/api/moderation/reports")["reports"]]
    assert report["id"] in [one["id"] for one in judge.get("/api/moderation/reports?all=1")["reports"]]
    (ban,) = [ban for ban in judge.get("/api/moderation/bans")["bans"] if ban["reason"] == "be kind"]
    judge.post("/api/moderation/bans/lift", {"id": ban["id"], "reason": "enough"})
    assert error(ben, "GET", "/api/me") == "-"


def test_of_two_moderators_one_handles_a_report(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    key, anna, _ = two_at_table(server)
    anna.post(f"/api/tables/{key}/report", {"category": "spam", "seat": 1})
    number = act(server, "reports")["reports"][0]["id"]
    first, second = staff(server, "Angelo"), staff(server, "Escalus")
    plain, asked = report_acts.get_open_report, []

    def still_open(hub: Hub, number: int) -> KeptReport:
        """Open as both of them saw it."""
        asked.append(number)
        return report_acts.get_report(hub, number) if len(asked) < 5 else plain(hub, number)

    monkeypatch.setattr(report_acts, "get_open_report", still_open)
    path = f"/api/moderation/reports/{number}"
    assert first.post(path, {"note": "one"})["handled_by"] == "Angelo"
    assert error(second, "POST", path, {"note": "two"}) == "report-handled"
    lines = [line for line in first.get("/api/moderation/audit")["lines"] if line["about"] == str(number)]
    assert [(line["who"], line["why"]) for line in lines] == [("Angelo", "one")]


def test_a_moderator_mutes_everywhere_and_removes_what_was_said(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.introduce().sit_at(key)
    for text in ("rude", "harmless", "rude again"):
        two.ask(t="say", text=text)
    one.hear_until(lambda: one.heard[-1].get("text") == "rude again", "the lines")
    first, _, last = [message["n"] for message in one.heard if message["t"] == "chat"]
    for line in (first, last):
        anna.post(f"/api/tables/{key}/report", {"category": "abuse", "line": line})
    judge = staff(server, "Mildred")
    report = judge.get("/api/moderation/reports")["reports"][0]
    assert (report["context"]["line"], report["others"], report["gone"]) == (last, 1, False)
    body = {"note": "no insults", "mute_days": 2, "lines": [first, last, 999]}
    judge.post(f"/api/moderation/reports/{report['id']}", body)
    assert [one.until("chatremoved")["n"] for _ in range(2)] == [first, last]
    assert [message["text"] for message in ben.sit_at(key).heard if message["t"] == "chat"] == ["harmless"]
    assert two.ask(t="say", text="x")["key"] == "muted-until"
    elsewhere, *_ = two_at_table(server)
    assert ben.sit_at(elsewhere).ask(t="say", text="x")["key"] == "muted-until"
    assert ben.get("/api/server")["mute"]["reason"] == "no insults"
    assert error(ben, "GET", "/api/me") == "-"  # plays on
    lines = judge.get("/api/moderation/audit")["lines"][:4]
    assert [line["act"] for line in lines] == ["handle-report", "mute", "remove-chat-line", "remove-chat-line"]
    assert lines[0]["about"] == str(report["id"])
    assert (lines[1]["who"], lines[1]["whom"], lines[1]["why"]) == ("Mildred", "Ben", "no insults")
    assert "UTC" in lines[1]["until"]
    people = act(server, "table", table=key)["chairs"]
    assert not [chair for chair in people if chair["holder"] in str(lines)]
    (mute,) = [ban for ban in judge.get("/api/moderation/bans")["bans"] if ban["reason"] == "no insults"]
    assert mute["only_chat"]
    act(server, "ban", person=next(chair["holder"] for chair in people if chair["seat"] == 1), reason="both")
    judge.post("/api/moderation/bans/lift", {"id": mute["id"], "reason": "enough"})
    assert judge.get("/api/moderation/audit")["lines"][0]["act"] == "unmute"
    assert error(ben, "GET", "/api/me") == "banned-for-good"  # the one has nothing to do with the other


def test_moderators_do_not_see_what_hosts_do_to_the_server(server: Running) -> None:
    act(server, "invite", note="to friends")
    act(server, "note", what="backup", file="/srv/secret/place.db")
    judge = staff(server, "Judge of acts")
    shown = str(judge.get("/api/moderation/audit"))
    assert "secret" not in shown
    assert "friends" not in shown
    assert "role" in shown


def test_a_name_that_is_a_number_is_not_the_number_of_a_ban(server: Running) -> None:
    server.person("Somebody")
    act(server, "ban", person="Somebody", reason="x")
    number = act(server, "bans")["bans"][-1]["id"]
    named = server.person(str(number))
    act(server, "ban", person=str(number), reason="y")
    act(server, "unban", what=str(number))
    assert error(named, "GET", "/api/me") == "banned-for-good"


def test_reports_are_bounded(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    key, anna, ben = two_at_table(server)
    body = {"category": "stalling", "seat": 1}
    monkeypatch.setattr(reporting, "MOST_OPEN", 1)
    assert error(anna, "POST", f"/api/tables/{key}/report", body) == "-"
    assert error(anna, "POST", f"/api/tables/{key}/report", body) == "reports-most"
    monkeypatch.setattr(reporting, "MOST_OPEN", 100)
    answers = [error(anna, "POST", f"/api/tables/{key}/report", body) for _ in range(8)]
    assert answers[-1] == "reports-most"  # so many in an hour
    monkeypatch.setattr(reporting, "MOST", 1)
    assert error(ben, "POST", f"/api/tables/{key}/report", {**body, "seat": 0}) == "reports-full"


# What moderators and hosts do.


def test_moderators_act_at_a_table_and_it_is_noted(server: Running) -> None:
    key, anna, ben = two_at_table(server, watch=False)
    one, two = anna.sit_at(key), ben.sit_at(key)
    two.ask(t="say", text="spam")
    one.hear_until(lambda: one.heard[-1].get("text") == "spam", "the line")
    judge = staff(server, "Solomon")
    line = one.heard[-1]["n"]
    judge.post(f"/api/tables/{key}/unsay", {"line": line, "reason": "spam"})
    assert one.until("chatremoved")["n"] == line
    assert [message for message in ben.sit_at(key).heard if message["t"] == "chat"] == []
    assert error(judge, "POST", f"/api/tables/{key}/unsay", {"line": line, "reason": "x"}) == "no-line"
    assert error(judge, "POST", f"/api/tables/{key}/role", {"seat": 0, "role": "host"}) == "not-host"
    assert error(judge, "POST", f"/api/tables/{key}/ban", {"seat": 1, "reason": "x", "days": 31}) == "bad-body"
    judge.post(f"/api/tables/{key}/ban", {"seat": 1, "reason": "spam", "days": 1})
    assert close_code(two) == 4014
    assert judge.post(f"/api/tables/{key}/close", {"reason": "over"})["phase"] == "abandoned"
    noted = [(entry["act"], entry["who"]) for entry in act(server, "audit")["lines"][:3]]
    assert [name for name, _ in noted] == ["close table", "ban", "remove chat line"]
    assert all(who.startswith("Solomon (") for _, who in noted)


def test_nobody_with_a_role_is_banned_by_an_equal(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    chairs = act(server, "table", table=key)["chairs"]
    anna.request("PUT", "/api/me", {"name": "Queen"})
    ben.request("PUT", "/api/me", {"name": "Knight"})
    for person in (anna, ben):
        person.post("/api/me/recovery")
    for chair, role in zip(chairs, ("host", "moderator"), strict=True):
        act(server, "role", person=chair["holder"], role=role)
    body = {"reason": "x", "days": 1}
    assert error(ben, "POST", f"/api/tables/{key}/ban", {"seat": 0, **body}) == "ban-staff"
    assert error(ben, "POST", f"/api/tables/{key}/ban", {"seat": 1, **body}) == "hide-self"
    assert error(anna, "POST", f"/api/tables/{key}/role", {"seat": 1, "role": "none"}) == "-"
    assert error(ben, "GET", "/api/moderation/bans") == "not-moderator"
    act(server, "role", person=chairs[0]["holder"], role="none")


def test_nobody_takes_the_name_of_somebody_with_a_role(server: Running) -> None:
    staff(server, "Portia")
    eve = server.person("Eve")
    cyrillic = "\u0420\u043e\u0433tia".replace("\u0433", "r")
    for name in ("Portia", "portia", cyrillic):
        assert error(eve, "PUT", "/api/me", {"name": name}) == "name-staff"
        body = {"game": "artificium", "seats": [{**ME, "name": name}, OPEN]}
        assert error(eve, "POST", "/api/tables", body) == "name-kept"  # theirs as of everybody with an account
    key = server.person("Anna").table([ME, OPEN], listed=True)["id"]
    assert error(eve, "POST", f"/api/tables/{key}/sit", {"seat": 1, "name": "Portia"}) == "name-kept"
