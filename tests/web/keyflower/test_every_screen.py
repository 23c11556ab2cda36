"""Keyflower's fullest positions on every screen in every language: nothing cut off or covered, and nobody's tiles
larger than those of the market and of your own village."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.tools.moments import Condition, asks, bring, bring_record, record
from tests.web.tools.screens import LANGS, SIZES, measured, resize, speak
from tests.web.tools.seating import KNOWN
from tilewright.kernel.match import Match

PEOPLE = ("Anna", *["bot random"] * 5)
ASKED: dict[str, object] = {
    "table": ".kft",
    "within": ".kft :is(button, h2, h3, p, .tag, .pile, .ship, .mname, .bid, .orders .mt, .opp, .vil,"
    " .knows span), header.top :is(.btn, li, .stock span)",
    "scrolls": ".areas, .news .last, .hand, .opts.scrolls, .tray, .papers, .filters, .kf-finder, .comp, .dock",
    "names": ".ohead .nm, .ohead small, .strip b",
    "tabs": ".kft .tabs button",
    "apart": ".market .bid",
    "words": ".mname, .kf-market .hint, .kf-market h2, .kf-harbour h2",
    "clear": '.market .mt svg.kt rect[y="15"][height="30"]',
    "tiles": {
        "market": [".market .mt .hit svg.kt", 200 / 208],
        "own": [".own .kt-hit", 1 / 0.96],
        "others": [".opp .kt-hit", 1 / 0.96],
    },
}
# Names of others that have no room, where their villages are seen: those of bots are short.
CUT_NAMES = """() => [...document.querySelectorAll('.opp .nm')]
    .filter((one) => one.closest('.opp').checkVisibility())
    .filter((one) => !one.offsetWidth || one.scrollWidth > one.offsetWidth)
    .map((one) => one.textContent)"""
# Chips of the finder that touch or leave the edge of their card.
WIDE_CHIPS = """() => [...document.querySelectorAll('.kf-finder .tag')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect(), one.closest('.kf-finder').getBoundingClientRect()])
    .filter(([, chip, card]) => chip.right > card.right - 5)
    .map(([one]) => one.textContent.trim())"""
# Tiles of the first row of the market that are not whole where an area has a tab.
CUT_TILES = """async () => {
    document.querySelector('.kft .tabs [data-tab=market]').click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const field = document.querySelector('.kft .areas').getBoundingClientRect()
    const all = document.querySelectorAll('.market .mt, .picks .pickt')
    const tiles = [...all].map((one) => one.getBoundingClientRect())
    return tiles.filter((one) => one.top < tiles[0].top + 9 && one.bottom > field.bottom + 1).length
}"""
SMALLEST = 58  # pixels of a tile in the market
SHORT_OF_ROOM = ("small laptop", "laptop", "tablet")  # with a panel beside the table


def bids(chapter: str, least: int) -> Condition:
    """The first seat's turn, with so many bids in the market."""
    held = asks(0, "turn", chapter)

    def found(match: Match) -> bool:
        market = match.rules.view(match.state, 0)["market"]
        assert isinstance(market, list)
        return held(match) and sum(len(lot["bids"]) for lot in market) >= least

    return found


def outbid(match: Match) -> bool:
    """The first seat's turn, with a bid that somebody has topped who sits beside it."""
    market = match.rules.view(match.state, 0)["market"]
    assert isinstance(market, list)
    pairs = [{bid["seat"]: bid["count"] for bid in lot["bids"]} for lot in market]
    held = asks(0, "turn", "autumn")(match)
    return held and any(max(one.get(1, 0), one.get(5, 0)) > one.get(0, 9) for one in pairs)


def sought_order(match: Match) -> bool:
    """The first seat's turn, with three bids or more below one order tile."""
    orders = match.rules.view(match.state, 0)["orders"]
    assert isinstance(orders, list)
    return asks(0, "turn", "autumn")(match) and any(len(one["bids"]) > 2 for one in orders)


def options(question: str, begins: str, least: int) -> Condition:
    """The first seat is asked this, with so many answers of that kind."""
    held = asks(0, question)

    def found(match: Match) -> bool:
        rules, s = match.rules, match.state
        return held(match) and sum(rules.text(one).startswith(begins) for one in rules.options(s, 0)) >= least

    return found


def first(spec: str, players: int, condition: Condition) -> str:
    """Of some games played by dice the first that comes to that moment."""
    for seed in range(100):
        try:
            return record(f"keyflower(players={players}{spec})", f"full {seed}", PEOPLE[:players], condition)
        except AssertionError:
            continue
    raise AssertionError("no game came so far")


def pick(page: Page) -> None:
    """Workers and a tile are picked: the dock shows what would be done with it."""
    page.locator(".pile:not(.dim, .lost)[data-pile]").first.click()
    page.locator(".market .mt.can [data-tile]").first.click()
    page.locator(".comp [data-purpose]").first.wait_for()


