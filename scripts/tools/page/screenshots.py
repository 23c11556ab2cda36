"""Takes the pictures of the main screens for the docs: games as they are after some rounds, played by bots."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.server.client import Client
from tests.web.conftest import Serving
from tests.web.tools import chromium, preferences
from tests.web.tools.records import Condition, asked, played_by_bot, record_at
from tests.web.tools.seating import ask
from tilewright.kernel.match import Match
from tilewright.server.logs import Log

PICTURES = Path(__file__).resolve().parents[3] / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
EASY = {"kind": "bot", "bot": "easy"}
SETTLED = "Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))"


def season(name: str, seat: int = 0, lines: int = 0) -> Condition:
    """Whether that seat has a turn of Keyflower in that season."""

    def held(match: Match) -> bool:
        mine = match.rules.waiting_seats(match.state) == [seat] and len(match.lines) >= lines
        return (
            mine and match.rules.chapter(match.state) == name and match.rules.question_name(match.state) == "turn"
        )

    return held


def scene(page: Page, game: str, players: int, until: Condition) -> str:
    """A table of that game at that point, with the first seat for this page; its key."""
    names = ["Mira", *["bot easy"] * (players - 1)]
    record = record_at(f"{game}(players={players})", names, until)
    key = str(ask(page, "POST", "/api/records", record, "text/plain")["id"])
    page.goto(f"/table/{key}")
    page.locator("header .turn.mine").wait_for(timeout=60_000)
    return key


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # until everything has come to rest
    page.evaluate(SETTLED)
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    print(f"{name}.png {(PICTURES / f'{name}.png').stat().st_size // 1024} kB")


def visit(page: Page, path: str, name: str, shown: str = "h1") -> None:
    page.goto(path)
    page.locator(shown).first.wait_for()
    keep(page, name)


def finished(
    serving: Serving, client: Client, game: str, players: int, level: str = "easy", bot: str = "easy"
) -> str:
    """A game of that person against bots of a level, played well enough to be looked at; its key."""
    made = client.table([{"kind": "me"}, *[{"kind": "bot", "bot": level}] * (players - 1)], game)
    client.post(f"/api/tables/{made['id']}/start", {})
    played_by_bot(serving, client, str(made["id"]), bot)
    return str(made["id"])


def trading(match: Match) -> bool:
    """Whether the first seat may buy what a card before it asks for, with cards for later; nobody is out."""
    if not asked("resolve", least_round=2)(match):
        return False
    cards, players = match.rules.play_aids(match.state, 0)["cards"], match.rules.view(match.state, 0)["players"]
    assert isinstance(cards, list)
    assert isinstance(players, list)
    if players[0]["hand"] < 2 or sum(one["in_round"] for one in players) < len(players):
        return False
    laid = [one for one in cards if one["laid"] and one.get("missing")]
    return any(one["cost"] + one["fee"] <= players[0]["coins"] for one in laid)


def desktop(page: Page, serving: Serving, client: Client) -> None:
    visit(page, "/new", "new-table")
    scene(page, "keyflower", 4, season("autumn", lines=200))
    keep(page, "table")
    page.keyboard.press("q")
    page.locator("[data-do=ask]").click()
    page.locator(".advice li").first.get_by_role("button", name="Show").click(timeout=60_000)
    keep(page, "advice")
    scene(page, "artificium", 4, asked("market", least_round=2))
    page.keyboard.press("h")
    page.locator(".plan .total").wait_for(timeout=60_000)
    keep(page, "artificium-plan")
    scene(page, "artificium", 4, trading)
    page.locator('[data-trade][aria-disabled="false"]').first.wait_for()
    keep(page, "artificium")


def finished_games(page: Page, serving: Serving, client: Client) -> None:
    key = finished(serving, client, "keyflower", 3)
    visit(page, f"/table/{key}", "scores", "dialog")
    page.goto(f"/replay/{key}")
    page.locator("[type=range]").wait_for()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    keep(page, "replay")
    for k in range(9):
        level = ("easy", "random", "normal")[k % 3]
        finished(serving, client, "artificium", 2 + k % 3, level, "normal" if k % 2 else "easy")
    page.goto("/statistics")
    page.get_by_role("radio", name="Artificium").click()
    page.get_by_role("table").last.wait_for()
    page.set_viewport_size({"width": 1280, "height": 1180})
    keep(page, "statistics")
    page.set_viewport_size(DESKTOP)
    start_page(page, serving, client)


def start_page(page: Page, serving: Serving, client: Client) -> None:
    """A game to go on with, one to sit down at, one to watch."""
    anton = serving.client("Anton")
    anton.table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], listed=True)
    watched = anton.table([{"kind": "me"}, *[EASY] * 2], "keyflower", listed=True)
    anton.post(f"/api/tables/{watched['id']}/start", {})
    mine = client.table([{"kind": "me"}, *[EASY] * 2], "artificium")
    client.post(f"/api/tables/{mine['id']}/start", {})
    visit(page, "/", "start-page")


def dark(page: Page, serving: Serving, client: Client) -> None:
    scene(page, "keyflower", 3, season("summer", lines=60))
    keep(page, "table-dark")


def phone(page: Page, serving: Serving, client: Client) -> None:
    scene(page, "keyflower", 3, season("summer"))
    keep(page, "phone")


Walk = Callable[[Page, Serving, Client], None]


def take(browser: Browser, serving: Serving, walk: Walk, size: ViewportSize, **more: str) -> None:
    client = serving.client("Mira")
    client.request("PUT", "/api/me", {"name": "Mira", "mark": "key"})
    name, _, value = client.cookie.partition("=")
    context = browser.new_context(
        base_url=serving.url,
        viewport=size,
        locale=more.pop("locale", "en"),
        **more,  # type: ignore[arg-type]
    )
    context.add_cookies([{"name": name, "value": value, "url": serving.url}])
    preferences.keep(context)
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('tilewright-known', '1')")
    walk(page, serving, client)
    context.close()


def main() -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    Log.quiet = True
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            take(browser, serving, desktop, DESKTOP)
            take(browser, serving, finished_games, DESKTOP)
            take(browser, serving, dark, DESKTOP, color_scheme="dark", locale="ru")
            take(browser, serving, phone, PHONE)
        finally:
            browser.close()
            serving.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
