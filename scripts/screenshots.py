"""Takes the pictures of the main screens for the docs, each as small as it can be read."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, Serving
from tests.web.seating import PLAY, ask
from tilewright.server.logs import Log

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
NORMAL = {"kind": "bot", "bot": "easy"}


def begin(page: Page, game: str, players: int) -> str:
    """A begun game of one person and bots, with that person asked; its key."""
    ask(page, "PUT", "/api/me", {"name": "Mira", "mark": "key"})
    page.evaluate("localStorage.setItem('tilewright-known', '1')")
    seats = [{"kind": "me"}, *[NORMAL] * (players - 1)]
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": seats})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}")
    page.locator("header .turn.mine").wait_for(timeout=60_000)
    return str(made["id"])


def play_out(page: Page, key: str) -> None:
    page.goto(f"/table/{key}?plain=1")
    page.locator("header .turn").wait_for()
    page.evaluate(PLAY)


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # until everything has come to rest
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    print(f"{name}.png {(PICTURES / f'{name}.png').stat().st_size // 1024} kB")


def visit(page: Page, path: str, name: str) -> None:
    page.goto(path)
    page.locator("h1, header .turn, [type=range]").first.wait_for()
    keep(page, name)


def desktop(page: Page) -> None:
    visit(page, "/new", "new-table")
    key = begin(page, "keyflower", 4)
    keep(page, "table")
    visit(page, "/rules/keyflower#KF-5.2", "rules")
    play_out(page, key)
    page.goto(f"/table/{key}")
    page.locator("dialog").wait_for()
    keep(page, "scores")
    page.goto(f"/replay/{key}")
    page.locator("[type=range]").wait_for()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    keep(page, "replay")
    for _ in range(3):
        play_out(page, begin(page, "artificium", 2))
    visit(page, "/statistics", "statistics")
    begin(page, "artificium", 3)
    keep(page, "artificium")
    visit(page, "/", "door")


def dark(page: Page) -> None:
    begin(page, "keyflower", 3)
    keep(page, "table-dark")


def phone(page: Page) -> None:
    begin(page, "keyflower", 3)
    keep(page, "phone")


def take(browser: Browser, url: str, walk: Callable[[Page], None], size: ViewportSize, **more: str) -> None:
    context = browser.new_context(base_url=url, viewport=size, locale=more.pop("locale", "en"), **more)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto("/")
    walk(page)
    context.close()


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    Log.quiet = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            take(browser, serving.url, desktop, DESKTOP)
            take(browser, serving.url, dark, DESKTOP, color_scheme="dark", locale="ru")
            take(browser, serving.url, phone, PHONE)
        finally:
            browser.close()
            serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
