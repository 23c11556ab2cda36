"""How little a bid says to the server: one question about what would happen, one message that does it."""

from playwright.sync_api import Page, expect

from tests.web.keyflower.player import pile
from tests.web.tools.moments import asks, bring
from tests.web.tools.sockets import SocketTraffic


def test_a_bid_takes_one_try_and_one_act(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, asks(0, "turn"))
    page.locator("[data-asked=turn]").wait_for()
    expect(page.locator("[data-pile]").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.kft[data-busy=false]')")
    tile = page.locator('.orders [data-tile][aria-label*="Can be bid"]').first
    version = int(str(page.locator(".kft").get_attribute("data-v")))
    traffic.said.clear()
    page.locator(f"[data-pile={pile(page)}]").click()
    tile.click()
    page.locator(".outcome").wait_for()  # what would happen, as it was tried
    page.locator("[data-do=act]").click()
    page.wait_for_function("(v) => Number(document.querySelector('.kft').dataset.v) >= v + 2", arg=version)
    tried, acted = traffic.asked("try"), traffic.asked("act")
    assert len(tried) == 1
    assert [len(one["texts"]) for one in acted] == [2]
    assert acted[0]["texts"] == tried[0]["texts"]
    assert traffic.asked("why", "sync") == []
