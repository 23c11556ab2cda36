"""Somebody is away: the grace, what the others may decide, who agrees to a way back, how a game is given up."""

import time
from collections.abc import Callable

import pytest

from tests.server.client import Table, play_some
from tests.server.conftest import Running, two_at_table
from tests.server.room.absences import long_ago, lose, return_during_vote, three_at_table, until
from tests.waiting import rounds
from tests.waiting import until as waiting
from tilewright.kernel.record import commitment
from tilewright.server.room.absence import DAY, grace_seconds
from tilewright.server.table import Chair, StoredTable


def until_ben_is_asked(one: Table) -> None:
    for _ in rounds("the turn of Ben"):
        if one.position["waiting"] == [1]:
            break
        assert one.act(one.position["options"][-1]["text"])["t"] == "done"
        one.catch_up()


def test_away_for_a_moment_nobody_is_replaced_and_nothing_rewound(server: Running) -> None:
    """The attack: the line of Ben breaks for 50 ms; Anna asks for a bot, then goes back to the beginning."""
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    play_some([one, two])
    lines = len(server.hub.rooms[key].play.match.lines)  # type: ignore[union-attr]
    lose(one, two, 1)
    refused = one.ask(t="replace", seat=1, bot="random")
    assert refused["key"] == "seat-kept"
    assert 0 < refused["facts"]["seconds"] <= 600
    assert one.ask(t="back", seat=0, v=1)["t"] == "done"  # all are asked
    again = ben.sit_at(key, lang="en")
    assert not again.table["seats"][1].get("stand_in")
    assert "kept" not in again.table["seats"][1]
    assert len(server.hub.rooms[key].play.match.lines) == lines  # type: ignore[union-attr]
    (ballot,) = again.table["ballots"]
    assert ballot["needs"] == [1]
    assert "agreed" not in ballot
    assert again.ask(t="vote", ballot=ballot["number"], yes=False)["t"] == "done"
    assert len(server.hub.rooms[key].play.match.lines) == lines  # type: ignore[union-attr]


def test_one_alone_replaces_nobody_however_long_they_are_away(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key, lang="en"), ben.sit_at(key)
    assert one.ask(t="replace", seat=1)["key"] == "still-there"
    lose(one, two, 1)
    kept = one.table["seats"][1]["kept"] - server.hub.rooms[key].gone[ben_of(server, key)]
    assert kept == 600_000
    long_ago(server, key)
    answer = one.ask(t="replace", seat=1, bot="random")
    assert answer["key"] == "one-alone"
    assert "Ben" in answer["words"]
    server.hub.rooms[key].overdue.add(1)
    assert one.ask(t="replace", seat=1, bot="random")["key"] == "one-alone"


def ben_of(server: Running, key: str) -> str:
    return server.hub.rooms[key].table.chairs[1].holder


def test_after_the_grace_two_people_can_put_a_bot_there_and_who_returns_plays_at_once(server: Running) -> None:
    key, people = three_at_table(server)
    one, two, three = (person.sit_at(key) for person in people)
    lose(one, three, 2)
    assert one.ask(t="replace", seat=2)["key"] == "seat-kept"
    long_ago(server, key)
    assert one.ask(t="replace", seat=2, bot="genius")["key"] == "bad-bot"
    assert one.ask(t="replace", seat=2, bot="random")["t"] == "done"
    (ballot,) = until(two, lambda table: table.table.get("ballots"))
    assert (ballot["missing"], ballot["needs"]) == (1, [1])
    assert not one.table["seats"][2].get("stand_in")
    assert one.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"  # twice the same person is one vote
    assert not one.table["seats"][2].get("stand_in")
    assert two.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    until(one, lambda table: table.table["seats"][2].get("stand_in") == "random")
    back = people[2].sit_at(key)
    assert not back.table["seats"][2].get("stand_in")
    until(one, lambda table: not table.table["seats"][2].get("stand_in"))


def test_one_who_is_there_alone_waits_for_a_second_vote(server: Running) -> None:
    key, people = three_at_table(server)
    one, two, three = (person.sit_at(key) for person in people)
    lose(one, three, 2)
    lose(one, two, 1)
    long_ago(server, key)
    assert one.ask(t="replace", seat=2, bot="random")["t"] == "done"
    (ballot,) = until(one, lambda table: table.table.get("ballots"))
    assert (ballot["missing"], ballot.get("needs")) == (1, None)
    assert not one.table["seats"][2].get("stand_in")
    again = people[1].sit_at(key)
    assert again.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    until(one, lambda table: table.table["seats"][2].get("stand_in") == "random")


