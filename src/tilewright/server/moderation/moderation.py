"""Roles, bans, mutes, blocks and announcements of this server, held in memory as they are stored."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import NamedTuple

from sqlalchemy import select

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.moderation.stored_types import HOST, MODERATOR, Announcement, Ban
from tilewright.server.room.names import look_alike
from tilewright.server.room.restrictions import Restrictions
from tilewright.server.store import admin_rows, schema
from tilewright.server.store.store import Store
from tilewright.server.table import StoredTable
from tilewright.server.wire import outgoing

Address = IPv4Address | IPv6Address


class StoredPeople(NamedTuple):
    """Whatever is kept here that names somebody."""

    roles: dict[str, str]
    staff: dict[str, str]
    blocks: list[tuple[str, str]]
    bans: list[Ban]


def stored_people(store: Store) -> StoredPeople:
    roles, p = admin_rows.roles(store), schema.people
    found = store.facts(select(p.c.id, p.c.name).where(p.c.id.in_(roles)))
    staff = {str(row["id"]): str(row["name"]) for row in found}
    return StoredPeople(roles, staff, admin_rows.blocks(store), admin_rows.bans(store))


def later(one: Ban, other: Ban) -> Ban:
    """The ban that ends later: a person can have two after a merge."""
    return one if not one.until or 0 < other.until < one.until else other


class Moderation(Restrictions):
    """Read once from the store; code that changes the store calls the `read_` methods."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_change: Callable[[], None] = lambda: None  # to other servers, when something was changed here
        self.changes = 0  # of this server
        self.read_only = admin_rows.is_on(store, admin_rows.READ_ONLY)
        self.roles: dict[str, str] = {}
        self.staff: dict[str, str] = {}  # the names of those who have a role
        self.banned: dict[str, Ban] = {}
        self.muted: dict[str, Ban] = {}
        self.networks: list[tuple[IPv4Network | IPv6Network, Ban]] = []
        self.blocked: defaultdict[str, set[str]] = defaultdict(set)
        self.announcements: list[Announcement] = admin_rows.announcements(store)
        self.take_people(stored_people(store))

    async def read_people(self) -> None:
        """Everything that names somebody, after a change of this server."""
        self.take_people(await self.store.read(stored_people, self.store))
        self.on_change()

    def take_people(self, found: StoredPeople) -> None:
        self.roles, self.staff = found.roles, found.staff
        self.blocked.clear()
        for person, other in found.blocks:
            self.blocked[person].add(other)
        self.take_bans(found.bans)

    # Roles.

    def role(self, person: str) -> str:
        return self.roles.get(person, "")

    def check_moderator(self, person: str) -> str:
        """The role of that person; ServerError without one."""
        if self.role(person) not in (HOST, MODERATOR):
            raise ServerError(403, "server-not-moderator")
        return self.role(person)

    def check_name(self, name: str, person: str) -> None:
        """Nobody is called like somebody who has a role here."""
        others = [shown for one, shown in self.staff.items() if one != person and shown]
        if name and any(look_alike(name, shown) for shown in others):
            raise ServerError(409, "server-name-staff", name=name)

    def note_name(self, person: str, name: str) -> None:
        """Remember the new name of a person."""
        if person in self.staff:
            self.staff[person] = name

    # Bans.

    async def read_bans(self) -> None:
        self.take_bans(await self.store.read(admin_rows.bans, self.store))
        self.on_change()

    def take_bans(self, bans: list[Ban]) -> None:
        self.banned, self.muted, self.networks = {}, {}, []
        for ban in bans:
            if ban.person:
                kept = self.muted if ban.only_chat else self.banned
                kept[ban.person] = later(kept.get(ban.person, ban), ban)
            else:
                self.networks.append((ip_network(ban.network), ban))

    def ban_of(self, person: str, address: Address | None) -> Ban | None:
        """The ban of that person or address, if any."""
        found = [self.banned[person]] if person in self.banned else []
        found += [ban for network, ban in self.networks if address is not None and address in network]
        now = clock.now()
        return next((ban for ban in found if not ban.until or ban.until > now), None)

    def check_ban(self, person: str, address: Address | None) -> None:
        ban = self.ban_of(person, address)
        if ban is None:
            return
        if not ban.until:
            raise ServerError(403, "server-banned-for-good", reason=ban.reason)
        raise ServerError(403, "server-banned", reason=ban.reason, until=clock.moment(ban.until))

    def mute_of(self, person: str) -> Ban | None:
        """The mute of that person, if any."""
        ban = self.muted.get(person)
        return None if ban is None or 0 < ban.until <= clock.now() else ban

    def check_speech(self, person: str) -> None:
        ban = self.mute_of(person)
        if ban is None:
            return
        if not ban.until:
            raise ServerError(403, "server-muted-for-good", reason=ban.reason)
        raise ServerError(403, "server-muted-until", reason=ban.reason, until=clock.moment(ban.until))

    # Blocks.

    def hears(self, listener: str, speaker: str) -> bool:
        return speaker not in self.blocked.get(listener, ())

    def keeps_away(self, one: str, other: str) -> bool:
        """Whether either of them has blocked the other."""
        return other in self.blocked.get(one, ()) or one in self.blocked.get(other, ())

    def may_join(self, person: str, table: StoredTable) -> bool:
        """Whether nobody at that table is kept away from that person, or they sit there already."""
        people = [table.owner, *table.people()]
        return person in people or not any(self.keeps_away(person, other) for other in people)

    def check_seated_with(self, person: str, others: Iterable[str]) -> None:
        """The words do not say who has blocked whom."""
        if any(self.keeps_away(person, other) for other in others):
            raise ServerError(409, "server-kept-apart")

    # Announcements.

    async def read_announcements(self) -> None:
        self.announcements = await self.store.read(admin_rows.announcements, self.store)
        self.on_change()

    def notice(self, lang: str) -> outgoing.ServerNotice:
        """In that language, else in English, else in any that there is."""
        now = clock.now()
        current = {one.lang: one for one in self.announcements if not one.until or one.until > now}
        found = current.get(lang) or current.get("en") or next(iter(current.values()), None)
        if found is None:
            return outgoing.ServerNotice(read_only=self.read_only)
        return outgoing.ServerNotice(
            read_only=self.read_only, text=found.text, level=found.level, until=found.until
        )
