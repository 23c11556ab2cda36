"""How many may play is said by the game alone: seven seats in options, match, undo and record."""

from tests.kernel.toy import registry
from tests.kernel.toy_play import fresh, played, spec_of
from tilewright.kernel.record import read_record, write_record

SPEC = "toy(players=7,away=[6])"


def test_a_game_of_seven_is_recorded_and_read_again() -> None:
    match = played(SPEC)
    assert {line.seat for line in match.lines} == set(range(7))
    assert match.rules.over(match.state)
    text = write_record(match, spec_of(SPEC))
    assert "seat 6 seat 6\n" in text
    again = read_record(text, registry())
    assert again.finished
    assert again.spec.text() == SPEC
    assert write_record(again.match, again.spec) == text


def test_the_seventh_seat_takes_a_step_back() -> None:
    match = fresh(SPEC)
    for seat in range(7):
        assert match.rules.waiting_seats(match.state) == [seat]
        match.act(seat, "end")
    assert match.rules.waiting_seats(match.state) == list(range(7))
    before = match.rules.digest(match.state)
    match.act(6, "offer nothing")
    assert match.rules.waiting_seats(match.state) == list(range(6))
    match.undo(6)
    assert match.rules.digest(match.state) == before


def test_a_possible_world_of_the_seventh_seat_looks_the_same_to_it() -> None:
    match = fresh(SPEC)
    match.act(0, "draw")
    rules = match.rules
    world = rules.determinize(match.state, 6, match.state.rng.clone())
    assert rules.view(world, 6) == rules.view(match.state, 6)
