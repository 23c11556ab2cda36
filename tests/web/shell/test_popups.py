"""Every popup and dialog goes away by Escape and by a click on anything else; what opened it has the focus."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, OpenPage
from tests.web.tools.moments import asks, bring, offers

# Opens the popup, and touches the table before the browser says that it is open.
AT_ONCE = """(button) => {
    button.click()
    document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
}"""
# Asks the dialog to close as Escape does, and for the map of the keyboard before the browser tells of the closing.
CLOSE_AND_OPEN = """async (dialog) => {
    dialog.requestClose()
    for (let i = 0; i < 9; i += 1) await null  // the page has answered, and no further task has run
    const key = {key: '?', code: 'Slash', shiftKey: true, bubbles: true}
    document.body.dispatchEvent(new KeyboardEvent('keydown', key))
}"""
TASKS = "() => new Promise((done) => setTimeout(() => setTimeout(done)))"  # what was waiting has run
Open = Callable[[Page], tuple[Locator, Locator]]  # opens it: the button, and what then is there


def exchange(page: Page) -> tuple[Locator, Locator]:
    button = page.locator(".exchanges summary")
    button.click()
    return button, page.locator(".exchanges .pop")


def finder(page: Page) -> tuple[Locator, Locator]:
    button = page.locator(".findpop summary").first
    button.click()
    return button, page.locator(".findpop .pop")


def menu(page: Page) -> tuple[Locator, Locator]:
    button = page.get_by_role("button", name="Menu")
    button.click()
    return button, page.locator(".tools .list.open")


def settings(page: Page) -> tuple[Locator, Locator]:
    button = page.get_by_role("button", name="Settings")
    button.click()
    return button, page.get_by_role("dialog")


def keys(page: Page) -> tuple[Locator, Locator]:
    page.keyboard.press("?")
    return page.locator("body"), page.get_by_role("dialog")


def tiles(page: Page) -> tuple[Locator, Locator]:
    page.keyboard.press("t")
    return page.locator("body"), page.locator(".kf-list")


def enlarged(page: Page) -> tuple[Locator, Locator]:
    page.locator(".market [data-tile]").first.click(button="right")
    return page.locator("body"), page.locator(".kf-look.pinned")


def walk(page: Page, opens: list[Open]) -> None:
    for open_it in opens:
        button, shown = open_it(page)
        expect(shown).to_be_visible()
        page.keyboard.press("Escape")
        expect(shown, open_it.__name__).not_to_be_visible()
        if button.evaluate("(one) => one !== document.body"):
            expect(button).to_be_focused()
        _, shown = open_it(page)
        expect(shown).to_be_visible()
        page.mouse.click(3, 60)
        expect(shown, open_it.__name__).not_to_be_visible()


def test_every_popup_goes_away_by_escape_and_by_a_click_elsewhere(open_page: OpenPage) -> None:
    page = open_page()
    bring(page, offers(0, "turn", "exchange"), options=",merchants=true", seed="a")
    page.locator("[data-asked=turn]").wait_for()
    walk(page, [exchange, settings, keys, enlarged, tiles])
    page.locator(".exchanges summary").evaluate(AT_ONCE)
    expect(page.locator(".exchanges .pop")).not_to_be_visible()


def test_a_dialog_opened_while_another_closes_stays_open(open_page: OpenPage) -> None:
    page = open_page()
    bring(page, asks(0, "turn"))
    page.locator("[data-asked=turn]").wait_for()
    for first in (keys, settings):
        _, shown = first(page)
        expect(shown).to_be_visible()
        shown.evaluate(CLOSE_AND_OPEN)
        page.evaluate(TASKS)
        expect(shown).to_be_visible()
        page.keyboard.press("Escape")
        expect(shown).not_to_be_visible()


def test_the_menu_of_a_phone_goes_away_likewise(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE)
    bring(page, asks(0, "turn"))
    page.locator("[data-asked=turn]").wait_for()
    walk(page, [menu, finder])
