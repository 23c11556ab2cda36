"""Every page in every language, theme and size: nothing missing, nothing cut off, nothing serious found by axe."""

import pytest
from playwright.sync_api import Page, expect

from tests.waiting import until
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage, Serving, no_raw_keys, no_sideways_scroll
from tests.web.tools.accessibility import serious_in_both_themes
from tests.web.tools.seating import RANDOM, finished, seat_here
from tests.web.tools.sockets import SocketTraffic

PAGES = (
    "/",
    "/new",
    "/join#some-code-of-a-seat",
    "/statistics",
    "/account",
    "/sign-in",
    "/rules/keyflower",
    "/rules/artificium",
    "/nowhere",
)
UNMEASURED = ("/join#some-code-of-a-seat", "/statistics", "/rules/keyflower", "/rules/artificium", "/nowhere")
LANGS = ("en", "ru", "uk", "hu")


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_missing_or_sticks_out_in_any_language(
    open_page: OpenPage, serving: Serving, lang: str
) -> None:
    """The pages that test_every_screen.py does not come to, and the panels beside a table."""
    page = open_page(lang=lang)
    for path in UNMEASURED:
        page.set_viewport_size(TABLET)  # type: ignore[arg-type]
        page.goto(path)
        page.locator("h1").wait_for()
        page.locator(".skel").first.wait_for(state="detached")
        no_raw_keys(page)
        no_sideways_scroll(page)
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        no_sideways_scroll(page)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    eve = serving.client("Eve").sit_at(seat_here(page, RANDOM))  # somebody to talk to: among bots there is no chat
    panels = page.locator(".tools .list button[aria-pressed]")
    expect(panels).to_have_count(4)
    for panel in panels.all():
        panel.click()
        expect(panel).to_have_attribute("aria-pressed", "true")
        page.locator("aside").wait_for()
        no_raw_keys(page)
    for size in (PHONE, TABLET):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        no_sideways_scroll(page)
        expect(page.locator("header .turn")).to_be_in_viewport()
    eve.close()


def test_axe_finds_nothing_serious(open_page: OpenPage, serving: Serving) -> None:
    page = open_page(color_scheme="light")
    for path in PAGES:
        page.goto(path)
        page.locator("h1").wait_for()
        assert serious_in_both_themes(page) == [], path
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    assert serious_in_both_themes(page) == [], "settings"
    key = finished(serving.client("Axel"))
    page.goto(f"/replay/{key}?plain=1")
    page.get_by_role("slider").wait_for()
    assert serious_in_both_themes(page) == [], "replay"
    seat_here(page, RANDOM)
    for panel in ("Rules", "Log", "Players"):
        page.get_by_role("button", name=panel).click()
        page.get_by_role("complementary", name=panel).wait_for()
        assert serious_in_both_themes(page) == [], panel


def test_a_game_is_begun_and_played_by_keyboard_alone(start_page: Page) -> None:
    page = start_page

    def press_until(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.innerText?.trim().split('\\n')[0]") == name:
                return
        raise AssertionError(f"no way to {name} by Tab")

    traffic = SocketTraffic(page)
    press_until("Keyflower")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Artificium")).to_have_attribute("aria-checked", "true")
    press_until("Play the bots now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    page.goto(page.url + "?plain=1")
    page.locator("header .turn.mine").wait_for()
    press_until("Pass")
    page.keyboard.press("Enter")
    expect(page.locator("[data-option=pass]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    # Bots may be so quick that it is one's turn again at once.
    until(lambda: traffic.accepted("pass"), "a pass that is accepted", meanwhile=lambda: page.evaluate("0"))


def test_a_rule_has_an_address(open_page: OpenPage) -> None:
    page = open_page("/rules/keyflower#KF-5.2")
    rule = page.locator('[data-rule="KF-5.2"]')
    expect(rule).to_be_in_viewport()
    page.get_by_role("searchbox").fill("KF-4.2")
    expect(page.locator("article")).to_have_count(1)


def test_the_rules_are_searched_by_the_words_of_the_screen(open_page: OpenPage) -> None:
    """Other forms, letters without accents or dots, any apostrophe, and words that other players say."""
    typed = {
        "en": {"ship": "KF-4.6", "joining losing": "KF-3.7"},
        "ru": {"аукционе": "KF-4.1", "зеленого рабочего": "KF-3.8"},
        "uk": {"з'єднані": "KF-3.7", "корабель": "KF-4.6"},
        "hu": {"munkasok egyszinuek": "KF-3.7", "piac": "KF-4.1"},
    }
    for lang, words in typed.items():
        page = open_page("/rules/keyflower", lang=lang)
        search = page.get_by_role("searchbox")
        for word, number in words.items():
            search.fill(word)
            expect(page.locator(f'[data-rule="{number}"]')).to_be_visible()
            expect(page.locator('[data-rule="KF-1.10"]')).to_have_count(0)
        search.fill("zeppelin")
        expect(page.locator("article")).to_have_count(0)
