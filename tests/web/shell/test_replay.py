"""Finished games again: timeline, steps, chapters, seats, going on from a position; the statistics of them."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, Serving
from tests.web.tools.seating import RANDOM, finish, finished, seat_here


def where(page: Page) -> int:
    return int(page.get_by_role("slider", name="Timeline").input_value())


def test_step_by_step_chapter_by_chapter_with_any_eyes(open_page: OpenPage, serving: Serving) -> None:
    page = open_page(f"/replay/{finished(serving.client('Rita'))}?plain=1")
    slider = page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="Next chapter").click()
    expect(slider).not_to_have_value("1")
    second = where(page)
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    assert where(page) > second
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_label("View as").select_option("0")
    expect(slider).to_have_value("0")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()


def test_going_on_from_a_position_against_bots(open_page: OpenPage, serving: Serving) -> None:
    key = finished(serving.client("Rita"))
    page = open_page(f"/replay/{key}?plain=1&at=4")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value("4")
    page.get_by_role("button", name="Go on from here").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Zoe")
    page.get_by_role("dialog").get_by_label("Level").select_option("random")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + key + ")"))
    expect(page.locator("header .turn")).to_be_visible()


def test_statistics_of_the_own_games(page: Page) -> None:
    seat_here(page, RANDOM)
    finish(page)
    page.get_by_role("dialog").get_by_role("link", name="Statistics").click()
    page.get_by_role("radio", name="Artificium").click()
    expect(page.get_by_role("heading", name="Scores over time")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Carefree"))).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider", name="Timeline")).to_be_visible()


def test_without_games_the_statistics_offer_one(open_page: OpenPage) -> None:
    expect(open_page("/statistics").get_by_text("No finished game yet")).to_be_visible()
