"""Picking out of turn at a table of Keyflower, and doing again what was taken back."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Table
from tests.web.conftest import Serving
from tests.web.keyflower.player import pass_turn
from tests.web.tools.moments import bring, offers
from tests.web.tools.seating import ask


@pytest.fixture
def other(page: Page, serving: Serving) -> Table:
    """The second of two people at a table; the first has the browser, and it is the second one's turn."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    made = ask(page, "POST", "/api/tables", {"game": "keyflower", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben = serving.client("Ben").join(made["codes"][0]["code"])
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}")
    page.locator(".kft").wait_for()
    table = ben.sit_at(made["id"], look=1)
    if not table.position.get("options"):
        pass_turn(page)
        table.until("position")
    return table


def move(table: Table) -> None:
    """A bid on a turn order tile, which nobody else has thought of."""
    for beginning in ("bid turn_order", "send 1 "):
        texts = [str(one["text"]) for one in table.position["options"]]
        assert table.act(next(text for text in texts if text.startswith(beginning)))["t"] == "done"
        table.catch_up()


def plan_a_bid(page: Page) -> str:
    """The largest pile on the first tile of the market that nobody has bid on; which tile."""
    page.locator(".comp .waits").wait_for()
    piles = page.locator(".hand [data-pile]").all()
    max(piles, key=lambda one: int(one.locator(".num").inner_text())).click()
    page.locator(".market .mt.can [data-tile]").first.click()
    page.locator("[data-purpose=bid]").click()
    return str(page.locator(".market [data-tile][aria-pressed=true]").get_attribute("data-tile"))


def test_a_plan_made_out_of_turn_is_there_when_the_turn_comes(page: Page, other: Table) -> None:
    tile = plan_a_bid(page)
    expect(page.locator(".comp")).to_contain_text("Plan for your turn")
    expect(page.locator("[data-do=act]")).to_have_count(0)
    move(other)
    expect(page.locator(".comp")).to_contain_text("As you planned")
    page.locator("[data-do=act]").click()
    lot = page.locator(".mt", has=page.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine:not(.ghost)")).to_have_count(1)


def test_a_plan_can_be_dropped(page: Page, other: Table) -> None:
    plan_a_bid(page)
    page.locator("[data-do=drop]").click()
    expect(page.locator(".market [data-tile][aria-pressed=true]")).to_have_count(0)
    move(other)
    page.locator("[data-asked=turn]").wait_for()
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "true")


def test_what_was_taken_back_can_be_done_again(page: Page) -> None:
    bring(page, offers(0, "transport", "move"))
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    expect(page.locator("[data-do=redo]")).to_have_count(0)  # what was done elsewhere is not known here
    page.locator(".hand .pile[data-pile]:not(.dim)").first.click()
    page.locator("[data-do=act]").click()
    expect(page.locator("[data-asked=transport]")).to_have_count(1)
    page.keyboard.press("z")
    expect(page.locator("[data-asked=group]")).to_have_count(1)
    expect(page.locator("[data-do=redo]")).to_be_visible()
    page.keyboard.press("Shift+Z")
    expect(page.locator("[data-asked=transport]")).to_have_count(1)
    expect(page.locator("[data-do=redo]")).to_have_count(0)
