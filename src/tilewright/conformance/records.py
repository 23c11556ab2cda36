"""Laws for whole matches: records read back, undo and redo agree, wrong texts are refused."""

import json
from collections.abc import Callable

from tilewright.conformance.random_chooser import RandomChooser
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Malformed
from tilewright.kernel.record import RecordError, read_record, write_record
from tilewright.kernel.registry import Registry, Spec
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

MatchLaw = Callable[[Spec, str, Registry], int]
UNDO_OFTEN = 4  # one of so many lines that can be taken back is
TRIED = 40  # lines of one record that are changed, one at a time


class MatchPlayer:
    """Plays a match at random; `undo` takes back what was just done, once in `loyal` times, and does it again."""

    def __init__(self, spec: Spec, seed: str, loyal: int = 0) -> None:
        self.loyal = loyal
        self.match = Match(spec.rules(), seed)
        self.dice = Rng.from_seed(f"player {seed}")
        self.chooser = RandomChooser(self.dice.fork())
        self.undone = 0

    def over(self) -> bool:
        return self.match.rules.over(self.match.state)

    def step(self) -> None:
        match, rules = self.match, self.match.rules
        seats = rules.waiting_seats(match.state)
        seat = seats[self.dice.below(len(seats))]
        texts = [rules.text(action) for action in rules.options(match.state, seat)]
        before = rules.digest(match.state)
        match.act(seat, texts[self.chooser.pick(texts)])
        if self.loyal and not match.lines[-1].revealed and self.dice.below(self.loyal) == 0:
            self.take_back(seat, before)

    def take_back(self, seat: int, before: str) -> None:
        """The line just done, and then a line of anybody, each done again."""
        match, rules = self.match, self.match.rules
        text, done = match.lines[-1].text, rules.digest(match.state)
        assert match.undo_line(seat) == len(match.lines) - 1, "what revealed nothing can be taken back"
        match.undo(seat)
        assert rules.digest(match.state) == before, f"{text!r} taken back leaves something behind"
        match.act(seat, text)
        assert rules.digest(match.state) == done, f"{text!r} done again leads elsewhere"
        other = self.dice.below(rules.seats)
        at = match.undo_line(other)
        if at >= 0:
            text = match.lines[at].text
            match.undo(other)
            replayed = rules.digest(match.at(len(match.lines)))
            assert rules.digest(match.state) == replayed, "played again from its lines, it is another state"
            match.act(other, text)
            assert rules.digest(match.state) == done, f"{text!r} done again leads elsewhere"
            self.undone += 1

    def finish(self) -> "MatchPlayer":
        while not self.over():
            self.step()
        return self


def what_is_taken_back_and_done_again_is_the_same(spec: Spec, seed: str, games: Registry) -> int:
    """How often something was taken back; where every action reveals something there is nothing to undo."""
    player = MatchPlayer(spec, seed, UNDO_OFTEN).finish()
    record = write_record(player.match, spec)
    replay = read_record(record, games)
    assert replay.finished, "the record of a finished game is finished"
    assert write_record(replay.match, replay.spec) == record, "a record that was read is written as it was"
    return player.undone


def what_bots_answered_is_taken_back_up_to_the_last_reveal(spec: Spec, seed: str, games: Registry) -> int:
    """One seat is a person's, all others are bots: from wherever that person is asked, one step after the other is
    taken back with the answers to it, to the very views that the person had, and never over a reveal."""
    player = MatchPlayer(spec, seed)
    match, rules = player.match, player.match.rules
    me = player.dice.below(rules.seats)
    bots = frozenset(range(rules.seats)) - {me}
    had: list[tuple[str, str]] = []  # digest and view of the person before each line
    taken = 0
    while not player.over():
        had[len(match.lines) :] = [(rules.digest(match.state), view_of(rules, match.state, me))]
        if rules.is_asked(match.state, me) and player.dice.below(UNDO_OFTEN) == 0:
            lines, done = match.lines[:], rules.digest(match.state)
            taken += take_all_back(match, me, bots, had)
            for line in lines[len(match.lines) :]:
                match.act(line.seat, line.text)
            assert rules.digest(match.state) == done, "done again, it leads elsewhere"
        player.step()
    return taken


def view_of(rules: Rules, state: State, seat: int) -> str:
    return json.dumps(rules.view(state, seat), sort_keys=True)


