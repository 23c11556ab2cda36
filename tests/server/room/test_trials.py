"""Trying actions out, helps and hints: on a possible world only, so nothing hidden can be heard in the answer."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Running, two_at_table
from tests.server.room.test_bystanders import room_after
from tests.waiting import PATIENCE
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.server.hub import HINTS_IN_A_ROW
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room
from tilewright.server.room.trials import try_actions, work_out_helps
from tilewright.server.web import messages
from tilewright.server.wire import outgoing

GAMES = list(registry().games)
SPECS = [f"{game}(players=3)" for game in GAMES]
SPECS += [
    f"{game.key}(players=3,{option.name}=true)"
    for game in registry().games.values()
    for option in game.options
    if option.kind == "flag" and option.name in ("merchants",)
]


def own_texts(play: Play, seat: int, dice: Rng, most: int) -> list[str]:
    """Answers of that seat in a row, one of them perhaps not allowed."""
    world = play.rules.determinize(play.match.state, seat, dice.fork())
    found: list[str] = []
    while len(found) < most and not play.rules.over(world) and play.rules.waiting(world) >> seat & 1:
        options = play.rules.options(world, seat)
        action = options[dice.below(len(options))]
        found.append(play.rules.text(action))
        play.rules.apply(world, seat, action)
    return [*found, "nonsense"] if dice.below(3) == 0 else found


def with_other_secrets(room: Room, seat: int, dice: Rng) -> Room:
    """The same table as that seat sees it, with the hidden part dealt anew."""
    assert room.play is not None
    copy = room_after(room.table.spec, [], room.play.rules.seats)
    assert copy.play is not None
    copy.play.match.state = room.play.rules.determinize(room.play.match.state, seat, dice)
    copy.play.versions, copy.play.at = room.play.versions, room.play.at
    return copy


def walk(spec: str, each: Callable[[Room, int, Rng], None], every: int, most: int) -> None:
    dice = Rng.from_seed(f"trial {spec}")
    room = room_after(spec, [], 3)
    play = room.play
    assert play is not None
    for number in range(most):
        if play.over():
            return
        seat = play.all_waiting()[0]
        if number % every == 0:
            each(room, seat, dice)
        options = play.rules.options(play.match.state, seat)
        play.adopt(play.plan_act(seat, play.rules.text(options[dice.below(len(options))]), number))


@pytest.mark.parametrize("spec", SPECS)
def test_an_answer_is_the_same_byte_for_byte_whatever_is_hidden(spec: str) -> None:
    compared = [0, 0]

    def each(room: Room, seat: int, dice: Rng) -> None:
        assert room.play is not None
        texts = own_texts(room.play, seat, dice, 6)
        copies = [room, *[with_other_secrets(room, seat, dice.fork()) for _ in range(2)]]
        found = []
        for copy in copies:
            assert copy.play is not None
            answers = [outgoing.encode(try_actions(copy.play, seat, texts, copy.wording("en"), 7))]
            answers += [outgoing.encode(work_out_helps(copy, one, 8)) for one in range(3) if one == seat]
            found.append(answers)
        assert found[0] == found[1] == found[2]
        states = [copy.play.match.state.freeze() for copy in copies if copy.play is not None]
        compared[0] += 1
        compared[1] += states[0] != states[1]

    walk(spec, each, 7, 140)
    assert compared[1] > 5  # worlds that differ


@pytest.mark.parametrize("spec", SPECS)
def test_what_was_tried_is_what_happens(spec: str) -> None:
    """Up to the first reveal the true game goes as the trial said, for those who see the same."""
    counts = {"": 0, "reveal": 0, "turn": 0, "refused": 0}

    def each(room: Room, seat: int, dice: Rng) -> None:
        play = room.play
        assert play is not None
        texts = own_texts(play, seat, dice, 5) * 2
        before = play.match.state.freeze()
        found = try_actions(play, seat, texts, room.wording(""), 1)
        assert play.match.state.freeze() == before
        state = play.match.state.clone()
        for number, text in enumerate(texts):
            if number == found.done:
                break
            news = state.news()
            play.rules.apply(state, seat, play.rules.parse(text))
            assert state.news() == news
        assert bytes(found.view) == play.views_of(state)[seat + 1]
        asked = [play.rules.text(one) for one in play.rules.options(state, seat)] if found.options else []
        assert [option.text for option in found.options] == asked
        assert (found.stopped == "refused") == (found.refused is not None)
        assert (found.stopped == "reveal") == bool(found.reveals)
        counts[found.stopped] += 1

    walk(spec, each, 3, 160)
    assert counts["reveal"] + counts["turn"] + counts["refused"] > 3


def test_helps_and_hints_are_for_all_or_for_nobody(server: Running) -> None:
    key, anna, ben = two_at_table(server, helps=False, hints=False)
    for table in (anna.sit_at(key, lang="en"), ben.sit_at(key, lang="en")):
        seat = table.position["look"]
        assert "helps" not in table.table
        assert table.ask(t="helps", seat=seat)["key"] == "no-helps"
        assert table.ask(t="hint", seat=seat)["key"] == "no-hints"
        assert table.ask(t="try", seat=seat, texts=["nonsense"])["t"] == "tried"
    key, anna, _ = two_at_table(server)
    table = anna.sit_at(key, lang="en")
    assert (table.table["helps"], table.table["hints"]) == (True, True)
    answer: dict[str, Any] = table.ask(t="helps", seat=table.position["look"])
    assert answer["t"] == "helped"
    assert answer["v"] == table.position["v"]


def test_a_trial_changes_nothing(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    for table in tables:
        table.catch_up()
    asker = next(table for table in tables if table.position.get("options"))
    texts = [asker.position["options"][-1]["text"]]
    before = asker.position
    answer = asker.ask(t="try", seat=before["look"], texts=texts)
    assert answer["t"] == "tried"
    for table in tables:
        heard = len(table.heard)
        table.catch_up()
        assert [message["t"] for message in table.heard[heard:]] == ["pong"]
    assert asker.act(texts[0])["t"] == "done"


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_advises_turns_that_can_be_played(launch: Callable[..., Running], game: str) -> None:
    server = launch(hint_seconds=0.3)
    server.hub.hinted.rate = 1e-6  # however slow this machine is, no new hint is earned meanwhile
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "here", "name": "Ben"}], game)
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"], lang="en", look=0)
    if 0 not in table.position["waiting"]:
        table.send(t="look", look=1)
        table.until("position")
    seat = table.position["look"]
    answer = table.ask(t="hint", seat=seat)
    assert answer["t"] == "hints"
    assert 1 <= len(answer["hints"]) <= 3
    budget = answer["budget"]
    assert (budget["left"], budget["most"], budget["seconds"]) == (HINTS_IN_A_ROW - 1, HINTS_IN_A_ROW, 0.3)
    for advice in answer["hints"]:
        assert len(advice["words"]) >= 1
        assert advice["why"]
        found = table.ask(t="try", seat=seat, texts=advice["texts"])
        assert found["stopped"] in ("", "reveal")
    texts = answer["hints"][0]["texts"]
    assert table.act(texts[0])["t"] == "done"
    bucket = server.hub.hinted.of(server.hub.rooms[made["id"]].table.chairs[0].holder)
    bucket.left = 0.5
    table.catch_up()
    if seat in table.position["waiting"]:
        refused = table.ask(t="hint", seat=seat)
        assert refused["key"] == "too-many-hints"
        assert refused["facts"]["seconds"] > 1


def test_nobody_waits_for_a_hint_but_the_next_hint(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same socket is read meanwhile, and when it closes nobody thinks on for it."""
    asked, given_up = threading.Event(), threading.Event()

    async def never(*args: Any) -> None:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            given_up.set()

    monkeypatch.setattr(messages, "ask_hints", never)
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    table = next(one for one in tables if one.asked())
    seat = table.position["look"]
    table.send(t="hint", seat=seat)
    assert asked.wait(PATIENCE)
    assert table.ask(t="hint", seat=seat)["key"] == "hint-thinking"
    assert table.ask(t="ping")["t"] == "pong"
    assert table.act(table.position["options"][0]["text"])["t"] == "done"
    assert not given_up.is_set()
    table.close()
    assert given_up.wait(PATIENCE)


