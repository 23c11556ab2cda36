"""Before and after the game: tables, codes, seats, names, rematch, records, clocks."""

import secrets
import threading
from collections.abc import Callable

import pytest

from tests.server.asking import staff
from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.games.catalogue import catalogue, registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import read_record, write_record
from tilewright.server.lobby import records
from tilewright.server.lobby.table_creation import new_key
from tilewright.words.texts import LANGUAGES


def test_the_games_are_offered_as_the_registry_describes_them(server: Running) -> None:
    offered = Client(server.port).get("/api/games")
    assert [game["key"] for game in offered["games"]] == list(registry().games)
    assert all(option["kind"] != "file" for game in offered["games"] for option in game["options"])
    for bundle, game in zip(catalogue().bundles.values(), offered["games"], strict=True):
        assert (game["low"], game["high"], game["usual"]) == (2, 6, bundle.usual_players)
        assert (game["minutes"], game["weight"]) == (list(bundle.minutes), bundle.weight)
        assert game["rooms"] == bundle.text_prefixes
        assert game["page"] == game["picture"] == ""


def test_only_whoever_made_a_table_is_named_as_its_owner(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    stranger = Client(server.port)
    assert [one.get(f"/api/tables/{key}").get("owner", False) for one in (anna, ben, stranger)] == [
        True,
        False,
        False,
    ]


def test_the_games_are_offered_in_the_words_of_the_language_that_was_asked_for(server: Running) -> None:
    anybody = Client(server.port)
    offers = {lang: anybody.get(f"/api/games?lang={lang}") for lang in LANGUAGES}
    for lang, found in offers.items():
        assert found["lang"] == lang
        assert all(game["title"] and game["headline"] and game["about"] for game in found["games"])
        assert all(option["title"] for game in found["games"] for option in game["options"])
    assert len({found["games"][0]["headline"] for found in offers.values()}) == len(LANGUAGES)
    assert anybody.request("GET", "/api/games", None, accept_language="uk").json == offers["uk"]
    first = offers["en"]["games"][0]
    assert first["title"] == "Keyflower"
    assert first["lesson"] == "Learn Keyflower"
    options = {option["name"]: option for option in first["options"]}
    assert options["merchants"]["adds"] == "The Merchants"
    assert options["merchants"]["lesson"] == "Learn The Merchants"
    assert "lesson" not in options["variant"]
    assert options["variant"]["under"] == "merchants"
    assert options["variant"]["words"] == ["mixed with the base game", "only its boats, all its tiles"]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "bad-spec"),
        ({"game": "artificium", "seats": [{"kind": "me"}] * 2}, "me-twice"),
        ({"game": "artificium", "seats": [{"kind": "open"}] * 9}, "bad-spec"),
        ({"game": "artificium", "seats": [{"kind": "open"}] * 2, "options": {"players": 3}}, "bad-seats"),
        ({"game": "artificium", "seats": [{"kind": "king"}] * 2}, "bad-body"),
        ({"game": "artificium", "seats": [{"kind": "bot", "bot": "genius"}, {"kind": "open"}]}, "bad-bot"),
        ({"game": "artificium", "seats": [{"kind": "here", "name": "bot x"}, {"kind": "open"}]}, "name-bot"),
        ({"game": "artificium", "seats": [{"kind": "here", "name": "a\u202eb"}, {"kind": "open"}]}, "bad-name"),
        ({"game": "artificium", "seats": [{"kind": "open"}] * 2, "options": {"nope": 3}}, "bad-spec"),
        ({"game": "artificium"}, "bad-body"),
    ],
)
def test_a_wrong_new_table_is_refused_with_a_reason(server: Running, body: dict[str, object], error: str) -> None:
    answer = server.person("Anna").request("POST", "/api/tables", body)
    assert answer.status == 400
    assert answer.json["error"] == error
    assert answer.json["words"]


def test_files_of_this_machine_cannot_be_named_from_outside(server: Running) -> None:
    files = [(g, o) for g in registry().games.values() for o in g.options if o.kind == "file"]
    for game, option in files:
        body = {"game": game.key, "seats": [{"kind": "open"}] * 2, "options": {option.name: "/etc/hostname"}}
        answer = server.person("Anna").request("POST", "/api/tables", body)
        assert answer.json["error"] == "bad-spec"
        assert "cannot be chosen" in answer.json["words"]


