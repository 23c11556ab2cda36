"""Where things are on the page: when it has come to rest, and what lies over what."""

from playwright.sync_api import FloatRect, Locator, Page

from tests.waiting import rounds, until

AT_REST = """async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await document.fonts.ready
    await frame()
    await frame()
    return document.getAnimations().every((one) => one.playState !== 'running')
}"""


def at_rest(page: Page) -> None:
    """Until nothing moves any more; all motion of the page ends by itself."""
    page.wait_for_function(AT_REST)


def box_of(shown: Locator) -> FloatRect:
    """Where it is, as soon as it has a place and nothing moves any more."""
    for _ in rounds(lambda: f"a place on the page for {shown}"):
        at_rest(shown.page)
        if box := shown.bounding_box():
            return box
    raise AssertionError  # never reached: rounds end with a failure


# What lies over the middle of one of these, after it was scrolled into sight: nothing, or what is found there.
OVER = """([query, guide]) => {
    for (const one of document.querySelectorAll(query)) {
        if (!one.getClientRects().length) continue
        if (!one.matches('.ring')) one.scrollIntoView({block: 'nearest', inline: 'nearest'})
        const box = one.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const there = document.elementFromPoint(x, y)
        if (there?.closest(guide)) return `${query}: ${there.closest(guide).innerText}`
    }
    return ''
}"""


def free_of_guide(page: Page, *queries: str) -> None:
    """The card of a lesson lies over the middle of none of these, nor of what has the ring; it may yet move."""

    def over() -> str:
        return "; ".join(
            found for query in (".ring", *queries) if (found := page.evaluate(OVER, [query, ".guide"]))
        )

    at_rest(page)
    until(lambda: not over(), lambda: f"a card of the lesson that gives way: {over()}")
