"""A game on disk: a header, a seed, one line for each action with the digest after it, and how it ended."""

import hashlib
from collections.abc import Callable

from tilewright.kernel.match import Match, is_name
from tilewright.kernel.reason import Refused
from tilewright.kernel.registry import Registry, Spec, SpecError, excerpt
from tilewright.kernel.rules import Rules

TITLE = "tilewright record 1"
SHORT_DIGEST = 12  # letters of a digest that stand behind each action line
LONGEST = 2000  # letters of a line
MOST = 100_000  # lines


class RecordError(ValueError):
    """A file that is no record, was cut off or changed; tells in which line and why."""

    def __init__(self, line: int, key: str, facts: dict[str, object] | None = None) -> None:
        super().__init__(f"line {line}: {key} {facts or ''}".rstrip())
        self.line = line
        self.key = key  # for the words
        self.facts: dict[str, object] = facts or {}


def commitment(seed: str) -> str:
    """What can be shown before the game, so that the seed cannot be changed afterwards."""
    return hashlib.sha256(f"tilewright seed {seed}".encode()).hexdigest()


def seal(header: list[str]) -> str:
    """A digest of the lines above `start`, so that none of them can be changed unnoticed."""
    return hashlib.sha256("\n".join(header).encode()).hexdigest()[:SHORT_DIGEST]


