"""Passkeys: made, used, counted, removed; challenges that are good once; where they are possible at all."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.client import Answer, Client
from tests.server.conftest import Running, ShiftedClocks
from tests.server.people.accounts import error, kept
from tests.server.people.authenticator import Authenticator, packed
from tilewright.server.people import passkeys

NEW, NEW_OPTIONS = "/api/me/passkeys", "/api/me/passkeys/options"
IN, IN_OPTIONS = "/api/sign-in/passkey", "/api/sign-in/passkey/options"


class Browser(Client):
    """At `localhost`, where passkeys work, with an authenticator."""

    def __init__(self, server: Running, name: str = "Anna", counts: bool = True) -> None:
        super().__init__(server.port, name)
        self.origin = f"http://localhost:{server.port}"
        self.keys = Authenticator(self.origin, counts)

    def request(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        if method != "GET":
            headers.setdefault("origin", self.origin)
        return super().request(method, path, body, **{"host": self.origin.partition("//")[2], **headers})

    def enrol(self, label: str = "") -> Any:
        begun = self.post(NEW_OPTIONS, {})
        return self.post(
            NEW, {"flow": begun["flow"], "credential": self.keys.make(begun["options"]), "label": label}
        )

    def attempt(self, **changes: Any) -> dict[str, Any]:
        """What is sent to sign in."""
        begun = self.post(IN_OPTIONS, {})
        credential = self.keys.sign(begun["options"])
        credential["response"] |= changes
        return {"flow": begun["flow"], "credential": credential}


def test_a_passkey_is_made_and_signs_in(server: Running) -> None:
    anna = Browser(server, "Anna passkey")
    anna.introduce()
    options = anna.post(NEW_OPTIONS, {})["options"]
    assert options["rp"] == {"name": "Tilewright", "id": "localhost"}
    assert options["user"]["name"] == "Anna passkey"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    found = anna.enrol("  my\nphone ")
    assert found["kept"]
    assert [(one["label"], one["used"]) for one in found["passkeys"]] == [("my phone", 0)]
    assert anna.post(NEW_OPTIONS, {})["options"]["excludeCredentials"][0]["id"] == packed(anna.keys.id)
    phone = Browser(server)
    phone.keys = anna.keys
    entered = phone.post(IN, phone.attempt())
    assert entered["name"] == "Anna passkey"
    assert entered["passkeys"][0]["used"] > 0
    assert len(entered["sessions"]) == 2
    assert Browser(server).post(IN_OPTIONS, {})["options"]["allowCredentials"] == []


def test_a_challenge_is_good_once_and_not_for_long(server: Running, clocks: ShiftedClocks) -> None:
    anna = Browser(server, "Anna once more")
    anna.introduce()
    anna.enrol()
    attempt = anna.attempt()
    stranger = Browser(server)
    assert error(stranger, IN, attempt) == "-"
    assert error(Browser(server), IN, attempt) == "passkey-late"
    late = anna.attempt()
    clocks.passed += passkeys.LASTS + 1
    assert error(Browser(server), IN, late) == "passkey-late"
    made = anna.post(NEW_OPTIONS, {})
    other = Browser(server, "Ben other")
    other.introduce()
    body = {"flow": made["flow"], "credential": other.keys.make(made["options"]), "label": ""}
    assert error(other, NEW, body) == "passkey-late"  # somebody else's challenge
    assert error(anna, NEW, body) == "passkey-late"  # and it is used up by that
    first = anna.post(IN_OPTIONS, {})
    second = anna.post(IN_OPTIONS, {})
    mixed = {"flow": second["flow"], "credential": anna.keys.sign(first["options"])}
    assert error(Browser(server), IN, mixed) == "sign-in-failed"


def test_a_counter_that_does_not_grow_is_refused_in_words(server: Running) -> None:
    anna = Browser(server, "Anna counts")
    anna.introduce()
    anna.enrol()
    assert error(anna, IN, anna.attempt()) == "-"
    anna.keys.count -= 1  # what a copy would say
    refused = Browser(server).request("POST", IN, anna.attempt())
    assert refused.status == 403
    assert refused.json["error"] == "passkey-copied"
    assert "copy" in refused.json["words"]
    assert anna.get("/api/me/account")["sessions"][0]["current"]  # nobody else is signed out by that
    assert error(anna, IN, anna.attempt()) == "-"


def test_a_synced_passkey_never_counts(server: Running) -> None:
    anna = Browser(server, "Anna synced", counts=False)
    anna.introduce()
    anna.enrol()
    assert [error(anna, IN, anna.attempt()) for _ in range(3)] == ["-"] * 3


def test_whatever_is_wrong_is_refused_alike(server: Running) -> None:
    anna = Browser(server, "Anna alike")
    anna.introduce()
    anna.enrol()
    stranger = Browser(server)
    answers = [
        error(stranger, IN, stranger.attempt()),  # a passkey that nobody knows
        error(stranger, IN, anna.attempt(signature=packed(b"x" * 70))),
        error(stranger, IN, anna.attempt(userHandle=packed(b"x" * 32))),
        error(stranger, IN, anna.attempt(clientDataJSON="!!")),
        error(stranger, IN, anna.attempt(authenticatorData="")),
    ]
    begun = anna.post(IN_OPTIONS, {})
    for odd in ({}, {"id": 7}, {"id": packed(anna.keys.id)}, {"id": packed(anna.keys.id), "response": 3}):
        begun = anna.post(IN_OPTIONS, {})
        answers.append(error(stranger, IN, {"flow": begun["flow"], "credential": odd}))
    assert set(answers) == {"sign-in-failed"}
    made = anna.post(NEW_OPTIONS, {})
    assert error(anna, NEW, {"flow": made["flow"], "credential": {"id": "x"}, "label": ""}) == "passkey-wrong"
    made = anna.post(NEW_OPTIONS, {})
    again = {"flow": made["flow"], "credential": anna.keys.make(made["options"]), "label": ""}
    ben = Browser(server, "Ben again")
    ben.introduce()
    ben.keys = anna.keys
    assert error(anna, NEW, again) == "passkey-wrong"  # it is known already
    with pytest.raises(AssertionError, match="passkey-wrong"):
        ben.enrol()


def test_a_passkey_with_an_id_that_none_has_is_not_kept_or_looked_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is too long to be named again could not be removed; and databases do not take every text."""
    anna = Browser(server, "Anna long")
    anna.introduce()
    anna.keys.id = b"x" * 1024
    with pytest.raises(AssertionError, match="passkey-wrong"):
        anna.enrol()
    anna.keys.id = b"x" * 1023
    found = anna.enrol()["passkeys"]
    assert error(anna, NEW + "/remove", {"id": found[0]["id"]}) == "last-way"  # it can be named
    asked: list[str] = []
    monkeypatch.setattr(server.hub.store.people, "passkey", asked.append)
    for odd in ("\0", "a b", "é", "a" * 1365, ""):
        begun = anna.post(IN_OPTIONS, {})
        assert error(anna, IN, {"flow": begun["flow"], "credential": {"id": odd}}) == "sign-in-failed"
    assert set(asked) == {""}