def test_a_hint_can_be_taken_back_and_another_asked_for_at_once(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left is told when the table is entered, and with every answer; a hint that was taken back counts."""
    asked = threading.Semaphore(0)

    async def never(*args: Any) -> None:
        asked.release()
        await asyncio.Event().wait()

    monkeypatch.setattr(messages, "ask_hints", never)
    server = launch()
    server.hub.hinted.rate = 1e-6
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    table = next(one for one in tables if one.asked())
    seat = table.position["look"]
    assert table.welcome["advice"]["left"] == table.welcome["advice"]["most"] == HINTS_IN_A_ROW
    assert not table.welcome["advice"].get("next")
    for left in (HINTS_IN_A_ROW - 1, HINTS_IN_A_ROW - 2):
        number = table.send(t="hint", seat=seat)
        assert asked.acquire(timeout=PATIENCE)
        table.send(t="hint", seat=seat, stop=True)
        answer = table.until("hints")
        assert (answer["id"], answer.get("hints")) == (number, None)
        assert answer["budget"]["left"] == left
        assert answer["budget"]["next"] > 0
    assert table.ask(t="hint", seat=seat, stop=True)["t"] == "done"
    watcher = server.person("Cleo").sit_at(key)
    assert watcher.welcome.get("advice") is None


def test_the_plan_beyond_the_turn_comes_with_the_hints(launch: Callable[..., Running]) -> None:
    server = launch(hint_seconds=0.3)
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}], "artificium")
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"], look=0)
    table.until_asked()
    plan = table.ask(t="hint", seat=0)["plan"]
    hand: dict[str, int] = table.position["view"]["own"]["hand"]
    planned = [card["card"] for card in plan["order"] + plan["left"]]
    for card in plan["order"]:
        if "returns" in card:  # taken back, to be applied again
            planned.remove(card["returns"])
    assert sorted(planned) == sorted(card for card, count in hand.items() for _ in range(count))
