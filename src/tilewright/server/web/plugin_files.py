"""Serves the files of a plugin's page and its picture, each at one address."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tilewright.games.catalogue import UnusableBundle, catalogue
from tilewright.kernel.bundle import Bundle
from tilewright.server.lobby.offers import PLUGINS, address_of
from tilewright.server.web.cached_answers import CachedAnswer

KINDS: Final = {
    ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png",
    ".webp": "image/webp", ".jpg": "image/jpeg", ".woff2": "font/woff2", ".json": "application/json",
}  # fmt: skip
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,60}(\.[A-Za-z0-9_-]{1,20}){1,3}")
MOST_FILES: Final = 200
LARGEST: Final = 2_000_000  # bytes of one file
LARGEST_PAGE: Final = 8_000_000  # of all files of a game


class PluginFiles:
    """The bytes of every file by its address. What a browser asks for is looked up here and never opened."""

    def __init__(self) -> None:
        self.found: dict[str, CachedAnswer] = {}
        for bundle in catalogue().bundles.values():
            try:
                self.found |= files_of(bundle)
            except Exception as error:
                bundle.page = bundle.picture = ""  # the table that fits any game is shown instead
                catalogue().note(f"{bundle.game.key}, page", error)

    async def show(self, request: Request) -> Response:
        found = self.found.get(f"{PLUGINS}/{request.path_params['path']}")
        return Response(status_code=404) if found is None else found.response(request)

    def route(self) -> Route:
        return Route(PLUGINS + "/{path:path}", self.show)


def files_of(bundle: Bundle) -> dict[str, CachedAnswer]:
    """The files of one game, read once; Refused if there is anything that cannot be served."""
    chosen: dict[str, Path] = {}
    if bundle.page:
        folder = place_of(bundle.page)
        for path in sorted(folder.iterdir()):
            if not path.name.startswith((".", "__")):
                chosen[address_of(bundle, path.name)] = path
        if address_of(bundle, "index.js") not in chosen:
            raise UnusableBundle(f"there is no index.js in {bundle.page}")
    if bundle.picture:
        chosen[address_of(bundle, bundle.picture)] = place_of(bundle.picture)
    if len(chosen) > MOST_FILES:
        raise UnusableBundle(f"it has more than {MOST_FILES} files")
    found = {address: read(path) for address, path in chosen.items()}
    if sum(len(one.raw) for one in found.values()) > LARGEST_PAGE:
        raise UnusableBundle(f"its files are larger than {LARGEST_PAGE} bytes")
    return found


def place_of(place: str) -> Path:
    package, _, inner = place.partition(":")
    found = files(package) / inner
    if not isinstance(found, Path):
        raise UnusableBundle(f"{place} is not a place in a file system")
    return found


def read(path: Path) -> CachedAnswer:
    if not NAME.fullmatch(path.name) or path.suffix not in KINDS:
        raise UnusableBundle(f"{path.name[:80]!r} is not a name that is served; endings are {', '.join(KINDS)}")
    if path.is_symlink() or not path.is_file() or path.stat().st_size > LARGEST:
        raise UnusableBundle(f"{path.name} is not a regular file of at most {LARGEST} bytes")
    return CachedAnswer(path.read_bytes(), KINDS[path.suffix])
