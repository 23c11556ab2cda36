"""All HTTP operations; the routes and the OpenAPI description are made from this list."""

import contextlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from starlette.responses import Response

from tilewright.bots.ladder import RUNGS
from tilewright.bots.specs import BOTS
from tilewright.kernel.event import SPECTATOR
from tilewright.server.cluster.rooms import waiting_elsewhere
from tilewright.server.errors import ServerError
from tilewright.server.lobby import records, table_creation
from tilewright.server.lobby.offers import describe_games
from tilewright.server.lobby.rematch import rematch as played_again
from tilewright.server.lobby.table_lines import table_line
from tilewright.server.people.names import check_not_kept, check_seats, forms_of
from tilewright.server.room import history, owner_actions, seating
from tilewright.server.room.names import normalize_name
from tilewright.server.store.page_settings import page_settings
from tilewright.server.store.people import name_person
from tilewright.server.structs import replace
from tilewright.server.table import OPEN, PLAYING, StoredTable
from tilewright.server.web.account import ACCOUNT
from tilewright.server.web.cached_answers import CachedAnswer
from tilewright.server.web.call import Call
from tilewright.server.web.forwarding import owner_of, send_request
from tilewright.server.web.lookups import JSON, READING
from tilewright.server.web.moderation import MODERATION
from tilewright.server.web.operation import Operation
from tilewright.server.web.programs import PROGRAMS
from tilewright.server.web.unknown_rules import with_rules
from tilewright.server.wire import VERSION, lobby, outgoing
from tilewright.words.texts import LANGUAGES

CONTINUED: Final = 50  # running tables whose turn is looked up
PAGE: Final = 60  # versions in a page of the log


@lru_cache(len(LANGUAGES))
def games_in(lang: str) -> CachedAnswer:
    found = lobby.Games(
        VERSION, lang, describe_games(lang), list(BOTS), list(RUNGS), list(LANGUAGES), list(seating.MARKS)
    )
    return CachedAnswer(msgspec.json.encode(found), JSON)


async def games(call: Call) -> CachedAnswer:
    return games_in(call.lang)


async def me(call: Call) -> lobby.Myself:
    person = call.require_person()
    if not person.kept:
        return lobby.Myself(person.name, person.mark, person.lang)
    settings = await call.hub.store.read(page_settings, call.hub.store, person.id)
    return lobby.Myself(person.name, person.mark, person.lang, True, settings)


async def introduce(call: Call) -> lobby.Myself:
    name, mark = normalize_name(call.body.name), seating.check_mark(call.body.mark)
    call.hub.moderation.check_name(name, call.me)
    person = await call.ensure_person()
    lang = call.body.lang if call.body.lang in LANGUAGES else call.lang
    await call.hub.store.read(check_not_kept, call.hub.store, name, person.id)
    after = replace(person, name=name, mark=mark, lang=lang)
    await call.hub.store.write(name_person(after, forms_of(name)))
    call.hub.moderation.note_name(person.id, name)
    return lobby.Myself(name, mark, lang, person.kept > 0)


def list_rows(
    call: Call, tables: list[StoredTable], elsewhere: Mapping[str, list[int]] | None = None
) -> lobby.TableList:
    """`elsewhere`: who is asked at tables of other servers."""
    found = []
    for table in tables:
        room = call.hub.rooms.get(table.id)
        waiting = call.hub.sleeping.get(table.id) or (elsewhere or {}).get(table.id, [])
        if room is not None:
            waiting = room.play.waiting() if room.play and table.phase == PLAYING else []
        if room and room.table.broken:
            table.broken = room.table.broken
        found.append(table_line(table, call.me, waiting))
    return lobby.TableList(found)


async def listed(call: Call) -> lobby.TableList:
    """Without open tables of people with whom this person does not sit. With a version, as soon as the list is
    another one, or after a while."""
    moderation, known = call.hub.moderation, call.request.query_params.get("after", "")
    version, found = await call.hub.listing.after(known)
    if call.me:
        found = [one for one in found if one.phase != OPEN or moderation.may_join(call.me, one)]
    return replace(list_rows(call, found), version=version)


