"""Taking back at Keyflower's table: first what is picked, then what was sent; nothing once something was shown."""

import re

from playwright.sync_api import Page, expect

from tests.waiting import rounds
from tests.web.keyflower.player import lot_for_a_bid, pile, send_bid
from tests.web.tools.moments import HOT_SEAT, asks, bring, offers
from tests.web.tools.sockets import SocketTraffic

UNDO = "[data-do=undo][aria-disabled=false], .acts .wide, header [aria-label=Undo][aria-disabled=false]"
WITH_BOTS = "the bots’ answers go with it"


def test_what_is_picked_goes_first_and_nothing_is_sent(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page)
    page.locator("[data-asked=turn]").wait_for()
    tile, colour = lot_for_a_bid(page), pile(page)
    lot, workers = page.locator(f".market [data-tile={tile}]"), page.locator(f"[data-pile={colour}]")
    workers.click()
    lot.click()
    expect(lot).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=undo]").click()
    expect(lot).to_have_attribute("aria-pressed", "false")
    expect(workers).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=undo]").click()
    expect(workers).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "true")
    assert not traffic.asked("undo", "act")


def test_then_a_step_that_was_sent(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, offers(0, "transport", "move"))
    good = page.locator("[data-good]").first
    good.click()
    expect(good).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("z")
    expect(good).to_have_attribute("aria-pressed", "false")
    assert not traffic.asked("undo")
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    assert len(traffic.asked("undo")) == 1
    page.locator(".hand .pile[data-pile]:not(.dim)").first.click()
    page.locator("[data-do=act]").click()
    expect(page.locator("[data-asked=transport]")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(page.locator("[data-asked=turn]")).to_have_count(1)


def test_what_a_bot_answered_is_taken_back_with_the_own_step(page: Page) -> None:
    traffic = SocketTraffic(page)
    undo = page.locator("header [aria-label=Undo]")
    for _ in rounds("a bot whose answer reveals nothing", seconds=120):
        bring(page, asks(0, "turn"))
        expect(undo).to_have_attribute("aria-disabled", "true")
        page.locator("[data-asked=turn]").wait_for()
        before, news = traffic.views[-1], page.locator("[data-area=news] li").all_inner_texts()
        send_bid(page)
        expect(page.locator("[data-asked=turn]")).to_have_count(1)  # the bot has answered
        expect(undo).to_have_attribute("title", re.compile(f"{WITH_BOTS}|something new was revealed"))
        if WITH_BOTS in str(undo.get_attribute("title")):
            break
    undo.click()
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-asked=turn]")).to_have_count(1)
    assert traffic.views[-1] == before
    expect(page.locator("[data-area=news] li")).to_have_text(news, use_inner_text=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    for button in (undo, page.locator("[data-do=undo]")):
        button.click(force=True)
        expect(page.get_by_text("Nothing to undo yet")).to_be_visible()
        page.get_by_role("button", name="Close").click()
    assert len(traffic.asked("undo")) == 2


def test_a_draw_from_the_bag_is_asked_for_and_stays(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, offers(0, "turn", "use inn"), seed="replay")
    page.locator("[data-asked=turn]").wait_for()
    page.locator("[data-tile=inn]").first.click()
    page.locator("[data-purpose=use]").click()
    if page.locator("[data-do=act][aria-disabled=true]").count():
        page.locator(".hand .pile[data-pile]:not(.dim)").first.click()
    page.locator("[data-do=act]").click()
    expect(page.locator("[data-do=sure]")).to_have_text(re.compile("Use Inn: draws 1 worker from the bag"))
    page.locator("[data-do=back]").click()
    assert not traffic.asked("act")
    page.locator("[data-do=act]").click()
    page.locator("[data-do=sure]").click()
    expect(page.locator("[data-asked=turn], [data-asked='']")).to_have_count(1)
    expect(page.locator(".hand [data-pile][aria-pressed=true]")).to_have_count(0)
    expect(page.locator(UNDO)).to_have_count(0)
    assert traffic.asked("act")


def test_winter_tiles_can_be_taken_back_until_the_last_has_chosen(page: Page) -> None:
    bring(page, asks(0, "winter"), names=HOT_SEAT)
    screen = page.get_by_role("dialog", name="Hand the screen over")
    for last in (False, True):
        screen.get_by_role("button").last.click()
        page.locator(".pickt").first.click()
        page.locator("[data-do=act]").click()
        if not last:
            expect(screen).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("cannot be taken back")
    page.locator("[data-do=sure]").click()
    expect(page.locator("[data-asked=winter]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(UNDO)).to_have_count(0)
