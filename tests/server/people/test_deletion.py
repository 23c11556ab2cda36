"""Everything about oneself: taken along as one file, and deleted while the games of others stay as good as they
were."""

import asyncio
import json
import threading
from typing import Any

import pytest

from tests.server.asking import act
from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tests.server.people.accounts import account, error, kept, on_next_device, visitor
from tests.server.people.test_merging import everywhere, me
from tests.server.programs.test_programs import seated
from tests.waiting import PATIENCE, until
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record
from tilewright.server.errors import ServerError
from tilewright.server.people import deletion
from tilewright.server.programs import accounts as programs
from tilewright.server.room import seating
from tilewright.server.store.record_names import rename_players
from tilewright.server.web import account as account_calls

DELETE = "/api/me/delete"


def finished_game(server: Running, said: str = "a line of Anna's") -> tuple[str, Client, Client]:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    assert tables[0].ask(t="say", text=said)["t"] == "done"
    play_out(tables)
    for table in tables:
        table.close()
    return key, anna, ben


def test_the_export_holds_everything_and_no_secret(server: Running) -> None:
    key, anna, _ = finished_game(server)
    anna.name = "Anna exports"
    anna.introduce()
    code = anna.post("/api/me/recovery")["code"]
    running = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    anna.post(f"/api/tables/{running}/start", {})
    phone = on_next_device(anna)
    answer = phone.request("GET", "/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="tilewright-account.json"'
    found = json.loads(answer.raw)
    assert found["name"] == "Anna exports"
    assert found["kept"] > 0
    assert len(found["sessions"]) == 2
    assert [line["text"] for line in found["chat"]] == ["a line of Anna's"]
    tables = {one["id"]: one for one in found["tables"]}
    assert set(tables) == {key, running}
    assert tables[key]["names"] == ["Anna"]
    assert len(tables[key]["pieces"]) == 1
    assert read_record(tables[key]["record"], registry()).finished
    assert tables[running]["record"] == ""
    seed = server.hub.rooms[running].table.seed
    for secret in (code, seed, phone.cookie.partition("=")[2], me(server, phone)):
        assert secret not in answer.raw.decode()


def test_blocks_reports_and_bans_are_taken_along_and_go(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    hide = f"/api/tables/{key}/hide"
    anna.post(hide, {"seat": 1, "blocked": True})
    ben.post(hide, {"seat": 0, "hidden": True})
    anna.post(f"/api/tables/{key}/report", {"seat": 1, "category": "stalling", "text": "so slow"})
    ben.post(f"/api/tables/{key}/report", {"seat": 0, "category": "abuse", "text": "so rude"})
    person = me(server, anna)
    act(server, "ban", person=person, reason="a while", days=1)
    found = json.loads(anna.request("GET", "/api/me/export").raw)  # also for who is banned
    assert [(one["name"], one["blocked"]) for one in found["hidden"]] == [("Ben", True)]
    assert [one["text"] for one in found["reports"]] == ["so slow"]
    assert [(one["reason"], one["only_chat"]) for one in found["bans"]] == [("a while", False)]
    assert found["role"] == ""
    anna.post(DELETE, {"name": "Anna"})
    assert person not in everywhere(server).replace(f"'ban', '{person}'", "")  # the log only grows
    assert ben.get("/api/me/people")["people"] == []
    made, about = act(server, "reports")["reports"][1::-1]
    assert (made["reporter"], made["text"]) == ("", "so slow")
    assert (about["name"], about["text"], about["gone"]) == ("Anna", "so rude", True)
    ben.name = "Judge of the gone"
    ben.introduce()
    ben.post("/api/me/recovery")
    act(server, "role", person="Judge of the gone", role="moderator")
    handle = f"/api/moderation/reports/{about['id']}"
    assert error(ben, handle, {"note": "x", "days": 1}) == "reported-gone"
    assert error(ben, handle, {"note": "x"}) == "-"


def test_a_deleted_person_is_nowhere_and_the_games_of_others_verify(server: Running) -> None:
    key, anna, ben = finished_game(server, "a line that goes")
    anna.name = "Anna deletes"
    anna.introduce()
    code = anna.post("/api/me/recovery")["code"]
    alone = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    anna.post(f"/api/tables/{alone}/start", {})
    watched, *_ = two_at_table(server)
    anna.sit_at(watched).ask(t="say", text="a line of a spectator")
    phone = on_next_device(anna)
    who, link = me(server, anna), anna.post("/api/me/link")["code"]
    before = read_record(server.hub.store.record(key), registry())
    assert error(anna, DELETE, {"name": "Ben"}) == "other-name"
    assert anna.request("POST", DELETE, {"name": "Anna deletes"}).json == {}
    assert phone.request("GET", "/api/me").status == 401
    assert error(Client(server.port), "/api/sign-in/recovery", {"code": code}) == "sign-in-failed"
    assert error(Client(server.port), "/api/sign-in/link", {"code": link}) == "sign-in-failed"
    stored = everywhere(server)
    for trace in (who, "Anna deletes", "a line that goes", "a line of a spectator"):
        assert trace not in stored
    assert "Anna" not in server.hub.store.record(key)
    after = read_record(server.hub.store.record(key), registry())
    assert after.finished
    assert [line.text for line in after.match.lines] == [line.text for line in before.match.lines]
    assert after.match.names == ["Somebody who left", "Ben"]
    assert ben.get(f"/api/tables/{key}")["seats"][0]["name"] == "Somebody who left"
    assert ben.get(f"/api/tables/{key}/replay")["moments"]
    assert ben.get("/api/me/statistics")["total"] == 1
    assert ben.request("GET", f"/api/tables/{alone}").status == 404
    assert "a line" not in "".join(ben.sit_at(watched).raw)
    again = ben.post(f"/api/tables/{key}/rematch")["id"]  # the seat is open there
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{again}")["seats"]] == ["person", "open"]
    assert server.person("Anna deletes").get("/api/me")["name"] == "Anna deletes"  # the name is free again


@pytest.mark.parametrize("absent", [-1, 60])
def test_a_running_game_goes_on_by_the_rules_of_leaving(server: Running, absent: int) -> None:
    key, anna, ben = two_at_table(server, absent=absent)
    here, there = anna.sit_at(key), ben.sit_at(key)
    anna.post(DELETE, {"name": "Anna"})
    there.hear_until(lambda: there.table["seats"][0].get("left"), "that Anna has left")
    seat = there.table["seats"][0]
    assert seat["name"] == "Somebody who left"
    assert bool(seat.get("stand_in")) == (absent >= 0)
    until(lambda: here.socket.close_code is not None or not quiet(here), "a socket that is closed")
    if absent < 0:
        assert there.ask(t="replace", seat=0, bot="random")["t"] == "done"
    while not there.position.get("over"):
        there.hear_until(lambda: there.asked() or there.position.get("over"), "a question or the end")
        if there.asked():
            there.act(there.position["options"][-1]["text"])
            there.catch_up()
    record = read_record(ben.request("GET", f"/api/tables/{key}/record").raw.decode(), registry())
    assert record.match.names == ["Somebody who left", "Ben"]


def quiet(table: Any) -> bool:
    try:
        table.hear(0.1)
    except TimeoutError:
        return True
    except Exception:
        return False
    return True


def test_an_open_table_of_theirs_is_closed_and_their_seat_elsewhere_free(server: Running) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    own = anna.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    ben.post(f"/api/tables/{own}/sit", {"seat": 1, "name": "Ben"})
    other = ben.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    anna.post(f"/api/tables/{other}/sit", {"seat": 1, "name": "Anna"})
    anna.post(DELETE, {"name": "Anna"})
    assert ben.get(f"/api/tables/{own}")["phase"] == "closed"
    assert ben.get(f"/api/tables/{other}")["seats"][1]["kind"] == "open"
    assert Client(server.port).request("POST", f"/api/tables/{own}/invite", {"seat": 0}).status in (403, 404)


def test_tables_where_they_only_watched_play_on_undisturbed(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    eve = server.person("Eve")
    owner, talk = anna.sit_at(key), eve.sit_at(key)
    talk.ask(t="say", text="what Eve said")
    owner.catch_up()
    anna.post(f"/api/tables/{key}/mute", {"who": owner.table["watchers"][0]["who"]})
    who = me(server, eve)
    eve.post(DELETE, {"name": "Eve"})
    assert who not in everywhere(server)
    owner.catch_up()  # nobody's socket was closed but hers
    room = server.hub.rooms[key]
    assert not room.outdated
    assert who not in room.table.muted
    assert "what Eve said" not in "".join(ben.sit_at(key).raw)
    asked = next(table for table in (owner, ben.sit_at(key)) if table.asked())
    assert asked.act(asked.position["options"][0]["text"])["t"] == "done"


def test_a_deletion_that_stops_on_the_way_can_be_asked_for_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna, _ = finished_game(server)
    who = me(server, anna)
    real = deletion.forget_games

    async def stops(*facts: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(deletion, "forget_games", stops)
    errors = server.hub.metrics.errors
    assert anna.request("POST", DELETE, {"name": "Anna"}).status == 500
    server.hub.metrics.errors = errors
    assert anna.get("/api/me")["name"] == "Anna"  # still there to ask again
    monkeypatch.setattr(deletion, "forget_games", real)
    assert anna.request("POST", DELETE, {"name": "Anna"}).status == 200
    assert who not in everywhere(server)


def test_whoever_sits_down_while_they_are_deleted_leaves_no_trace(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna, _ = finished_game(server)
    host = server.person("Zoe")
    listed = host.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]
    who = me(server, anna)
    real, sat = deletion.forget_games, threading.Event()

    async def meanwhile(*facts: Any) -> None:
        await real(*facts)
        if not sat.is_set():
            sat.set()
            room = await server.hub.room(listed)
            await room.run_exclusive(lambda: seating.sit(room, 1, who, "Anna", ""))

    monkeypatch.setattr(deletion, "forget_games", meanwhile)
    anna.post(DELETE, {"name": "Anna"})
    assert sat.is_set()
    assert who not in everywhere(server)
    assert host.get(f"/api/tables/{listed}")["seats"][1]["kind"] == "open"


def test_the_export_holds_the_games_of_own_programs(server: Running) -> None:
    keeper, _, key, made = seated(server)
    found = json.loads(keeper.request("GET", "/api/me/export").raw)
    assert [(one["id"], one["seats"], one["names"], one["owner"]) for one in found["tables"]] == [
        (key, [0], [keeper.name], True),
        (key, [1], [made["name"]], False),
    ]


def test_no_program_outlives_its_keeper(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that is made while its keeper is deleted stops that; asked for again, it goes along. And none is made
    for somebody who is no more."""
    name = "Keeper who goes"
    keeper, _ = kept(server, name)
    person = visitor(server, keeper).person

    async def slow(*given: Any) -> None:
        await programs.remove_all(*given)
        await programs.make_program(server.hub, person, "Robot that comes late")

    monkeypatch.setattr(account_calls, "remove_all", slow)
    assert error(keeper, DELETE, {"name": name}) == "store-stale"
    assert [one["name"] for one in keeper.get("/api/me/programs")["programs"]] == ["Robot that comes late"]
    monkeypatch.undo()
    assert error(keeper, DELETE, {"name": name}) == "-"
    assert "Robot that comes late" not in everywhere(server)
    late = programs.make_program(server.hub, person, "Robot of nobody")
    with pytest.raises(ServerError, match="stale"):
        asyncio.run_coroutine_threadsafe(late, server.loop()).result(PATIENCE)


def test_a_guest_without_a_name_or_a_game_can_be_deleted(server: Running) -> None:
    guest = Client(server.port)
    guest.post("/api/play", {"game": "artificium", "bot": "random"})
    who = me(server, guest)
    assert error(guest, DELETE, {"name": "x"}) == "other-name"
    assert error(guest, DELETE, {"name": ""}) == "-"
    assert who not in everywhere(server)
    empty, _ = kept(server, "Nobody special")
    assert error(empty, DELETE, {"name": "Nobody special"}) == "-"
    assert account(Client(server.port))["sessions"] == []


def test_a_record_that_cannot_be_read_stays_as_it_is() -> None:
    assert rename_players("nonsense", {0: "X"}) == "nonsense"
    assert rename_players("start of it\n", {0: "X"}).startswith("start of ")
