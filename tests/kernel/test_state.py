"""Frames and states: what they carry survives a copy and a freeze, and copies are their own."""

import json

from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import Cards
from tests.kernel.toy_play import fresh, play_on, toy_of
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State

SMALL = st.integers(-3, 1 << 24)
FRAMES = st.builds(Frame, st.integers(0, 20), st.integers(-1, 5), SMALL, SMALL, SMALL, SMALL)


def test_a_frame_of_one_seat_waits_for_it_and_a_joint_one_for_nobody_yet() -> None:
    assert Frame(0, 3).waiting == 0b1000
    assert Frame(0, -1).waiting == 0


def test_a_frame_passes_to_another_seat() -> None:
    frame = Frame(1, 0, 5)
    frame.pass_to(2)
    assert frame.freeze() == [1, 2, 0b100, 5, 0, 0, 0]


@given(FRAMES, st.integers(0, 63))
def test_frames_survive_clone_and_freeze(frame: Frame, waiting: int) -> None:
    frame.waiting = waiting
    copy = frame.clone()
    assert copy.freeze() == frame.freeze() == Frame.thaw(frame.freeze()).freeze()
    for name in ("step", "seat", "waiting", "a", "b", "c", "d"):
        before = frame.freeze()
        setattr(copy, name, 99)
        assert frame.freeze() == before
        assert copy.freeze() != before
        copy = frame.clone()


def test_news_grows_with_chance_and_with_reveals() -> None:
    s = State(Rng.from_seed("x"), [])
    seen = [s.news()]
    s.rng.word()
    seen.append(s.news())
    s.reveals += 1
    seen.append(s.news())
    assert seen == [0, 1, 2]


def test_core_holds_chance_reveals_and_questions() -> None:
    s = State(Rng(b"\x01" * 32, 5), [Frame(2, 1, 7)])
    core = {"rng": ["01" * 32, 5], "reveals": 0, "stack": [[2, 1, 2, 7, 0, 0, 0]]}
    assert s.freeze_core() == core


@given(st.integers(0, 60), st.integers(0, 99))
def test_a_state_thaws_from_its_json_and_plays_on_alike(steps: int, seed: int) -> None:
    match = play_on(fresh(seed=f"s{seed}"), Rng.from_seed("dice"), steps)
    rules = toy_of(match)
    thawed = rules.thaw(json.loads(json.dumps(match.state.freeze())))
    assert rules.digest(thawed) == rules.digest(match.state)
    dice = Rng.from_seed("on")
    one, two = match.state.clone(), thawed
    while one.stack:
        seat = rules.waiting_seats(one)[0]
        options = rules.options(one, seat)
        assert rules.options(two, seat) == options
        action = options[dice.below(len(options))]
        rules.apply(one, seat, action)
        rules.apply(two, seat, action)
        assert rules.digest(one) == rules.digest(two)


def test_frozen_data_are_not_shared_with_what_thaws_from_them() -> None:
    match = fresh()
    frozen = json.loads(json.dumps(match.state.freeze()))
    kept = json.dumps(frozen)
    state = toy_of(match).thaw(frozen)
    assert isinstance(state, Cards)
    state.hands[0][0] += 1
    state.pool[0] += 1
    assert json.dumps(frozen) == kept
