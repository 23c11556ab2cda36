"""A finished game of Keyflower again: timeline, speed, seasons, seats, and another end from the middle of it."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import no_sideways_scroll
from tests.web.keyflower.quick_player import play
from tests.web.tools.geometry import box_of
from tests.web.tools.moments import AGAINST_BOT, bring_record, over, record
from tests.web.tools.screens import SIZES, resize, speak

SEASONS = ("Spring", "Summer", "Autumn", "Winter")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Timeline")


def season(page: Page) -> Locator:
    return page.locator(".seasons .on")


@pytest.fixture
def replay(page: Page) -> Page:
    key = bring_record(page, record("keyflower(players=2)", "replay", AGAINST_BOT, over))
    page.goto(f"/replay/{key}")
    page.locator(".kft").wait_for()
    expect(slider(page)).to_have_value("0")
    return page


def test_seasons_steps_and_speed(replay: Page) -> None:
    captions = [replay.locator(".said").inner_text().strip()]
    assert captions == ["The beginning"]
    expect(replay.locator("[data-area=news] h2")).to_have_text("What has happened")
    for step in (1, 2, 3, 4):
        replay.get_by_role("button", name="One step forward").click()
        expect(slider(replay)).to_have_value(str(step))
        expect(replay.locator(".said")).not_to_have_text(captions[-1])
        captions.append(replay.locator(".said").inner_text().strip())
    assert all(captions)
    assert "The beginning" not in captions[1:]
    places = []
    for name in SEASONS[1:]:
        replay.locator(".chapters").get_by_role("button", name=name).click()
        expect(season(replay)).to_have_class(re.compile(name.lower()))
        places.append(int(slider(replay).input_value()))
    assert places == sorted(set(places))
    replay.keyboard.press("PageUp")
    expect(season(replay)).to_have_class(re.compile("autumn"))
    expect(slider(replay)).to_have_value(str(places[1]))
    before = replay.locator(".said").inner_text()
    replay.get_by_role("button", name="One step forward").click()
    expect(slider(replay)).to_have_value(str(places[1] + 1))
    expect(replay.locator(".said")).not_to_have_text(before)
    replay.get_by_label("Speed").select_option("8")
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(slider(replay)).not_to_have_value(str(places[1] + 1))
    replay.get_by_role("button", name="Pause").click()
    replay.locator("body").click()
    replay.keyboard.press("End")
    expect(slider(replay)).to_have_value(str(slider(replay).get_attribute("max")))
    expect(season(replay)).to_have_class(re.compile("winter"))
    replay.get_by_role("button", name="Scores").click()
    expect(replay.locator(".kf-score .pl")).to_have_count(2)


def test_nothing_can_be_done_and_each_eye_sees_its_own_hand(replay: Page) -> None:
    expect(replay.locator("[data-do]")).to_have_count(0)
    replay.locator(".chapters").get_by_role("button", name="Summer").click()
    replay.get_by_label("View as").select_option("0")
    replay.locator(".hand .winterh").wait_for()
    hand = "[...document.querySelectorAll('.hand .winterh button')].map((one) => one.ariaLabel).join()"
    first = replay.evaluate(hand)
    replay.get_by_label("View as").select_option("1")
    replay.wait_for_function(f"(first) => {hand} && {hand} !== first", arg=first)
    expect(replay.get_by_label("View as")).to_have_value("1")


# Names of chapters that are cut off: each is whole, or not there at all.
CUT_CHAPTERS = """() => [...document.querySelectorAll('.chapters button')].filter((one) => {
    const text = document.createRange()
    text.selectNodeContents(one)
    const [words, box] = [text.getBoundingClientRect(), one.getBoundingClientRect()]
    return words.top < box.bottom - 4 && words.right > box.right + 1
}).map((one) => one.textContent)"""


def test_its_head_is_one_line_and_its_buttons_have_names_on_every_screen(replay: Page) -> None:
    speak(replay, "hu", ".kft")
    for size in SIZES.values():
        resize(replay, size)
        for name in ("Folytatás innen", "Pontok"):
            expect(replay.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
        expect(replay.get_by_label("Kinek a szemével")).to_be_in_viewport(ratio=1)
        assert box_of(replay.locator("header.top label"))["height"] < 45
        assert replay.locator(".words").evaluate("(one) => one.getClientRects().length") <= 1
        assert box_of(replay.locator(".kft"))["height"] > size[1] / 2
        chapters = [box_of(one) for one in replay.locator(".chapters button").all()]
        assert all(one["x"] + one["width"] <= other["x"] + 1 for one, other in pairwise(chapters))
    no_sideways_scroll(replay)


def test_names_of_chapters_are_whole_or_not_there_at_all(replay: Page) -> None:
    speak(replay, "hu", ".kft")
    cut = []
    for width in range(240, 400, 20):
        resize(replay, (width, 740))
        cut += [(width, one) for one in replay.evaluate(CUT_CHAPTERS)]
    assert cut == []
    expect(replay.locator(".chapters").get_by_role("button", name="Tél")).to_be_visible()


def test_another_end_from_the_middle_against_bots(replay: Page) -> None:
    replay.locator(".chapters").get_by_role("button", name="Winter").click()
    expect(season(replay)).to_have_class(re.compile("winter"))
    replay.get_by_role("button", name="Go on from here").click()
    replay.get_by_role("dialog").get_by_label("Name").fill("Zoe")
    replay.get_by_role("dialog").get_by_label("Level").select_option("random")
    replay.get_by_role("button", name="Play from here").click()
    replay.wait_for_url("**/table/**")
    replay.locator(".kft:not([data-asked=''])").wait_for()
    expect(season(replay)).to_have_class(re.compile("winter"))
    done = play(replay, eager=1)
    assert done
    expect(replay.locator(".kf-score .pl")).to_have_count(2)
