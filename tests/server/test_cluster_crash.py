"""Servers on one store that are killed and drained while people play: nothing is lost or doubled."""

import signal
import threading

import pytest

from scripts.tools.scale.processes import ServerProcess
from tests.postgresql import Databases
from tests.server.crash_players import check_promises, play_on, seat_players
from tests.waiting import joined
from tilewright.server.store.store import Store

TABLES = 3


@pytest.mark.timeout(400)
def test_games_go_on_when_a_server_dies_and_another_is_drained(databases: Databases) -> None:
    with databases.ready() as url:
        servers = [ServerProcess(url), ServerProcess(url)]
        stop, players = threading.Event(), []
        try:
            for server in servers:
                server.listens()
            players = seat_players([server.port for server in servers], TABLES, stop)
            for player in players:
                player.start()
            play_on(players, 20)
            servers[0].end(signal.SIGKILL)
            play_on(players, 20)  # the other one has all tables now
            servers[0].start_again()
            servers[1].end(signal.SIGTERM)
            play_on(players, 20)
        finally:
            stop.set()
            for server in servers:
                server.end(signal.SIGKILL)
            for player in players:
                if player.ident is not None:
                    joined(player)
        store = Store(url)  # alone: all servers are gone
        assert check_promises(store, players) >= 60
        store.close()
