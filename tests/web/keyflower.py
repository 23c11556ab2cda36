"""A player of Keyflower in a browser, who answers every question with clicks, keys or drags."""

import random
import time

from playwright.sync_api import Page, TimeoutError, expect

from tests.web.seating import ask

READY = "() => document.querySelector('[data-do=act]')?.getAttribute('aria-disabled') === 'false'"
LIT = """[...document.querySelectorAll('[data-tile]')]
    .map((one, place) => ({one, place}))
    .filter(({one}) => /Can be (used|bid)/.test(one.getAttribute('aria-label')) && one.getClientRects().length)
    .map(({place}) => place)"""
PATIENCE = 150  # seconds for a game


def begin(page: Page, players: int, bot: str = "random", **options: object) -> str:
    """A game against bots, and this browser at it; its key."""
    wish = {"game": "keyflower", "bot": bot, "seat": 0, "name": "Mira", "helps": True, "hints": True}
    made = ask(page, "POST", "/api/play", {**wish, "options": {"players": players, **options}})
    page.goto(f"/table/{made['id']}")
    page.locator(".kft").wait_for()
    return str(made["id"])


def turn_of(one: Page, other: Page) -> tuple[Page, Page]:
    """The same pages, the one whose turn it is first."""
    for page in (one, other):
        page.locator("[data-asked=turn], .waits").first.wait_for()
    return (one, other) if one.locator("[data-asked=turn]").count() else (other, one)


def pile(page: Page) -> str:
    """The colour of the largest pile."""
    piles = page.locator(".hand [data-pile]").all()
    best = max(piles, key=lambda one: int(one.locator(".num").inner_text()))
    return str(best.get_attribute("data-pile"))


def lot_for_a_bid(page: Page) -> str:
    return str(page.locator('.market [data-tile][aria-label*="Can be bid"]').first.get_attribute("data-tile"))


def send_bid(page: Page) -> str:
    """Bids on the first tile that can be bid on, by clicks; which one it is."""
    page.locator("[data-asked=turn]").wait_for()
    tile = lot_for_a_bid(page)
    page.locator(f"[data-pile={pile(page)}]").click()
    page.locator(f".market [data-tile={tile}]").click()
    page.locator("[data-deed=bid]").click()
    page.locator("[data-do=act]").click()
    return tile


def bid_somewhere(page: Page) -> str:
    """The same, and the bid lies there."""
    tile = send_bid(page)
    lot = page.locator(".mt", has=page.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost)")).to_have_count(1)
    return tile


class Player:
    """Random but steady: the same seed clicks the same things at the same table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.asked_for: set[str] = set()

    @property
    def asked(self) -> str:
        return str(self.page.evaluate("document.querySelector('.kft')?.dataset.asked ?? ''"))

    @property
    def ready(self) -> bool:
        return bool(self.page.evaluate(READY))

    @property
    def over(self) -> bool:
        return self.page.locator(".kf-score").count() > 0

    def any(self, selector: str) -> bool:
        """Clicks one of them, if there is one."""
        found = self.page.locator(selector)
        count = found.count()
        if not count:
            return False
        try:
            found.nth(self.dice.randrange(count)).click(force=True, timeout=2000)
        except TimeoutError:  # the table went on meanwhile
            return False
        self.page.wait_for_timeout(30)
        return True

    def commit(self) -> None:
        self.page.locator("[data-do=act]").click(force=True)
        self.sure()

    def sure(self) -> None:
        """Agrees where something would be revealed."""
        self.page.wait_for_timeout(60)
        if self.page.locator("[data-do=sure]").count():
            self.page.locator("[data-do=sure]").click(force=True)

    def play(self) -> None:
        """Until the final scores are shown."""
        end = time.monotonic() + PATIENCE
        while not self.over:
            assert time.monotonic() < end, f"stuck at {self.asked!r}: {self.page.locator('.comp').inner_text()}"
            self.step()

    def step(self) -> None:
        question = self.asked
        self.asked_for.add(question)
        answer = getattr(self, f"on_{question}", None)
        if answer is not None:
            answer()
        elif question:
            self.any("[data-answer]")
            self.sure()
        self.page.wait_for_timeout(40)

    def on_turn(self) -> None:
        lit = self.page.evaluate(LIT)
        if not lit or self.dice.random() < 0.15:
            self.page.locator("[data-do=pass]").click(force=True)
            return self.sure()
        self.page.locator("[data-tile]").nth(self.dice.choice(lit)).click(force=True)
        self.page.wait_for_timeout(60)
        if self.dice.random() < 0.4:
            self.any("[data-deed=bid]:not(.off)")
        if not self.ready and not self.any(".hand .pile[data-pile]:not(.dim)"):
            self.any(".hand [data-join]")
        self.page.wait_for_timeout(40)
        if self.ready:
            return self.commit()
        for _ in range(4):
            self.page.keyboard.press("Escape")

    def on_group(self) -> None:
        self.page.wait_for_timeout(200)  # most often it is on its way
        if self.asked != "group":
            return
        if not self.ready and not self.any(".hand .pile[data-pile]:not(.dim)"):
            self.any(".hand [data-join]")
        if self.ready:
            self.commit()
        else:
            self.page.locator("[data-do=undo]").click(force=True)

    def on_haul(self) -> None:
        if self.dice.random() < 0.7 and self.any('[data-answer^="upgrade"], [data-answer^="extend"]'):
            return
        if self.dice.random() < 0.5 and self.any("[data-good]"):
            self.any(".own [data-tile]")
            self.page.keyboard.press("Escape")
            return
        self.commit()

    def on_place(self) -> None:
        if self.page.locator(".tray .opt.on").count() == 0:
            self.any(".tray [data-answer]:not(.off)")
        elif self.any("[data-cell]"):
            self.page.keyboard.press("r")
            if self.ready:
                self.commit()

    def on_winter(self) -> None:
        if self.page.locator(".pickt.on").count() == 0:
            self.any(".pickt")
        else:
            self.commit()

    def on_boat(self) -> None:
        self.any(".comp [data-answer]")
        if self.ready:
            self.commit()

    on_moor = on_boat
    on_contract = on_boat
