"""The guided first round of Artificium, from its first word to the second round."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.artificium.player import moved, play_to, wait_for
from tests.web.conftest import DESKTOP, PHONE, Sits, no_raw_keys, no_sideways_scroll
from tests.web.tools.geometry import free_of_guide

RAW = re.compile(r"artificium-[a-z]+-[a-z-]+")


def act(page: Page) -> None:
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
    free_of_guide(page, "[data-do=act]")
    moved(page, page.locator("[data-do=act]").click)


def lay(page: Page, card: str) -> None:
    wait_for(page, "lay")
    free_of_guide(page, f'.hand [data-card="{card}"]')
    page.locator(f'.hand [data-card="{card}"]').first.click()
    act(page)


def begin(page: Page) -> Locator:
    page.goto("/learn/artificium")
    page.wait_for_url("**/table/**lesson=game&scene=0")
    guide = page.get_by_role("region", name="Your first round of Artificium")
    for _ in range(3):
        free_of_guide(page)
        guide.get_by_role("button", name="Next").click()
    return guide


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_whole_lesson_leads_to_the_second_round(sits: Sits, viewport: dict[str, int]) -> None:
    page = sits(viewport=viewport)
    guide = begin(page)
    expect(guide).to_contain_text("One swap is free")
    free_of_guide(page, ".hand [data-card=theft]", ".market [data-card=charcoal_house]", "[data-do=act]")
    page.locator('.hand [data-card="theft"]').click()
    page.locator('.market [data-card="charcoal_house"]').first.click()
    act(page)
    expect(guide).to_contain_text("pass now")
    wait_for(page, "market")
    free_of_guide(page, "[data-do=pass]")
    page.locator("[data-do=pass]").click()
    act(page)
    expect(guide).to_contain_text("Begin with the Sawmill")
    lay(page, "sawmill")
    expect(guide).to_contain_text("apply it")
    wait_for(page, "resolve")
    act(page)
    expect(guide).to_contain_text("which card feeds which")
    lay(page, "charcoal_house")
    expect(guide).to_contain_text("the bank buys and sells")
    wait_for(page, "resolve")
    act(page)
    expect(guide).to_contain_text("Go on by yourself")
    free_of_guide(page, ".acts button")
    no_sideways_scroll(page)
    play_to(page, "closing")
    expect(guide).to_contain_text("The round is over")
    free_of_guide(page, "[data-do=act]")
    page.locator("[data-do=act]").click()
    expect(guide).to_contain_text("That is all of it")
    no_raw_keys(page)
    assert RAW.findall(page.inner_text("body")) == []
    guide.get_by_role("button", name="Next").click()
    guide.get_by_role("button", name="Play on alone").click()
    expect(guide).to_have_count(0)
    wait_for(page, "market")
    expect(page.locator(".rounds [aria-current=step]")).to_have_text("Round 2")


def test_other_moves_are_answered_with_what_the_lesson_wants(page: Page) -> None:
    guide = begin(page)
    page.locator('.hand [data-card="sawmill"]').first.click()
    page.locator(".market .cb").first.click()
    page.locator("[data-do=act]").click(force=True)
    expect(guide.get_by_role("alert")).to_have_text("That comes later. Now:")
    expect(guide).to_contain_text("One swap is free")
    expect(page.locator(".market")).to_contain_text("the first swap is free")
