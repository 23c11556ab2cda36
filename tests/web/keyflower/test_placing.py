"""Placing what was won: any order, and a tile that was picked up goes back for another one."""

from playwright.sync_api import Page, expect

from tests.web.tools.moments import asks, bring
from tests.web.tools.sockets import SocketTraffic
from tilewright.kernel.match import Match


def two_to_place(match: Match) -> bool:
    """The first seat has won two tiles or more, and none of them lies yet."""
    rules, s = match.rules, match.state
    texts = [rules.text(one) for one in rules.options(s, 0)] if asks(0, "place")(match) else []
    return sum(text.startswith("lay ") for text in texts) > 1


def test_another_tile_can_be_picked_up_instead(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, two_to_place)
    first, second = (page.locator(".tray .opt").nth(k) for k in (0, 1))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(second).to_have_attribute("aria-disabled", "false")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    assert len(traffic.asked("undo")) == 1
    page.locator(".own .kt-ghost.ok polygon").first.click()
    tile = str(second.get_attribute("data-answer")).removeprefix("lay ")
    page.locator("[data-do=act]").click()
    expect(page.locator(f".own [data-tile='{tile}']")).to_have_count(1)
