"""A mail server that keeps every letter, with or without encryption, on a free port of this machine."""

import asyncio
import email
import re
import ssl
import threading
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.waiting import PATIENCE, joined


class MailSink:
    """`letters` came in, each with whether that was encrypted; `refuses` makes it say no to every recipient.

    With a context it wants STARTTLS before anything else, or speaks TLS from the first byte."""

    def __init__(self, tls: ssl.SSLContext | None = None, at_once: bool = False) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.logins: list[tuple[str, str]] = []
        self.encrypted: list[bool] = []
        self.refuses = False
        self.tls, self.at_once = tls, at_once
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        opened = asyncio.run_coroutine_threadsafe(self._open(), self.loop)
        self.port = opened.result(PATIENCE)

    async def _open(self) -> int:
        def connection() -> SMTP:
            starts = None if self.at_once else self.tls
            return SMTP(
                self, hostname="sink", tls_context=starts, require_starttls=starts is not None,
                auth_require_tls=starts is not None, authenticator=self._log_in, loop=self.loop,
            )  # fmt: skip

        at_once = self.tls if self.at_once else None
        self.server = await self.loop.create_server(connection, "127.0.0.1", 0, ssl=at_once)
        return int(self.server.sockets[0].getsockname()[1])

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        joined(self.thread)
        self.loop.close()

    async def _close(self) -> None:
        self.server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def _log_in(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: Any
    ) -> AuthResult:
        self.logins.append((given.login.decode(), given.password.decode()))
        return AuthResult(success=True)

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return "550 nobody here"
        envelope.rcpt_tos.append(address)
        return "250 ok"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter: Any = email.message_from_bytes(envelope.content, policy=default)
        self.encrypted.append(session.ssl is not None or self.at_once)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 kept"

    def address(self) -> str:
        """The link in the last letter."""
        found = re.search(r"https?://\S+/sign-in#letter=\S+", self.letters[-1][1].get_content())
        assert found is not None
        return found[0]

    def link(self) -> str:
        """The token in the link of the last letter."""
        assert self.address().startswith("https://tiles.example/sign-in#")
        return self.address().partition("#letter=")[2]


def certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A file to be trusted, and what a server on this machine shows."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "mail of a test")])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    shown = folder / "certificate.pem"
    shown.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    secret = folder / "key.pem"
    plain = serialization.NoEncryption()
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    secret.write_bytes(key.private_bytes(pem, form, plain))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(shown, secret)
    return shown, context
