"""What a bot means to do next holds only while nothing comes between."""

from tests.kernel.toy import Toy
from tilewright.server.bots.seat_plan import SeatPlan
from tilewright.server.room.play import Play


def begun(*actions: tuple[int, str]) -> Play:
    play = Play(Toy(2), "plan", ["Anna", "Ben"], 0)
    for seat, text in actions:
        act(play, seat, text)
    return play


def act(play: Play, seat: int, text: str) -> None:
    play.adopt(play.plan_act(seat, text, 0))


def test_it_holds_while_only_its_own_seat_acts() -> None:
    play = begun()
    plan = SeatPlan(play, "hard")
    act(play, 0, "draw")
    assert plan.is_current(play, 0, "hard")
    act(play, 0, "end")
    act(play, 1, "end")
    assert not plan.is_current(play, 0, "hard")


def test_answers_of_others_to_a_question_put_to_all_do_not_matter() -> None:
    play = begun((0, "end"), (1, "end"))
    plan = SeatPlan(play, "hard")
    act(play, 1, "offer nothing")
    assert plan.is_current(play, 0, "hard")
    act(play, 0, "offer nothing")  # with this answer all are revealed
    assert not plan.is_current(play, 1, "hard")


def test_a_step_back_and_another_bot_end_it() -> None:
    play = begun((0, "end"))
    plan = SeatPlan(play, "hard")
    assert not plan.is_current(play, 1, "normal")
    play.adopt(play.plan_back(0, 0, 0))
    assert not plan.is_current(play, 1, "hard")
    act(play, 0, "draw")
    assert not plan.is_current(play, 1, "hard")  # as long as before, but not the same game
