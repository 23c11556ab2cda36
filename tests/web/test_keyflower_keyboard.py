"""Keyflower without a mouse: from the lobby to the final score by keys alone, with the focus always in sight."""

import time
from contextlib import suppress
from typing import Literal

from playwright.sync_api import Page, TimeoutError, expect

from tests.web.access import UNSEEN, grave, unseen_focus
from tests.web.conftest import Sits
from tests.web.keyflower import PATIENCE, READY

NAME = """document.activeElement.getAttribute('aria-label')
    ?? document.activeElement.labels?.[0]?.innerText.trim() ?? document.activeElement.innerText?.trim() ?? ''"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GOES_ON = """(v) => document.querySelector('.kf-score, [data-do=sure]')
    || document.querySelector('.kft')?.dataset.v !== v"""
SENT = ".dock:not([aria-busy=true])"  # a turn of several steps has all of them behind it
FITTING = ".hand .pile[data-pile]:not(.dim)"


class Keys:
    """A player who has nothing but a keyboard; after each key the focus can be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acted = 0
        self.left = 0  # turns until the next pass
        self.season = ""
        self.before = ""  # the version at which the question was asked

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def look(self) -> None:
        """Something has the focus, and that can be seen; when the table goes on it may take a moment."""
        with suppress(TimeoutError):
            self.page.wait_for_function(f"() => !({UNSEEN})()", timeout=5000)
        assert unseen_focus(self.page) == ""

    def tab_to(self, name: str) -> None:
        """By Tab to what is called so."""
        for _ in range(80):
            self.press("Tab")
            self.look()
            if self.page.evaluate(NAME) == name:
                return
        raise AssertionError(f"no way to {name} by Tab")

    @property
    def asked(self) -> str:
        return str(self.page.evaluate("document.querySelector('.kft')?.dataset.asked ?? ''"))

    @property
    def version(self) -> str:
        return str(self.page.evaluate("document.querySelector('.kft')?.dataset.v ?? ''"))

    def ready(self) -> bool:
        """Whether the main button can be pressed; it may take a moment until the server has said so."""
        try:
            self.page.wait_for_function(READY, timeout=3000)
        except TimeoutError:
            return False
        return True

    def play(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.page.locator(".kf-score").count():
            assert time.monotonic() < end, f"stuck at {self.asked!r}: {self.page.locator('.comp').inner_text()}"
            self.page.locator(".kft:not([data-asked='']), .kf-score").first.wait_for()
            if self.page.locator(".kf-score").count():
                return
            self.page.locator(SENT).wait_for(state="attached")
            self.before = self.version
            getattr(self, f"on_{self.asked}", self.on_cards)()
            if self.gone_on():
                self.press("Enter")  # something would be shown
                self.gone_on()
            if not self.page.locator("dialog").count():
                self.look()

    def on_turn(self) -> None:
        season = str(self.page.locator(".seasons .on").get_attribute("class"))
        if season != self.season:
            self.season, self.left = season, 2
        if self.left and self.compose():
            self.left -= 1
            self.acted += 1
            return self.press("Enter")
        self.left = 0
        self.press("p")

    def compose(self) -> bool:
        """The next lit tile with the first workers that fit."""
        self.press("l")
        self.look()
        self.press("Enter")
        self.page.locator("[data-tile][aria-pressed=true]").first.wait_for()
        piles = self.page.locator(FITTING)
        if self.page.locator("[data-pile][aria-pressed=true]").count() == 0 and piles.count():
            self.press(str(piles.first.get_attribute("data-pile"))[0])
        if self.ready():
            return True
        self.press(*["Escape"] * 4)
        return False

    def gone_on(self) -> bool:
        """Waits until the table goes on; or whether it asks first."""
        self.page.wait_for_function(GOES_ON, arg=self.before)
        return self.version == self.before and self.page.locator("[data-do=sure]").count() > 0

    def on_group(self) -> None:
        self.press(str(self.page.locator(FITTING).first.get_attribute("data-pile"))[0])
        assert self.ready()
        self.press("Enter")

    def on_haul(self) -> None:
        self.press("v")
        self.page.locator(".own :focus").wait_for()
        self.press("Enter")

    def on_place(self) -> None:
        if not self.page.locator(".tray .opt.on").count():
            self.press("l")
            self.look()
            return self.press("Enter")
        self.page.locator("[data-cell]").first.wait_for()
        self.press("l")
        self.page.locator("[data-cell]:focus").wait_for()
        self.look()
        self.press("Enter", "r")
        assert self.ready()
        self.press("Enter")

    def on_winter(self) -> None:
        self.press("m")
        self.page.locator("[data-pick]:focus").wait_for()
        self.look()
        self.press("Enter")
        assert self.ready()
        self.press("Enter")

    def on_cards(self) -> None:
        """A boat, a price, a gift: the next answer."""
        self.press("l")
        self.look()
        self.press("Enter")
        if self.asked in ("boat", "moor", "contract") and self.ready():
            self.press("Enter")


def test_a_whole_game_without_a_mouse(sits: Sits) -> None:
    page = sits("/new?game=keyflower")
    keys = Keys(page)
    page.get_by_label("Name").wait_for()
    keys.tab_to("fewer: Seats")
    while page.get_by_label("Seat 3").count():
        keys.press("Enter")
    keys.tab_to("Seat 2")
    page.keyboard.type("bot")
    expect(page.get_by_label("Level")).to_be_visible()
    keys.tab_to("Level")
    page.keyboard.type("random")
    keys.tab_to("Name")
    page.keyboard.type("Kim")
    keys.tab_to("Start the game")
    page.keyboard.press("Enter")
    page.locator(".kft").wait_for()
    keys.play()
    assert keys.acted >= 4
    scores = page.get_by_role("dialog")
    expect(scores.locator(".pl")).to_have_count(2)
    keys.tab_to("Statistics")
    keys.press("Enter")
    page.get_by_role("heading", name="Scores over time").wait_for()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert grave(page) == []
