"""Tables of two games in one document: the styles of one game never touch the pages of the other."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, OpenPage
from tests.web.tools.geometry import at_rest
from tests.web.tools.moments import bring_record, record
from tilewright.kernel.match import Match

PEOPLE = ("Anna", "bot random", "bot random")
MOVES = 12
ROOTS = {"keyflower": ".kft", "artificium": ".arti"}
# Every element that is drawn, with its place, its size and a digest of everything that styles say about it.
LOOKS = """async () => {
    await document.fonts.ready
    const named = (one) => `${one.localName}.${one.getAttribute('class') ?? ''}`
    const names = [...getComputedStyle(document.body)]
    const digest = (style) => {
        let found = 0
        for (const name of names) {
            const said = style.getPropertyValue(name)
            for (let at = 0; at < said.length; at++) found = (Math.imul(found, 31) + said.charCodeAt(at)) | 0
        }
        return found
    }
    return [...document.querySelectorAll('body *')]
        .filter((one) => !one.closest('symbol, defs, template, [aria-live]') && one.getClientRects().length)
        .map((one) => {
            const {x, y, width, height} = one.getBoundingClientRect()
            return [named(one), [x, y, width, height].map(Math.round).join(' '), digest(getComputedStyle(one))]
        })
}"""
FOLLOW = """(path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
    link.remove()
}"""


def waits_for_the_first_seat(match: Match) -> bool:
    """Then nothing moves by itself: the others are bots that have nothing to do."""
    return len(match.lines) > MOVES and match.rules.waiting_seats(match.state) == [0]


def looks(page: Page, root: str) -> list[list[Any]]:
    page.locator(root).wait_for()
    page.mouse.move(0, 0)
    expect(page.locator(".skel")).to_have_count(0)  # lists have come
    at_rest(page)
    return list(page.evaluate(LOOKS))


def differences(before: list[list[Any]], after: list[list[Any]]) -> list[Any]:
    if len(before) != len(after):
        return [len(before), len(after)]
    return [(one, other) for one, other in zip(before, after, strict=True) if one != other]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tables_of_two_games_follow_each_other_in_one_document(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("/", viewport=size, reduced_motion="reduce")
    page.evaluate("localStorage.setItem('tilewright-known', '1')")
    tables, fresh = {}, {}
    for game, root in ROOTS.items():
        text = record(f"{game}(players=3)", "styles", PEOPLE, waits_for_the_first_seat)
        tables[game] = f"/table/{bring_record(page, text)}"
        page.goto(tables[game])
        fresh[game] = looks(page, root)
    page.goto("/")
    page.locator("h1").wait_for()
    start = looks(page, "h1")
    page.evaluate("window.sameDocument = true")
    for game in ("keyflower", "artificium", "keyflower", "artificium"):
        page.evaluate(FOLLOW, tables[game])
        assert differences(fresh[game], looks(page, ROOTS[game])) == []
    page.evaluate(FOLLOW, "/")
    page.locator("h1").wait_for()
    assert differences(start, looks(page, "h1")) == []
    assert page.evaluate("window.sameDocument") is True
