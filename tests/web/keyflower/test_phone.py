"""Keyflower on a phone, in every language: a turn by taps, nothing cut off, and why something cannot be done."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, OpenPage, no_sideways_scroll
from tests.web.keyflower.player import pile, send_bid
from tests.web.tools.geometry import box_of
from tests.web.tools.moments import always, asks, bring, midst
from tilewright.kernel.match import Match

LANGS = ("en", "ru", "uk", "hu")
# Buttons, headings and sentences whose words do not fit into them, and whatever sticks out of the screen sideways.
CUT = """[...document.querySelectorAll('.kft *')]
    .filter((one) => one.clientWidth > 2 && !one.closest('.unseen, svg'))
    .filter((one) => {
        const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        const box = one.getBoundingClientRect()
        const scrolls = one.parentElement.closest('.scrolls, .opts, .hand, .strip, .tray, .market, .papers')
        const hides = getComputedStyle(one).overflowX !== 'visible'
        const narrow = words && hides && one.scrollWidth > one.clientWidth + 1
        const out = box.right > innerWidth + 1 || box.left < -1
        return narrow || (out && !scrolls && (words || one.matches('button, a, input')))
    })
    .map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`)"""

# Buttons that commit or lead elsewhere and lie under something else.
COVERED = """[...document.querySelectorAll('.acts .btn, .tabs button')]
    .filter((one) => {
        const box = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
    })
    .map((one) => one.outerHTML.slice(0, 120))"""

# Counts how the phone shakes; and switches that off, as the settings do.
SHAKES = """window.shakes = []
Navigator.prototype.vibrate = (pattern) => { shakes.push(pattern); return true }"""
STILL = """() => {
    const kept = JSON.parse(localStorage.getItem('tilewright'))
    localStorage.setItem('tilewright', JSON.stringify({ ...kept, haptics: false }))
}"""


def whole(page: Page) -> None:
    no_sideways_scroll(page)
    assert page.evaluate(CUT) == []
    assert page.evaluate(COVERED) == []
    assert re.findall(r"\bkeyflower-[a-z-]+|\bmerchants-[a-z-]+", page.inner_text("body")) == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_turn_by_taps(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, viewport=PHONE, has_touch=True)
    bring(page, always)
    page.locator("[data-asked=turn]").wait_for()
    whole(page)
    for tab in ("villages", "harbour", "news", "market"):
        page.locator(f".tabs [data-tab={tab}]").tap()
        expect(page.locator(f".tabs [data-tab={tab}]")).to_have_attribute("aria-pressed", "true")
        whole(page)
    page.locator(f"[data-pile={pile(page)}]").tap()
    lot = page.locator(".market .mt.can").first
    tile = str(lot.locator("[data-tile]").get_attribute("data-tile"))
    lot.locator("[data-tile]").tap()
    page.locator("[data-purpose=bid]").tap()
    expect(page.locator(".bid.ghost")).to_have_count(1)
    whole(page)
    act = page.locator("[data-do=act]")
    assert box_of(act)["height"] >= 44
    act.tap()
    mine = page.locator(".mt", has=page.locator(f"[data-tile={tile}]")).locator(".bid.mine:not(.ghost)")
    expect(mine).to_have_count(1)
    whole(page)


def beaten(match: Match) -> bool:
    """The first seat's turn, with a bid that somebody else has beaten."""
    market = match.rules.view(match.state, 0)["market"]
    assert isinstance(market, list)
    bids = [{bid["seat"]: bid["count"] for bid in lot["bids"]} for lot in market]
    return asks(0, "turn", "spring")(match) and any(0 < lot.get(0, 0) < lot.get(1, 0) for lot in bids)


@pytest.mark.parametrize("lang", LANGS)
def test_the_tile_of_a_beaten_bid_is_named_whole(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, viewport=PHONE, has_touch=True)
    bring(page, beaten, seed="beaten 1")
    page.locator("[data-asked=turn]").wait_for()
    expect(page.locator(".hand [data-join]")).not_to_have_count(0)
    whole(page)


def test_an_unlit_tile_says_why_with_its_rule(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True)
    bring(page, midst(0, "summer"))
    page.locator("[data-asked=turn]").wait_for()
    page.locator(".tabs [data-tab=market]").tap()
    page.locator(f"[data-pile={pile(page)}]").tap()
    unlit = page.locator(".market .mt:not(.can) [data-tile]").first
    unlit.tap(force=True)
    why = page.locator(".kf-why")
    expect(why).to_be_in_viewport(ratio=1)
    expect(why.get_by_role("button", name=re.compile(r"KF-\d"))).to_be_visible()
    whole(page)
    why.get_by_role("button", name=re.compile(r"KF-\d")).tap()
    rules = page.get_by_role("complementary", name="Rules")
    expect(rules.locator("article.on")).to_have_attribute("data-rule", re.compile(r"KF-\d"))


@pytest.mark.parametrize("question", ["place", "boat", "winter", "transport"])
def test_every_other_question_fits_too(open_page: OpenPage, question: str) -> None:
    page = open_page(lang="ru", viewport=PHONE, has_touch=True)
    bring(page, asks(0, question))
    page.locator(f"[data-asked={question}]").wait_for()
    whole(page)
    expect(page.locator(".dock")).to_be_in_viewport()


def test_while_a_tile_is_placed_the_market_can_be_looked_at(open_page: OpenPage) -> None:
    """Those that were won lie there; on a large screen the village takes their room meanwhile."""
    page = open_page(viewport=PHONE, has_touch=True)
    bring(page, asks(0, "place"))
    page.locator("[data-asked=place]").wait_for()
    page.locator(".tabs [data-tab=market]").tap()
    expect(page.locator(".market [data-tile]").first).to_be_visible()
    whole(page)


def test_a_phone_shakes_for_ones_own_workers_and_turn_unless_it_is_switched_off(open_page: OpenPage) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SHAKES)
    bring(page, asks(0, "turn", "spring"))
    send_bid(page)
    page.wait_for_function("() => shakes.some((one) => one.join() === '15')")  # a bid of one's own
    page.wait_for_function("() => shakes.some((one) => one.join() === '50,70,50')")  # one's own turn
    page.evaluate(STILL)
    page.reload()
    page.locator("[data-asked=turn]").wait_for()
    version = page.locator(".kft").get_attribute("data-v")
    send_bid(page)
    page.locator(f"[data-asked=turn]:not([data-v='{version}'])").wait_for()
    assert page.evaluate("shakes") == []