def test_a_return_ends_the_question_for_a_bot(server: Running) -> None:
    *_, two, ballot = return_during_vote(server)
    assert two.ask(t="vote", ballot=ballot["number"], yes=True)["key"] == "no-ballot"
    assert not two.table["seats"][2].get("stand_in")


def test_a_question_that_outlived_a_return_does_nothing(server: Running) -> None:
    """A ballot of the store may be older than the return."""
    key, people = three_at_table(server)
    one, two, three = (person.sit_at(key) for person in people)
    lose(one, three, 2)
    long_ago(server, key)
    assert one.ask(t="replace", seat=2)["t"] == "done"
    room = server.hub.rooms[key]
    (ballot,) = room.ballots.open.values()
    people[2].sit_at(key)
    room.ballots.open[ballot.number] = ballot
    assert two.ask(t="vote", ballot=ballot.number, yes=True)["key"] == "still-there"
    two.catch_up()
    assert not two.table["seats"][2].get("stand_in")


def test_an_action_takes_the_seat_back_from_the_bot(server: Running) -> None:
    """Whoever left on purpose may look on first; the first move is a return."""
    key, anna, ben = two_at_table(server, absent=60)
    one, two = anna.sit_at(key), ben.sit_at(key)
    ben.post(f"/api/tables/{key}/leave")
    until(two, lambda table: table.table["seats"][1].get("stand_in"))
    two.close()
    two = ben.sit_at(key)
    assert two.table["seats"][1]["left"]
    assert two.ask(t="act", seat=1, v=0, text="pass")["key"] in ("stale", "not-your-turn")
    until(one, lambda table: not table.table["seats"][1].get("stand_in"))
    assert not one.table["seats"][1].get("left")


