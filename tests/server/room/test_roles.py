"""Every kind of message as a seat, as another seat, as a spectator and as a stranger."""

from typing import Any

import msgspec
import pytest

from tests.server.client import Client, Table
from tests.server.conftest import Running, two_at_table
from tests.waiting import rounds
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.wire import incoming

# By kind: what is sent about seat 0, and the answers to its holder, the other seat, a spectator and a stranger.
# "-" stands for an answer that is no refusal.
KINDS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "hello": ({"look": 0}, ("-", "-", "-", "-")),
    "look": ({"look": 0}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "act": ({"seat": 0, "v": 1, "text": "nonsense"}, ("malformed", *["not-your-seat"] * 3)),
    "why": ({"seat": 0, "text": "nonsense"}, ("malformed", *["not-your-seat"] * 3)),
    "undo": ({"seat": 0}, ("no-move-yet", *["not-your-seat"] * 3)),
    "back": ({"seat": 0, "v": 9}, ("nothing-to-undo", *["not-your-seat"] * 3)),
    "replace": ({"seat": 0}, ("no-replacement", "still-there", "not-your-seat", "not-your-seat")),
    "return": ({"seat": 0}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "vote": ({"ballot": 1, "yes": True}, ("no-ballot",) * 4),
    "say": ({"text": "hello"}, ("-", "-", "-", "nobody")),
    "score": ({"seat": 0}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "try": ({"seat": 0, "texts": ["nonsense"]}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "helps": ({"seat": 0}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "hint": ({"seat": 0}, ("-", "not-your-seat", "not-your-seat", "not-your-seat")),
    "sync": ({}, ("-", "-", "-", "-")),
    "ping": ({}, ("-", "-", "-", "-")),
    "end": ({}, ("-", "-", "not-your-seat", "not-your-seat")),  # the last: both have agreed
}


def test_every_kind_is_tried() -> None:
    kinds = {kind.__struct_config__.tag for kind in incoming.Message.__args__}
    assert kinds == set(KINDS)


@pytest.fixture(scope="module")
def four(server: Running) -> list[Table]:
    key, anna, ben = two_at_table(server)
    watcher = server.person("Eve")
    return [person.sit_at(key, lang="en") for person in (anna, ben, watcher, Client(server.port))]


@pytest.mark.parametrize("kind", list(KINDS))
def test_each_role_gets_what_is_its_due(four: list[Table], kind: str) -> None:
    message, expected = KINDS[kind]
    found = []
    for table in four:
        number = table.send(t=kind, **message)
        table.send(t="ping")
        answer = "-"
        for _ in rounds("a pong"):
            heard = table.hear()
            if heard["t"] == "refused" and heard["id"] == number:
                answer = heard["key"]
                assert heard["words"]
            if heard["t"] == "pong" and heard["id"] == number + 1:
                break
        found.append(answer)
        if table is not four[0]:
            assert table.position["look"] != 0  # whatever was asked, nobody else sees as this seat
    assert tuple(found) == expected


def test_no_message_carries_the_seed_or_another_hand(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key, lang="en"), ben.sit_at(key), Client(server.port).sit_at(key, lang="ru")]
    stored = server.hub.store.table(key)
    assert stored is not None
    for _ in range(60):
        for table in tables:
            table.catch_up()
        actor = next((table for table in tables if table.position.get("options")), None)
        if actor is None or stored.phase != "playing":
            break
        text, seat = actor.position["options"][0]["text"], actor.position["look"]
        actor.ask(t="try", seat=seat, texts=[text, text])
        actor.ask(t="helps", seat=seat)
        actor.act(text)
    play = server.hub.rooms[key].play
    assert play is not None
    secrets = [stored.seed, play.match.state.rng.key.hex(), *stored.people(), anna.cookie, ben.cookie]
    everything = "".join(raw for table in tables for raw in table.raw)
    metrics = Client(server.port).request("GET", "/metrics").raw.decode()
    for secret in secrets:
        assert secret not in everything
        assert secret not in metrics


def test_the_socket_types_are_those_of_the_schema(server: Running) -> None:
    schema = Client(server.port).get("/socket.json")
    assert {part["$ref"] for part in schema["incoming"]["anyOf"]} == {
        f"#/$defs/{kind.__name__}" for kind in incoming.Message.__args__
    }
    assert msgspec.json.encode(schema)


# By operation on a running table: the answers to its holder, the other seat, a spectator and a stranger;
# "-" stands for an answer that is no refusal. The body is one that would be in order.
BODIES: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0, "name": "Eve"},
    "invite": {"seat": 0},
    "free": {"seat": 0},
    "remove": {"seat": 1},
    "mute": {"seat": 1},
    "allow": {"talk": False},
    "start": {},
    "branch": {"at": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]},
    "hide": {"seat": 0, "hidden": True},
    "report": {"seat": 0, "category": "other"},
    "close": {"reason": "x"},
    "ban": {"seat": 0, "reason": "x", "days": 1},
    "unsay": {"line": 1, "reason": "x"},
    "role": {"seat": 0, "role": "host"},
    "challenge": {"seat": 0, "program": "bot.x"},
}
CALLS: dict[tuple[str, str], tuple[str, ...]] = {
    ("GET", ""): ("-", "-", "-", "-"),
    ("POST", "/sit"): ("already-begun", *["not-listed"] * 3),
    ("POST", "/invite"): ("already-begun", *["not-owner"] * 3),
    ("POST", "/start"): ("already-begun", "not-owner", "not-owner", "nobody"),
    ("POST", "/free"): ("already-begun", *["not-owner"] * 3),
    ("POST", "/remove"): ("already-begun", *["not-owner"] * 3),
    ("POST", "/mute"): ("-", *["not-owner"] * 3),
    ("POST", "/allow"): ("-", *["not-owner"] * 3),
    ("POST", "/rematch"): ("not-finished", "not-finished", "not-seated", "nobody"),
    ("GET", "/log"): ("-", "not-your-seat", "not-your-seat", "not-your-seat"),
    ("GET", "/record"): ("-", "not-your-seat", "not-your-seat", "not-your-seat"),
    ("GET", "/facts"): ("-", "-", "-", "-"),
    ("GET", "/replay"): ("not-finished",) * 4,
    ("POST", "/branch"): ("not-finished",) * 4,
    ("GET", "/hidden"): ("-", "-", "-", "-"),
    ("POST", "/hide"): ("hide-self", "-", "-", "nobody"),
    ("POST", "/report"): ("hide-self", "-", "-", "nobody"),
    ("POST", "/close"): ("not-moderator",) * 4,
    ("POST", "/ban"): ("not-moderator",) * 4,
    ("POST", "/unsay"): ("not-moderator",) * 4,
    ("POST", "/role"): ("not-moderator",) * 4,
    ("POST", "/challenge"): ("already-begun", "not-owner", "not-owner", "nobody"),
    ("POST", "/leave"): ("-", "-", "not-seated", "nobody"),
}


def test_every_call_about_a_table_is_tried() -> None:
    head = "/api/tables/{table}"
    found = {(one.method, one.path.removeprefix(head)) for one in OPERATIONS if one.path.startswith(head)}
    assert found == set(CALLS)


@pytest.mark.parametrize(("method", "path"), list(CALLS))
def test_each_role_gets_its_due_over_http_too(server: Running, method: str, path: str) -> None:
    key, anna, ben = two_at_table(server)
    hidden, *_ = two_at_table(server, watch=False)
    body = BODIES.get(path.strip("/"))
    query = "?look=0" if path in ("/log", "/record", "/replay") else ""
    found = []
    for person in (anna, ben, server.person("Eve"), Client(server.port)):
        answer = person.request(method, f"/api/tables/{key}{path}{query}", body)
        found.append("-" if answer.status == 200 else answer.json["error"])
    assert tuple(found) == CALLS[method, path]
    stranger = Client(server.port).request(method, f"/api/tables/{hidden}{path}{query}", body)
    assert stranger.json["error"] in ("no-table", "not-seated", "nobody", "not-moderator")