async def mine(call: Call) -> lobby.TableList:
    """Tables to go on with, and whose turn it is there. Those that sleep sleep on; only those of which nothing is
    known yet, because the server has just started, are taken up, as far as the budget goes."""
    hub, me = call.hub, call.require_person().id
    tables = await hub.store.read(hub.store.tables_of, me, False, 0)
    running = [table.id for table in tables if table.phase == PLAYING and not table.broken][:CONTINUED]
    unknown = [key for key in running if key not in hub.rooms and key not in hub.sleeping]
    elsewhere = await waiting_elsewhere(hub, unknown)
    for key in unknown:
        if key not in elsewhere:
            with contextlib.suppress(ServerError):
                await call.take_up(key)
    return list_rows(call, tables, elsewhere)


async def finished(call: Call) -> lobby.TableList:
    before = call.number("before", 2**60, 0, 2**60)
    me, store = call.require_person().id, call.hub.store
    return list_rows(call, await store.read(store.tables_of, me, True, before))


async def new_table(call: Call) -> lobby.Made:
    person = await call.ensure_person()
    await call.hub.store.read(check_seats, call.hub.store, call.body.seats, person)
    await with_rules(call, lambda: table_creation.read_spec(call.body))
    return await table_creation.make_table(call.hub, call.body, person)


async def quick(call: Call) -> lobby.Made:
    """A table of one person and bots, begun."""
    person = await call.ensure_person()
    await with_rules(call, lambda: table_creation.spec_of(call.body.game, call.body.options))
    request = table_creation.quick_table(call.body, person, call.lang)
    await call.hub.store.read(check_seats, call.hub.store, request.seats, person)
    made = await table_creation.make_table(call.hub, request, person)
    room = await call.hub.room(made.id)
    await room.run_exclusive(lambda: seating.start(room, person.id, ""))
    return made


async def table(call: Call) -> outgoing.TableSeen:
    return (await call.seen_room()).seen_by(call.me)


async def sit(call: Call) -> lobby.Joined:
    room = await call.seen_room()
    person = await call.ensure_person()
    body = call.body
    await call.hub.store.read(check_not_kept, call.hub.store, body.name, person.id)
    seat = await room.run_exclusive(lambda: seating.sit(room, body.seat, person.id, body.name, body.mark))
    return lobby.Joined(room.table.id, seat)


async def forward_call(call: Call, key: str) -> Response | None:
    """The answer of the server that owns that table, if it is another one."""
    peer, cluster = await owner_of(call.hub, key, call.request.scope), call.hub.cluster
    if peer is None or cluster is None:
        return None
    return await send_request(cluster, peer, call.request.scope, msgspec.json.encode(call.body), call.client)


async def join(call: Call) -> lobby.Joined | Response:
    key = await call.hub.store.read(call.hub.store.table_of_code, seating.digest(call.body.code))
    if not key:
        raise ServerError(404, "server-no-code")
    if (passed := await forward_call(call, key)) is not None:
        return passed
    room = await call.take_up(key)
    person = await call.ensure_person()
    body = call.body
    await call.hub.store.read(check_not_kept, call.hub.store, body.name, person.id)
    seat = await room.run_exclusive(lambda: seating.join(room, body.code, person.id, body.name, body.mark))
    return lobby.Joined(key, seat)


async def invite(call: Call) -> lobby.Invitation:
    room = await call.seen_room()
    code = await room.run_exclusive(lambda: seating.invite(room, call.body.seat, call.me))
    return lobby.Invitation(call.body.seat, code)


async def free(call: Call) -> outgoing.TableSeen:
    room = await call.seen_room()
    await room.run_exclusive(lambda: owner_actions.free(room, call.me, call.body.seat))
    return room.seen_by(call.me)


async def remove(call: Call) -> outgoing.TableSeen:
    room = await call.seen_room()
    await room.run_exclusive(lambda: owner_actions.remove(room, call.me, call.body.seat, call.body.who))
    return room.seen_by(call.me)


async def mute(call: Call) -> outgoing.TableSeen:
    room, body = await call.seen_room(), call.body
    await room.run_exclusive(lambda: owner_actions.mute(room, call.me, body.seat, body.who, body.muted))
    return room.seen_by(call.me)


async def allow(call: Call) -> outgoing.TableSeen:
    room, body = await call.seen_room(), call.body
    await room.run_exclusive(lambda: owner_actions.allow(room, call.me, body.talk, body.more_seats))
    return room.seen_by(call.me)


async def leave(call: Call) -> outgoing.TableSeen:
    room = await call.seen_room()
    await room.run_exclusive(lambda: seating.leave(room, call.require_person().id))
    return room.seen_by(call.me)


