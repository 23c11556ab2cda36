"""Preload links for what the page will need next: one round trip less on a slow line."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request

from tilewright.server.web.call import lang_of

FILE: Final = "early.json"  # written when the client is built
ASKED: Final = {
    "": ("/api/games?lang={lang}",)
}  # what a page asks of the server, by the first word of its address


class Preload(msgspec.Struct):
    """Addresses: texts and fonts by language, and what each page is made of by the first word of its address."""

    texts: dict[str, list[str]] = {}
    pages: dict[str, list[str]] = {}
    fonts: dict[str, list[str]] = {}


@lru_cache(8)
def read(file: Path, written: int) -> Preload:
    """The file as it was at that time."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Preload)
    except msgspec.DecodeError:
        return Preload()


def link(address: str) -> str:
    if address.endswith(".js"):
        return f"<{address}>; rel=modulepreload"
    if address.endswith(".woff2"):  # the page can be used without them: scripts and texts come first
        return f"<{address}>; rel=preload; as=font; type=font/woff2; crossorigin; fetchpriority=low"
    kind = "style" if address.endswith(".css") else "fetch"
    return f"<{address}>; rel=preload; as={kind}; crossorigin"


def links(root: Path, path: str, request: Request) -> str:
    """The header that names them; empty for a client without such a file."""
    file = root / FILE
    if not file.is_file():
        return ""
    early, page = read(file, file.stat().st_mtime_ns), path.partition("/")[0]
    lang = lang_of(request)
    asked = [address.format(lang=lang) for address in ASKED.get(page, ())]
    wanted = [*early.pages.get(page, []), *early.texts.get(lang, []), *asked, *early.fonts.get(lang, [])]
    return ", ".join(link(address) for address in wanted)
