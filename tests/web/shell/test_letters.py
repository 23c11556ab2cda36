"""Signing in by e-mail in the browser, with a real mail server: the address, the letter, the other device."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.server.people.mail_sink import MailSink
from tests.waiting import until
from tests.web.conftest import PHONE, Complaints, OpenPage, Serving, no_raw_keys, no_sideways_scroll
from tests.web.shell.test_account import HOST, account, game, guest, me, way
from tests.web.tools.accessibility import serious


@pytest.fixture
def sink(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> Iterator[MailSink]:
    """Where the letters of the server go meanwhile."""
    found = MailSink()
    able = replace(
        serving.settings, smtp_host="127.0.0.1", smtp_port=found.port, smtp_security="none",
        mail_from="Table <table@tiles.example>", origins=f"http://{HOST}:{serving.port}",
    )  # fmt: skip
    monkeypatch.setattr(serving.hub.mailer, "settings", able)
    yield found
    found.stop()


def test_a_letter_brings_the_games_to_another_device(
    open_page: OpenPage, sink: MailSink, complaints: Complaints
) -> None:
    complaints.refusals = "/api/"
    page = guest(open_page, "Emma")
    key = game(page)
    account(page)
    field = page.get_by_role("textbox", name="E-mail address")
    send = page.get_by_role("button", name="Send the link")
    sink.refuses = True
    field.fill("emma@example.org")
    send.click()
    expect(page.get_by_role("alert")).to_be_visible()
    sink.refuses = False
    send.click()
    expect(page.get_by_role("status").filter(has_text="on its way to emma@example.org")).to_be_visible()
    confirm = sink.address()
    assert serious(page) == []

    phone = open_page(host=HOST, viewport=PHONE)  # a letter that confirms an address is for the browser that asked
    phone.goto(confirm)
    phone.locator("[data-do=enter]").click()
    expect(phone.get_by_role("alert")).to_be_visible()
    page.goto(confirm)
    page.locator("[data-do=enter]").click()
    expect(page).not_to_have_url(re.compile("letter="))  # nobody finds it in the history
    expect(page.get_by_text("Your games are kept", exact=True)).to_be_visible()
    expect(page.get_by_text("emma@example.org")).to_be_visible()

    phone.get_by_role("button", name="Other ways to sign in").click()
    folded = way(phone, "Link by e-mail")
    folded.get_by_role("textbox").fill("Emma@Example.org")
    folded.get_by_role("button", name="Send the link").click()
    expect(folded.get_by_role("status")).to_contain_text("the link is on its way")
    no_raw_keys(phone)
    no_sideways_scroll(phone)
    assert serious(phone) == []
    until(lambda: sink.letters[-1][1]["subject"] == "Sign in to Tilewright", "a letter")
    phone.goto(sink.address())
    phone.locator("[data-do=enter]").click()
    expect(me(phone)).to_have_accessible_name("Account: Emma")
    expect(phone.locator(f'[href="/table/{key}"]')).to_be_visible()

    third = open_page(host=HOST)  # it opens once
    third.goto(sink.address())
    third.locator("[data-do=enter]").click()
    expect(third.get_by_role("alert")).to_be_visible()
    assert len(sink.letters) == 2
