"""A device that holds passkeys, as Chromium plays it for one page."""

from typing import Any

from playwright.sync_api import Page

PLATFORM = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
# Without it a passkey of this device is picked as soon as a page offers it.
NO_OFFERS = "PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)"


class Authenticator:
    """Belongs to one page; answers by itself unless its owner refuses."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        made: Any = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": PLATFORM})
        self.key = made["authenticatorId"]

    def agrees(self, yes: bool) -> None:
        asked = {"authenticatorId": self.key, "isUserVerified": yes}
        self.session.send("WebAuthn.setUserVerified", asked)

    @property
    def passkeys(self) -> int:
        found: Any = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.key})
        return len(found["credentials"])
