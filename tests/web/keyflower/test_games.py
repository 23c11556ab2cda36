"""Whole games of Keyflower from the first bid to the final score: by clicks, with The Merchants, on a phone."""

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage, no_sideways_scroll
from tests.web.keyflower.player import Player, begin
from tests.web.tools.geometry import box_of

QUESTIONS = {"turn", "boat", "place", "winter"}


def points_agree(page: Page) -> None:
    """The lines of the player shown add up to the total."""
    total = int(page.locator(".kf-score .pl.on .tot").inner_text())
    lines = [int(text) for text in page.locator(".why2 .line .pt").all_inner_texts()]
    assert sum(lines) == total


def test_a_whole_game_by_clicks(page: Page) -> None:
    begin(page, 4)
    player = Player(page, 4)
    player.play()
    assert player.asked_for >= QUESTIONS
    assert page.locator(".kf-score .pl").count() == 4
    points_agree(page)
    page.locator(".kf-score .pl").last.click()
    points_agree(page)


def test_a_whole_game_with_the_merchants(page: Page) -> None:
    begin(page, 3, merchants=True)
    player = Player(page, 5)
    player.play()
    assert player.asked_for >= QUESTIONS
    points_agree(page)


def test_a_whole_game_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    begin(page, 3)
    player = Player(page, 6)
    for question in player.questions():
        no_sideways_scroll(page)
        if question == "turn":
            page.locator("[data-tab]").nth(player.dice.randrange(3)).click()
    no_sideways_scroll(page)
    points_agree(page)


def test_six_villages_are_on_one_screen(page: Page) -> None:
    begin(page, 6)
    page.locator("[data-asked=turn]").wait_for()
    assert page.locator(".kt-village").count() == 6
    for village in page.locator(".kt-village").all():
        box = box_of(village)
        assert box["y"] + box["height"] <= 900
        assert box["x"] + box["width"] <= 1440
        expect(village).to_be_visible()
