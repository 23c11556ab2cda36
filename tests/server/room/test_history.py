"""The log is worded from what was kept: each line once for each viewer and language, always as it is."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tilewright.kernel.rules import Rules
from tilewright.server import costs
from tilewright.server.cache import Cache
from tilewright.server.limits import Bucket
from tilewright.server.lobby import replay
from tilewright.server.loop_turns import SLACK, LoopTurns, WorkPieces
from tilewright.server.room import history
from tilewright.server.room.line_replay import LineReplay
from tilewright.server.room.play import Play
from tilewright.server.room.wording import Wording, rules_of
from tilewright.server.structs import encode
from tilewright.server.table import FINISHED
from tilewright.server.wire import outgoing
from tilewright.server.wire.lobby import Replayed

SPEC = "artificium(players=3)"
NAMES = ["Anna", "Ben", "Cleo"]


class Counting:
    """The rules, with a count of the views that were made."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.views_made = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def view(self, *args: Any) -> dict[str, object]:
        self.views_made += 1
        return self.rules.view(*args)


def played(moves: int, seed: str = "worded again") -> tuple[Play, Counting]:
    play = Play(rules_of(SPEC), seed, NAMES, 0)
    move(play, moves)
    counting: Any = Counting(play.rules)
    play.rules = counting
    return play, counting


def move(play: Play, moves: int, dice: random.Random | None = None) -> None:
    dice = dice or random.Random(1)
    for _ in range(moves):
        if play.over():
            return
        seat = dice.choice(play.all_waiting())
        text = play.rules.text(dice.choice(play.rules.options(play.match.state, seat)))
        play.adopt(play.plan_act(seat, text, 0))


def wording(lang: str = "en", names: list[str] = NAMES) -> Wording:
    return Wording(SPEC, lang, names)