@dataclass
class Moment:
    """Options of the game, its players, what is waited for and done then. The fullest come in every language."""

    options: str
    players: int
    condition: Condition
    then: Callable[[Page], None] | None = None
    langs: tuple[str, ...] = LANGS


MERCHANTS = ", merchants=true"
MOMENTS = {
    "six players, the end": Moment(MERCHANTS, 6, bids("winter", 9)),
    "five players, a tile picked": Moment(MERCHANTS, 5, bids("autumn", 7), pick),
    "six players, outbid by a neighbour": Moment(MERCHANTS, 6, outbid, langs=("ru",)),
    "six players, three bids for the first pick": Moment(MERCHANTS, 6, sought_order, langs=("en",)),
    "four players, a contract to be taken": Moment(MERCHANTS, 4, asks(0, "contract"), langs=("ru",)),
    "three players, winter tiles to be chosen": Moment("", 3, asks(0, "winter"), langs=("hu", "uk")),
    "three players, contracts": Moment(MERCHANTS, 3, bids("autumn", 6), pick, langs=("ru", "hu")),
    "upgrades": Moment("", 2, options("transport", "upgrade ", 3), langs=("uk", "hu")),
    "four players, boats and what was won": Moment(MERCHANTS, 4, asks(0, "boat", "winter"), langs=("en", "ru")),
    "four players, four tiles to be placed": Moment("", 4, options("place", "lay ", 4), langs=("uk", "hu")),
}


def faults_on(page: Page, screen: str, smallest_own: int = 0) -> list[str]:
    """What is wrong there: cut off, covered, or smaller than what belongs to others."""
    resize(page, SIZES[screen])
    found = measured(page, ASKED)
    tiles = found["tiles"]
    others = tiles.get("others", [0, 0])[1]
    least = {"market": max(others - 1, SMALLEST), "own": max(others - 1, smallest_own)}
    small = [
        f"{area} {tiles[area][0]:.0f} px, others {others:.0f} px"
        for area in least
        if area in tiles and tiles[area][0] < least[area]
    ]
    cut = [f"the name {name} is cut off" for name in page.evaluate(CUT_NAMES)]
    wide = [f"{chip} touches the edge of its card" for chip in page.evaluate(WIDE_CHIPS)]
    if screen.endswith("zoomed") and (below := page.evaluate(CUT_TILES)):
        small.append(f"{below} tiles of the first row are cut off")
    return [*cut, *wide, *found["faults"], *small]


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_is_whole_on_every_screen_in_every_language(open_page: OpenPage, name: str) -> None:
    moment = MOMENTS[name]
    page = open_page(reduced_motion="reduce")
    page.add_init_script(KNOWN)
    page.goto(f"/table/{bring_record(page, first(moment.options, moment.players, moment.condition))}")
    page.locator(".kft").wait_for()
    faults = []
    for lang in moment.langs:
        speak(page, lang, ".kft")
        if moment.then:
            moment.then(page)
        for screen in SIZES:
            faults += [f"{lang}, {screen}: {fault}" for fault in faults_on(page, screen)]
    resize(page, SIZES["large laptop"])
    page.locator("[data-panel=log]").click()
    for screen in SHORT_OF_ROOM:
        faults += [f"{screen}, the log open: {fault}" for fault in faults_on(page, screen, SMALLEST)]
    assert not faults, "\n".join(faults)


def test_at_200_percent_zoom_a_panel_leaves_a_row_of_the_market(page: Page) -> None:
    page.add_init_script(KNOWN)
    page.goto(f"/table/{bring_record(page, first(MERCHANTS, 4, bids('autumn', 5)))}")
    page.locator(".kft[data-asked=turn]").wait_for()
    page.locator("[data-panel=log]").click()
    for screen in ("small laptop, zoomed", "laptop, zoomed", "large laptop, zoomed"):
        resize(page, SIZES[screen])
        found = measured(page, {"tiles": {"market": ASKED["tiles"]["market"]}})  # type: ignore[index]
        assert found["tiles"]["market"][0] > SMALLEST
        assert page.evaluate(CUT_TILES) == 0, screen


def test_with_a_panel_open_a_switch_shows_the_others_or_the_harbour(page: Page) -> None:
    bring(page, asks(0, "turn", "summer"))
    resize(page, SIZES["small laptop"])
    others, harbour = page.locator(".opp").first, page.locator(".kf-harbour")
    expect(harbour).to_be_visible()
    page.locator("[data-panel=log]").click()
    expect(others).to_be_visible()
    expect(harbour).to_be_hidden()
    page.locator("[data-side=harbour]").click()
    expect(harbour).to_be_visible()
    expect(others).to_be_hidden()
    page.keyboard.press("Escape")
    expect(others).to_be_visible()
    expect(harbour).to_be_visible()
