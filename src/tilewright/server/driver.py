"""What a table does by itself: asks bots, watches clocks, replaces absent players."""

import asyncio
import contextlib
from collections.abc import Coroutine
from contextvars import Context
from typing import Final

from tilewright.kernel.reason import Refused
from tilewright.server import clock, secrets
from tilewright.server.addresses import Addresses
from tilewright.server.bots.answers import Answers
from tilewright.server.bots.pool import JobOwner, ProcessPool
from tilewright.server.bots.queue import ALONE, PLAYED, WATCHED
from tilewright.server.errors import ServerError
from tilewright.server.logs import log, log_crash, new_request
from tilewright.server.room.absence import kept_until
from tilewright.server.room.clocks import deadline
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room
from tilewright.server.room.seating import STAND_IN, stand_in
from tilewright.server.table import PLAYING, StoredTable

SOON: Final = 0.02
AGAIN: Final = 5.0  # seconds until a bot whose action could not be stored is asked again


class Driver:
    """Looks at a room after every change and starts what is due."""

    def __init__(
        self, pool: ProcessPool, addresses: Addresses, watch_seconds: float = 0.0, unwatched_seconds: float = 0.0
    ) -> None:
        self.pool = pool
        self.addresses = addresses
        self.watch_seconds = watch_seconds
        self.unwatched_seconds = unwatched_seconds
        self.asking: dict[tuple[str, int], int] = {}  # table and seat: the version that a bot is thinking about
        self.answers = Answers(pool, secrets.new_secret())
        self.resting: dict[str, asyncio.Event] = {}  # tables of bots that nobody looks at: set when somebody does
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        self.paused = False  # while nothing may change

    def drive(self, room: Room) -> None:
        if (
            self.closed or self.paused or room.outdated
        ):  # what is outdated was taken up anew, and that room has the timers now
            return
        timer = self.timers.pop(room.table.id, None)
        if timer is not None:
            timer.cancel()
        if room.play is None or room.table.phase != PLAYING:
            self.answers.forget(room.table)
            return
        if room.listeners:
            self._watched(room)
        for seat in room.play.all_waiting():
            if room.table.chairs[seat].player() and (room.table.id, seat) not in self.asking:
                self.asking[room.table.id, seat] = room.play.versions[seat + 1]  # from now on the room stays
                self._start(room, self._bot(room, room.play, seat))
        self._set_timer(room, room.play)

    def _start(self, room: Room, work: Coroutine[None, None, None]) -> None:
        """Run work in the background, under a request code of its own."""
        task = asyncio.create_task(self._run_logged(room.table.id, work), context=Context())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _run_logged(self, table: str, work: Coroutine[None, None, None]) -> None:
        new_request()
        try:
            await work
        except Exception as error:  # one table stands still; the others go on
            log_crash("driver-failed", error, table=table)

    # Bots.

    async def _bot(self, room: Room, play: Play, seat: int) -> None:
        key = (room.table.id, seat)
        try:
            await self._pause_unwatched(room)
            if not self._is_outdated(room, play, seat):
                await self._answer(room, play, seat)
        except Refused:
            await asyncio.sleep(SOON)  # it was overtaken: a step back, or the person came back
        except ServerError as trouble:
            log("bot-not-stored", table=room.table.id, why=trouble.key)
            await asyncio.sleep(AGAIN)
        finally:
            self.asking.pop(key, None)
        self.drive(room)

    async def _answer(self, room: Room, play: Play, seat: int) -> None:
        v = self.asking[room.table.id, seat] = play.versions[seat + 1]
        text = await self.answers.answer(room.table, play, seat, self.job_owner(room))
        if all(chair.kind == "bot" for chair in room.table.chairs):
            await asyncio.sleep(self.watch_seconds)
        if (left := room.pause_left()) > 0:
            await asyncio.sleep(left)
        if self._is_outdated(room, play, seat):
            return
        await room.run_exclusive(lambda: room.act_for_bot(seat, v, text))

    def job_owner(self, room: Room) -> JobOwner:
        """The bots of a table run in the share of the person who made it."""
        table = room.table
        alone = all(chair.player() for chair in table.chairs)
        rank = WATCHED if room.listeners else ALONE if alone else PLAYED
        return JobOwner(self.addresses.of(table.owner), table.id, rank)

    async def _pause_unwatched(self, room: Room) -> None:
        """Bots that play among themselves wait longer between moves while nobody watches."""
        if self.job_owner(room).rank == ALONE and self.unwatched_seconds:
            watched = self.resting.setdefault(room.table.id, asyncio.Event())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watched.wait(), self.unwatched_seconds)
            self.resting.pop(room.table.id, None)

    def _watched(self, room: Room) -> None:
        if room.table.id in self.resting:
            self.resting[room.table.id].set()
        self.pool.watched(self.addresses.of(room.table.owner), room.table.id)

    def _is_outdated(self, room: Room, play: Play, seat: int) -> bool:
        """Whether that seat is no longer asked, or no longer played by a bot."""
        if room.outdated or room.play is not play or room.table.phase != PLAYING:
            return True
        return seat not in play.all_waiting() or not room.table.chairs[seat].player()

    # Clocks.

    def _set_timer(self, room: Room, play: Play) -> None:
        due = [at for seat in play.all_waiting() if (at := self.next_deadline(room, play, seat)) is not None]
        if due:
            wait = max(0, min(due) - clock.ticks()) / 1000 + 0.01
            loop = asyncio.get_running_loop()
            self.timers[room.table.id] = loop.call_later(wait, lambda: self._start(room, self._time_is_up(room)))

    def next_deadline(self, room: Room, play: Play, seat: int) -> int | None:
        """The tick at which something must be done about a seat that is asked; None if never."""
        chair = room.table.chairs[seat]
        if chair.player() or seat in room.overdue:
            return None
        moments = [deadline(room.table, play, chair)]
        if room.table.absent >= 0 and chair.holder not in room.present():
            moments.append(max(kept_until(room, chair), play.since[seat] + 1000 * room.table.absent))
        return min((moment for moment in moments if moment is not None), default=None)

    async def _time_is_up(self, room: Room) -> None:
        try:
            await room.run_exclusive(lambda: self._too_late(room))
        except ServerError as trouble:
            log("clock-not-stored", table=room.table.id, why=trouble.key)
        self.drive(room)

    async def _too_late(self, room: Room) -> None:
        play = room.play
        if play is None or room.table.phase != PLAYING:
            return
        for seat in play.all_waiting():
            at = self.next_deadline(room, play, seat)
            if at is None or at > clock.ticks():
                continue
            if room.table.absent >= 0:
                await stand_in(room, seat, STAND_IN)
            else:
                room.overdue.add(seat)
                room.send_table()

    def forget(self, table: StoredTable) -> None:
        """Stop driving a table that another server has taken over."""
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        for key in [key for key in self.asking if key[0] == table.id]:
            del self.asking[key]  # if the table comes back, its bots are asked anew
        self.answers.forget(table)

    def pause(self) -> None:
        """Ask no bot and fire no timer until rooms are driven again."""
        self.paused = True
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    async def close(self) -> None:
        self.closed = True
        for timer in self.timers.values():
            timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
