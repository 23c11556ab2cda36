"""Films a turn for the README: a bid, what bots answer, a use with transport and an upgrade; as one small GIF."""

import io
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Locator, Page, ViewportSize, expect, sync_playwright

from scripts.tools.page.screenshots import PICTURES, season
from tests.web.conftest import Serving
from tests.web.tools import chromium
from tests.web.tools.records import record_at
from tests.web.tools.seating import ask
from tilewright.kernel.match import Match
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.server.logs import Log

SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
WIDE: Final = 960  # pixels of the picture
STEP: Final = 200  # milliseconds of a frame
COLOURS: Final = 128
COMMON: Final = 40  # of these are kept as they are: backgrounds, panels, text
MOST: Final = 2_000_000  # bytes
# A pointer, and a line that says what is seen: a film has no mouse of its own.
STAGE: Final = """() => {
    const add = (id, look) => {
        const one = document.createElement('div')
        one.id = id
        Object.assign(one.style, {position: 'fixed', zIndex: 99, pointerEvents: 'none', ...look})
        document.body.append(one)
    }
    add('film-hand', {left: '0', top: '0', width: '22px', height: '22px', border: '4px solid #c2185b',
        borderRadius: '50%', background: 'rgb(194 24 91 / .25)'})
    add('film-line', {left: '50%', top: '8px', transform: 'translateX(-50%)', font: '700 20px sans-serif',
        background: '#2a2118', color: '#fff', padding: '6px 18px', borderRadius: '99px'})
}"""
POINT: Final = """([x, y]) => {
    document.getElementById('film-hand').style.transform = `translate(${x - 15}px, ${y - 15}px)`
}"""


class TransportUse(NamedTuple):
    """A use of your own tile after which a good travels and an upgrade can be paid."""

    tile: str
    colour: str
    moves: list[tuple[str, str, str]]
    upgrade: str


def found_transport(rules: Rules, state: State) -> TransportUse | None:
    """The first such use for the first seat, if there is one now."""
    for action in rules.options(state, 0):
        word, _, tile = rules.text(action).partition(" ")
        if word != "use":
            continue
        used = state.clone()
        rules.apply(used, 0, action)
        for send in rules.options(used, 0):
            parts = rules.text(send).split()
            if parts[0] != "send" or len(parts) != 3 or parts[1] != "1":
                continue
            after = used.clone()
            rules.apply(after, 0, send)
            if rules.is_asked(after, 0) and rules.question_name(after) == "transport":
                way = moved(rules, after, 2)
                if way is not None:
                    return TransportUse(tile, parts[2], *way)
    return None


def moved(rules: Rules, state: State, most: int) -> tuple[list[tuple[str, str, str]], str] | None:
    """So many moves at most, and an upgrade that none of them made possible before the last."""
    texts = [rules.text(action) for action in rules.options(state, 0)]
    if any(text.startswith("upgrade") for text in texts):
        return None
    for text in texts:
        if not text.startswith("move"):
            continue
        after = state.clone()
        rules.apply(after, 0, rules.parse(text))
        _, good, start, end = text.split()
        if not rules.is_asked(after, 0):
            continue
        upgrades = [one for one in map(rules.text, rules.options(after, 0)) if one.startswith("upgrade")]
        if upgrades:
            return [(good, start, end)], upgrades[0].split()[1]
        if most > 1:
            further = moved(rules, after, most - 1)
            if further is not None:
                return [(good, start, end), *further[0]], further[1]
    return None


def has_story(match: Match) -> bool:
    """A turn of the first seat that can bid and transport; so can it after an answer, most likely."""
    if not season("summer", lines=40)(match):
        return False
    texts = [match.rules.text(action) for action in match.rules.options(match.state, 0)]
    return any(text.startswith("bid") for text in texts) and found_transport(match.rules, match.state) is not None


