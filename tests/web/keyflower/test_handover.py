"""Two people at one screen of Keyflower: a veil between them, and neither sees what the other may not."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.keyflower.player import lot_for_a_bid, pile, send_bid
from tests.web.tools.accessibility import serious
from tests.web.tools.moments import HOT_SEAT, asks, bring
from tests.web.tools.sockets import SocketTraffic


def screen(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Hand the screen over")


def take_over(page: Page) -> str:
    """The next one says so; who it is."""
    button = screen(page).get_by_role("button", name=re.compile("^I am "))
    name = button.inner_text().strip().removeprefix("I am ")
    button.click()
    page.locator(".hand").wait_for()
    return name


def test_nothing_of_either_is_there_while_the_screen_changes_hands(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, asks(0, "turn"), names=HOT_SEAT)
    expect(screen(page)).to_be_visible()
    expect(page.locator(".hand, .kft [data-pile]")).to_have_count(0)
    assert traffic.hands() == []
    assert serious(page) == []
    assert take_over(page) == "Anna"
    hers = traffic.own()["winter"]
    expect(page.locator(".hand .winterh button")).to_have_count(len(hers))
    send_bid(page)
    expect(screen(page)).to_be_visible()
    expect(page.locator(".hand, .kft [data-pile]")).to_have_count(0)
    assert {tuple(hand["winter"]) for hand in traffic.hands()} == {tuple(hers)}
    assert serious(page) == []
    names = page.locator(".hand .winterh button")
    assert take_over(page) == "Boris"
    his = traffic.own()["winter"]
    assert not set(hers) & set(his)
    expect(names).to_have_count(len(his))


def test_keys_work_for_both_and_take_back_what_is_picked_first(page: Page) -> None:
    bring(page, asks(0, "turn"), names=HOT_SEAT)
    take_over(page)
    send_bid(page)
    take_over(page)
    page.locator("[data-asked=turn]").wait_for()
    tile, colour = lot_for_a_bid(page), pile(page)
    page.locator(f"[data-pile={colour}]").click()
    page.locator(f".market [data-tile={tile}]").click()
    for key in ("Escape", "z"):
        expect(page.locator(f".market [data-tile={tile}]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press(key)
        expect(page.locator(f".market [data-tile={tile}]")).to_have_attribute("aria-pressed", "false")
        expect(page.locator(f"[data-pile={colour}]")).to_have_attribute("aria-pressed", "true")
        page.locator(f".market [data-tile={tile}]").click()


def test_who_stays_sees_the_own_table_and_can_take_the_last_step_back(page: Page) -> None:
    bring(page, asks(0, "turn"), names=HOT_SEAT)
    take_over(page)
    send_bid(page)
    expect(screen(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(screen(page)).to_have_count(0)
    page.locator(".acts [data-do=undo]").click()
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    expect(page.locator(".bid.mine")).to_have_count(0)
