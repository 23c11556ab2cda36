"""Limits open connections: by address, and in all; idle ones are closed when there is no room."""

from collections.abc import Callable
from typing import Final, Protocol

from tilewright.server.settings import Settings, read_networks
from tilewright.server.web.address import group, parsed

SPARE: Final = 128  # open files for the store, the bots and the pages


class Connection(Protocol):
    """A connection that asks, or has not asked yet."""

    def is_idle(self) -> bool: ...

    def hang_up(self) -> None: ...


class Connections:
    """Those that are not sockets of a table. A proxy of the host, which many people share, may have all places."""

    def __init__(self, settings: Settings, most: Callable[[], int]) -> None:
        self.each = settings.connections_each
        self.proxies = read_networks(settings.proxies)
        self.most = most
        self.all: dict[str, dict[Connection, None]] = {}  # by address, the oldest first
        self.total = 0

    def address_of(self, host: str) -> str:
        """The address that counts; "" for a proxy of the host."""
        found = parsed(host)
        ours = found is not None and any(found in network for network in self.proxies)
        return "" if ours else group(found)

    def enter(self, connection: Connection, host: str) -> str | None:
        """The address, to leave with; None: there is no place."""
        address = self.address_of(host)
        there = self.all.get(address, {})
        if address and len(there) >= self.each:
            return None
        if self.total >= self.most() and not self.make_room():
            return None
        self.all.setdefault(address, {})[connection] = None
        self.total += 1
        return address

    def leave(self, connection: Connection, address: str) -> None:
        there = self.all.get(address, {})
        if connection in there:
            del there[connection]
            self.total -= 1
            if not there:
                del self.all[address]

    def make_room(self) -> bool:
        """The connection that has waited longest at the address with the most of them goes, if it is idle."""
        for address in sorted(self.all, key=lambda one: -len(self.all[one])):
            for connection in self.all[address]:
                if connection.is_idle():
                    self.leave(connection, address)
                    connection.hang_up()
                    return True
        return False


def most_open(wanted: int) -> int:
    """As many connections as are wanted, or as the system lets us have open; asks it for more first."""
    try:
        import resource
    except ImportError:  # not on Windows
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + SPARE
    if soft != resource.RLIM_INFINITY and soft < need:
        more = need if hard == resource.RLIM_INFINITY else min(need, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
            soft = more
        except (OSError, ValueError):
            pass
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - SPARE))
