"""Intent before commit: nothing is meant until it is chosen, every card says what it costs, one gesture sends."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.keyflower.player import go_on, lot_for_a_bid, pass_turn, pile
from tests.web.tools.moments import Condition, asks, bring, offers
from tests.web.tools.sockets import SocketTraffic
from tilewright.kernel.match import Match


def use_and_bid(match: Match) -> bool:
    """A turn in which some tile of the market can be used and bid on."""
    rules, s = match.rules, match.state
    if not asks(0, "turn", "spring")(match):
        return False
    texts = {rules.text(one) for one in rules.options(s, 0)}
    market = [lot["tile"] for lot in rules.view(s, 0)["market"]]  # type: ignore[attr-defined]
    return any({f"use {tile}", f"bid {tile}"} <= texts for tile in market)


class Beaten:
    """Your own bid that leads no more and can be added to; `more`: so many lead again."""

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


def kept(condition: Condition, found: list[Match]) -> Condition:
    """The same, and the match in which it holds is kept."""

    def held(match: Match) -> bool:
        if condition(match):
            found[:] = [match]
        return bool(found)

    return held


def test_nothing_is_meant_where_use_and_bid_are_possible(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, use_and_bid, seed="deeds")
    page.locator("[data-asked=turn]").wait_for()
    both = re.compile(r"Can be used: U\. Can be bid on: D")
    lot = page.locator(".market [data-tile]").and_(page.get_by_role("button", name=both)).first
    tile = str(lot.get_attribute("data-tile"))
    page.locator(".hand [data-pile]:not(.dim)").first.click()
    lot.click()
    use, bid, main = (page.locator(one) for one in ("[data-purpose=use]", "[data-purpose=bid]", "[data-do=act]"))
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
    # Passing is picked and then done, like everything else; Enter means it, though a pile had the focus.
    page.locator(".hand [data-pile]:not(.dim)").first.focus()
    page.keyboard.press("p")
    expect(main).to_be_focused()
    expect(page.locator("[data-do=pass]")).to_have_attribute("aria-pressed", "true")
    expect(main).to_have_text(re.compile("Pass"))
    lot.click()
    expect(page.locator("[data-do=pass]")).to_have_attribute("aria-pressed", "false")
    page.locator(".hand [data-pile]:not(.dim)").first.click()
    bid.click()
    assert not traffic.asked("act")
    main.click()
    mine = page.locator(".mt", has=page.locator(f"[data-tile={tile}]")).locator(".bid.mine:not(.ghost)")
    expect(mine).to_have_count(1)


def only_pass(match: Match) -> bool:
    rules, s = match.rules, match.state
    return asks(0, "turn")(match) and [rules.text(one) for one in rules.options(s, 0)] == ["pass"]


def test_where_only_passing_is_left_the_table_says_so(page: Page) -> None:
    bring(page, only_pass)
    page.locator("[data-asked=turn]").wait_for()
    main = page.locator("[data-do=act]")
    expect(page.locator(".comp")).to_contain_text("No tile can be used or bid on now. All you can do is pass.")
    expect(main).to_have_text(re.compile("^Pass"))
    expect(main).to_have_attribute("aria-disabled", "false")
    go_on(page, main.click)
    expect(page.locator("[data-do=pass][aria-pressed=true]")).to_have_count(0)


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
    bid = page.locator("[data-purpose=bid]")
    expect(bid.locator(".sum")).to_have_text(f"{own} + {more} = {sum_}")
    bid.click()
    expect(page.locator("[data-do=act]")).to_contain_text(f"Bid {sum_}")
    expect(lot.locator(".bid.ghost .num")).to_have_text(str(sum_))
    page.locator("[data-do=act]").click()
    expect(lot.locator(".bid.mine:not(.ghost) .num")).to_have_text(str(sum_))
    expect(page.locator(".dock .ban.b")).to_have_count(0)


def test_an_answer_is_picked_and_then_sent(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, offers(0, "effect", "take"), seed="gift")
    answers = page.locator(".comp [data-answer]")
    main = page.locator("[data-do=act]")
    expect(main).to_have_attribute("aria-disabled", "true")
    words = answers.last.locator(".ti").inner_text()
    answers.last.click()
    expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(main).to_contain_text(words)
    assert not traffic.asked("act")
    main.click()
    expect(page.locator("[data-asked=effect]")).to_have_count(0)
    assert traffic.asked("act")


def last_move(match: Match) -> bool:
    """Transport with one point left, and nothing to upgrade: the rules end it with the next move."""
    rules, s = match.rules, match.state
    if not asks(0, "transport")(match):
        return False
    texts = [rules.text(one) for one in rules.options(s, 0)]
    question = rules.view(s, 0)["question"]
    return question["transport"] == 1 and not any(one.startswith("upgrade") for one in texts)  # type: ignore[index]


def test_the_last_transport_point_does_not_end_the_turn(page: Page) -> None:
    traffic = SocketTraffic(page)
    bring(page, last_move, seed="last move 0")
    good = page.locator("[data-good]").first
    good.click()
    page.locator(".own .kt-village .kt-mark.kt-can").first.wait_for()
    target = page.evaluate(REACHED)
    page.locator(f'.own [data-tile="{target}"]').click(force=True)
    done = page.locator("[data-do=confirm]")
    expect(done).to_contain_text("Done")
    expect(page.locator(".comp")).to_contain_text("Nothing more can be moved or upgraded")
    assert not traffic.asked("act")
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-asked=transport]")).to_have_count(1)
    page.locator("[data-good]").first.click()
    page.locator(f'.own [data-tile="{target}"]').click(force=True)
    expect(done).to_be_visible()
    page.keyboard.press("Enter")
    expect(done).to_have_count(0)
    expect(page.locator("[data-asked=transport]")).to_have_count(0)
    assert len(traffic.asked("act")) == 1


# The tile under the first ring in your own village.
REACHED = """() => {
    const ring = document.querySelector('.own .kt-village .kt-mark.kt-can').getBoundingClientRect()
    const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2]
    const far = (one) => {
        const box = one.getBoundingClientRect()
        return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y)
    }
    return [...document.querySelectorAll('.own [data-tile]')].sort((a, b) => far(a) - far(b))[0].dataset.tile
}"""


def test_a_beginner_confirms_each_turn_until_it_is_switched_off(open_page: OpenPage) -> None:
    page = open_page(beginner=True)
    traffic = SocketTraffic(page)
    bring(page, use_and_bid, seed="deeds")
    page.locator("[data-asked=turn]").wait_for()
    tile = lot_for_a_bid(page)
    mine = page.locator(".mt", has=page.locator(f"[data-tile={tile}]")).locator(".bid.mine:not(.ghost)")
    workers = page.locator(f"[data-pile={pile(page)}]")
    workers.click()
    page.locator(f".market [data-tile={tile}]").click()
    page.locator("[data-purpose=bid]").click()
    # Enter on the pile that is picked means the bid: it does not pick another worker.
    workers.focus()
    page.keyboard.press("Enter")
    confirm = page.locator("[data-do=confirm]")
    expect(confirm).to_be_visible()
    expect(mine).to_have_count(1)  # it is shown as if it were done
    expect(page.locator(".comp")).to_contain_text(re.compile("bid", re.IGNORECASE))
    assert not traffic.asked("act")
    page.keyboard.press("z")
    expect(mine).to_have_count(0)
    expect(page.locator("[data-purpose=bid]")).to_have_attribute("aria-pressed", "true")  # and it is still picked
    page.locator("[data-do=act]").click()
    confirm.click()
    expect(confirm).to_have_count(0)
    expect(mine).to_have_count(1)
    assert len(traffic.asked("act")) == 1
    page.locator("[data-asked=turn]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Confirm each turn").uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    before = page.locator(".kft").get_attribute("data-v")
    pass_turn(page)
    page.wait_for_function("(v) => document.querySelector('.kft').dataset.v !== v", arg=before)
    assert len(traffic.asked("act")) == 2


def boat_then_tiles(match: Match) -> bool:
    """Seat 0 takes a boat, and is asked at once where its tiles go; nothing becomes known by it."""
    rules, s = match.rules, match.state
    if not offers(0, "boat", "board")(match):
        return False
    after = s.clone()
    rules.apply(after, 0, rules.options(s, 0)[0], [])
    return rules.is_asked(after, 0) and after.news() == s.news()


def test_a_choice_is_confirmed_though_the_next_question_is_ones_own(open_page: OpenPage) -> None:
    page = open_page(beginner=True)
    traffic = SocketTraffic(page)
    bring(page, boat_then_tiles, seed="boat")
    page.locator("[data-asked=boat]").wait_for()
    boat = page.locator(".dock [data-answer^=board]").first
    confirm = page.locator("[data-do=confirm]")
    boat.click()
    page.locator("[data-do=act]").click()
    expect(confirm).to_be_visible()
    assert not traffic.asked("act")
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(boat).to_have_attribute("aria-pressed", "true")  # it is still picked, and Enter means it
    boat.focus()
    page.keyboard.press("Enter")
    expect(confirm).to_be_visible()
    page.keyboard.press("Enter")
    page.locator("[data-asked=place]").wait_for()
    assert len(traffic.asked("act")) == 1


def idle_home(match: Match) -> bool:
    """A turn in which your own home can be used, and nothing comes of it."""
    if not offers(0, "turn", "use home")(match) or match.rules.chapter(match.state) != "spring":
        return False
    uses = match.rules.play_aids(match.state, 0)["uses"]
    assert isinstance(uses, list)
    return any(one["owner"] == 0 and one["can"] and one.get("idle") == "transport" for one in uses)


def test_a_use_that_brings_nothing_says_so_and_numbers_are_explained(page: Page) -> None:
    bring(page, idle_home, seed="idle")
    page.locator("[data-asked=turn]").wait_for()
    page.locator(".own [data-tile^=home]").click(force=True)
    use = page.locator("[data-purpose=use]")
    expect(use).to_contain_text("nothing to move or upgrade: the worker only blocks this tile")
    page.locator(".hand [data-pile]:not(.dim)").first.click()
    expect(page.locator(".outcome.idle")).to_contain_text(
        "This brings nothing"
    )  # also where a table allows no helps
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")  # it is allowed all the same
    bring(page, asks(0, "turn", "winter"))
    page.locator("[data-asked=turn]").wait_for()
    page.locator('.market [data-tile][aria-label*="Can be bid"]').first.click()
    worth = page.locator(".worth")
    points = re.search(r"(-?\d+) − (-?\d+) =\s*(-?\d+)", worth.inner_text())
    assert points
    assert int(points[1]) - int(points[2]) == int(points[3])
    worth.click()
    expect(page.locator(".kf-look .sums li").first).to_contain_text(
        f"{points[1]} points with it − {points[2]} without"
    )
    bring(page, asks(0, "turn", "summer"), options=", merchants=true")
    page.locator("[data-asked=turn]").wait_for()
    page.locator(".offers .paperb:not(:disabled)").first.click()
    deal = page.locator(".deal")
    expect(deal.locator(".sums")).to_have_text(re.compile(r"^-?\d+ − -?\d+ = -?\d+ with the village as it is$"))
    with_it, without, worth_of_it = map(int, re.findall(r"-?\d+", deal.locator(".sums").inner_text()))
    assert with_it - without == worth_of_it
    expect(deal.locator(".tag")).to_have_text(f"worth {worth_of_it} to you now")
