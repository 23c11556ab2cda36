"""What nobody can guess comes from the system's randomness; tests alone are dealt the same games again."""

import secrets
from collections.abc import Callable

import pytest

from tests.deals import deal_alike, deal_at_random
from tests.server.conftest import Running, two_at_table
from tilewright.server import secrets as server_secrets


def seeds(server: Running) -> list[str]:
    keys = [two_at_table(server)[0] for _ in range(2)]
    return [server.hub.rooms[key].table.seed for key in keys]


def test_every_table_of_a_server_has_a_seed_that_cannot_be_guessed(
    launch: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_at_random(monkeypatch)
    server = launch()
    found = [*seeds(server), server_secrets.new_seed()]
    assert len(set(found)) == 3
    assert all(len(bytes.fromhex(seed)) == 16 for seed in found)
    assert server_secrets.new_secret() != server_secrets.new_secret() != server.hub.driver.answers.secret
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{size} bytes of the system")
    monkeypatch.setattr(secrets, "token_bytes", lambda size: bytes(size))
    assert (server_secrets.new_seed(), server_secrets.new_secret()) == ("16 bytes of the system", bytes(32))


def test_a_test_is_dealt_the_same_games_again_and_each_table_another(
    server: Running, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    first = seeds(server)
    deal_alike(monkeypatch, request.node.name)
    assert seeds(server) == first
    assert first[0] != first[1]
    deal_alike(monkeypatch, "another test")
    assert not set(seeds(server)) & set(first)
    assert server.hub.driver.answers.secret == server_secrets.new_secret()
