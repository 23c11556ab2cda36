"""Creates tables: reads the requested game and options, and fills the seats."""

import secrets
from collections.abc import Mapping

from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Spec, SpecError
from tilewright.server import clock
from tilewright.server import secrets as server_secrets
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.person import Person
from tilewright.server.room.names import normalize_name
from tilewright.server.room.seating import check_mark, digest, normalize_bot, seat_person
from tilewright.server.room.wording import rules_of
from tilewright.server.store.store import new_table
from tilewright.server.table import Chair, StoredTable
from tilewright.server.wire.lobby import Invitation, Made, NewTable, Quick, SeatRequest
from tilewright.words.speech import Speech, wrong


def new_key() -> str:
    """Of a table: whoever has it may look, so it cannot be guessed. No dash in front, which
    a command line would take for an option."""
    key = secrets.token_urlsafe(12)
    return f"_{key[1:]}" if key.startswith("-") else key


def spec_of(key: str, options: Mapping[str, object]) -> str:
    """The option string of a game with these options, checked."""
    try:
        games = registry(files=False)
        game = games.game(key)
        spec = Spec(game, {option.name: option.default for option in game.options})
        for name, value in options.items():
            spec.values[name] = games.option(game, name).read(write_value(value))
        rules_of(spec.text())
    except SpecError as error:
        raise ServerError(400, "server-bad-spec", detail=wrong(error.key, error.facts)) from None
    except (ValueError, OSError) as error:
        raise ServerError(400, "server-bad-spec", detail=str(error)[:300]) from None
    return spec.text()


def write_value(value: object) -> str:
    """A value as the option string has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ",".join(str(one) for one in value) + "]"
    return str(value)


def read_spec(request: NewTable) -> str:
    text = spec_of(request.game, {"players": len(request.seats), **request.options})
    rules = rules_of(text)
    if rules.seats != len(request.seats):
        raise ServerError(400, "server-bad-seats", given=len(request.seats), need=rules.seats)
    return text


def quick_table(request: Quick, person: Person, lang: str) -> NewTable:
    """The table that somebody gets who only says: me, against bots."""
    spec = registry(files=False).spec(spec_of(request.game, request.options))
    players = rules_of(spec.text()).seats
    own = request.seat if 0 <= request.seat < players else server_secrets.draw_seat(players)
    name = request.name or person.name or Speech(lang).say("core-seat", number=own + 1)
    seats = [SeatRequest("bot", bot=request.bot) for _ in range(players)]
    seats[own] = SeatRequest("me", name, request.mark or person.mark)
    return NewTable(request.game, seats, request.options, watch=False, helps=request.helps, hints=request.hints)


def fill_chair(table: StoredTable, request: SeatRequest, chair: Chair, person: Person) -> str:
    """Fill one chair as requested; returns the one-time code if the seat stays open."""
    if request.kind == "bot":
        chair.kind, chair.bot = "bot", normalize_bot(request.bot or "normal")
        return ""
    if request.kind == "open" and table.listed:
        return ""  # for anybody, until the owner invites somebody to it
    if request.kind == "open":
        code = secrets.token_urlsafe(16)
        chair.code = digest(code)
        return code
    name = request.name or (person.name if request.kind == "me" else "")
    seat_person(table, chair, person.id, normalize_name(name), check_mark(request.mark or person.mark))
    return ""


async def check_table_count(hub: Hub, person: Person) -> None:
    """Nobody has more unfinished tables than the host allows, however they come to be."""
    if await hub.store.read(hub.store.open_tables_of, person.id) >= hub.settings.tables_each:
        raise ServerError(429, "server-too-many-tables", most=hub.settings.tables_each)


async def check_requested_seats(hub: Hub, seats: list[SeatRequest], person: Person) -> None:
    await check_table_count(hub, person)
    if sum(1 for seat in seats if seat.kind == "me") > 1:
        raise ServerError(400, "server-me-twice")
    for seat in seats:
        hub.moderation.check_name(seat.name, person.id)


async def make_table(hub: Hub, request: NewTable, person: Person) -> Made:
    await check_requested_seats(hub, request.seats, person)
    table = StoredTable(
        new_key(), person.id, read_spec(request), [Chair(seat) for seat in range(len(request.seats))]
    )
    watch = not hub.settings.private_by_default if request.watch is None else request.watch
    table.listed, table.watch, table.made = request.listed, watch, clock.now()
    table.clock_move, table.clock_game, table.absent = request.clock_move, request.clock_game, request.absent
    table.helps, table.hints, table.bot_pause = request.helps, request.hints, request.bot_pause
    codes = []
    for seat, chair in zip(request.seats, table.chairs, strict=True):
        code = fill_chair(table, seat, chair, person)
        if code:
            codes.append(Invitation(chair.seat, code))
    await hub.store.write(new_table(table))
    hub.listing.changed()
    return Made(table.id, codes)
