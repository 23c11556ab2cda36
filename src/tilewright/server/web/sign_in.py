"""Signing in by passkey, recovery code, device link or e-mail. All failures are counted and look the same."""

import secrets
from typing import Any, Final

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.people import account, codes, letters, passkeys, sessions
from tilewright.server.person import OneUseCode, Passkey, Person, Visitor
from tilewright.server.room.seating import digest
from tilewright.server.store import people
from tilewright.server.store.jobs import Job
from tilewright.server.store.store import Store
from tilewright.server.structs import replace
from tilewright.server.web.call import Call, nobody
from tilewright.server.web.operation import Operation
from tilewright.server.web.own_origin import origin_of
from tilewright.server.wire import account as wire

LINK: Final = "link"


def sign_in_error() -> ServerError:
    return ServerError(403, "server-sign-in-failed")


async def read_account(call: Call) -> wire.Account:
    origin = origin_of(call.request, call.hub.settings)
    return await call.hub.store.read(account.describe_account, call.hub, call.visitor, origin)


async def store_or_refuse(call: Call, refusal: ServerError, *jobs: Job) -> None:
    """Run the jobs together, or raise that refusal if the data has changed meanwhile."""
    try:
        await call.hub.store.write(*jobs)
    except ServerError as trouble:
        if trouble.key == "store-stale":
            raise refusal from None
        raise


async def add_way_in(call: Call, refusal: ServerError, *jobs: Job) -> None:
    """Add a way to sign in, unless the session that asked for it has ended."""
    session = call.visitor.session.id if call.visitor is not None else ""
    try:
        await store_or_refuse(call, refusal, people.need_session(session), *jobs)
    except ServerError:
        if await call.hub.store.read(call.hub.store.people.has_session, session):
            raise
        raise nobody() from None


async def enter(call: Call, person: Person, *jobs: Job, refusal: ServerError | None = None) -> wire.Account:
    """A new session with a new token, always; the one that this browser had before ends."""
    before = call.visitor
    guest = await call.hub.store.read(guest_of, call.hub.store, before, person)
    session, token = sessions.new_session(call.hub, person, call.label, guest)
    ending = () if before is None else (people.end_session(before.person.id, before.session.id),)
    await store_or_refuse(call, refusal or sign_in_error(), *jobs, people.new_session(session), *ending)
    if before is not None:
        sessions.close_sockets(call.hub, {before.session.id})
        call.hub.moderation.on_change()
    call.sign_in(person, session, token)
    return await read_account(call)


def guest_of(store: Store, before: Visitor | None, person: Person) -> str:
    """Whose games may be taken over: those of the guest that this very browser was, if there are any."""
    if before is None:
        return ""
    if before.person.id == person.id or not store.people.games_of(before.person.id):
        return before.session.guest
    return "" if before.person.kept else before.person.id


async def passkey_options(call: Call) -> wire.PasskeyOptions:
    site = passkeys.site(origin_of(call.request, call.hub.settings))
    flow, challenge = call.hub.challenges.new("")
    return wire.PasskeyOptions(flow, passkeys.sign_in_options(site, challenge))


async def passkey_sign_in(call: Call) -> wire.Account:
    site = passkeys.site(origin_of(call.request, call.hub.settings))
    async with call.hub.attempts.one(call.address):
        challenge = call.hub.challenges.take(call.body.flow, "")
        passkey, person = await call.hub.store.read(known_passkey, call.hub.store, id_of(call.body.credential))
        count = passkeys.read_sign_in(site, passkey, call.body.credential, challenge)
        used = people.use_passkey(passkey.id, count, clock.now())
        taken = call.hub.challenges.used(call.body.flow)
        return await enter(call, person, used, *taken, refusal=ServerError(403, "server-passkey-copied"))


def known_passkey(store: Store, key: str) -> tuple[Passkey, Person]:
    passkey = store.people.passkey(key)
    person = store.people.person(passkey.person) if passkey is not None else None
    if passkey is None or person is None:
        raise sign_in_error()
    return passkey, person


def id_of(credential: dict[str, Any]) -> str:
    found = credential.get("id")
    return found if isinstance(found, str) and passkeys.ID.fullmatch(found) else ""


async def recovery_sign_in(call: Call) -> wire.Account:
    """This uses up the code, and a new one is sent."""
    code = digest(codes.read_code(call.body.code, codes.RECOVERY))
    async with call.hub.attempts.one(call.address):
        person = await call.hub.store.read(call.hub.store.people.person_of_recovery, code)
        if person is None or not secrets.compare_digest(person.recovery, code):
            raise sign_in_error()
        new = codes.new_code(codes.RECOVERY)
        found = await enter(call, person, people.use_recovery(person.id, code, digest(new), clock.now()))
    return replace(found, code=new)


async def link_sign_in(call: Call) -> wire.Account:
    code = digest(codes.read_code(call.body.code, codes.LINK))
    async with call.hub.attempts.one(call.address, short=True):
        found, person = await call.hub.store.read(good_code, call.hub.store, code, LINK)
        return await enter(call, person, people.use_code(found))


def good_code(store: Store, code: str, *kinds: str) -> tuple[OneUseCode, Person]:
    found = store.people.code(code, clock.now())
    person = store.people.person(found.person) if found is not None else None
    if found is None or person is None or found.kind not in kinds:
        raise sign_in_error()
    return found, person


async def ask_letter(call: Call) -> wire.Nothing:
    """The same answer at once, whether anybody signs in with that address or not."""
    hub, address = call.hub, letters.normalize_address(call.body.address)
    hub.mailer.ask(call.address, address, lambda: letters.sign_in_letter(hub, address))
    return wire.Nothing()


async def letter_sign_in(call: Call) -> wire.Account:
    """The link of a letter: it signs in, or confirms the address of whoever is signed in here already."""
    async with call.hub.attempts.one(call.address):
        kinds = (letters.SIGN_IN, letters.CONFIRM)
        found, person = await call.hub.store.read(good_code, call.hub.store, digest(call.body.token), *kinds)
        if found.kind == letters.SIGN_IN:
            if person.email != found.address:  # removed meanwhile
                raise sign_in_error()
            return await enter(call, person, people.use_code(found))
        if call.me != person.id:
            raise ServerError(403, "server-letter-elsewhere")
        adding = (people.set_email(person.id, found.address), await account.keep_account(call.hub.store, person))
        await add_way_in(call, ServerError(409, "server-email-taken"), people.use_code(found), *adding)
    return await read_account(call)


SIGN_IN: Final = (
    Operation(
        "POST", "/api/sign-in/passkey/options", "Begin to sign in with a passkey", passkey_options,
        wire.PasskeyOptions,
    ),
    Operation(
        "POST", "/api/sign-in/passkey", "Sign in with a passkey", passkey_sign_in, wire.Account,
        wire.PasskeySignIn,
    ),
    Operation(
        "POST", "/api/sign-in/recovery", "Sign in with the recovery code", recovery_sign_in, wire.Account,
        wire.SignInCode,
    ),
    Operation(
        "POST", "/api/sign-in/link", "Sign in with a code from another device", link_sign_in, wire.Account,
        wire.SignInCode,
    ),
    Operation(
        "POST", "/api/sign-in/email", "Ask for an e-mail with a link", ask_letter, wire.Nothing,
        wire.EmailAddress,
    ),
    Operation(
        "POST", "/api/sign-in/letter", "Sign in with the link of an e-mail", letter_sign_in, wire.Account,
        wire.LetterToken,
    ),
)  # fmt: skip
