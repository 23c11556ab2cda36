"""The page brings its own fonts: it looks alike whatever a machine has, and nothing jumps when they come.

With TILEWRIGHT_FONTS the browser sees the fonts of one family only, so that all tests can be run with each.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import tilewright
from tests.waiting import until
from tests.web.conftest import DESKTOP, PHONE, OpenPage, Serving
from tests.web.tools import fonts
from tests.web.tools.geometry import at_rest
from tests.web.tools.moments import asks, bring_record, record

NAMES = {"dejavu": "DejaVu Sans", "noto": "Noto Sans", "liberation": "Liberation Sans"}
FILES = {"en": 2, "ru": 4, "uk": 4, "hu": 4}  # of fonts that each language needs at first
SIGNS = "←↑→↓⇄⇧≠⏎✓"  # of the keys and of the drawings, in every language
# A family that is not there is replaced by the next one in the list.
THERE = """(family) => {
    const pen = document.createElement('canvas').getContext('2d')
    const wide = (font) => { pen.font = `40px ${font}`; return pen.measureText('Keyflower mill 123').width }
    return ['monospace', 'serif'].some((next) => wide(`"${family}", ${next}`) !== wide(next))
}"""
BOXES = """() => [...document.querySelectorAll('#app *')].map((one) => {
    const box = one.getBoundingClientRect()
    return [one.tagName, one.className.baseVal ?? one.className, box.x, box.y, box.width, box.height].join(' ')
})"""
SAMPLE = """async ([text, family, weight]) => {
    document.querySelector('#sample')?.remove()
    const sample = document.createElement('p')
    sample.id = 'sample'
    sample.textContent = text
    document.body.append(sample)
    sample.style.fontFamily = `var(${family})`
    sample.style.fontWeight = weight
    for (const name of getComputedStyle(sample).fontFamily.split(',').slice(0, 2))
        await document.fonts.load(`${weight} 20px ${name}`, text)
    await document.fonts.ready
}"""
SHIFTS = """window.shifts = []
const keep = (seen) => { for (const one of seen) window.shifts.push(one.value) }
const watching = new PerformanceObserver((seen) => keep(seen.getEntries()))
watching.observe({ type: 'layout-shift', buffered: true })
window.shiftsSoFar = async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    keep(watching.takeRecords())
    return window.shifts.reduce((sum, one) => sum + one, 0)
}"""
# How many of the page's files of fonts were there when the start page was first shown.
FIRST = """window.loadedFonts = () => [...document.fonts]
    .filter((one) => one.status === 'loaded' && /^["']?(Nunito|Alegreya)["']?$/.test(one.family)).length
new MutationObserver(() => {
    if (window.atFirst === undefined && document.querySelector('.hero')) window.atFirst = window.loadedFonts()
}).observe(document, { childList: true, subtree: true })"""
WOFF = re.compile(r"\.woff2$")
LAPTOP = {"width": 1280, "height": 720}
FOUR = ("Anna", *["bot random"] * 3)


@pytest.mark.parametrize("name", list(fonts.FAMILIES))
def test_only_the_fonts_that_were_asked_for_are_there(
    name: str, launch_browser: Callable[..., Browser], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(fonts.SWITCH, name)
    if missing := fonts.missing():
        pytest.skip(missing)
    browser = launch_browser(env={**os.environ, **fonts.environment(tmp_path)})
    try:
        page = browser.new_page()
        assert {one for one, family in NAMES.items() if page.evaluate(THERE, family)} == {name}
    finally:
        browser.close()


def test_the_page_is_the_same_whatever_fonts_a_machine_has(
    serving: Serving, launch_browser: Callable[..., Browser], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: dict[str, list[list[str]]] = {}
    for name in ("dejavu", "noto"):
        monkeypatch.setenv(fonts.SWITCH, name)
        if missing := fonts.missing():
            pytest.skip(missing)
        (tmp_path / name).mkdir()
        browser = launch_browser(env={**os.environ, **fonts.environment(tmp_path / name)})
        try:
            for lang in ("uk", "hu"):
                page = browser.new_page(base_url=serving.url, locale=lang)
                page.goto("/rules/keyflower")
                page.locator("article").first.wait_for()
                at_rest(page)
                found.setdefault(name, []).append(page.evaluate(BOXES))
        finally:
            browser.close()
    one, other = found.values()
    assert all(len(boxes) > 50 for boxes in one)
    assert one == other


def letters(lang: str) -> str:
    """Every letter and sign that is written in that language."""
    root = Path(tilewright.__file__).parent
    files = [*(root / "words" / lang).glob("*.ftl"), *root.glob(f"games/**/rules.{lang}.md")]
    assert len(files) > 5
    written = set("".join(file.read_text(encoding="utf-8") for file in files)) | set(SIGNS)
    return "".join(sorted(sign for sign in written if sign.isprintable()))


def shown_with(page: Page) -> set[str]:
    """The fonts of the sample; those of the machine are marked."""
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    node = line.send("DOM.querySelector", {"nodeId": root, "selector": "#sample"})["nodeId"]
    used = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    line.detach()
    return {one["familyName"] if one["isCustomFont"] else f"of the machine: {one}" for one in used}


def test_no_letter_of_any_language_comes_from_the_machine(start_page: Page) -> None:
    for lang in FILES:
        for family, weight, name in (
            ("--font", 400, "Nunito"),
            ("--font", 800, "Nunito"),
            ("--font-title", 700, "A"),
        ):
            start_page.evaluate(SAMPLE, [letters(lang), family, weight])
            used = shown_with(start_page)
            assert not [one for one in used if "machine" in one], (lang, used)
            assert any(one.startswith(name) for one in used), (lang, used)


def test_titles_have_digits_of_one_height_and_width(start_page: Page) -> None:
    title = start_page.locator("h1").first
    expect(title).to_have_css("font-variant-numeric", "lining-nums tabular-nums")
    wide = """(one, text) => {
        one.textContent = text
        const all = document.createRange()
        all.selectNodeContents(one)
        return all.getBoundingClientRect().width
    }"""
    assert title.evaluate(wide, "1117") == pytest.approx(title.evaluate(wide, "0008"), abs=0.1)


class HeldFonts:
    """Files of fonts that come when the test says so, while the page's clock stands still."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held: list[Route] = []
        self.come = False
        self.answered: list[str] = []
        page.add_init_script(FIRST)
        page.add_init_script(SHIFTS)
        page.route(WOFF, lambda route: route.continue_() if self.come else self.held.append(route))
        page.on("requestfinished", lambda request: self.answered.append(request.url))
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        page.goto("/", wait_until="commit")  # the fonts are part of what it waits for

    def wait_for_words(self, files: int) -> None:
        """Until so many fonts were asked for, and all that the first page needs besides is there."""

        def there() -> bool:
            words = any(".ftl" in url for url in self.answered)
            return len(self.held) >= files and words and any("/api/games" in url for url in self.answered)

        until(there, lambda: f"fonts and words; so far {self.held} {self.answered}", meanwhile=self.pause)

    def pause(self) -> None:
        self.page.evaluate("1")  # lets the routes and answers come

    def wait_for_tables(self) -> None:
        """Until every list of tables is shown, so that what moves from now on moves because of the fonts."""
        self.page.locator(".hero").wait_for()
        expect(self.page.locator("main .skel")).to_have_count(0)

    def release(self) -> None:
        self.come = True
        for route in self.held:
            route.continue_()


@pytest.mark.parametrize(("lang", "files"), FILES.items())
def test_nothing_jumps_when_the_fonts_come(open_page: OpenPage, lang: str, files: int) -> None:
    page = open_page(lang=lang)
    fonts_held = HeldFonts(page)
    fonts_held.wait_for_words(files)
    expect(page.locator(".waiting")).to_be_visible()
    expect(page.locator(".hero")).to_have_count(0)
    fonts_held.release()
    page.locator(".hero").wait_for()
    page.clock.resume()
    fonts_held.wait_for_tables()
    at_rest(page)
    assert page.evaluate("window.atFirst") == files
    names_of_languages = (
        0 if lang in ("ru", "uk") else 1
    )  # in the bar, with Cyrillic letters: one line in any font
    assert page.evaluate("window.loadedFonts()") == files + names_of_languages


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("lang", "files"), FILES.items())
def test_words_do_not_wait_long_for_fonts_and_hardly_move_when_they_come(
    open_page: OpenPage, lang: str, files: int, viewport: dict[str, int]
) -> None:
    page = open_page(lang=lang, viewport=viewport)
    fonts_held = HeldFonts(page)
    fonts_held.wait_for_words(files)
    first = page.locator(".hero .primary").first
    until(first.is_visible, "the words without fonts", meanwhile=lambda: page.clock.run_for(200))
    assert page.evaluate("window.atFirst") == 0
    page.clock.resume()
    fonts_held.wait_for_tables()
    before = page.evaluate("window.shiftsSoFar()")
    fonts_held.release()
    page.wait_for_function("(files) => window.loadedFonts() >= files", arg=files)
    at_rest(page)
    assert page.evaluate("window.shiftsSoFar()") - before < 0.01


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_table_hardly_moves_when_the_fonts_come(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, viewport=LAPTOP, reduced_motion="reduce")
    held: list[Route] = []
    come: list[bool] = []
    page.add_init_script(FIRST)
    page.add_init_script(SHIFTS)
    page.route(WOFF, lambda route: route.continue_() if come else held.append(route))
    key = bring_record(page, record("keyflower(players=4)", "fonts", FOUR, asks(0, "boat", "autumn")))
    page.goto(f"/table/{key}", wait_until="commit")
    page.locator("[data-asked=boat]").wait_for()
    before = page.evaluate("window.shiftsSoFar()")
    assert page.evaluate("window.loadedFonts()") == 0
    come.append(True)
    for route in held:
        route.continue_()
    page.wait_for_function("(files) => window.loadedFonts() >= files", arg=FILES[lang])
    at_rest(page)
    assert page.evaluate("window.shiftsSoFar()") - before < 0.02
