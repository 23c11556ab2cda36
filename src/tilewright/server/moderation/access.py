"""Who may use the server: checks for bans, read-only mode, and who may create tables."""

from typing import Final

from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.moderation import Address
from tilewright.server.store.admin_people import is_kept
from tilewright.server.store.admin_rows import is_invited

Route = tuple[str, str]

# What the page needs to say why nothing else is answered, and everybody's right to what is kept about them.
FOR_THE_BANNED: Final[frozenset[Route]] = frozenset(
    {
        ("GET", "/api/games"),
        ("GET", "/api/games/{game}/facts"),
        ("GET", "/api/games/{game}/words"),
        ("GET", "/api/rules/{game}"),
        ("GET", "/api/server"),
        ("GET", "/api/me/account"),
        ("GET", "/api/me/export"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/sign-out"),
    }
)
# What changes no game while nothing may change: moderators go on with their work.
MODERATION: Final = "/api/moderation/"
FOLLOWS: Final = "/api/tables/{table}/rematch"  # a table of people who have one already


def check_ban(hub: Hub, person: str, client: Address | None, route: Route) -> None:
    if route not in FOR_THE_BANNED:
        hub.moderation.check_ban(person, client)


def check_read_only(hub: Hub, route: Route) -> None:
    method, path = route
    if hub.moderation.read_only and method != "GET" and not path.startswith(MODERATION):
        raise ServerError(503, "server-read-only")


def may_open(hub: Hub, person: str) -> bool:
    """Whether that person may make a table here."""
    who = hub.settings.open_tables
    if who == "everybody" or hub.moderation.role(person):
        return True
    if who == "kept":
        return is_kept(hub.store, person)
    return who == "invited" and is_invited(hub.store, person)


def check_may_open(hub: Hub, person: str, path: str) -> None:
    if path != FOLLOWS and not may_open(hub, person):
        raise ServerError(403, f"server-open-{hub.settings.open_tables}")
