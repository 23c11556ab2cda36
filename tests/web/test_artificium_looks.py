"""Artificium's table for everybody: four languages, small screens, dark, screen readers, replay."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, TABLET, Sits, no_raw_keys, no_sideways_scroll
from tests.web.crafting import play_out, play_to, sit_down, wait_for

RAW = re.compile(r"artificium-[a-z]+-[a-z-]+")
SERIOUS = {"serious", "critical"}


def faults(page: Page) -> list[str]:
    found = Axe().run(page)
    return [
        f"{fault['id']}: {[node['target'] for node in fault['nodes']][:3]}"
        for fault in found.response["violations"]
        if fault["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "hu"])
@pytest.mark.parametrize("viewport", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_all_words_are_there_and_nothing_sticks_out(sits: Sits, lang: str, viewport: dict[str, int]) -> None:
    page = sits("/", lang=lang, viewport=viewport)
    sit_down(page, 3)
    wait_for(page, "market")
    for question in ("lay", "resolve"):
        no_sideways_scroll(page)
        no_raw_keys(page)
        assert RAW.findall(page.inner_text("body")) == []
        expect(page.locator("[data-do=act]")).to_be_in_viewport()
        play_to(page, question)
    no_sideways_scroll(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screen_readers_and_keyboards_stumble_over_nothing(sits: Sits, scheme: str) -> None:
    page = sits("/", color_scheme=scheme)
    sit_down(page, 2)
    wait_for(page, "market")
    page.locator(".plan li").first.wait_for()
    assert faults(page) == []
    play_to(page, "lay")
    page.locator(".hand .cb.can:has(.tag.good, .tag.warn)").first.click()
    page.locator("[data-do=act]").click()
    wait_for(page, "resolve")
    page.locator('[data-trade][aria-disabled="false"]').first.wait_for()
    page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
    assert faults(page) == []


def test_tabs_of_a_phone_show_each_area(sits: Sits) -> None:
    page = sits("/", viewport=PHONE, has_touch=True)
    sit_down(page, 3)
    wait_for(page, "market")
    for tab, area in (("boards", ".apl.me"), ("plan", ".plan"), ("news", ".news"), ("table", ".market")):
        page.locator(f'.tabs [data-tab="{tab}"]').click()
        expect(page.locator(area)).to_be_visible()
        no_sideways_scroll(page)
    small = [box for one in page.locator(".acts .btn").all() if (box := one.bounding_box()) and box["height"] < 44]
    assert small == []


def test_a_finished_game_can_be_looked_at_again(page: Page) -> None:
    key = sit_down(page)
    play_out(page)
    page.goto(f"/replay/{key}")
    expect(page.locator(".arti")).to_be_visible()
    expect(page.locator("[data-do=act]")).to_have_count(0)
    assert RAW.findall(page.inner_text("body")) == []
