"""The lessons of Keyflower and The Merchants: all is done by real moves, from the first word to the last."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, no_raw_keys
from tests.web.keyflower.learner import FIRST, MERCHANTS, SPRING, Learner, Step, looking_around, walk
from tests.web.keyflower.player import pass_turn
from tests.web.tools.accessibility import serious
from tests.web.tools.geometry import box_of

RAW = re.compile(r"keyflower-[a-z]+-[a-z-]+")
CALM = {"reduced_motion": "reduce"}


def begin(page: Page, path: str) -> Learner:
    page.goto(path)
    page.wait_for_url("**/table/**lesson=**")
    page.locator(".guide").wait_for()
    return Learner(page)


def plain(one: Learner, step: Step, place: int) -> None:
    """Every step has its words, and nothing lies over what it asks for; other languages: test_lesson_room.py."""
    assert RAW.findall(one.card.inner_text()) == []
    looking_around("en")(one, step, place)


def test_the_first_lesson_from_the_first_word_to_the_final_scores(open_page: OpenPage) -> None:
    page = open_page("/", **CALM)
    page.get_by_role("link", name="Learn", exact=False).first.click()
    page.wait_for_url("**/table/**lesson=game&scene=0")
    walk(page, FIRST, plain)
    scores = page.get_by_role("dialog")
    expect(scores).to_contain_text("You win!")
    expect(scores).to_contain_text("37")
    page.keyboard.press("Escape")
    card = page.locator(".guide")
    expect(card).to_contain_text("That was the lesson")
    expect(card.get_by_role("button", name="Learn The Merchants")).to_be_visible()
    no_raw_keys(page)
    page.goto("/")
    done = page.get_by_role("link", name="Learn Keyflower")
    expect(done).to_contain_text("Learnt")
    expect(page.get_by_role("region", name="Your games").get_by_role("link")).to_have_count(
        0
    )  # no lesson is a game


def test_the_lesson_of_the_merchants_ends_with_a_game_of_ones_own(open_page: OpenPage) -> None:
    page = open_page("/new?game=keyflower", **CALM)
    page.get_by_role("link", name="Learn The Merchants").click()
    page.wait_for_url("**/table/**lesson=merchants&scene=0")
    walk(page, MERCHANTS, plain)
    card = page.locator(".guide")
    expect(page.locator(".scorenow")).to_contain_text("13 points")
    expect(page.locator(".scorenow")).to_contain_text("Keywood: extension, the printed points again")
    expect(card).to_contain_text("That was the lesson")
    card.get_by_role("button", name="Play a game against a bot").click()
    page.wait_for_url(lambda url: "lesson" not in url)
    expect(page.locator(".kft.trading")).to_be_visible()


def test_another_click_is_answered_with_what_is_asked(open_page: OpenPage) -> None:
    page = open_page("", **CALM)
    one = begin(page, "/learn/keyflower")
    pass_turn(page)
    expect(one.card).to_contain_text("read this, then press Next")
    page.locator("[data-do=pass]").click()  # not picked any more
    for _ in range(3):
        one.next()
    one.at(4, len(SPRING))
    assert serious(page) == []
    wrong: list[Callable[[], None]] = [
        lambda: pass_turn(page),
        lambda: page.locator(".market [data-tile=workshop]").click(),
    ]
    for click in wrong:
        click()
        expect(one.card.get_by_role("alert")).to_have_text("That comes later. Now:")
        expect(one.card).to_contain_text("Bid one red worker on the Miner.")
        expect(page.locator("[data-asked=turn]")).to_have_count(1)  # nothing was done
        page.locator(".market [data-tile=miner]").click()
        expect(one.card.get_by_role("alert")).to_have_count(0)
        page.keyboard.press("Escape")
    page.locator(".hand [data-pile=blue]").click()
    page.locator(".market [data-tile=miner]").click()
    page.locator("[data-purpose=bid]").click()
    ring, chip = box_of(page.locator(".ring")), box_of(page.locator(".bid.ghost"))
    assert ring["x"] <= chip["x"]  # the frame goes around the bid, not through it
    assert chip["x"] + chip["width"] <= ring["x"] + ring["width"]
    assert ring["y"] <= chip["y"]
    assert chip["y"] + chip["height"] <= ring["y"] + ring["height"]
    page.locator("[data-do=act]").click()
    expect(one.card.get_by_role("alert")).to_have_count(1)  # another colour than what is asked
    expect(page.locator(".bid.mine:not(.ghost)")).to_have_count(0)
    one.at(4, len(SPRING))


def test_a_step_waits_until_all_of_it_is_done(open_page: OpenPage) -> None:
    page = open_page("", **CALM)
    one = begin(page, "/learn/keyflower")
    for place, step in enumerate(SPRING[:7], start=1):
        one.at(place, len(SPRING))
        one.next() if step.do is None else step.do(one)
    one.at(8, len(SPRING))
    one.place_group(".market [data-tile=workshop]", "use", "yellow")
    one.asked("effect")
    one.at(8, len(SPRING))  # what is taken is still to be chosen
    one.settle("take iron", "effect")
    one.at(9, len(SPRING))


def test_a_lesson_goes_on_where_it_was_left(open_page: OpenPage) -> None:
    page = open_page("", **CALM)
    one = begin(page, "/learn/keyflower")
    for step in SPRING[:5]:
        one.next() if step.do is None else step.do(one)
    one.at(6, len(SPRING))
    page.reload()
    one.at(6, len(SPRING))
    one.card.get_by_role("button", name="Back").click()
    one.at(5, len(SPRING))
    one.next()
    one.at(6, len(SPRING))
    one.card.get_by_role("button", name="Leave the lesson").click()
    expect(one.card).to_have_count(0)
    page.goto("/")
    link = page.get_by_role("link", name="Learn Keyflower")
    expect(link).to_contain_text("Go on with scene 1")
    link.click()
    one.at(6, len(SPRING))
    SPRING[5].do(one)  # type: ignore[misc]
    one.at(7, len(SPRING))
    one.card.get_by_role("button", name="Skip this scene").click()
    page.wait_for_url("**scene=1")
    one.at(1, len(FIRST[1]))
