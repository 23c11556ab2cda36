"""The game in a room: the match and the version of each viewer; changes are planned first and adopted later."""

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from hashlib import blake2b
from itertools import count
from typing import Final

from tilewright.kernel.bits import list_bits
from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.match import NOBODY, Attempt, Line, Match
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.room.recent_entries import RecentEntry, shared
from tilewright.server.structs import encode
from tilewright.server.table import JournalRow

FIRST: Final = 1  # the version of everybody when the game begins; 0 is who knows nothing of it
RECENT: Final = 8  # entries whose events are kept for those who come back after a gap
MARK: Final = 12  # letters of a digest in the journal
PACKED: Final = MARK // 2  # bytes of the same in memory

SERIALS: Final = count(1)


def view_digest(view: bytes) -> bytes:
    """A fingerprint shows whether a view has changed; the views themselves would fill the memory."""
    return blake2b(view, digest_size=16).digest()


def is_rewind(entry: JournalRow) -> bool:
    """Whether all that came after some line is no more, and everybody who is asked then is asked anew."""
    return entry.kind == "back" or (entry.kind == "undo" and bool(entry.text))


class PlannedChange:
    """A change that is about to happen: its journal entry, and the state to adopt once it is stored."""

    def __init__(self, entry: JournalRow, events: list[Event], attempt: Attempt | None = None) -> None:
        self.entry = entry
        self.events = events
        self.attempt = attempt
        self.shown: dict[int, dict[str, object]] = {}  # by viewer: what it sees, for those who put it into words
        self.views: dict[int, bytes] = {}  # the same as it travels
        self.view_digests: list[bytes] = []
        self.seen: list[bool] = []  # by viewer: whether anything reached it
        self.back_to: list[int] = []  # by viewer: what it was sent after that version was taken back
        self.tick = 0  # when, on the clock that only goes forward


