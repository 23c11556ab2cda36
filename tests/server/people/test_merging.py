"""The games of a guest go to an account: seats, tables, talk and what owners decided, at tables in memory and
asleep."""

import asyncio
from typing import Any

import pytest

from tests.server.asking import act
from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tests.server.people.accounts import DAY, account, error, kept, on_next_device, same_cookie, visitor
from tests.waiting import PATIENCE, until
from tilewright.server import clock
from tilewright.server.admin.acts import Actor
from tilewright.server.errors import ServerError
from tilewright.server.moderation import banning
from tilewright.server.people import merging
from tilewright.server.room.room import new_play
from tilewright.server.store import belongings

RECOVERY, MERGE = "/api/sign-in/recovery", "/api/me/merge"


def me(server: Running, person: Client) -> str:
    return visitor(server, person).person.id


def everywhere(server: Running) -> str:
    """All that is stored."""
    store = server.hub.store.reading
    names = [row[0] for row in store.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return "\n".join(str(row) for name in names for row in store.exec_driver_sql(f"SELECT * FROM {name}"))


def signed_in(guest: Client, code: str) -> Any:
    """In the guest's browser."""
    return guest.post(RECOVERY, {"code": code})


def test_a_guest_in_the_middle_of_a_game_plays_on_as_the_account(server: Running) -> None:
    _, code = kept(server, "Ada merges")
    key, guest, ben = two_at_table(server)
    old = me(server, guest)
    owned = guest.table([{"kind": "me"}, {"kind": "open"}])["id"]
    watching = ben.sit_at(key)
    guest.sit_at(key).ask(t="say", text="hello")
    found = signed_in(guest, code)
    assert found["guest_games"] == 2
    assert guest.get("/api/me")["name"] == "Ada merges"
    assert not guest.get(f"/api/tables/{key}")["seats"][0].get("mine", False)
    found = guest.post(MERGE, {"yes": True})
    assert found["guest_games"] == 0
    watching.catch_up()
    assert watching.table["seats"][0]["name"] == "Anna"  # nobody else was disturbed
    table = guest.sit_at(key)
    assert table.welcome["seats"] == [0]
    play_out([table, watching])
    assert table.position["over"]
    assert guest.get("/api/me/statistics")["total"] == 1
    assert guest.get(f"/api/tables/{owned}")["owner"]
    assert old not in everywhere(server)
    assert old not in str(server.hub.rooms[key].table)


def test_tables_that_sleep_and_games_that_are_over_go_along(server: Running) -> None:
    _, code = kept(server, "Ada sleeps")
    key, guest, ben = two_at_table(server)
    play_out([guest.sit_at(key), ben.sit_at(key)])
    host = server.person("Zoe")
    guest.join(host.table([{"kind": "me"}, {"kind": "open"}])["codes"][0]["code"])
    asleep = guest.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    server.hub.rooms.pop(asleep, None)
    old = me(server, guest)
    signed_in(guest, code)
    guest.post(MERGE, {"yes": True})
    assert old not in everywhere(server)
    finished = [one["id"] for one in guest.get("/api/me/finished")["tables"]]
    assert finished == [key]
    assert asleep in [one["id"] for one in guest.get("/api/me/tables")["tables"]]
    assert guest.post(f"/api/tables/{asleep}/start", {})["phase"] == "playing"


def test_a_guest_who_was_removed_or_muted_stays_so(server: Running) -> None:
    eva, code = kept(server, "Ada out")
    key, anna, _ = two_at_table(server)
    guest = server.person("Eve")
    guest.sit_at(key).ask(t="say", text="spam")
    owner = anna.sit_at(key)
    who = next(one["who"] for one in owner.table["watchers"])
    anna.post(f"/api/tables/{key}/mute", {"who": who})
    other, host, _ = two_at_table(server)
    guest.sit_at(other)
    watchers = host.sit_at(other).table["watchers"]
    host.post(f"/api/tables/{other}/remove", {"who": watchers[0]["who"]})
    guest.table([{"kind": "me"}, {"kind": "open"}])
    signed_in(guest, code)
    assert guest.post(MERGE, {"yes": True})["guest_games"] == 0
    assert guest.sit_at(key).ask(t="say", text="spam")["key"] == "muted"
    assert guest.request("GET", f"/api/tables/{other}").status == 404
    assert me(server, eva) in server.hub.rooms[key].table.muted


def test_whoever_was_kept_apart_from_the_guest_is_kept_apart_from_the_account(server: Running) -> None:
    ada, code = kept(server, "Ada blocked")
    key, anna, guest = two_at_table(server)
    ben = server.person("Ben")
    hide, report = f"/api/tables/{key}/hide", {"seat": 1, "category": "stalling"}
    ben.post(hide, {"seat": 1, "blocked": True})
    anna.post(hide, {"seat": 1, "blocked": True})
    anna.post(f"/api/tables/{key}/report", report)
    guest.post(hide, {"seat": 0, "hidden": True})
    other = ada.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    anna.post(f"/api/tables/{other}/hide", {"seat": 0, "hidden": True})  # only hidden, as the account
    old, person = me(server, guest), me(server, ada)
    act(server, "ban", person=old, reason="brief", days=1e-9)
    signed_in(guest, code)
    guest.post(MERGE, {"yes": True})
    assert old not in everywhere(server).replace(f"'ban', '{old}'", "")  # the log only grows
    for one in (anna, ben):
        assert one.request("POST", f"/api/tables/{other}/sit", {"seat": 1, "name": one.name}).status == 409
    (seen,) = anna.get("/api/me/people")["people"]
    assert (seen["hidden"], seen["blocked"]) == (True, True)
    (kept_away,) = guest.get("/api/me/people")["people"]
    assert (kept_away["name"], kept_away["hidden"]) == ("Anna", True)
    about = act(server, "report", id=act(server, "reports")["reports"][0]["id"])
    assert about["person"] == person


def test_a_mute_is_not_made_shorter_by_that_of_a_guest(server: Running) -> None:
    ada, code = kept(server, "Ada muted")
    _, guest, _ = two_at_table(server)
    now, ends = clock.now(), []
    for person, days in ((ada, 30), (guest, 1)):
        ends.append(now + days * DAY)
        mute = banning.mute(server.hub, Actor("host"), me(server, person), "x", ends[-1])
        asyncio.run_coroutine_threadsafe(mute, server.loop()).result(PATIENCE)
    signed_in(guest, code)
    guest.post(MERGE, {"yes": True})
    assert guest.get("/api/server")["mute"]["until"] == ends[0]
    server.stop()
    server.start()
    assert guest.get("/api/server")["mute"]["until"] == ends[0]


def test_only_the_guest_that_this_browser_was_can_be_taken_over(server: Running) -> None:
    ada, code = kept(server, "Ada only")
    ben, ben_code = kept(server, "Ben only")
    ben.table([{"kind": "me"}, {"kind": "open"}])
    key, guest, _ = two_at_table(server)
    assert error(ada, MERGE, {"yes": True}) == "-"  # there was no guest in that browser: nothing happens
    assert guest.get(f"/api/tables/{key}")["seats"][0].get("mine", False)
    entered = ben.post(RECOVERY, {"code": code})  # somebody with an account was here: nothing of it is offered
    assert entered["guest_games"] == 0
    ben.post(MERGE, {"yes": True})
    assert len(Client(server.port).post(RECOVERY, {"code": ben_code})["sessions"]) == 1
    idle = server.person("Idle")  # a guest without games is none to ask about
    assert signed_in(idle, entered["code"])["guest_games"] == 0


def test_games_can_be_left_and_the_question_outlives_another_sign_in(server: Running) -> None:
    _, code = kept(server, "Ada leaves")
    key, guest, _ = two_at_table(server)
    found = signed_in(guest, code)
    assert signed_in(guest, found["code"])["guest_games"] == 1
    phone = on_next_device(guest)
    assert account(phone)["guest_games"] == 0
    assert error(phone, MERGE, {"yes": True}) == "-"
    assert account(guest)["guest_games"] == 1
    assert guest.post(MERGE, {"yes": False})["guest_games"] == 0
    guest.post(MERGE, {"yes": True})
    assert not guest.get(f"/api/tables/{key}")["seats"][0].get("mine", False)


def test_a_guest_who_keeps_an_account_meanwhile_is_no_guest(server: Running) -> None:
    _, code = kept(server, "Ada late")
    key, guest, _ = two_at_table(server)
    elsewhere = on_next_device(guest)
    signed_in(guest, code)
    elsewhere.name = "Anna herself"
    elsewhere.introduce()
    elsewhere.post("/api/me/recovery")
    assert guest.post(MERGE, {"yes": True})["guest_games"] == 0
    assert elsewhere.get(f"/api/tables/{key}")["seats"][0].get("mine", False)


def test_a_merge_that_stops_on_the_way_can_be_asked_for_again(server: Running, monkeypatch: Any) -> None:
    _, code = kept(server, "Ada stops")
    keys = []
    key, guest, ben = two_at_table(server)
    keys.append(key)
    for _ in range(2):
        made = guest.table([{"kind": "me"}, {"kind": "open"}])
        ben.join(made["codes"][0]["code"])
        guest.sit_at(made["id"])
        keys.append(made["id"])
    signed_in(guest, code)
    real, calls = merging.hand_over, []

    async def stops(*facts: Any) -> None:
        calls.append(facts)
        if len(calls) == 2:
            raise RuntimeError
        await real(*facts)

    monkeypatch.setattr(merging, "hand_over", stops)
    errors = server.hub.metrics.errors
    assert guest.request("POST", MERGE, {"yes": True}).status == 500
    server.hub.metrics.errors = errors
    mine = [guest.get(f"/api/tables/{key}")["seats"][0].get("mine", False) for key in keys]
    assert sorted(mine) == [False, False, True]
    assert guest.post(MERGE, {"yes": True})["guest_games"] == 0
    assert all(guest.get(f"/api/tables/{key}")["seats"][0].get("mine", False) for key in keys)


def test_what_is_stored_after_a_merge_is_what_is_in_memory(server: Running) -> None:
    _, code = kept(server, "Ada same")
    key, guest, ben = two_at_table(server)
    other = ben.sit_at(key)
    one = guest.sit_at(key)
    one.ask(t="end")
    signed_in(guest, code)
    guest.post(MERGE, {"yes": True})
    room = server.hub.rooms[key]
    stored = server.hub.store.table(key)
    assert stored is not None
    assert stored == room.table
    assert server.hub.store.ballots(key) == list(room.ballots.open.values())
    assert {me(server, guest)} == {who for ballot in room.ballots.open.values() for who in ballot.agreed}
    new_play(stored).replay(server.hub.store.journal(key), 0)
    other.catch_up()
    (ballot,) = other.table["ballots"]
    other.ask(t="vote", ballot=ballot["number"], yes=True)
    until(lambda: server.hub.rooms[key].table.phase == "abandoned", "a game that is given up")
    assert same_cookie(guest).get(f"/api/tables/{key}")["phase"] == "abandoned"


def test_of_two_who_take_each_other_over_at_once_one_stays(server: Running) -> None:
    """In two browsers, each of which was the other's guest: the second merge is of somebody who is no more."""
    (one, anna, _), (two, ben, _) = two_at_table(server), two_at_table(server)
    first, second = me(server, anna), me(server, ben)
    ada, _ = kept(server, "Ada who is no guest")

    def merged(guest: str, person: str) -> None:
        writing = server.hub.store.write(belongings.merge(guest, person))
        asyncio.run_coroutine_threadsafe(writing, server.loop()).result(PATIENCE)

    merged(first, second)
    for guest, person in ((second, first), (second, second), (me(server, ada), second)):
        with pytest.raises(ServerError, match="store-stale"):
            merged(guest, person)
    assert server.hub.store.people.person(second) is not None
    assert server.hub.store.people.tables_of(second, 9) == sorted([one, two])
    assert ada.get("/api/me")["kept"]
