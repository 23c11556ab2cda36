"""Artificium's table for everybody: four languages, small screens, dark, screen readers."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.artificium.player import enter, play_to, scene, sit_down, wait_for
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage, no_raw_keys, no_sideways_scroll
from tests.web.tools.accessibility import serious, serious_in_both_themes
from tests.web.tools.geometry import at_rest, box_of
from tests.web.tools.moments import over, record
from tests.web.tools.screens import LANGS

LAPTOP = {"width": 1280, "height": 800}
RAW = re.compile(r"artificium-[a-z]+-[a-z-]+")


@pytest.mark.parametrize(  # test_every_screen.py measures all sizes in all languages
    ("lang", "viewport"), [("en", DESKTOP), ("ru", PHONE), ("uk", TABLET), ("hu", PHONE)], ids=LANGS
)
def test_all_words_are_there_and_nothing_sticks_out(
    open_page: OpenPage, lang: str, viewport: dict[str, int]
) -> None:
    page = open_page(lang=lang, viewport=viewport)
    sit_down(page, 3)
    wait_for(page, "market")
    for question in ("lay", "resolve"):
        no_sideways_scroll(page)
        no_raw_keys(page)
        assert RAW.findall(page.inner_text("body")) == []
        expect(page.locator("[data-do=act]")).to_be_in_viewport()
        play_to(page, question)
    no_sideways_scroll(page)


def test_screen_readers_and_keyboards_stumble_over_nothing(open_page: OpenPage) -> None:
    page = open_page(color_scheme="light")
    sit_down(page, 2)
    wait_for(page, "market")
    page.locator(".plan li").first.wait_for()
    assert serious_in_both_themes(page) == []
    play_to(page, "lay")
    page.locator(".hand .cb.can:has(.tag.good, .tag.warn)").first.click()
    page.locator("[data-do=act]").click()
    wait_for(page, "resolve")
    page.locator('[data-trade][aria-disabled="false"]').first.wait_for()
    assert serious_in_both_themes(page) == []


def test_tabs_of_a_phone_show_each_area(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    sit_down(page, 3)
    wait_for(page, "market")
    for tab, area in (("boards", ".apl.me"), ("plan", ".plan"), ("news", ".news"), ("table", ".market")):
        page.locator(f'.tabs [data-tab="{tab}"]').click()
        expect(page.locator(area)).to_be_visible()
        no_sideways_scroll(page)
    at_rest(page)
    small = [box for one in page.locator(".acts .btn").all() if (box := one.bounding_box()) and box["height"] < 44]
    assert small == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "hu"])
def test_the_end_of_a_round_and_of_the_game_in_every_language(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, viewport=PHONE)
    scene(page, "closing", 3, least_round=3)
    no_sideways_scroll(page)
    assert RAW.findall(page.inner_text("body")) == []
    assert serious(page) == []
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    enter(page, record("artificium(players=3)", "looks", ("Anna", "bot easy", "bot easy"), over))
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    no_raw_keys(page)
    assert RAW.findall(dialog.inner_text()) == []
    assert serious(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(dialog.locator(".line.total")).to_be_visible()
    no_sideways_scroll(page)
    totals = [int(text) for text in dialog.locator(".pl .tot").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("question", ["steal", "scout", "knight", "return", "mage"])
def test_the_answers_of_a_card_have_room_at_every_size(open_page: OpenPage, question: str) -> None:
    page = open_page(color_scheme="dark")
    scene(page, question, 4)
    for size in (DESKTOP, LAPTOP, TABLET, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        no_sideways_scroll(page)
        head, first = page.locator(".headline").first, page.locator(".row li, .last li").first
        top, below = box_of(head), box_of(first)
        assert below["y"] >= top["y"] + top["height"] - 12  # a lifted card may touch, not cover
        lit = page.locator("[data-answer].can, .hand .cb.can").last
        lit.scroll_into_view_if_needed()
        lit.click()
        expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
        expect(page.locator("[data-do=act]")).to_be_in_viewport()
        lit.click()
    assert serious(page) == []


def test_a_round_on_a_phone_by_touch(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    scene(page, "resolve", 3, least_round=2)
    page.locator('[data-trade][aria-disabled="false"]').first.wait_for()
    bank = box_of(page.locator(".rows li").last)
    assert bank["y"] + bank["height"] <= PHONE["height"]
    small = [
        box
        for one in page.locator("[data-trade], [data-action]").all()
        if (box := one.bounding_box()) and box["height"] < 44
    ]
    assert small == []
    page.locator("[data-action=apply]").tap()
    page.locator("[data-do=act]").tap()
    page.locator('.arti:not([data-asked="resolve"])').wait_for()
    no_sideways_scroll(page)