def test_a_code_works_once_and_a_listed_table_needs_none(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=False)
    code = made["codes"][0]["code"]
    ben = Client(server.port, "Ben").join(code)
    used = Client(server.port, "Cleo").request("POST", "/api/join", {"code": code, "name": "Cleo"})
    assert used.json["error"] == "no-code"
    sit = Client(server.port).request("POST", f"/api/tables/{made['id']}/sit", {"seat": 2, "name": "Dora"})
    assert sit.json["error"] == "not-listed"
    same = {"code": made["codes"][1]["code"], "name": "ANNA"}
    assert Client(server.port).request("POST", "/api/join", same).json["error"] == "name-taken"
    fresh = anna.post(f"/api/tables/{made['id']}/invite", {"seat": 2})
    old = Client(server.port).request("POST", "/api/join", {**same, "name": "Emil"})
    assert old.json["error"] == "no-code"
    Client(server.port, "Emil").join(fresh["code"])
    assert ben.request("POST", f"/api/tables/{made['id']}/invite", {"seat": 2}).status == 403
    public = anna.table([{"kind": "me"}, {"kind": "open"}], listed=True)
    assert public["id"] in [line["id"] for line in Client(server.port).get("/api/tables")["tables"]]
    assert made["id"] not in [line["id"] for line in Client(server.port).get("/api/tables")["tables"]]
    ben.post(f"/api/tables/{public['id']}/sit", {"seat": 1, "name": "Ben", "mark": "oak"})
    ben.post(f"/api/tables/{public['id']}/leave")
    assert anna.get(f"/api/tables/{public['id']}")["seats"][1]["kind"] == "open"
    anna.post(f"/api/tables/{public['id']}/leave")
    assert anna.get(f"/api/tables/{public['id']}")["phase"] == "closed"


def test_a_table_without_watchers_is_hidden(server: Running) -> None:
    key, anna, _ = two_at_table(server, watch=False)
    stranger = Client(server.port).request("GET", f"/api/tables/{key}")
    assert stranger.status == 404
    assert anna.get(f"/api/tables/{key}")["phase"] == "playing"


