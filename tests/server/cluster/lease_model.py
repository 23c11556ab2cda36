"""The protocol of the leases as a small machine, and a search through everything that it can do.

Servers stand still at any moment for any time, and whose time passes is not asked: whatever the clock of the
database does, forwards or back, is among it. Its steps are those of `tilewright.server.store.leases`: register,
renew, declare dead, acquire (also what a server has already), release, leave, and the check of a write. A
server has a name (a number) as long as it does not find that name dead."""

from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple

SERVERS: Final = 2
MOST_NAMES: Final = 3
MOST_WRITES: Final = 2
MOST_LEASES: Final = 4


class Server(NamedTuple):
    """`name` under which it is registered, `token` of the lease it believes to have (0 none), `seen` what it has
    read of the table, and `planned` a write that is on its way, which carries name and number from then."""

    name: int = 0
    token: int = 0
    seen: int = 0
    planned: tuple[int, int, int] | None = None


class World(NamedTuple):
    """What the database holds: who is alive, who is overdue, holder and number of the one lease, and the journal:
    the number under which each line was written."""

    alive: frozenset[int] = frozenset()
    overdue: frozenset[int] = frozenset()
    holder: int = 0
    token: int = 0
    journal: tuple[int, ...] = ()
    names: int = 0
    servers: tuple[Server, ...] = (Server(),) * SERVERS


class Rules(NamedTuple):
    """What can be left out, to see that it is needed."""

    fenced: bool = True  # a write checks the lease in its own transaction
    numbered: bool = True  # the journal takes no second line with the same number


def with_server(world: World, at: int, server: Server) -> World:
    servers = list(world.servers)
    servers[at] = server
    return world._replace(servers=tuple(servers))


def steps(world: World, rules: Rules) -> Iterator[tuple[str, World]]:
    for name in world.alive - world.overdue:
        yield f"the time of {name} passes", world._replace(overdue=world.overdue | {name})
    for at, server in enumerate(world.servers):
        yield from own_steps(world, rules, at, server)


def own_steps(world: World, rules: Rules, at: int, server: Server) -> Iterator[tuple[str, World]]:
    if server.name in world.alive:
        yield f"{server.name} renews", world._replace(overdue=world.overdue - {server.name})
        dead = world.overdue - {server.name}
        if dead:
            yield f"{server.name} removes", world._replace(alive=world.alive - dead, overdue=world.overdue - dead)
        yield from acquire(world, at, server)
        yield from leave(world, at, server)
    elif world.names < MOST_NAMES:  # it finds out, or starts
        fresh = Server(world.names + 1, planned=server.planned)
        known = world._replace(alive=world.alive | {fresh.name}, names=fresh.name)
        yield f"a server is {fresh.name} now", with_server(known, at, fresh)
    if server.token and server.planned is None and server.seen < MOST_WRITES:
        plan = (server.name, server.token, server.seen)
        yield f"{server.name} plans line {server.seen}", with_server(world, at, server._replace(planned=plan))
    if server.planned is not None:
        yield commit(world, rules, at, server)


def acquire(world: World, at: int, server: Server) -> Iterator[tuple[str, World]]:
    if world.holder == server.name:  # it is asked for again what it has: the lease stays, the table is read anew
        again = server._replace(token=world.token, seen=len(world.journal))
        yield f"{server.name} reads its table again", with_server(world, at, again)
    if world.holder in world.alive:
        return
    taken = server._replace(token=world.token + 1, seen=len(world.journal))
    after = world._replace(holder=server.name, token=taken.token)
    if taken.token <= MOST_LEASES:
        yield f"{server.name} takes the table as number {taken.token}", with_server(after, at, taken)


def leave(world: World, at: int, server: Server) -> Iterator[tuple[str, World]]:
    """A table is given up, or the whole server stops; what it has planned may still be on its way."""
    if server.token and (server.name, server.token) == (world.holder, world.token):
        freed = with_server(world._replace(holder=0), at, server._replace(token=0))
        yield f"{server.name} gives the table up", freed
        gone = freed._replace(alive=freed.alive - {server.name}, overdue=freed.overdue - {server.name})
        yield f"{server.name} leaves", gone


def commit(world: World, rules: Rules, at: int, server: Server) -> tuple[str, World]:
    """A write that was planned arrives at last, whatever has become of its server."""
    assert server.planned is not None
    name, token, line = server.planned
    held = (world.holder, world.token) == (name, token)
    free = line == len(world.journal) or not rules.numbered
    if (held or not rules.fenced) and free:
        own = (server.name, server.token) == (name, token)
        after = server._replace(planned=None, seen=server.seen + 1 if own else server.seen)
        return f"{name} writes line {line}", with_server(
            world._replace(journal=(*world.journal, token)), at, after
        )
    lost = (server.name, server.token) == (name, token)
    return f"{name} is refused", with_server(
        world, at, server._replace(planned=None, token=0 if lost else server.token)
    )


def is_bad(world: World) -> bool:
    """Two servers have played the table at the same time: a line comes after one of a later owner, or whoever has
    the lease now does not know all that is stored."""
    owner = (world.holder, world.token)
    blind = any((one.name, one.token) == owner and one.seen != len(world.journal) for one in world.servers)
    return blind or list(world.journal) != sorted(world.journal)


def search(rules: Rules) -> tuple[int, list[str]]:
    """How many worlds there are, and the shortest way to a bad one, if there is any."""
    first = World()
    came: dict[World, tuple[World, str] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        world = waiting.popleft()
        if is_bad(world):
            return len(came), way(came, world)
        for what, after in steps(world, rules):
            if after not in came:
                came[after] = (world, what)
                waiting.append(after)
    return len(came), []


def way(came: dict[World, tuple[World, str] | None], world: World) -> list[str]:
    found: list[str] = []
    while (before := came[world]) is not None:
        world, what = before
        found.append(what)
    return found[::-1]
