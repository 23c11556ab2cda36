"""One turn of Keyflower: picking in any order, why not, keys, dragging, helps, languages, axe."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage, no_sideways_scroll
from tests.web.keyflower.player import begin, lot_for_a_bid, pile
from tests.web.tools.accessibility import serious
from tests.web.tools.moments import asks, bring
from tests.web.tools.screens import measured, resize
from tilewright.games.catalogue import registry

THREE = ("Anna", "bot random", "bot random")
CLIPPED = """[...document.querySelectorAll('.kft .btn, .kft .seg button')]
    .filter((one) => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent)"""


@pytest.fixture
def table(page: Page) -> Page:
    begin(page, 2)
    page.locator("[data-asked=turn]").wait_for()
    return page


def test_colour_then_tile_then_bid(table: Page) -> None:
    tile, colour = lot_for_a_bid(table), pile(table)
    table.locator(f"[data-pile={colour}]").click()
    table.locator(f".market [data-tile={tile}]").click()
    table.locator("[data-purpose=bid]").click()
    expect(table.locator(".bid.ghost")).to_have_count(1)
    table.locator("[data-do=act]").click()
    lot = table.locator(".mt", has=table.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost)")).to_have_count(1)


def test_tile_then_colour_and_everything_taken_back(table: Page) -> None:
    tile, colour = lot_for_a_bid(table), pile(table)
    table.locator(f".market [data-tile={tile}]").click()
    table.locator(f"[data-pile={colour}]").click()
    expect(table.locator(f"[data-pile={colour}]")).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("Escape")
    table.keyboard.press("Escape")
    expect(table.locator("[data-pile][aria-pressed=true]")).to_have_count(0)
    expect(table.locator("[data-do=act]")).to_have_attribute("aria-disabled", "true")
    expect(table.locator(".bid.mine")).to_have_count(0)


def test_the_keyboard_alone_makes_a_bid(table: Page) -> None:
    colour = pile(table)
    table.keyboard.press(colour[0])
    expect(table.locator(f"[data-pile={colour}]")).to_have_attribute("aria-pressed", "true")
    table.keyboard.press("m")
    expect(table.locator(".market [data-tile]:focus")).to_have_count(1)
    table.keyboard.press("Enter")
    table.keyboard.press("d")
    expect(table.locator(".bid.ghost")).to_have_count(1)
    table.keyboard.press("Enter")
    expect(table.locator(".bid.mine:not(.ghost)")).to_have_count(1)


def test_workers_can_be_dragged_to_a_tile(table: Page) -> None:
    tile, colour = lot_for_a_bid(table), pile(table)
    table.locator(f"[data-pile={colour}]").drag_to(table.locator(f".market [data-tile={tile}]"))
    expect(table.locator(f"[data-pile={colour}]")).to_have_attribute("aria-pressed", "true")
    expect(table.locator(f".market [data-tile={tile}]")).to_have_attribute("aria-pressed", "true")


def test_a_tile_that_cannot_be_chosen_says_why_with_its_rule(table: Page) -> None:
    tile, colour = lot_for_a_bid(table), pile(table)
    table.locator(f"[data-pile={colour}]").click()
    table.locator(f".market [data-tile={tile}]").click()
    table.locator("[data-purpose=bid]").click()
    table.locator("[data-do=act]").click()
    expect(table.locator(".bid.mine:not(.ghost)")).to_have_count(1)
    table.locator("[data-asked=turn]").wait_for()
    other = table.locator(f".hand [data-pile]:not([data-pile={colour}]):not(.dim)").first
    other.click()
    table.locator(f".market [data-tile={tile}]").click(force=True)
    why = table.locator(".kf-why")
    expect(why).to_be_visible()
    why.get_by_role("button", name=re.compile("KF-")).click()
    expect(table.get_by_role("complementary", name="Rules")).to_be_visible()


def test_a_tile_enlarges_on_both_sides_with_its_rules(table: Page) -> None:
    table.locator(".market [data-tile]").first.focus()
    table.keyboard.press("i")
    card = table.get_by_role("dialog", name="Both sides of the tile")
    expect(card.locator("figure")).to_have_count(2)
    expect(card.get_by_role("button", name=re.compile(r"Rule KF-\d"))).not_to_have_count(0)
    table.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_the_list_of_all_tiles_and_the_finder(table: Page) -> None:
    table.keyboard.press("t")
    rows = table.get_by_role("dialog", name="All tiles").locator("tbody tr")
    expect(rows).to_have_count(table.locator("[data-tile]").count())
    table.keyboard.press("Escape")
    chip = table.locator(".filters button").first
    chip.click()
    expect(table.locator(".mt.found, .kt-found")).to_have_count(int(chip.locator("b").inner_text()))


def test_the_list_of_all_tiles_breaks_no_word_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(lang="ru", viewport=PHONE)
    bring(page, asks(0, "turn", "summer"))
    page.keyboard.press("t")
    page.locator(".kf-list tbody tr").first.wait_for()
    assert measured(page, {"words": ".kf-list :is(th, td, button)"})["faults"] == []


def test_the_score_now_is_shown_item_by_item(table: Page) -> None:
    table.get_by_role("button", name="score now").click()
    expect(table.get_by_text(re.compile(r"\d+ points? if the game ended now"))).to_be_visible()


@pytest.mark.parametrize(("lang", "wide"), [("ru", 360), ("uk", 1024), ("hu", 1280)])
def test_every_language_fits_at_the_first_turn(open_page: OpenPage, lang: str, wide: int) -> None:
    page = open_page(lang=lang, viewport={"width": wide, "height": 800})
    begin(page, 4)
    page.locator("[data-asked=turn]").wait_for()
    no_sideways_scroll(page)
    assert "keyflower-" not in page.inner_text("body")
    assert page.evaluate(CLIPPED) == []
    for button in page.locator(".acts .btn").all():
        expect(button).to_be_in_viewport(ratio=1)


# Every question, with the seed of a game in which it is asked.
QUESTIONS = dict.fromkeys(
    ("turn", "group", "price", "effect", "transport", "spend", "boat", "place", "winter", "contract", "moor"),
    "questions 42",
) | {"cost": "questions 2"}
SILENT = {"season"}  # a step that asks nobody


def test_every_question_is_looked_at() -> None:
    steps = registry().rules("keyflower(players=3,merchants=true)").steps
    assert {step.name for step in steps} == SILENT | set(QUESTIONS)


@pytest.mark.parametrize("half", [0, 1])  # so that two processes can share them
def test_axe_finds_nothing_serious_at_any_question(open_page: OpenPage, half: int) -> None:
    page = open_page(reduced_motion="reduce")
    for question, seed in list(QUESTIONS.items())[half::2]:
        bring(page, asks(0, question), names=THREE, seed=seed, options=",merchants=true")
        for size in (DESKTOP, PHONE):
            resize(page, (size["width"], size["height"]))
            page.locator(f"[data-asked={question}]").wait_for()
            assert serious(page) == [], (question, size)
