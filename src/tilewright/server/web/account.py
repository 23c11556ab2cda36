"""HTTP operations on one's own account: ways in, sessions, merging, export and deletion."""

import asyncio
import io
from functools import partial
from typing import Final

import segno

from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.people import account, codes, letters, passkeys, sessions
from tilewright.server.people.deletion import delete_person
from tilewright.server.people.export import Exported, make_export
from tilewright.server.people.merging import take_over
from tilewright.server.person import OneUseCode, Visitor
from tilewright.server.programs.accounts import remove_all
from tilewright.server.room.seating import digest
from tilewright.server.store import page_settings, people
from tilewright.server.store.jobs import Job
from tilewright.server.web.call import Call, nobody
from tilewright.server.web.operation import Operation
from tilewright.server.web.own_origin import origin_of
from tilewright.server.web.sign_in import LINK, SIGN_IN, add_way_in, read_account, store_or_refuse
from tilewright.server.wire import account as wire
from tilewright.server.wire.lobby import PageSettings

LINK_LASTS: Final = 10 * 60_000  # milliseconds
SENT_WITHIN: Final = 45.0  # seconds that somebody waits to hear that a letter was sent


def require_visitor(call: Call) -> Visitor:
    call.require_person()
    assert call.visitor is not None
    return call.visitor


async def own_account(call: Call) -> wire.Account:
    return await read_account(call)


# Ways in.


async def new_passkey_options(call: Call) -> wire.PasskeyOptions:
    person = call.require_person()
    site = passkeys.site(origin_of(call.request, call.hub.settings))
    known = await call.hub.store.read(call.hub.store.people.passkeys, person.id)
    if len(known) >= passkeys.EACH:
        raise ServerError(409, "server-passkeys-enough", most=passkeys.EACH)
    await account.keep_account(call.hub.store, person)  # says before anything is made that the name is another's
    flow, challenge = call.hub.challenges.new(person.id)
    return wire.PasskeyOptions(flow, passkeys.new_options(site, person, known, challenge))


async def new_passkey(call: Call) -> wire.Account:
    person, body, store = call.require_person(), call.body, call.hub.store
    site = passkeys.site(origin_of(call.request, call.hub.settings))
    challenge = call.hub.challenges.take(body.flow, person.id)
    label = passkeys.clean_label(body.label, call.label)
    found = passkeys.read_new(site, person, body.credential, challenge, label)
    if len(await store.read(store.people.passkeys, person.id)) >= passkeys.EACH:
        raise ServerError(409, "server-passkeys-enough", most=passkeys.EACH)
    keeping = await account.keep_account(store, person)
    used = call.hub.challenges.used(body.flow)
    await add_way_in(call, ServerError(409, "server-passkey-wrong"), people.add_passkey(found), keeping, *used)
    return await read_account(call)


async def remove_passkey(call: Call) -> wire.Account:
    """Of one's own; another's stays, and nobody hears that there is one."""
    person, key = call.require_person(), call.body.id
    if key in [one.id for one in await call.hub.store.read(call.hub.store.people.passkeys, person.id)]:
        await remove_way_in(call, people.remove_passkey(person.id, key))
    return await read_account(call)


async def remove_way_in(call: Call, *jobs: Job) -> None:
    """Remove a way to sign in unless it is the last, even if two are removed at the same moment."""
    await store_or_refuse(
        call, ServerError(409, "server-last-way"), *jobs, people.need_way_in(call.require_person().id)
    )


async def new_recovery(call: Call) -> wire.RecoveryCode:
    person, code = call.require_person(), codes.new_code(codes.RECOVERY)
    keeping = await account.keep_account(call.hub.store, person)
    refusal = ServerError(409, "server-name-kept", name=person.name)
    await add_way_in(call, refusal, people.set_recovery(person.id, digest(code), clock.now()), keeping)
    return wire.RecoveryCode(code)


async def new_link(call: Call) -> wire.DeviceLink:
    person, code, now = call.require_person(), codes.new_code(codes.LINK), clock.now()
    until = now + LINK_LASTS
    await add_way_in(call, nobody(), people.add_code(OneUseCode(digest(code), LINK, person.id, "", now, until)))
    address = f"{origin_of(call.request, call.hub.settings)}/sign-in#link={code}"
    return wire.DeviceLink(code, address, until, draw_qr_code(address))


def draw_qr_code(text: str) -> str:
    """A QR code as SVG without inline styles, for pages with a strict content policy."""
    stream = io.BytesIO()
    segno.make(text, error="m", micro=False).save(stream, kind="svg", xmldecl=False, omitsize=True)
    return stream.getvalue().decode()


