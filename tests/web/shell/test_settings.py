"""The settings: each is seen at once, all are kept, on a phone too."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, OpenPage, no_sideways_scroll
from tests.web.tools.accessibility import serious


def opened(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=name).click()
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog.get_by_role("radio").first).to_be_visible()
    return dialog


def test_all_settings_are_seen_at_once_and_kept(open_page: OpenPage) -> None:
    page = open_page("/", viewport=PHONE)
    dialog = opened(page, "Settings")
    assert serious(page) == []
    dialog.get_by_label("Name").fill("Mira")
    dialog.get_by_role("radio", name="dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dialog.get_by_role("radio", name="slow").click()
    confirm = dialog.get_by_role("checkbox", name="Confirm each turn")
    expect(confirm).not_to_be_checked()
    confirm.check()
    dialog.get_by_role("slider").press("Home")
    expect(dialog.locator("output")).to_have_text("off")
    dialog.get_by_role("checkbox", name="Vibration").uncheck()
    dialog.get_by_role("radio", name="Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    no_sideways_scroll(page)
    save = page.get_by_role("dialog").locator(".primary")
    expect(save).to_be_in_viewport(ratio=1)  # however long the list is
    save.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    dialog = opened(page, "Beállítások")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(dialog.get_by_role("textbox").first).to_have_value("Mira")
    checked = dialog.get_by_role("radio", checked=True)
    expect(checked.filter(has_text="lassan")).to_have_count(1)
    expect(checked.filter(has_text="Magyar")).to_have_count(1)
    expect(dialog.locator("[data-set=confirm]")).to_be_checked()
    expect(dialog.get_by_role("slider")).to_have_value("0")
    expect(dialog.get_by_role("checkbox").last).not_to_be_checked()
