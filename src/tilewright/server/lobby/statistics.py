"""Statistics of a person's finished games: results, and wins by level of bot and by piece."""

import asyncio
from typing import Final

from tilewright.server import costs
from tilewright.server.lobby.records import level_of
from tilewright.server.loop_turns import WorkPieces
from tilewright.server.room.names import bot_numbers
from tilewright.server.store.store import Store
from tilewright.server.table import ABANDONED, Chair, Result, StoredTable
from tilewright.server.wire.lobby import GamePlayed, Opponent, PieceShare, Share, Statistics, Sums

CHUNK: Final = 8  # games looked at before others have their turn
LISTED: Final = 1000  # games that are listed one by one
KEPT: Final = 100  # people whose statistics are remembered


class Gatherer:
    """Counts all games of a person, a few at a time; the result is cached until another game is finished."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[tuple[int, int], Statistics]] = {}
        self._gathering: dict[str, asyncio.Lock] = {}

    async def of(self, person: str, pieces: WorkPieces) -> Statistics:
        """Counts once for all who ask at the same time."""
        lock = self._gathering.setdefault(person, asyncio.Lock())
        try:
            async with lock:
                return await self.newest(person, pieces)
        finally:
            if not lock.locked():
                self._gathering.pop(person, None)

    async def newest(self, person: str, pieces: WorkPieces) -> Statistics:
        state = await self.store.read(self.store.finished_count, person)
        known, found = self.known.get(person, ((-1, -1), None))
        if found is None or known != state:
            found = await self.gather(person, pieces)
            while len(self.known) >= KEPT:
                del self.known[next(iter(self.known))]
            self.known[person] = (state, found)
        return found

    async def gather(self, person: str, pieces: WorkPieces) -> Statistics:
        found = Statistics([], {}, {})
        after = ""
        while tables := await self.store.read(self.store.finished_of, person, after, CHUNK):
            await self.count(found, [table for table in tables if is_countable(table, person)], person)
            after = tables[-1].id
            await pieces.next(costs.GAME * len(tables))
        found.total = len(found.played)
        found.played = sorted(found.played, key=lambda one: (-one.ended, one.id))[:LISTED]
        return found

    async def count(self, found: Statistics, tables: list[StoredTable], person: str) -> None:
        results = await self.store.read(self.store.results, [table.id for table in tables])
        for table in tables:
            one = played(table, person)
            found.played.append(one)
            if not one.imported and not one.shared and not one.abandoned:
                count_sums(found, one)
                count_levels(found, one)
                count_pieces(found, one, results[table.id])


def count_sums(found: Statistics, one: GamePlayed) -> None:
    sums = found.sums.setdefault(one.game, Sums(best=one.score))
    sums.games += 1
    sums.wins += one.won
    sums.best = max(sums.best, one.score)


def is_countable(table: StoredTable, person: str) -> bool:
    complete = table.phase == ABANDONED or len(table.scores) == len(table.chairs)
    return bool(table.seats_of(person)) and not table.broken and complete


def played(table: StoredTable, person: str) -> GamePlayed:
    own, scores = table.seats_of(person), table.scores or [0] * len(table.chairs)
    seat = own[0]
    others = [opponent(table, chair, scores[chair.seat]) for chair in table.chairs if chair.seat != seat]
    return GamePlayed(
        id=table.id,
        game=table.spec.partition("(")[0],
        spec=table.spec,
        ended=table.ended,
        seat=seat,
        score=scores[seat],
        place=1 + sum(score > scores[seat] for score in scores),
        opponents=others,
        won=seat in table.winners,
        imported=table.imported,
        shared=len(own) > 1,
        abandoned=table.phase == ABANDONED,
    )


def opponent(table: StoredTable, chair: Chair, score: int) -> Opponent:
    bot = chair.bot if chair.kind == "bot" else ""
    name = chair.name if chair.kind == "person" else ""
    called = bot_numbers(table).get(chair.seat, -1)
    return Opponent(chair.seat, score, name, bot, chair.seat in table.winners, called)


def count_levels(found: Statistics, one: GamePlayed) -> None:
    for level in {level_of(other.bot) for other in one.opponents if other.bot}:
        share = found.levels.setdefault(one.game, {}).setdefault(level, Share())
        share.games += 1
        share.wins += one.won


def count_pieces(found: Statistics, one: GamePlayed, results: list[Result]) -> None:
    for result in results:
        for piece in result.pieces:
            known = found.pieces.setdefault(one.game, {})
            shares = known.setdefault(piece, PieceShare(Share(), Share()))
            for share in (shares.all, shares.mine) if result.seat == one.seat else (shares.all,):
                share.games += 1
                share.wins += result.won
