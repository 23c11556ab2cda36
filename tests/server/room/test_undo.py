"""Taking back at a table: over the answers of bots where one person plays, before they come where several do."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client, Table
from tests.server.conftest import Running
from tests.waiting import rounds, until
from tilewright.games.catalogue import registry
from tilewright.kernel.reason import Refused
from tilewright.kernel.record import read_record
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room
from tilewright.server.room.wording import rules_of
from tilewright.server.structs import encode
from tilewright.server.table import JournalRow

RANDOM = {"kind": "bot", "bot": "random"}
GAMES = list(registry().games)


def alone_with_bots(server: Running, game: str = "keyflower", bots: int = 2) -> tuple[str, Client, Table]:
    """A game of one person against bots, at a moment when that person is asked."""
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, *[RANDOM] * bots], game)
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"], look=0, lang="en")
    table.until_asked()
    return made["id"], anna, table


def pick(table: Table) -> str:
    """A step that reveals nothing: the first half of a bid, then all of it."""
    texts: list[str] = [option["text"] for option in table.position["options"]]
    return next((text for text in texts if text.startswith(("bid", "send"))), texts[-1])


def turn(table: Table) -> list[tuple[Any, str]]:
    """One whole turn and the answers to it: what was seen before each step, and the step."""
    done: list[tuple[Any, str]] = []
    mine = table.position["view"]["question"]["asked"]
    while not done or table.position["view"]["question"]["asked"] != mine:
        done.append((table.position["view"], pick(table)))
        assert table.act(done[-1][1])["t"] == "done"
        table.until_asked()
    return done


def test_one_person_takes_back_step_by_step_what_bots_have_answered(server: Running) -> None:
    key, _, table = alone_with_bots(server)
    done = [*turn(table), *turn(table)]
    play = server.hub.rooms[key].play
    assert play is not None
    answered = [(line.seat, line.text) for line in play.match.lines]
    assert table.position["undo"]
    assert table.position["undoing"]["answers"] >= 2
    for number, (view, text) in enumerate(reversed(done)):
        assert table.ask(t="undo", seat=0)["t"] == "done"
        table.catch_up()
        assert table.position["view"] == view
        assert text in [option["text"] for option in table.position["options"]]
        (step,) = table.position["steps"]
        assert step["events"][0]["facts"]["kind"] == "undone"
        assert step["back_to"] < step["v"]
        assert ("what the bots answered" in step["events"][0]["words"]) == (
            "answers" in step["events"][0]["facts"]
        )
        assert ("answers" in step["events"][0]["facts"]) == (number % 2 == 0)  # a bid is two steps
    refused = table.ask(t="undo", seat=0)
    assert refused["key"] == "no-move-yet"
    assert "undoing" not in table.position
    for _, text in done:  # the same question in the same position gets the same answer
        assert table.act(text)["t"] == "done"
        table.until_asked()
    assert [(line.seat, line.text) for line in play.match.lines] == answered
    kinds = [entry.kind for entry in server.hub.store.journal(key)]
    assert kinds.count("undo") == len(done)


def test_what_was_revealed_stays_and_the_refusal_says_so(server: Running) -> None:
    _, _, table = alone_with_bots(server, "artificium", 1)
    for _ in rounds("a card that is turned up"):
        if table.position.get("undoing", {}).get("why") == "undo-revealed":
            break
        options = [option["text"] for option in table.position["options"]]
        assert table.act(next((text for text in options if text.startswith("lay")), "pass"))["t"] == "done"
        table.until_asked()
    assert "undo" not in table.position
    refused = table.ask(t="undo", seat=0)
    assert refused["key"] == "undo-revealed"
    assert "revealed" in refused["words"]


def test_a_game_in_which_answers_were_taken_back_goes_on_after_a_restart(launch: Callable[..., Running]) -> None:
    server = launch()
    key, anna, table = alone_with_bots(server)
    done = turn(table)
    for _ in rounds("a turn that nothing was revealed after"):
        if table.position.get("undo") and table.position["undoing"].get("answers"):
            break
        done = turn(table)
    before, text = done[-1]
    assert table.ask(t="undo", seat=0)["t"] == "done"
    table.catch_up()
    assert table.position["view"] == before
    table.close()
    server.stop()
    server.start()
    again = anna.sit_at(key, look=0)
    again.until_asked()
    assert again.position["view"] == before
    assert again.act(text)["t"] == "done"


def test_what_bots_answered_at_a_table_of_several_people_stays(server: Running) -> None:
    first, _ = people_and_a_bot(server)
    assert first.act("pass")["t"] == "done"
    for _ in rounds("the bot's answer"):
        first.catch_up()
        if first.position.get("undoing", {}).get("why"):
            break
    assert first.position["undoing"]["why"] == "nothing-to-undo"
    assert first.ask(t="undo", seat=first.position["look"])["key"] == "nothing-to-undo"


def people_and_a_bot(server: Running, **more: object) -> tuple[Table, Table]:
    """Two people and a bot that sits after the one who begins; that one, and the other."""
    anna, ben = server.person("Anna"), Client(server.port, "Ben")
    made = anna.table([{"kind": "me"}, {"kind": "open"}, RANDOM], "keyflower", **more)
    ben.join(made["codes"][0]["code"])
    anna.post(f"/api/tables/{made['id']}/start", {})
    tables = [anna.sit_at(made["id"]), ben.sit_at(made["id"])]
    for _ in rounds("a person who sits before the bot"):
        for table in tables:
            table.catch_up()
        asked = next((table for table in tables if table.position.get("options")), None)
        if asked is tables[1]:
            return tables[1], tables[0]
        if asked is not None:
            assert asked.act("pass")["t"] == "done"
    raise AssertionError


def test_bots_wait_for_second_thoughts_where_several_people_play(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = launch(bot_pause=60)
    first, _ = people_and_a_bot(server)
    waits: list[float] = []  # seconds that a bot with its answer ready still waits
    pause_left = Room.pause_left

    def noted(room: Room) -> float:
        waits.append(pause_left(room))
        return waits[-1]

    monkeypatch.setattr(Room, "pause_left", noted)
    assert first.table["bot_pause"] == 60_000
    before = first.position["view"]
    for _ in range(2):  # however often
        assert first.act("pass")["t"] == "done"
        until(lambda: waits, "a bot that has thought")
        assert waits[-1] > 1
        first.catch_up()
        assert first.position["undo"]
        assert first.position["waiting"] == [2]
        assert first.ask(t="undo", seat=1)["t"] == "done"
        first.catch_up()
        assert first.position["view"] == before
    lively, _ = people_and_a_bot(server, bot_pause=0)  # as this table is set
    assert "bot_pause" not in lively.table
    assert lively.act("pass")["t"] == "done"
    lively.hear_until(lambda: 2 not in lively.position["waiting"], "the bot's answer")


def test_bots_do_not_wait_where_one_person_plays(launch: Callable[..., Running]) -> None:
    server = launch(bot_pause=60)
    _, _, table = alone_with_bots(server)
    assert "bot_pause" not in table.table
    turn(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_journals_with_answers_taken_back_replay_as_they_were_played(game: str, seed: int) -> None:
    """Whatever is done and taken back; and what was taken back cannot be, its journal does not replay."""
    rules, dice = rules_of(f"{game}(players=3)"), random.Random(seed)
    play = begun(rules, seed)
    journal: list[JournalRow] = []
    over = 0
    for _ in range(150):
        if play.over():
            break
        try:
            plan = play.plan_undo(0, 0) if dice.random() < 0.3 else None
        except Refused:
            plan = None
        if plan is None:
            seat = dice.choice(play.all_waiting())
            plan = play.plan_act(seat, play.rules.text(dice.choice(play.rules.options(play.match.state, seat))), 0)
        over += plan.entry.kind == "undo" and bool(plan.entry.text)
        play.adopt(plan)
        journal.append(plan.entry)
    assert over
    again = begun(rules, seed)
    again.replay(journal, 0)
    assert encode(again.match.state.freeze()) == encode(play.match.state.freeze())
    assert (again.versions, again.stamps, again.digests) == (play.versions, play.stamps, play.digests)
    for wrong in ("0", "999", "x"):
        at = next(
            number for number, one in enumerate(journal) if one.kind == "undo" and one.text not in ("", wrong)
        )
        entry = journal[at]
        forged = JournalRow(entry.n, entry.kind, entry.seat, wrong, "", entry.marks, entry.spent, entry.at)
        with pytest.raises(ValueError):
            begun(rules, seed).replay([*journal[:at], forged], 0)


def begun(rules: Any, seed: int) -> Play:
    play = Play(rules, f"undo {seed}", ["Anna", "bot easy", "bot easy"], 0)
    play.bots = frozenset({1, 2})
    return play


def test_the_record_of_such_a_game_verifies(server: Running) -> None:
    key, anna, table = alone_with_bots(server, "artificium", 1)
    dice = random.Random(1)
    for _ in rounds("the end of the game"):
        if table.position.get("over"):
            break
        if table.position.get("undo") and dice.random() < 0.3:
            assert table.ask(t="undo", seat=0)["t"] == "done"
        elif table.position.get("options"):
            assert table.act(table.position["options"][-1]["text"])["t"] == "done"
        table.hear_until(lambda: table.asked() or table.position.get("over"), "the next question")
    record = anna.request("GET", f"/api/tables/{key}/record").raw.decode()
    assert read_record(record, registry()).finished
