"""Sockets open at two places only, each for whom it is meant: cookies at a table, tokens of programs at theirs."""

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.asking import act, person_id, staff
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tests.server.programs.test_programs import keeper_of
from tests.waiting import PATIENCE

CLOSED = (
    "/", "/socket", "/health", "/metrics", "/internal/cluster", "/api/me", "/api/programs",
    "/api/programs/socket/", "/api/tables", "/api/tables/socket", "/api/tables//socket", "/api/tables/{table}",
    "/api/tables/{table}/sit", "/api/tables/{table}/socket/", "/api/tables/{table}/socket/socket",
)  # fmt: skip


def is_open(server: Running, path: str, **headers: str) -> bool:
    try:
        with connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers=headers, open_timeout=PATIENCE):
            return True
    except InvalidStatus:
        return False


def test_no_other_path_opens_for_anybody(server: Running) -> None:
    key, anna, _ = two_at_table(server)
    host = staff(server, "Keeper of doors", "host")
    _, made = keeper_of(server)
    assert is_open(server, f"/api/tables/{key}/socket", cookie=anna.cookie)
    for path in CLOSED:
        for headers in (
            {"cookie": anna.cookie},
            {"cookie": host.cookie},
            {"authorization": f"Bearer {made['token']}"},
        ):
            assert not is_open(server, path.format(table=key), **headers), path


@pytest.mark.parametrize("watch", [True, False])
def test_a_table_opens_for_those_who_may_see_it(server: Running, watch: bool) -> None:
    key, anna, ben = two_at_table(server, watch=watch)
    guest, host = server.person("Guest at doors"), staff(server, f"Keeper of {watch} doors", "host")
    banned = server.person("Banned at doors")
    act(server, "ban", person=person_id(server, banned.name), reason="x", days=1)
    _, made = keeper_of(server)
    path = f"/api/tables/{key}/socket"

    def opens(person: Client) -> bool:
        return is_open(server, path, cookie=person.cookie) if person.cookie else is_open(server, path)

    assert [opens(one) for one in (anna, ben)] == [True, True]
    assert [opens(one) for one in (Client(server.port), guest, host)] == [watch] * 3
    assert not opens(banned)
    assert is_open(server, path, authorization=f"Bearer {made['token']}") == watch  # as a stranger
    assert not is_open(server, path, cookie=anna.cookie, origin="http://evil.example")


def test_the_path_of_programs_takes_their_tokens_alone(server: Running) -> None:
    path, (keeper, made) = "/api/programs/socket", keeper_of(server)
    host = staff(server, "Keeper of programs", "host")
    assert is_open(server, path, authorization=f"Bearer {made['token']}")
    for cookie in (keeper.cookie, host.cookie, f"tilewright={made['token']}"):
        assert not is_open(server, path, cookie=cookie)
    for said in (f"Basic {made['token']}", made["token"], "Bearer ", f"Bearer {made['id']}"):
        assert not is_open(server, path, authorization=said)
    assert not is_open(server, path, authorization=f"Bearer {made['token']}", origin="http://evil.example")
    act(server, "ban", person=person_id(server, keeper.name), reason="x", days=1)
    assert not is_open(server, path, authorization=f"Bearer {made['token']}")
