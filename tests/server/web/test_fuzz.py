"""Broken messages by the thousand, over the socket and over HTTP, without one internal error."""

import json
import os
import random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Table
from tests.server.conftest import Running, two_at_table
from tests.server.room.test_roles import KINDS
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.wire.lobby import Problem

ANSWERS = {(one.method, one.path): one.answer for one in OPERATIONS}
MESSAGES = int(os.environ.get("TILEWRIGHT_FUZZ", "8000"))
REQUESTS = int(os.environ.get("TILEWRIGHT_FUZZ", "8000")) // 10
ODD: list[Any] = [
    None, True, -1, 0, 3, 2**31, 2**64, -(2**70), 1.5, 1e308, "", "x", "pass", "\u0000", "😀" * 50, "{",
    "a" * 3000,
    "\ud800", [], [1, 2], {}, {"t": "act"}, [[[[[]]]]], "../../etc/passwd", "' OR 1=1 --", "<script>", "\u202e",
]  # fmt: skip


def broken(dice: random.Random) -> str | bytes:
    """A message that is nearly right, or not at all."""
    kind = dice.randrange(10)
    if kind == 0:
        return dice.randbytes(dice.randrange(200))
    if kind == 1:
        return "[" * dice.randrange(1, 5000)
    name = dice.choice([kind for kind in KINDS if kind != "end"])  # two of them, whole by chance, end the game
    message: dict[str, Any] = {"t": name, "id": dice.randrange(100), **KINDS[name][0]}
    for _ in range(dice.randrange(1, 4)):
        key = dice.choice([*message, "seat", "v", "text", "look", "extra", "id"])
        if dice.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = dice.choice(ODD)
    text = json.dumps(message)
    if kind == 2:
        at = dice.randrange(len(text))
        text = text[:at] + dice.choice('{}[]",:0x') + text[at + dice.randrange(3) :]
    return text.encode() if kind == 3 else text


def test_broken_messages_over_the_socket_are_refused_and_do_no_harm(server: Running) -> None:
    key, anna, ben = two_at_table(server)
    dice = random.Random(11)
    tables = [
        person.sit_at(key, lang=lang) for person, lang in ((anna, "en"), (ben, ""), (Client(server.port), "hu"))
    ]
    before = server.hub.metrics.errors
    people = (anna, ben, Client(server.port))
    for number in range(MESSAGES):
        which = number % 3
        try:
            tables[which].socket.send(broken(dice))
            if number % 60 < 3:
                tables[which].catch_up()
        except ConnectionClosed:  # text that is no UTF-8 ends a socket; that is the protocol's own rule
            tables[which] = people[which].sit_at(key)
    tables = [person.sit_at(key) for person in people]
    assert server.hub.metrics.errors == before
    actor = next((table for table in tables if table.position.get("options")), None)
    assert isinstance(actor, Table)
    assert actor.act(actor.position["options"][0]["text"])["t"] == "done"
    assert server.hub.store.writer.failed == 0
    assert server.hub.metrics.messages["malformed"] > MESSAGES // 10


def sample(schema: dict[str, Any], parts: dict[str, Any], dice: random.Random, deep: int = 0) -> Any:
    """Something that fits a schema, or nearly."""
    if dice.random() < 0.15 or deep > 6:
        return dice.choice(ODD)
    if "$ref" in schema:
        return sample(parts[schema["$ref"].rpartition("/")[2]], parts, dice, deep)
    if "anyOf" in schema:
        return sample(dice.choice(schema["anyOf"]), parts, dice, deep + 1)
    kind = schema.get("type")
    if kind == "object":
        fields = schema.get("properties", {})
        return {name: sample(one, parts, dice, deep + 1) for name, one in fields.items() if dice.random() < 0.9}
    if kind == "array":
        return [sample(schema.get("items", {}), parts, dice, deep + 1) for _ in range(dice.randrange(4))]
    if kind == "string":
        words = ("me", "open", "here", "bot", "greedy", "artificium", "keyflower", "Anna", "key", "en")
        return dice.choice(words)
    if kind == "integer":
        return dice.choice((-1, 0, 1, 2, 5, 100))
    return dice.choice((True, False))


def test_requests_made_from_the_description_never_fail_inside(server: Running) -> None:
    described = Client(server.port).get("/openapi.json")
    parts = described["components"]["schemas"]
    key, anna, ben = two_at_table(server)
    dice = random.Random(13)
    operations = [(p, m, o) for p, methods in described["paths"].items() for m, o in methods.items()]
    before = server.hub.metrics.errors
    statuses: dict[int, int] = {}
    for _ in range(REQUESTS):
        path, method, operation = dice.choice(operations)
        pattern = path
        path = path.replace("{table}", dice.choice((key, key, "nothing", "%00", "x" * 300)))
        path = path.replace("{game}", dice.choice(("artificium", "keyflower", "chess", "%00")))
        query = "&".join(
            f"{p['name']}={dice.choice((-1, 0, 7, 'x', '9' * 30))}" for p in operation["parameters"][1:]
        )
        body = operation.get("requestBody", {}).get("content", {})
        sent: object = None
        if "application/json" in body:
            sent = json.dumps(sample(body["application/json"]["schema"], parts, dice)).encode()
        elif body:
            sent = dice.choice(
                ("", "tilewright record 1\n", "tilewright record 1\ngame artificium\nx", "\u0000" * 50)
            )
        answer = dice.choice((anna, ben, Client(server.port))).request(
            method.upper(), f"{path}?{query}", sent, content_type=next(iter(body), "")
        )
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        assert answer.status < 500, (method, path, sent, answer.raw)
        if answer.status == 200 and "application/json" in operation["responses"]["200"]["content"]:
            msgspec.json.decode(answer.raw, type=ANSWERS[method.upper(), pattern])  # what the description promises
        if answer.status >= 400 and answer.raw:
            problem = msgspec.json.decode(answer.raw, type=Problem)
            assert problem.error
            assert problem.words
    assert server.hub.metrics.errors == before
    assert statuses.get(200, 0) > REQUESTS // 20