class Play:
    """Viewers are counted from 0, the spectator, then the seats: viewer = seat + 1. `now` is the time of day that
    is told, `tick` the running clock by which time is spent."""

    def __init__(self, rules: Rules, seed: str, names: list[str], now: int, tick: int = 0) -> None:
        self.serial = next(SERIALS)  # names it in what is kept for all tables
        self.rules = rules
        self.match = Match(rules, seed, names, every=0)  # a line is worked out in a few microseconds
        self.match.committed = True
        self.count = 0  # entries of the journal
        self.versions = [FIRST] * (rules.seats + 1)
        self.asked = [FIRST] * rules.seats  # the version since which each seat has the same question
        self.spent = [0] * rules.seats
        self.since = [tick] * rules.seats  # when the clock of each seat began to run, in ticks
        self.spared = [0] * rules.seats  # until when no clock runs out for whoever has just come back
        self.at = [now] * (rules.seats + 1)  # by viewer: when it was last sent something
        self.digests = bytearray()  # of each line, PACKED bytes
        self.times = array("q")  # of each line
        self.stamps = [array("I") for _ in self.versions]  # by viewer: its version after each line
        self.recent: deque[RecentEntry] = deque(maxlen=RECENT)
        self.view_digests = self.view_digests_of(self.match.state)  # by viewer: of what it was last sent
        self.bots: frozenset[int] = NOBODY  # seats on which no person plays
        self.chapters: list[tuple[int, str]] = []  # of a finished game, worked out when somebody asks
        self.helped: dict[int, tuple[int, bytes]] = {}  # by seat: the version and the helps worked out for it

    # What everybody sees.

    def views_of(self, state: State) -> list[bytes]:
        return [encode(view) for view in self.rules.views(state)]

    def view_digests_of(self, state: State) -> list[bytes]:
        return [view_digest(view) for view in self.views_of(state)]

    def over(self) -> bool:
        return self.rules.over(self.match.state)

    def waiting(self, look: int = SPECTATOR) -> list[int]:
        """The seats that are asked, as far as that viewer may know."""
        f = self.rules.open_frame(self.match.state, look)
        return [] if f is None else list_bits(f.waiting)

    def all_waiting(self) -> list[int]:
        return self.rules.waiting_seats(self.match.state)

    def is_stale(self, seat: int, v: int) -> bool:
        return not self.asked[seat] <= v <= self.versions[seat + 1]

    # Plans.

    def plan_acts(self, seat: int, texts: Sequence[str], now: int, tick: int = 0) -> list[PlannedChange]:
        """Refused, or what these would do in a row. Only the last may reveal something: otherwise the reason for
        which a later one is refused would give away what nobody has been shown."""
        plans: list[PlannedChange] = []
        for text in texts:
            last = plans[-1] if plans else None
            if last is not None and last.attempt is not None and last.attempt.line.revealed:
                raise Refused(Reason("", "act-reveals", {"seat": seat}))
            plans.append(self.plan_act(seat, text, now, tick, last))
        return plans

    def plan_act(
        self, seat: int, text: str, now: int, tick: int = 0, last: PlannedChange | None = None
    ) -> PlannedChange:
        """Plan an action, or raise Refused; `last` is a plan that comes before it and has not happened yet."""
        if last is None or last.attempt is None:
            state, versions, digests = self.match.state, self.versions, self.view_digests
            entry = self._entry("act", seat, "", now)
        else:
            state, versions, digests = last.attempt.state, last.entry.marks, last.view_digests
            entry = JournalRow(last.entry.n + 1, "act", seat, "", "", [], last.entry.spent[:], now)
        attempt = self.match.attempt(seat, text, state)
        entry.text = attempt.line.text
        entry.digest = attempt.line.digest[:MARK]
        plan = PlannedChange(entry, attempt.events, attempt)
        if not attempt.events and self.rules.has_private_choice(attempt.state, seat):
            plan.shown = {seat + 1: self.rules.view(attempt.state, seat)}  # for the others nothing has happened
        else:
            plan.shown = dict(enumerate(self.rules.views(attempt.state)))
        plan.views = {viewer: encode(view) for viewer, view in plan.shown.items()}
        plan.view_digests = digests[:]
        for viewer, view in plan.views.items():
            plan.view_digests[viewer] = view_digest(view)
        for viewer in range(len(versions)):
            changed = plan.view_digests[viewer] != digests[viewer]
            plan.seen.append(bool(attempt.events) or changed or viewer == seat + 1)
        self._advance(plan, tick, versions, counted=last is not None and last.seen[0])
        return plan

    def plan_undo(self, seat: int, now: int, tick: int = 0) -> PlannedChange:
        """Plan to undo the last line of that seat, with the answers if all others are bots; or raise Refused."""
        match, answers = self.match, 0
        line = match.undo_line(seat)
        if line < 0 and (bots := self.answering(seat)):
            line = match.answered_line(seat, bots)
            answers = len(match.lines) - line - 1
        if line < 0:
            raise Refused(match.no_undo(seat, self.answering(seat)))
        entry = self._entry("undo", seat, str(line) if answers else "", now)
        plan = PlannedChange(entry, [Event("undone", seat, {"answers": answers} if answers else {})])
        gone = range(line, line + 1 + answers)
        plan.seen = [
            viewer == seat + 1 or any(self._was_seen(viewer, one) for one in gone)
            for viewer in range(len(self.versions))
        ]
        if gone.stop == len(match.lines):
            plan.back_to = self.versions_at(line)
        self._advance(plan, tick)
        return plan

    def answering(self, seat: int) -> frozenset[int]:
        """The others, if all of them are bots: what they answer can be taken back with what they answered to."""
        others = frozenset(range(self.rules.seats)) - {seat}
        return others if others <= self.bots else NOBODY

    def versions_at(self, line: int) -> list[int]:
        """The versions of all viewers after that many lines."""
        return [stamps[line - 1] if line else FIRST for stamps in self.stamps]

    def plan_back(self, seat: int, line: int, now: int, tick: int = 0) -> PlannedChange:
        """Plan to go back to the first `line` lines, as everybody agreed."""
        plan = PlannedChange(self._entry("back", seat, str(line), now), [Event("rewound", seat, {})])
        plan.seen = [True] * len(self.versions)
        plan.back_to = self.versions_at(line)
        self._advance(plan, tick)
        return plan

    def line_of(self, seat: int, v: int) -> int:
        """The number of lines when that seat's version was `v`."""
        return bisect_right(self.stamps[seat + 1], v)

    def _entry(self, kind: str, seat: int, text: str, now: int) -> JournalRow:
        return JournalRow(self.count + 1, kind, seat, text, "", [], self.spent[:], now)

    def _was_seen(self, viewer: int, line: int) -> bool:
        stamps = self.stamps[viewer]
        return stamps[line] != (stamps[line - 1] if line else FIRST)

    def _advance(
        self, plan: PlannedChange, tick: int, versions: list[int] | None = None, counted: bool = False
    ) -> None:
        """Versions move only for those who see something; clocks only by what all may see, and once (`counted`: by
        the plan before this one)."""
        entry, seat, plan.tick = plan.entry, plan.entry.seat, tick
        entry.marks = [version + seen for version, seen in zip(versions or self.versions, plan.seen, strict=True)]
        if plan.seen[0] and entry.kind == "act" and not counted:
            entry.spent[seat] += max(0, tick - self.since[seat])

    # What is stored has happened.

    def adopt(self, plan: PlannedChange) -> None:
        before = self.all_waiting()
        options = {seat: self.rules.options(self.match.state, seat) for seat in before if len(before) > 1}
        self._change(plan)
        entry = plan.entry
        self.count, self.versions, self.spent = entry.n, entry.marks, entry.spent
        self.at = [entry.at if seen else at for seen, at in zip(plan.seen, self.at, strict=True)]
        self.view_digests = plan.view_digests or self.view_digests_of(self.match.state)
        self.recent.append(RecentEntry(entry.marks, plan.seen, entry.at, plan.events, plan.back_to))
        self.helped = {seat: known for seat, known in self.helped.items() if known[0] == self.versions[seat + 1]}
        for seat in self.all_waiting():
            mine = seat == entry.seat or is_rewind(entry) or seat not in options
            if mine or options[seat] != self.rules.options(self.match.state, seat):
                self.asked[seat] = self.versions[seat + 1]
            if plan.seen[0] and (mine or seat not in before):
                self.since[seat] = plan.tick

    def _change(self, plan: PlannedChange) -> None:
        entry, match = plan.entry, self.match
        if plan.attempt is not None:
            match.adopt(plan.attempt)
            self._stamp(entry)
            self._pack(len(match.lines) - 1)
        elif entry.kind == "undo" and not entry.text:
            line = match.own_line(entry.seat)
            match.undo(entry.seat)
            self._unstamp(line, line + 1)
            self._pack(line)
        elif entry.kind == "undo":
            others = frozenset(range(self.rules.seats)) - {entry.seat}
            if match.answered_line(entry.seat, others) != int(entry.text):
                raise ValueError(f"entry {entry.n}: that could not be taken back")
            match.undo_answered(entry.seat, others)
            self._unstamp(len(match.lines), len(self.times))
            self._pack(len(match.lines))
        else:
            match.rewind(int(entry.text))
            self._unstamp(int(entry.text), len(self.times))
            self._pack(int(entry.text))

    def _stamp(self, entry: JournalRow) -> None:
        self.times.append(entry.at)
        for stamps, version in zip(self.stamps, entry.marks, strict=True):
            stamps.append(version)

    def _pack(self, start: int) -> None:
        """Pack lines from there on into little memory: servers hold hundreds of tables with hundreds of lines."""
        del self.digests[start * PACKED :]
        for number in range(start, len(self.match.lines)):
            line = self.match.lines[number]
            self.digests += bytes.fromhex(line.digest[:MARK])
            self.match.lines[number] = shared(line)

    def digest(self, count: int) -> bytes:
        """A digest of the game after its first `count` lines, to recognize it."""
        return bytes(self.digests[max(0, count - 1) * PACKED : count * PACKED])

    def whole_lines(self) -> list[Line]:
        """The lines in the form of a record."""
        raw = self.digests
        return [
            Line(line.seat, line.text, raw[n * PACKED : (n + 1) * PACKED].hex(), line.revealed, line.joint)
            for n, line in enumerate(self.match.lines)
        ]

    def whole_match(self, attempts: Sequence[Attempt] = ()) -> Match:
        """The match in the form of a record, including lines that are about to be played."""
        copy = Match(self.rules, self.match.seed, self.match.names)
        copy.lines, copy.state, copy.committed = self.whole_lines(), self.match.state, self.match.committed
        for attempt in attempts:
            copy.lines.append(attempt.line)
            copy.state = attempt.state
        return copy

    def _unstamp(self, start: int, end: int) -> None:
        del self.times[start:end]
        for stamps in self.stamps:
            del stamps[start:end]

    def _check(self, number: int, entry: JournalRow) -> None:
        seats = self.rules.seats
        counts = (len(entry.marks), len(entry.spent))
        if entry.n != number or not 0 <= entry.seat < seats or counts != (seats + 1, seats):
            raise ValueError(f"entry {number}: not of this game")

    def replay(self, journal: list[JournalRow], tick: int) -> None:
        """Rebuild a game from its journal; ValueError if it does not replay as it was played."""
        versions = self.versions
        for number, entry in enumerate(journal, start=1):
            self._check(number, entry)
            self.at = [entry.at if a != b else at for a, b, at in zip(versions, entry.marks, self.at, strict=True)]
            versions = entry.marks
            attempt = None
            try:
                if entry.kind == "act":
                    attempt = self.match.attempt(entry.seat, entry.text)
                    if attempt.line.digest[:MARK] != entry.digest:
                        raise ValueError(f"entry {entry.n}: another digest")
                self._change(PlannedChange(entry, [], attempt))
            except Refused as refused:
                raise ValueError(f"entry {entry.n}: {refused}") from None
        if journal:
            last = journal[-1]
            self.count, self.versions, self.spent = last.n, last.marks, last.spent
        self.asked = [self.versions[seat + 1] for seat in range(self.rules.seats)]
        self.since = [tick] * self.rules.seats
        self.view_digests = self.view_digests_of(self.match.state)
