"""Every call about accounts as a stranger, a guest, somebody with an account, one whose session ended, and from a
foreign page."""

from typing import Any

import pytest

from tests.server.client import Client
from tests.server.conftest import Running
from tests.server.people.accounts import kept, on_next_device
from tilewright.server.people import codes
from tilewright.server.web.account import ACCOUNT

LINK_CODE = codes.new_code(codes.LINK)
RECOVERY_CODE = codes.new_code(codes.RECOVERY)
CREDENTIAL = {"flow": "x", "credential": {"id": "x"}}

# By call: a body that is in order, and the answers to a stranger, a guest and somebody with an account; "-" stands
# for an answer that is no refusal.
CALLS: dict[tuple[str, str], tuple[Any, tuple[str, str, str]]] = {
    ("GET", "/api/me/account"): (None, ("-", "-", "-")),
    ("POST", "/api/me/passkeys/options"): ({}, ("nobody", "-", "-")),
    ("POST", "/api/me/passkeys"): (CREDENTIAL, ("nobody", "passkey-late", "passkey-late")),
    ("POST", "/api/me/passkeys/remove"): ({"id": "x"}, ("nobody", "-", "-")),
    ("POST", "/api/me/recovery"): ({}, ("nobody", "-", "-")),
    ("POST", "/api/me/link"): ({}, ("nobody", "-", "-")),
    ("POST", "/api/me/email"): ({"address": "a@example.org"}, ("nobody", "no-mail", "no-mail")),
    ("POST", "/api/me/email/remove"): ({}, ("nobody", "-", "-")),
    ("POST", "/api/me/settings"): ({"theme": "dark"}, ("nobody", "settings-guest", "-")),
    ("POST", "/api/me/sessions/end"): ({"id": "x"}, ("nobody", "-", "-")),
    ("POST", "/api/sign-out"): ({}, ("-", "-", "-")),
    ("POST", "/api/me/merge"): ({"yes": True}, ("nobody", "-", "-")),
    ("GET", "/api/me/export"): (None, ("nobody", "-", "-")),
    ("POST", "/api/me/delete"): ({"name": "somebody else"}, ("nobody", "other-name", "other-name")),
    ("POST", "/api/sign-in/passkey/options"): ({}, ("-", "-", "-")),
    ("POST", "/api/sign-in/passkey"): (CREDENTIAL, ("passkey-late",) * 3),
    ("POST", "/api/sign-in/recovery"): ({"code": RECOVERY_CODE}, ("sign-in-failed",) * 3),
    ("POST", "/api/sign-in/link"): ({"code": LINK_CODE}, ("sign-in-failed",) * 3),
    ("POST", "/api/sign-in/email"): ({"address": "a@example.org"}, ("no-mail",) * 3),
    ("POST", "/api/sign-in/letter"): ({"token": "x"}, ("sign-in-failed",) * 3),
}
PEOPLE = iter(range(1000))


def test_every_call_about_accounts_is_tried() -> None:
    assert {(one.method, one.path) for one in ACCOUNT} == set(CALLS)


def outcome(person: Client, method: str, path: str, body: object, **headers: str) -> str:
    at_home = {"host": f"localhost:{person.port}", **headers}
    answer = person.request(method, path, body, **at_home)
    if answer.status != 200 and answer.raw:
        assert answer.json["words"]
        return str(answer.json["error"])
    return "-" if answer.status == 200 else str(answer.status)


@pytest.mark.parametrize(("method", "path"), list(CALLS))
def test_each_role_gets_its_due(server: Running, method: str, path: str) -> None:
    body, expected = CALLS[method, path]
    guest = server.person(f"Guest {next(PEOPLE)}")
    owner, _ = kept(server, f"Owner {next(PEOPLE)}")
    ended = on_next_device(owner)
    owner.post("/api/me/sessions/end", {"all": True})
    found = tuple(outcome(person, method, path, body) for person in (Client(server.port), guest, owner))
    assert found == expected
    assert outcome(ended, method, path, body) == expected[0]  # whose session ended is a stranger
    if method == "POST":
        victim, _ = kept(server, f"Victim {next(PEOPLE)}")
        before = victim.cookie
        assert outcome(victim, method, path, body, origin="http://evil.example") == "403"
        assert outcome(victim, method, path, body, sec_fetch_site="cross-site") == "403"
        assert outcome(victim, method, path, body, origin="null") == "403"
        assert victim.cookie == before
        assert victim.get("/api/me/account")["kept"]


def test_nobody_reaches_what_is_another_s(server: Running) -> None:
    """By ids that they should not know, but do."""
    owner, _ = kept(server, "Owner of all")
    phone = on_next_device(owner)
    thief, _ = kept(server, "Thief")
    for session in owner.get("/api/me/account")["sessions"]:
        assert thief.post("/api/me/sessions/end", {"id": session["id"]})["name"] == "Thief"
    assert [person.request("GET", "/api/me").status for person in (owner, phone)] == [200, 200]
    assert len(owner.get("/api/me/account")["sessions"]) == 2
    assert "Owner" not in thief.request("GET", "/api/me/export").raw.decode()


@pytest.mark.parametrize(("method", "path"), [one for one in CALLS if CALLS[one][0]])
def test_bodies_are_checked(server: Running, method: str, path: str) -> None:
    anna = server.person("Anna")
    odd: list[object] = [[], {"unknown": 1}, {name: 7 for name in CALLS[method, path][0]}, {"x": "y" * 20_000}]
    for body in odd:
        assert anna.request(method, path, body).status in (400, 413)
    assert anna.request(method, path, "text", content_type="text/plain").status == 415
