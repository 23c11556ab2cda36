"""All rooms of this server: loaded from the store on demand, unloaded when nobody uses them."""

import asyncio
import contextlib
import re
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Final

from tilewright.server import clock
from tilewright.server.addresses import Addresses
from tilewright.server.bots.pool import ProcessPool
from tilewright.server.cluster.cluster import Cluster, OwnedElsewhere
from tilewright.server.driver import Driver
from tilewright.server.errors import ServerError
from tilewright.server.health import Health, disk_of
from tilewright.server.limits import Buckets, OpenSockets, RecentlySeen, ReservedBudgets, per_hour
from tilewright.server.lobby.listing import Listing
from tilewright.server.logs import log, log_crash, log_unhandled
from tilewright.server.loop_turns import LoopTurns
from tilewright.server.metrics import Metrics
from tilewright.server.moderation.moderation import Moderation
from tilewright.server.people.attempts import Attempts
from tilewright.server.people.mail import Mailer
from tilewright.server.people.passkeys import Challenges
from tilewright.server.people.shared_challenges import SharedChallenges
from tilewright.server.preparation import prepare
from tilewright.server.programs.challenges import ConnectedPrograms
from tilewright.server.redis.keys import digests_of, prefix_of, worker_secret
from tilewright.server.redis.limits import SharedLimits
from tilewright.server.redis.link import RedisLink
from tilewright.server.redis.news import LOBBY, PEOPLE, News
from tilewright.server.redis.offers import Offers
from tilewright.server.redis.presence import Presence
from tilewright.server.room.clocks import clocks_of, resume
from tilewright.server.room.listener import Listener
from tilewright.server.room.room import Room, new_play
from tilewright.server.settings import Settings
from tilewright.server.store.admin_rows import forget_reports
from tilewright.server.store.jobs import Job
from tilewright.server.store.people import forget_codes, forget_people, forget_sessions
from tilewright.server.store.rows import BadRow
from tilewright.server.store.store import Store, forget_old_clocks, save_clocks
from tilewright.server.table import BAD_GAME, OVER, PLAYING, StoredTable

HINTS_PER_SECOND: Final = 0.1
HINTS_IN_A_ROW: Final = 5
REPORTS_PER_HOUR: Final = 6
REPORTS_PER_ADDRESS: Final = 60  # an hour: guests cost nothing, and all reports together are bounded
LINGER: Final = 30_000  # milliseconds that a finished game stays in memory when all have left
BURST: Final = 5  # seconds of a budget that can be saved up
DAY: Final = 24 * 3600.0  # seconds
PLAYER: Final = 900.0  # seconds for which somebody who looked at their running game counts as a player
KEY: Final = re.compile(r"[\w-]{1,64}", re.ASCII)  # of a table; databases do not take everything else
FORGOTTEN: Final = 30 * 24 * 3600 * 1000  # milliseconds after which a person who never sat down is forgotten
SESSION: Final = 400 * 24 * 3600 * 1000  # milliseconds without a sign after which a session has ended
OLD_REPORT: Final = 180 * 24 * 3600 * 1000  # milliseconds after which a handled report is forgotten
SWEEP: Final = 5.0  # seconds between two looks for silent people and idle rooms


