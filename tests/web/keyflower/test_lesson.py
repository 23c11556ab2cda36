"""The lesson of Keyflower: a guided first season from its first word to its last, by real moves at a table."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESKTOP, PHONE, Sits
from tests.web.keyflower.player import pass_turn, pile
from tests.web.keyflower.quick_player import play
from tests.web.tools.accessibility import grave
from tests.web.tools.geometry import free_of_guide

STEPS = 14


def guide(page: Page) -> Locator:
    return page.get_by_role("region", name="A first season")


def at(page: Page, step: int) -> None:
    expect(guide(page)).to_contain_text(f"{step} / {STEPS}")
    free_of_guide(page)


def read_on(page: Page, step: int) -> None:
    at(page, step)
    guide(page).get_by_role("button", name="Next").click()


def choose(page: Page, tile: str, deed: str) -> None:
    page.locator("[data-asked=turn]").wait_for()
    free_of_guide(page, f".market [data-tile={tile}]", ".hand [data-pile]", ".acts button")
    page.locator(f".market [data-tile={tile}]").click()
    free_of_guide(page, "[data-deed]", ".hand [data-pile]", ".acts button")
    page.locator(f"[data-deed={deed}]").click()
    if page.locator("[data-do=act][aria-disabled=true]").count():
        page.locator(".hand .pile[data-pile]:not(.dim)").first.click()
    page.locator("[data-do=act]").click()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_guided_season_from_the_first_word_to_the_last(sits: Sits, viewport: dict[str, int]) -> None:
    page = sits("/", viewport=viewport)
    page.get_by_role("link", name="Learn", exact=False).first.click()
    page.wait_for_url("**/table/**lesson**")
    at(page, 1)
    expect(guide(page).get_by_role("button", name="Back")).to_have_count(0)
    read_on(page, 1)
    expect(page.locator(".ring")).to_be_visible()
    read_on(page, 2)
    guide(page).get_by_role("button", name="Back").click()
    read_on(page, 2)
    read_on(page, 3)
    at(page, 4)
    assert grave(page) == []
    pass_turn(page)
    expect(page.get_by_text("Bid on the Gold mine", exact=False)).to_have_count(2)  # said again, and nothing done
    expect(page.locator("[data-asked=turn]")).to_have_count(1)
    expect(page.locator(".dock .ban")).to_have_count(0)
    page.locator(f"[data-pile={pile(page)}]").click()
    choose(page, "gold_mine", "bid")
    mine = page.locator(".mt", has=page.locator("[data-tile=gold_mine]")).locator(".bid.mine:not(.ghost)")
    expect(mine).to_have_count(1)
    read_on(page, 5)
    at(page, 6)
    choose(page, "workshop", "use")
    for step in range(7, 11):
        if page.locator("[data-asked=haul]").count():
            page.locator("[data-do=act]").click()
        read_on(page, step)
    at(page, 11)
    play(page, eager=0, stop=".kft[data-asked=boat], .kft[data-asked=place]")
    at(page, 12 if page.locator("[data-asked=boat]").count() else 13)
    play(page, eager=0, stop=".seasons .summer.on")
    at(page, STEPS)
    guide(page).get_by_role("button", name="Play on alone").click()
    expect(guide(page)).to_have_count(0)
    expect(page.locator(".seasons .on")).to_have_class(re.compile("summer"))


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    page.goto("/learn/keyflower")
    page.wait_for_url("**/table/**lesson**")
    read_on(page, 1)
    at(page, 2)
    page.reload()
    at(page, 2)
    guide(page).get_by_role("button", name="Leave the lesson").click()
    expect(guide(page)).to_have_count(0)
    page.locator(".resume").click()
    at(page, 2)
