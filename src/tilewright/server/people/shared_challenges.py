"""Passkey challenges that one server issues and another can verify."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.people.passkeys import LASTS, Challenges
from tilewright.server.person import OneUseCode
from tilewright.server.room.seating import digest
from tilewright.server.store.jobs import Job
from tilewright.server.store.people import note_code

USED: Final = "used challenge"  # a kind of code

MARK: Final = 32  # letters


class SharedChallenges(Challenges):
    """Made of a secret that the servers share: nothing is kept of those that nobody answers. That one was answered
    is stored with what follows from it, and cannot be stored twice."""

    def __init__(self, secret: bytes) -> None:
        super().__init__()
        self.secret = secret

    def mark(self, use: str, *parts: str) -> bytes:
        return hmac.new(self.secret, "\n".join((f"passkey {use}", *parts)).encode(), sha256).digest()

    def new(self, person: str) -> tuple[str, bytes]:
        until, nonce = str(clock.now() + LASTS), secrets.token_urlsafe(8)
        flow = f"{until}.{nonce}.{self.mark('flow', until, nonce, person).hex()[:MARK]}"
        return flow, self.mark("challenge", flow)

    def take(self, flow: str, person: str) -> bytes:
        until, _, rest = flow.partition(".")
        nonce, _, given = rest.partition(".")
        good = self.mark("flow", until, nonce, person).hex()[:MARK]
        if not hmac.compare_digest(good.encode(), given.encode()) or int(until) <= clock.now():
            raise ServerError(400, "server-passkey-late")
        return self.mark("challenge", flow)

    def used(self, flow: str) -> tuple[Job, ...]:
        return (note_code(OneUseCode(digest(flow), USED, "", "", 0, int(flow.partition(".")[0]))),)
