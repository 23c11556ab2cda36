"""The frame of the table: turns, undo, log, rules, keys, losing the server, handing the screen over, the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Complaints, OpenPage, Serving
from tests.web.tools.seating import RANDOM, finish, seat_here, take_option


def wait_for_turn(page: Page) -> None:
    page.locator("header .turn.mine").wait_for()


def test_the_title_calls_whose_turn_it_is(page: Page) -> None:
    seat_here(page, RANDOM)
    wait_for_turn(page)
    expect(page).to_have_title(re.compile(r"^\(!\) Your turn"))


def test_undo_by_key_and_by_button(page: Page) -> None:
    seat_here(page, RANDOM, game="keyflower")
    wait_for_turn(page)
    before = page.locator("[data-option]").all_inner_texts()
    undos: list[Callable[[], None]] = [
        lambda: page.keyboard.press("z"),
        lambda: page.get_by_role("button", name="Undo").click(),
    ]
    for undo in undos:
        take_option(page, '[data-option^="bid"]')
        page.locator('[data-option^="send"]').first.wait_for()
        undo()
        page.locator('[data-option="pass"]').wait_for()
        expect(page.locator("[data-option]")).to_have_text(before, use_inner_text=True)


def test_a_letter_typed_into_a_field_is_no_command(page: Page, serving: Serving) -> None:
    key = seat_here(page, RANDOM, game="keyflower")
    eve = serving.client("Eve").sit_at(key)  # somebody to talk to: among bots there is no chat
    wait_for_turn(page)
    take_option(page, '[data-option^="bid"]')
    page.locator('[data-option^="send"]').first.wait_for()
    page.get_by_role("button", name="Chat").click()
    page.get_by_placeholder("Say something").press_sequentially("zzz?")
    expect(page.get_by_placeholder("Say something")).to_have_value("zzz?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator('[data-option^="send"]').first).to_be_visible()
    eve.close()


def test_the_log_tells_all_and_the_rules_open_beside_the_table(page: Page) -> None:
    seat_here(page, RANDOM)
    wait_for_turn(page)
    take_option(page, '[data-option="pass"]')
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("complementary", name="Log").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules")
    rules.get_by_role("searchbox").fill("AR-2.1")
    expect(rules.locator("article")).to_have_count(1)
    rules.get_by_role("link", name="AR-2.1").click()
    expect(rules.locator("article.on")).to_have_attribute("data-rule", "AR-2.1")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_the_map_of_the_keyboard(page: Page) -> None:
    seat_here(page, RANDOM)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_server_goes_and_comes_back_and_nothing_is_lost(
    page: Page, serving: Serving, complaints: Complaints
) -> None:
    seat_here(page, RANDOM, game="keyflower")
    wait_for_turn(page)
    take_option(page, '[data-option^="bid"]')
    page.locator('[data-option^="send"]').first.wait_for()
    before = page.locator("[data-option]").all_inner_texts()
    complaints.excused = True
    serving.stop()
    try:
        expect(page.get_by_text("Your last move is safe", exact=False)).to_be_visible()
        expect(page.locator("[data-option]").first).to_be_disabled()
        expect(page.locator("header .turn")).to_have_text("Your turn (offline)")
    finally:
        serving.start()
    expect(page.get_by_text("Your last move is safe", exact=False)).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_enabled()
    expect(page.locator("[data-option]")).to_have_text(before, use_inner_text=True)
    take_option(page, '[data-option^="send"]')
    expect(page.locator('[data-option^="send"]')).to_have_count(0)


def test_one_screen_for_two_hides_the_one_from_the_other(page: Page) -> None:
    seat_here(page, {"kind": "here", "name": "Boris"}, game="keyflower")
    screen = page.get_by_role("dialog", name="Hand the screen over")
    expect(screen).to_be_visible()
    expect(page.locator(".veil")).to_be_visible()
    closes: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: screen.get_by_role("button", name="Close").click(),
    ]
    for close in closes:
        close()
        expect(screen).to_have_count(0)
        page.get_by_role("button", name="Hand the screen over").click()  # whoever is asked can always take it
        expect(screen).to_be_visible()
    first = screen.get_by_role("button", name=re.compile("^I am ")).inner_text()
    screen.get_by_role("button", name=re.compile("^I am ")).click()
    wait_for_turn(page)
    take_option(page, '[data-option="pass"]')
    expect(screen.get_by_role("button", name=re.compile("^I am "))).not_to_have_text(first)
    screen.get_by_role("button", name=re.compile("^I am ")).click()
    wait_for_turn(page)


def test_bots_wait_while_a_step_can_be_taken_back(page: Page) -> None:
    """At a table of several people; the bar says so, and what would be taken back."""
    seat_here(page, {"kind": "here", "name": "Boris"}, RANDOM, game="keyflower", bot_pause=60)
    undo = page.locator("header .undo")
    for _ in range(2):  # the bot sits behind the second of them
        page.get_by_role("dialog").get_by_role("button", name=re.compile("^I am ")).click()
        wait_for_turn(page)
        take_option(page, '[data-option^="bid"]')
        take_option(page, '[data-option^="send"]')
        page.locator("header .undo.open, dialog").first.wait_for()
        if undo.and_(page.locator(".open")).count():
            break
    expect(undo).to_have_class(re.compile("open"))
    expect(undo).to_have_attribute("title", re.compile("^Undo: .*bid", re.IGNORECASE))
    undo.click()
    page.locator('[data-option^="send"]').first.wait_for()
    expect(undo).not_to_have_class(re.compile("open"))


def test_the_words_of_the_table_change_with_the_language(page: Page) -> None:
    seat_here(page, RANDOM)
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Русский").click()
    page.keyboard.press("Escape")
    expect(page.locator("header .turn")).to_contain_text("Ваш ход")
    expect(page.locator('[data-option="pass"]')).to_have_text(re.compile("[а-яё]", re.IGNORECASE))


@pytest.mark.slow
def test_the_end_shows_scores_and_a_fair_shuffle(page: Page) -> None:
    seat_here(page, RANDOM)
    finish(page)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    expect(dialog.get_by_text("Fair shuffle: verified")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The game is over").click()
    expect(dialog).to_be_visible()


def test_two_tabs_of_one_person_stay_in_step(open_page: OpenPage) -> None:
    one = open_page()
    seat_here(one, RANDOM, game="keyflower")
    wait_for_turn(one)
    two = one.context.new_page()
    two.goto(one.url)
    wait_for_turn(two)
    take_option(one, '[data-option^="bid"]')
    expect(two.locator('[data-option^="send"]').first).to_be_visible()
