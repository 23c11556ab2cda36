"""Passkeys (WebAuthn): one-time challenges, and answers of authenticators verified by a library.

The library is an extra (`tilewright[accounts]`): where it is missing, nobody is offered a passkey."""

import json
import re
import secrets
from base64 import urlsafe_b64encode
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256
from ipaddress import ip_address
from types import ModuleType
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.person import Passkey, Person
from tilewright.server.store.jobs import Job

SITE: Final = "Tilewright"
LASTS: Final = 5 * 60_000  # milliseconds in which a challenge must be answered
MOST: Final = 10_000  # challenges that are open; of more the oldest is void
EACH: Final = 20  # passkeys of one person
LONGEST: Final = 40  # letters of a label
ID: Final = re.compile(r"[\w-]{1,1364}", re.ASCII)  # as base64url; authenticators have at most 1023 bytes
LARGEST_KEY: Final = 1000  # letters of a public key, the same way: more than RSA of 4096 bits takes


@lru_cache(1)
def library() -> ModuleType | None:
    try:
        import webauthn

        return webauthn
    except ImportError:
        return None


class PasskeySite(NamedTuple):
    """Where somebody is: the origin that their browser shows, and the name that passkeys of it belong to."""

    origin: str
    name: str


def site_of(origin: str) -> PasskeySite | None:
    """None where no browser makes a passkey: at a bare address, or without HTTPS anywhere but on this machine."""
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError:
        return None
    here = name == "localhost" or name.endswith(".localhost")
    if library() is None or not name or is_address(name) or (parts.scheme != "https" and not here):
        return None
    return PasskeySite(origin, name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def site(origin: str) -> PasskeySite:
    found = site_of(origin)
    if found is None:
        raise ServerError(409, "server-no-passkeys")
    return found


class OpenChallenge(NamedTuple):
    """A challenge, for whom it is (nobody yet at a sign-in), and until when."""

    challenge: bytes
    person: str
    until: int


class Challenges:
    """Those that wait for an answer, in memory only."""

    def __init__(self) -> None:
        self.open: OrderedDict[str, OpenChallenge] = OrderedDict()

    def new(self, person: str) -> tuple[str, bytes]:
        now = clock.ticks()
        while self.open and (len(self.open) >= MOST or next(iter(self.open.values())).until <= now):
            self.open.popitem(last=False)
        flow, challenge = secrets.token_urlsafe(16), secrets.token_bytes(32)
        self.open[flow] = OpenChallenge(challenge, person, now + LASTS)
        return flow, challenge

    def take(self, flow: str, person: str) -> bytes:
        """Take a challenge, once, for the person it was made for."""
        found = self.open.pop(flow, None)
        if found is None or found.until <= clock.ticks() or found.person != person:
            raise ServerError(400, "server-passkey-late")
        return found.challenge

    def used(self, flow: str) -> tuple[Job, ...]:
        """What is stored together with what follows from one that was taken."""
        return ()


def handle_of(person: str) -> bytes:
    """By which an authenticator knows a person; it gives nothing away."""
    return sha256(f"tilewright passkey {person}".encode()).digest()


def new_options(site: PasskeySite, person: Person, known: list[Passkey], challenge: bytes) -> dict[str, Any]:
    """For a new passkey beside those that are known."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, structs

    chosen = structs.AuthenticatorSelectionCriteria(
        resident_key=structs.ResidentKeyRequirement.REQUIRED,
        user_verification=structs.UserVerificationRequirement.PREFERRED,
    )
    made = webauthn.generate_registration_options(
        rp_id=site.name, rp_name=SITE, user_id=handle_of(person.id), user_name=person.name or SITE,
        challenge=challenge, authenticator_selection=chosen, timeout=LASTS,
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
    )  # fmt: skip
    return parse_json(webauthn.options_to_json(made))


def sign_in_options(site: PasskeySite, challenge: bytes) -> dict[str, Any]:
    """For any passkey of this site: it says itself whose it is."""
    import webauthn
    from webauthn.helpers import structs

    preferred = structs.UserVerificationRequirement.PREFERRED
    made = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=challenge, timeout=LASTS, user_verification=preferred
    )
    return parse_json(webauthn.options_to_json(made))


def parse_json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def read_new(
    site: PasskeySite, person: Person, credential: dict[str, Any], challenge: bytes, label: str
) -> Passkey:
    """The passkey that a browser has made; ServerError if it is none."""
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # whatever came: nothing of it is sent back or logged
        raise ServerError(400, "server-passkey-wrong") from None
    key, public = encode_base64(found.credential_id), encode_base64(found.credential_public_key)
    if not ID.fullmatch(key) or len(public) > LARGEST_KEY:
        raise ServerError(400, "server-passkey-wrong")
    return Passkey(key, person.id, public, found.sign_count, label, clock.now())


def read_sign_in(site: PasskeySite, passkey: Passkey, credential: dict[str, Any], challenge: bytes) -> int:
    """How often the authenticator says it has signed; ServerError unless it signed this challenge here. Whether
    that is more often than before is asked when it is stored."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=0,
        )
        handle = credential["response"].get("userHandle") or ""
        if handle and not secrets.compare_digest(base64url_to_bytes(handle), handle_of(passkey.person)):
            raise ValueError
    except Exception:
        raise ServerError(403, "server-sign-in-failed") from None
    return found.new_sign_count


def encode_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def clean_label(label: str, usual: str) -> str:
    """The label as one printable line."""
    plain = "".join(letter if letter.isprintable() else " " for letter in label)
    return " ".join(plain.split())[:LONGEST] or usual or SITE
