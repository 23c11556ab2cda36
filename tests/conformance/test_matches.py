"""Every registered game through the one door: records of it are read again, and what can be undone comes back."""

import pytest

from tests.conformance.cases import all_games, main_specs
from tests.conformance.mood import Mood
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Malformed
from tilewright.kernel.record import RecordError, read_record, write_record
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules

SPECS = [spec for game in all_games() for spec in main_specs(game)]
IDS = [spec.text() for spec in SPECS]


class Player:
    """Plays a match at random, and takes back now and then, once in `loyal` times, what can be taken back."""

    def __init__(self, spec: Spec, seed: str, loyal: int = 1000) -> None:
        self.loyal = loyal
        self.match = Match(spec.rules(), seed)
        self.dice = Rng.from_seed(f"player {seed}")
        self.mood = Mood(self.dice.fork())
        self.undone = 0

    def step(self) -> None:
        match, rules = self.match, self.match.rules
        seats = rules.waiting_seats(match.state)
        seat = seats[self.dice.below(len(seats))]
        texts = [rules.text(action) for action in rules.options(match.state, seat)]
        before = rules.digest(match.state)
        match.act(seat, texts[self.mood.pick(texts)])
        if not match.lines[-1].revealed and self.dice.below(self.loyal) == 0:
            self.take_back(seat, before)

    def take_back(self, seat: int, before: str) -> None:
        """The line just done, and then a line of anybody, each done again."""
        match, rules = self.match, self.match.rules
        text, done = match.lines[-1].text, rules.digest(match.state)
        assert match.undo_line(seat) == len(match.lines) - 1
        match.undo(seat)
        assert rules.digest(match.state) == before
        match.act(seat, text)
        assert rules.digest(match.state) == done
        other = self.dice.below(rules.seats)
        at = match.undo_line(other)
        if at >= 0:
            text = match.lines[at].text
            match.undo(other)
            assert rules.digest(match.state) == rules.digest(match.at(len(match.lines)))
            match.act(other, text)
            assert rules.digest(match.state) == done, "an undone line done again leads elsewhere"
            self.undone += 1


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
@pytest.mark.parametrize("seed", ["undo a", "undo b"])
def test_what_was_taken_back_and_done_again_is_the_same(spec: Spec, seed: str) -> None:
    player = Player(spec, seed, 4)
    while not player.match.rules.over(player.match.state):
        player.step()
    match = player.match
    assert player.undone
    record = write_record(match, spec)
    replay = read_record(record, registry())
    assert replay.finished
    assert write_record(replay.match, replay.spec) == record


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_an_open_record_goes_on_as_the_game_would_have(spec: Spec) -> None:
    player = Player(spec, "open")
    for _ in range(40):
        player.step()
    replay = read_record(write_record(player.match, spec), registry())
    assert not replay.finished
    again = Player(spec, "open")
    again.match = replay.match
    again.dice, again.mood = player.dice.clone(), player.mood
    dice = player.mood.dice.clone()
    while not player.match.rules.over(player.match.state):
        player.step()
    again.mood.dice = dice
    while not again.match.rules.over(again.match.state):
        again.step()
    assert write_record(again.match, spec) == write_record(player.match, spec)


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_a_record_with_a_changed_line_is_refused(spec: Spec) -> None:
    player = Player(spec, "changed")
    for _ in range(30):
        player.step()
    lines = write_record(player.match, spec).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("start ")) + 1
    for i in range(first, len(lines) - 1):
        broken = [*lines[:i], lines[i][:-1] + ("0" if lines[i][-1] != "0" else "1"), *lines[i + 1 :]]
        with pytest.raises(RecordError) as error:
            read_record("\n".join(broken), registry())
        assert error.value.line == i + 1


def scrambled(text: str, dice: Rng) -> str:
    """A text with one letter changed, left out, doubled or put in."""
    at = dice.below(len(text))
    letter = "0123456789 ,-abcxyz\n\u0663"[dice.below(21)]
    forms = (text[:at] + letter + text[at + 1 :], text[:at] + text[at + 1 :], text[:at] + letter + text[at:])
    return (*forms, text + " " + text, text.upper(), " " + text, text + " ")[dice.below(7)]


def check_reading(rules: Rules, text: str) -> None:
    try:
        action = rules.parse(text)
    except Malformed:
        return
    assert rules.parse(rules.text(action)) == action


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
def test_scrambled_texts_are_malformed_or_actions(spec: Spec) -> None:
    """Whatever is read as an action is one: written again it is read the same."""
    player = Player(spec, "scrambled")
    rules, dice = player.match.rules, Rng.from_seed("scrambler")
    while not rules.over(player.match.state):
        seat = rules.waiting_seats(player.match.state)[0]
        for action in rules.options(player.match.state, seat)[:3]:
            check_reading(rules, scrambled(rules.text(action), dice))
        player.step()
