"""Keyflower without a mouse: from the lobby to the final score by keys alone, with the focus always in sight."""

from contextlib import suppress
from typing import Literal

from playwright.sync_api import Page, TimeoutError, expect

from tests.waiting import rounds, until
from tests.web.conftest import OpenPage
from tests.web.keyflower.player import GOES_ON, READY, VERSION, WANTED
from tests.web.tools.accessibility import UNSEEN, serious, unseen_focus
from tests.web.tools.seating import GAME

NAME = """document.activeElement.getAttribute('aria-label')
    ?? document.activeElement.labels?.[0]?.innerText.trim() ?? document.activeElement.innerText?.trim() ?? ''"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# What is picked may have to be looked up before the main button can be pressed, or is known not to be.
KNOWN = f"() => ({READY})() || document.querySelector('.kft')?.dataset.busy === 'false'"
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
        try:
            self.page.wait_for_function(f"() => !({UNSEEN})()")
        except TimeoutError:
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
        return str(self.page.evaluate(VERSION))

    def ready(self) -> bool:
        """Whether the main button can be pressed, as soon as that is known."""
        with suppress(TimeoutError):
            self.page.wait_for_function(KNOWN, timeout=3000)
        return bool(self.page.evaluate(READY))

    def play(self) -> None:
        """Until the final scores are shown; one thing in each round about what the table wants then."""
        for _ in rounds(lambda: f"the end; now {self.asked!r}, {self.page.locator('.dock').inner_text()}", GAME):
            wanted = str(self.page.wait_for_function(WANTED).json_value())
            if wanted == "over":
                return
            self.before = self.version
            if wanted == "sure":
                self.press("Enter")  # something would be shown
            else:
                getattr(self, f"on_{wanted}", self.on_cards)()
                self.page.wait_for_function(GOES_ON, arg=self.before)
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
        self.press("p", "Enter")

    def compose(self) -> bool:
        """The next lit tile with the first workers that fit."""
        self.press("l")
        self.look()
        self.press("Enter")
        self.page.locator("[data-tile][aria-pressed=true]").first.wait_for()
        if self.page.locator("[data-purpose][aria-pressed=true]").count() == 0:
            self.press("u")
        piles = self.page.locator(FITTING)
        if self.page.locator("[data-pile][aria-pressed=true]").count() == 0 and piles.count():
            self.press(str(piles.first.get_attribute("data-pile"))[0])
        if self.ready():
            return True
        self.press(*["Escape"] * 4)
        return False

    def on_group(self) -> None:
        self.press(str(self.page.locator(FITTING).first.get_attribute("data-pile"))[0])
        assert self.ready()
        self.press("Enter")

    def on_transport(self) -> None:
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
        """A boat, a price, an effect: the next answer."""
        self.press("l")
        self.look()
        self.press("Enter")
        if self.ready():
            self.press("Enter")


def test_a_whole_game_without_a_mouse(open_page: OpenPage) -> None:
    page = open_page("/new?game=keyflower")
    keys = Keys(page)
    page.get_by_label("Name").wait_for()
    keys.tab_to("fewer: Seats")
    until(lambda: not page.get_by_label("Seat 3").count(), "two seats", meanwhile=lambda: keys.press("Enter"))
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
        assert serious(page) == []
