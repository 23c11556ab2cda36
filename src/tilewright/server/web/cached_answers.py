"""Answers that rarely change: compressed, with an ETag, sent once."""

import gzip
import hashlib
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # keep it, but ask each time whether it is still the same
WORTH: Final = 1000  # bytes from which packing pays
MOST_TAGS: Final = 20  # that are looked at; browsers send one


class CachedAnswer:
    """Bytes with their digest, and packed if that makes them smaller."""

    def __init__(self, raw: bytes, kind: str, keep: str = ASK_AGAIN) -> None:
        self.raw = raw
        self.kind = kind
        self.keep = keep
        self.tag = f'"{hashlib.sha256(raw).hexdigest()[:24]}"'
        packed = gzip.compress(raw, 9, mtime=0) if len(raw) > WORTH else raw
        self.packed = packed if len(packed) < 0.9 * len(raw) else b""

    def response(self, request: Request) -> Response:
        headers = {"etag": self.tag, "cache-control": self.keep, "vary": "accept-encoding"}
        given = request.headers.get("if-none-match", "").split(",", MOST_TAGS)
        known = [one.strip().removeprefix("W/") for one in given]
        if self.tag in known:
            return Response(status_code=304, headers=headers)
        raw = self.raw
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            raw, headers["content-encoding"] = self.packed, "gzip"
        return Response(raw, headers=headers, media_type=self.kind)
