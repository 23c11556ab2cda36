"""A player of Keyflower in a browser, who answers every question with clicks, keys or drags."""

import random
from collections.abc import Callable, Iterator

from playwright.sync_api import Error, Page, expect

from tests.waiting import rounds
from tests.web.tools.seating import GAME, ask

READY = "() => document.querySelector('[data-do=act]')?.getAttribute('aria-disabled') === 'false'"
LIT = """[...document.querySelectorAll('[data-tile]')]
    .map((one, place) => ({one, place}))
    .filter(({one}) => /Can be (used|bid)/.test(one.getAttribute('aria-label')) && one.getClientRects().length)
    .map(({place}) => place)"""
# What the table waits for from this seat: "over", "sure" where it asks whether it shall, or the question; "" while
# others are asked or something is on its way.
WANTED = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].some((one) => one.getClientRects().length)
    if (document.querySelector('.kf-score')) return 'over'
    const root = document.querySelector('.kft')
    if (!root || root.dataset.busy === 'true' || shown('.dock[aria-busy=true]')) return ''
    return shown('[data-do=sure], [data-do=confirm]') ? 'sure' : root.dataset.asked ?? ''
}"""
STILL = "() => document.querySelector('.kft')?.dataset.busy !== 'true'"  # nothing picked is being looked up
SURE = ":is([data-do=sure], [data-do=confirm]):not(:disabled)"  # what it asks about, or keeps back
VERSION = "document.querySelector('.kft')?.dataset.v ?? ''"
GOES_ON = f"(v) => document.querySelector('.kf-score, {SURE}') || ({VERSION}) !== v"


def begin(page: Page, players: int, bot: str = "random", **options: object) -> str:
    """A game against bots, and this browser at it; its key."""
    body = {"game": "keyflower", "bot": bot, "seat": 0, "name": "Mira", "helps": True, "hints": True}
    made = ask(page, "POST", "/api/play", {**body, "options": {"players": players, **options}})
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
    """A tile that takes a bid of any colour: nobody has bid on it yet."""
    free = '.market [data-tile][aria-label*="Can be bid"]:not([aria-label*="winning"])'
    return str(page.locator(free).first.get_attribute("data-tile"))


def send_bid(page: Page) -> str:
    """Bids on the first tile that can be bid on, by clicks; which one it is."""
    page.locator("[data-asked=turn]").wait_for()
    tile = lot_for_a_bid(page)
    page.locator(f"[data-pile={pile(page)}]").click()
    page.locator(f".market [data-tile={tile}]").click()
    page.locator("[data-purpose=bid]").click()
    page.locator("[data-do=act]").click()
    return tile


def bid_somewhere(page: Page) -> str:
    """The same, and the bid lies there."""
    tile = send_bid(page)
    lot = page.locator(".mt", has=page.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost)")).to_have_count(1)
    return tile


def pass_turn(page: Page) -> None:
    """Picks Pass, and does it with the main button."""
    page.locator("[data-do=pass]").click()
    expect(page.locator("[data-do=pass]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-do=act]").click()


def go_on(page: Page, action: Callable[[], None]) -> None:
    """Does it, agrees if the table asks whether it shall, and waits until it goes on."""
    before = page.evaluate(VERSION)
    action()
    page.wait_for_function(GOES_ON, arg=before)
    if page.locator(SURE).count():
        page.locator(SURE).click()
        page.wait_for_function(GOES_ON, arg=before)


class Player:
    """Random but steady: the same seed clicks the same things at the same table.

    Each round looks at what the table wants now and does one thing about it. Whatever comes late, a question
    whether something shall be revealed or an answer of the server, is met in a later round.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.asked_for: set[str] = set()

    @property
    def ready(self) -> bool:
        return bool(self.page.evaluate(READY))

    def still(self) -> None:
        """What was picked may have to be looked up first."""
        self.page.wait_for_function(STILL)

    def any(self, selector: str) -> bool:
        """Clicks one of them, if there is one."""
        found = self.page.locator(selector).filter(visible=True)
        count = found.count()
        if not count:
            return False
        try:
            found.nth(self.dice.randrange(count)).click(force=True, timeout=2000)
        except Error:  # the table went on meanwhile, and it is not there or not in sight any more
            return False
        self.still()
        return True

    def press(self, action: str) -> None:
        """The main button, or another of those beside it."""
        self.page.locator(f"[data-do={action}]").click(force=True)

    def stuck(self) -> str:
        shown = " / ".join(self.page.locator(".dock").all_inner_texts())
        return f"the end of the game; now {self.page.evaluate(WANTED)!r}: {shown}"

    def play(self) -> None:
        """Until the final scores are shown."""
        for _ in self.questions():
            pass

    def questions(self, seconds: float = GAME) -> Iterator[str]:
        """Each question before it is answered, until the final scores are shown."""
        for _ in rounds(self.stuck, seconds):
            wanted = str(self.page.wait_for_function(WANTED).json_value())
            if wanted == "over":
                return
            if wanted == "sure":
                self.page.locator(SURE).click(force=True)
                continue
            yield wanted
            self.asked_for.add(wanted)
            self.answer(wanted)

    def answer(self, question: str) -> None:
        known = getattr(self, f"on_{question}", None)
        if known is not None:
            known()
        else:
            self.pick_answer()

    def workers(self) -> None:
        """Some that may go along, if none do yet."""
        if not self.ready and not self.any(".hand .pile[data-pile]:not(.dim)"):
            self.any(".hand [data-join]")

    def on_turn(self) -> None:
        lit = self.page.evaluate(LIT)
        if not lit or self.dice.random() < 0.15:
            self.press("pass")
            return self.press("act")
        self.page.locator("[data-tile]").nth(self.dice.choice(lit)).click(force=True)
        self.still()
        if self.dice.random() < 0.4 or not self.any("[data-purpose=use]:not(.off)"):
            self.any("[data-purpose=bid]:not(.off)")
        self.workers()
        if self.ready:
            return self.press("act")
        for _ in range(4):
            self.page.keyboard.press("Escape")

    def on_group(self) -> None:
        self.workers()
        self.press("act" if self.ready else "undo")

    def on_transport(self) -> None:
        if self.dice.random() < 0.7 and self.any('[data-answer^="upgrade"], [data-answer^="extend"]'):
            return
        if self.dice.random() < 0.5 and self.any("[data-good]"):
            self.any(".own [data-tile]")
            self.page.keyboard.press("Escape")
            return
        self.press("act")

    def on_place(self) -> None:
        if self.page.locator(".tray .opt.on").count() == 0:
            self.any(".tray [data-answer]:not(.off)")
        elif self.any("[data-cell]"):
            self.page.keyboard.press("r")
            if self.ready:
                self.press("act")
        else:
            self.any("[data-tab=villages][aria-pressed=false]")  # on a phone another tab may be open

    def on_winter(self) -> None:
        if self.page.locator(".pickt.on").count() == 0:
            self.any(".pickt")
        else:
            self.press("act")

    def pick_answer(self) -> None:
        self.any(".comp [data-answer]")
        if self.ready:
            self.press("act")
