"""Advice beside the board: how much there is, that it is thought about, pieces not there yet, then the turn."""

import asyncio
import re
import threading
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.waiting import PATIENCE
from tests.web.conftest import Serving
from tests.web.shell.test_side_panel import LAPTOP, PHONE, UNCOVERED
from tests.web.tools.accessibility import serious
from tests.web.tools.moments import asks, bring
from tilewright.server.web import messages

GHOSTS = ".bid.advised, [data-ghost], .kt-adv, [data-advised], [data-leg]"


def advice(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Advice")


@pytest.fixture(autouse=True)
def no_more_hints(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow this machine is, no new hint is earned meanwhile."""
    monkeypatch.setattr(serving.hub.hinted, "rate", 0.0001)


def test_advice_is_shown_on_the_board_before_it_is_done(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    bring(page, asks(0, "turn", "summer"))
    page.locator("[data-asked=turn]").wait_for()
    page.keyboard.press("q")
    expect(advice(page)).to_contain_text("Hints left: 5 of 5.")
    expect(advice(page).locator("[data-do=ask]")).to_be_focused()
    page.keyboard.press("Enter")
    first = advice(page).get_by_role("listitem").first
    expect(first.locator(".reason")).not_to_be_empty()
    expect(first.locator(".worth")).to_contain_text(re.compile(r"about \d+ points? in the end.*chance to win"))
    expect(advice(page)).to_contain_text("Hints left: 4 of 5.")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(UNCOVERED, arg="[data-do=act], [data-do=pass], [data-pile]")
    expect(page.locator(GHOSTS)).to_have_count(0)
    first.get_by_role("button", name="Show").click()
    expect(page.locator(GHOSTS).first).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(GHOSTS)).to_have_count(0)
    version = str(page.locator(".kft").get_attribute("data-v"))
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        first.get_by_role("button", name="Show").click()
        expect(page.locator(GHOSTS).first).to_be_visible()
        page.wait_for_function(UNCOVERED, arg="[data-do=act], [data-do=pass]")
        first.get_by_role("button", name="Hide").click()
    assert page.locator(".kft").get_attribute("data-v") == version
    first.get_by_role("button", name="Do this").click()
    sure = page.locator("[data-do=sure]")
    moved = page.locator(f".kft:not([data-v='{version}'])")
    sure.or_(moved).first.wait_for()
    if sure.count():
        sure.click()
    expect(moved).to_have_count(1)
    expect(advice(page)).to_be_visible()
    expect(page.locator(GHOSTS)).to_have_count(0)


def test_a_thinking_bot_shows_its_progress_and_can_be_stopped(
    page: Page, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = threading.Semaphore(0)

    async def never(*args: Any) -> None:
        asked.release()
        await asyncio.Event().wait()

    monkeypatch.setattr(messages, "ask_hints", never)
    bring(page, asks(0, "turn", "summer"))
    page.locator("[data-asked=turn]").wait_for()
    page.get_by_role("button", name="Ask a bot for advice").click()
    for left in (4, 3):
        page.locator("[data-do=ask]").click()
        assert asked.acquire(timeout=PATIENCE)
        expect(advice(page).get_by_role("progressbar")).to_be_visible()
        advice(page).get_by_role("button", name="Cancel").click()
        expect(advice(page).get_by_role("progressbar")).to_have_count(0)
        expect(advice(page)).to_contain_text(f"Hints left: {left} of 5.")
    person = serving.hub.rooms[page.url.rpartition("/")[2]].table.chairs[0].holder
    serving.hub.hinted.of(person).left = 1.0
    page.locator("[data-do=ask]").click()
    advice(page).get_by_role("button", name="Cancel").click()
    expect(advice(page)).to_contain_text(re.compile(r"Hints left: 0 of 5\. One more in [\d,]+ seconds"))
    expect(page.locator("[data-do=ask]")).to_be_disabled()
