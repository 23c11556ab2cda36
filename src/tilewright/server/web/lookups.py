"""HTTP operations that only read: printed facts, rules, replays and statistics."""

from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from tilewright.games.catalogue import catalogue, registry
from tilewright.kernel.event import SPECTATOR
from tilewright.kernel.registry import Game, SpecError
from tilewright.server import costs
from tilewright.server.errors import ServerError
from tilewright.server.lobby import replay
from tilewright.server.lobby.branch import make_branch
from tilewright.server.lobby.offers import texts_of
from tilewright.server.lobby.statistics import Gatherer
from tilewright.server.lobby.table_creation import spec_of
from tilewright.server.people.names import check_seats
from tilewright.server.room.wording import rules_of
from tilewright.server.store.store import Store
from tilewright.server.web.cached_answers import CachedAnswer
from tilewright.server.web.call import Call
from tilewright.server.web.operation import Operation
from tilewright.server.web.unknown_rules import with_rules
from tilewright.server.wire import lobby
from tilewright.words.glossary import synonyms
from tilewright.words.rulebook import Rulebook
from tilewright.words.speech import wrong

JSON: Final = "application/json"
TEXT: Final = "text/plain"
MOST_OPTIONS: Final = 20
GATHERERS: Final[WeakKeyDictionary[Store, Gatherer]] = WeakKeyDictionary()


def game_of(call: Call) -> Game:
    try:
        return registry().game(call.request.path_params["game"][:60])
    except SpecError as error:
        raise ServerError(404, "server-bad-spec", detail=wrong(error.key, error.facts)) from None


@lru_cache(64)
def encode_facts(spec: str, version: int | None = None) -> CachedAnswer:
    return CachedAnswer(msgspec.json.encode(rules_of(spec, version).facts()), JSON)


async def game_facts(call: Call) -> CachedAnswer:
    """Options stand in the query, each by its name."""
    options = dict(call.request.query_params.items())
    options.pop("lang", None)
    if len(options) > MOST_OPTIONS:
        raise ServerError(400, "server-bad-spec", detail=wrong("too-many-options", {"most": MOST_OPTIONS}))
    key = game_of(call).key
    return await with_rules(call, lambda: encode_facts(spec_of(key, options)))


async def table_facts(call: Call) -> CachedAnswer:
    table = (await call.seen_room()).table
    return await with_rules(call, lambda: encode_facts(table.spec, table.version()))


@lru_cache(16)
def rulebook(key: str, lang: str) -> CachedAnswer:
    book = Rulebook(registry().game(key).rules_file, lang)
    sections = [lobby.SectionSeen(number, heading, "", []) for number, heading in book.titles.items()]
    by_number = {section.number: section for section in sections}
    for rule in book.rules:
        section = by_number[rule.section]
        if rule.number:
            section.rules.append(lobby.RuleSeen(rule.number, rule.text()))
        else:
            section.text = rule.text()
    groups = [list(group) for group in synonyms(key, lang)]
    return CachedAnswer(msgspec.json.encode(lobby.RulebookSeen(key, lang, sections, groups)), JSON)


async def rules(call: Call) -> CachedAnswer:
    return rulebook(game_of(call).key, call.lang)


@lru_cache(64)
def game_texts(key: str, lang: str) -> CachedAnswer:
    return CachedAnswer(texts_of(catalogue().bundles[key], lang).encode(), TEXT)


async def texts(call: Call) -> CachedAnswer:
    return game_texts(game_of(call).key, call.lang)


async def replayed(call: Call) -> lobby.Replayed:
    room = await call.watched_room()
    look = call.number("look", SPECTATOR, replay.ALL_OPEN, 15)
    start, count = call.number("from", 0, 0, 2**31), call.number("count", 20, 1, replay.MOST)
    wording = room.wording(call.lang, bool(call.number("describe", 0, 0, 1)), addresses=False)
    return await replay.replay_moments(room, look, start, count, wording, call.pieces())


def gatherer(call: Call) -> Gatherer:
    """One for each store."""
    store = call.hub.store
    if GATHERERS.get(store) is None:
        GATHERERS[store] = Gatherer(store)
    return GATHERERS[store]


async def statistics(call: Call) -> lobby.Statistics:
    found = await gatherer(call).of(call.require_person().id, call.pieces())
    call.pieces().pay(costs.GAME_LISTED * len(found.played))
    return found


async def branch(call: Call) -> lobby.Made:
    room = await call.watched_room()
    person = await call.ensure_person()
    await call.hub.store.read(check_seats, call.hub.store, call.body.seats, person)
    return lobby.Made(await make_branch(call.hub, room, call.body, person), [])


READING: Final = (
    Operation(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, position by position",
        replayed,
        lobby.Replayed,
        None,
        ("look", "from", "count", "lang"),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/branch",
        "A new table from a position of a finished game",
        branch,
        lobby.Made,
        lobby.Branch,
        (),
        True,
    ),
    Operation("GET", "/api/me/statistics", "Statistics of your finished games", statistics, lobby.Statistics),
    Operation("GET", "/api/games/{game}/facts", "Printed facts; options by name", game_facts, dict[str, Any]),
    Operation("GET", "/api/tables/{table}/facts", "Printed facts of a table", table_facts, dict[str, Any]),
    Operation("GET", "/api/games/{game}/words", "The texts of a game, as Fluent", texts, str, None, ("lang",)),
    Operation("GET", "/api/rules/{game}", "The numbered rules", rules, lobby.RulebookSeen, None, ("lang",)),
)
