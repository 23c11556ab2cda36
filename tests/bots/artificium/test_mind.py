"""The mind in whole games: turns can be played to their end, answers are legal, reasons can be said."""

import pytest

from tests.bots.artificium.positions import book
from tilewright.bots.artificium.mind import ArtificiumMind
from tilewright.games.artificium.state.state import ArtificiumState
from tilewright.kernel.rng import Rng
from tilewright.presentation.catalogue import presentation_for
from tilewright.words.texts import LANGUAGES


def walk(players: int, seed: str, sloppy: int) -> list[tuple[ArtificiumState, int]]:
    """The decisions of a game between quick players who now and then do anything."""
    rules, mind, dice = book(players), ArtificiumMind(book(players)), Rng.from_seed(f"walk {seed}")
    s, found = rules.new(seed), []
    while s.stack:
        seat = rules.waiting_seats(s)[0]
        options = rules.options(s, seat)
        found.append((s.clone(), seat))
        action = mind.quick(s, seat, options, dice)
        assert action in options, rules.text(action)
        rules.apply(s, seat, options[dice.below(len(options))] if dice.below(sloppy) == 0 else action)
    return found


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("sloppy", [3, 30])
def test_every_turn_can_be_played_to_its_end(players: int, sloppy: int) -> None:
    rules, mind = book(players), ArtificiumMind(book(players))
    dice = Rng.from_seed("turns")
    for s, seat in walk(players, f"whole {sloppy}", sloppy)[::3]:
        world = rules.determinize(s, seat, dice.fork())
        before = rules.digest(world)
        found = mind.turns(world, seat, 12, dice)
        assert rules.digest(world) == before
        assert found
        for turn in found:
            after = world.clone()
            for action in turn.actions:
                assert action in rules.options(after, seat), (rules.text(action), rules.position(s))
                rules.apply(after, seat, action)


def test_every_reason_can_be_said_in_every_language() -> None:
    rules, mind = book(3), ArtificiumMind(book(3))
    said: set[str] = set()
    speeches = [presentation_for(rules, lang, strict=True).at([]) for lang in LANGUAGES]
    for number in range(5):
        for s, seat in walk(3, f"said {number}", 4):
            for turn in mind.turns(s, seat, 50, Rng.from_seed("said")):
                if turn.reason not in said:
                    said.add(turn.reason)
                    for speech in speeches:
                        assert "{" not in speech.say(turn.reason, turn.facts)
    assert len(said) >= 19


def test_the_value_is_the_score_when_the_game_is_over_and_falls_in_line_before() -> None:
    rules, mind = book(3), ArtificiumMind(book(3))
    states = walk(3, "value", 20)
    last, seat = states[-1]
    rules.apply(last, seat, mind.quick(last, seat, rules.options(last, seat), Rng.from_seed("last")))
    assert rules.over(last)
    assert mind.value(last) == [float(points) for points in rules.scores(last)]
    assert mind.left(last) == 0.0
    shares = [mind.left(s) for s, _ in states]
    assert shares[0] == 1.0
    assert shares == sorted(shares, reverse=True)


def test_what_is_hidden_changes_neither_quick_answers_nor_turns() -> None:
    rules, mind = book(3), ArtificiumMind(book(3))
    for s, seat in walk(3, "hidden", 10)[::7]:
        if rules.question_name(s) == "market":  # a redraw is tried with hands from the guessed deck
            continue
        answers = []
        for dice in ("one", "two"):
            world = rules.determinize(s, seat, Rng.from_seed(dice))
            found = mind.turns(world, seat, 5, Rng.from_seed("same"))
            quick = mind.quick(world, seat, rules.options(world, seat), Rng.from_seed("same"))
            answers.append(([(turn.actions, turn.worth) for turn in found], quick))
        assert answers[0] == answers[1]
