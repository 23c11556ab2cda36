"""Rules as every game has them: settling, who is asked, what is open, and why not."""

import pytest

from tests.kernel.toy import Cards
from tests.kernel.toy_play import fresh, play_on, toy_of
from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules, Step
from tilewright.kernel.state import Frame, State


def test_a_new_game_waits_for_its_first_question() -> None:
    match = fresh()
    rules = match.rules
    assert rules.question_name(match.state) == "turn"
    assert rules.waiting_seats(match.state) == [0]
    assert not rules.over(match.state)


def test_a_game_that_is_over_asks_nobody() -> None:
    match = play_on(fresh(), Rng.from_seed("dice"))
    rules = match.rules
    assert rules.over(match.state)
    assert (rules.question_name(match.state), rules.waiting(match.state), rules.waiting_seats(match.state)) == (
        "",
        0,
        [],
    )


def test_a_choice_in_the_making_is_open_to_its_owner_only() -> None:
    match = fresh()
    rules, s = match.rules, match.state
    trades = [text for text in map(rules.text, rules.options(s, 0)) if text.startswith("trade")]
    match.act(0, trades[0])
    names = {}
    for seat in (0, 1, SPECTATOR):
        f = rules.open_frame(match.state, seat)
        assert f is not None
        names[seat] = rules.steps[f.step].name
    assert names == {0: "trade", 1: "turn", SPECTATOR: "turn"}


def test_an_empty_stack_has_no_open_frame() -> None:
    match = play_on(fresh(), Rng.from_seed("dice"))
    assert match.rules.open_frame(match.state, 0) is None


@pytest.mark.parametrize(
    ("seat", "text", "rule", "key"),
    [
        (0, "fly", "", "malformed"),
        (0, "", "", "malformed"),
        (0, "show oak", "", "malformed"),
        (0, "draw ash", "", "malformed"),
        (1, "end", "", "not-your-turn"),
        (7, "end", "", "not-your-turn"),
        (SPECTATOR, "end", "", "not-your-turn"),
        (-9, "end", "", "not-your-turn"),
        (0, "offer nothing", "TY-1.3", "not-asked"),
    ],
)
def test_why_not_names_rule_and_key(seat: int, text: str, rule: str, key: str) -> None:
    match = fresh()
    why = match.rules.why_not(match.state, seat, text)
    assert why is not None
    assert (why.rule, why.key) == (rule, key)


def test_why_not_says_whose_turn_it_is() -> None:
    match = fresh()
    why = match.rules.why_not(match.state, 1, "end")
    assert why is not None
    assert why.facts == {"seat": 1, "waiting": [0]}
    assert repr(why) == "kernel: not-your-turn(seat=1, waiting=[0])"


def test_why_not_after_the_end() -> None:
    match = play_on(fresh(), Rng.from_seed("dice"))
    why = match.rules.why_not(match.state, 0, "end")
    assert why is not None
    assert why.key == "game-over"


def test_a_seat_that_has_answered_a_joint_question_is_not_asked_again() -> None:
    match = fresh()
    for seat in range(3):
        match.act(seat, "end")
    match.act(1, "offer nothing")
    assert match.rules.waiting_seats(match.state) == [0, 2]
    why = match.rules.why_not(match.state, 1, "offer nothing")
    assert why is not None
    assert why.key == "not-your-turn"


def test_reasons_print_rule_key_and_facts() -> None:
    assert (
        repr(Reason("TY-1.2", "not-in-hand", {"kind": "ash", "have": 0}))
        == "TY-1.2: not-in-hand(kind=ash, have=0)"
    )
    assert repr(Reason("", "game-over")) == "kernel: game-over()"
    refused = Refused(Reason("TY-1.1", "deck-is-empty"))
    assert refused.reason.rule == "TY-1.1"
    assert str(refused) == "TY-1.1: deck-is-empty()"


def test_reasons_do_not_share_their_facts() -> None:
    one, two = Reason("", "a"), Reason("", "b")
    one.facts["x"] = 1
    assert two.facts == {}


def test_the_secret_part_of_an_event_is_for_its_audience() -> None:
    event = Event("drew", 1, {"count": 1}, {"card": "ash"}, 0b0110)
    full = {"kind": "drew", "seat": 1, "count": 1, "card": "ash"}
    plain = {"kind": "drew", "seat": 1, "count": 1}
    assert [event.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2, 3)] == [plain, plain, full, full, plain]


def test_what_is_seen_of_an_event_is_a_copy() -> None:
    event = Event("moved", 0, {"to": 1})
    event.seen_by(0)["to"] = 2
    assert event.seen_by(0) == {"kind": "moved", "seat": 0, "to": 1}


def test_different_states_have_different_digests() -> None:
    match = fresh()
    rules, s = toy_of(match), match.state.clone()
    assert isinstance(s, Cards)
    same = rules.digest(s)
    assert same == rules.digest(match.state) == rules.digest(fresh().state)
    s.pool[0], s.pool[1] = s.pool[1] + 1, s.pool[0] - 1
    assert rules.digest(s) != same


def test_a_digest_is_pinned() -> None:
    assert fresh("toy(players=2)", "pinned").start_digest() == "ee370e2558e4246985b78534a3462dac"


def test_facts_have_the_same_digest_in_any_order_of_names() -> None:
    assert fingerprint({"a": 1, "b": [True, None, "ж"]}) == fingerprint({"b": [True, None, "ж"], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert fingerprint([1, 2]) != fingerprint([2, 1])
    assert fingerprint({"a": 1, "b": [True, None, "ж"]}) == "ffd327ee85f221b6"


@pytest.mark.parametrize("facts", [{"a": float("nan")}, {"a": {1, 2}}, {"a": object()}])
def test_facts_are_plain_data(facts: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        fingerprint(facts)


def test_what_a_game_must_write_is_missing_until_it_does() -> None:
    rules, s, f = Rules("bare", 1, 2), State(Rng.from_seed("x"), []), Frame(0, 0)
    step = Step()
    missing = [
        lambda: rules.new("x"), lambda: rules.thaw({}), lambda: rules.text(0), lambda: rules.parse("x"),
        lambda: rules.view(s, 0), lambda: rules.determinize(s, 0, s.rng), lambda: rules.scores(s),
        lambda: rules.winners(s), lambda: rules.position(s), lambda: rules.load_position("x"),
        lambda: step.options(s, f, 0), lambda: step.take(s, f, 0, 0, None), lambda: step.withdraw(s, f),
        lambda: step.refuse(s, f, 0, 0), s.clone, s.freeze,
    ]  # fmt: skip
    for call in missing:
        with pytest.raises(NotImplementedError):
            call()
    assert step.enter(s, f, None)
