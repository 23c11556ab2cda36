"""The texts of e-mails: sign-in links and confirmations of addresses."""

import re
import secrets
from typing import Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.people.mail import Letter
from tilewright.server.person import OneUseCode, Person
from tilewright.server.room.seating import digest
from tilewright.server.store import people
from tilewright.words.speech import Speech

SIGN_IN: Final = "letter"
CONFIRM: Final = "confirm"
LASTS: Final = 20 * 60_000  # milliseconds for which a link is good
MINUTES: Final = LASTS // 60_000
BOX: Final = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}")


def normalize_address(text: str) -> str:
    """An address as it is kept: in small letters, its domain as mail servers write it."""
    box, _, domain = text.strip().lower().rpartition("@")
    try:
        found = f"{box}@{domain.encode('idna').decode()}"
    except UnicodeError:
        found = ""
    if not BOX.fullmatch(found) or len(found) > 254:
        raise ServerError(400, "server-bad-address")
    return found


async def sign_in_letter(hub: Hub, address: str) -> Letter | None:
    """None if nobody signs in with that address."""
    person = await hub.store.read(hub.store.people.person_of_email, address)
    if person is None:
        return None
    link = await new_link(hub, SIGN_IN, person, address)
    speech = Speech(person.lang)
    lines = (
        speech.say("server-letter-hello", name=person.name or address),
        speech.say("server-letter-sign-in", minutes=MINUTES),
        link,
        speech.say("server-letter-ignore"),
    )
    return Letter(address, speech.say("server-letter-sign-in-subject"), "\n\n".join(lines) + "\n")


async def confirm_letter(hub: Hub, person: Person, address: str, lang: str) -> Letter:
    link = await new_link(hub, CONFIRM, person, address)
    speech = Speech(lang)
    lines = (
        speech.say("server-letter-confirm", minutes=MINUTES),
        link,
        speech.say("server-letter-ignore"),
    )
    return Letter(address, speech.say("server-letter-confirm-subject"), "\n\n".join(lines) + "\n")


async def new_link(hub: Hub, kind: str, person: Person, address: str) -> str:
    """The token stands behind the #, so that no server on the way sees or notes it."""
    token, now = secrets.token_urlsafe(32), clock.now()
    await hub.store.write(people.add_code(OneUseCode(digest(token), kind, person.id, address, now, now + LASTS)))
    return f"{hub.mailer.origin()}/sign-in#letter={token}"
