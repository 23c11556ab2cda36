"""Requests that take their time: who asked when they began may be signed out or kept out before they are done."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import Request

from tests.server.asking import act, person_id
from tests.server.client import Client
from tests.server.conftest import Running
from tests.server.people.accounts import account, error, kept, on_next_device
from tests.server.people.test_passkeys import NEW, NEW_OPTIONS, Browser
from tilewright.server.people import account as keeping_accounts
from tilewright.server.web import handling

Meanwhile = Callable[[], object]


def while_the_body_comes(monkeypatch: pytest.MonkeyPatch, path: str, meanwhile: Meanwhile) -> None:
    """It was asked who asks, and then the body is long in coming."""
    real = handling.read_body

    async def read_body(request: Request, most: int) -> bytes:
        raw = await real(request, most)
        if request.url.path == path:
            await asyncio.to_thread(meanwhile)
        return raw

    monkeypatch.setattr(handling, "read_body", read_body)


def while_it_is_stored(monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile) -> None:
    """Just before a new way in is written."""
    real: Callable[..., Awaitable[Any]] = keeping_accounts.keep_account

    async def keeping(*given: Any) -> Any:
        await asyncio.to_thread(meanwhile)
        return await real(*given)

    monkeypatch.setattr(keeping_accounts, "keep_account", keeping)


def signed_out(owner: Client) -> Meanwhile:
    """Everywhere but here."""
    return lambda: owner.post("/api/me/sessions/end", {"all": True})


def with_passkey(server: Running, owner: Client) -> tuple[Browser, dict[str, Any]]:
    """Another browser of theirs, and the passkey that it is about to send."""
    browser = Browser(server)
    browser.cookie = on_next_device(owner).cookie
    begun = browser.post(NEW_OPTIONS, {})
    return browser, {"flow": begun["flow"], "credential": browser.keys.make(begun["options"])}


def test_a_thief_who_is_signed_out_meanwhile_adds_no_way_in(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, _ = kept(server, "Slow owner")
    thief, body = with_passkey(server, owner)
    while_the_body_comes(monkeypatch, NEW, signed_out(owner))
    assert error(thief, NEW, body) == "nobody"
    assert account(owner)["passkeys"] == []


@pytest.mark.parametrize("path", [NEW, "/api/me/recovery"])
def test_of_an_ended_session_nothing_is_stored_that_signs_in(
    server: Running, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    owner, code = kept(server, f"Owner of {path[8:]}")
    before = account(owner)["recovery"]
    thief, body = with_passkey(server, owner)
    while_it_is_stored(monkeypatch, signed_out(owner))
    assert error(thief, path, body if path == NEW else {}) == "nobody"
    monkeypatch.undo()
    assert (account(owner)["recovery"], account(owner)["passkeys"]) == (before, [])
    assert Client(server.port).post("/api/sign-in/recovery", {"code": code})["name"] == owner.name


def test_a_link_of_an_ended_session_is_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, _ = kept(server, "Owner of links")
    thief = on_next_device(owner)
    real = handling.check_access

    async def check_access(call: Any, operation: Any) -> None:
        await real(call, operation)
        if operation.path == "/api/me/link":
            await asyncio.to_thread(signed_out(owner))

    monkeypatch.setattr(handling, "check_access", check_access)
    assert error(thief, "/api/me/link", {}) == "nobody"


def test_who_is_banned_meanwhile_does_nothing_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = server.person("Slow Eve")
    person = person_id(server, "Slow Eve")
    body = {"name": "Slow Eve II"}
    while_the_body_comes(monkeypatch, "/api/me", lambda: act(server, "ban", person=person, reason="x", days=1))
    assert error(eve, "/api/me", body, "PUT") == "banned"
    assert act(server, "person", person=person)["name"] == "Slow Eve"
