"""Where things are on the page: when it has come to rest, and what lies over what."""

from playwright.sync_api import Page

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
