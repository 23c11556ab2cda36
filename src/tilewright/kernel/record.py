"""A game on disk: a header, a seed, one line for each action with the digest after it, and how it ended."""

import hashlib

from tilewright.kernel.match import Match
from tilewright.kernel.reason import Refused
from tilewright.kernel.registry import Registry, Spec, SpecError
from tilewright.kernel.rules import Rules

TITLE = "tilewright record 1"
MARK = 12  # letters of a digest that stand behind each action line
LONGEST = 200  # letters of any line but the seed and game lines
MOST = 100_000  # lines


class RecordError(ValueError):
    """A file that is no record, was cut off or changed; says in which line and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def commitment(seed: str) -> str:
    """What can be shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"tilewright seed {seed}".encode()).hexdigest()


def write_record(match: Match, spec: Spec) -> str:
    """The record of a game, finished or not."""
    rules = match.rules
    lines = [TITLE, f"game {spec.text()}", f"rules {rules.game} {rules.version} {rules.content}"]
    lines.append(f"seed {match.seed}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines.append(f"start {match.start_digest()[:MARK]}")
    lines += [f"{line.seat} {line.text} | {line.digest[:MARK]}" for line in match.lines]
    digest = rules.digest(match.state)
    if rules.over(match.state):
        scores = ",".join(str(points) for points in rules.scores(match.state))
        winners = ",".join(str(seat) for seat in rules.winners(match.state))
        lines.append(f"end {len(match.lines)} {digest} scores {scores} winners {winners}")
    else:
        lines.append(f"open {len(match.lines)} {digest}")
    return "\n".join(lines) + "\n"


class _Reader:
    """Goes through a record line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0  # lines read so far = number of the line read last
        if len(self.lines) > MOST:
            raise RecordError(MOST, f"a record has at most {MOST} lines")

    def next(self, what: str) -> str:
        if self.at >= len(self.lines):
            raise RecordError(self.at + 1, f"the record is cut off: {what} is missing")
        self.at += 1
        return self.lines[self.at - 1].rstrip("\r")

    def word(self, word: str) -> str:
        line = self.next(f"the line {word!r}")
        if not line.startswith(word + " "):
            raise self.error(f"here the line {word!r} should stand")
        return line[len(word) + 1 :]

    def error(self, reason: str) -> RecordError:
        return RecordError(self.at, reason)


class Replay:
    """A record that was read and played again; every digest in it was found to be right."""

    def __init__(self, match: Match, spec: Spec, finished: bool) -> None:
        self.match = match
        self.spec = spec
        self.finished = finished


def read_record(text: str, registry: Registry) -> Replay:
    """Play a record again and compare every digest; RecordError names the first line that is wrong."""
    reader = _Reader(text)
    if reader.next("the title") != TITLE:
        raise reader.error(f"this is no record: the first line of one is {TITLE!r}")
    spec = _read_spec(reader, registry)
    match = _read_header(reader, spec)
    while True:
        line = reader.next("the line 'end' or 'open'")
        if line.startswith(("end ", "open ")):
            break
        _play_line(reader, match, line)
    _check_end(reader, match, line)
    if reader.at != len(reader.lines):
        reader.at += 1
        raise reader.error("nothing may follow the last line")
    return Replay(match, spec, line.startswith("end "))


def _read_spec(reader: _Reader, registry: Registry) -> Spec:
    try:
        return registry.spec(reader.word("game"))
    except SpecError as error:
        raise reader.error(str(error)) from None


def _read_header(reader: _Reader, spec: Spec) -> Match:
    rules = _checked_rules(reader, spec)
    seed = reader.word("seed")
    names = []
    for seat in range(rules.seats):
        names.append(reader.word(f"seat {seat}"))
    match = Match(rules, seed, names)
    if reader.word("start") != match.start_digest()[:MARK]:
        raise reader.error("the seed, options or printed facts give another start than the record says")
    return match


def _checked_rules(reader: _Reader, spec: Spec) -> Rules:
    try:
        rules = spec.rules()
    except ValueError as error:
        raise reader.error(str(error)) from None
    wanted = reader.word("rules").split(" ")
    if wanted[:2] != [rules.game, str(rules.version)]:
        here = f"{rules.game} {rules.version}"
        raise reader.error(f"the record was made with rules {' '.join(wanted[:2])[:60]!r}, here are {here!r}")
    if wanted[2:] != [rules.content]:
        raise reader.error("the record was made with other printed facts than the ones in use here")
    return rules


def _play_line(reader: _Reader, match: Match, line: str) -> None:
    action, bar, digest = line[:LONGEST].rpartition(" | ")
    seat, space, text = action.partition(" ")
    if not bar or not space or not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise reader.error("an action line is 'seat action | digest'")
    if int(seat) >= match.rules.seats:
        raise reader.error(f"there is no seat {seat}")
    try:
        match.act(int(seat), text)
    except Refused as error:
        raise reader.error(f"{text!r} is not allowed here ({error})") from None
    if match.lines[-1].digest[:MARK] != digest:
        raise reader.error("the digest does not fit: the line, or one before it, was changed")


def _check_end(reader: _Reader, match: Match, line: str) -> None:
    rules, state = match.rules, match.state
    words = line.split(" ")
    if words[1:3] != [str(len(match.lines)), rules.digest(state)]:
        raise reader.error("the number of lines or the final digest is wrong")
    if words[0] == "open":
        if len(words) != 3:
            raise reader.error("an open game is 'open lines digest'")
        return
    if not rules.over(state):
        raise reader.error("the record says the game ended, but it is not over")
    scores = ",".join(str(points) for points in rules.scores(state))
    winners = ",".join(str(seat) for seat in rules.winners(state))
    if words[3:] != ["scores", scores, "winners", winners]:
        raise reader.error(f"the result is wrong: it is scores {scores} winners {winners}")
