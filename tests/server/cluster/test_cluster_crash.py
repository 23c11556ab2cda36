"""Servers on one store that are killed and drained while people play: nothing is lost or doubled."""

import signal

import pytest

from scripts.tools.scale.processes import ServerProcess
from tests.postgresql import Databases
from tests.server.cluster.crash_players import check_promises, play_on, playing_through
from tilewright.server.store.store import Store

TABLES = 3


@pytest.mark.timeout(400)
def test_games_go_on_when_a_server_dies_and_another_is_drained(databases: Databases) -> None:
    with databases.ready() as url:
        servers = [ServerProcess(url), ServerProcess(url)]
        with playing_through(servers, TABLES) as players:
            play_on(players, 20)
            servers[0].end(signal.SIGKILL)
            play_on(players, 20)  # the other one has all tables now
            servers[0].start_again()
            servers[1].end(signal.SIGTERM)
            play_on(players, 20)
        store = Store(url)  # alone: all servers are gone
        assert check_promises(store, players) >= 60
        store.close()
