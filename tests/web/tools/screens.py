"""Every size of screen people play on, and what is wrong with a page on one: cut off, covered, out of place."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SIZES = {
    "small laptop": (1280, 720),
    "laptop": (1366, 768),
    "tablet": (1024, 768),
    "upright tablet": (820, 1180),
    "large laptop": (1440, 900),
    "screen": (1920, 1080),
    "phone": (360, 740),
    "large phone": (390, 844),
    # at 200 % zoom the page has half of each
    "small laptop, zoomed": (640, 360),
    "laptop, zoomed": (683, 384),
    "large laptop, zoomed": (720, 450),
    "screen, zoomed": (960, 540),
}
LANGS = ("en", "ru", "uk", "hu")

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
NOTHING = ".no-such-thing"
BARE = {"names": NOTHING, "tabs": NOTHING, "tiles": {}, "apart": NOTHING, "clear": NOTHING, "words": NOTHING}
SPEAK = "(lang) => localStorage.setItem('tilewright', JSON.stringify({ lang }))"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def speak(page: Page, lang: str, sign: str) -> None:
    """The same page in that language, at a size at which everything can be clicked."""
    resize(page, SIZES["large laptop"])
    page.evaluate(SPEAK, lang)
    page.reload()
    page.locator(sign).first.wait_for()


def measured(page: Page, asked: dict[str, object]) -> Any:
    """What the page looks like now: `faults` in words, and the least and largest width of `tiles`."""
    page.mouse.move(1, 1)  # nothing is pointed at
    return page.evaluate(MEASURE, {**BARE, **asked})