def test_a_passkey_for_another_site_is_no_way_in(server: Running) -> None:
    anna = Browser(server, "Anna phished")
    anna.introduce()
    anna.enrol()
    anna.keys.origin = "http://evil.localhost"
    assert error(Browser(server), IN, anna.attempt()) == "sign-in-failed"
    made = anna.post(NEW_OPTIONS, {})
    body = {"flow": made["flow"], "credential": anna.keys.make(made["options"])}
    assert error(anna, NEW, body) == "passkey-wrong"


def test_the_last_way_in_stays(server: Running) -> None:
    anna = Browser(server, "Anna last")
    anna.introduce()
    (first,) = anna.enrol("first")["passkeys"]
    assert error(anna, "/api/me/passkeys/remove", {"id": first["id"]}) == "last-way"
    anna.keys = Authenticator(anna.origin)
    anna.enrol("second")
    stranger, _ = kept(server, "Eve last")
    assert error(stranger, "/api/me/passkeys/remove", {"id": first["id"]}) == "-"  # another's: nothing happens
    assert len(anna.get("/api/me/account")["passkeys"]) == 2
    found = anna.post("/api/me/passkeys/remove", {"id": first["id"]})
    assert [one["label"] for one in found["passkeys"]] == ["second"]
    anna.post("/api/me/recovery")
    assert anna.post("/api/me/passkeys/remove", {"id": found["passkeys"][0]["id"]})["kept"]


def test_of_two_that_are_removed_at_once_one_stays(server: Running) -> None:
    anna = Browser(server, "Anna hasty")
    anna.introduce()
    anna.enrol("first")
    anna.keys = Authenticator(anna.origin)
    both = [one["id"] for one in anna.enrol("second")["passkeys"]]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda key: error(anna, NEW + "/remove", {"id": key}), both))
    assert sorted(found) == ["-", "last-way"]
    assert len(anna.get("/api/me/account")["passkeys"]) == 1


def test_passkeys_are_offered_where_browsers_make_them(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    possible = passkeys.site_of
    for origin in ("http://localhost:1", "http://a.localhost", "https://tiles.example", "https://tiles.example:8"):
        assert possible(origin) is not None, origin
    for origin in ("http://127.0.0.1", "https://[::1]:3", "https://10.0.0.1", "http://tiles.example", "null", ""):
        assert possible(origin) is None, origin
    bare = server.person("Anna bare")
    assert not bare.get("/api/me/account")["passkeys_possible"]
    assert error(bare, NEW_OPTIONS, {}) == "no-passkeys"
    assert error(bare, IN_OPTIONS, {}) == "no-passkeys"
    assert Browser(server).get("/api/me/account")["passkeys_possible"]
    monkeypatch.setattr(passkeys, "library", lambda: None)
    assert not Browser(server).get("/api/me/account")["passkeys_possible"]
    assert error(Browser(server), IN_OPTIONS, {}) == "no-passkeys"


def test_behind_a_proxy_with_https_the_origin_is_that_of_the_settings(launch: Callable[..., Running]) -> None:
    server = launch(secure=True, origins="https://tiles.example")
    browser = Browser(server)
    browser.origin = "https://tiles.example"
    assert browser.get("/api/me/account")["passkeys_possible"]
    assert browser.post(IN_OPTIONS, {})["options"]["rpId"] == "tiles.example"


def test_open_challenges_are_bounded() -> None:
    open_ones = passkeys.Challenges()
    flows = [open_ones.new("")[0] for _ in range(passkeys.MOST + 5)]
    assert len(open_ones.open) == passkeys.MOST
    assert flows[0] not in open_ones.open
    assert flows[-1] in open_ones.open
