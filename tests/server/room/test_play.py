"""A game over real sockets: options, refusals, undo, resync, two tabs, one screen for several, watching."""

import pytest

from tests.server.client import Client
from tests.server.conftest import Running, play_out, two_at_table
from tilewright.games.catalogue import registry
from tilewright.kernel.record import commitment, read_record
from tilewright.server import secrets


def test_a_whole_game_is_played_and_its_record_verifies(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one, two = anna.sit_at(key), ben.sit_at(key)
    promised = one.table["commitment"]
    assert "seed" not in one.table
    play_out([one, two])
    one.catch_up()
    assert one.table["phase"] == "finished"
    assert commitment(one.table["seed"]) == promised
    record = anna.request("GET", f"/api/tables/{key}/record").raw.decode()
    assert f"commitment {promised}" in record
    replay = read_record(record, registry())
    assert replay.finished
    assert replay.match.committed
    assert one.table["scores"] == replay.match.rules.scores(replay.match.state)
    assert [line["id"] for line in anna.get("/api/me/finished")["tables"]] == [key]


def test_options_come_with_words_and_refusals_with_reasons(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "new_seed", lambda: "no castles")  # some deals allow to swap one for another
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key, lang="hu"), ben.sit_at(key, lang="ru")]
    asked = next(table for table in tables if table.position.get("options"))
    other = next(table for table in tables if table is not asked)
    assert all(option["words"] for option in asked.position["options"])
    assert asked.position["question"]
    refused = asked.act("pass the salt")
    assert (refused["t"], refused["key"]) == ("refused", "malformed")
    assert refused["words"]
    why = asked.ask(t="why", seat=asked.position["look"], text="swap castle castle")
    assert why["t"] == "refused"
    early = other.act("pass")
    assert early["key"] == "not-your-turn"
    foreign = other.ask(t="act", seat=asked.position["look"], v=0, text="pass")
    assert foreign["key"] == "not-your-seat"
    text = asked.position["options"][0]["text"]
    v = asked.position["v"]
    assert asked.act(text)["t"] == "done"
    again = asked.act(text, v=v)
    assert again["key"] in ("stale", "not-your-turn")
    score = asked.ask(t="score", seat=asked.position["look"])
    assert score["t"] == "points"


def test_undo_at_once_and_further_back_by_agreement(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    first = next(table for table in tables if table.position.get("options"))
    second = next(table for table in tables if table is not first)
    before = first.position["view"]
    assert first.act("pass")["t"] == "done"
    assert first.position["undo"]
    assert first.ask(t="undo", seat=first.position["look"])["t"] == "done"
    assert first.position["view"] == before
    second.catch_up()
    assert second.position["steps"][0]["events"][0]["facts"]["kind"] == "undone"
    for table in (first, second):
        table.catch_up()
        assert table.act("pass")["t"] == "done"
    first.catch_up()
    refused = first.ask(t="undo", seat=first.position["look"])
    assert refused["key"] == "nothing-to-undo"
    assert first.ask(t="back", seat=first.position["look"], v=0)["t"] == "done"
    second.catch_up()
    (ballot,) = second.table["ballots"]
    assert second.ask(t="vote", ballot=ballot["number"], yes=False)["t"] == "done"
    assert first.ask(t="back", seat=first.position["look"], v=0)["t"] == "done"
    second.catch_up()
    (ballot,) = second.table["ballots"]
    assert second.ask(t="vote", ballot=ballot["number"], yes=True)["t"] == "done"
    first.catch_up()
    assert first.position["view"] == before


def test_a_gap_is_filled_and_nothing_doubled(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    asked = next(table for table in tables if table.position.get("options"))
    other = next(table for table in tables if table is not asked)
    look, v, text = asked.position["look"], asked.position["v"], asked.position["options"][0]["text"]
    person = anna if asked is tables[0] else ben
    asked.send(t="act", seat=look, v=v, text=text)
    asked.socket.close()  # before the answer could be read
    other.until("position")
    again = person.sit_at(key, have=v)
    assert again.position["whole"]
    assert [step["v"] for step in again.position["steps"]] == [v + 1]
    assert again.ask(t="act", seat=look, v=v, text=text)["t"] == "refused"
    since = person.sit_at(key)
    assert since.position["v"] == again.position["v"]


def test_the_same_seat_in_two_tabs(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tabs = [anna.sit_at(key), anna.sit_at(key)]
    benjamin = ben.sit_at(key)
    actor = tabs[0] if tabs[0].position.get("options") else benjamin
    assert actor.act(actor.position["options"][0]["text"])["t"] == "done"
    for tab in tabs:
        tab.catch_up()
    assert tabs[0].position == tabs[1].position


def test_several_seats_at_one_screen_with_a_handover(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}])
    anna.post(f"/api/tables/{made['id']}/start", {})
    screen = anna.sit_at(made["id"])
    assert screen.welcome["look"] == -1
    handover = screen.until("handover")
    (seat,) = handover["seats"]
    assert "options" not in screen.position
    screen.send(t="look", look=seat)
    screen.until("position")
    assert screen.position["look"] == seat
    assert screen.act("pass")["t"] == "done"
    screen.catch_up()
    assert [message["seats"] for message in screen.heard if message["t"] == "handover"] == [[seat], [1 - seat]]


def test_a_spectator_sees_no_hands_and_may_do_nothing(server: Running) -> None:
    key, *_ = two_at_table(server)
    watcher = Client(server.port, "Eve").sit_at(key, lang="en")
    assert watcher.welcome["seats"] == []
    assert watcher.position["question"] in ("Waiting for Anna.", "Waiting for Ben.")  # not "your turn"
    for message in ({"t": "act", "seat": 0, "v": 0, "text": "pass"}, {"t": "undo", "seat": 1}):
        assert watcher.ask(**message)["key"] == "not-your-seat"
    assert watcher.ask(t="look", look=0)["key"] == "not-your-seat"
    assert "options" not in watcher.position


def test_chat_is_bounded_and_kept(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    one = anna.sit_at(key)
    assert one.ask(t="say", text="<b>hello</b>\u0000\u2028there")["t"] == "done"
    two = ben.sit_at(key)
    said = [message for message in two.heard if message["t"] == "chat"]
    assert [(line["name"], line["text"]) for line in said] == [("Anna", "<b>hello</b>  there")]
    assert one.ask(t="say", text=" \n ")["key"] == "empty-chat"
    number = one.send(t="say", text="x" * 501)
    assert one.until("refused")["id"] == 0 != number


def test_bots_play_on_by_themselves(server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}])
    assert anna.request("POST", f"/api/tables/{made['id']}/start", {}).json["error"] == "seats-open"
    anna.post(f"/api/tables/{made['id']}/start", {"bot": "random"})
    table = anna.sit_at(made["id"])
    for _ in range(6):
        table.until_asked()
        assert table.act(table.position["options"][0]["text"])["t"] == "done"