def fresh(work: Callable[[], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same without anything kept."""
    with monkeypatch.context() as patched:
        patched.setattr(history, "LINES", Cache(0))
        patched.setattr(history, "ANSWERS", Cache(0))
        return work()


def test_what_is_kept_is_bounded_and_the_least_used_goes() -> None:
    kept: Cache[str] = Cache(10)
    for key in "abc":
        kept.put(key, key.upper(), 3)
    assert kept.get("a") == "A"
    kept.put("d", "D", 3)
    assert [kept.get(key) for key in "abcd"] == ["A", None, "C", "D"]
    kept.put("a", "again", 1)
    assert kept.weight == 7
    kept.put("huge", "x", 11)
    assert kept.get("huge") is None
    assert kept.weight == 0


def test_each_line_is_put_into_words_once_for_each_viewer_and_language() -> None:
    play, rules = played(60)
    lines = len(play.match.lines)
    first = history.word_lines(play, -1, wording(), 0, lines)
    made = rules.views_made
    assert 0 < made <= lines
    assert history.word_lines(play, -1, wording(), 0, lines) == first
    later = history.word_lines(play, -1, wording(), 20, lines)
    assert later == first[-len(later) :]
    assert rules.views_made == made
    history.word_lines(play, -1, wording("hu"), 0, lines)
    assert made < rules.views_made <= 2 * lines
    made = rules.views_made
    history.word_lines(play, 0, wording(), 0, lines)
    assert made < rules.views_made <= made + lines
    made = rules.views_made
    history.word_lines(play, 0, wording(names=["Anna", "Bea", "Cleo"]), 0, lines)
    assert rules.views_made > made


def test_only_new_lines_are_worded_again() -> None:
    play, rules = played(60)
    history.answer(play, -1, wording(), 1)
    move(play, 3, random.Random(2))
    rules.views_made = 0
    history.answer(play, -1, wording(), 1)
    assert 0 < rules.views_made <= 4 + 1
    rules.views_made = 0
    for _ in range(50):
        history.answer(play, -1, wording(), 1)
    assert rules.views_made == 0


def test_kept_answers_are_what_would_be_said_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a game with steps back, for all viewers, from several versions, asked at every moment."""
    play, _ = played(5)
    dice = random.Random(3)
    for number in range(60):
        if number % 5 == 4:
            plan = play.plan_back(0, len(play.match.lines) - dice.randint(1, 3), 0)
            play.adopt(plan)
        seats = [seat for seat in range(3) if play.match.undo_line(seat) >= 0]
        if seats and number % 3 == 0:
            play.adopt(play.plan_undo(dice.choice(seats), 0))
        move(play, 1, dice)
        for look in (-1, 0, 1, 2):
            for have in (0, 1, play.versions[look + 1] - 3, play.versions[look + 1], 9999):
                kept = history.answer(play, look, wording(), have)
                again = partial(history.answer, play, look, wording(), have)
                assert kept == fresh(again, monkeypatch)


class Meddling(LoopTurns):
    """Whenever somebody else has a turn, something happens at the table."""

    def __init__(self, happen: Callable[[], None]) -> None:
        super().__init__()
        self.happen = happen

    async def next(self) -> None:
        self.given += 1
        self.happen()


@pytest.mark.parametrize("kind", ["move", "undo", "back"])
def test_the_game_may_change_while_lines_are_prepared(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play, _ = played(70, seed=kind)
    dice = random.Random(4)

    def happen() -> None:
        seats = [seat for seat in range(3) if play.match.undo_line(seat) >= 0]
        if kind == "back":
            play.adopt(play.plan_back(0, max(0, len(play.match.lines) - 9), 0))
        elif kind == "undo" and seats:
            play.adopt(play.plan_undo(seats[0], 0))
        move(play, 2, dice)

    turns, budget = Meddling(happen), Bucket(1e-9, 1000)
    asyncio.run(history.prepare_answer(play, -1, wording(), 0, WorkPieces(turns, budget)))
    assert turns.given >= 5
    assert 1000 - budget.left > 40 * costs.LINE
    kept = history.answer(play, -1, wording(), 0)
    assert kept == fresh(lambda: history.answer(play, -1, wording(), 0), monkeypatch)


def test_who_walks_through_a_game_notices_that_it_is_another_by_now() -> None:
    play, _ = played(40)
    walk = LineReplay(play)
    walk.to(20)
    assert walk.is_valid()
    play.adopt(play.plan_back(0, 10, 0))
    assert not walk.is_valid()
    move(play, 20, random.Random(5))
    assert not walk.is_valid()
    assert play.rules.digest(walk.to(22)) == play.rules.digest(play.match.at(22))
    walk.step()
    assert play.rules.digest(walk.state) == play.rules.digest(play.match.at(23))
    assert play.rules.digest(walk.to(5)) == play.rules.digest(play.match.at(5))


def test_long_work_pauses_and_the_second_time_there_is_none() -> None:
    play, _ = played(100)
    turns, budget = LoopTurns(), Bucket(1e-9, 1000)
    asyncio.run(history.prepare(play, -1, wording(), 0, len(play.match.lines), WorkPieces(turns, budget)))
    cost = 1000 - budget.left
    assert turns.given >= cost / (history.PIECE + costs.LINE + costs.STEP_BACK) - 1
    assert turns.given >= 8
    before = turns.given
    asyncio.run(history.prepare(play, -1, wording(), 0, len(play.match.lines), WorkPieces(turns, budget)))
    assert budget.left == pytest.approx(1000 - cost)
    assert turns.given == before


def test_long_work_of_many_takes_no_more_than_their_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask at the same time: what is done in a time costs no more than is gained in that time."""
    now, slept, done = [100.0], asyncio.sleep, [0.0]
    budget = Bucket(10, 50, lambda: now[0])
    turns = LoopTurns()

    async def sleep(seconds: float) -> None:
        until = now[0] + seconds
        while seconds and now[0] < until:
            await slept(0)
        await slept(0)

    async def work() -> None:
        for _ in range(5):
            await WorkPieces(turns, budget).next(2)
            done[0] += 2

    async def all_of_them() -> None:
        at_it = [asyncio.ensure_future(work()) for _ in range(20)]
        while not all(one.done() for one in at_it):
            for _ in range(200):
                await slept(0)
            gained = 50 + 10 * (now[0] - 100)
            assert done[0] <= gained + 10 * SLACK
            now[0] += 0.5

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(all_of_them())
    assert done[0] == 200
    assert now[0] - 100 == pytest.approx((200 - 50) / 10 - SLACK, abs=1.5)


@pytest.mark.parametrize("lang", ["en", ""])
def test_a_rebuilt_answer_costs_what_is_in_it(lang: str) -> None:
    """Also if all its lines were put into words before; only the same answer is free."""
    play, _ = played(80)
    look = play.all_waiting()[0]

    def cost(have: int, viewer: int) -> float:
        budget = Bucket(1e-9, 1000)
        asyncio.run(history.prepare_answer(play, viewer, wording(lang), have, WorkPieces(LoopTurns(), budget)))
        return 1000 - budget.left

    for viewer in (-1, look):
        cost(1, viewer)
        seen = msgspec.json.decode(history.answer(play, viewer, wording(lang), 3), type=outgoing.Position)
        option = costs.OPTION if lang else costs.BARE_OPTION
        due = costs.ANSWER + option * len(seen.options) + costs.STEP * len(seen.steps)
        assert len(seen.steps) > 40
        assert bool(seen.options) == (viewer == look)
        found = [cost(have, viewer) for have in (4, 5, 6)]
        assert found == pytest.approx([due] * 3, abs=4 * costs.STEP)
        assert [cost(have, viewer) for have in (4, 5, 6)] == pytest.approx([0] * 3)


def test_an_answer_has_no_more_lines_than_are_sent_at_once() -> None:
    play, rules = played(1000)
    lines = len(play.match.lines)
    assert len(history.steps_since(play, -1, wording(""), 1, {})) <= history.MOST
    assert history.first_line(play, -1, 0) == max(0, lines - history.MOST)
    assert rules.views_made == 0


def test_news_go_back_to_the_end_of_the_own_last_turn_also_in_the_middle_of_one() -> None:
    """Whoever opens the table reads what others did since, before and after the first step of the turn."""
    play = Play(rules_of("keyflower(players=2)"), "news", NAMES[:2], 0)
    words = Wording("keyflower(players=2)", "en", NAMES[:2])

    def act(seat: int, word: str) -> None:
        texts = [play.rules.text(one) for one in play.rules.options(play.match.state, seat)]
        play.adopt(play.plan_act(seat, next(text for text in texts if text.startswith(word)), 0))

    def worded() -> list[int]:
        """The seats of which a player who opens the table now reads."""
        return [step.events[0].facts["seat"] for step in history.steps_since(play, first, words, 0, {})]

    first = play.all_waiting()[0]
    assert worded() == []
    act(first, "bid")
    assert worded() == []
    act(first, "send")
    act(1 - first, "bid")
    act(1 - first, "send")
    assert worded() == [first, 1 - first]
    act(first, "bid")  # half a turn: the news stay
    assert worded() == [first, 1 - first]
    act(first, "send")
    assert worded() == [first]


def test_a_replayed_position_is_built_once() -> None:
    play, rules = played(1000)
    assert play.over()
    room: Any = SimpleNamespace(table=SimpleNamespace(phase=FINISHED), play=play)
    turns = LoopTurns()

    def ask(look: int, start: int, count: int) -> tuple[Replayed, float]:
        budget = Bucket(1e-9, 1000)
        found = asyncio.run(replay.replay_moments(room, look, start, count, wording(), WorkPieces(turns, budget)))
        return found, 1000 - budget.left

    first, costly = ask(-1, 0, 40)
    made = 40 + sum(1 for one in first.moments if one.n and not one.events)  # their captions need one more
    assert rules.views_made == made
    assert turns.given >= 5
    again, cheap = ask(-1, 0, 40)
    assert rules.views_made == made
    assert msgspec.json.encode(again) == msgspec.json.encode(first)
    assert cheap == pytest.approx(40 * costs.PACKED)
    assert costly > 40 * costs.POSITION
    apart = [one for start in (30, 10, 20, 0) for one in ask(-1, start, 10)[0].moments]
    assert {one.n for one in apart} == set(range(40))
    assert rules.views_made == made
    open_to_all, cost = ask(replay.ALL_OPEN, 5, 3)
    assert len(open_to_all.moments[0].views) == 3
    assert cost > 3 * costs.POSITION * 2


def test_replayed_positions_are_those_of_the_game() -> None:
    """In whatever order they are asked for."""
    play, _ = played(1000, seed="another")
    room: Any = SimpleNamespace(table=SimpleNamespace(phase=FINISHED), play=play)
    for start in (7, 3, 5, 0, len(play.match.lines)):
        found = asyncio.run(replay.replay_moments(room, 0, start, 4, wording(), WorkPieces(LoopTurns()))).moments
        for moment in found:
            state = play.match.at(moment.n)
            assert bytes(moment.view) == encode(play.rules.view(state, 0))
            if moment.n:
                assert moment.text == play.match.lines[moment.n - 1].text