def take_all_back(match: Match, me: int, bots: frozenset[int], had: list[tuple[str, str]]) -> int:
    """As often as it can be; how often that was."""
    rules, news, taken = match.rules, match.state.news(), 0
    while (line := match.answered_line(me, bots)) >= 0:
        since = match.lines[line:]
        assert since[0].seat == me, "what is taken back is the person's own"
        assert all(one.seat != me and not one.revealed for one in since[1:]), "there was a later way back"
        match.undo_answered(me, bots)
        assert len(match.lines) == line, "all that came after it goes with it"
        assert rules.digest(match.state) == had[line][0], f"{since[0].text!r} taken back leaves something behind"
        assert view_of(rules, match.state, me) == had[line][1], "the person sees something else than before"
        assert match.state.news() == news, "something was revealed meanwhile"
        taken += 1
    own = [number for number, line in enumerate(match.lines) if line.seat == me]
    assert not own or any(line.revealed for line in match.lines[own[-1] :]), "nothing was in the way"
    return taken


def an_open_record_goes_on_as_the_game_would_have(spec: Spec, seed: str, games: Registry) -> int:
    """Broken off in the middle."""
    length = len(MatchPlayer(spec, seed).finish().match.lines)
    player = MatchPlayer(spec, seed)
    for _ in range(length // 2):
        player.step()
    replay = read_record(write_record(player.match, spec), games)
    assert not replay.finished, "the record of an open game is open"
    again = MatchPlayer(spec, seed)
    again.match, again.dice, again.chooser = replay.match, player.dice.clone(), player.chooser.clone()
    same = write_record(again.finish().match, spec) == write_record(player.finish().match, spec)
    assert same, "read from its record and played on, the game goes another way"
    return length


def a_record_with_a_changed_line_is_refused(spec: Spec, seed: str, games: Registry) -> int:
    """At the very line that was changed."""
    player = MatchPlayer(spec, seed).finish()
    lines = write_record(player.match, spec).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("start ")) + 1
    last = first + len(player.match.lines)
    step = max(1, (last - first) // TRIED)
    for i in range(first, last, step):
        broken = [*lines[:i], lines[i][:-1] + ("0" if lines[i][-1] != "0" else "1"), *lines[i + 1 :]]
        found = refused_line("\n".join(broken), games)
        assert found == i + 1, f"line {i + 1} was changed, line {found} is refused (0: none)"
    return (last - first) // step


def refused_line(record: str, games: Registry) -> int:
    """The line at which a record is refused, 0 if it is not."""
    try:
        read_record(record, games)
    except RecordError as error:
        return error.line
    return 0


def scrambled(text: str, dice: Rng) -> str:
    """A text with one letter changed, left out, doubled or put in."""
    at = dice.below(len(text))
    letter = "0123456789 ,-abcxyz\n\u0663"[dice.below(21)]
    forms = (text[:at] + letter + text[at + 1 :], text[:at] + text[at + 1 :], text[:at] + letter + text[at:])
    return (*forms, text + " " + text, text.upper(), " " + text, text + " ")[dice.below(7)]


def scrambled_texts_are_malformed_or_actions(spec: Spec, seed: str, games: Registry) -> int:
    """Whatever is read as an action is one: written again it is read the same."""
    player = MatchPlayer(spec, seed)
    rules, dice, tried = player.match.rules, Rng.from_seed("scrambler"), 0
    while not player.over():
        seat = rules.waiting_seats(player.match.state)[0]
        for action in rules.options(player.match.state, seat)[:3]:
            text = scrambled(rules.text(action), dice)
            tried += 1
            try:
                action = rules.parse(text)
            except Malformed:
                continue
            assert rules.parse(rules.text(action)) == action, f"{text!r} is read in two ways"
        player.step()
    return tried


def positions_are_read_and_written_as_they_are(spec: Spec, seed: str, games: Registry) -> int:
    """Asked only of a game that writes positions."""
    player, written = MatchPlayer(spec, seed), 0
    rules = player.match.rules
    while not player.over():
        text = rules.position(player.match.state)
        assert rules.position(rules.load_position(text)) == text, f"not read as written: {text}"
        written += 1
        player.step()
    return written


MATCH_LAWS: tuple[MatchLaw, ...] = (
    what_is_taken_back_and_done_again_is_the_same,
    what_bots_answered_is_taken_back_up_to_the_last_reveal,
    an_open_record_goes_on_as_the_game_would_have,
    a_record_with_a_changed_line_is_refused,
    scrambled_texts_are_malformed_or_actions,
    positions_are_read_and_written_as_they_are,
)
