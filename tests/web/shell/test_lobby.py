"""Tables for several people: options, invitations, two browsers, bots on free seats, listed tables, rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import rounds
from tests.web.conftest import Complaints, OpenPage, Serving, plainly
from tests.web.tools.seating import RANDOM, ask, finish, seat_here, take_option


def begin_game(page: Page, name: str) -> None:
    """Presses the button and waits for the table: a page that is left at once may send nothing."""
    button = page.get_by_role("button", name=name)
    button.click()
    expect(button).not_to_be_visible()


def open_table(page: Page, game: str = "Artificium", seats: int = 2, name: str = "Anna") -> None:
    """With everybody else's seat open."""
    page.goto("/new")
    page.get_by_role("radio", name=game, exact=True).click()
    page.get_by_label("Name").fill(name)
    for _ in rounds(f"{seats} seats"):
        have = page.get_by_label(re.compile(r"^Seat \d$")).count()
        if have == seats:
            break
        page.get_by_role("button", name="fewer: Seats" if have > seats else "more: Seats").click()


def test_two_browsers_meet_by_a_link_play_and_talk(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    open_table(anna)
    anna.get_by_role("button", name="Make the table and invite").click()
    anna.get_by_role("button", name="Copy link").click()
    link = anna.evaluate("navigator.clipboard.readText()")
    assert "/join#" in link

    ben.goto(link)
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("radio", name="fish").click()
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Everybody is there.")).to_be_visible()
    begin_game(anna, "Start the game")
    for page in (anna, ben):
        plainly(page)
    asked = whose_turn(anna, ben)
    waits = ben if asked is anna else anna
    take_option(asked, '[data-option="pass"]')
    expect(waits.get_by_text("Your turn", exact=True)).to_be_visible()

    asked.get_by_role("button", name="Chat").click()
    asked.get_by_placeholder("Say something").fill("<b>good luck</b>")
    asked.get_by_role("button", name="Send").click()
    waits.get_by_role("button", name="Chat").click()
    expect(waits.get_by_text("<b>good luck</b>")).to_be_visible()


def whose_turn(*pages: Page) -> Page:
    for page in pages:
        page.locator("header .turn").wait_for()
    return next(page for page in pages if page.locator("header .turn.mine").count())


def test_a_used_link_is_refused_in_words(open_page: OpenPage, complaints: Complaints) -> None:
    page = open_page("/join#not-a-code-at-all")
    page.get_by_label("Name").fill("Carl")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("code")
    assert [line for line in complaints.lines if "404" not in line] == []
    complaints.lines.clear()


def test_free_seats_are_filled_with_bots(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, seats=3)
    page.get_by_role("button", name="Make the table and invite").click()
    expect(page.get_by_text("Waiting for 2 more players", exact=False)).to_be_visible()
    begin_game(page, "Fill with bots and start")
    plainly(page)
    page.get_by_role("button", name="Players").click()
    players = page.get_by_role("complementary", name="Players")
    expect(players.get_by_text("bot · Normal")).to_have_count(2)


def test_a_listed_table_is_seen_and_taken(open_page: OpenPage) -> None:
    anna, dora = open_page(), open_page()
    open_table(anna, name="Anna the first")
    anna.get_by_label("Show it in the list", exact=False).check()
    anna.get_by_role("button", name="Make the table and invite").click()
    anna.wait_for_url("**/table/**")
    dora.goto("/")
    dora.locator(f'a[href="{anna.url[anna.url.index("/table") :]}"]').click()
    dora.get_by_role("button", name="Sit down").click()
    dora.get_by_role("dialog").get_by_label("Name").fill("Dora")
    dora.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(anna.get_by_text("Dora")).to_be_visible()
    expect(dora.get_by_text("Everybody is there.")).to_be_visible()


def test_options_of_an_expansion_come_with_it(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "Keyflower", 3)
    hidden = page.get_by_text("Merchants: which boats and tiles")
    expect(hidden).to_have_count(0)
    page.get_by_label("With the expansion The Merchants").check()
    expect(hidden).to_be_visible()
    for seat in page.get_by_label(re.compile(r"^Seat [23]$")).all():
        if seat.evaluate("node => node.tagName") == "SELECT":
            seat.select_option("bot")
    page.get_by_role("button", name="Start the game").click()
    plainly(page)
    expect(page.get_by_role("link", name="Home")).to_have_text("Keyflower + The Merchants")


def test_a_watcher_sees_no_secrets_and_cannot_act(open_page: OpenPage, serving: Serving) -> None:
    anna = serving.client("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    anna.post(f"/api/tables/{made['id']}/start", {})
    page = open_page(f"/table/{made['id']}?plain=1")
    expect(page.locator("header .turn")).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    expect(page.get_by_role("heading", name="What has happened")).to_be_visible()


@pytest.mark.slow
def test_play_again_makes_the_next_table(open_page: OpenPage) -> None:
    page = open_page()
    key = seat_here(page, RANDOM)
    finish(page)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: key not in url)
    plainly(page)
    expect(page.locator("header .turn")).to_be_visible()


def test_who_left_on_purpose_is_replaced_when_another_asks(open_page: OpenPage, serving: Serving) -> None:
    page = open_page()
    ask(page, "PUT", "/api/me", {"name": "Anna"})
    made = ask(page, "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben = serving.client("Ben").join(made["codes"][0]["code"])
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    ben.post(f"/api/tables/{made['id']}/leave")
    page.goto(f"/table/{made['id']}?plain=1")
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Ask for a bot").click()
    expect(page.get_by_text("bot in their place", exact=False)).to_be_visible()


@pytest.mark.slow
def test_all_are_asked_before_going_far_back(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    ask(anna, "PUT", "/api/me", {"name": "Anna"})
    made = ask(anna, "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ask(ben, "POST", "/api/join", {"code": made["codes"][0]["code"], "name": "Ben"})
    ask(anna, "POST", f"/api/tables/{made['id']}/start", {})
    for page in (anna, ben):
        page.goto(f"/table/{made['id']}?plain=1")
    first = whose_turn(anna, ben)
    other = ben if first is anna else anna
    take_option(first, '[data-option="pass"]')
    take_option(other, '[data-option="pass"]')
    first.get_by_role("button", name="Log").click()
    first.get_by_role("button", name="Ask everybody to go back", exact=False).last.click()
    expect(other.get_by_text("asks everybody to go back", exact=False)).to_be_visible()
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(first.locator('[data-option="pass"]')).to_be_visible()
    expect(first.locator("header .turn.mine")).to_be_visible()