def test_a_list_of_own_games_says_whose_turn_it_is_also_where_nobody_has_looked_for_long(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    table = anna.sit_at(key)
    waiting = table.position["waiting"]
    table.close()
    until(lambda: not server.hub.rooms[key].listeners, "a table that nobody looks at")
    server.hub.unload_rooms(2**60)
    assert key not in server.hub.rooms
    for person in (anna, ben):
        (line,) = [one for one in person.get("/api/me/tables")["tables"] if one["id"] == key]
        assert line["waiting"] == waiting
    assert key not in server.hub.rooms  # and it sleeps on
    tables = [anna.sit_at(key), ben.sit_at(key)]
    play_out(tables)
    room = server.hub.rooms[key]
    server.hub.unload_rooms(0, 2**60)
    assert key in server.hub.rooms  # somebody still looks at it
    for table in tables:
        table.close()
    until(lambda: not room.listeners, "a table that nobody looks at")
    server.hub.unload_rooms(0, 2**60)
    assert key not in server.hub.rooms
    assert anna.get(f"/api/tables/{key}")["phase"] == "finished"


def test_the_same_again(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    assert anna.request("POST", f"/api/tables/{key}/rematch").json["error"] == "not-finished"
    one, two = anna.sit_at(key), ben.sit_at(key)
    play_out([one, two])
    made = ben.post(f"/api/tables/{key}/rematch")
    assert anna.post(f"/api/tables/{key}/rematch") == made
    table = anna.get(f"/api/tables/{made['id']}")
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "Anna"]
    ben.post(f"/api/tables/{made['id']}/start", {})
    log = anna.get(f"/api/tables/{key}/log?look=0&lang=uk")
    assert log["steps"][0]["events"][0]["words"]
    seen = list(log["steps"])
    while log["more"] >= 0:
        log = anna.get(f"/api/tables/{key}/log?look=0&from={log['more']}")
        seen += log["steps"]
    assert [step["v"] for step in seen] == sorted({step["v"] for step in seen})
    assert anna.request("GET", f"/api/tables/{key}/log?look=1").status == 403


def test_the_export_of_a_running_game_holds_no_secret(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one = anna.sit_at(key)
    table = server.hub.store.table(key)
    assert table is not None
    for look, person in ((0, anna), (-1, Client(server.port))):
        text = person.request("GET", f"/api/tables/{key}/record?look={look}").raw.decode()
        assert text.startswith("tilewright excerpt 1\n")
        assert table.seed not in text
        assert f"commitment {one.table['commitment']}" in text
    assert ben.request("GET", f"/api/tables/{key}/record?look=0").status == 403
    assert anna.request("POST", "/api/records", text).json["error"] == "excerpt"


def play_last_options(match: Match, most: int = 10_000) -> None:
    """Until the game is over, or that many times."""
    for _ in range(most):
        if match.rules.over(match.state):
            return
        seat = match.rules.waiting_seats(match.state)[0]
        match.act(seat, match.rules.text(match.rules.options(match.state, seat)[-1]))


def test_unfinished_tables_count_however_they_come_to_be(launch: Callable[..., Running]) -> None:
    server = launch(tables_each=1)
    spec = registry().spec("artificium(players=2)")
    match = Match(spec.rules(), "one too many", ["Anna", "bot random"])
    play_last_options(match, 10)
    running = write_record(match, spec)
    play_last_options(match)
    anna = server.person("Anna")
    assert anna.post("/api/records", running)["id"]
    refused = anna.request("POST", "/api/records", running)
    assert (refused.status, refused.json["error"]) == (429, "too-many-tables")
    over = anna.post("/api/records", write_record(match, spec))["id"]
    refused = anna.request("POST", f"/api/tables/{over}/rematch")
    assert (refused.status, refused.json["error"]) == (429, "too-many-tables")


def test_whoever_plays_has_turns_while_a_record_is_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[None] = []
    monkeypatch.setattr(records, "yield_interpreter", lambda: turns.append(None))
    spec = registry().spec("artificium(players=2)")
    match = Match(spec.rules(), "read in between", ["Anna", "bot random"])
    play_last_options(match, 10)
    server.person("Anna").post("/api/records", write_record(match, spec))
    assert len(turns) == 10


def test_records_are_taken_up_finished_or_not(server: Running) -> None:
    spec = registry().spec("artificium(players=2)")
    match = Match(spec.rules(), "brought along", ["Anna", "bot random"])
    play_last_options(match, 10)
    anna = server.person("Anna")
    key = anna.post("/api/records", write_record(match, spec))["id"]
    table = anna.sit_at(key)
    assert table.table["imported"]
    table.until_asked()
    assert table.act(table.position["options"][0]["text"])["t"] == "done"
    play_last_options(match)
    record = write_record(match, spec)
    done = anna.post("/api/records", record)["id"]
    assert anna.request("GET", f"/api/tables/{done}/record").raw.decode() == record
    assert read_record(record, registry()).finished
    assert anna.request("POST", "/api/records", record.replace("swap", "swop")).json["error"] == "bad-record"


def test_a_record_shows_nobody_under_a_name_that_another_keeps(server: Running) -> None:
    owner, judge = server.person("Cordelia"), staff(server, "Prospero")
    owner.post("/api/me/recovery")
    spec = registry().spec("artificium(players=4)")
    names = ["Cordelia", "prospero", "Somebody", "bot random"]
    record = write_record(Match(spec.rules(), "names", names), spec)
    eve = server.person("Eve of records")
    for person, shown in (
        (eve, ["Player 1", "Player 2", "Somebody"]),
        (owner, ["Cordelia", "Player 2", "Somebody"]),
    ):
        key = person.post("/api/records", record)["id"]
        assert [seat.get("name") for seat in person.get(f"/api/tables/{key}")["seats"]][:3] == shown
    assert judge.get("/api/me")["name"] == "Prospero"


def test_a_clock_that_runs_out_puts_a_bot_on_the_seat_and_the_person_comes_back(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], clock_move=1, absent=60)
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"])
    assert any(seat.get("deadline") for seat in table.table["seats"])
    table.hear_until(lambda: any(seat.get("stand_in") for seat in table.table["seats"]), "a bot on a seat")
    seat = next(one["seat"] for one in table.table["seats"] if one.get("stand_in"))
    assert table.ask(t="return", seat=seat)["t"] == "done"
    assert not table.table["seats"][seat].get("stand_in")
    table.catch_up()
    assert not table.table["seats"][seat].get("stand_in")  # there is time for a move


def test_who_leaves_a_game_with_the_rule_is_replaced_at_once(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, ben = two_at_table(server, absent=60)
    table = anna.sit_at(key)
    ben.post(f"/api/tables/{key}/leave")
    table.hear_until(lambda: table.table["seats"][1].get("stand_in"), "a bot on the second seat")
    assert table.table["seats"][1]["left"]


@pytest.mark.parametrize(("drawn", "key"), [("-6WF_7gqrWbi_CYo", "_6WF_7gqrWbi_CYo"), ("6-WF", "6-WF")])
def test_the_key_of_a_table_is_never_taken_for_an_option(
    monkeypatch: pytest.MonkeyPatch, drawn: str, key: str
) -> None:
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: drawn)
    assert new_key() == key


def test_a_server_that_stops_keeps_nobody_waiting_for_the_list(launch: Callable[..., Running]) -> None:
    server = launch()
    anna = server.person("Anna")
    known = anna.get("/api/tables")["version"]
    answers: list[dict[str, object]] = []
    waiting = threading.Thread(target=lambda: answers.append(anna.get(f"/api/tables?after={known}")))
    waiting.start()
    until(lambda: server.hub.listing.waiting == 1, "somebody who waits")
    server.stop()
    waiting.join(PATIENCE)
    assert [one["version"] for one in answers] == [known]
