"""An account as its owner sees it; a guest becomes an account with the first way to sign in."""

from tilewright.server import clock
from tilewright.server.hub import Hub
from tilewright.server.people import passkeys
from tilewright.server.people.names import check_not_kept, forms_of
from tilewright.server.person import Person, Visitor
from tilewright.server.store import people
from tilewright.server.store.jobs import Job
from tilewright.server.store.store import Store
from tilewright.server.wire import account


def describe_account(hub: Hub, visitor: Visitor | None, origin: str) -> account.Account:
    """Read anew, as it is stored now; without a visitor what is possible here at all."""
    possible = passkeys.site_of(origin) is not None, hub.mailer.is_possible()
    person = hub.store.people.person(visitor.person.id) if visitor is not None else None
    if visitor is None or person is None:
        return account.Account(False, "", [], 0, "", [], *possible, 0)
    store = hub.store.people
    keys = [account.PasskeySeen(one.id, one.label, one.made, one.used) for one in store.passkeys(person.id)]
    found = store.sessions(person.id)
    sessions = [
        account.SessionSeen(one.id, one.label, one.made, one.seen, one.id == visitor.session.id) for one in found
    ]
    guest = next((one.guest for one in found if one.id == visitor.session.id), "")
    recovery = person.recovery_made if person.recovery else 0
    games = store.games_of(guest)
    return account.Account(
        bool(person.kept), person.name, keys, recovery, person.email, sessions, *possible, games
    )


async def keep_account(store: Store, person: Person) -> Job:
    """Part of whatever adds a way in; ServerError if somebody else keeps that name already."""
    await store.read(check_not_kept, store, person.name, person.id)
    return people.keep_person(person.id, forms_of(person.name), clock.now())
