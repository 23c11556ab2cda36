"""Sitting down, leaving, starting, and stand-ins; each is a change of the stored table."""

import hashlib
import secrets
from typing import Final

from tilewright.bots.specs import BOTS, BotError, build_bot, is_level
from tilewright.server import clock
from tilewright.server import secrets as server_secrets
from tilewright.server.errors import ServerError
from tilewright.server.room.names import check_free, normalize_name
from tilewright.server.room.room import Room, spec_of
from tilewright.server.table import CLOSED, OPEN, PLAYING, Chair, StoredTable
from tilewright.words.speech import wrong

STAND_IN: Final = "normal"
MARKS: Final = (
    "anchor", "bell", "boat", "bridge", "crown", "fish", "flower", "hammer",
    "key", "lantern", "leaf", "mill", "oak", "saw", "star", "wheel",
)  # fmt: skip


def check_mark(mark: str) -> str:
    if mark and mark not in MARKS:
        raise ServerError(400, "server-bad-mark", marks=", ".join(MARKS))
    return mark


def normalize_bot(spec: str) -> str:
    """A level by its name, or as it once was: with settings one table could keep all workers busy for minutes."""
    try:
        build_bot(spec)
    except BotError as error:
        raise ServerError(400, "server-bad-bot", detail=wrong(error.key, error.facts)) from None
    if not is_level(spec):
        raise ServerError(400, "server-bot-settings", bots=", ".join(BOTS))
    return spec.strip()


def digest(secret: str) -> str:
    """The form in which tokens and codes are stored, so that reading the disk does not reveal them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_person(table: StoredTable, chair: Chair, person: str, name: str, mark: str) -> None:
    others = [one for one in table.chairs if one is not chair and one.kind == "person"]
    check_free(table, name, chair.seat)
    if mark and mark in [one.mark for one in others]:
        mark = ""
    chair.kind, chair.holder, chair.name, chair.mark, chair.code = "person", person, name, mark, ""


def free_chair(table: StoredTable, seat: int) -> Chair:
    if table.phase != OPEN:
        raise ServerError(409, "server-already-begun")
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].kind != "open":
        raise ServerError(409, "server-seat-taken")
    return table.chairs[seat]


async def sit(room: Room, seat: int, person: str, name: str, mark: str) -> int:
    """On an open seat of a listed table; one for each person, and none that somebody was invited to."""
    table, owner = room.table, room.table.owner == person
    if not table.listed and not owner:
        raise ServerError(403, "server-not-listed")
    if person in table.removed:
        raise ServerError(403, "server-removed")
    after = table.copy()
    chair = free_chair(after, seat)
    if chair.code and not owner:
        raise ServerError(409, "server-seat-reserved")
    if table.seats_of(person) and not table.more_seats and not owner:
        raise ServerError(409, "server-one-seat")
    check_newcomer(room, person, name)
    seat_person(after, chair, person, normalize_name(name), check_mark(mark))
    await room.save(after)
    return seat


def check_newcomer(room: Room, person: str, name: str) -> None:
    """ServerError unless that person may sit with those who are here, under that name."""
    room.restrictions.check_seated_with(person, [room.table.owner, *room.table.people()])
    room.restrictions.check_name(name, person)


async def join(room: Room, code: str, person: str, name: str, mark: str) -> int:
    """Take a seat with a one-time code; people who were removed may come back with one."""
    after = room.table.copy()
    after.removed = [one for one in after.removed if one != person]
    for chair in after.chairs:
        if chair.code and secrets.compare_digest(chair.code, digest(code)):
            check_newcomer(room, person, name)
            seat_person(after, free_chair(after, chair.seat), person, normalize_name(name), check_mark(mark))
            await room.save(after)
            return chair.seat
    raise ServerError(404, "server-no-code")


async def invite(room: Room, seat: int, person: str) -> str:
    """A new one-time code for an open seat; an older one is void."""
    if room.table.owner != person:
        raise ServerError(403, "server-not-owner")
    after = room.table.copy()
    code = secrets.token_urlsafe(16)
    free_chair(after, seat).code = digest(code)
    await room.save(after)
    return code


async def leave(room: Room, person: str) -> None:
    """Before the game the seats become free, and without its owner the table is closed; later they stay held."""
    table = room.table
    if table.owner != person and not table.seats_of(person):
        raise ServerError(403, "server-not-seated")
    after = table.copy()
    for seat in table.seats_of(person):
        if table.phase == OPEN:
            after.chairs[seat] = Chair(seat)
        elif table.phase == PLAYING:
            after.chairs[seat].left = True
            if table.absent >= 0:
                after.chairs[seat].stand_in = STAND_IN
    if table.phase == OPEN and table.owner == person:
        after.phase = CLOSED
    await room.save(after)


async def start(room: Room, person: str, bot: str) -> None:
    """When every seat is taken, or with a bot on each that is not; only the owner does it."""
    table = room.table
    if table.owner != person:
        raise ServerError(403, "server-not-owner")
    if table.phase != OPEN:
        raise ServerError(409, "server-already-begun")
    people = table.people()
    for number, one in enumerate(people):
        room.restrictions.check_seated_with(one, people[number + 1 :])
    after = table.copy()
    for chair in after.chairs:
        if chair.kind == "open":
            if not bot:
                raise ServerError(409, "server-seats-open")
            chair.kind, chair.bot, chair.code = "bot", normalize_bot(bot), ""
    after.phase, after.begun = PLAYING, clock.now()
    after.seed, after.rules_version = server_secrets.new_seed(), spec_of(after).version
    await room.save(after)


async def take_back(room: Room, seat: int, person: str) -> None:
    """The holder of the seat returns and replaces the bot."""
    room.check_holder(person, seat)
    await room.take_back([seat])


async def stand_in(room: Room, seat: int, bot: str) -> None:
    after = room.table.copy()
    after.chairs[seat].stand_in = bot
    await room.save(after)
