"""Finished games: looked at again as any seat, gone on with at a new table, counted."""

import json
import threading
from typing import Any

import pytest

from tests.server.client import Client, play_some
from tests.server.conftest import Running, play_out, two_at_table
from tests.waiting import PATIENCE, rounds
from tilewright.cli.local_game import replay_events
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.match import Match
from tilewright.kernel.record import read_record
from tilewright.server.lobby import records
from tilewright.server.room import room
from tilewright.server.room.wording import Wording
from tilewright.server.table import Result

GAMES = list(registry().games)


def finished(server: Running, game: str, **more: object) -> tuple[str, Client, Client]:
    key, anna, ben = two_at_table(server, game, **more)
    play_out([anna.sit_at(key), ben.sit_at(key)])
    return key, anna, ben


def pages(client: Client, key: str, look: int, count: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    page = client.get(f"/api/tables/{key}/replay?look={look}&count={count}&lang=en")
    moments = list(page["moments"])
    while page["more"] >= 0:
        page = client.get(f"/api/tables/{key}/replay?look={look}&from={page['more']}&count={count}&lang=en")
        moments += page["moments"]
    return page, moments


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_as_any_seat(server: Running, game: str) -> None:
    key, *_ = finished(server, game)
    play = server.hub.rooms[key].play
    assert play is not None
    total = len(play.match.lines)
    for look in (-1, 0, 1):
        page, moments = pages(Client(server.port), key, look, 40)
        assert page["total"] == total
        assert [moment["n"] for moment in moments] == list(range(total + 1))
        for n in (0, 1, total // 2, total):
            state = play.match.at(n)
            assert moments[n]["view"] == play.rules.view(state, look)
            assert moments[n]["waiting"] == play.rules.waiting_seats(state) if n < total else True
        assert moments[-1]["over"]
        assert [(m["seat"], m["text"]) for m in moments[1:]] == [
            (line.seat, line.text) for line in play.match.lines
        ]
        assert all(event["words"] for moment in moments for event in moment.get("events", []))
    _, some = pages(Client(server.port), key, 0, 7)
    assert some == pages(Client(server.port), key, 0, 40)[1]
    names = [play.rules.chapter(play.match.at(n)) for n in range(total)]
    begin = [n for n in range(total) if n == 0 or names[n] != names[n - 1]]
    assert [(one["at"], one["name"]) for one in page["chapters"]] == [(n, names[n]) for n in begin]
    assert len(begin) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_caption_that_says_what_was_done(server: Running, game: str) -> None:
    key, *_ = finished(server, game)
    play = server.hub.rooms[key].play
    assert play is not None
    names = ["Anna", "Ben"]
    for look in (-2, -1, 0):
        _, moments = pages(Client(server.port), key, look, 40)
        assert "words" not in moments[0]
        quiet = 0
        for moment in moments[1:]:
            shown = " ".join(event["words"] for event in moment.get("events", []))
            if not shown:
                quiet += 1
                state, seat = play.match.at(moment["n"] - 1), moment["seat"]
                words = Wording(server.hub.rooms[key].table.spec, "en", names)
                (choice,) = words.choices([moment["text"]], play.rules.view(state, seat), seat)
                shown = f"{names[seat]}: {choice.words}"
            assert moment["words"] == shown
        assert quiet or game != "keyflower"


@pytest.mark.parametrize("game", GAMES)
def test_all_open_shows_every_hand_and_every_secret(server: Running, game: str) -> None:
    key, anna, _ = finished(server, game)
    play = server.hub.rooms[key].play
    assert play is not None
    _, moments = pages(anna, key, -2, 40)
    for moment in moments[:-1]:
        state = play.match.at(moment["n"])
        assert moment["views"] == [play.rules.view(state, seat) for seat in range(2)]
    secrets = 0
    for moment, events in zip(moments[1:], replay_events(play.match), strict=True):
        for shown, event in zip(moment.get("events", []), events, strict=True):
            assert shown["facts"] == json.loads(json.dumps({**event.seen_by(-1), **(event.secret or {})}))
            secrets += event.secret is not None
    assert secrets >= 2


def test_a_running_or_hidden_game_is_not_seen_again(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    for path in (f"/api/tables/{key}/replay", f"/api/tables/{key}/replay?look=-2"):
        assert anna.request("GET", path).json["error"] == "not-finished"
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = anna.request("POST", f"/api/tables/{key}/branch", {"at": 0, "seats": seats})
    assert answer.json["error"] == "not-finished"
    key, anna, _ = finished(server, "artificium", watch=False)
    assert Client(server.port).request("GET", f"/api/tables/{key}/replay").status == 404
    assert (
        Client(server.port).request("POST", f"/api/tables/{key}/branch", {"at": 0, "seats": seats}).status == 404
    )
    assert anna.request("GET", f"/api/tables/{key}/replay?look=9").status == 400
    assert anna.request("GET", f"/api/tables/{key}/replay").status == 200


def test_as_many_positions_are_sent_as_were_asked_for(server: Running) -> None:
    key, anna, _ = finished(server, "artificium")
    for asked, shown in (
        ("count=1", 1),
        ("count=3", 3),
        ("from=2&count=40", 40),
        ("", 20),
        ("count=0", 1),
        ("count=99", 40),
    ):
        page = anna.get(f"/api/tables/{key}/replay?{asked}")
        first = 2 if "from" in asked else 0
        assert [moment["n"] for moment in page["moments"]] == list(range(first, first + shown))
        assert page["more"] == first + shown


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_goes_on_from_the_position_and_is_marked(server: Running, game: str) -> None:
    key, anna, _ = finished(server, game)
    play = server.hub.rooms[key].play
    assert play is not None
    at = len(play.match.lines) // 2
    seats = [{"kind": "me"}, {"kind": "here", "name": "Cleo"}]
    made = anna.post(f"/api/tables/{key}/branch", {"at": at, "seats": seats})
    table = anna.sit_at(made["id"], look=0)
    assert table.table["imported"]
    assert table.position["view"] == play.rules.view(play.match.at(at), 0)
    branch = server.hub.rooms[made["id"]].play
    assert branch is not None
    assert branch.match.state.freeze() == play.match.at(at).freeze()
    look = branch.all_waiting()[0]
    table.send(t="look", look=look)
    table.until("position")
    assert table.act(table.position["options"][0]["text"])["t"] == "done"
    with_bots = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    made = Client(server.port, "Dora").introduce().post(f"/api/tables/{key}/branch", {"at": 0, "seats": with_bots})
    assert made["id"]
    for body, error in (
        ({"at": len(play.match.lines), "seats": seats}, "branch-over"),
        ({"at": 0, "seats": seats[:1]}, "bad-seats"),
        ({"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}, "branch-open"),
        ({"at": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}, "me-twice"),
    ):
        assert anna.request("POST", f"/api/tables/{key}/branch", body).json["error"] == error


def by_seat(match: Match) -> list[list[Event]]:
    """All that happened to each of two seats."""
    shown: list[list[Event]] = [[], []]
    state = match.at(0)
    for line in match.lines:
        events: list[Event] = []
        match.rules.apply(state, line.seat, match.rules.parse(line.text), events)
        for event in events:
            if event.seat >= 0:
                shown[event.seat].append(event)
    return shown


def test_finished_games_are_counted(server: Running) -> None:
    assert Client(server.port).request("GET", "/api/me/statistics").status == 401
    game = "artificium"
    key, anna, ben = two_at_table(server, game)
    play_out([anna.sit_at(key), ben.sit_at(key)], liked=("done", "apply"))
    table = anna.get(f"/api/tables/{key}")
    found = anna.get("/api/me/statistics")
    (one,) = found["played"]
    assert one["id"] == key
    assert one["score"] == table["scores"][0]
    assert one.get("won", False) == (0 in table["winners"])
    assert one["opponents"][0]["name"] == "Ben"
    assert found["levels"] == {}
    play = server.hub.rooms[key].play
    assert play is not None
    applied = [
        [str(event.data["card"]) for event in shown if event.kind == "applied"] for shown in by_seat(play.match)
    ]
    pieces = found["pieces"].get(game, {})  # in a poor deal nobody may have applied anything
    assert pieces.keys() == {*applied[0], *applied[1]}
    for piece, shares in pieces.items():
        assert shares["all"]["games"] == (piece in applied[0]) + (piece in applied[1])
        assert shares["mine"].get("games", 0) == (piece in applied[0])
        assert shares["mine"].get("wins", 0) == (piece in applied[0] and 0 in table["winners"])
    made = anna.post("/api/play", {"game": game, "bot": "random", "options": {"players": 2}, "seat": 0})
    sitting = anna.sit_at(made["id"])
    for _ in rounds("the end of a game against a bot", 3 * PATIENCE):
        sitting.hear_until(lambda: sitting.asked() or sitting.position.get("over"), "a question, or the end")
        if sitting.position.get("over"):
            break
        sitting.act(sitting.position["options"][-1]["text"])
    sitting.hear_until(lambda: sitting.table["phase"] == "finished", "a finished table")
    found = anna.get("/api/me/statistics")
    won = 0 in sitting.table["winners"]
    assert found["levels"] == {game: {"random": {"games": 1, "wins": int(won)}}}
    assert [one["id"] for one in found["played"]] == [made["id"], key]
    called = sitting.table["seats"][1]["called"]  # in every list a bot has the name that it has at the table
    assert found["played"][0]["opponents"][0]["called"] == called
    lines = {line["id"]: line for line in anna.get("/api/me/finished")["tables"]}
    assert (lines[made["id"]]["names"], lines[made["id"]]["called"]) == (["Anna", "random"], [-1, called])
    assert "called" not in lines[key]  # no bot sat there


def test_the_points_of_every_seat_are_explained_when_it_is_over(server: Running) -> None:
    key, _, ben = two_at_table(server)
    running = ben.sit_at(key)
    assert running.ask(t="score", seat=0)["key"] == "not-your-seat"
    running.close()
    over, *_ = finished(server, "artificium")
    looking = Client(server.port).sit_at(over)
    for seat, points in enumerate(looking.table["scores"]):
        shown = looking.ask(t="score", seat=seat)
        assert (shown["t"], shown["seat"], shown["explained"]["total"]) == ("points", seat, points)
    assert looking.ask(t="score", seat=7)["key"] == "not-your-seat"


def abandoned(server: Running, game: str, moves: int = 5, **more: object) -> tuple[str, Client, Client]:
    key, anna, ben = two_at_table(server, game, **more)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    play_some(tables, moves)
    assert [table.ask(t="end")["t"] for table in tables] == ["done", "done"]
    return key, anna, ben


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_is_found_exported_and_seen_again(server: Running, game: str) -> None:
    key, anna, ben = abandoned(server, game, watch=False)
    play = server.hub.rooms[key].play
    assert play is not None
    for person in (anna, ben):
        (line,) = [one for one in person.get("/api/me/finished")["tables"] if one["id"] == key]
        assert (line["phase"], line.get("scores"), line.get("winners")) == ("abandoned", None, None)
        assert line["ended"] > 0
        text = person.request("GET", f"/api/tables/{key}/record").raw.decode()
        again = read_record(text, registry())
        assert (again.finished, len(again.match.lines)) == (False, 5)
        assert again.match.state.freeze() == play.match.state.freeze()
        page, moments = pages(person, key, -2, 40)
        assert page["total"] == 5
        assert moments[-1]["views"] == [play.rules.view(play.match.state, seat) for seat in range(2)]
        shown = person.get("/api/me/statistics")
        assert [(one["id"], one["abandoned"], one["score"]) for one in shown["played"]] == [(key, True, 0)]
        assert (shown["total"], shown["sums"], shown["levels"], shown["pieces"]) == (1, {}, {}, {})
    stranger = server.person("Eve")
    for path in ("record", "replay"):
        assert stranger.request("GET", f"/api/tables/{key}/{path}").status == 404


def test_a_game_that_was_given_up_can_be_gone_on_with_from_any_position(server: Running) -> None:
    key, anna, _ = abandoned(server, "artificium")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    last = anna.post(f"/api/tables/{key}/branch", {"at": 5, "seats": seats})["id"]
    play = server.hub.rooms[last].play
    assert play is not None
    assert len(play.match.lines) >= 5
    late = anna.request("POST", f"/api/tables/{key}/branch", {"at": 6, "seats": seats})
    assert (late.status, late.json["error"]) == (400, "branch-over")
    text = anna.request("GET", f"/api/tables/{key}/record").raw.decode()
    assert anna.sit_at(anna.post("/api/records", text)["id"]).table["phase"] == "playing"


def test_older_games_come_page_by_page(server: Running) -> None:
    anna = server.person("Anna")
    keys: list[str] = []
    for _ in range(3):
        key = anna.post("/api/play", {"game": "artificium", "bot": "random"})["id"]
        table = anna.sit_at(key)
        assert table.ask(t="end")["t"] == "done"
        keys.insert(0, key)
    found = anna.get("/api/me/finished")["tables"]
    assert [line["id"] for line in found] == keys
    older = anna.get(f"/api/me/finished?before={found[0]['ended']}")["tables"]
    assert [line["id"] for line in older] == keys[1:]


def test_the_results_of_a_record_are_worked_out_beside_the_loop(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, anna, _ = finished(server, "artificium")
    record = anna.request("GET", f"/api/tables/{key}/record").raw.decode()
    where: list[threading.Thread] = []

    def results_of(match: Match) -> list[Result]:
        where.append(threading.current_thread())
        return room.results_of(match)

    monkeypatch.setattr(records, "results_of", results_of)
    brought = anna.post("/api/records", record)["id"]
    assert len(where) == 1
    assert where[0] is not server.thread
    assert server.hub.store.results([brought])[brought] == server.hub.store.results([key])[key]
