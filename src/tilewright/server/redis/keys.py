"""Names, keys and digests that are derived from a host's secrets."""

import hmac
import secrets
from hashlib import blake2b, sha256
from typing import Final

from tilewright.server.settings import Settings

PREFIX: Final = "tilewright"


def derive_key(secret: str, use: str) -> bytes:
    return hmac.new(secret.encode(), f"tilewright {use}".encode(), sha256).digest()


def worker_secret(settings: Settings) -> str:
    return settings.worker_secret or settings.cluster_secret


def prefix_of(settings: Settings) -> str:
    """The same for servers and workers that belong together, another for everybody else on the same Redis."""
    secret = worker_secret(settings)
    return f"{PREFIX}:{derive_key(secret, 'prefix').hex()[:12]}" if secret else PREFIX


def digests_of(settings: Settings) -> "Digests":
    """Workers cannot make them, unless they are given the secret of the servers."""
    if settings.cluster_secret:
        return Digests(derive_key(settings.cluster_secret, "digests"))
    return Digests(secrets.token_bytes(32))


class Digests:
    """Addresses and people are counted in Redis without being named there."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def of(self, *parts: str) -> str:
        return blake2b("\n".join(parts).encode(), key=self.key, digest_size=12).hexdigest()
