"""Keyflower between people: two browsers at one table, what each may see, undo, and asking all to go back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.keyflower.player import bid_somewhere, pass_turn, turn_of
from tests.web.keyflower.quick_player import play_together
from tests.web.shell.test_lobby import open_table
from tests.web.tools.seating import ask
from tests.web.tools.sockets import SocketTraffic


def meet(anna: Page, ben: Page) -> None:
    """Both at a new table of Keyflower, by the link that Anna copies."""
    open_table(anna, "Keyflower")
    anna.get_by_role("button", name="Make the table and invite").click()
    anna.get_by_role("button", name="Copy link").click()
    ben.goto(anna.evaluate("navigator.clipboard.readText()"))
    ben.get_by_label("Name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        page.locator(".kft").wait_for()


def totals(page: Page) -> list[str]:
    page.locator(".kf-score").wait_for()
    return sorted(page.locator(".kf-score .pl .tot").all_inner_texts())


def test_two_browsers_play_a_whole_game_and_neither_sees_the_others_hand(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    traffic = SocketTraffic(anna), SocketTraffic(ben)
    meet(anna, ben)
    first, other = turn_of(anna, ben)
    tile = bid_somewhere(first)
    lot = other.locator(".mt", has=other.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid:not(.mine)")).to_have_count(1)
    expect(other.locator(".news li").last).to_contain_text("Anna" if first is anna else "Ben")
    hands = [one.own() for one in traffic]
    assert hands[0]["winter"]
    assert hands[1]["winter"]
    for page, hand in zip((anna, ben), hands, strict=True):
        expect(page.locator(".hand .winterh button")).to_have_count(len(hand["winter"]))
    assert not set(hands[0]["winter"]) & set(hands[1]["winter"])
    done = play_together(anna, ben, eager=2)
    assert all(one.keys() >= {"turn", "boat", "winter"} for one in done)
    assert totals(anna) == totals(ben)
    assert len(totals(anna)) == 2
    for one, theirs in zip(traffic, reversed(hands), strict=True):
        before = one.before("winter")
        assert '"season"' in before
        assert [tile for tile in theirs["winter"] if f'"{tile}"' in before] == []


def begun(anna: Page, ben: Page, names: tuple[str, str] = ("Anna", "Ben")) -> tuple[Page, Page]:
    """Two people at a table that has just begun; whose turn it is comes first."""
    ask(anna, "PUT", "/api/me", {"name": names[0]})
    made = ask(anna, "POST", "/api/tables", {"game": "keyflower", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ask(ben, "POST", "/api/join", {"code": made["codes"][0]["code"], "name": names[1]})
    ask(anna, "POST", f"/api/tables/{made['id']}/start", {})
    for page in (anna, ben):
        page.goto(f"/table/{made['id']}")
        page.locator(".kft").wait_for()
    return turn_of(anna, ben)


@pytest.fixture
def both(open_page: OpenPage) -> tuple[Page, Page]:
    return begun(open_page(), open_page())


WHOLE = """() => {
    const [season, room] = ['.seasons li.on', '.slot'].map((one) =>
        document.querySelector(one).getBoundingClientRect())
    return season.width > 20 && season.left >= room.left - 1 && season.right <= room.right + 1
}"""


def test_the_season_is_whole_on_a_phone_however_long_names_are(open_page: OpenPage) -> None:
    first, _ = begun(open_page(), open_page(), ("Annabella of Greenwich", "Bartholomew of Greenwich"))
    bid_somewhere(first)
    expect(first.locator(".waits")).to_be_visible()
    for width in (360, 320):
        first.set_viewport_size({"width": width, "height": 640})
        first.wait_for_function(WHOLE)


def test_a_bid_can_be_taken_back_until_the_other_has_answered(both: tuple[Page, Page]) -> None:
    first, other = both
    tile = bid_somewhere(first)
    lot = other.locator(".mt", has=other.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid")).to_have_count(1)
    first.locator("[data-do=undo]").click()
    expect(lot.locator(".bid")).to_have_count(0)
    expect(first.locator("[data-asked=group]")).to_have_count(1)
    expect(other.locator("[data-asked='']")).to_have_count(1)
    first.locator("[data-do=undo]").click()
    expect(first.locator("[data-asked=turn]")).to_have_count(1)
    expect(first.locator(".bid")).to_have_count(0)
    bid_somewhere(first)
    other.locator("[data-asked=turn]").wait_for()
    pass_turn(other)
    first.locator("[data-asked=turn]").wait_for()
    expect(first.locator("[data-do=undo]")).to_have_attribute("aria-disabled", "true")


UNDO = "[data-do=undo][aria-disabled=false], .acts .wide, header [aria-label=Undo][aria-disabled=false]"


def test_a_pass_that_shows_nothing_does_not_ask_and_what_brings_summer_does(both: tuple[Page, Page]) -> None:
    first, other = both
    pass_turn(first)
    other.locator("[data-asked=turn]").wait_for()
    pass_turn(other)
    expect(first.locator("[data-asked=boat]")).to_have_count(1)
    expect(other.locator("[data-do=sure]")).to_have_count(0)
    other.locator("[data-do=undo]").click()
    expect(other.locator("[data-asked=turn]")).to_have_count(1)
    pass_turn(other)
    first.locator(".ship.can").first.click()
    first.locator("[data-do=act]").click()
    expect(first.get_by_role("alert")).to_contain_text("cannot be taken back")
    expect(first.locator("[data-do=sure]")).to_contain_text("ends spring, reveals the summer tiles")
    first.locator("[data-do=back]").click()
    expect(first.locator("[data-asked=boat]")).to_have_count(1)
    expect(first.locator(".seasons .on")).to_have_class(re.compile("spring"))
    first.locator("[data-do=act]").click()
    first.locator("[data-do=sure]").click()
    for page in both:
        expect(page.locator(".seasons .on")).to_have_class(re.compile("summer"))
        expect(page.locator(UNDO)).to_have_count(0)
    first.get_by_role("button", name="Log").click()
    first.get_by_role("button", name="Ask everybody to go back", exact=False).first.click()
    expect(other.get_by_text("asks everybody to go back", exact=False)).to_be_visible()
    expect(other.locator(".seasons .on")).to_have_class(re.compile("summer"))
    other.get_by_role("button", name="Agree", exact=True).click()
    expect(first.locator("[data-asked=boat]")).to_have_count(1)
    for page in both:
        expect(page.locator(".seasons .on")).to_have_class(re.compile("spring"))


def test_one_who_refuses_keeps_the_game_where_it_is(both: tuple[Page, Page]) -> None:
    first, other = both
    tile = bid_somewhere(first)
    other.locator("[data-asked=turn]").wait_for()
    pass_turn(other)
    first.locator("[data-asked=turn]").wait_for()
    first.get_by_role("button", name="Log").click()
    first.get_by_role("button", name="Ask everybody to go back", exact=False).first.click()
    other.get_by_role("button", name="Disagree", exact=True).click()
    expect(first.get_by_text("asks everybody to go back", exact=False)).to_have_count(0)
    lot = first.locator(".mt", has=first.locator(f"[data-tile={tile}]"))
    expect(lot.locator(".bid.mine")).to_have_count(1)
