"""People who do not want to meet, reports and their moderators, and what a host allows, in the browser."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.asking import act, person_id
from tests.web.conftest import PHONE, Complaints, OpenPage, Serving, no_raw_keys, no_sideways_scroll
from tests.web.shell.test_people import begun, people
from tests.web.tools.accessibility import serious
from tests.web.tools.screens import LANGS, SPEAK
from tests.web.tools.seating import KNOWN, ask, fetched


def shield(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=f"Hide, block or report {name}")


def chat(page: Page) -> Locator:
    panel = page.get_by_role("complementary", name="Chat")
    if not panel.is_visible():
        page.get_by_role("button", name="Chat").click()
    return panel


def judge(open_page: OpenPage, serving: Serving, name: str) -> Page:
    """A moderator with a browser."""
    page = open_page()
    ask(page, "PUT", "/api/me", {"name": name, "mark": "key"})
    ask(page, "POST", "/api/me/recovery", {})
    act(serving, "role", person=person_id(serving, name), role="moderator")
    page.add_init_script(KNOWN)
    return page


def allow(serving: Serving, monkeypatch: pytest.MonkeyPatch, **settings: object) -> None:
    """What the host of this server allows for the rest of a test."""
    monkeypatch.setattr(serving.hub, "settings", msgspec.structs.replace(serving.hub.settings, **settings))


def test_somebody_is_reported_by_a_message_and_blocked(open_page: OpenPage, serving: Serving) -> None:
    anna = open_page()
    key, (ben,) = begun(anna, serving, "Ben")
    anna.goto(f"/table/{key}?plain=1")
    there = ben.sit_at(key)
    there.ask(t="say", text="something rude")
    shield(chat(anna), "Ben").click()
    dialog = anna.get_by_role("dialog")
    expect(dialog).to_contain_text("something rude")
    dialog.get_by_role("button", name="Report").click()
    send = dialog.get_by_role("button", name="Send the report")
    expect(send).to_be_disabled()
    expect(dialog).to_contain_text("the last 20 messages of the chat")
    assert serious(anna) == []
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_role("textbox").fill("Please look.")
    dialog.get_by_label("Block Ben as well").check()
    send.click()
    expect(anna.get_by_text("the report was received").first).to_be_visible()
    expect(dialog).to_have_count(0)
    expect(chat(anna).get_by_text("something rude")).to_have_count(0)
    report = act(serving, "reports")["reports"][0]
    assert (report["category"], report["text"], report["about"]) == ("abuse", "Please look.", "line")
    assert report["context"]["chat"][-1]["text"] == "something rude"

    there.ask(t="say", text="while blocked")
    anna.goto("/account")
    listed = anna.get_by_role("region", name="People you do not want to meet")
    expect(listed.get_by_role("listitem")).to_contain_text("Ben")
    listed.get_by_role("button", name="Unblock: Ben").click()
    expect(listed).to_contain_text("Nobody is on your list.")
    anna.goto(f"/table/{key}?plain=1")
    expect(chat(anna).get_by_text("while blocked")).to_be_visible()
    assert fetched(anna, "/api/me/people") == {"people": []}


def test_who_is_hidden_or_blocked_at_the_table_is_so_on_every_device(
    open_page: OpenPage, serving: Serving
) -> None:
    anna = open_page()
    key, (ben,) = begun(anna, serving, "Ben")
    there = ben.sit_at(key)
    there.ask(t="say", text="from Ben")
    anna.goto(f"/table/{key}?plain=1")
    panel = people(anna)
    shield(panel, "Ben").click()
    dialog = anna.get_by_role("dialog", name="Ben")
    dialog.get_by_role("button", name="Hide messages").click()
    expect(dialog.get_by_role("button", name="Show messages")).to_be_visible()
    assert serious(anna) == []
    anna.keyboard.press("Escape")
    expect(chat(anna).get_by_text("from Ben")).to_have_count(0)
    other = open_page()
    code = ask(anna, "POST", "/api/me/link", {})["code"]
    ask(other, "POST", "/api/sign-in/link", {"code": code})
    other.goto(f"/table/{key}?plain=1")
    expect(chat(other).get_by_role("button", name="Show what Ben writes")).to_be_visible()
    expect(chat(other).get_by_text("from Ben")).to_have_count(0)

    shield(people(anna), "Ben").click()
    dialog.get_by_role("button", name="Block").click()
    expect(anna.get_by_text("Ben is blocked.").first).to_be_visible()
    chat(anna).get_by_role("button", name="Show what Ben writes").click()  # neither hidden nor blocked any more
    expect(chat(anna).get_by_text("from Ben")).to_be_visible()
    assert fetched(anna, "/api/me/people") == {"people": []}


def test_a_stranger_hides_what_somebody_says_while_the_page_is_open(
    open_page: OpenPage, serving: Serving, complaints: Complaints
) -> None:
    complaints.refusals = "/hide"
    key, (ben,) = begun(open_page(), serving, "Ben")
    ben.sit_at(key).ask(t="say", text="from Ben")
    stranger = open_page(f"/table/{key}?plain=1")
    chat(stranger).get_by_role("button", name="Hide what Ben writes").click()
    expect(chat(stranger).get_by_text("from Ben")).to_have_count(0)
    chat(stranger).get_by_role("button", name="Show what Ben writes").click()
    expect(chat(stranger).get_by_text("from Ben")).to_be_visible()


def test_a_moderator_reads_a_report_and_decides(open_page: OpenPage, serving: Serving) -> None:
    anna, ben = open_page(), open_page()
    key, _ = begun(anna, serving, "Ben")
    ask(ben, "PUT", "/api/me", {"name": "Bruno"})
    ben.add_init_script(KNOWN)
    ben.goto(f"/table/{key}?plain=1")
    box = chat(ben).get_by_role("textbox", name="Say something")
    for text in ("harmless", "buy my coins"):
        box.fill(text)
        ben.keyboard.press("Enter")
        expect(chat(ben).get_by_text(text)).to_be_visible()
    anna.goto(f"/table/{key}?plain=1")
    shield(chat(anna), "Bruno").last.click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("Spam").check()
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_have_count(0)

    page = judge(open_page, serving, "Mildred")
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name=re.compile("^Account")).click()
    page.get_by_role("link", name=re.compile(r"^Moderation \d+$")).click()
    card = page.get_by_role("article", name="Bruno · Spam")
    expect(card).to_contain_text("Reported by Anna")
    card.get_by_label("buy my coins").check()
    card.get_by_label("Mute in every chat").select_option("3")
    decide = card.get_by_role("button", name="Decide")
    expect(decide).to_be_disabled()
    card.get_by_label("What you decided").fill("No advertising here.")
    assert serious(page) == []
    decide.click()
    expect(card).to_contain_text("Handled by Mildred")
    expect(chat(anna).get_by_text("buy my coins")).to_have_count(0)
    expect(chat(anna).get_by_text("harmless")).to_be_visible()
    ben.goto("/")
    expect(ben.locator("[data-ban=muted]")).to_contain_text("No advertising here.")

    page.get_by_role("radio", name="Bans").click()
    page.get_by_role("button", name="Lift: Bruno").click()
    page.get_by_role("dialog").get_by_label("Why?").fill("Enough.")
    page.get_by_role("dialog").get_by_role("button", name="Lift").click()
    expect(page.get_by_role("button", name="Lift: Bruno")).to_have_count(0)
    page.get_by_role("radio", name="Log").click()
    expect(page.get_by_role("listitem").filter(has_text="Bruno").first).to_contain_text("Mute lifted")
    ben.reload()
    ben.locator(".hero .primary").wait_for()
    expect(ben.locator("[data-ban=muted]")).to_have_count(0)


def test_a_moderator_acts_at_the_table_itself(open_page: OpenPage, serving: Serving) -> None:
    anna = open_page()
    key, (ben,) = begun(anna, serving, "Ben")
    there = ben.sit_at(key)
    there.ask(t="say", text="something rude")
    page = judge(open_page, serving, "Portia")
    page.goto(f"/table/{key}?plain=1")
    shield(chat(page), "Ben").click()
    dialog = page.get_by_role("dialog", name="Ben")
    staff = dialog.get_by_role("region", name="For moderators")
    remove = staff.get_by_role("button", name="Remove this message")
    expect(remove).to_be_disabled()
    staff.get_by_role("textbox").fill("Insults.")
    remove.click()
    expect(dialog).to_have_count(0)
    expect(chat(page).get_by_text("something rude")).to_have_count(0)
    shield(people(page), "Ben").click()
    staff.get_by_role("textbox").fill("Insults.")
    staff.get_by_label("How long").select_option("7")
    staff.get_by_role("button", name="Ban").click()
    question = staff.get_by_role("group", name="Ban Ben for 7 days?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    staff.get_by_role("button", name="Ban").click()
    question.get_by_role("button", name="Ban").click()
    expect(dialog).to_have_count(0)
    assert [ban["reason"] for ban in act(serving, "bans")["bans"] if ban["name"] == "Ben"] == ["Insults."]
    shield(people(page), "Anna").click()
    anna_there = page.get_by_role("dialog", name="Anna").get_by_role("region", name="For moderators")
    anna_there.get_by_role("textbox").fill("Over.")
    anna_there.get_by_role("button", name="End this table").click()
    question = anna_there.get_by_role("group", name="End this table for everybody?")
    question.get_by_role("button", name="End this table").click()
    expect(page.locator("header .turn")).to_contain_text("Given up")


def test_only_the_invited_come_in_by_their_link(
    open_page: OpenPage, serving: Serving, monkeypatch: pytest.MonkeyPatch, complaints: Complaints
) -> None:
    complaints.refusals = "/api/invitation"
    allow(serving, monkeypatch, entry="invited", open_tables="invited")
    page = open_page("/")
    expect(page.locator("[data-ban=invited]")).to_contain_text("Open the link of your invitation")
    page.goto("/invitation#wrong")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_contain_text("wrong, used up or too old")
    page.goto(act(serving, "invite", uses=1)["path"])
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_text("Welcome!").first).to_be_visible()
    expect(page.locator("[data-ban]")).to_have_count(0)
    assert fetched(page, "/api/server")["may_open"]
    allow(serving, monkeypatch, entry="everybody", open_tables="kept")
    page.goto("/new")
    expect(page.locator("[data-ban=may-not-open]")).to_contain_text("keep their account")


def test_tables_of_the_page_are_private_where_the_host_says_so(
    open_page: OpenPage, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for private in (True, False):
        allow(serving, monkeypatch, private_by_default=private)
        page = open_page("/new")
        watch = page.get_by_label("Anyone with the link can watch")
        expect(watch).to_be_checked(checked=not private)
        page.get_by_role("textbox", name="Name").fill("Anna")
        page.locator("main .go").click()
        page.wait_for_url("**/table/**")
        made.append(fetched(page, "/api/tables/" + page.url.rpartition("/")[2]).get("watch", False))
    assert made == [False, True]


def test_what_the_host_says_is_read_on_every_page(
    open_page: OpenPage, serving: Serving, complaints: Complaints
) -> None:
    complaints.refusals = "/api/"  # nothing else is answered to the banned
    page = open_page()
    ask(page, "PUT", "/api/me", {"name": "Barred"})
    page.add_init_script(KNOWN)
    act(serving, "announce", texts={"en": "Update at eight", "hu": "Frissítés nyolckor"}, level="warning")
    try:
        page.goto("/")
        expect(page.locator("[data-ban=announcement]")).to_have_text("Update at eight")
        page.get_by_role("button", name="Magyar").click()
        expect(page.locator("[data-ban=announcement]")).to_have_text("Frissítés nyolckor")
    finally:
        act(serving, "clear-announcement")
    act(serving, "ban", person=person_id(serving, "Barred"), reason="rude", days=2)
    page.goto("/account")
    expect(page.locator("[data-ban=banned]")).to_contain_text("rude")
    expect(page.locator("[data-do=delete]")).to_be_visible()


def test_what_can_be_done_about_people_fits_a_phone_in_every_language(
    open_page: OpenPage, serving: Serving
) -> None:
    page = judge(open_page, serving, "Wilhelmine von Tilewrigh")
    key, _ = begun(open_page(), serving, "Benedikt Longname Yorks")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for lang in LANGS:
        page.goto("/moderation")
        page.evaluate(SPEAK, lang)
        page.goto(f"/table/{key}?plain=1")
        page.locator("header .more").click()
        page.locator("header .list .btn").nth(4).click()
        page.locator(".people [data-do=person]").last.click()
        dialog = page.get_by_role("dialog")
        dialog.locator("[data-do=ban]").wait_for()
        no_raw_keys(page)
        dialog.locator("[data-do=report]").click()
        dialog.locator("[data-do=send]").wait_for()
        no_raw_keys(page)
        wide, room = dialog.locator(".body").evaluate("(body) => [body.scrollWidth, body.clientWidth]")
        assert wide <= room
        no_sideways_scroll(page)


def test_a_name_at_the_table_leads_to_what_can_be_done_about_a_person(
    open_page: OpenPage, serving: Serving
) -> None:
    anna = open_page()
    dialog = anna.get_by_role("dialog", name="Ben", exact=True)
    for game in ("artificium", "keyflower"):
        key, _ = begun(anna, serving, "Ben", game=game)
        for query in ("", "?plain=1"):
            anna.goto(f"/table/{key}{query}")
            anna.locator("header .turn").wait_for()
            if game == "keyflower" and not query:
                anna.locator("[data-person='1']").click()  # the sheet about a player
            shield(anna.locator(".game"), "Ben").click()
            expect(dialog.get_by_role("button", name="Block")).to_be_visible()
            expect(shield(anna.locator(".game"), "Anna")).to_have_count(0)
            dialog.get_by_role("button", name="Close").click()
            expect(dialog).to_have_count(0)
