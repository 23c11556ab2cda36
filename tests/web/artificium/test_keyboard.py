"""Artificium with the keyboard alone: a whole game, every answer, and a focus that can be seen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.artificium.player import moved, scene, sit_down, wait_for
from tests.web.tools.accessibility import serious, unseen_focus

QUESTIONS = ("market", "lay", "resolve", "trade", "scout", "steal", "knight", "return", "mage", "closing")


def answer(page: Page, now: str, applying: bool) -> None:
    """One answer by keys: a swap first, then cards that are applied if they can be."""
    main = page.locator("[data-do=act]")
    if now == "market":
        page.keyboard.press("p")
    elif now == "resolve":
        able = page.locator("[data-action=apply]").get_attribute("aria-disabled") == "false"
        page.keyboard.press("a" if applying and able else "w")
        expect(page.locator("[data-action][aria-checked=true]")).to_have_count(1)
        if main.get_attribute("aria-disabled") == "true":  # only a sale would pay for it: throw it away
            page.keyboard.press("d")
    elif now not in ("trade", "closing"):
        page.keyboard.press("1")
    expect(main).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")


def test_a_whole_game_by_keys_alone_from_the_market_to_the_final_score(page: Page) -> None:
    sit_down(page)
    wait_for(page, "market")
    page.keyboard.press("1")
    page.keyboard.press("Shift+Digit1")
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    page.keyboard.press("Shift+Digit1")
    moved(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".market")).to_contain_text("a further swap: 2 coins")
    done: dict[str, int] = {}
    over = page.get_by_role("dialog")
    asked = ", ".join(f'.arti[data-asked="{one}"][data-busy="false"]' for one in QUESTIONS)
    for _ in range(120):
        page.locator(f"{asked}, dialog").first.wait_for()
        if over.count():
            break
        now = str(page.locator(".arti").get_attribute("data-asked"))
        done[now] = done.get(now, 0) + 1
        moved(page, lambda now=now: answer(page, now, done.get("resolve", 0) < 4))  # type: ignore[misc]
    expect(over.locator(".pl")).to_have_count(2)
    assert {"market", "lay", "resolve", "closing"} <= set(done)
    page.keyboard.press("Tab")
    assert unseen_focus(page) == ""
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)


@pytest.mark.parametrize("question", ["steal", "scout", "knight", "return", "mage"])
def test_digits_choose_among_the_answers_and_enter_does_it(page: Page, question: str) -> None:
    scene(page, question, 4)
    page.keyboard.press("1")
    expect(page.locator("[data-answer][aria-pressed=true], .hand .cb.on")).to_have_count(1)
    moved(page, lambda: page.keyboard.press("Enter"))


def test_arrows_walk_within_an_area_and_tab_between_them(page: Page) -> None:
    scene(page, "market", 3)
    page.keyboard.press("m")
    first = page.locator(":focus")
    expect(first).to_have_attribute("data-at", re.compile("^market"))
    place = str(first.get_attribute("data-at"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-at", re.compile("^market"))
    assert unseen_focus(page) == ""
    expect(page.locator(":focus")).not_to_have_attribute("data-at", place)
    page.keyboard.press("i")
    look = page.get_by_role("dialog", name="The card enlarged")
    expect(look).to_be_visible()
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(page.locator(":focus")).to_have_attribute("data-at", re.compile("^market"))


def test_the_map_of_the_keys_names_those_of_the_game(page: Page) -> None:
    scene(page, "lay", 2)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys).to_contain_text("a card of the market")
    expect(keys).to_contain_text("the best order of the cards")
    assert serious(page) == []
