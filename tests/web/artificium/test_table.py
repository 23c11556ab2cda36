"""Artificium in the browser: whole games by clicks, every question, reasons, undo, the planner."""

import re

from playwright.sync_api import Page, expect

from tests.waiting import rounds
from tests.web.artificium.player import play_out, play_to, sit_down, wait_for
from tests.web.conftest import OpenPage, Serving
from tests.web.tools.seating import ask
from tests.web.tools.sockets import SocketTraffic

RAW = re.compile(r"artificium-[a-z]+-[a-z-]+")


def test_a_whole_game_by_clicks_ends_with_points_explained(page: Page) -> None:
    key = sit_down(page, 3)
    done = play_out(page)
    assert {"market", "lay", "resolve", "closing"} <= set(done)
    scores = page.evaluate("key => fetch(`/api/tables/${key}`).then(answer => answer.json())", key)["scores"]
    dialog = page.get_by_role("dialog")
    shown = sorted(int(text) for text in dialog.locator(".pl .tot").all_inner_texts())
    assert shown == sorted(scores)
    expect(dialog.locator(".line.total")).to_contain_text(str(scores[0]))
    parts = [int(text) for text in dialog.locator(".line:not(.sub):not(.total) > b").all_inner_texts()]
    assert sum(parts) == scores[0]


def test_a_swap_names_its_price_and_a_late_redraw_its_rule(page: Page) -> None:
    sit_down(page)
    wait_for(page, "market")
    main = page.locator("[data-do=act]")
    expect(main).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".market")).to_contain_text("the first swap is free")
    page.locator(".hand .cb").first.click()
    page.locator(".market .cb").first.click()
    expect(main).to_have_text(re.compile(r"^Swap .+ for .+"))
    main.click()
    expect(page.locator(".market")).to_contain_text("a further swap: 2 coins")
    wait_for(page, "market")
    page.locator("[data-do=redraw]").click(force=True)  # unlit things can be asked about
    why = page.locator(".ar-why")
    expect(why).to_contain_text("only be redrawn in place of the first swap")
    why.get_by_role("button", name="rule AR-3.3").click()
    expect(page.get_by_role("complementary", name="Rules").locator("article.on")).to_have_attribute(
        "data-rule", "AR-3.3"
    )


def test_a_card_is_laid_in_secret_and_only_its_owner_sees_it(open_page: OpenPage, serving: Serving) -> None:
    page = open_page()
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    made = ask(page, "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben = serving.client("Ben").join(made["codes"][0]["code"])
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}")
    table = ben.sit_at(made["id"], look=1)
    for _ in rounds("the end of the market"):
        if table.position["view"]["question"]["asked"] != "market":
            break
        if table.position.get("options"):
            table.act("pass")
        elif page.locator('.arti[data-asked="market"]').count():
            version = page.locator(".arti").get_attribute("data-v")
            page.locator("[data-do=pass]").click()
            page.locator("[data-do=act]").click()
            page.locator(f'.arti:not([data-v="{version}"])').wait_for()
        table.catch_up()
    wait_for(page, "lay")
    page.locator(".hand .cb.can").first.click()
    name = page.locator(".hand .cb.on").get_attribute("data-card")
    page.locator("[data-do=act]").click()
    expect(page.locator(".acts")).to_contain_text("Waiting for: Ben")
    expect(page.locator(f'.row .show[data-card="{name}"]')).to_have_count(1)
    table.catch_up()
    assert "card" not in table.position["view"]["players"][0]


def test_the_bank_says_what_is_live_and_trades_go_with_the_card(page: Page) -> None:
    traffic = SocketTraffic(page)
    sit_down(page)
    play_to(page, "lay")
    page.locator(".hand .cb.can:has(.tag.good, .tag.warn)").first.click()
    page.locator("[data-do=act]").click()
    wait_for(page, "resolve")
    traffic.said.clear()
    trade = page.locator('[data-trade^="buy"][aria-disabled="false"]').first
    text = str(trade.get_attribute("data-trade"))
    row = page.locator(".rows li", has=page.locator(f'[data-trade="{text}"]'))
    before = row.locator(".have b").inner_text()
    page.locator('[data-trade="buy sword"]').click(force=True)
    expect(page.locator(".acts .ar-why")).to_be_visible()
    trade.click()
    expect(row.locator(".have b")).to_have_text(str(int(before) + 1))
    expect(row.locator(".have .tag")).to_have_text("+1")
    expect(page.locator("[data-action=apply]")).to_have_attribute("aria-checked", "true")
    # Like everything else a trade is picked and dropped; the main button says it, and sends it with the card.
    assert not traffic.asked("act")
    page.locator("[data-do=back]").click()
    expect(row.locator(".have b")).to_have_text(before)
    expect(row.locator(".have .tag")).to_have_count(0)
    trade.click()
    main = page.locator("[data-do=act]")
    expect(main).to_have_attribute("aria-disabled", "false")
    expect(main).to_contain_text(re.compile("^Buy .+, then apply"))
    main.click()
    page.locator('.arti:not([data-asked="resolve"])').wait_for()
    (sent,) = traffic.asked("act")
    assert sent["texts"][:2] == ["apply", text]
    assert sent["texts"][-1] == "done"


def test_the_planner_finds_the_best_order_and_says_why(page: Page) -> None:
    sit_down(page)
    wait_for(page, "market")
    plan = page.locator(".plan")
    expect(plan.locator("li").first).to_be_visible()
    page.keyboard.press("h")
    expect(plan.locator(".total")).to_contain_text(re.compile(r"In all: \d+ points?"))
    expect(plan.locator(".advice p")).not_to_be_empty()


def test_a_double_click_lays_a_card(page: Page) -> None:
    sit_down(page)
    play_to(page, "lay")
    before = page.locator(".hand .cb").count()
    page.locator(".hand .cb.can").last.dblclick()
    page.locator('.arti:not([data-asked="lay"])').wait_for()
    expect(page.locator(".hand .cb")).to_have_count(before - 1)


def test_a_card_is_enlarged_with_its_rules(page: Page) -> None:
    sit_down(page)
    wait_for(page, "market")
    card = page.locator(".market .cb").first
    card.click(button="right")
    look = page.get_by_role("dialog", name="The card enlarged")
    expect(look.get_by_role("button", name=re.compile(r"^rule AR-5\.\d"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(card).to_be_focused()
