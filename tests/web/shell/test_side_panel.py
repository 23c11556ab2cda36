"""What stands beside the table never covers it: the pages of games lay themselves out in the room that is left."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.tools.geometry import box_of
from tests.web.tools.moments import asks, bring

LAPTOP = {"width": 1280, "height": 720}
UPRIGHT = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
# What somebody would click there is what the window shows there.
UNCOVERED = """(query) => [...document.querySelectorAll(query)].every((one) => {
    if (!one.getClientRects().length) return true
    const box = one.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return hit !== null && (one.contains(hit) || hit.contains(one))
})"""


def open_panel(page: Page, name: str) -> None:
    button, menu = (page.get_by_role("button", name=each, exact=True) for each in (name, "Menu"))
    button.or_(menu).filter(visible=True).first.wait_for()
    if not button.is_visible():
        menu.click()
    button.click()


@pytest.mark.parametrize("size", [LAPTOP, UPRIGHT, PHONE], ids=["laptop", "upright", "phone"])
def test_no_panel_covers_what_commits_or_the_board(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    bring(page, asks(0, "turn", "summer"))
    page.locator("[data-asked=turn]").wait_for()
    open_panel(page, "Log")
    panel = page.get_by_role("complementary", name="Log")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    page.wait_for_function(UNCOVERED, arg="[data-do], [data-pile]")
    table, beside = box_of(page.locator(".kft")), box_of(panel)
    if size is LAPTOP:
        assert table["x"] + table["width"] <= beside["x"] + 1
        expect(page.locator(".kft .kf-market")).to_be_visible()
    else:
        assert table["y"] + table["height"] <= beside["y"] + 1
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
