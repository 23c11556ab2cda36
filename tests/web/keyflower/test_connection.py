"""Keyflower when the line breaks: nothing that was picked is lost, nothing that was sent counts twice."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.keyflower.player import lot_for_a_bid, pile
from tests.web.tools.moments import asks, bring
from tests.web.tools.seating import fetched
from tests.web.tools.sockets import BreakingSocket, SocketTraffic

LOST = "Your last move is safe"


def bids_in_news(page: Page, key: str) -> int:
    """How often your own seat bid, as the log of the server tells it."""
    steps = fetched(page, f"/api/tables/{key}/log?look=0&from=0")["steps"]
    events = [event["facts"] for step in steps for event in step["events"]]
    return sum(one.get("kind") == "bid" and one.get("seat") == 0 for one in events)


def picked(page: Page) -> str:
    """A bid of two that is not sent yet; on which tile."""
    page.locator("[data-asked=turn]").wait_for()
    tile, colour = lot_for_a_bid(page), pile(page)
    page.locator(f".market [data-tile={tile}]").click()
    page.locator("[data-purpose=bid]").click()
    page.locator(f"[data-pile={colour}]").click()
    page.keyboard.press("2")
    expect(page.locator(".bid.ghost .num")).to_have_text("2")
    return tile


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_bid_that_meets_a_broken_line_arrives_once(page: Page, breaks: str) -> None:
    weak = BreakingSocket(page)
    key = bring(page)
    tile = picked(page)
    workers = sum(int(text) for text in page.locator(".hand [data-pile]").evaluate_all(HELD))
    weak.breaks = breaks
    page.locator("[data-do=act]").click()
    lot = page.locator(".mt", has=page.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost) .num")).to_have_text("2")
    expect(page.locator(".hand [data-pile][aria-pressed=true]")).to_have_count(0)
    left = sum(int(text) for text in page.locator(".hand [data-pile]").evaluate_all(HELD))
    assert workers - left == 2
    assert weak.acts == [f"bid {tile}"] * 2  # the whole bid is one message, sent again as a whole
    assert len(weak.lines) == 2
    assert bids_in_news(page, key) == 1


HELD = "(piles) => piles.map((one) => one.getAttribute('aria-label').match(/\\d+/)?.[0] ?? 0)"


def test_what_is_picked_outlives_the_line(page: Page) -> None:
    weak = BreakingSocket(page)
    key = bring(page)
    tile = picked(page)
    weak.cut()
    expect(page.get_by_text(LOST, exact=False)).to_be_visible()
    expect(page.get_by_text(LOST, exact=False)).to_have_count(0)
    expect(page.locator(".bid.ghost .num")).to_have_text("2")
    expect(page.locator(f".market [data-tile={tile}]")).to_have_attribute("aria-pressed", "true")
    assert weak.acts == []
    page.locator("[data-do=act]").click()
    lot = page.locator(".mt", has=page.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost) .num")).to_have_text("2")
    assert bids_in_news(page, key) == 1


def test_a_page_loaded_again_stands_at_the_same_question(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page)
    page.locator("[data-asked=turn]").wait_for()
    before = traffic.views[-1]
    page.reload()
    page.locator("[data-asked=turn]").wait_for()
    assert traffic.views[-1] == before
    expect(page.locator(".seasons .on")).to_have_class(re.compile("spring"))


def test_a_table_opened_in_mid_turn_tells_what_others_did(page: Page) -> None:
    bring(page, asks(0, "transport", "summer"), names=("Anna", "bot random", "bot random"))
    news = page.locator(".kft .news")
    for _ in range(2):
        page.locator("[data-asked=transport]").wait_for()
        expect(news.locator("li").first).to_be_visible()
        expect(news).not_to_contain_text("Nothing yet")
        page.reload()
