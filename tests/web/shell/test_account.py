"""Accounts in the browser: passkeys, the recovery code, another device, sessions, merging, one's own data."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Complaints, OpenPage, Serving, no_raw_keys, no_sideways_scroll
from tests.web.tools.accessibility import serious, unseen_focus
from tests.web.tools.authenticator import NO_OFFERS, Authenticator
from tests.web.tools.seating import KNOWN, RANDOM, ask

HOST = "localhost"


def guest(open_page: OpenPage, name: str = "Anna", **more: object) -> Page:
    """Somebody who has a name and nothing that keeps their games. The name of an account stays taken on this
    server, so no other test may use it."""
    page = open_page(host=HOST, **more)
    ask(page, "PUT", "/api/me", {"name": name, "mark": "key"})
    page.add_init_script(KNOWN)
    return page


def game(page: Page) -> str:
    """A running game of the person at this page."""
    made = ask(page, "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, RANDOM]})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


def account(page: Page) -> None:
    page.goto("/account")
    page.locator("[data-do=delete]").wait_for()


def me(page: Page) -> Locator:
    """The button with one's own name in the head of the page."""
    return page.get_by_role("banner").get_by_role("button", name=re.compile("^Account"))


def way(page: Page, title: str) -> Locator:
    """One way in on the page to sign in, unfolded."""
    way = page.locator("details", has=page.get_by_text(title, exact=True))
    way.locator("summary").click()
    return way


def enter_by_code(page: Page, title: str, code: str) -> None:
    folded = way(page, title)
    field = folded.get_by_role("textbox", name=title)
    expect(field).to_be_focused()
    field.fill(code)
    page.keyboard.press("Enter")


def recovery_code(page: Page) -> str:
    """Makes one, and confirms that it was written down."""
    page.locator("[data-do=recovery]").click()
    return written_down(page)


def written_down(page: Page) -> str:
    dialog = page.get_by_role("dialog")
    done = dialog.get_by_role("button", name="Done")
    expect(done).to_be_disabled()
    code = dialog.locator("output").inner_text()
    dialog.get_by_label("I have written it down").check()
    done.click()
    expect(dialog).to_have_count(0)
    return code


