"""Strangers at a table: seats of a listed one, whom its owner can remove or mute, and how much they talk."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.client import Client, Table
from tests.server.conftest import Running, play_out, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.server.errors import ServerError
from tilewright.server.room import chat
from tilewright.server.room.seating import digest
from tilewright.server.store.store import add_remark
from tilewright.server.table import Remark

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def error(person: Client, table: str, path: str, body: object) -> str:
    answer = person.request("POST", f"/api/tables/{table}/{path}", body)
    return "-" if answer.status == 200 else str(answer.json["error"])


def closed(table: Table) -> bool:
    return table.socket.close_code is not None


# Listed tables.


def test_a_stranger_at_a_listed_table_takes_one_seat_and_does_not_begin(server: Running) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    made = anna.table([ME, OPEN, OPEN, OPEN], listed=True)
    key = made["id"]
    assert made["codes"] == []
    invited = anna.post(f"/api/tables/{key}/invite", {"seat": 1})
    assert anna.get(f"/api/tables/{key}")["seats"][1]["reserved"]
    assert error(eve, key, "sit", {"seat": 1, "name": "Eve"}) == "seat-reserved"
    assert error(eve, key, "sit", {"seat": 2, "name": "Eve"}) == "-"
    assert error(eve, key, "sit", {"seat": 3, "name": "Eva"}) == "one-seat"
    assert error(eve, key, "start", {"bot": "random"}) == "not-owner"
    ben = Client(server.port, "Ben").join(invited["code"])
    assert error(anna, key, "allow", {"more_seats": True}) == "-"
    assert error(eve, key, "sit", {"seat": 3, "name": "Dora"}) == "-"
    assert error(anna, key, "start", {}) == "-"
    assert [seat["name"] for seat in ben.get(f"/api/tables/{key}")["seats"]] == ["Anna", "Ben", "Eve", "Dora"]


def test_the_owner_takes_an_invitation_back(server: Running) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    key = anna.table([ME, OPEN], listed=True)["id"]
    invited = anna.post(f"/api/tables/{key}/invite", {"seat": 1})
    assert error(eve, key, "free", {"seat": 1}) == "not-owner"
    assert error(anna, key, "free", {"seat": 0}) == "seat-taken"
    assert error(anna, key, "free", {"seat": 1}) == "-"
    late = Client(server.port).request("POST", "/api/join", {"code": invited["code"], "name": "Ben"})
    assert late.json["error"] == "no-code"
    assert error(eve, key, "sit", {"seat": 1, "name": "Eve"}) == "-"


def test_the_owner_may_take_several_seats(server: Running) -> None:
    anna = server.person("Anna")
    key = anna.table([ME, OPEN], listed=True)["id"]
    assert error(anna, key, "sit", {"seat": 1, "name": "Boris"}) == "-"


# Removed and muted.


def test_who_is_removed_before_the_game_is_out_until_invited_again(server: Running) -> None:
    anna, eve = server.person("Anna"), server.person("Eve")
    key = anna.table([ME, OPEN], listed=True)["id"]
    eve.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Eve"})
    table = eve.sit_at(key)
    assert error(eve, key, "remove", {"seat": 0}) == "not-owner"
    assert error(anna, key, "remove", {"seat": 0}) == "no-person"
    assert error(anna, key, "remove", {"seat": 1}) == "-"
    assert anna.get(f"/api/tables/{key}")["seats"][1]["kind"] == "open"
    until(lambda: closed(table), "a socket that is closed", meanwhile=lambda: hear(table))
    assert table.socket.close_code == 4012
    assert error(eve, key, "sit", {"seat": 1, "name": "Eve"}) == "no-table"
    assert eve.request("GET", f"/api/tables/{key}").status == 404
    eve.join(anna.post(f"/api/tables/{key}/invite", {"seat": 1})["code"])
    assert eve.get(f"/api/tables/{key}")["seats"][1]["mine"]


def hear(table: Table) -> None:
    try:
        table.hear(0.2)
    except Exception:
        return


def test_nobody_is_removed_from_a_game_that_runs(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    assert error(anna, key, "remove", {"seat": 1}) == "already-begun"


def test_a_spectator_is_removed_at_any_time(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    eve = server.person("Eve")
    watching, owner, seated = eve.sit_at(key), anna.sit_at(key), ben.sit_at(key)
    Client(server.port).sit_at(key)
    owner.catch_up()
    seated.catch_up()
    (known,) = owner.table["watchers"]
    assert known["name"] == "Eve"
    assert "watchers" not in seated.table
    assert error(ben, key, "remove", {"who": known["who"]}) == "not-owner"
    assert error(eve, key, "remove", {"who": known["who"]}) == "not-owner"
    assert error(anna, key, "remove", {"who": "nobody"}) == "no-person"
    assert error(anna, key, "remove", {"who": known["who"]}) == "-"
    until(lambda: closed(watching), "a socket that is closed", meanwhile=lambda: hear(watching))
    assert eve.request("GET", f"/api/tables/{key}").status == 404


def test_who_is_muted_plays_on_but_says_nothing(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    eve = server.person("Eve")
    one, two, three = anna.sit_at(key), ben.sit_at(key), eve.sit_at(key)
    assert three.ask(t="say", text="hello")["t"] == "done"
    one.hear_until(lambda: one.heard[-1]["t"] == "chat", "what Eve says")
    who = one.heard[-1]["who"]
    assert error(anna, key, "mute", {"who": who}) == "-"
    assert error(anna, key, "mute", {"seat": 1}) == "-"
    assert [two.ask(t="say", text="x")["key"], three.ask(t="say", text="x")["key"]] == ["muted", "muted"]
    for table in (one, two, three):
        table.catch_up()
    assert one.table["seats"][1]["muted"]
    assert two.table["seats"][1]["muted"]
    assert "muted" not in three.table["seats"][1]
    assert error(anna, key, "mute", {"seat": 1, "muted": False}) == "-"
    assert error(anna, key, "mute", {"who": who, "muted": False}) == "-"
    assert two.ask(t="say", text="x")["t"] == "done"
    assert three.ask(t="say", text="x")["t"] == "done"
    everything = "".join(raw for table in (one, two, three) for raw in table.raw)
    people = {listener.person for listener in server.hub.rooms[key].listeners}
    assert not [person for person in people if person in everything]


def test_the_owner_closes_the_talk_of_spectators(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    eve = server.person("Eve").sit_at(key)
    assert eve.table["talk"]
    assert error(ben, key, "allow", {"talk": False}) == "not-owner"
    assert error(anna, key, "allow", {"talk": False}) == "-"
    assert eve.ask(t="say", text="hello")["key"] == "talk-closed"
    assert ben.sit_at(key).ask(t="say", text="hello")["t"] == "done"


def test_whoever_has_a_bot_in_their_place_keeps_a_vote_but_no_more_than_that(server: Running) -> None:
    key, anna, ben = two_at_table(server, absent=60)
    one, two = anna.sit_at(key), ben.sit_at(key)
    ben.post(f"/api/tables/{key}/leave")
    two.hear_until(lambda: two.table["seats"][1].get("stand_in"), "a bot in the place of Ben")
    for path, body in {
        "free": {"seat": 1},
        "remove": {"seat": 0},
        "mute": {"seat": 0},
        "allow": {"talk": False},
    }.items():
        assert error(ben, key, path, body) == "not-owner"
    assert two.ask(t="replace", seat=0)["key"] == "not-your-seat"
    assert two.ask(t="say", text="good luck")["t"] == "done"
    assert one.ask(t="back", seat=0, v=1).get("key") in ("nothing-to-undo", None)
    assert two.ask(t="return", seat=1)["t"] == "done"


def test_who_is_removed_while_a_socket_opens_stays_out(server: Running) -> None:
    key, *_ = two_at_table(server)
    eve = server.person("Eve")
    eve.sit_at(key).close()
    room = server.hub.rooms[key]
    visitor = server.hub.store.people.visitor(digest(eve.cookie.partition("=")[2]), 0)
    assert visitor is not None
    url = f"ws://127.0.0.1:{server.port}/api/tables/{key}/socket"
    with connect(url, additional_headers={"Cookie": eve.cookie}, open_timeout=PATIENCE) as socket:
        room.table.removed.append(visitor.person.id)
        socket.send('{"t":"hello"}')
        with pytest.raises(ConnectionClosed) as ended:
            socket.recv(timeout=PATIENCE)
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4012


# How much is said.


def test_spectators_never_crowd_the_players_out(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    assert one.ask(t="say", text="the first line")["t"] == "done"
    answers = []
    for name in ("Eve", "Mallory", "Trudy", "Oscar", "Wendy"):
        table = server.person(name).sit_at(key)
        answers += [table.ask(t="say", text=f"flood {number}") for number in range(8)]
    said = [answer for answer in answers if answer["t"] == "done"]
    assert 3 <= len(said) <= 5 * 3
    assert {answer["key"] for answer in answers if answer["t"] == "refused"} == {"chat-fast"}
    assert two.ask(t="say", text="we can still talk")["t"] == "done"
    newcomer = ben.sit_at(key)
    heard = [message["text"] for message in newcomer.heard if message["t"] == "chat"]
    assert heard[0] == "the first line"
    assert heard[-1] == "we can still talk"


def test_one_player_cannot_flood_either(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    answers = [one.ask(t="say", text="x").get("key") for _ in range(40)]
    assert answers[:10] == [None] * 10
    assert "chat-fast" in answers
    assert two.ask(t="say", text="y")["t"] == "done"


def test_each_spectator_has_a_pace_and_all_together_have_one(server: Running) -> None:
    key, *_ = two_at_table(server)
    lines = chat.ChatLog(key, server.hub.store)

    def said(person: str) -> int:
        """How many lines are let through in a row."""
        for number in range(20):
            try:
                lines.check_rate(person, False)
            except ServerError:
                return number
        return 20

    assert [said(person) for person in ("a", "b", "c", "d", "e")] == [3, 3, 3, 1, 0]
    for _ in range(10):
        lines.check_rate("player", True)
    with pytest.raises(ServerError, match="chat-fast"):
        lines.check_rate("player", True)


def test_old_lines_roll_off_and_the_numbers_go_on(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    holders = [chair.holder for chair in server.hub.rooms[key].table.chairs]
    store = server.hub.store
    table = anna.sit_at(key)

    def add(n: int, seat: int, person: str, most: int) -> None:
        remark = Remark(n, seat, "x", str(n), n, person)
        job = add_remark(key, remark, most)
        with store.engine.begin() as connection:
            job(connection)

    for n in range(1, 8):
        add(n, 0, holders[0], 3)
    add(8, 1, holders[1], 3)
    for n in range(9, 20):
        add(n, -1, "eve", 2)
    assert [line.n for line in store.chat(key, 99, 99)] == [5, 6, 7, 8, 18, 19]
    assert [line.n for line in store.chat(key, 2, 1)] == [7, 8, 19]
    table.close()
    server.stop()
    server.start()
    again = ben.sit_at(key)
    assert again.ask(t="say", text="on")["t"] == "done"
    again.hear_until(lambda: any(message.get("n") == 20 for message in again.heard), "line 20")


def test_what_a_newcomer_gets_is_bounded(server: Running) -> None:
    key, *_ = two_at_table(server)
    lines = chat.ChatLog(key, server.hub.store)
    for n in range(1, 301):
        lines.add(Remark(n, -1 if n % 2 else 0, "x", "x", n, "p"))
    assert sum(1 for line in lines.remarks if line.seat == 0) == chat.SHOWN
    assert sum(1 for line in lines.remarks if line.seat < 0) == chat.SHOWN_SPECTATORS
    assert [line.n for line in lines.remarks] == sorted(line.n for line in lines.remarks)


# The same again.


def test_a_rematch_that_was_left_is_joined_or_made_again(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    play_out(tables)
    first = ben.post(f"/api/tables/{key}/rematch")["id"]
    anna.post(f"/api/tables/{first}/leave")
    assert anna.get(f"/api/tables/{first}")["seats"][1]["kind"] == "open"
    assert anna.post(f"/api/tables/{key}/rematch")["id"] == first
    assert anna.get(f"/api/tables/{first}")["seats"][1]["mine"]
    ben.post(f"/api/tables/{first}/leave")  # the owner: it is closed
    second = anna.post(f"/api/tables/{key}/rematch")["id"]
    assert second != first
    assert ben.post(f"/api/tables/{key}/rematch")["id"] == second
    assert [seat["name"] for seat in ben.get(f"/api/tables/{second}")["seats"]] == ["Ben", "Anna"]
    assert ben.get(f"/api/tables/{key}")["rematch"] == second


@pytest.mark.parametrize(
    ("name", "kept"),
    [("Anna", "Anna 2"), ("Anna", "Anna 3"), ("Extraordinary Annabella", "Extraordinary Annabel 2")],
)
def test_a_rematch_seats_somebody_whose_name_another_has_taken(server: Running, name: str, kept: str) -> None:
    """Anna gets up from the rematch, somebody with nearly her name sits down there, and she asks for it again."""
    anna, ben, eve = server.person(name), server.person("Ben"), server.person("Eve")
    key = anna.table([ME, OPEN, OPEN], listed=True)["id"]
    ben.post(f"/api/tables/{key}/sit", {"seat": 1, "name": "Anna 2" if kept == "Anna 3" else "Ben"})
    eve.post(f"/api/tables/{key}/sit", {"seat": 2, "name": "Eve"})
    anna.post(f"/api/tables/{key}/start", {})
    play_out([person.sit_at(key) for person in (anna, ben, eve)])
    again = ben.post(f"/api/tables/{key}/rematch")["id"]
    for person in (anna, eve):
        person.post(f"/api/tables/{again}/leave")
    eve.post(f"/api/tables/{again}/sit", {"seat": 0, "name": name.replace("n", "\u0578")})
    assert anna.post(f"/api/tables/{key}/rematch")["id"] == again
    seats = anna.get(f"/api/tables/{again}")["seats"]
    assert [(seat["name"], seat.get("mine", False)) for seat in seats][1] == (kept, True)
