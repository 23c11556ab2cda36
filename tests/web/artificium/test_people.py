"""Artificium among people: two browsers, one screen for two, a line that breaks, undo, and who looks on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.waiting import rounds, until
from tests.web.artificium.player import enter, lay_first, meet, moved, next_asked, scene, wait_for
from tests.web.conftest import OpenPage, Serving
from tests.web.tools.accessibility import serious
from tests.web.tools.moments import HOT_SEAT, over, record
from tests.web.tools.seating import fetched
from tests.web.tools.sockets import BreakingSocket, SocketTraffic
from tilewright.kernel.match import Match


def shown_cards(page: Page) -> list[str | None]:
    """The cards of the step that lie open, in their order."""
    return [one.get_attribute("data-card") for one in page.locator(".row [data-card]").all()]


def test_two_browsers_pass_lay_in_secret_and_see_the_same_reveal(open_page: OpenPage) -> None:
    anna, ben = open_page(), open_page()
    traffic = SocketTraffic(ben)
    meet(anna, ben)
    for _ in range(2):
        page = next_asked([anna, ben], "market")
        page.locator("[data-do=pass]").click()
        moved(page, page.locator("[data-do=act]").click)
    hers = lay_first(anna)
    expect(anna.locator(".acts")).to_contain_text("Waiting for: Ben")
    expect(ben.locator(".row li", has_text="Anna")).to_contain_text("laid")
    expect(ben.locator(".row [data-card]")).to_have_count(0)
    assert all("card" not in view["players"][0] for view in traffic.views)
    his = lay_first(ben)
    for page in (anna, ben):
        expect(page.locator(".row [data-card]")).to_have_count(2)
    assert sorted(map(str, shown_cards(anna))) == sorted([hers, his])
    assert shown_cards(anna) == shown_cards(ben)


def laying(match: Match) -> bool:
    return match.rules.question_name(match.state) == "lay"


def screen(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Hand the screen over")


def take_over(page: Page) -> str:
    """The next one says so; who it is."""
    button = screen(page).get_by_role("button", name=re.compile("^I am ")).first
    name = button.inner_text().strip().removeprefix("I am ")
    button.click()
    page.locator(".hand").wait_for()
    return name


def test_on_one_screen_a_laid_card_stays_hidden_from_the_next_player(page: Page) -> None:
    traffic = SocketTraffic(page)
    enter(page, record("artificium(players=2)", "one screen", HOT_SEAT, laying))
    expect(page.locator(".hand")).to_have_count(0)
    assert serious(page) == []
    take_over(page)
    first = traffic.own()["hand"]
    wait_for(page, "lay")
    page.locator(".hand .cb.can").first.click()
    card = str(page.locator(".hand .cb.on").get_attribute("data-card"))
    page.locator("[data-do=act]").click()
    expect(screen(page)).to_be_visible()
    expect(page.locator(f'.hand, .row [data-card="{card}"]')).to_have_count(0)
    heard = len(traffic.views)
    take_over(page)
    wait_for(page, "lay")
    assert traffic.own()["hand"] != first
    assert all("card" not in player for view in traffic.views[heard:] for player in view["players"])
    expect(page.locator(".row [data-card]")).to_have_count(0)
    expect(page.locator(".row li.laid")).to_have_count(1)


def acts_in_news(page: Page, key: str, kind: str) -> int:
    """How often your own seat did this, as the log of the server tells it."""
    steps = fetched(page, f"/api/tables/{key}/log?look=0&from=0")["steps"]
    events = [event["facts"] for step in steps for event in step["events"]]
    return sum(one.get("kind") == kind and one.get("seat") == 0 for one in events)


@pytest.mark.parametrize("breaks", ["before", "after"])
def test_a_card_laid_over_a_broken_line_is_laid_once(page: Page, breaks: str) -> None:
    weak = BreakingSocket(page)
    key = scene(page, "lay")
    before = acts_in_news(page, key, "laid")
    hand = page.locator(".hand .cb").count()
    page.locator(".hand .cb.can").first.click()
    weak.breaks = breaks
    page.locator("[data-do=act]").click()
    page.locator('.arti:not([data-asked="lay"])').wait_for()
    expect(page.locator(".hand .cb")).to_have_count(hand - 1)
    assert acts_in_news(page, key, "laid") == before + 1
    assert len(weak.lines) == 2


def test_what_is_picked_outlives_the_line_and_waits_for_it(page: Page) -> None:
    weak = BreakingSocket(page)
    scene(page, "market", least_round=2)
    page.locator(".hand .cb").first.click()
    page.locator(".market .cb.can").first.click()
    sentence = page.locator("[data-do=act]").inner_text()
    weak.cut()
    expect(page.locator(".arti[data-asked=market]")).to_be_visible()
    expect(page.locator("[data-do=act]")).to_have_text(sentence)
    moved(page, page.locator("[data-do=act]").click)
    expect(page.locator(".market")).to_contain_text("a further swap")


def test_undo_takes_back_a_swap_a_trade_and_an_action(page: Page) -> None:
    scene(page, "resolve", least_round=2)
    actions = page.locator("[data-action]")
    page.locator('[data-trade^="sell"][aria-disabled="false"]').first.wait_for()
    coins = page.locator(".apl.me").inner_text()
    page.locator('[data-trade^="sell"][aria-disabled="false"]').first.click()
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
    moved(page, page.locator("[data-do=act]").click)
    expect(page.locator(".apl.me")).not_to_have_text(coins, use_inner_text=True)
    until(
        lambda: page.locator('.arti[data-asked="resolve"]').count() == 1,
        "the card and its trades taken back",
        meanwhile=lambda: moved(page, lambda: page.keyboard.press("z")),
    )
    expect(actions).to_have_count(3)
    expect(page.locator(".apl.me")).to_have_text(coins, use_inner_text=True)


def test_who_looks_on_sees_no_hands_and_reads_what_has_happened(open_page: OpenPage, serving: Serving) -> None:
    anna = serving.client("Anna")
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    made = anna.table([{"kind": "me"}, *bots], listed=True)
    anna.post(f"/api/tables/{made['id']}/start", {})
    table = anna.sit_at(made["id"], look=0)
    for _ in rounds("cards to be laid"):
        if table.position["view"]["question"]["asked"] == "lay":
            break
        if table.position.get("options"):
            table.act("pass")
        table.catch_up()
    page = open_page("/")
    traffic = SocketTraffic(page)
    page.get_by_role("region", name="Games to watch").locator(f'a[href="/table/{made["id"]}"]').click()
    expect(page.locator(".arti.watching")).to_be_visible()
    expect(page.get_by_role("heading", name="What has happened")).to_be_visible()
    expect(page.locator(".hand, [data-do=act]")).to_have_count(0)
    expect(page.locator(".row li")).to_have_count(3)
    assert traffic.hands() == []
    assert all("card" not in player for view in traffic.views for player in view["players"])
    table.close()


def test_a_finished_game_is_seen_again_with_any_eyes_and_goes_on_from_any_step(page: Page) -> None:
    key = enter(page, record("artificium(players=2)", "again", HOT_SEAT, over))
    page.goto(f"/replay/{key}")
    page.get_by_role("slider", name="Timeline").wait_for()
    expect(page.locator(".market .cb")).to_have_count(6)
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_label("View as").select_option("1")
    expect(page.locator(".hand .cb")).to_have_count(5)
    page.get_by_role("button", name="Next chapter").click()
    expect(page.locator(".rounds [aria-current=step]")).to_have_text("Round 2")
    assert serious(page) == []
    page.keyboard.press("End")
    expect(page.locator(".end li")).to_have_count(2)
    page.keyboard.press("PageUp")
    expect(page.locator(".rounds [aria-current=step]")).to_have_text("Round 4")
    points = sorted(page.locator(".apl .pts").all_inner_texts())
    page.get_by_role("button", name="Go on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Level").select_option("easy")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + key + ")"))
    page.locator(".arti[data-busy=false]:not([data-asked=''])").wait_for()
    expect(page.locator(".rounds [aria-current=step]")).to_have_text("Round 4")
    assert sorted(page.locator(".apl .pts").all_inner_texts()) == points
