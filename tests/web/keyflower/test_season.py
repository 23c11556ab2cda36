"""Between two seasons nothing jumps: what was won stays in its place with its winner's mark until it is placed."""

import re

from playwright.sync_api import Page, expect

from tests.waiting import until
from tests.web.keyflower.player import Player, go_on, pass_turn
from tests.web.tools.geometry import at_rest
from tests.web.tools.moments import asks, bring
from tilewright.kernel.match import Match

PLACES = """Object.fromEntries([...document.querySelectorAll('.market [data-tile]')].map((one) => {
    const {x, y, width} = one.getBoundingClientRect()
    return [one.dataset.tile, [x, y, width].map(Math.round)]
}))"""
DRAWN = """[...document.querySelectorAll('.market .mt')].map((lot) => [
    lot.querySelector('[data-tile]').dataset.tile, lot.querySelector('[data-tile]').getAttribute('aria-label'),
    lot.querySelector('.mname').textContent, lot.querySelector('svg.kt').innerHTML.replace(/<!--.*?-->/g, '')
])"""
SEASON = "document.querySelector('header [aria-current]').className"


def last_pass(match: Match) -> bool:
    """Seat 0 ends the season by passing; something will be sold, and something not."""
    view = match.rules.view(match.state, 0)
    market = view["market"]
    assert isinstance(market, list)
    sold = [lot for lot in market if lot["bids"]]
    return asks(0, "turn", "spring")(match) and view["passes"] == 1 and 1 < len(sold) < len(market)


def end_season(page: Page) -> dict[str, list[int]]:
    """Where the tiles lay before."""
    bring(page, last_pass, seed="season")
    page.locator("[data-asked=turn]").wait_for()
    at_rest(page)
    before: dict[str, list[int]] = page.evaluate(PLACES)
    go_on(page, lambda: pass_turn(page))
    page.locator("[data-asked=boat]").wait_for()
    return before


def test_what_was_won_stays_where_it_lay(page: Page) -> None:
    before = end_season(page)
    at_rest(page)
    after = page.evaluate(PLACES)
    assert 1 < len(after) < len(before)
    assert after == {tile: before[tile] for tile in after}
    for tile in after:
        lot = page.locator(f"[data-tile={tile}]")
        expect(lot).to_have_attribute("aria-label", re.compile(r"won by \S.*$"))
        expect(page.locator(".market .mt", has=lot).locator(".bid.win .mark")).to_have_count(1)


def test_a_click_on_it_shows_what_it_is(page: Page) -> None:
    end_season(page)
    page.locator(".market [data-tile]").first.click()
    expect(page.locator(".kf-look")).to_be_visible()


def test_a_new_season_is_drawn_into_the_old_places_as_on_a_new_page(page: Page) -> None:
    """Also into those whose tiles are gone: nothing of them is left."""
    end_season(page)
    spring = page.evaluate(SEASON)
    for _ in Player(page).questions():
        if page.evaluate(SEASON) != spring:
            break
    page.locator("[data-asked=turn]").wait_for()
    for _ in range(4):
        page.keyboard.press("Escape")
    drawn = page.evaluate(DRAWN)
    page.reload()
    page.locator("[data-asked=turn]").wait_for()
    until(lambda: page.evaluate(DRAWN) == drawn, "the same drawing on a new page")
