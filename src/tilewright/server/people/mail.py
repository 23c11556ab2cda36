"""Sends e-mails in the background, one at a time, through the host's mail server."""

import asyncio
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Final, NamedTuple

from tilewright.kernel.regular_files import FileError, read_regular
from tilewright.server.errors import ServerError
from tilewright.server.limits import Bucket, Buckets
from tilewright.server.logs import log, log_crash
from tilewright.server.settings import Settings

WAITING: Final = 100  # letters that may wait to be sent
TIMEOUT: Final = 20.0  # seconds for each word of the mail server
EACH: Final = (5 / 3600, 5)  # letters a second to one mailbox, and in a row
ALL: Final = (1.0, 100)  # letters a second that are sent, and in a row; more wait
LARGEST: Final = 10_000  # bytes of a file with a password


class Letter(NamedTuple):
    """What is sent, to whom."""

    to: str
    subject: str
    text: str


Waiting = tuple["Written", "asyncio.Future[bool]"]
Written = Callable[[], Awaitable[Letter | None]]  # writes the letter when it is its turn, or finds there is none


class Mailer:
    """Whoever asks for a letter to sign in with does not wait for it, so nobody can tell whether there was one;
    nor by waiting for one of their own, because those have a queue and a connection of their own."""

    def __init__(self, settings: Settings, per_hour: int) -> None:
        self.settings = settings
        self.askers = Buckets(per_hour / 3600, per_hour)  # by address
        self.boxes = Buckets(*EACH)
        self.all = Bucket(*ALL)
        self.queue: asyncio.Queue[Waiting] = asyncio.Queue(WAITING)
        self.awaited: asyncio.Queue[Waiting] = asyncio.Queue(WAITING)

    def is_possible(self) -> bool:
        """Links in letters go to the first of our own origins, whatever name the asker used for us."""
        return bool(self.settings.smtp_host and self.settings.mail_from and self.origin())

    def origin(self) -> str:
        return next((one.strip() for one in self.settings.origins.split(",") if one.strip()), "")

    def ask(self, asker: str, box: str, write: Written, awaited: bool = False) -> "asyncio.Future[bool]":
        """To be written and sent in its turn; the answer is whether it was, for those who are told (`awaited`).
        ServerError if it is too much."""
        if not self.is_possible():
            raise ServerError(409, "server-no-mail")
        for bucket in (self.askers.of(asker), self.boxes.of(box)):
            if not bucket.take():
                raise ServerError(429, "server-too-many-letters")
        sent: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        try:
            (self.awaited if awaited else self.queue).put_nowait((write, sent))
        except asyncio.QueueFull:
            raise ServerError(429, "server-too-many-letters") from None
        return sent

    async def run(self) -> None:
        """For as long as the server runs."""
        await asyncio.gather(self.work_off(self.queue), self.work_off(self.awaited))

    async def work_off(self, queue: "asyncio.Queue[Waiting]") -> None:
        while True:
            write, sent = await queue.get()
            done = False
            try:
                letter = await write()
                done = letter is None or await self.send_in_time(letter)
            except ServerError as trouble:  # not stored: the letter would lead nowhere
                log("letter-not-written", why=trouble.key)
            except Exception as error:  # the next one may go well
                log_crash("letter-not-written", error)
            if not sent.done():
                sent.set_result(done)

    async def send_in_time(self, letter: Letter) -> bool:
        """Only letters that are sent count for all together: who asks for those to nobody keeps none back."""
        await asyncio.sleep(self.all.charge(1))
        return await self.send(letter)

    async def send(self, letter: Letter) -> bool:
        try:
            await asyncio.to_thread(deliver, self.settings, letter)
        except smtplib.SMTPResponseException as error:
            log("letter-not-sent", why=type(error).__name__, code=error.smtp_code)
        except (OSError, smtplib.SMTPException, ServerError, ValueError) as error:
            log("letter-not-sent", why=type(error).__name__)
        else:
            return True
        return False


def deliver(settings: Settings, letter: Letter) -> None:
    """In a thread: it waits for the network."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2].strip("> "))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    trusted = ssl.create_default_context() if settings.smtp_security != "none" else None
    if settings.smtp_security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.smtp_host, settings.smtp_port, timeout=TIMEOUT, context=trusted
        )
    else:
        server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=TIMEOUT)
    with server:
        if settings.smtp_security == "starttls":
            server.starttls(context=trusted)
        if settings.smtp_user:
            server.login(settings.smtp_user, password_of(settings))
        server.send_message(message)


def password_of(settings: Settings) -> str:
    """From the settings, or from a file that nobody else can read."""
    if not settings.smtp_password_file:
        return settings.smtp_password
    try:
        return read_regular(Path(settings.smtp_password_file), LARGEST).decode().strip()
    except (FileError, UnicodeDecodeError):
        raise ServerError(500, "server-no-mail") from None
