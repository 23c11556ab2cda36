"""The card of a lesson never covers what it asks for: every step is looked at in all sizes of windows."""

from playwright.sync_api import Page

from tests.web.conftest import Sits
from tests.web.keyflower.learner import MERCHANTS, Learner, Step, walk

SIZES = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 740), (640, 360)]  # the last: 200 %
# Until the card has found its place, and a click on the middle of each of these and around it would meet it.
FREE = """(queries) => {
    const guide = document.querySelector('.guide')
    if (!guide || document.getAnimations().some((one) => one.playState === 'running')) return false
    for (const query of queries) {
        const found = [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
        for (const one of found.slice(0, 4)) {
            one.scrollIntoView({block: 'nearest', inline: 'nearest'})
            const {left, top, width, height} = one.getBoundingClientRect()
            for (const [x, y] of [[0.5, 0.5], [0.35, 0.5], [0.65, 0.5], [0.5, 0.35], [0.5, 0.65]]) {
                const there = document.elementFromPoint(left + x * width, top + y * height)
                if (!there || there.closest('.guide, .notes')) return false
            }
        }
    }
    return true
}"""


def look_everywhere(page: Page, queries: tuple[str, ...]) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FREE, arg=list(queries))
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def test_nothing_lies_over_what_is_asked_for(sits: Sits) -> None:
    page = sits("", lang="hu", reduced_motion="reduce")
    page.goto("/learn/keyflower?about=merchants")
    page.wait_for_url("**/table/**lesson=**")

    def look(one: Learner, step: Step) -> None:
        if step.do is not None:
            one.still()
            look_everywhere(page, step.clicks)

    walk(page, MERCHANTS, look)
