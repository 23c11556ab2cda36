"""A game being played: acting, refusing, going to any line, and taking back what revealed nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.toy import Cards
from tests.kernel.toy_play import fresh, play_on, played
from tilewright.kernel.match import CHECKPOINT, Match, is_name
from tilewright.kernel.reason import Refused
from tilewright.kernel.rng import Rng

LONG = "toy(players=3,rounds=9,deck=large)"


def refused(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as error:
        match.undo(seat)
    return error.value.reason.key


def digests(match: Match) -> tuple[str, list[tuple[int, str, str, bool, bool]]]:
    lines = [(line.seat, line.text, line.digest, line.revealed, line.joint) for line in match.lines]
    return match.rules.digest(match.state), lines


def first_option(match: Match, seat: int, word: str) -> str:
    texts = map(match.rules.text, match.rules.options(match.state, seat))
    return next(text for text in texts if text.startswith(word))


def test_an_action_changes_the_state_and_is_noted_with_its_digest() -> None:
    match = fresh()
    before = match.state
    mark = match.rules.digest(before)
    events = match.act(0, "draw")
    assert [event.kind for event in events] == ["drew"]
    assert match.rules.digest(before) == mark  # a state that was handed out stays as it was
    (line,) = match.lines
    assert (line.seat, line.text, line.revealed, line.joint) == (0, "draw", True, False)
    assert line.digest == match.rules.digest(match.state) != mark


@pytest.mark.parametrize(("seat", "text"), [(1, "end"), (0, "fly"), (0, "offer ash"), (-1, "end"), (0, "")])
def test_a_refused_action_changes_nothing(seat: int, text: str) -> None:
    match = fresh()
    before = digests(match)
    with pytest.raises(Refused):
        match.act(seat, text)
    assert digests(match) == before


def test_answers_to_a_joint_question_are_marked() -> None:
    match = fresh()
    for seat in range(3):
        match.act(seat, "end")
    match.act(2, "offer nothing")
    assert [line.joint for line in match.lines] == [False, False, False, True]
    assert not match.lines[-1].revealed


def test_the_last_joint_answer_reveals() -> None:
    match = fresh()
    for text in ("end", "offer nothing"):
        for seat in range(3):
            match.act(seat, text)
    assert [line.revealed for line in match.lines] == [False] * 5 + [True]


@pytest.mark.parametrize("seed", range(5))
def test_any_line_can_be_gone_back_to(seed: int) -> None:
    match = fresh(LONG, f"at {seed}")
    dice = Rng.from_seed("dice")
    marks = [match.start_digest()]
    while not match.rules.over(match.state):
        play_on(match, dice, 1)
        marks.append(match.rules.digest(match.state))
    assert len(marks) > 2 * CHECKPOINT
    assert [match.rules.digest(match.at(n)) for n in range(len(marks))] == marks


def test_a_state_gone_back_to_can_be_changed_freely() -> None:
    match = played(LONG)
    for count in (0, 1, CHECKPOINT, CHECKPOINT + 1, len(match.lines)):
        state = match.at(count)
        assert isinstance(state, Cards)
        mark = match.rules.digest(state)
        state.pool[0] += 1
        state.stack.clear()
        state.rng.word()
        assert match.rules.digest(match.at(count)) == mark


@pytest.mark.parametrize("count", [-1, 10**6])
def test_there_is_no_line_outside_the_game(count: int) -> None:
    with pytest.raises(ValueError, match="lines, not"):
        played().at(count)


def test_own_steps_are_taken_back_one_by_one() -> None:
    match = fresh()
    marks = [match.rules.digest(match.state)]
    for _ in range(2):
        match.act(0, first_option(match, 0, "show"))
        marks.append(match.rules.digest(match.state))
    while match.lines:
        assert match.undo_line(0) == len(match.lines) - 1
        match.undo(0)
        assert match.rules.digest(match.state) == marks[len(match.lines)]
    assert match.undo_line(0) == -1
    assert refused(match, 0) == refused(match, 1) == "no-move-yet"


def test_a_private_step_is_taken_back_before_it_is_done() -> None:
    match = fresh()
    before = digests(match)
    match.act(0, first_option(match, 0, "trade"))
    match.undo(0)
    assert digests(match) == before


def test_a_private_choice_belongs_to_whoever_makes_it() -> None:
    match = fresh()
    rules, seats = match.rules, range(match.rules.seats)
    assert not any(rules.has_private_choice(match.state, seat) for seat in seats)
    match.act(0, first_option(match, 0, "trade"))
    assert [rules.has_private_choice(match.state, seat) for seat in seats] == [True, False, False]


def test_a_draw_cannot_be_taken_back() -> None:
    match = fresh()
    match.act(0, first_option(match, 0, "show"))
    match.act(0, "draw")
    assert match.undo_line(0) == -1
    before = digests(match)
    assert refused(match, 0) == "undo-revealed"
    assert digests(match) == before


def test_what_came_after_a_draw_can_be_taken_back_up_to_it() -> None:
    match = fresh()
    match.act(0, "draw")
    mark = digests(match)
    match.act(0, first_option(match, 0, "show"))
    match.undo(0)
    assert digests(match) == mark
    assert match.undo_line(0) == -1


def test_another_players_move_ends_the_way_back() -> None:
    match = fresh()
    match.act(0, "end")
    assert (match.undo_line(0), match.undo_line(1)) == (0, -1)
    match.act(1, first_option(match, 1, "show"))
    assert (match.undo_line(0), match.undo_line(1)) == (-1, 1)
    assert refused(match, 0) == "nothing-to-undo"


def test_only_the_own_line_is_taken_back() -> None:
    match = fresh()
    match.act(0, first_option(match, 0, "show"))
    for seat in (1, 2, 7, -1):
        assert match.undo_line(seat) == -1
        assert refused(match, seat) == "no-move-yet"


def test_in_a_joint_question_the_answers_of_others_stay() -> None:
    match, other = fresh(), fresh()
    for one in (match, other):
        for seat in range(3):
            one.act(seat, "end")
    match.act(0, "offer nothing")
    match.act(2, "offer nothing")
    other.act(2, "offer nothing")
    assert match.undo_line(0) == 3
    match.undo(0)
    assert digests(match) == digests(other)
    match.act(0, first_option(match, 0, "offer"))
    assert match.undo_line(2) == 3
    match.undo(2)
    assert [line.seat for line in match.lines] == [0, 1, 2, 0]
    assert match.rules.waiting_seats(match.state) == [1, 2]


def test_a_step_that_others_have_answered_cannot_be_taken_back() -> None:
    """The last turn of the round opens the offers; once somebody has offered, it stands."""
    match = fresh()
    for seat in range(3):
        match.act(seat, "end")
    assert match.undo_line(2) == 2
    match.act(0, "offer nothing")
    assert match.undo_line(2) == -1
    before = digests(match)
    assert refused(match, 2) == "undo-entangled"
    assert digests(match) == before


def test_what_the_joint_question_revealed_cannot_be_taken_back() -> None:
    match = fresh()
    for text in ("end", "offer nothing"):
        for seat in range(3):
            match.act(seat, text)
    assert [match.undo_line(seat) for seat in range(3)] == [-1, -1, -1]


@given(st.integers(0, 999), st.data())
def test_undo_and_the_same_again_is_as_if_nothing_was(seed: int, data: st.DataObject) -> None:
    """At random moments of random games, over checkpoints too."""
    match = fresh(LONG, f"undo {seed % 10}")
    play_on(match, Rng.from_seed(f"dice {seed}"), data.draw(st.integers(0, 3 * CHECKPOINT)))
    for seat in range(3):
        at = match.undo_line(seat)
        before, count = digests(match), len(match.lines)
        if at < 0:
            assert refused(match, seat)
            assert digests(match) == before
            continue
        line = match.lines[at]
        match.undo(seat)
        assert len(match.lines) == count - 1
        assert match.rules.digest(match.state) == match.rules.digest(match.at(count - 1))
        assert match.rules.why_not(match.state, seat, line.text) is None
        match.act(seat, line.text)
        assert match.rules.digest(match.state) == before[0]


@given(st.integers(0, 99))
def test_a_game_with_undos_goes_on_like_any_other(seed: int) -> None:
    match, dice = fresh(LONG, f"mixed {seed}"), Rng.from_seed(f"mixed {seed}")
    for _ in range(4 * CHECKPOINT):
        play_on(match, dice, 1)
        seat = dice.below(3)
        if dice.below(3) == 0 and match.undo_line(seat) >= 0:
            match.undo(seat)
    again = Match(match.rules, match.seed)
    for line in match.lines:
        again.act(line.seat, line.text)
        assert again.lines[-1].digest == line.digest
    assert digests(again) == digests(match)
    assert [match.rules.digest(match.at(n)) for n in range(0, len(match.lines), 7)] == [
        match.rules.digest(again.at(n)) for n in range(0, len(match.lines), 7)
    ]


@given(st.integers(0, 99))
def test_without_kept_states_every_way_back_is_the_same(seed: int) -> None:
    """From the seed again: what a table in memory does."""
    match, dice = fresh(LONG, f"lean {seed}"), Rng.from_seed(f"lean {seed}")
    lean = Match(match.rules, match.seed, every=0)
    assert lean.start_digest() == match.start_digest()
    for _ in range(2 * CHECKPOINT):
        play_on(match, dice, 1)
        if len(match.lines) > len(lean.lines):
            lean.act(match.lines[-1].seat, match.lines[-1].text)
        seat = dice.below(3)
        assert lean.undo_line(seat) == match.undo_line(seat)
        if dice.below(3) == 0 and match.undo_line(seat) >= 0:
            match.undo(seat)
            lean.undo(seat)
    assert digests(lean) == digests(match)
    counts = range(0, len(match.lines) + 1, 5)
    assert [lean.rules.digest(lean.at(n)) for n in counts] == [match.rules.digest(match.at(n)) for n in counts]
    match.rewind(len(match.lines) // 2)
    lean.rewind(len(lean.lines) // 2)
    assert digests(lean) == digests(match)


def test_without_kept_states_a_game_may_begin_in_the_middle_too() -> None:
    middle = played(most=9).state
    match = Match(played().rules, "seed", start=middle.clone(), every=0)
    play_on(match, Rng.from_seed("dice"), 5)
    match.rewind(0)
    assert match.start_digest() == match.rules.digest(match.state) == match.rules.digest(middle)


def test_a_game_may_begin_in_the_middle() -> None:
    middle = played(most=9).state
    match = Match(played().rules, "seed", start=middle.clone())
    assert match.start_digest() == match.rules.digest(middle)
    play_on(match, Rng.from_seed("dice"))
    assert match.rules.over(match.state)
    assert match.rules.digest(match.at(0)) == match.rules.digest(middle)


def test_the_beginning_is_kept_whatever_becomes_of_the_state_that_was_handed_in() -> None:
    middle = played(most=9).state
    assert isinstance(middle, Cards)
    match = Match(played().rules, "seed", start=middle)
    mark = match.start_digest()
    middle.pool[0] += 1
    assert match.start_digest() == match.rules.digest(match.at(0)) == mark


@pytest.mark.parametrize("name", ["Анна", "x" * 200, "a b", "👨‍👩‍👧", "seat 0", "é"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "a ", " a", "a\nb", "a\r", "a\u2028b", "\x1b[2J", "a\0", "\udc80", "x" * 201, "a\u0085b", "\t"],
)
def test_what_would_break_a_line_is_no_name(name: str) -> None:
    assert not is_name(name)
    rules = played().rules
    with pytest.raises(ValueError, match="one short line"):
        Match(rules, name)
    with pytest.raises(ValueError, match="one short line"):
        Match(rules, "seed", ["a", "b", name])


def test_every_seat_has_a_name() -> None:
    with pytest.raises(ValueError, match="a name for each seat"):
        Match(played().rules, "seed", ["a", "b"])


def test_an_attempt_changes_nothing_until_it_is_adopted() -> None:
    match = fresh()
    before = digests(match)
    attempt = match.attempt(0, "draw")
    assert digests(match) == before
    match.adopt(attempt)
    other = fresh()
    other.act(0, "draw")
    assert digests(match) == digests(other)


@pytest.mark.parametrize("every", [1, 5, CHECKPOINT])
def test_a_game_is_rewound_to_any_line(every: int) -> None:
    match = play_on(Match(fresh(LONG).rules, "rewound", every=every), Rng.from_seed("rewound"))
    whole = digests(match)
    lines = match.lines[:]
    for count in (len(lines) - 1, CHECKPOINT, 3, 0):
        match.rewind(count)
        assert len(match.lines) == count
        assert match.rules.digest(match.state) == match.rules.digest(match.at(count))
    for line in lines:
        match.act(line.seat, line.text)
    assert digests(match) == whole
