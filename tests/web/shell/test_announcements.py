"""Whom the page speaks to: a player is "you" in the log, a spectator reads names; bots have names and levels."""

import re

from playwright.sync_api import expect

from tests.web.conftest import OpenPage
from tests.web.shell.test_side_panel import open_panel
from tests.web.tools.moments import asks, bring
from tilewright.kernel.match import Match
from tilewright.presentation.bot_names import first_names

PLAYERS = ("Anna", "bot easy", "bot random")


def own_bid(match: Match) -> bool:
    """The first player's turn in summer, with a bid of theirs in the market."""
    lots = match.rules.view(match.state, 0)["market"]
    assert isinstance(lots, list)
    return asks(0, "turn", "summer")(match) and any(bid["seat"] == 0 for lot in lots for bid in lot["bids"])


def test_a_player_is_addressed_and_bots_have_names_and_levels(open_page: OpenPage) -> None:
    page = open_page()
    key = bring(page, own_bid, names=PLAYERS)
    names = page.locator(".opp .ohead .nm")
    expect(page.locator(".opp .ohead small")).to_have_text(["Easy", "Carefree"])
    bots = names.all_inner_texts()
    assert set(bots) < set(first_names("en"))
    expect(page.get_by_label(re.compile(r"Your bid: \d \w+ worker")).first).to_be_attached()
    open_panel(page, "Log")
    log = page.get_by_role("complementary", name="Log")
    expect(log.get_by_text(re.compile(r"^You (bid|use|win|place) ")).first).to_be_visible()
    expect(log.get_by_text(re.compile(rf"^{bots[0]} (bids|uses|wins|places) ")).first).to_be_visible()
    expect(log.get_by_text("Anna")).to_have_count(0)
    open_panel(page, "Players")
    expect(page.get_by_role("complementary", name="Players").get_by_text("bot · Easy")).to_be_visible()
    page.evaluate("localStorage.setItem('tilewright-known', '1')")  # as whoever has introduced themselves here
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_text(f"{bots[0]} · easy and {bots[1]} · carefree")).to_be_visible()
    watcher = open_page(f"/table/{key}", lang="ru")
    watcher.get_by_role("button", name="Журнал", exact=True).click()
    log = watcher.get_by_role("complementary", name="Журнал")
    expect(log.get_by_text(re.compile(r"^Anna (ставит|использует|выигрывает|кладёт) ")).first).to_be_visible()
    expect(log.get_by_text(re.compile(r"\bвы\b", re.IGNORECASE))).to_have_count(0)
    there = [first_names("ru")[first_names("en").index(name)] for name in bots]
    expect(watcher.locator(".opp .ohead .nm").filter(has_text=re.compile("|".join(there)))).to_have_count(2)
