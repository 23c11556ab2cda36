"""Connections that say nothing: no address can shut the others out."""

import contextlib
import http.client
import socket
from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, until
from tilewright.server.settings import Settings
from tilewright.server.web.connections import SPARE, Connections, most_open


class Line:
    """A connection of a test."""

    def __init__(self, idle: bool = True) -> None:
        self.idle = idle
        self.open = True

    def is_idle(self) -> bool:
        return self.idle

    def hang_up(self) -> None:
        self.open = False


def connections(each: int, most: int, proxies: str = "") -> Connections:
    return Connections(Settings(connections_each=each, proxies=proxies), lambda: most)


def test_each_address_has_so_many_places() -> None:
    register = connections(2, 100)
    lines = [Line() for _ in range(3)]
    assert [register.enter(line, "192.0.2.1") for line in lines] == ["192.0.2.1", "192.0.2.1", None]
    assert register.enter(Line(), "192.0.2.2") == "192.0.2.2"
    register.leave(lines[0], "192.0.2.1")
    register.leave(lines[0], "192.0.2.1")
    assert register.total == 2
    assert register.enter(lines[2], "192.0.2.1") == "192.0.2.1"
    assert register.enter(Line(), "192.0.2.1") is None
    assert register.enter(Line(), "2001:db8::1") == register.enter(Line(), "2001:db8::2")
    assert register.enter(Line(), "2001:db8::3") is None


def test_a_proxy_stands_for_many_people() -> None:
    register = connections(2, 100, proxies="10.0.0.0/8")
    assert [register.enter(Line(), "10.0.0.1") for _ in range(50)] == [""] * 50


def test_when_all_places_are_taken_the_oldest_idle_one_of_the_busiest_address_goes() -> None:
    register = connections(4, 6)
    busy = Line(idle=False)
    many = [busy, *[Line() for _ in range(3)]]
    few = [Line() for _ in range(2)]
    for line in many:
        register.enter(line, "192.0.2.1")
    for line in few:
        register.enter(line, "192.0.2.2")
    assert register.enter(Line(), "192.0.2.3") == "192.0.2.3"
    assert [line.open for line in many] == [True, False, True, True]
    assert all(line.open for line in few)
    assert register.total == 6
    for line in many + few:
        line.idle = False
    assert register.enter(Line(), "192.0.2.4") == "192.0.2.4"  # in the place of the one that came before
    for there in register.all.values():
        for one in there:
            assert isinstance(one, Line)
            one.idle = False
    assert register.enter(Line(), "192.0.2.5") is None
    assert register.total == 6


def test_there_are_no_more_places_than_files_can_be_open() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_open(100) == 100
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[1] == before[1]
    hard = before[1]
    if hard != resource.RLIM_INFINITY:
        assert most_open(2 * hard) == hard - SPARE
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def come(server: Running, source: str) -> socket.socket:
    try:
        return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (source, 0))
    except OSError:
        pytest.skip(f"{source} is no address of this machine")


def is_closed(line: socket.socket) -> bool:
    line.settimeout(0.05)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def healthy(server: Running, source: str) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, PATIENCE, (source, 0))
    with contextlib.closing(connection):
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (ConnectionError, http.client.HTTPException):
            return False


@pytest.fixture
def lines() -> Iterator[list[socket.socket]]:
    found: list[socket.socket] = []
    yield found
    for one in found:
        one.close()


def test_idle_connections_of_one_address_leave_room_for_others(
    launch: Callable[..., Running], lines: list[socket.socket]
) -> None:
    server = launch(connections_each=5, connections=8)
    lines += [come(server, "127.0.0.1") for _ in range(5)]
    until(lambda: not healthy(server, "127.0.0.1"), "a refusal")
    assert healthy(server, "127.0.0.2")
    lines += [come(server, "127.0.0.3") for _ in range(3)]
    until(lambda: healthy(server, "127.0.0.2"), "a place for a newcomer")
    until(lambda: sum(is_closed(one) for one in lines[:5]) >= 1, "the end of an idle connection")
    assert not any(is_closed(one) for one in lines[5:])


def test_sockets_of_tables_do_not_take_the_places_of_requests(launch: Callable[..., Running]) -> None:
    server = launch(connections_each=2)
    key, anna, ben = two_at_table(server)
    tables = [who.sit_at(key) for who in (anna, ben, anna, ben)]
    until(lambda: healthy(server, "127.0.0.1"), "health")
    for table in tables:
        table.catch_up()
