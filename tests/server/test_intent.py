"""What a bot means to do next holds only while nothing comes between."""

from tests.kernel.toy import Toy
from tilewright.kernel.match import Match
from tilewright.server.bots.intent import Intent


def begun(*deeds: tuple[int, str]) -> Match:
    match = Match(Toy(2), "intent")
    for seat, text in deeds:
        match.act(seat, text)
    return match


def test_it_holds_while_only_its_own_seat_acts() -> None:
    match = begun()
    intent = Intent(match, "hard")
    match.act(0, "draw")
    assert intent.holds(match, 0, "hard")
    match.act(0, "end")
    match.act(1, "end")
    assert not intent.holds(match, 0, "hard")


def test_answers_of_others_to_a_question_put_to_all_do_not_matter() -> None:
    match = begun((0, "end"), (1, "end"))
    intent = Intent(match, "hard")
    match.act(1, "offer nothing")
    assert intent.holds(match, 0, "hard")
    match.act(0, "offer nothing")  # with this answer all are revealed
    assert not intent.holds(match, 1, "hard")


def test_a_step_back_and_another_bot_end_it() -> None:
    match = begun((0, "end"))
    intent = Intent(match, "hard")
    assert not intent.holds(match, 1, "normal")
    match.rewind(0)
    assert not intent.holds(match, 1, "hard")
    match.act(0, "draw")
    assert not intent.holds(match, 1, "hard")  # as long as before, but not the same game
