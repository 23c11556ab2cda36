"""The table of Keyflower from the lesson to the replay, in light and dark: axe finds nothing serious."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.tools.accessibility import serious_in_both_themes
from tests.web.tools.geometry import at_rest
from tests.web.tools.moments import AGAINST_BOT, asks, asks_last, bring, bring_record, over, record


@pytest.fixture
def reader(open_page: OpenPage) -> Page:
    page = open_page("/", color_scheme="light", reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return page


def test_at_the_table(reader: Page) -> None:
    bring(reader, asks(0, "turn", "summer"))
    reader.locator("[data-asked=turn]").wait_for()
    assert serious_in_both_themes(reader) == [], "table"
    reader.locator(".market [data-tile]").first.focus()
    reader.keyboard.press("i")
    reader.get_by_role("dialog", name="Both sides of the tile").wait_for()
    assert serious_in_both_themes(reader) == [], "enlarged tile"
    reader.keyboard.press("Escape")
    reader.keyboard.press("t")
    reader.get_by_role("dialog", name="All tiles").wait_for()
    assert serious_in_both_themes(reader) == [], "list of tiles"
    reader.keyboard.press("Escape")
    reader.get_by_role("button", name="score now").click()
    reader.locator(".scorenow b").first.wait_for()
    assert serious_in_both_themes(reader) == [], "score now"
    reader.get_by_role("button", name="Settings").click()
    reader.get_by_role("dialog").wait_for()
    assert serious_in_both_themes(reader) == [], "settings"


def test_a_choice_of_winter_tiles(reader: Page) -> None:
    bring(reader, asks_last(0, "winter"))
    reader.locator(".pickt").first.click()
    reader.locator("[data-do=act]").click()
    reader.locator("[data-do=sure]").wait_for()
    assert serious_in_both_themes(reader) == []
    reader.set_viewport_size({"width": 1024, "height": 768})  # the long answer leaves the question its room
    at_rest(reader)
    assert serious_in_both_themes(reader) == []


def test_after_the_game(reader: Page) -> None:
    key = bring_record(reader, record("keyflower(players=2)", "replay", AGAINST_BOT, over))
    reader.goto(f"/table/{key}")
    reader.locator(".kf-score").wait_for()
    assert serious_in_both_themes(reader) == [], "final scores"
    reader.goto(f"/replay/{key}")
    reader.locator(".kft").wait_for()
    assert serious_in_both_themes(reader) == [], "replay"


def test_the_lesson(reader: Page) -> None:
    reader.goto("/learn/keyflower")
    guide = reader.get_by_role("region", name="Learn Keyflower")
    guide.get_by_role("button", name="Next").click()
    reader.locator(".ring").wait_for()
    assert serious_in_both_themes(reader) == []
