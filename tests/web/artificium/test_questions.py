"""Every question of Artificium by clicks: targets, discards, the end of a round, prices, reasons, the planner."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.artificium.player import moved, scene
from tests.web.tools.geometry import box_of
from tests.web.tools.sockets import SocketTraffic


def seat_of(traffic: SocketTraffic, seat: int) -> Any:
    """A player as the page last received it."""
    return traffic.views[-1]["players"][seat]


def goods(player: Any) -> int:
    return sum(player["resources"].values())


def do(page: Page) -> None:
    moved(page, page.locator("[data-do=act]").click)


def test_theft_takes_the_good_that_is_chosen_for_the_coins_that_are_said(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "steal", 4)
    lit = page.locator("[data-answer].can").first
    text = str(lit.get_attribute("data-answer"))
    _, victim, good = text.split()
    fee = int(lit.locator(".tag").inner_text().strip("−"))
    mine, theirs = seat_of(traffic, 0), seat_of(traffic, int(victim))
    lit.click()
    expect(lit).to_have_attribute("aria-pressed", "true")
    do(page)
    assert seat_of(traffic, 0)["coins"] == mine["coins"] - fee
    assert seat_of(traffic, 0)["resources"][good] == mine["resources"].get(good, 0) + 1
    assert seat_of(traffic, int(victim))["resources"].get(good, 0) == theirs["resources"][good] - 1


def test_an_unlit_good_says_why_it_cannot_be_taken(page: Page) -> None:
    scene(page, "steal", 4)
    page.locator("[data-answer]:not(.can)").first.click(force=True)
    why = page.locator(".acts .ar-why")
    expect(why.get_by_role("button", name=re.compile(r"^rule AR-"))).to_be_visible()
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "true")


def test_scouting_takes_a_card_from_the_hand_that_is_chosen(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "scout", 4)
    expect(page.locator(".row li.now [data-card]")).to_have_attribute("data-card", "scouting")
    hand = page.locator(".hand .cb").count()
    lit = page.locator("[data-answer].can").first
    victim = int(str(lit.get_attribute("data-answer")).split()[1])
    lit.click()
    moved(page, page.locator("[data-do=act]").click)
    expect(page.locator(".hand .cb")).to_have_count(hand + 1)
    scouted = [one for one in traffic.frames if '"scouted"' in one]
    assert any(f'"victim":{victim}' in one for one in scouted)


def test_the_knight_sends_back_whom_one_chooses(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "knight", 4)
    lit = page.locator("[data-answer].can").first
    victim = int(str(lit.get_attribute("data-answer")).split()[1])
    before, after = map(int, re.findall(r"\d+", lit.locator(".num").inner_text()))
    assert before == seat_of(traffic, victim)["points"]
    version = len(traffic.views)
    lit.click()
    do(page)
    assert after in [view["players"][victim]["points"] for view in traffic.views[version:]]


def test_reconstruction_brings_a_card_back_to_the_hand(page: Page) -> None:
    scene(page, "return", 4)
    lit = page.locator("[data-answer].can").first
    card = str(lit.get_attribute("data-answer")).split()[1]
    had = page.locator(f'.hand [data-card="{card}"]').count()
    lit.click()
    do(page)
    expect(page.locator(f'.hand [data-card="{card}"]')).to_have_count(had + 1)


def test_the_mage_asks_for_three_discards_one_after_the_other(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "mage", 4)
    expect(page.locator(".row li.now [data-card]")).to_have_attribute("data-card", "wizard_tower")
    hand = page.locator(".hand .cb").count()
    for left in (3, 2, 1):
        assert traffic.views[-1]["question"]["count"] == left
        card = page.locator(".hand .cb.can").last
        card.click()
        expect(page.locator("[data-do=act]")).to_contain_text("Discard")
        do(page)
    expect(page.locator(".hand .cb")).to_have_count(hand - 3)


def test_the_end_of_a_round_shows_how_all_stand_and_sells_and_discards_at_once(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "closing", 4)
    totals = [int(text) for text in page.locator(".end .total b").all_inner_texts()]
    assert len(totals) == 4
    assert totals == sorted(totals, reverse=True)
    parts = [sum(map(int, re.findall(r"\d+", text))) for text in page.locator(".end .total .xs").all_inner_texts()]
    assert parts == totals
    mine = seat_of(traffic, 0)
    more = page.locator(".closing li").first.get_by_role("button", name=re.compile("^more"))
    more.click()
    price = int(re.search(r"\+(\d+)", page.locator(".closing li .num").first.inner_text()).group(1))  # type: ignore[union-attr]
    expect(page.locator(".closing .sum")).to_contain_text(f"{mine['coins']} + {price} = {mine['coins'] + price}")
    expect(page.locator("[data-do=act]")).to_contain_text(f"sell for {price} coin")
    page.locator("[data-do=act]").click()
    page.locator(".arti[data-asked=market]").wait_for()
    sold = next(view for view in traffic.views if view["round"] > 1)["players"][0]
    assert sold["coins"] >= mine["coins"] + price
    assert goods(sold) <= goods(mine)


def test_the_sign_of_a_card_tells_its_whole_price_and_covers_no_words(page: Page) -> None:
    scene(page, "market", 4, least_round=2)
    page.locator(".plan li").first.wait_for()
    for card in page.locator(".hand .cb").all():
        sign = card.locator(".tag")
        label = str(card.get_attribute("aria-label"))
        price = re.search(r"Costs (\d+) coin", label)
        if price:
            expect(sign).to_have_text(re.compile(rf"^−{price.group(1)}\s*$"))
            assert int(price.group(1)) > 0
        box, mark = box_of(card), box_of(sign)
        assert mark["y"] + mark["height"] < box["y"] + box["height"] * 0.5


def test_every_row_of_the_bank_says_what_one_would_cost_and_whether_it_can_be_paid(page: Page) -> None:
    traffic = SocketTraffic(page)
    scene(page, "resolve", 3, least_round=2)
    page.locator('[data-trade][aria-disabled="false"]').first.wait_for()
    expect(page.get_by_role("button", name="Buy 1 Coal: 4 coins")).to_be_visible()
    expect(page.get_by_role("button", name="Sell 1 Coal for 2 coins")).to_be_visible()
    coins = seat_of(traffic, 0)["coins"]
    for row in page.locator("[data-trade^=buy]").all():
        if row.get_attribute("aria-disabled") == "false":
            price = int(re.findall(r"\d+", row.inner_text())[0])
            assert price <= coins


def test_the_planner_tells_what_is_missing_what_it_costs_and_what_feeds_what(page: Page) -> None:
    scene(page, "mage", 4)
    plan = page.locator(".plan")
    expect(plan.locator("li").first).to_be_visible()
    said = plan.locator("li").all_inner_texts()
    assert any("Can be paid now" in one for one in said)
    assert any("lacks" in one or "buy" in one for one in said)
    assert any(re.search(r"makes \w+ for", one) for one in said)


def test_a_hint_gives_the_best_order_with_its_reason_and_can_be_followed(page: Page) -> None:
    scene(page, "lay", 3, least_round=2)
    page.locator("[data-do=seek]").click()
    plan = page.locator(".plan")
    expect(plan.locator(".order li").first).to_be_visible(timeout=60_000)
    expect(plan.locator(".advice p")).not_to_be_empty()
    first = plan.locator(".order li b").first.inner_text()
    page.locator(".hand .cb", has_text=first).first.click()
    do(page)
