"""What Keyflower's page works out for a player: what can be used, what it gives, the score now, winter, a hint."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.keyflower.player import bid_somewhere, pile
from tests.web.tools.geometry import at_rest, box_of
from tests.web.tools.moments import AGAINST_BOT, asks, asks_last, bring, bring_record, midst, over, record
from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import read_record

LIT = ".mt.can, .kt-village .kt-mark.kt-can"


def number(text: str) -> int:
    found = re.findall(r"\d+", text)
    assert found, text
    return int(found[-1])


def legal(page: Page) -> int:
    """The number on the filter."""
    return number(page.locator(".kf-filter button").last.inner_text())


@pytest.fixture
def summer(page: Page) -> Page:
    bring(page, midst(0, "summer"))
    page.locator("[data-asked=turn]").wait_for()
    return page


def test_the_filter_shows_what_can_be_done_now_and_follows_the_hand(summer: Page) -> None:
    expect(summer.locator(LIT)).to_have_count(legal(summer))
    every = legal(summer)
    summer.locator(".kf-filter button").last.click()
    unlit = summer.locator(".market .mt:not(.can)").count()
    expect(summer.locator(".market .mt.faded")).to_have_count(unlit)
    summer.locator(f"[data-pile={pile(summer)}]").click()
    summer.keyboard.press("1")
    expect(summer.locator(".kf-filter")).to_contain_text("legal with 1")
    expect(summer.locator(LIT)).to_have_count(legal(summer))
    assert legal(summer) < every
    summer.locator(".kf-filter button").first.click()
    expect(summer.locator(".mt.faded")).to_have_count(0)


def test_a_use_tells_what_it_would_give_before_it_is_done(summer: Page) -> None:
    usable = re.compile(r"→ \d+ (wood|stone|iron|gold)\..*Can be used")
    summer.get_by_role("button", name=usable).first.click()
    summer.locator("[data-purpose=use]").click()
    if summer.locator("[data-do=act][aria-disabled=true]").count():
        summer.locator(".hand .pile[data-pile]:not(.dim)").first.click()
    expect(summer.locator("[data-purpose=use] .sign-row")).to_be_visible()
    expect(summer.locator(".outcome")).to_contain_text(re.compile("wood|stone|iron|gold"))
    summer.keyboard.press("Escape")
    expect(summer.locator(".outcome")).to_have_count(0)


def better(match: Match) -> tuple[str, int]:
    """An upgrade that your own seat can pay and that changes its points, and the points after it."""
    rules, s = match.rules, match.state
    if asks(0, "transport")(match):
        for text in (rules.text(one) for one in rules.options(s, 0)):
            after = s.clone()
            rules.apply(after, 0, rules.parse(text))
            if text.startswith("upgrade ") and rules.scores(after)[0] != rules.scores(s)[0]:
                return text, rules.scores(after)[0]
    return "", 0


def test_the_score_now_is_exact_and_goes_on_with_the_game(page: Page) -> None:
    game = record("keyflower(players=2)", "upgrade 3", AGAINST_BOT, lambda match: better(match)[0] != "")
    match = read_record(game, registry()).match
    upgrade, after = better(match)
    page.goto(f"/table/{bring_record(page, game)}")
    page.get_by_role("button", name="score now").click()
    head = page.locator(".scorenow p b").first
    for points in (match.rules.scores(match.state)[0], after):
        expect(head).to_have_text(re.compile(rf"^{points} points? if the game ended now"))
        lines = [int(text) for text in page.locator(".scorenow .line .pt").all_inner_texts()]
        assert sum(lines) == points
        expect(page.locator(".scorenow .bounds li")).to_have_text(re.compile(r"^\w+: \d+( to \d+)?$"))
        if points != after:
            page.locator(f'[data-answer="{upgrade}"]').click()
            page.locator("[data-do=confirm]").click()  # nothing more can be moved or upgraded: done


def test_what_scores_nowhere_is_listed_by_itself_in_every_language(open_page: OpenPage) -> None:
    """Counted things stand by themselves, not as the object of a sentence: "2 kő", not "2 követ"."""
    page = open_page(lang="hu")
    bring(page, asks(0, "turn", "summer"))
    page.locator("[data-asked=turn]").wait_for()
    page.locator(".own .seg button").last.click()
    left = page.locator(".scorenow .left2 .unseen")
    expect(left).to_have_text(re.compile(r"munkás"))
    for thing in left.inner_text().split(", "):
        assert re.fullmatch(r"\d+ (\w+ munkás|arany|vas|kő|fa|üllő|csákány|fűrész)", thing), thing


def test_many_of_a_kind_are_one_sign_and_their_number(page: Page) -> None:
    bring(page, over, seed="many 25")  # nine of a kind count for one line
    many = page.locator(".kf-score .set", has=page.locator("b.num"))
    expect(many).not_to_have_count(0)
    for one in many.all():
        expect(one.locator("b.num")).to_have_text(re.compile(r"^×(9|\d{2})$"))
        expect(one.locator("svg")).to_have_count(1)
    few = page.locator(".kf-score .set:has(svg):not(:has(b.num))")
    counts = few.evaluate_all("(all) => all.map((one) => one.querySelectorAll('svg').length)")
    assert max(counts, default=0) <= 8


def test_winter_tiles_say_what_they_would_be_worth(page: Page) -> None:
    bring(page, asks_last(0, "winter"))
    page.locator("[data-asked=winter]").wait_for()
    expect(page.locator("[data-do=act]")).to_contain_text("Choose tiles")  # not "put 0 tiles"
    worth = page.locator(".pickt .tag.good")
    expect(worth).to_have_count(page.locator(".pickt").count())
    for text in worth.all_inner_texts():
        assert re.search(r"worth \d+ to you now", text)
    guild = page.locator(".pickt", has_text="Mercer's guild")
    expect(guild).to_contain_text(re.compile(r"5 points for every [\d a-z,]+ and [\d a-z]+"))
    page.set_viewport_size({"width": 1024, "height": 768})
    at_rest(page)
    expect(page.locator(".pickt")).to_have_count(3)
    picks, village = box_of(page.locator(".picks")), box_of(page.locator("[data-area=own]"))
    assert picks["y"] + picks["height"] <= village["y"]  # they cover nothing of the village
    assert village["height"] > 1.25 * picks["height"]  # and leave it the larger part: a third row would not


def test_a_tile_in_winter_says_what_it_would_add(page: Page) -> None:
    bring(page, asks(0, "turn", "winter"))
    page.locator("[data-asked=turn]").wait_for()
    page.locator('.market [data-tile][aria-label*="Can be bid"]').first.click()
    expect(page.locator(".worth")).to_contain_text(re.compile(r"Worth -?\d+ more"))


def test_what_was_worked_out_belongs_to_this_very_position(summer: Page) -> None:
    before = legal(summer)
    labels = summer.locator("[data-tile]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    bid_somewhere(summer)
    summer.locator("[data-asked=turn]").wait_for()
    expect(summer.locator(LIT)).to_have_count(legal(summer))
    after = summer.locator("[data-tile]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert (before, labels) != (legal(summer), after)
