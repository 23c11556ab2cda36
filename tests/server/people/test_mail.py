"""Signing in by e-mail, with a real mail server on this machine: letters, links, and what they do not tell."""

import io
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.conftest import Running, ShiftedClocks
from tests.server.people.accounts import MINUTE, account, error, kept, on_next_device
from tests.server.people.mail_sink import MailSink, certificate
from tests.waiting import PATIENCE, until
from tilewright.server.errors import ServerError
from tilewright.server.logs import Log
from tilewright.server.people import mail
from tilewright.server.people.letters import normalize_address
from tilewright.server.settings import Settings
from tilewright.words.texts import LANGUAGES

ASK, ENTER, ADD = "/api/sign-in/email", "/api/sign-in/letter", "/api/me/email"


@pytest.fixture
def sink() -> Iterator[MailSink]:
    found = MailSink()
    yield found
    found.stop()


@pytest.fixture
def post_office(launch: Callable[..., Running], sink: MailSink, monkeypatch: pytest.MonkeyPatch) -> Running:
    monkeypatch.setattr(mail, "EACH", (1.0, 1000))
    return launch(**settings(sink))


def settings(sink: MailSink, **more: object) -> dict[str, object]:
    own = {
        "smtp_host": "127.0.0.1",
        "smtp_port": sink.port,
        "smtp_security": "none",
        "mail_from": "Table <t@tiles.example>",
    }
    return {**own, "origins": "https://tiles.example, http://localhost", **more}


def with_address(server: Running, sink: MailSink, name: str, address: str) -> Client:
    person = server.person(name)
    before = len(sink.letters)
    assert person.post(ADD, {"address": address}) == {}
    assert len(sink.letters) == before + 1
    assert person.post(ENTER, {"token": sink.link()})["email"] == normalize_address(address)
    return person


def test_an_address_is_confirmed_and_signs_in(post_office: Running, sink: MailSink, clocks: ShiftedClocks) -> None:
    assert account(Client(post_office.port))["mail_possible"]
    anna = with_address(post_office, sink, "Anna", "Anna@Example.org")
    assert account(anna)["kept"]
    assert account(anna)["email"] == "anna@example.org"
    phone = Client(post_office.port)
    assert phone.post(ASK, {"address": "anna@example.org"}) == {}
    until(lambda: len(sink.letters) == 2, "a letter")
    to, letter = sink.letters[-1]
    assert to == "anna@example.org"
    assert letter["from"] == "Table <t@tiles.example>"
    assert "Anna" in letter.get_content()
    token = sink.link()
    assert phone.post(ENTER, {"token": token})["name"] == "Anna"
    assert error(Client(post_office.port), ENTER, {"token": token}) == "sign-in-failed"  # once
    phone.post(ASK, {"address": "anna@example.org"})
    until(lambda: len(sink.letters) == 3, "a letter")
    clocks.day += 21 * MINUTE
    assert error(Client(post_office.port), ENTER, {"token": sink.link()}) == "sign-in-failed"


def test_the_answer_is_the_same_whether_the_address_is_known_or_not(post_office: Running, sink: MailSink) -> None:
    with_address(post_office, sink, "Anna", "anna@example.org")
    stranger = Client(post_office.port)
    answers = [
        stranger.request("POST", ASK, {"address": box}) for box in ("nobody@example.org", "anna@example.org")
    ]
    assert [(answer.status, answer.raw) for answer in answers] == [(200, b"{}")] * 2
    until(lambda: len(sink.letters) == 2, "the letter to Anna")
    assert [to for to, _ in sink.letters] == ["anna@example.org"] * 2


