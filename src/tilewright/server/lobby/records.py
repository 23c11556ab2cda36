"""Export and import of records: whole ones of finished games, excerpts of running ones."""

import asyncio
import time
from typing import Final

import msgspec

from tilewright.bots.specs import is_level
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import MOST, RecordError, Replay, commitment, read_record, write_record
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.lobby.table_creation import check_table_count, new_key
from tilewright.server.people.names import check_not_kept
from tilewright.server.person import Person
from tilewright.server.room import history, position_message
from tilewright.server.room.names import normalize_name
from tilewright.server.room.play import Play
from tilewright.server.room.room import Room, entries, results_of, spec_of
from tilewright.server.room.seating import normalize_bot
from tilewright.server.store.store import add_entries, add_record, add_results, new_table
from tilewright.server.table import ABANDONED, FINISHED, PLAYING, Chair, JournalRow, StoredTable
from tilewright.words.speech import Speech, wrong

EXCERPT: Final = "tilewright excerpt 1"


async def export_record(room: Room, look: int) -> str:
    """The record of a game that is over; of a running one what that viewer knows, without seed or secrets."""
    play, phase = room.play, room.table.phase
    if phase == FINISHED:
        return await room.store.read(room.store.record, room.table.id)
    if phase == ABANDONED and play is not None:
        return write_record(play.whole_match(), spec_of(room.table))
    if phase != PLAYING or play is None:
        raise ServerError(409, "server-not-begun")
    rules = play.rules
    lines = [EXCERPT, f"game {room.table.spec}", f"rules {rules.game} {rules.version} {rules.content}"]
    lines.append(f"commitment {commitment(room.table.seed)}")
    lines += [f"seat {seat} {name}" for seat, name in enumerate(entries(room.table))]
    steps, _ = history.page(play, look, room.wording(""), 0, play.versions[look + 1])
    lines += [msgspec.json.encode(step).decode() for step in steps]
    lines.append("view " + position_message.current_view(play, look, None).raw.decode())
    return "\n".join(lines) + "\n"


def yield_interpreter() -> None:
    """Let other threads run: the compiled core never does so by itself."""
    time.sleep(0)


async def import_record(hub: Hub, text: str, person: Person) -> str:
    """A table from a record: a finished game to look at, or a running one to go on with."""
    if text.startswith(EXCERPT):
        raise ServerError(400, "server-excerpt")
    try:
        async with hub.importing:
            replay = await asyncio.to_thread(read_record, text, registry(files=False), yield_interpreter)
            chairs = await hub.store.read(chairs_of, hub, replay.match.names, person)
            table = table_of(replay, chairs, person)
            over = table.phase == FINISHED
            if not over:
                await check_table_count(hub, person)
            journal = await asyncio.to_thread(journal_of, replay.match, table)
            results = await asyncio.to_thread(results_of, replay.match) if over else []
    except RecordError as error:
        raise ServerError(
            400, "server-bad-record", line=error.line, detail=wrong(error.key, error.facts)
        ) from None
    jobs = [new_table(table), add_entries(table.id, journal)]
    if over:
        jobs.append(add_record(table.id, text, table.ended))
        jobs.append(add_results(table.id, results))
    await hub.store.write(*jobs)
    await hub.room(table.id)
    return table.id


def chairs_of(hub: Hub, names: list[str], person: Person) -> list[Chair]:
    return [chair_of(hub, seat, name, person) for seat, name in enumerate(names)]


def table_of(replay: Replay, chairs: list[Chair], person: Person) -> StoredTable:
    match, now = replay.match, clock.now()
    table = StoredTable(new_key(), person.id, replay.spec.text(), chairs, PLAYING, imported=True)
    table.seed, table.made, table.begun = match.seed, now, now
    table.rules_version = match.rules.version
    if replay.finished:
        table.phase, table.ended = FINISHED, now
        table.scores, table.winners = match.rules.scores(match.state), match.rules.winners(match.state)
    return table


def level_of(bot: str) -> str:
    """The name of a bot without its settings."""
    return bot.partition(":")[0].partition("(")[0].strip()


def level_and_edition(bot: str) -> str:
    """A bot without the settings that a server does not allow; a frozen opponent stays one."""
    return bot.strip() if is_level(bot) else level_of(bot)


def chair_of(hub: Hub, seat: int, entry: str, person: Person) -> Chair:
    """Who brings a game along sits for all people in it, until they come. Nobody is made to look like somebody
    else here: a name that another keeps is left out, as one that cannot be shown."""
    if entry.startswith("bot "):
        return Chair(seat, "bot", bot=normalize_bot(level_and_edition(entry[4:])))
    try:
        name = normalize_name(entry)
        hub.moderation.check_name(name, person.id)
        check_not_kept(hub.store, name, person.id)
    except ServerError:
        name = Speech(person.lang).say("core-seat", number=seat + 1)
    return Chair(seat, "person", person.id, name)


def journal_of(match: Match, table: StoredTable, most: int = MOST) -> list[JournalRow]:
    """The first lines of a match as the journal of a table."""
    play = Play(match.rules, match.seed, entries(table), table.made)
    found = []
    for line in match.lines[:most]:
        plan = play.plan_act(line.seat, line.text, table.made)
        play.adopt(plan)
        found.append(plan.entry)
    return found