def test_who_left_on_purpose_may_be_replaced_by_one_alone_and_comes_back(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one = anna.sit_at(key)
    ben.post(f"/api/tables/{key}/leave")
    until(one, lambda table: table.table["seats"][1].get("left"))
    assert one.ask(t="replace", seat=1, bot="random")["t"] == "done"
    assert one.table["seats"][1]["stand_in"] == "random"
    again = ben.sit_at(key)
    assert again.ask(t="return", seat=1)["t"] == "done"
    until(one, lambda table: not table.table["seats"][1].get("stand_in"))


def test_nobody_who_got_up_asks_for_a_bot_in_the_place_of_another(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one = anna.sit_at(key)
    for person in (anna, ben):
        person.post(f"/api/tables/{key}/leave")
    assert one.ask(t="replace", seat=1)["key"] == "not-your-seat"


def test_going_back_needs_those_who_are_away_or_have_a_bot_in_their_place(server: Running) -> None:
    key, people = three_at_table(server)
    one, two, three = (person.sit_at(key) for person in people)
    play_some([one, two, three])
    lose(one, three, 2)
    long_ago(server, key)
    assert one.ask(t="replace", seat=2, bot="random")["t"] == "done"
    (ballot,) = until(two, lambda table: table.table.get("ballots"))
    assert two.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    until(one, lambda table: table.table["seats"][2].get("stand_in"))
    waits(server, key)
    lines = len(server.hub.rooms[key].play.match.lines)  # type: ignore[union-attr]
    assert one.ask(t="back", seat=0, v=1)["t"] == "done"
    (ballot,) = until(two, lambda table: [b for b in table.table.get("ballots", []) if b["kind"] == "back"])
    assert two.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    (ballot,) = until(two, lambda table: [b for b in table.table.get("ballots", []) if b.get("agreed")])
    assert ballot["needs"] == [2]
    assert len(server.hub.rooms[key].play.match.lines) == lines  # type: ignore[union-attr]
    back = people[2].sit_at(key)
    assert back.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    assert len(server.hub.rooms[key].play.match.lines) < lines  # type: ignore[union-attr]


def waits(server: Running, key: str) -> None:
    """Until the bots have answered and a person is asked."""
    room = server.hub.rooms[key]
    assert room.play is not None
    play = room.play
    waiting(lambda: not any(room.table.chairs[seat].player() for seat in play.all_waiting()), "a person's turn")


def test_one_person_and_bots_go_back_freely(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"])
    for _ in range(3):
        until(table, lambda one: one.position.get("options"))
        assert table.act(table.position["options"][-1]["text"])["t"] == "done"
    until(table, lambda one: one.position.get("options"))
    assert table.ask(t="back", seat=0, v=1)["t"] == "done"
    happened = [event["facts"]["kind"] for m in table.heard for s in m.get("steps", []) for event in s["events"]]
    assert "rewound" in happened


def test_a_game_is_given_up_when_all_agree(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    assert one.ask(t="end")["t"] == "done"
    (ballot,) = until(two, lambda table: table.table.get("ballots"))
    assert ballot["kind"] == "end"
    assert two.ask(t="vote", ballot=ballot["number"], yes=False)["t"] == "done"
    assert one.ask(t="end")["t"] == "done"
    assert two.ask(t="end")["t"] == "done"  # asking the same is agreeing
    for table in (one, two):
        until(table, lambda one: one.table["phase"] == "abandoned" and not one.position["waiting"])
        assert "options" not in table.position
        assert table.ask(t="act", seat=table.position["look"], v=1, text="pass")["key"] == "game-over"
        assert commitment(table.table["seed"]) == table.table["commitment"]  # nothing is secret any more
    assert key not in [line["id"] for line in anna.get("/api/me/tables")["tables"]]
    assert server.hub.store.ballots(key) == []


def test_a_game_that_waits_for_days_can_be_ended_by_who_is_left(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    until_ben_is_asked(one)
    lose(one, two, 1)
    room = server.hub.rooms[key]
    room.abandon_days = 8
    assert room.play is not None
    if room.play.times:
        room.play.times[-1] -= 7 * DAY * 1000
    room.table.begun -= 7 * DAY * 1000
    room.begun, room.moved = room.begun - 7 * DAY * 1000, room.moved - 7 * DAY * 1000
    assert one.ask(t="end")["t"] == "done"
    assert until(one, lambda table: table.table.get("ballots"))[0]["needs"] == [1]
    room.abandon_days = 7
    assert one.ask(t="end")["t"] == "done"
    until(one, lambda table: table.table["phase"] == "abandoned")


def test_one_against_bots_may_give_up_and_has_room_for_another_table(launch: Callable[..., Running]) -> None:
    server = launch(tables_each=1)
    anna = server.person("Anna")
    key = anna.post("/api/play", {"game": "artificium", "bot": "random"})["id"]
    assert anna.request("POST", "/api/play", {"game": "artificium"}).json["error"] == "too-many-tables"
    table = anna.sit_at(key)
    assert table.ask(t="end")["t"] == "done"
    until(table, lambda one: one.table["phase"] == "abandoned")
    table.close()
    server.stop()
    server.start()
    again = anna.sit_at(key)
    assert again.table["phase"] == "abandoned"
    assert "options" not in again.position
    assert anna.post("/api/play", {"game": "artificium", "bot": "random"})["id"]


def test_the_rule_of_the_table_replaces_after_its_time_and_not_before_the_grace(
    launch: Callable[..., Running],
) -> None:
    server = launch(grace_seconds=1)
    key, anna, ben = two_at_table(server, absent=0)
    one, two = anna.sit_at(key), ben.sit_at(key)
    until_ben_is_asked(one)
    lose(one, two, 1)
    left = server.hub.rooms[key].gone[ben_of(server, key)]
    assert one.table["seats"][1]["kept"] == left + 1000
    until(one, lambda table: table.table["seats"][1].get("stand_in"))
    assert time.time() * 1000 >= left + 1000
    again = ben.sit_at(key)
    assert not again.table["seats"][1].get("stand_in")


@pytest.mark.parametrize(
    ("how", "seconds"),
    [
        ({}, 600),
        ({"clock_move": 30}, 60),
        ({"clock_move": 3600}, 3600),
        ({"clock_move": 30 * DAY}, DAY),
        ({"clock_game": 1800}, 180),
        ({"absent": 300, "clock_move": DAY}, 300),
        ({"absent": 5}, 60),
    ],
)
def test_the_grace_of_a_table_fits_its_pace(how: dict[str, int], seconds: int) -> None:
    assert grace_seconds(StoredTable("t", "anna", "artificium", [Chair(0)], **how), 60) == seconds  # type: ignore[arg-type]


def test_after_a_restart_everybody_has_time_to_come_back(launch: Callable[..., Running]) -> None:
    server = launch()
    key, people = three_at_table(server, clock_move=60)
    server.stop()
    server.start()
    one = people[0].sit_at(key)
    assert one.ask(t="replace", seat=1)["key"] == "seat-kept"
