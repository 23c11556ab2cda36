"""A room: all changes of a table, one after the other: plan on a copy, store, adopt, send, in this order."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from tilewright.games.catalogue import registry
from tilewright.kernel.event import SPECTATOR, Event
from tilewright.kernel.match import Match
from tilewright.kernel.reason import Reason, Refused
from tilewright.kernel.record import write_record
from tilewright.kernel.registry import Spec
from tilewright.presentation.bot_names import first_names
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.logs import log, log_crash
from tilewright.server.room import history, position_message
from tilewright.server.room.ballots import Ballots
from tilewright.server.room.chat import ChatLog
from tilewright.server.room.listener import Listener
from tilewright.server.room.names import bot_numbers
from tilewright.server.room.play import PlannedChange, Play
from tilewright.server.room.restrictions import Restrictions
from tilewright.server.room.storage import Job, Storage
from tilewright.server.room.table_status import describe_table
from tilewright.server.room.wording import Wording, rules_of
from tilewright.server.table import (
    ABANDONED,
    BAD_ROW,
    FINISHED,
    OPEN,
    OVER,
    PLAYING,
    USUAL,
    Ballot,
    Result,
    StoredTable,
)
from tilewright.server.wire import outgoing

T = TypeVar("T")
GRACE: Final = 60
ABANDON_DAYS: Final = 7


class Room:
    """Everything that happens at one table. `changed` is called after each change that may affect bots or
    clocks."""

    def __init__(self, table: StoredTable, store: Storage, changed: Callable[["Room"], None]) -> None:
        self.table = table
        self.store = store
        self.changed = changed
        self.play: Play | None = None
        seats = range(len(table.chairs))
        stored = [ballot for ballot in store.ballots(table.id) if ballot.seat in seats]
        self.ballots = Ballots(stored, table.last_ballot)
        self.listeners: list[Listener] = []
        self.chat = ChatLog(table.id, store)
        self.gone: dict[str, int] = {}  # when somebody was last seen, in ticks
        self.overdue: set[int] = set()  # seats whose clock has run out
        self.grace = GRACE  # seconds for which the seat of somebody who lost the line is kept
        self.abandon_days = ABANDON_DAYS
        self.bot_pause = 0.0  # seconds that are usual at this server
        self.restrictions = Restrictions()
        self.guard: tuple[
            Job, ...
        ] = ()  # goes before everything that is written, and fails if the table is not ours
        self.outdated = False  # somebody else has changed the table: it must be taken up anew
        self.opened = self.touched = clock.ticks()
        self.listed_changes = table.changes  # the version that the lobby last listed
        self.opened_at = clock.steady()  # the time of day then
        self.begun = clock.NEVER  # when the game began, if that was since
        self.moved = clock.NEVER  # when something last happened in it, if that was since
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    # Changes, one after the other.

    async def run_exclusive(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run this while nothing else runs in the room. Once begun it is finished, even if the asker goes away."""
        task = asyncio.ensure_future(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._log_orphan)
            raise

    async def _locked(self, work: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            self.touched = clock.ticks()
            return await work()

    def _finished(self, task: "asyncio.Future[T]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the asker was told, if there still is one

    def _log_orphan(self, task: "asyncio.Future[T]") -> None:
        """Log an unexpected error of work whose asker has gone."""
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused | ServerError):
            log_crash("internal-error", error, route="left", table=self.table.id)

    def is_busy(self) -> bool:
        return bool(self._tasks)

    # The game.

    def game(self) -> Play:
        if self.table.broken:
            raise Refused(Reason("", "broken"))
        if self.play is None or self.table.phase != PLAYING:
            over = self.table.phase in OVER
            raise Refused(Reason("", "game-over" if over else "not-begun"))
        return self.play

    def check_holder(self, person: str, seat: int) -> None:
        """Raises Refused unless that person holds that seat."""
        if seat not in self.table.seats_of(person):
            raise Refused(Reason("", "not-your-seat"))

    async def act(self, person: str, seat: int, v: int, *texts: str) -> int:
        """Actions of a person, all or none, who has the seat back with them; the version of that seat then."""
        self.check_holder(person, seat)
        self.game()
        await self.take_back([seat])
        return await self._act(seat, v, *texts)

    async def come_back(self, person: str) -> None:
        """Somebody has returned: take the bots off their seats, except where they left on purpose."""
        away = [seat for seat in self.table.seats_of(person) if not self.table.chairs[seat].left]
        if self.table.phase == PLAYING:
            await self.take_back(away)

    async def take_back(self, seats: list[int]) -> None:
        """Whoever holds these seats plays them from now on. Who was replaced has some time for the next move; who
        left on purpose goes on with what was left of it, so that leaving and coming back gains nothing."""
        ballots = self.ballots.excused(seats)
        given = [seat for seat in seats if self.table.chairs[seat].stand_in or self.table.chairs[seat].left]
        if not given and len(ballots) == len(self.ballots.open):
            return
        replaced = [seat for seat in given if not self.table.chairs[seat].left]
        after = self.table.copy()
        for seat in given:
            after.chairs[seat].stand_in, after.chairs[seat].left = "", False
        await self.save(after, ballots=ballots)
        self.overdue.difference_update(replaced)
        for seat in replaced:
            if self.play is not None:
                self.play.since[seat] = clock.ticks()
                self.play.spared[seat] = clock.ticks() + 1000 * self.grace

    async def act_for_bot(self, seat: int, v: int, text: str) -> None:
        """Play the answer of a bot; one that comes too late is dropped."""
        if self.table.phase == PLAYING and self.table.chairs[seat].player():
            await self._act(seat, v, text)

    async def _act(self, seat: int, v: int, *texts: str) -> int:
        play = self.game()
        if play.is_stale(seat, v):
            raise Refused(Reason("", "stale"))
        await self._commit(play, *play.plan_acts(seat, texts, clock.now(), clock.ticks()))
        return play.versions[seat + 1]

    async def undo(self, person: str, seat: int) -> int:
        self.check_holder(person, seat)
        play = self.game()
        await self.take_back([seat])
        await self._commit(play, play.plan_undo(seat, clock.now(), clock.ticks()))
        return play.versions[seat + 1]

    async def back(self, seat: int, line: int) -> None:
        """Go back, as all have agreed."""
        play = self.game()
        await self._commit(play, play.plan_back(seat, line, clock.now(), clock.ticks()))

    def why(self, person: str, seat: int, text: str) -> Reason | None:
        self.check_holder(person, seat)
        return self.game().rules.why_not(self.game().match.state, seat, text)

    async def _commit(self, play: Play, *plans: PlannedChange) -> None:
        """Store all plans together, then adopt them one after the other."""
        jobs, plan = [self.store.add_entry(self.table, one.entry) for one in plans], plans[-1]
        ended = None
        if plan.attempt is not None and play.rules.over(plan.attempt.state):
            ended = self._finish_game(play, plans, jobs)
        ballots = [] if ended is not None else self.ballots.valid_at(plan.entry.n)
        fewer = len(ballots) < len(self.ballots.open)
        if fewer:
            jobs.append(self.store.save_ballots(ended or self.table, ballots, self.ballots.last))
        await self.write(*jobs)
        self.moved = plan.tick
        self.ballots.replace(ballots)
        self.overdue.clear()
        for one in plans:
            play.adopt(one)
            if one is plan and ended is not None:
                self.table = ended
            await self.send_change(one)
        if fewer or ended is not None:
            self.send_table()
        self.changed(self)

    def _finish_game(self, play: Play, plans: Sequence[PlannedChange], jobs: list[Job]) -> StoredTable:
        """Add jobs that store the result and the record together with the last lines."""
        plan = plans[-1]
        copy = play.whole_match([one.attempt for one in plans if one.attempt is not None])
        after = self.table.copy()
        after.phase, after.ended, after.last_ballot = FINISHED, plan.entry.at, self.ballots.last
        after.scores, after.winners = play.rules.scores(copy.state), play.rules.winners(copy.state)
        store, record = self.store, write_record(copy, spec_of(after))
        jobs += [store.save_table(after), store.add_record(after.id, record, plan.entry.at)]
        jobs += [store.add_results(after.id, results_of(copy)), store.forget_clocks(after.id)]
        return after

    def pause(self) -> float:
        """Seconds for which bots let people have second thoughts: none where one person plays, who can take back
        what bots have answered."""
        if sum(chair.kind == "person" for chair in self.table.chairs) < 2:
            return 0.0
        return self.bot_pause if self.table.bot_pause == USUAL else float(self.table.bot_pause)

    def pause_left(self) -> float:
        """Seconds until a bot may answer; only a person's step that can be undone delays it."""
        lines = self.play.match.lines if self.play is not None else []
        if not lines or lines[-1].revealed or self.table.chairs[lines[-1].seat].player():
            return 0.0
        return self.pause() - (clock.ticks() - self.moved) / 1000

    # Those who look on.

    def present(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def wording(self, lang: str, describes: bool = False, addresses: bool = True) -> Wording:
        return Wording(self.table.spec, lang, self.names(lang), self.table.version(), describes, addresses)

    def open_view(self) -> dict[str, object]:
        """What everybody sees; nothing before the game."""
        return {} if self.play is None else self.play.rules.view(self.play.match.state, -1)

    def names(self, lang: str) -> list[str]:
        called, names = bot_numbers(self.table), first_names(lang)
        return [
            chair.name if chair.kind == "person" else names[called[chair.seat]] if chair.seat in called else ""
            for chair in self.table.chairs
        ]

    async def send_change(self, plan: PlannedChange) -> None:
        """Sends what has just happened to everybody who may notice it, players first. Each way of seeing it is put
        into words once; between them other tables have their turn. One for each player is free, and the words for
        those who watch; who wants to see it in more ways pays for them."""
        assert self.play is not None
        done: dict[tuple[int, str, bool], bytes] = {}
        players: set[str] = set()
        piece = 0.0
        for listener in sorted(self.listeners, key=lambda one: one.look < 0):
            v = plan.entry.marks[listener.look + 1]
            if not plan.seen[listener.look + 1] or listener.sent == (listener.look, v):
                continue  # the second asked for everything meanwhile
            key = (listener.look, listener.lang, listener.describes)
            if key not in done:
                if piece >= history.PIECE:
                    await asyncio.sleep(0)
                    piece = 0.0
                cost, done[key] = self._changed_view(plan, *key)
                piece += cost
                if listener.person in players if listener.look >= 0 else listener.describes:
                    listener.pay(cost)
                players.add(listener.person)
            listener.sent = (listener.look, v)
            listener.send(done[key])
            self.hand_over(listener)

    def _changed_view(self, plan: PlannedChange, look: int, lang: str, describes: bool) -> tuple[float, bytes]:
        """What it costs, and what is sent."""
        assert self.play is not None
        wording = self.wording(lang, describes)
        seen = position_message.current_view(self.play, look, plan)
        steps = position_message.last_step(plan, look, wording, seen.view)
        found = position_message.position(self.play, look, wording, steps, seen)
        return history.cost_of(found, wording), outgoing.encode(found)

    def hand_over(self, listener: Listener) -> None:
        """Tell a screen that is shared by several seats whose turn it is."""
        own = self.table.seats_of(listener.person)
        if self.play is None or len(own) < 2 or self.table.phase == ABANDONED:
            return
        waiting = self.play.waiting()
        asked = [seat for seat in own if seat in waiting and not self.table.chairs[seat].stand_in]
        if asked and listener.look not in asked:
            listener.send(outgoing.encode(outgoing.Handover(seats=asked)))

    def send_position(self, listener: Listener, have: int) -> None:
        if self.play is not None:
            ended = self.table.phase == ABANDONED
            wording = self.wording(listener.lang, listener.describes)
            listener.sent = (listener.look, self.play.versions[listener.look + 1])
            listener.send(history.answer(self.play, listener.look, wording, have, ended))
            self.hand_over(listener)

    def send_table(self) -> None:
        """To everybody; those who only watch all see the same."""
        done: dict[str, bytes] = {}
        own = {self.table.owner, *self.table.people()}
        for listener in self.listeners[:]:
            person = listener.person if listener.person in own else ""
            if person not in done:
                done[person] = outgoing.encode(self.seen_by(person))
            listener.send(done[person])

    def seen_by(self, person: str) -> outgoing.TableSeen:
        return describe_table(self, person)

    async def write(self, *jobs: Job) -> None:
        """Store all jobs; if they contradict what is stored, this room is outdated."""
        if self.restrictions.read_only:
            raise ServerError(503, "server-read-only")
        try:
            await self.store.write(*self.guard, *jobs)
        except ServerError as trouble:
            if trouble.key == "store-stale":
                log("room-outdated", table=self.table.id)
                self.outdated = True
                for listener in self.listeners[:]:
                    listener.drop("restart")  # they come again and find the table as it is
            raise

    async def save(self, after: StoredTable, *more: Job, ballots: list[Ballot] | None = None) -> None:
        """Store the changed table, with the votes if they change, then adopt and announce it."""
        if after.broken == BAD_ROW:
            raise ServerError(409, "server-table-broken")
        begun = new_play(after) if self.table.phase == OPEN and after.phase == PLAYING else None
        after.last_ballot = self.ballots.last
        if ballots is not None:
            more = (*more, self.store.save_ballots(after, ballots, self.ballots.last))
        await self.write(self.store.save_table(after), *more)
        gone = set(self.table.people()) - set(after.people())
        self.table = after
        if ballots is not None:
            self.ballots.replace(ballots)
        self._unseat_listeners(gone)
        self.send_table()
        if begun is not None:
            self.play, self.begun = begun, clock.ticks()
            for listener in self.listeners[:]:
                self.send_position(listener, 0)
        self.changed(self)

    def _unseat_listeners(self, gone: set[str]) -> None:
        """Make people without a seat spectators; drop them where spectators are not allowed."""
        for listener in [one for one in self.listeners if one.person in gone]:
            listener.look = SPECTATOR
            if not self.table.watch and self.table.owner != listener.person:
                listener.drop("removed" if listener.person in self.table.removed else "left")


def new_play(table: StoredTable) -> Play:
    """The game at its start."""
    play = Play(rules_of(table.spec, table.version()), table.seed, entries(table), clock.now(), clock.ticks())
    play.match.committed = not table.imported
    play.bots = frozenset(chair.seat for chair in table.chairs if chair.kind == "bot")
    return play


def results_of(match: Match) -> list[Result]:
    rules, state = match.rules, match.state
    scores, winners, used = rules.scores(state), rules.winners(state), pieces_used(match)
    had = [list(dict.fromkeys(rules.belongings(state, seat) + used[seat])) for seat in range(rules.seats)]
    return [Result(seat, scores[seat], seat in winners, had[seat]) for seat in range(rules.seats)]


def pieces_used(match: Match) -> list[list[str]]:
    """The pieces that each seat used during the game, in order."""
    rules, state = match.rules, match.at(0)
    used: list[list[str]] = [[] for _ in range(rules.seats)]
    for line in match.lines:
        events: list[Event] = []
        rules.apply(state, line.seat, rules.parse(line.text), events)
        for event in events:
            piece = rules.piece_used(event)
            if piece:
                used[event.seat].append(piece)
    return used


def spec_of(table: StoredTable) -> Spec:
    return registry(files=False).spec(table.spec, table.version())


def entries(table: StoredTable) -> list[str]:
    """The seats as a record names them: people by name, bots by their spec."""
    return [chair.name if chair.kind == "person" else f"bot {chair.bot}" for chair in table.chairs]
