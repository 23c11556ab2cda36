"""The mind of Keyflower answers every question legally, and its turns can be played to their end."""

import pytest

from tests.games.keyflower.turn_board import turn_board
from tilewright.bots.keyflower.candidates import list_turns
from tilewright.bots.keyflower.mind import PACKAGE, KeyflowerMind
from tilewright.bots.weight_sets import BEST, WeightSet, find_set
from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

SPECS = [
    "keyflower(players=2)",
    "keyflower(players=5)",
    "keyflower(players=3, merchants=true)",
    'keyflower(players=4, merchants=true, variant="merchants")',
]


@pytest.mark.parametrize("spec", SPECS)
def test_quick_answers_every_question_with_an_option(spec: str) -> None:
    rules = registry().rules(spec)
    mind = KeyflowerMind(rules)
    for seed in ("one", "two"):
        s, dice = rules.new(seed), Rng.from_seed(seed)
        while not rules.over(s):
            for seat in rules.waiting_seats(s)[:1]:
                options = rules.options(s, seat)
                action = mind.quick(s, seat, options, dice)
                assert action in options
                rules.apply(s, seat, action)
        assert max(rules.scores(s)) > 30


@pytest.mark.parametrize("spec", SPECS)
def test_turns_can_be_played_to_their_end(spec: str) -> None:
    """At every seventh question of a game that is played quickly; and why can be said in every language."""
    rules = registry().rules(spec)
    mind = KeyflowerMind(rules)
    speeches = [Speech(lang, "keyflower", strict=True, expansions=("merchants",)) for lang in LANGUAGES]
    s, dice, asked = rules.new("turns"), Rng.from_seed("turns"), 0
    while not rules.over(s):
        seat, asked = rules.waiting_seats(s)[0], asked + 1
        if asked % 7:
            rules.apply(s, seat, mind.quick(s, seat, rules.options(s, seat), dice))
            continue
        turns = mind.turns(s, seat, 3, dice)
        assert 1 <= len(turns) <= 3
        worths = [turn.worth for turn in turns]
        assert worths == sorted(worths, reverse=True)
        for turn in turns:
            for speech in speeches:
                assert speech.advice(turn.reason, turn.facts)
            copy = s.clone()
            for action in turn.actions:
                assert action in rules.options(copy, seat)
                rules.apply(copy, seat, action)
        rules.apply(s, seat, turns[0].actions[0])


@pytest.mark.parametrize("spec", SPECS[:3:2])
def test_the_value_of_a_finished_game_is_its_score(spec: str) -> None:
    rules = registry().rules(spec)
    mind = KeyflowerMind(rules)
    s, dice = rules.new("value"), Rng.from_seed("value")
    while not rules.over(s):
        assert len(mind.value(s)) == rules.seats
        seat = rules.waiting_seats(s)[0]
        rules.apply(s, seat, mind.quick(s, seat, rules.options(s, seat), dice))
    assert mind.value(s) == rules.scores(s)


def test_a_bid_between_the_smallest_and_a_safe_one_is_tried_where_the_weights_ask_for_it() -> None:
    """Nobody can be kept from exceeding any bid, but two workers may put an opponent off whom one does not."""
    board = turn_board("6 red", "market alehouse", "seat 1; workers 9 red")
    sections = dict(find_set(PACKAGE, BEST, "base-2").sections)
    sent = {}
    for asked in (0.0, 5.0):
        sections["weights"] = sections["weights"] | {"middling": [asked] * 4}
        mind = KeyflowerMind(board.rules, WeightSet("tried", sections))
        found = list_turns(mind.fast, board.table, 0)
        texts = [[board.rules.text(action) for action in one.actions] for one in found]
        sent[asked] = {text[-1] for text in texts if text[0] == "bid alehouse" and len(text) > 1}
    assert not sent[0.0]
    assert sent[5.0] == {"send 2 red"}
