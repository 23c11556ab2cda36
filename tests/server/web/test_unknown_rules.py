"""Rules with options that nobody has asked for: nobody waits while they are put together, and who asks pays."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.games.catalogue import registry
from tilewright.server import costs
from tilewright.server.room import wording

HERE = "127.0.0.1"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The threads in which rules were put together since."""
    threads: list[str] = []

    def noted(**how: Any) -> Any:
        threads.append(threading.current_thread().name)
        return registry(**how)

    wording.build_rules.cache_clear()
    monkeypatch.setattr(wording, "registry", noted)
    yield threads
    wording.build_rules.cache_clear()


def paid(server: Running, ask: Callable[[], object]) -> float:
    """Of the budget of this address, which does not fill again meanwhile."""
    bucket = server.hub.work.of(HERE)
    before = bucket.filled()
    ask()
    return before - bucket.left


def test_printed_facts_are_worked_out_beside_the_loop_and_paid_for(
    launch: Callable[..., Running], built: list[str]
) -> None:
    server = launch(address_work=1, requests_per_second=1000)
    server.hub.work.of(HERE).left = 1_000_000.0
    server.hub.work.of(HERE).size = 1_000_000.0
    visitor = Client(server.port)
    path = "/api/games/keyflower/facts?players=5&merchants=true&handicap=[1,3]"
    first = paid(server, lambda: visitor.get(path))
    assert first >= costs.RULES
    assert built
    assert server.thread.name not in built
    many = len(built)
    assert paid(server, lambda: visitor.get(path)) < costs.RULES
    assert len(built) == many


@pytest.mark.parametrize("path", ["/api/play", "/api/tables"])
def test_a_new_table_with_rare_options_keeps_nobody_waiting(
    launch: Callable[..., Running], built: list[str], path: str
) -> None:
    server = launch()
    anna = server.person("Anna")
    body: dict[str, object] = {"game": "keyflower", "options": {"merchants": True, "handicap": [2]}}
    if path == "/api/tables":
        body["seats"] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    else:
        body["options"] = {"players": 3, "merchants": True, "handicap": [2]}
    built.clear()
    key = anna.post(path, body)["id"]
    if path == "/api/tables":
        anna.post(f"/api/tables/{key}/start", {"bot": "random"})
    anna.sit_at(key)
    assert built
    assert server.thread.name not in built
