"""Keeps the names of accounts unique on a server, also against names that look alike."""

from tilewright.server.errors import ServerError
from tilewright.server.person import Person
from tilewright.server.room.names import fold_name, latinize, normalize_name
from tilewright.server.store.store import Store
from tilewright.server.wire.lobby import SeatRequest


def forms_of(name: str) -> tuple[str, str]:
    """How a name looks; two names can be taken for each other if either is the same."""
    return (latinize(name), fold_name(name)) if name else ("", "")


def check_not_kept(store: Store, name: str, person: str) -> None:
    """ServerError if somebody else keeps that name, as it would be shown."""
    if name and store.people.is_name_kept(forms_of(normalize_name(name)), person):
        raise ServerError(409, "server-name-kept", name=name)


def check_seats(store: Store, seats: list[SeatRequest], person: Person) -> None:
    """The same of everybody whom somebody seats at a new table; who has not changed a name that another keeps by
    now has to choose one."""
    for seat in seats:
        if seat.kind in ("me", "here"):
            check_not_kept(store, seat.name or (person.name if seat.kind == "me" else ""), person.id)
