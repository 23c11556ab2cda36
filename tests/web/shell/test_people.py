"""People at a table in the browser: lost lines, what a vote needs, removing and muting, giving up."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Client
from tests.waiting import until
from tests.web.conftest import PHONE, Complaints, OpenPage, Serving, no_raw_keys, no_sideways_scroll
from tests.web.tools.accessibility import serious
from tests.web.tools.seating import RANDOM, ask, seat_here

OPEN = {"kind": "open"}


def begun(page: Page, serving: Serving, *names: str, **more: Any) -> tuple[str, list[Client]]:
    """A begun game of the person at this page, Anna, with others who have no browser; all of them look at it."""
    ask(page, "PUT", "/api/me", {"name": "Anna"})
    seats = [{"kind": "me"}, *[OPEN] * len(names)]
    made = ask(page, "POST", "/api/tables", {"game": "artificium", "seats": seats, **more})
    others = [serving.client(name).join(code["code"]) for name, code in zip(names, made["codes"], strict=True)]
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"]), others


def long_ago(serving: Serving, key: str) -> None:
    """As if everybody who is away had been so for an hour."""
    room = serving.hub.rooms[key]
    room.gone = {person: at - 3_600_000 for person, at in room.gone.items()}
    room.opened -= 3_600_000
    room.begun -= 3_600_000
    room.table.begun -= 3_600_000
    serving.server.servers[0].get_loop().call_soon_threadsafe(room.send_table)


def people(page: Page) -> Locator:
    panel = page.get_by_role("complementary", name="Players")
    if not panel.is_visible():
        players, menu = (page.get_by_role("button", name=name) for name in ("Players", "Menu"))
        players.or_(menu).filter(visible=True).first.wait_for()
        if not players.is_visible():
            menu.click()
        players.click()
    return panel


def test_a_lost_connection_is_shown_with_the_time_for_which_the_seat_is_kept(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page()
    key, (ben,) = begun(page, serving, "Ben")
    table = ben.sit_at(key)
    page.goto(f"/table/{key}?plain=1")
    banner = page.locator(".banners .kept")
    page.locator("header .turn").wait_for()
    expect(banner).to_have_count(0)
    table.close()
    expect(banner).to_contain_text(re.compile(r"Ben has lost the connection\. The seat is kept for \d+:\d\d\."))
    expect(people(page).get_by_text("connection lost", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Ask for a bot")).to_have_count(0)
    no_raw_keys(page)
    assert serious(page) == []
    again = ben.sit_at(key)
    expect(banner).to_have_count(0)
    expect(people(page).get_by_text("at the table").last).to_be_visible()
    again.close()
    expect(banner).to_have_count(1)
    until(lambda: bool(serving.hub.rooms[key].gone), "news that Ben is away")
    long_ago(serving, key)
    expect(banner).to_have_count(0)
    expect(people(page).get_by_text("only if one more person agrees", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Ask for a bot")).to_have_count(0)


def test_a_bot_comes_when_a_second_person_agrees_and_goes_when_the_player_returns(
    open_page: OpenPage, serving: Serving
) -> None:
    anna = open_page()
    key, (ben, cleo) = begun(anna, serving, "Ben", "Cleo")
    third, second = cleo.sit_at(key), ben.sit_at(key)
    anna.goto(f"/table/{key}?plain=1")
    panel = people(anna)
    expect(panel.get_by_text("at the table")).to_have_count(3)
    third.close()
    expect(anna.locator(".banners .kept")).to_have_count(1)
    long_ago(serving, key)
    anna.get_by_role("button", name="Ask for a bot").click()
    ballot = anna.locator(".banners .ban", has_text="Shall a bot play for Cleo?")
    expect(ballot).to_contain_text("Still to agree: Ben.")
    expect(ballot).to_contain_text("You have agreed.")
    second.hear_until(lambda: second.table.get("ballots"), "the question")
    second.ask(t="vote", ballot=second.table["ballots"][0]["number"], yes=True)
    expect(panel.get_by_text("bot in their place", exact=False)).to_be_visible()
    expect(ballot).to_have_count(0)
    cleo.sit_at(key)
    expect(panel.get_by_text("at the table")).to_have_count(3)


def test_where_two_play_a_bot_is_asked_for_when_the_clock_has_run_out(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page()
    key, (ben,) = begun(page, serving, "Ben", clock_move=600)
    ben.sit_at(key)
    page.goto(f"/table/{key}?plain=1")
    page.locator("header .turn").wait_for()
    room, loop = serving.hub.rooms[key], serving.loop()
    play = room.play
    assert play is not None
    until(lambda: 1 in play.waiting(), "the turn of Ben", meanwhile=lambda: answer(page))
    panel, asking = people(page), page.get_by_role("button", name="Ask for a bot")
    expect(panel.get_by_text("Ben")).to_be_visible()
    expect(asking).to_have_count(0)
    play.since[1] -= 601_000
    loop.call_soon_threadsafe(room.send_table)
    loop.call_soon_threadsafe(serving.hub.driver.drive, room)
    asking.click()
    expect(page.get_by_text("some time after the clock has run out", exact=False).last).to_be_visible()
    room.grace = 0
    asking.click()
    expect(panel.get_by_text("bot in their place", exact=False)).to_be_visible()


def answer(page: Page) -> None:
    option = page.locator("[data-option]:not(:disabled)").last
    if option.count():
        option.click()
        page.locator("[data-do=act]").click()


def test_a_game_against_bots_is_given_up_by_keyboard(page: Page) -> None:
    seat_here(page, RANDOM)
    people(page)
    button = page.get_by_role("button", name="Give up the game")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Give up the game?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="Give up the game").focus()
    page.keyboard.press("Enter")
    expect(page.locator("header .turn")).to_contain_text("Given up")
    expect(page.get_by_text("nobody has won", exact=False)).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    page.reload()
    expect(page.locator("header .turn")).to_contain_text("Given up")
    page.goto("/statistics")  # where it can be found again
    page.get_by_role("radio", name="Artificium").click()
    expect(page.get_by_role("listitem").filter(has_text="Given up")).to_have_count(1)
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_text("Given up")).to_be_visible()
    mine.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()


def test_the_owner_removes_a_stranger_and_only_the_owner_begins(
    open_page: OpenPage, complaints: Complaints
) -> None:
    anna, eve = open_page(), open_page()
    ask(anna, "PUT", "/api/me", {"name": "Anna"})
    body = {"game": "artificium", "seats": [{"kind": "me"}, OPEN, OPEN], "listed": True}
    key = ask(anna, "POST", "/api/tables", body)["id"]
    for page in (anna, eve):
        page.goto(f"/table/{key}")
    anna.get_by_role("button", name="Make a link").first.click()
    expect(eve.get_by_text("kept for whoever has the link")).to_be_visible()
    expect(eve.get_by_role("button", name="Sit down")).to_have_count(1)
    eve.get_by_role("button", name="Sit down").click()
    eve.get_by_role("dialog").get_by_label("Name").fill("Аnna")
    eve.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(eve.get_by_text("looks like Anna", exact=False)).to_be_visible()
    eve.get_by_role("dialog").get_by_label("Name").fill("Eve")
    eve.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(eve.get_by_text("Whoever made the table begins the game.")).to_be_visible()
    expect(eve.get_by_role("button", name="Fill with bots and start")).to_have_count(0)
    expect(eve.get_by_role("button", name="Remove")).to_have_count(0)
    expect(eve.get_by_role("button", name="Sit down")).to_have_count(0)
    anna.get_by_role("button", name="Let anybody sit here").click()
    expect(eve.get_by_text("kept for whoever has the link")).to_have_count(0)
    no_raw_keys(anna)
    assert serious(anna) == []
    anna.get_by_role("button", name="Remove").click()
    anna.get_by_role("dialog", name="Remove Eve?").get_by_role("button", name="Remove").click()
    expect(eve.get_by_text("The owner has removed you from this table.")).to_be_visible()
    expect(anna.get_by_text("Eve", exact=True)).to_have_count(0)
    assert [line for line in complaints.lines if "409" not in line] == []  # the name that was refused
    complaints.lines.clear()


def test_nobody_has_to_read_everybody(open_page: OpenPage, serving: Serving) -> None:
    anna = open_page()
    key, (ben,) = begun(anna, serving, "Ben")
    anna.goto(f"/table/{key}?plain=1")
    eve = serving.client("Eve").sit_at(key)
    ben_there = ben.sit_at(key)
    ben_there.ask(t="say", text="from Ben")
    eve.ask(t="say", text="from Eve")
    anna.get_by_role("button", name="Chat").click()
    chat = anna.get_by_role("complementary", name="Chat")
    chat.get_by_role("button", name="Hide what Eve writes").click()
    expect(chat.get_by_text("from Eve")).to_have_count(0)
    expect(chat.get_by_text("from Ben")).to_be_visible()
    anna.reload()
    anna.get_by_role("button", name="Chat").click()
    expect(chat.get_by_text("from Ben")).to_be_visible()
    expect(chat.get_by_text("from Eve")).to_have_count(0)
    chat.get_by_role("button", name="Show what Eve writes").click()
    expect(chat.get_by_text("from Eve")).to_be_visible()
    panel = people(anna)
    watchers = panel.get_by_role("list", name="Spectators")
    watchers.get_by_role("button", name="Mute").click()
    expect(watchers.get_by_role("button", name="Unmute")).to_be_visible()
    assert eve.ask(t="say", text="again")["key"] == "muted"
    panel.get_by_label("Spectators may talk").uncheck()
    oscar = open_page(f"/table/{key}?plain=1")
    oscar.get_by_role("button", name="Chat").click()
    expect(oscar.get_by_text("At this table only players may talk.")).to_be_visible()
    watchers.get_by_role("button", name="Remove").click()
    anna.get_by_role("dialog", name="Remove Eve?").get_by_role("button", name="Remove").click()
    expect(watchers).to_have_count(0)


def test_what_nobody_has_read_is_marked_everywhere_from_the_first_message_on(
    open_page: OpenPage, serving: Serving
) -> None:
    anna = open_page(viewport=PHONE)
    key, (ben,) = begun(anna, serving, "Ben")
    anna.goto(f"/table/{key}?plain=1")
    menu = anna.get_by_role("button", name="Menu")
    menu.wait_for()
    there = ben.sit_at(key)
    there.ask(t="say", text="hello")
    expect(menu).to_have_accessible_name("Menu, 1 new message")
    expect(menu.locator(".n")).to_have_text("1")
    expect(anna).to_have_title(re.compile("1 new message"))
    there.ask(t="say", text="are you there?")
    expect(menu.locator(".n")).to_have_text("2")
    menu.click()
    expect(anna.get_by_role("button", name="Chat, 2 new messages")).to_be_visible()
    anna.get_by_role("button", name="Log", exact=True).click()
    tab = anna.get_by_role("tab", name="Chat")
    expect(tab.locator(".n")).to_have_text("2")
    tab.click()
    expect(anna.get_by_text("are you there?")).to_be_visible()
    expect(menu).to_have_accessible_name("Menu")
    expect(anna).not_to_have_title(re.compile("new message"))
    anna.keyboard.press("Escape")
    anna.reload()
    menu.wait_for()
    there.ask(t="say", text="and now?")
    expect(menu.locator(".n")).to_have_text("1")
    anna.set_viewport_size({"width": 1280, "height": 720})
    anna.get_by_role("button", name="Log", exact=True).click()
    beside = anna.get_by_role("complementary")
    expect(beside.get_by_role("region", name="Log")).to_be_visible()
    expect(beside.get_by_role("region", name="Chat").get_by_text("and now?")).to_be_visible()
    expect(anna.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_where_nobody_could_read_it_there_is_no_chat_until_somebody_looks_on(page: Page, serving: Serving) -> None:
    seat_here(page, RANDOM)
    page.locator("header .turn").wait_for()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    key = page.url.partition("?")[0].rpartition("/")[2]
    eve = serving.client("Eve").sit_at(key)
    expect(page.get_by_role("button", name="Chat")).to_be_visible()
    eve.close()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


def test_the_people_of_a_table_fit_a_phone_in_every_language(open_page: OpenPage, serving: Serving) -> None:
    for lang in ("en", "ru", "uk", "hu"):
        page = open_page(lang=lang, viewport=PHONE)
        key, others = begun(page, serving, "Benedikt Longname Yorks", "Cleo")
        watcher = serving.client("Eve the Looker of York").sit_at(key)
        others[0].sit_at(key).close()
        page.goto(f"/table/{key}?plain=1")
        expect(page.locator(".banners .kept").first).to_be_visible()
        page.locator("header .more").click()
        page.locator("header .list .btn").nth(4).click()
        expect(page.locator(".people li").first).to_be_visible()
        no_sideways_scroll(page)
        no_raw_keys(page)
        watcher.close()
