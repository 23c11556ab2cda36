"""The origin under which a browser sees our pages, as it says after the guard has checked it."""

from starlette.requests import HTTPConnection

from tilewright.server.settings import Settings


def origin_of(connection: HTTPConnection, settings: Settings) -> str:
    """Browsers name it where something is changed; for all else it follows from the host and the settings."""
    if said := connection.headers.get("origin", ""):
        return said
    host = connection.headers.get("host", "")
    for one in settings.origins.split(","):
        if one.strip().partition("://")[2] == host:
            return one.strip()
    return f"{'https' if settings.secure else 'http'}://{host}"
