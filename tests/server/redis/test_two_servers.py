"""Two servers that share a store and a Redis: each knows at once what the other lets in, lists and forbids."""

import threading
from collections.abc import Iterator

import pytest

from tests.postgresql import Databases
from tests.redis import RedisServer
from tests.server.asking import act
from tests.server.client import Client, asked_one
from tests.server.cluster.clusters import SECRET, at, ban_through, end_programs_through
from tests.server.conftest import Running, two_at_table
from tests.waiting import until
from tilewright.server import hub
from tilewright.server.cluster import upkeep
from tilewright.server.redis import link as links

NEVER = 3600.0


@pytest.fixture(scope="module")
def pair(databases: Databases, redis_server: RedisServer) -> Iterator[list[Running]]:
    """They look around by themselves once an hour: whatever they notice, they were told."""
    with pytest.MonkeyPatch.context() as patch, databases.ready() as place:
        patch.setattr(upkeep, "EVERY", NEVER)
        patch.setattr("tilewright.server.lobby.listing.EVERY", NEVER)
        patch.setattr(links, "EVERY", 0.05)
        patch.setattr(hub, "prepare", lambda: None)
        setting_values = {
            "cluster_secret": SECRET,
            "redis": redis_server.url,
            "bot_workers": 1,
            "sign_ins_per_hour": 6,
        }
        found = [Running(place, **setting_values) for _ in range(2)]
        until(lambda: all(one.hub.redis is not None and one.hub.redis.up for one in found), "Redis")
        yield found
        for one in found:
            one.stop()
            assert one.hub.metrics.errors == 0


def test_wrong_attempts_to_sign_in_are_counted_together(pair: list[Running]) -> None:
    answers = []
    for n in range(10):
        somebody = Client(pair[n % 2].port, source="127.0.0.40")
        answer = somebody.request("POST", "/api/sign-in/letter", {"token": "no such token"})
        answers.append(answer.json["error"])
    assert answers == ["sign-in-failed"] * 6 + ["too-many-attempts"] * 4


def test_a_table_that_is_made_here_is_seen_there_at_once(pair: list[Running]) -> None:
    one, other = pair
    anna, ben = one.person("Anna in the lobby"), other.person("Ben in the lobby")
    before = ben.get("/api/tables")
    assert before["version"] == anna.get("/api/tables")["version"]
    seen: list[dict[str, object]] = []
    waiting = threading.Thread(target=lambda: seen.append(ben.get(f"/api/tables?after={before['version']}")))
    waiting.start()
    until(lambda: other.hub.listing.waiting == 1, "somebody who waits for news")
    made = anna.table([{"kind": "me"}, {"kind": "open"}], listed=True)
    until(lambda: seen, "news of the lobby")
    waiting.join(60)
    assert made["id"] in [line["id"] for line in seen[0]["tables"]]  # type: ignore[attr-defined]
    assert seen[0]["version"] != before["version"]


def test_a_ban_and_read_only_mode_hold_everywhere_at_once(pair: list[Running]) -> None:
    one, other = pair
    ban_through(other, one)
    act(one, "announce", texts={"en": "Soon"}, level="info", hours=1)
    until(lambda: all(server.hub.moderation.announcements for server in pair), "an announcement everywhere")
    act(other, "read-only", on=True)
    until(lambda: all(server.hub.moderation.read_only for server in pair), "read-only everywhere")
    act(one, "read-only", on=False)
    until(lambda: not any(server.hub.moderation.read_only for server in pair), "an end of it everywhere")


def test_programs_are_sent_away_at_once_for_what_is_done_at_another_server(pair: list[Running]) -> None:
    end_programs_through(pair[1], pair[0])


def test_who_plays_at_one_server_is_a_player_at_the_other(pair: list[Running]) -> None:
    one, other = pair
    key, anna, ben = two_at_table(one)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    asked = asked_one(tables)
    assert asked.act(asked.position["options"][0]["text"])["t"] == "done"
    people = {listener.person for listener in one.hub.rooms[key].listeners}
    person = next(iter(people & set(one.hub.players.last)))
    until(lambda: other.hub.is_player(person), "a player who is known there")
    until(lambda: other.hub.presence.total() >= 2, "people who are known there")
    assert not other.hub.is_player("somebody else")
    for table in tables:
        table.close()


def announced(pair: list[Running]) -> list[str]:
    return [found.text for server in pair for found in server.hub.moderation.announcements]


def test_what_was_missed_while_redis_was_away_is_found(pair: list[Running], redis_server: RedisServer) -> None:
    one, other = pair
    cleo = one.person("Cleo")
    redis_server.kill()
    until(lambda: not (one.hub.redis.up or other.hub.redis.up), "servers that know it")  # type: ignore[union-attr]
    act(one, "announce", texts={"en": "Without Redis"}, level="info", hours=1)
    key = cleo.table([{"kind": "me"}, {"kind": "open"}], listed=True)["id"]  # everything goes on
    assert key in [line["id"] for line in at(cleo, other).get("/api/tables")["tables"]]
    redis_server.start()
    until(lambda: announced(pair) == ["Without Redis"] * 2, "what was missed")
    # Said again until it is heard: on a busy machine Redis may be thought away once more.
    until(lambda: not announced(pair), "news, as before", meanwhile=lambda: act(one, "clear-announcement"))