class Hub:
    """Owns the store, the rooms and the driver."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.redis = RedisLink(settings.redis, prefix_of(settings)) if settings.redis else None
        self.limits = shared = SharedLimits(self.redis, digests_of(settings))
        self.store = Store(settings.db, shared=bool(settings.cluster_secret))
        self.cluster = Cluster(self.store, settings.cluster_secret) if settings.cluster_secret else None
        self.address = settings.cluster_address  # at which other servers reach this one
        self.news = News(self.redis)
        self.listing = Listing(self.store)
        self.listing.on_change = lambda: self.news.publish(LOBBY)
        self.news.reactions[LOBBY] = self.listing.wake_listeners
        self.moderation = Moderation(self.store)
        self.moderation.on_change = self.announce_people
        self.health = Health(self.store, disk_of(settings.db), self.moderation)
        self.metrics = Metrics()
        workers = ProcessPool(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
        self.offers = self._offers_to_others(workers)
        self.addresses = Addresses()
        self.driver = Driver(workers, self.addresses, settings.watch_seconds, settings.unwatched_seconds)
        self.driver.paused = self.moderation.read_only
        self.sockets = OpenSockets(settings.sockets_each, settings.sockets)
        self.turns = LoopTurns()
        self.packing = asyncio.Lock()  # of long answers
        self.importing = asyncio.Lock()  # of records
        self.building = asyncio.Lock()  # of rules
        work = (settings.address_work, BURST * settings.address_work)
        self.work = shared.share("work", Buckets(*work))  # by address
        self.seated_work = shared.share("seated-work", Buckets(*work))  # of those with seats
        # By address, for its people with seats, when its budgets are used up: to play, and to come back.
        self.own_turns = ReservedBudgets(settings.address_work / 3, 2 * BURST * settings.address_work / 3)
        self.coming_back = ReservedBudgets(settings.address_work / 6, 2 * BURST * settings.address_work / 6)
        self.players = RecentlySeen(PLAYER)  # people with a seat at a running game that they looked at
        self.presence = Presence(self.redis, digests_of(settings), self.players, self.people_here)
        self.hinted = shared.share("hint", Buckets(HINTS_PER_SECOND, HINTS_IN_A_ROW))  # by person
        self.reporters = shared.share("report", per_hour(REPORTS_PER_HOUR))  # by person
        self.reporting = shared.share("reporting", per_hour(REPORTS_PER_ADDRESS))  # by address
        self.newcomers = shared.share("newcomer", per_hour(settings.people_per_hour))  # by address
        self.makers = shared.share("table", per_hour(settings.tables_per_hour))  # of new tables, by address
        self.attempts = Attempts(settings.sign_ins_per_hour, shared)
        self.challenges = SharedChallenges(self.cluster.secret) if self.cluster is not None else Challenges()
        self.mailer = Mailer(settings, settings.letters_per_hour)
        shared.share("letter", self.mailer.askers)
        shared.share("mailbox", self.mailer.boxes)
        self.programs = ConnectedPrograms()
        self.rooms: dict[str, Room] = {}
        self.greeted: set[Listener] = set()  # who comes to a table and is not in its room yet
        self.sleeping: dict[str, list[int]] = {}  # by running table that was put away: who is asked there
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def _offers_to_others(self, workers: ProcessPool) -> Offers | None:
        """What workers on other machines may take over, if there are to be any."""
        secret = worker_secret(self.settings)
        if self.redis is None or not secret:
            return None
        offers = workers.offers = Offers(self.redis, secret, workers)
        return offers

    async def open(self) -> None:
        asyncio.get_running_loop().set_exception_handler(log_unhandled)
        if self.cluster is not None:
            await self.cluster.open(self.address)
        for one in (
            self._prepare(),
            self.wake(),
            self._sweep(),
            self._forget(),
            self.mailer.run(),
            self.listing.keep(),
        ):
            self.start(one)
        self.health.preparing = self._tasks[0]
        if self.redis is not None:
            self.start(self.redis.keep())
            for kept in (self.limits.keep(), self.news.keep(), self.presence.keep()):
                self.start(kept)
        if self.offers is not None:
            self.start(self.offers.keep())
            self.start(self.offers.listen())

    def start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run work in the background until it is done or the server stops."""
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.ensure_future(work))
        return self._tasks[-1]

    async def close(self) -> None:
        """Everything that was accepted is stored before this returns."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(ServerError):  # while it is known who is there
            await self.save_all_clocks()
        if self.cluster is not None:
            with contextlib.suppress(ServerError):  # the others notice when its time has passed
                await self.cluster.close()
        for room in self.rooms.values():
            for listener in room.listeners[:]:
                listener.drop("restart")
        for program in list(self.programs.here.values()):
            program.drop("restart")
        await self.driver.close()
        if self.redis is not None:
            await self.redis.close()
        while any(room.is_busy() for room in self.rooms.values()):
            await asyncio.sleep(0.01)
        self.store.close()

    async def room(self, key: str) -> Room:
        """The room of that table; ServerError if there is none."""
        found = self.loaded_room(key) or await self.take_up(key)
        found.touched = clock.ticks()  # whoever has it in hand must not see it put away
        return found

    def loaded_room(self, key: str) -> Room | None:
        """The room of that table if it is in memory and up to date."""
        found = self.rooms.get(key)
        return None if found is None or found.outdated else found

    async def table(self, key: str) -> StoredTable | None:
        """The table as it is stored."""
        return await self.store.read(self.store.table, key) if KEY.fullmatch(key) else None

    def is_player(self, person: str, key: str = "") -> bool:
        """Whether that person holds a seat at a game that runs: they looked at it lately, or it is that table."""
        room = self.loaded_room(key)
        at_it = room is not None and room.table.phase == PLAYING and bool(room.table.seats_of(person))
        return bool(person) and (at_it or self.players.has(person) or self.presence.is_player(person))

    @contextlib.asynccontextmanager
    async def loading(self, key: str) -> AsyncIterator[None]:
        """Held while a table is loaded or unloaded, so that this happens one at a time."""
        lock = self._loading.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            if not lock.locked():
                self._loading.pop(key, None)

    async def take_up(self, key: str) -> Room:
        """Load the room from the store, once for all who ask at the same time."""
        async with self.loading(key):
            if key not in self.rooms or self.rooms[key].outdated:
                self.rooms[key] = await self._load(key)
                self.sleeping.pop(key, None)
            return self.rooms[key]

    async def _load(self, key: str) -> Room:
        if self.cluster is None:
            return await self._read(key)
        if not KEY.fullmatch(key):
            raise ServerError(404, "server-no-table")
        fence = await self.cluster.claim(key)  # before it is read: from now on nobody else changes it
        try:
            room = await self._read(key, fence)
            if self.cluster.id != fence.holder or self.cluster.leaving:
                raise OwnedElsewhere
            if room.table.broken and self.cluster.is_outdated():  # perhaps it is only newer
                raise OwnedElsewhere
            return room
        except BaseException:
            with contextlib.suppress(ServerError):
                await self.cluster.release(key)
            raise

    async def _read(self, key: str, *guard: Job) -> Room:
        table = await self.table(key)
        if table is None:
            raise ServerError(404, "server-no-table")
        room = await self.store.read(Room, table, self.store, self.changed)
        room.guard = guard
        room.touched = clock.NEVER
        room.grace, room.abandon_days = self.settings.grace_seconds, self.settings.abandon_days
        room.bot_pause, room.restrictions = self.settings.bot_pause, self.moderation
        if table.phase in (PLAYING, *OVER) and not table.broken:
            await self._set_up(room)
        self.driver.drive(room)
        return room

    def announce_people(self) -> None:
        """Tell other servers that data about people has changed here, and read it again."""
        self.moderation.changes += 1
        self.news.publish(PEOPLE)
        if PEOPLE in self.news.reactions:
            self.news.reactions[PEOPLE]()

    def changed(self, room: Room) -> None:
        """Called after every change in a room."""
        self.driver.drive(room)
        if room.table.listed and room.table.changes != room.listed_changes:
            room.listed_changes = room.table.changes
            self.listing.changed()

    async def _set_up(self, room: Room) -> None:
        """Rebuild the game from its journal. Whatever is wrong with it affects only this table."""
        table = room.table
        try:
            play = new_play(table)
            journal = await self.store.read(self.store.journal, table.id)
            await asyncio.to_thread(play.replay, journal, clock.ticks())
            resume(room, play, await self.store.read(self.store.clocks, table.id))
            room.play = play
            room.ballots.replace(room.ballots.valid_at(play.count))
        except ServerError:  # the store fails: that says nothing about the table
            raise
        except Exception as error:
            log_crash("table-broken", error, table=table.id, why=str(error) if isinstance(error, BadRow) else "")
            if table.phase == PLAYING:
                table.broken = BAD_GAME

    async def _prepare(self) -> None:
        try:
            await asyncio.to_thread(prepare)
        except Exception as error:  # it is read when it is needed, and who asks for it is told what is wrong
            log_crash("preparation-failed", error)

    async def wake(self) -> None:
        """After a restart, continue the tables where a bot or a clock is due, even if nobody watches."""
        for key in await self.store.read(self.store.running):
            if self.cluster is not None and key not in self.cluster.tokens:
                continue  # it is somebody else's, or will be taken up as an orphan
            try:
                await self.take_up(key)
            except ServerError as trouble:
                log("table-not-loaded", table=key, why=trouble.key)
            except Exception as error:  # one table, not all that come after it
                log_crash("table-not-loaded", error, table=key)
            await asyncio.sleep(0)

    async def save_all_clocks(self) -> None:
        """How long everybody has thought and been away, where a clock runs: a server that starts again goes on
        from there. What it was away itself is held against nobody, nor the time in which nothing may change."""
        if self.moderation.read_only:
            return
        found = [(room, clocks_of(room)) for room in self.rooms.values() if not room.outdated]
        jobs = [(*room.guard, save_clocks(room.table.id, clocks)) for room, clocks in found if clocks is not None]
        if self.cluster is not None:  # each by itself, for the lease of one may be over
            await asyncio.gather(*[self.store.write(*one) for one in jobs], return_exceptions=True)
        elif jobs:
            await self.store.write(*[job for one in jobs for job in one])

    async def _forget(self) -> None:
        """Delete people who never took a seat, expired sessions, unused codes and old clocks: at the start, then
        daily."""
        while True:
            try:
                now = clock.now()
                people = (forget_sessions(now - SESSION), forget_people(now - FORGOTTEN), forget_codes(now))
                if not self.moderation.read_only:
                    await self.store.write(*people, forget_old_clocks(), forget_reports(now - OLD_REPORT))
            except ServerError as trouble:
                log("not-forgotten", why=trouble.key)
            except Exception as error:  # tomorrow it may go well
                log_crash("not-forgotten", error)
            await asyncio.sleep(DAY)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self._sweep_once()
            except ServerError as trouble:
                log("clocks-not-stored", why=trouble.key)
            except Exception as error:  # the next look may go well, and without it nobody is ever put away
                log_crash("sweep-failed", error)

    def listeners(self) -> list[Listener]:
        """Every socket at every table."""
        return [listener for room in self.rooms.values() for listener in room.listeners]

    def people_here(self) -> set[str]:
        """Those with a socket at a table."""
        return {listener.person for listener in self.listeners() if listener.person}

    async def _sweep_once(self) -> None:
        now = time.monotonic()
        for room in self.rooms.values():
            for listener in room.listeners[:]:
                listener.check_patience(now)
        for program in list(self.programs.here.values()):
            program.check_patience(now)
        self.unload_rooms(clock.ticks() - 60_000 * self.settings.idle_minutes, clock.ticks() - LINGER)
        await self.save_all_clocks()

    async def _release(self, key: str) -> None:
        assert self.cluster is not None
        async with self.loading(key):
            if key not in self.rooms:
                with contextlib.suppress(ServerError):
                    await self.cluster.release(key)

    def unload_rooms(self, before: int, finished_before: int = 0) -> None:
        """Unload rooms that nobody has used since then, finished games sooner; their data is on disk."""
        for key, room in list(self.rooms.items()):
            driven = key in self.driver.timers or any(table == key for table, _ in self.driver.asking)
            resting = room.table.phase in OVER or room.table.broken  # one that is repaired is soon read anew
            limit = max(before, finished_before) if resting else before
            if not room.listeners and not room.is_busy() and not driven and room.touched < limit:
                del self.rooms[key]
                if room.play is not None and room.table.phase == PLAYING and not room.table.broken:
                    self.sleeping[key] = room.play.waiting()
                elif self.cluster is not None:  # a game that runs stays ours while it sleeps
                    self.start(self._release(key))
                self.driver.answers.forget(room.table)
