"""Advice drawn on the table of Artificium, and on the table that any game gets: first shown, then done."""

import re

from playwright.sync_api import Page, expect

from tests.web.artificium.player import moved, scene, wait_for

GHOSTS = ".game [data-advised], .game [data-ghost]"


def show_first(page: Page) -> None:
    """Asks for advice; the first suggestion is seen on the table, taken away, and seen again."""
    page.keyboard.press("q")
    page.locator("[data-do=ask]").click()
    first = page.get_by_role("complementary", name="Advice").get_by_role("listitem").first
    first.wait_for()
    expect(page.locator(GHOSTS)).to_have_count(0)
    first.get_by_role("button", name="Show").click()
    expect(page.locator(GHOSTS).first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(GHOSTS)).to_have_count(0)
    first.get_by_role("button", name="Show").click()
    expect(page.locator(GHOSTS).first).to_be_in_viewport()


def test_a_suggestion_is_seen_on_the_table_before_it_is_done(page: Page) -> None:
    key = scene(page, "lay", 3, least_round=2)
    show_first(page)
    card = page.locator(".hand [data-advised]")
    expect(card).to_have_count(1)
    expect(page.locator(".hand .cb.on")).to_have_count(0)  # nothing is picked by looking at it
    # On the table that any game gets the option is marked, and so is its piece. (Advice has a limit of time: asked
    # again it may name another card.)
    page.goto(f"/table/{key}?plain=1")
    page.locator("[data-option]").first.wait_for()
    show_first(page)
    option = page.locator("[data-option][data-advised]")
    expect(option).to_have_count(1)
    expect(option).to_have_attribute("data-option", re.compile("^lay "))
    expect(page.locator("button[data-piece][data-advised]").first).to_be_visible()
    expect(page.locator("[data-option][aria-pressed=true]")).to_have_count(0)
    page.goto(f"/table/{key}")
    wait_for(page, "lay")
    show_first(page)
    advice = page.get_by_role("complementary", name="Advice")
    moved(page, advice.get_by_role("button", name="Do this").first.click)
    expect(page.locator(GHOSTS)).to_have_count(0)


def test_a_swap_shows_the_cards_where_they_would_lie(page: Page) -> None:
    scene(page, "market", 3)
    page.keyboard.press("q")
    page.locator("[data-do=ask]").click()
    advice = page.get_by_role("complementary", name="Advice")
    swap = advice.get_by_role("listitem").filter(has_text="Swap").first
    swap.get_by_role("button", name="Show").click()
    expect(page.locator(".hand [data-advised] [data-ghost]")).to_be_visible()
    expect(page.locator(".market [data-advised] [data-ghost]")).to_be_visible()
    swap.get_by_role("button", name="Hide").click()
    expect(page.locator(GHOSTS)).to_have_count(0)


def test_who_follows_the_advice_in_the_card_market_never_holds_a_hand_twice(page: Page) -> None:
    scene(page, "market", 2)
    page.keyboard.press("q")
    advice = page.get_by_role("complementary", name="Advice")
    hands: list[list[str]] = []
    while page.locator(".arti[data-asked=market]").count():
        hand = page.locator(".hand .cb").evaluate_all("(all) => all.map((one) => one.dataset.card).sort()")
        assert hand not in hands
        hands.append(hand)
        page.locator("[data-do=ask]").click()
        moved(page, advice.get_by_role("listitem").first.get_by_role("button", name="Do this").click)
        wait_for(page, "market", "lay")
    assert hands