async def add_email(call: Call) -> wire.Nothing:
    hub, person, lang = call.hub, call.require_person(), call.lang
    address = letters.normalize_address(call.body.address)
    await account.keep_account(hub.store, person)
    writing = partial(letters.confirm_letter, hub, person, address, lang)
    sent = hub.mailer.ask(call.address, address, writing, awaited=True)
    try:
        done = await asyncio.wait_for(asyncio.shield(sent), SENT_WITHIN)
    except TimeoutError:
        done = False
    if not done:
        raise ServerError(503, "server-mail-failed")
    return wire.Nothing()


async def remove_email(call: Call) -> wire.Account:
    person = call.require_person()
    if person.email:
        await remove_way_in(call, people.set_email(person.id, ""), people.void_codes(person.id))
    return await read_account(call)


async def change_settings(call: Call) -> wire.Nothing:
    """A guest's are in the browser alone."""
    refusal = ServerError(403, "server-settings-guest")
    if not call.require_person().kept:
        raise refusal
    await store_or_refuse(call, refusal, page_settings.change_settings(call.require_person().id, call.body))
    return wire.Nothing()


# Sessions.


async def end_sessions(call: Call) -> wire.Account:
    """Another one, all others, or this one, which is a sign-out. Codes that would sign in anew are void then."""
    visitor, body = require_visitor(call), call.body
    me, own = visitor.person.id, visitor.session.id
    ending = people.end_sessions(me, but=own) if body.all else people.end_session(me, body.id)
    await sessions.end(call.hub, me, ending, people.void_codes(me))
    if body.id == own and not body.all:
        call.sign_out()
    return await read_account(call)


async def sign_out(call: Call) -> wire.Nothing:
    """Also for somebody who is not signed in: then only the cookie goes."""
    if (visitor := call.visitor) is not None:
        me = visitor.person.id
        await sessions.end(call.hub, me, people.end_session(me, visitor.session.id))
    call.sign_out()
    return wire.Nothing()


# What is there.


async def merge(call: Call) -> wire.Account:
    visitor = require_visitor(call)
    if visitor.session.guest and call.body.yes:
        await take_over(call.hub, visitor.session, call.pieces())
    elif visitor.session.guest:
        await call.hub.store.write(people.leave_guest(visitor.session.id))
    return await read_account(call)


async def export_person(call: Call) -> Exported:
    return make_export(call.hub, call.require_person(), call.pieces())


async def delete_account(call: Call) -> wire.Nothing:
    """Everything, for good; whoever asks shows by their name that they mean it."""
    visitor = require_visitor(call)
    if call.body.name.strip() != visitor.person.name:
        raise ServerError(409, "server-other-name")
    await remove_all(call.hub, visitor.person.id, call.pieces())
    await delete_person(call.hub, visitor, call.pieces())
    call.sign_out()
    return wire.Nothing()


ME: Final = "/api/me"
ACCOUNT: Final = (
    Operation("GET", ME + "/account", "Ways to sign in, sessions, what is possible", own_account, wire.Account),
    Operation(
        "POST", ME + "/passkeys/options", "Begin to make a passkey", new_passkey_options, wire.PasskeyOptions
    ),
    Operation("POST", ME + "/passkeys", "Add a passkey", new_passkey, wire.Account, wire.NewPasskey),
    Operation("POST", ME + "/passkeys/remove", "Remove a passkey", remove_passkey, wire.Account, wire.PasskeyRef),
    Operation("POST", ME + "/recovery", "A new recovery code", new_recovery, wire.RecoveryCode),
    Operation("POST", ME + "/link", "A code for the next device", new_link, wire.DeviceLink),
    Operation("POST", ME + "/email", "Ask to confirm an address", add_email, wire.Nothing, wire.EmailAddress),
    Operation("POST", ME + "/email/remove", "Forget the address", remove_email, wire.Account),
    Operation("POST", ME + "/settings", "Keep settings", change_settings, wire.Nothing, PageSettings),
    Operation("POST", ME + "/sessions/end", "End sessions", end_sessions, wire.Account, wire.SessionsToEnd),
    Operation("POST", "/api/sign-out", "End this session", sign_out, wire.Nothing),
    Operation("POST", ME + "/merge", "Take over a guest's games", merge, wire.Account, wire.MergeChoice),
    Operation("GET", ME + "/export", "Everything stored about you", export_person, wire.PersonExported),
    Operation(
        "POST", ME + "/delete", "Delete everything about you", delete_account, wire.Nothing, wire.DeletionConfirmed
    ),
    *SIGN_IN,
)