async def start(call: Call) -> outgoing.TableSeen:
    room = await call.seen_room()
    await room.run_exclusive(lambda: seating.start(room, call.require_person().id, call.body.bot))
    return room.seen_by(call.me)


async def rematch(call: Call) -> lobby.Made:
    room = await call.seen_room()
    person = call.require_person()
    return lobby.Made(await room.run_exclusive(lambda: played_again(call.hub, room, person)), [])


def own_look(call: Call, holder: StoredTable) -> int:
    """The seat to look as: one of your own, or -1 for a spectator."""
    look = call.number("look", SPECTATOR, SPECTATOR, 15)
    if look != SPECTATOR and look not in holder.seats_of(call.me):
        raise ServerError(403, "server-not-your-seat")
    return look


async def log(call: Call) -> lobby.Logged:
    room = await call.watched_room()
    look = own_look(call, room.table)
    if room.play is None:
        return lobby.Logged([], -1)
    play, wording, v = room.play, room.wording(call.lang), call.number("from", 0, 0, 2**31)
    lines = history.page_lines(play, look, v, PAGE)
    await history.prepare(play, look, wording, *lines, call.pieces())
    return lobby.Logged(*history.page(play, look, wording, v, PAGE))


async def export(call: Call) -> str:
    room = await call.watched_room()
    look = own_look(call, room.table)
    if room.play is not None and room.table.phase == PLAYING:
        lines = len(room.play.match.lines)
        await history.prepare(room.play, look, room.wording(""), 0, lines, call.pieces())
    return await records.export_record(room, look)


async def import_record(call: Call) -> lobby.Made:
    return lobby.Made(await records.import_record(call.hub, call.body, await call.ensure_person()), [])


T: Final = "/api/tables/{table}"
OPERATIONS: Final = (
    Operation("GET", "/api/games", "The games, the bots, the languages", games, lobby.Games, None, ("lang",)),
    Operation("GET", "/api/me", "Who the cookie says you are", me, lobby.Myself),
    Operation("PUT", "/api/me", "Set name, mark and language", introduce, lobby.Myself, lobby.Introduce),
    Operation("GET", "/api/me/tables", "Your unfinished tables", mine, lobby.TableList),
    Operation(
        "GET",
        "/api/me/finished",
        "Your games that are over, also those given up",
        finished,
        lobby.TableList,
        None,
        ("before",),
    ),
    Operation("GET", "/api/tables", "Tables that are listed", listed, lobby.TableList, None, ("after",)),
    Operation("POST", "/api/tables", "Make a table", new_table, lobby.Made, lobby.NewTable, (), True),
    Operation("POST", "/api/play", "A game against bots at once", quick, lobby.Made, lobby.Quick, (), True),
    Operation("GET", T, "One table", table, outgoing.TableSeen),
    Operation("POST", T + "/sit", "Sit down at a listed table", sit, lobby.Joined, lobby.Sit),
    Operation("POST", "/api/join", "Sit down with a one-time code", join, lobby.Joined, lobby.Join),
    Operation("POST", T + "/invite", "A new code for a seat", invite, lobby.Invitation, lobby.SeatRef),
    Operation("POST", T + "/free", "Void the code of a seat", free, outgoing.TableSeen, lobby.SeatRef),
    Operation(
        "POST", T + "/remove", "Remove somebody from the table", remove, outgoing.TableSeen, lobby.PersonAtTable
    ),
    Operation("POST", T + "/mute", "Mute somebody, or let them write again", mute, outgoing.TableSeen, lobby.Mute),
    Operation("POST", T + "/allow", "Change what is allowed at a table", allow, outgoing.TableSeen, lobby.Allow),
    Operation("POST", T + "/leave", "Leave the table", leave, outgoing.TableSeen),
    Operation(
        "POST", T + "/start", "Start, with bots on open seats if asked for", start, outgoing.TableSeen, lobby.Start
    ),
    Operation("POST", T + "/rematch", "A rematch", rematch, lobby.Made, None, (), True),
    Operation("GET", T + "/log", "What happened", log, lobby.Logged, None, ("look", "from", "lang")),
    Operation("GET", T + "/record", "The record, or an excerpt of a running game", export, str, None, ("look",)),
    Operation("POST", "/api/records", "A table from a record", import_record, lobby.Made, str, (), True),
    *READING,
    *ACCOUNT,
    *MODERATION,
    *PROGRAMS,
)
