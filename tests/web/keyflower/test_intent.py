"""Intent before commit: nothing is meant until it is chosen, every card says what it costs, one gesture sends."""

import re

from playwright.sync_api import Page, expect

from tests.web.tools.moments import Wish, asks, bring, offers
from tests.web.tools.sockets import Ears
from tilewright.kernel.match import Match


def both_deeds(match: Match) -> bool:
    """A turn in which some tile of the market can be used and bid on."""
    rules, s = match.rules, match.state
    if not asks(0, "turn", "spring")(match):
        return False
    texts = {rules.text(one) for one in rules.options(s, 0)}
    market = [lot["tile"] for lot in rules.view(s, 0)["market"]]  # type: ignore[attr-defined]
    return any({f"use {tile}", f"bid {tile}"} <= texts for tile in market)


class Beaten:
    """An own bid that leads no more and can be added to; `more`: so many lead again."""

    def __init__(self, match: Match) -> None:
        view = match.rules.view(match.state, 0)
        self.tile, self.colour, self.own, self.more = "", "", 0, 0
        for lot in view["market"]:  # type: ignore[attr-defined]
            own = next((bid for bid in lot["bids"] if bid["seat"] == 0), None)
            top = max([bid["count"] for bid in lot["bids"]], default=0)
            hand = view["own"]["workers"]  # type: ignore[index]
            if own and own["count"] < top and hand.get(own["colour"], 0) > top - own["count"]:
                self.tile, self.colour = str(lot["tile"]), str(own["colour"])
                self.own, self.more = int(own["count"]), int(top - own["count"] + 1)


def outbid(match: Match) -> bool:
    return asks(0, "turn")(match) and Beaten(match).tile != ""


def kept(wish: Wish, found: list[Match]) -> Wish:
    """The same, and the match in which it holds is kept."""

    def held(match: Match) -> bool:
        if wish(match):
            found[:] = [match]
        return bool(found)

    return held


def test_nothing_is_meant_where_both_deeds_are_possible(page: Page) -> None:
    ears = Ears(page)
    bring(page, both_deeds, seed="deeds")
    page.locator("[data-asked=turn]").wait_for()
    both = re.compile(r"Can be used: U\. Can be bid on: D")
    lot = page.locator(".market [data-tile]").and_(page.get_by_role("button", name=both)).first
    tile = str(lot.get_attribute("data-tile"))
    page.locator(".hand [data-pile]:not(.dim)").first.click()
    lot.click()
    use, bid, main = (page.locator(one) for one in ("[data-deed=use]", "[data-deed=bid]", "[data-do=act]"))
    for card in (use, bid):
        expect(card).to_have_attribute("aria-pressed", "false")
        expect(card.locator(".signs svg")).not_to_have_count(0)  # who would go there
    expect(use.locator(".sign-row")).to_be_visible()
    expect(bid).to_contain_text(re.compile(r"Bid \d"))
    expect(main).to_have_text(re.compile("Use or bid"))
    expect(main).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(lot).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("d")
    expect(bid).to_have_attribute("aria-pressed", "true")
    expect(main).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(use).to_have_attribute("aria-pressed", "true")
    for _ in range(4):
        page.keyboard.press("Escape")
    # A tile that has the focus takes the keys that its label names.
    expect(lot).to_have_attribute("aria-pressed", "false")
    lot.focus()
    page.keyboard.press("d")
    expect(lot).to_have_attribute("aria-pressed", "true")
    expect(bid).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    # Passing is picked and then done, like everything else.
    page.keyboard.press("p")
    expect(page.locator("[data-do=pass]")).to_have_attribute("aria-pressed", "true")
    expect(main).to_have_text(re.compile("Pass"))
    lot.click()
    expect(page.locator("[data-do=pass]")).to_have_attribute("aria-pressed", "false")
    page.locator(".hand [data-pile]:not(.dim)").first.click()
    bid.click()
    assert not ears.asked("act")
    main.click()
    mine = page.locator(".mt", has=page.locator(f"[data-tile={tile}]")).locator(".bid.mine:not(.ghost)")
    expect(mine).to_have_count(1)


def test_a_losing_bid_on_the_same_tile_is_counted_once(page: Page) -> None:
    found: list[Match] = []
    bring(page, kept(outbid, found), seed="outbid 78")
    lost = Beaten(found[0])
    own, more, sum_ = lost.own, lost.more, lost.own + lost.more
    page.locator("[data-asked=turn]").wait_for()
    lot = page.locator(".mt", has=page.locator(f"[data-tile={lost.tile}]"))
    lot.locator("button.bid.mine").click()
    page.locator(f"[data-pile={lost.colour}]").click()
    page.keyboard.press(str(more))
    expect(page.locator(".kf-filter")).to_contain_text(f"legal with {sum_} ")
    lot.locator("[data-tile]").click()
    bid = page.locator("[data-deed=bid]")
    expect(bid.locator(".sum")).to_have_text(f"{own} + {more} = {sum_}")
    bid.click()
    expect(page.locator("[data-do=act]")).to_contain_text(f"Bid {sum_}")
    expect(lot.locator(".bid.ghost .num")).to_have_text(str(sum_))
    page.locator("[data-do=act]").click()
    expect(lot.locator(".bid.mine:not(.ghost) .num")).to_have_text(str(sum_))
    expect(page.locator(".dock .ban.b")).to_have_count(0)


def test_an_answer_is_picked_and_then_sent(page: Page) -> None:
    ears = Ears(page)
    bring(page, offers(0, "gift", "take"), seed="gift")
    answers = page.locator(".comp [data-answer]")
    main = page.locator("[data-do=act]")
    expect(main).to_have_attribute("aria-disabled", "true")
    words = answers.last.locator(".ti").inner_text()
    answers.last.click()
    expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(main).to_contain_text(words)
    assert not ears.asked("act")
    main.click()
    expect(page.locator("[data-asked=gift]")).to_have_count(0)
    assert ears.asked("act")