def link_code(page: Page) -> str:
    page.locator("[data-do=link]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("This address works on this machine only.")).to_be_visible()
    return dialog.locator("output").inner_text()


def test_a_passkey_keeps_the_games_and_brings_them_back(open_page: OpenPage, complaints: Complaints) -> None:
    complaints.refusals = "/api/me"
    page = guest(open_page, "Petra")
    device = Authenticator(page)
    key = game(page)
    account(page)
    expect(page.get_by_text("Only in this browser")).to_be_visible()
    add = page.get_by_role("button", name="Add a passkey")
    device.agrees(False)
    add.click()
    expect(page.get_by_role("alert")).to_contain_text("cancelled or not answered in time")
    device.agrees(True)
    add.click()
    expect(page.get_by_text("Your games are kept", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Remove: Chrom"))).to_be_visible()
    assert device.passkeys == 1
    add.click()
    expect(page.get_by_role("alert")).to_contain_text("already has a passkey")
    assert serious(page) == []

    page.evaluate(NO_OFFERS)
    page.locator("[data-do=sign-out]").click()  # no question: they are kept
    page.get_by_role("banner").get_by_role("link", name="Sign in").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(me(page)).to_have_accessible_name("Account: Petra")
    expect(page.locator(f'[href="/table/{key}"]')).to_be_visible()

    me(page).click()
    page.get_by_role("link", name="Account").click()
    page.locator("[data-do=sign-out]").click()
    page.get_by_role("banner").get_by_role("link", name="Sign in").wait_for()
    page.goto("/sign-in")  # here the browser offers it by itself, and the device takes it
    expect(me(page)).to_have_accessible_name("Account: Petra")

    account(page)
    remove = page.get_by_role("button", name=re.compile("^Remove: Chrom"))
    for refused in (True, False):
        remove.click()
        page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        if refused:  # the last way in stays
            expect(page.get_by_role("alert")).to_be_visible()
            recovery_code(page)
    expect(remove).to_have_count(0)


def test_a_recovery_code_opens_the_account_elsewhere_once(open_page: OpenPage, complaints: Complaints) -> None:
    complaints.refusals = "/api/sign-in/"
    page = guest(open_page, "Renate")
    account(page)
    page.locator("[data-do=recovery]").click()
    dialog = page.get_by_role("dialog")
    code = dialog.locator("output").inner_text()
    dialog.get_by_role("button", name="Copy").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code
    assert serious(page) == []
    page.emulate_media(media="print")
    paper = page.locator(".printed")
    expect(paper).to_contain_text(code)
    for said in ("Renate", page.evaluate("location.host"), "/sign-in"):
        expect(paper).to_contain_text(said)
    expect(dialog).not_to_be_visible()
    page.emulate_media(media="screen")
    assert written_down(page) == code
    expect(page.get_by_text("Your games are kept", exact=True)).to_be_visible()

    other = open_page("/sign-in", host=HOST, viewport=PHONE)
    enter_by_code(other, "Recovery code", "nothing like it")
    expect(other.get_by_role("alert")).to_be_visible()
    no_raw_keys(other)
    other.get_by_role("textbox", name="Recovery code").fill(f"  {code.lower().replace('-', ' – ')} ")
    other.keyboard.press("Enter")
    expect(other.get_by_role("dialog")).to_contain_text("is used up")
    new = written_down(other)
    assert new != code
    expect(me(other)).to_have_accessible_name("Account: Renate")

    third = open_page("/sign-in", host=HOST)
    enter_by_code(third, "Recovery code", code)
    expect(third.get_by_role("alert")).to_be_visible()
    expect(me(third)).to_have_count(0)


def test_another_device_comes_by_a_link_and_brings_its_games(open_page: OpenPage, complaints: Complaints) -> None:
    complaints.refusals = "/api/sign-in/"
    page, other = guest(open_page, "Linus"), guest(open_page, "Phone", viewport=PHONE)
    brought = game(other)
    account(page)
    recovery_code(page)
    page.locator("[data-do=link]").click()
    dialog = page.get_by_role("dialog")
    picture = dialog.get_by_role("img", name="QR code")
    expect(picture).to_be_visible()
    page.wait_for_function("document.querySelector('dialog img').naturalWidth > 0")
    expect(dialog.get_by_role("timer")).to_have_text(re.compile(r"\d+:\d\d"))
    dialog.get_by_role("button", name="Copy link").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert serious(page) == []

    other.goto(address)
    enter = other.get_by_role("button", name="Sign in here")
    enter.wait_for()
    assert other.evaluate("location.hash") == ""  # nobody finds it in the history
    enter.click()
    expect(other.get_by_text("One game was played in this browser")).to_be_visible()
    no_sideways_scroll(other)
    assert serious(other) == []
    other.get_by_role("button", name="Take them over").click()
    expect(me(other)).to_have_accessible_name("Account: Linus")
    expect(other.locator(f'[href="/table/{brought}"]')).to_be_visible()

    expect(dialog).to_have_count(0)  # it closes when the other device has come
    expect(page.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(1)
    page.goto("/")
    expect(page.locator(f'[href="/table/{brought}"]')).to_be_visible()
    other.goto(address)
    other.get_by_role("button", name="Sign in here").click()
    expect(other.get_by_role("alert")).to_be_visible()  # it was for one use


def test_a_session_that_ends_elsewhere_is_noticed_and_nothing_typed_is_lost(
    open_page: OpenPage, serving: Serving, complaints: Complaints
) -> None:
    complaints.refusals = "/api/me"
    page, other = guest(open_page, "Sessy"), open_page("/sign-in", host=HOST)
    key = game(page)
    account(page)
    recovery_code(page)
    enter_by_code(other, "Code from another device", link_code(page).lower())
    expect(me(other)).to_have_accessible_name("Account: Sessy")
    eve = serving.client("Eve").sit_at(key)  # somebody to talk to
    other.goto(f"/table/{key}?plain=1")
    other.get_by_role("button", name="Chat").click()
    message = other.get_by_role("textbox", name="Say something")
    message.fill("Well played, and")

    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Sign out everywhere else").click()
    said = other.locator("[data-ban=signed-out]")
    expect(said).to_contain_text("signed out in this browser")
    expect(message).to_have_value("Well played, and")
    said.get_by_role("link", name="Sign in").click()
    enter_by_code(other, "Code from another device", link_code(page))
    other.wait_for_url(f"**/table/{key}**")
    expect(said).to_have_count(0)
    other.locator("header .turn").wait_for()
    if not message.is_visible():
        other.get_by_role("button", name="Chat").click()
    expect(message).to_have_value("Well played, and")
    eve.close()


def test_whoever_keeps_nothing_is_warned_before_signing_out(open_page: OpenPage) -> None:
    page = guest(open_page, "Wanda")
    account(page)
    page.locator("[data-do=sign-out]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("nobody can come back to them")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    page.locator("[data-do=sign-out]").click()
    dialog.get_by_role("button", name="Sign out and lose them").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    expect(me(page)).to_have_count(0)


def test_everything_about_oneself_can_be_taken_along_and_deleted(open_page: OpenPage, tmp_path: Path) -> None:
    page = guest(open_page, "Dora")
    key = game(page)
    account(page)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download my data").click()
    file = tmp_path / "export.json"
    downloading.value.save_as(file)
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["name"] == "Dora"
    assert [table["id"] for table in found["tables"]] == [key]

    page.locator("[data-do=delete]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_be_focused()
    assert unseen_focus(page) == ""
    delete = dialog.get_by_role("button", name="Delete everything")
    dialog.get_by_role("textbox").fill("Doris")
    expect(delete).to_be_disabled()
    assert serious(page) == []
    dialog.get_by_role("textbox").fill("Dora")
    delete.click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()
    assert page.request.get("/api/me").status == 401
    account_of_nobody = page.request.get("/api/me/account").json()
    assert account_of_nobody["sessions"] == []


def test_where_passkeys_cannot_be_the_page_says_why(open_page: OpenPage) -> None:
    page = open_page("/account")  # an IP address
    expect(page.get_by_text("You have not played here yet", exact=False)).to_be_visible()
    page.get_by_role("main").get_by_label("Name").fill("Iris")
    page.get_by_role("main").get_by_role("button", name="Save").click()
    expect(page.get_by_text("opened by an IP address", exact=False)).to_be_visible()
    expect(page.locator("[data-do=add-passkey]")).to_have_count(0)
    page.goto("/sign-in")
    expect(page.get_by_text("opened by an IP address", exact=False)).to_be_visible()
    expect(page.locator("[data-do=passkey]")).to_have_count(0)


def test_settings_go_along_to_the_next_device(open_page: OpenPage, complaints: Complaints) -> None:
    """What was chosen before the account was kept, and what is chosen later on either device."""
    complaints.refusals = "/api/me"
    page = guest(open_page, "Selma")
    page.goto("/")
    page.get_by_role("button", name="Dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    account(page)
    with page.expect_response("**/api/me/settings"):
        recovery_code(page)
    code = link_code(page)
    phone = open_page("/sign-in", host=HOST)
    expect(phone.locator("html")).to_have_attribute("data-theme", "light")
    enter_by_code(phone, "Code from another device", code)
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    phone.goto("/")
    with phone.expect_response("**/api/me/settings"):
        phone.get_by_role("button", name="Light theme").click()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
