"""An authenticator in software: makes passkeys and signs with them, as a browser hands it on."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def packed(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Authenticator:
    """With one passkey. `count` is how often it signed; one that is synced always says 0."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin = origin
        self.counts = counts
        self.count = 0
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""

    def said(self, kind: str, challenge: str) -> bytes:
        found = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(found).encode()

    def facts(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.count += self.counts
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as `navigator.credentials.create` would answer."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        facts = self.facts(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, attested)
        whole = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": facts})
        said = self.said("webauthn.create", options["challenge"])
        return self.credential({"clientDataJSON": packed(said), "attestationObject": packed(whole)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """As `navigator.credentials.get` would answer."""
        said = self.said("webauthn.get", options["challenge"])
        facts = self.facts(options["rpId"], PRESENT | VERIFIED)
        signature = self.key.sign(facts + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            {
                "clientDataJSON": packed(said),
                "authenticatorData": packed(facts),
                "signature": packed(signature),
                "userHandle": self.handle,
            }
        )

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {
            "id": packed(self.id),
            "rawId": packed(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
