"""A game for seven in lobby, room and record: the server takes the number of seats from the game."""

from collections.abc import Callable, Iterator

import pytest

from tests.kernel.toy import GAME
from tests.server.client import Client
from tests.server.conftest import Running, play_out
from tilewright.games.catalogue import catalogue, registry
from tilewright.kernel.bundle import INTERFACE, Bundle
from tilewright.kernel.record import read_record
from tilewright.server.web.operations import games_in

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus"]


@pytest.fixture
def server(launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One that has the toy game beside the others."""
    monkeypatch.setitem(catalogue().bundles, GAME.key, Bundle(GAME, interface=INTERFACE))
    games_in.cache_clear()
    yield launch()
    games_in.cache_clear()


def test_seven_people_play_a_game_to_its_end(server: Running) -> None:
    people = [Client(server.port, name) for name in NAMES]
    anna = people[0].introduce()
    (offered,) = [game for game in anna.get("/api/games")["games"] if game["key"] == "toy"]
    (players,) = [option for option in offered["options"] if option["name"] == "players"]
    assert players["high"] == 7

    seats = [{"kind": "me"}, *({"kind": "open"} for _ in NAMES[1:])]
    made = anna.table(seats, "toy", options={"away": [6]})
    for person, code in zip(people[1:], made["codes"], strict=True):
        person.join(code["code"])
    anna.post(f"/api/tables/{made['id']}/start", {})
    tables = [person.sit_at(made["id"]) for person in people]
    assert sorted(seat["name"] for seat in tables[6].table["seats"]) == NAMES
    assert sorted(table.position["look"] for table in tables) == list(range(7))
    play_out(tables)
    for table in tables:
        table.catch_up()
        assert table.position["over"]
        table.close()

    for lang in ("", "&lang=en"):  # the game tells no chapters
        assert anna.get(f"/api/tables/{made['id']}/replay?look=0&count=3{lang}")["chapters"] == []
    replay = read_record(anna.request("GET", f"/api/tables/{made['id']}/record").raw.decode(), registry())
    assert replay.finished
    assert replay.spec.text() == "toy(players=7,away=[6])"
    assert {line.seat for line in replay.match.lines} == set(range(7))
