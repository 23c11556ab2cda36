"""The guided first round of Artificium, from its first word to the second round, in every language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.artificium.player import moved, play_to, wait_for
from tests.web.conftest import DESKTOP, PHONE, OpenPage, no_raw_keys, no_sideways_scroll
from tests.web.tools.geometry import free_of_guide
from tests.web.tools.lesson_room import look_around
from tests.web.tools.screens import LANGS

RAW = re.compile(r"artificium-[a-z]+-[a-z-]+")
ACT = "[data-do=act]"


def act(page: Page) -> None:
    expect(page.locator(ACT)).to_have_attribute("aria-disabled", "false")
    free_of_guide(page, ACT)
    moved(page, page.locator(ACT).click)


def swap(page: Page) -> None:
    page.locator(".hand [data-card=theft]").click()
    page.locator(".market [data-card=charcoal_house]").first.click()
    act(page)


def passes(page: Page) -> None:
    wait_for(page, "market")
    page.locator("[data-do=pass]").click()
    act(page)


def lay(card: str) -> Callable[[Page], None]:
    def do(page: Page) -> None:
        wait_for(page, "lay")
        page.locator(f".hand [data-card={card}]").first.click()
        act(page)

    return do


def apply(page: Page) -> None:
    """Nothing is picked beforehand: applying is chosen, then done."""
    wait_for(page, "resolve")
    expect(page.locator(ACT)).to_have_attribute("aria-disabled", "true")
    page.locator("[data-action=apply]").click()
    act(page)


def close(page: Page) -> None:
    page.locator(ACT).click()


# What is asked for and free of everything else, and what is done; only read: nothing.
STEPS: list[tuple[tuple[str, ...], Callable[[Page], object] | None]] = [
    ((), None), ((), None), ((), None),
    ((".hand [data-card=theft]", ".market [data-card=charcoal_house]", ACT), swap),
    (("[data-do=pass]", ACT), passes),
    ((".hand [data-card=sawmill]", ACT), lay("sawmill")),
    (("[data-action=apply]", ACT), apply),
    ((".hand [data-card=charcoal_house]", ".hand [data-card=hunter_hut]", ACT), lay("charcoal_house")),
    (("[data-action=apply]", "[data-trade]", ACT), apply),
    ((".acts button",), lambda page: play_to(page, "closing")),
    ((ACT,), close),
    ((), None),
]  # fmt: skip


def begin(page: Page) -> Locator:
    page.goto("/learn/artificium")
    page.wait_for_url("**/table/**lesson=game&scene=0")
    return page.locator(".guide")


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_lesson_leads_to_the_second_round(open_page: OpenPage, lang: str) -> None:
    """Nothing lies over what a step asks for, in any size or language; in one all is done on a phone."""
    page = open_page(lang=lang, viewport=PHONE if lang == "hu" else DESKTOP, reduced_motion="reduce")
    guide = begin(page)
    for place, (asked, do) in enumerate(STEPS, start=1):
        expect(guide.locator("header .num")).to_have_text(f"{place} / {len(STEPS)}")
        assert RAW.findall(guide.inner_text()) == []
        free_of_guide(page)
        if do is None:
            guide.locator("footer .primary").click()
            continue
        page.locator('.arti[data-busy="false"]:not([data-asked=""])').wait_for()
        look_around(page, asked, place, lang)
        do(page)
    no_sideways_scroll(page)
    no_raw_keys(page)
    assert RAW.findall(page.inner_text("body")) == []
    guide.locator("footer .primary").click()  # plays on alone
    expect(page.locator(".guide")).to_have_count(0)
    wait_for(page, "market")
    expect(page.locator(".rounds [aria-current=step]")).to_contain_text("2")


def test_other_moves_are_answered_with_what_the_lesson_wants(page: Page) -> None:
    guide = begin(page)
    for _ in range(3):
        guide.get_by_role("button", name="Next").click()
    page.locator(".hand [data-card=sawmill]").first.click()
    page.locator(".market .cb").first.click()
    page.locator(ACT).click(force=True)
    expect(guide.get_by_role("alert")).to_have_text("That comes later. Now:")
    expect(guide).to_contain_text("One swap is free")
    expect(page.locator(".market")).to_contain_text("the first swap is free")