def write_record(match: Match, spec: Spec) -> str:
    """The record of a game, finished or not."""
    if not match.from_seed:
        raise ValueError("a game that began in the middle cannot be played again from its seed")
    rules = match.rules
    lines = [TITLE, f"game {spec.text()}", f"rules {rules.game} {rules.version} {rules.content}"]
    lines.append(f"seed {match.seed}")
    if match.committed:
        lines.append(f"commitment {commitment(match.seed)}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines.append(f"start {match.start_digest()[:SHORT_DIGEST]} {seal(lines)}")
    lines += [f"{line.seat} {line.text} | {line.digest[:SHORT_DIGEST]}" for line in match.lines]
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
        if text.count("\n") > MOST:
            raise RecordError(MOST, "too-many-lines", {"most": MOST})
        # Only line feeds part lines; a file that came by way of Windows is as good.
        self.lines = [line.removesuffix("\r") for line in text.split("\n")]
        if not self.lines[-1]:
            self.lines.pop()
        self.at = 0  # lines read so far = number of the line read last

    def next(self, what: str) -> str:
        """The line that should begin with `what`."""
        if self.at >= len(self.lines):
            raise RecordError(self.at + 1, "cut-off", {"words": what})
        self.at += 1
        if len(self.lines[self.at - 1]) > LONGEST:
            raise self.error("too-long", {"most": LONGEST})
        return self.lines[self.at - 1]

    def word(self, word: str) -> str:
        line = self.next(word)
        if not line.startswith(word + " "):
            raise self.error("other-line", {"words": word})
        return line[len(word) + 1 :]

    def comes(self, word: str) -> bool:
        """Whether the next line begins with that word."""
        return self.at < len(self.lines) and self.lines[self.at].startswith(word + " ")

    def error(self, key: str, facts: dict[str, object] | None = None) -> RecordError:
        return RecordError(self.at, key, facts)


class Replay:
    """A record that was read and played again; every digest in it was found to be right."""

    def __init__(self, match: Match, spec: Spec, finished: bool) -> None:
        self.match = match
        self.spec = spec
        self.finished = finished


def decoded(raw: bytes) -> str:
    """The text of a record file, or RecordError."""
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise RecordError(raw.count(b"\n", 0, error.start) + 1, "no-text") from None


def read_record(text: str, registry: Registry, between: Callable[[], None] | None = None) -> Replay:
    """Play a record again by the rules version that it names and compare every digest; RecordError names the first
    line that is wrong. `between` is called after every line: it may let others work, or stop by raising."""
    reader = _Reader(text)
    if reader.next(TITLE) != TITLE:
        raise reader.error("no-record", {"title": TITLE})
    spec = _read_spec(reader, registry)
    match = _read_header(reader, spec)
    while True:
        line = reader.next("end")
        if line.startswith(("end ", "open ")):
            break
        _play_line(reader, match, line)
        if between is not None:
            between()
    _check_end(reader, match, line)
    if reader.at != len(reader.lines):
        reader.at += 1
        raise reader.error("after-the-end")
    return Replay(match, spec, line.startswith("end "))


def _read_spec(reader: _Reader, registry: Registry) -> Spec:
    try:
        return registry.spec(reader.word("game"))
    except SpecError as error:
        raise reader.error(error.key, error.facts) from None


def _read_header(reader: _Reader, spec: Spec) -> Match:
    rules = _read_rules(reader, spec)
    seed = _read_name(reader, "seed")
    committed = reader.comes("commitment")
    if committed and reader.word("commitment") != commitment(seed):
        raise reader.error("other-seed")
    names = [_read_name(reader, f"seat {seat}") for seat in range(rules.seats)]
    start, _, sealed = reader.word("start").partition(" ")
    if sealed != seal(reader.lines[: reader.at - 1]):
        raise reader.error("changed-above")
    match = Match(rules, seed, names)
    if start != match.start_digest()[:SHORT_DIGEST]:
        raise reader.error("other-start")
    match.committed = committed
    return match


def _read_name(reader: _Reader, word: str) -> str:
    name = reader.word(word)
    if not is_name(name):
        raise reader.error("no-name", {"words": word})
    return name


def _read_rules(reader: _Reader, spec: Spec) -> Rules:
    """The rules of the version that the record names; from now on the spec is of that version too."""
    asked = reader.at  # the line of the options, which may be such as no rules are made of
    line = reader.word("rules")
    made_with, _, content = line.rpartition(" ")
    bare = line in [f"{spec.game.key} {version}" for version in spec.game.versions]
    try:
        spec.version = spec.game.version_of(line if bare else made_with)
    except SpecError as error:
        raise reader.error(error.key, error.facts) from None
    try:
        rules = spec.rules()
    except SpecError as error:
        raise RecordError(asked, error.key, error.facts) from None
    except ValueError as error:
        raise RecordError(asked, "no-rules", {"detail": str(error)}) from None
    if bare and not rules.content:
        # Without a digest of facts the line ends with a blank, which editors strip; the seal was taken with it.
        reader.lines[reader.at - 1] += " "
    elif content != rules.content:
        raise reader.error("other-facts")
    return rules


def _play_line(reader: _Reader, match: Match, line: str) -> None:
    action, bar, digest = line.rpartition(" | ")
    seat, space, text = action.partition(" ")
    if not bar or not space:
        raise reader.error("no-action")
    if seat not in [str(one) for one in range(match.rules.seats)]:
        raise reader.error("no-seat", {"given": excerpt(seat[:20])})
    try:
        match.act(int(seat), text)
    except Refused as error:
        why = error.reason.rule or error.reason.key
        raise reader.error("not-allowed", {"text": excerpt(text), "why": why}) from None
    if match.lines[-1].text != text:
        raise reader.error("other-writing", {"text": excerpt(text), "right": match.lines[-1].text})
    if match.lines[-1].digest[:SHORT_DIGEST] != digest:
        raise reader.error("changed")


def _check_end(reader: _Reader, match: Match, line: str) -> None:
    rules, state = match.rules, match.state
    words = line.split(" ")
    if words[1:3] != [str(len(match.lines)), rules.digest(state)]:
        raise reader.error("other-end")
    if (words[0] == "end") != rules.over(state):
        raise reader.error("end-or-open")
    if words[0] == "open":
        if len(words) != 3:
            raise reader.error("no-open")
        return
    scores = ",".join(str(points) for points in rules.scores(state))
    winners = ",".join(str(seat) for seat in rules.winners(state))
    if words[3:] != ["scores", scores, "winners", winners]:
        raise reader.error("other-result", {"result": f"scores {scores} winners {winners}"})