def test_a_letter_is_written_after_the_answer(
    post_office: Running, sink: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that no time is taken for one address and not for another."""
    asked: list[str] = []
    monkeypatch.setattr(post_office.hub.store.people, "person_of_email", asked.append)
    monkeypatch.setattr(post_office.hub.mailer.queue, "put_nowait", lambda item: None)
    assert Client(post_office.port).post(ASK, {"address": "anna@example.org"}) == {}
    assert asked == []


def test_waiting_for_a_letter_does_not_show_letters_to_others(
    post_office: Running, sink: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A letter that takes long would show that somebody signs in with that address."""
    eve = with_address(post_office, sink, "Anna", "anna@example.org")
    may_go = threading.Event()
    plain = mail.deliver

    def deliver(settings: Settings, letter: mail.Letter) -> None:
        if letter.to == "anna@example.org":
            may_go.wait(PATIENCE)
        plain(settings, letter)

    monkeypatch.setattr(mail, "deliver", deliver)
    assert eve.post(ASK, {"address": "anna@example.org"}) == {}
    try:
        assert eve.post(ADD, {"address": "eve@example.org"}) == {}
        assert [to for to, _ in sink.letters] == ["anna@example.org", "eve@example.org"]
    finally:
        may_go.set()
    until(lambda: len(sink.letters) == 3, "the letter to Anna")


def test_an_address_is_confirmed_in_the_browser_that_asked_for_it(post_office: Running, sink: MailSink) -> None:
    """Else a link from a stranger would sign somebody in to the stranger's account."""
    anna = post_office.person("Anna")
    anna.post(ADD, {"address": "victim@example.org"})
    victim = Client(post_office.port)
    assert error(victim, ENTER, {"token": sink.link()}) == "letter-elsewhere"
    assert victim.cookie == ""
    assert error(post_office.person("Ben"), ENTER, {"token": sink.link()}) == "letter-elsewhere"
    assert error(on_next_device(anna), ENTER, {"token": sink.link()}) == "-"


def test_an_address_belongs_to_one_account(post_office: Running, sink: MailSink) -> None:
    anna = with_address(post_office, sink, "Anna", "one@example.org")
    ben = post_office.person("Ben")
    ben.post(ADD, {"address": "one@example.org"})
    assert error(ben, ENTER, {"token": sink.link()}) == "email-taken"
    assert account(ben)["email"] == ""
    assert error(anna, "/api/me/email/remove") == "last-way"
    anna.post("/api/me/recovery")
    Client(post_office.port).post(ASK, {"address": "one@example.org"})
    until(lambda: sink.letters[-1][1]["subject"] == "Sign in to Tilewright", "a letter")
    old = sink.link()
    assert anna.post("/api/me/email/remove")["email"] == ""
    assert error(Client(post_office.port), ENTER, {"token": old}) == "sign-in-failed"
    ben.post(ADD, {"address": "one@example.org"})
    assert ben.post(ENTER, {"token": sink.link()})["email"] == "one@example.org"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_in_the_language_of_the_person(post_office: Running, sink: MailSink, lang: str) -> None:
    anna = Client(post_office.port)
    anna.request("PUT", "/api/me", {"name": "Anna", "lang": lang})
    anna.request("POST", ADD, {"address": "anna@example.org"}, accept_language=lang)
    anna.post(ENTER, {"token": sink.link()})
    Client(post_office.port).post(ASK, {"address": "anna@example.org"})
    until(lambda: len(sink.letters) == 2, "a letter")
    script = {"en": "within 20 minutes", "ru": "действует 20 мин", "uk": "діє 20 хв", "hu": "20 percen belül"}
    for _, letter in sink.letters:
        assert script[lang] in letter.get_content()
        assert letter["subject"]
    assert "\nhttps://tiles.example/sign-in#letter=" in sink.letters[1][1].get_content()


def test_links_go_to_our_own_origin_whatever_name_the_asker_used(
    launch: Callable[..., Running], sink: MailSink
) -> None:
    server = launch(**settings(sink, host="0.0.0.0"))
    anna = with_address(server, sink, "Anna", "anna@example.org")
    anna.request("POST", ASK, {"address": "anna@example.org"}, host="evil.example")
    until(lambda: len(sink.letters) == 2, "a letter")
    assert "evil" not in sink.letters[-1][1].as_string()
    assert sink.link()


def test_without_an_origin_or_a_mail_server_nobody_is_offered_letters(
    launch: Callable[..., Running], sink: MailSink
) -> None:
    server = launch(**settings(sink, origins=""))
    anna, _ = kept(server, "Anna")
    assert not account(anna)["mail_possible"]
    assert error(anna, ADD, {"address": "anna@example.org"}) == "no-mail"
    assert error(anna, ASK, {"address": "anna@example.org"}) == "no-mail"


def test_letters_are_bounded(launch: Callable[..., Running], sink: MailSink) -> None:
    server = launch(**settings(sink, letters_per_hour=8))
    stranger = Client(server.port)
    assert [error(stranger, ASK, {"address": "a@example.org"}) for _ in range(6)] == ["-"] * 5 + [
        "too-many-letters"
    ]
    assert [error(stranger, ASK, {"address": f"b{n}@example.org"}) for n in range(3)] == [
        "-",
        "-",
        "too-many-letters",
    ]
    elsewhere = Client(server.port, source="127.0.0.2")
    assert error(elsewhere, ASK, {"address": "c@example.org"}) == "-"
    assert sink.letters == []


def test_only_letters_that_are_sent_count_for_all_together_and_more_of_them_wait(
    post_office: Running, sink: MailSink
) -> None:
    """Letters to nobody, asked for from many addresses, once kept everybody from signing in."""
    mailer = post_office.hub.mailer
    mailer.all.rate = 1e-9
    for number in range(10):
        assert error(Client(post_office.port), ASK, {"address": f"nobody{number}@example.org"}) == "-"
    anna = post_office.person("Anna")
    assert error(anna, ADD, {"address": "anna@example.org"}) == "-"
    until(mailer.queue.empty, "that all were looked at")
    assert mailer.all.left == pytest.approx(mailer.all.size - 1)
    mailer.all.left, mailer.all.rate = -0.1, 5.0
    assert error(anna, ADD, {"address": "other@example.org"}) == "-"
    assert len(sink.letters) == 2


def test_a_letter_that_cannot_be_sent_is_said_and_noted_without_the_address(
    launch: Callable[..., Running], sink: MailSink, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(Log, "stream", stream)
    monkeypatch.setattr(Log, "quiet", False)
    password = tmp_path / "password"
    password.write_text("hunter2-in-a-file\n")
    server = launch(**settings(sink, smtp_user="table", smtp_password_file=str(password)))
    anna = server.person("Anna")
    sink.refuses = True
    assert error(anna, ADD, {"address": "anna@example.org"}) == "mail-failed"
    sink.refuses = False
    assert error(anna, ADD, {"address": "anna@example.org"}) == "-"
    assert sink.logins[-1] == ("table", "hunter2-in-a-file")
    noted = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [one["why"] for one in noted if one["event"] == "letter-not-sent"] == ["SMTPRecipientsRefused"]
    for secret in ("anna@example.org", sink.link(), "hunter2"):
        assert secret not in stream.getvalue()


@pytest.mark.parametrize("at_once", [False, True])
def test_letters_go_encrypted(
    launch: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    trusted, shown = certificate(tmp_path)
    sink = MailSink(shown, at_once)
    wanted = "tls" if at_once else "starttls"
    server = launch(**settings(sink, smtp_security=wanted, smtp_user="table", smtp_password="hunter2"))
    anna = server.person("Anna")
    try:
        assert error(anna, ADD, {"address": "anna@example.org"}) == "mail-failed"  # whose certificate is this?
        assert (sink.letters, sink.logins) == ([], [])
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        assert error(anna, ADD, {"address": "anna@example.org"}) == "-"
        assert (sink.encrypted, sink.logins) == ([True], [("table", "hunter2")])
        assert anna.post(ENTER, {"token": sink.link()})["email"] == "anna@example.org"
    finally:
        sink.stop()


def test_a_server_that_cannot_encrypt_gets_nothing(launch: Callable[..., Running], sink: MailSink) -> None:
    """Nobody on the way can take STARTTLS out of its offers and read the password."""
    server = launch(**settings(sink, smtp_security="starttls", smtp_user="table", smtp_password="hunter2"))
    assert error(server.person("Anna"), ADD, {"address": "anna@example.org"}) == "mail-failed"
    assert (sink.letters, sink.logins) == ([], [])


def test_a_letter_that_fails_to_be_written_does_not_stop_the_next(
    post_office: Running, sink: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = with_address(post_office, sink, "Anna", "anna@example.org")

    def careless(address: str) -> None:
        raise RuntimeError(address)

    with monkeypatch.context() as broken:
        broken.setattr(post_office.hub.store.people, "person_of_email", careless)
        assert error(anna, ASK, {"address": "anna@example.org"}) == "-"
        until(post_office.hub.mailer.queue.empty, "that letters are looked at")
    assert error(anna, ADD, {"address": "other@example.org"}) == "-"  # sent after it


@pytest.mark.parametrize(
    "address",
    [
        "anna", "anna@", "@example.org", "a b@example.org", "a@b@example.org", "anna@example", "<a@example.org>",
        "a@example.org\nBcc: x@y.org", "a@" + "x" * 64 + ".org", "a@example..org", "a,b@example.org", "é@a.org",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ServerError, match="bad-address"):
        normalize_address(address)


def test_an_address_is_kept_as_mail_servers_write_it() -> None:
    assert normalize_address(" Anna.O'Hara+Games@Bücher.Example ") == "anna.o'hara+games@xn--bcher-kva.example"