class Film:
    """Frames of a page, with a pointer that goes where it clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        page.evaluate(STAGE)
        self.at = (640.0, 400.0)

    def shoot(self, frames: int) -> None:
        for _ in range(frames):
            raw = Image.open(io.BytesIO(self.page.screenshot()))
            high = raw.height * WIDE // raw.width
            self.frames.append(raw.convert("RGB").resize((WIDE, high), Image.Resampling.LANCZOS))

    def say(self, text: str) -> None:
        self.page.evaluate("(text) => { document.getElementById('film-line').textContent = text }", text)

    def click(self, what: Locator, hold: int = 4) -> None:
        """The pointer travels there in three frames."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        goal = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for part in (0.4, 0.8, 1.0):
            spot = [self.at[k] + (goal[k] - self.at[k]) * part for k in (0, 1)]
            self.page.evaluate(POINT, spot)
            self.shoot(1)
        self.at = goal
        self.page.mouse.click(*goal)
        self.shoot(hold)

    def commit(self) -> None:
        """The main button, and the question before something is revealed."""
        version = self.page.locator(".kft").get_attribute("data-v")
        ready = self.page.locator("[data-do=sure], [data-do=act][aria-disabled=false]").first
        self.click(ready)
        sure = self.page.locator("[data-do=sure]")
        if sure.count() and self.page.locator(".kft").get_attribute("data-v") == version:
            self.click(sure)

    def write(self, path: Path) -> None:
        """One palette for all frames, so that what stays the same costs nothing; frames alike become one."""
        kept, times = [self.frames[0]], [0]
        for frame in self.frames:
            if frame.tobytes() != kept[-1].tobytes():
                kept.append(frame)
                times.append(0)
            times[-1] += STEP
        times[-1] += 3000
        picks = [kept[0], kept[len(kept) // 2], kept[-1]]
        sheet = Image.new("RGB", (WIDE, sum(one.height for one in picks)))
        for place, one in enumerate(picks):
            sheet.paste(one, (0, place * one.height))
        palette = palette_of(sheet)
        flat = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in kept]
        flat[0].save(path, save_all=True, append_images=flat[1:], duration=times, loop=0, optimize=False)


def palette_of(sheet: Image.Image) -> Image.Image:
    """The most frequent colours as they are, and those that cover the others: rare ones are those of pieces."""
    counts = Counter(sheet.getdata())
    common = [colour for colour, _ in counts.most_common(COMMON)]
    others = sheet.quantize(COLOURS - COMMON, Image.Quantize.MAXCOVERAGE).getpalette()
    assert others
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in common for part in colour] + others[: 3 * (COLOURS - COMMON)])
    return palette


def tile_in(page: Page, area: str, tile: str) -> Locator:
    return page.locator(f'{area} [data-tile="{tile}"]').first


def turn(film: Film, serving: Serving, key: str) -> None:
    page, play = film.page, serving.hub.rooms[key].play
    assert play is not None
    asked = page.locator("[data-asked=turn]")
    film.say("Your turn: pick workers and a tile")
    film.shoot(12)
    bid_something(film)
    film.say("The others answer")
    film.shoot(18)
    asked.wait_for()
    film.shoot(5)
    transport = found_transport(play.rules, play.match.state)
    assert transport is not None, "the answers left nothing to transport: take another scene"
    film.say("Use a tile of your village")
    film.click(page.locator(f'.hand [data-pile="{transport.colour}"]'))
    film.click(tile_in(page, ".own", transport.tile))
    page.keyboard.press("u")
    film.shoot(4)
    film.commit()
    page.locator("[data-asked=transport]").wait_for()
    film.say("Transport: bring what is needed")
    film.shoot(8)
    for good, start, end in transport.moves:
        spot = page.locator(f'.own g:has(> [data-tile="{start}"]) [data-good="{good}"]')
        film.click(spot)
        film.click(tile_in(page, ".own", end), 6)
        settle(film)
    film.say("Upgrade the tile")
    film.click(tile_in(page, ".own", transport.upgrade), 6)
    settle(film)
    film.shoot(14)


def settle(film: Film) -> None:
    """Where a click only picks, the main button commits."""
    sure = film.page.locator("[data-do=sure]:visible")
    if sure.count():
        film.click(sure.first)


def bid_something(film: Film) -> None:
    page = film.page
    pile = page.locator(".hand [data-pile]").filter(has_not_text="0").first
    film.say("Bid: your workers go to the auction")
    film.click(pile)
    film.click(page.locator('.market [data-tile][aria-label*="Can be bid"]').first)
    page.keyboard.press("d")
    film.shoot(5)
    film.commit()


def main() -> int:
    Log.quiet = True
    path = PICTURES / "turn.gif"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            context = browser.new_context(base_url=serving.url, viewport=SIZE, locale="en")
            page = context.new_page()
            page.goto("/")
            page.evaluate("localStorage.setItem('tilewright', '{\"confirmTurn\": false}')")
            ask(page, "PUT", "/api/me", {"name": "Mira", "mark": "key"})
            record = record_at("keyflower(players=3)", ["Mira", "bot easy", "bot easy"], has_story)
            key = str(ask(page, "POST", "/api/records", record, "text/plain")["id"])
            page.goto(f"/table/{key}")
            expect(page.locator("[data-asked=turn]")).to_be_visible(timeout=60_000)
            film = Film(page)
            turn(film, serving, key)
            film.write(path)
        finally:
            browser.close()
            serving.stop()
    size = path.stat().st_size
    print(f"turn.gif {size // 1024} kB, {len(film.frames)} frames, {len(film.frames) * STEP / 1000:.0f} s")
    return 0 if size <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
