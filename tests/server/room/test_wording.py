"""Tables with the same options share one presentation in each language; none uses the words of another."""

import random

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.room.wording import Wording, presentation_of, rules_of

GAMES = list(registry().games)
MOST = 400  # events


class Played:
    """A game with its wording, some random lines further each time."""

    def __init__(self, spec: str, seed: str, names: list[str]) -> None:
        self.rules: Rules = rules_of(spec)
        self.state: State = self.rules.new(seed)
        self.wording = Wording(spec, "uk", names)
        self.dice = random.Random(seed)
        self.events: list[Event] = []

    def over(self) -> bool:
        return self.rules.over(self.state) or len(self.events) > MOST

    def go_on(self) -> None:
        seat = self.dice.choice(self.rules.waiting_seats(self.state))
        self.rules.apply(self.state, seat, self.dice.choice(self.rules.options(self.state, seat)), self.events)

    def says(self) -> list[object]:
        """All that this table can say now; of all that happened before, too."""
        seat = max(self.rules.waiting_seats(self.state), default=0)
        view = self.rules.view(self.state, seat)
        actions = [] if self.rules.over(self.state) else self.rules.options(self.state, seat)
        texts = [self.rules.text(action) for action in actions]
        happened = [self.wording.word_event(event, seat, view).words for event in self.events]
        explained = self.wording.word_explanation(self.rules.explain(self.state, seat), view)
        choices = [choice.words for choice in self.wording.choices(texts, view, seat)]
        return [self.wording.question(view, seat, True, [seat]), choices, happened, explained]


def two_tables(game: str) -> list[Played]:
    spec = registry().spec(game).text()
    seats = rules_of(spec).seats
    return [Played(spec, f"table {one}", [f"{one}{seat}" for seat in range(seats)]) for one in "ab"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_says_the_same_whatever_another_has_said(game: str) -> None:
    one, other = two_tables(game)
    while not one.over() and not other.over():
        one.go_on()
        other.go_on()
        other.says()
        beside = one.says()
        presentation_of.cache_clear()
        for table in (one, other):
            table.wording = Wording(registry().spec(game).text(), "uk", table.wording.names)
        assert one.says() == beside


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_is_worded_the_same_at_any_later_time(game: str) -> None:
    table, _ = two_tables(game)
    worded: list[str] = []
    while not table.over():
        before = len(table.events)
        table.go_on()
        view = table.rules.view(table.state, -1)
        worded += [table.wording.word_event(event, -1, view).words for event in table.events[before:]]
    presentation_of.cache_clear()
    later = Wording(registry().spec(game).text(), "uk", table.wording.names)
    assert [later.word_event(event, -1, view).words for event in table.events] == worded


def test_a_reason_that_was_waited_for_names_the_people_of_its_own_table() -> None:
    one, other = (Wording(registry().spec(GAMES[0]).text(), "en", [name, "Ben"]) for name in ("Anna", "Olena"))
    why = Reason("", "not-your-turn", {"seat": 0, "waiting": [1]})
    assert "Anna" in one.reason(why, {}, -1)
    assert "Olena" in other.reason(why, {}, -1)
    assert "Anna" in one.reason(why, {}, -1)


def test_a_player_is_addressed_and_everybody_else_reads_the_name() -> None:
    spec = registry().spec(GAMES[0]).text()
    live, replayed = Wording(spec, "en", ["Anna", "Ben"]), Wording(spec, "en", ["Anna", "Ben"], addresses=False)
    passed, why = Event("passed", 0, {}), Reason("", "not-your-turn", {"seat": 0, "waiting": [1]})
    rules = registry().rules(GAMES[0])
    view = rules.view(rules.new("addressed"), -1)
    assert [live.word_event(passed, look, view).words for look in (-1, 0, 1)] == [
        "Anna passes.",
        "You pass.",
        "Anna passes.",
    ]
    assert [replayed.word_event(passed, look, view).words for look in (-1, 0, 1)] == ["Anna passes."] * 3
    assert live.reason(why, view, 0) == "it is not your turn; the game waits for Ben"
    assert live.reason(why, view, 1) == "it is not the turn of Anna; the game waits for you"
    assert live.key != replayed.key


def test_the_log_says_to_a_player_what_they_took_back() -> None:
    wording = Wording(registry().spec(GAMES[0]).text(), "en", ["Anna", "Ben"])
    undone = Event("undone", 1, {})
    view: dict[str, object] = {}
    assert wording.word_event(undone, 1, view).words == "You take the last step back."
    assert wording.word_event(undone, 0, view).words == "Ben takes the last step back."
