"""The card of a lesson never covers what it asks for: looked at in all sizes of windows, whatever the language."""

from playwright.sync_api import Page

from tests.web.tools.screens import LANGS

SIZES = [
    (1440, 900), (1280, 720), (1366, 768), (1024, 768), (820, 1180), (390, 844), (360, 740),
    (640, 360),  # a small laptop at 200 %
]  # fmt: skip
# Until the card has found its place, and a click on the middle of each of these, or around it, would meet it.
FREE = """(queries) => {
    const guide = document.querySelector('.guide')
    if (!guide || document.getAnimations().some((one) => one.playState === 'running')) return false
    const inside = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    for (const query of queries) {
        const found = [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
        for (const one of found.slice(0, 4)) {
            one.scrollIntoView({block: 'center', inline: 'center'})
            const {left, top, width, height} = one.getBoundingClientRect()
            for (const [x, y] of [[0.5, 0.5], [0.35, 0.5], [0.65, 0.5], [0.5, 0.35], [0.5, 0.65]]) {
                const at = [left + x * width, top + y * height]
                if (x + y === 1 && !inside(...at)) return false
                if (!inside(...at)) continue
                if (document.elementFromPoint(...at)?.closest('.guide, .notes')) return false
            }
        }
    }
    return true
}"""
# The name of the scene is not cut off, and stands in the room of the buttons beside it.
NAMED = """() => {
    const [title, header] = ['b', ''].map((one) => document.querySelector(`.guide header ${one}`.trim()))
    return title.scrollWidth <= title.clientWidth + 1 && header.clientHeight <= 40
}"""


def look_around(page: Page, queries: tuple[str, ...], place: int, lang: str) -> None:
    """What the step at that place asks for, in a quarter of all sizes: the other languages have the others."""
    before = page.viewport_size
    assert before
    share = len(SIZES) // len(LANGS)
    first = place + share * LANGS.index(lang)
    for number in range(first, first + share):
        width, height = SIZES[number % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FREE, arg=list(queries))
        assert page.evaluate(NAMED), f"the name of the scene at {width}x{height}"
    page.set_viewport_size(before)
    page.wait_for_function(FREE, arg=list(queries))
