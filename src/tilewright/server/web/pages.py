"""Serves the page and its files; an address without a file gets the page itself."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tilewright.server.settings import Settings
from tilewright.server.web import openapi
from tilewright.server.web.cached_answers import ASK_AGAIN, FOREVER, CachedAnswer
from tilewright.server.web.preload import links

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"  # where the built client is put
HASHED: Final = "assets/"  # what lies here has a name that changes with what is in it
PAGE: Final = "text/html"
JSON: Final = "application/json"
LONGEST: Final = 250  # letters of an address: looking for a file takes longer with every folder in it
KINDS: Final = {".ftl": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}


def kind_of(file: Path) -> str:
    return KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@lru_cache(512)
def read(file: Path, written: int, keep: str) -> CachedAnswer:
    """The file as it was at that time."""
    return CachedAnswer(file.read_bytes(), kind_of(file), keep)


def file_of(root: Path, path: str) -> Path | None:
    """The file of that address inside the folder; nothing outside it and nothing hidden is there."""
    try:
        found = (root / path).resolve()
        hidden = any(part.startswith(".") for part in found.relative_to(root).parts)
        return found if found.is_file() and not hidden else None
    except (OSError, ValueError):
        return None


def find_answer(root: Path, path: str) -> CachedAnswer | None:
    file = file_of(root, path)
    if file is None:
        if "." in path.rpartition("/")[2] or path.startswith("api/"):
            return None
        file = root / "index.html"  # /table/X, /replay/X, /rules ...: the page itself knows what they mean
    return read(file, file.stat().st_mtime_ns, FOREVER if path.startswith(HASHED) else ASK_AGAIN)


def pages(settings: Settings) -> list[BaseRoute]:
    root = Path(settings.static).resolve() if settings.static else STATIC
    docs = openapi.page()
    described = CachedAnswer(msgspec.json.encode(openapi.describe_api()), JSON)
    schema = CachedAnswer(msgspec.json.encode(openapi.socket_schema()), JSON)

    async def show_docs(request: Request) -> Response:
        return HTMLResponse(docs)

    async def show_style(request: Request) -> Response:
        return read(HERE / "docs.css", 0, ASK_AGAIN).response(request)

    async def show_openapi(request: Request) -> Response:
        return described.response(request)

    async def show_socket(request: Request) -> Response:
        return schema.response(request)

    async def show(request: Request) -> Response:
        path = request.path_params["path"]
        try:
            found = find_answer(root, path) if len(path) <= LONGEST else None
        except OSError:
            found = None
        if found is None:
            return Response(status_code=404)
        answer = found.response(request)
        if found.kind == PAGE and (early := links(root, path, request)):
            answer.headers["link"] = early
            answer.headers["vary"] = "accept-encoding, accept-language"
        return answer

    return [
        Route("/docs", show_docs),
        Route("/docs.css", show_style),
        Route("/openapi.json", show_openapi),
        Route("/socket.json", show_socket),
        Route("/{path:path}", show),
    ]
