"""What others do is shown step by step, and the end of a season with a short ceremony."""

import datetime as dt
import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Table
from tests.web.conftest import PHONE, OpenPage, Serving, no_sideways_scroll
from tests.web.keyflower.player import go_on, pass_turn
from tests.web.tools.geometry import box_of
from tests.web.tools.moments import asks, bring
from tests.web.tools.screens import SIZES, resize
from tests.web.tools.seating import ask
from tilewright.kernel.match import Match

LONG = 5000  # milliseconds of the page's clock: more than one step takes, less than a lost connection
COUNTED = """addEventListener('DOMContentLoaded', () => {
    window.counted = {fly: 0, flash: 0}
    const count = (node) => {
        if (node.classList?.contains('travels')) window.counted.fly++
        if (node.classList?.contains('kf-flash')) window.counted.flash++
    }
    new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(count)))
        .observe(document.body, {childList: true})
})"""


def people(page: Page, serving: Serving) -> tuple[str, list[Table]]:
    """A table of three: Anna has the browser; the two others act when the test says so."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ask(page, "POST", "/api/tables", {"game": "keyflower", "seats": seats, "listed": True})
    joined = [serving.client(name) for name in ("Ben", "Cora")]
    for n, one in enumerate(joined):
        one.post(f"/api/tables/{made['id']}/sit", {"seat": n + 1, "name": one.name})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    return str(made["id"]), [one.sit_at(made["id"], look=n + 1) for n, one in enumerate(joined)]


def opened(page: Page, key: str) -> None:
    """At that table, with a clock that the test moves."""
    page.add_init_script(COUNTED)
    page.clock.install()
    page.goto(f"/table/{key}")
    page.locator(".kft").wait_for()


def stopped(page: Page) -> None:
    """From now on nothing goes on by itself."""
    page.clock.pause_at(dt.datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 5))


def bid(table: Table) -> None:
    """One worker on a tile that nobody has bid on."""
    table.until_asked()
    for beginning in ("bid ", "send 1 "):
        texts = [str(one["text"]) for one in table.position["options"]]
        found = [text for text in texts if text.startswith(beginning)]
        assert table.act(found[table.position["look"] if beginning == "bid " else 0])["t"] == "done"
        table.catch_up()


def shown(page: Page) -> int:
    return int(page.locator(".kft").get_attribute("data-v") or 0)


def leave_the_turn_to(page: Page, others: list[Table]) -> None:
    """Now the first of the others is asked, whoever began."""
    first = [one.position.get("options") for one in others]
    if not any(first):
        go_on(page, lambda: pass_turn(page))
    elif first[1]:
        bid(others[1])
        go_on(page, lambda: pass_turn(page))


def name_is_whole_on_a_phone(page: Page) -> None:
    """The keys of the pace leave room for the name of whoever is to move."""
    resize(page, SIZES["large phone"])
    who = page.locator("header .turn .who")
    expect(who).to_be_visible()
    assert who.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    resize(page, SIZES["large laptop"])


def test_one_move_after_the_other_with_pause_and_again(open_page: OpenPage, serving: Serving) -> None:
    page, watcher = open_page(pace="normal"), open_page(pace="normal", reduced_motion="reduce")
    key, others = people(page, serving)
    for one in (page, watcher):
        opened(one, key)
    turn, caption = page.locator("[data-asked=turn]"), page.locator("[data-caption]")
    leave_the_turn_to(page, others)
    for one in (page, watcher):
        one.clock.run_for(LONG)
    expect(page.locator(".waits")).to_be_visible()
    for one in (page, watcher):
        stopped(one)
    before = shown(page)
    for other in others:
        bid(other)
    # Ben's bid is shown; Cora's waits, and with it your turn.
    expect(caption).to_contain_text("Ben")
    expect(page.locator("[data-pace=skip]")).to_have_text("1")
    expect(turn).to_have_count(0)
    assert (bens := shown(page)) > before
    page.keyboard.press("KeyK")
    page.clock.run_for(LONG)
    assert (shown(page), turn.count()) == (bens, 0)
    name_is_whole_on_a_phone(page)
    page.keyboard.press("Period")
    expect(turn).to_have_count(1)
    expect(caption).to_contain_text("Cora")
    page.keyboard.press("KeyK")
    page.clock.run_for(LONG)
    assert page.evaluate("counted.fly") == 2
    present = shown(page)  # again: from your last turn on; a touch of the table is enough to be back
    page.keyboard.press("KeyJ")
    expect(turn).to_have_count(0)
    assert shown(page) == before
    page.clock.run_for(800)
    expect(caption).to_contain_text("Ben")
    page.locator(".hand").click(position={"x": 3, "y": 3})
    expect(turn).to_have_count(1)
    assert shown(page) == present
    # The same after a reload, of which the page has seen nothing happen.
    page.reload()
    expect(turn).to_have_count(1)
    page.keyboard.press("KeyJ")
    expect(turn).to_have_count(0)
    page.clock.run_for(800)
    expect(caption).to_contain_text("Ben")
    page.keyboard.press("Escape")
    expect(turn).to_have_count(1)
    assert shown(page) == present
    watch_the_same(watcher)


def watch_the_same(watcher: Page) -> None:
    """Who looks on sees the same with the same means; without motion, rings say where it happened."""
    expect(watcher.locator("[data-caption]")).to_contain_text("Ben")
    expect(watcher.get_by_label("Speed")).to_have_value("normal")
    watcher.get_by_role("button", name="Pause").click()
    watcher.clock.run_for(LONG)
    expect(watcher.locator("[data-pace=skip]")).to_have_text("1")
    watcher.get_by_role("button", name="To the present").click()
    expect(watcher.locator("[data-pace=skip]")).to_be_disabled()
    assert watcher.evaluate("[counted.fly, counted.flash > 0]") == [0, True]


# What of the bar is not whole in the window, or cannot be touched in its middle.
OUT_OF_REACH = """() => [...document.querySelectorAll('header.top :is(.btn, select, .turn)')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        const box = one.getBoundingClientRect()
        const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        return box.left < 0 || box.right > innerWidth || !there || !(one.contains(there) || there.contains(one))
    })
    .map((one) => one.outerHTML)"""


@pytest.mark.parametrize(
    ("lang", "speed"), [("en", "Speed"), ("ru", "Скорость"), ("uk", "Швидкість"), ("hu", "Sebesség")]
)
def test_who_looks_on_with_a_phone_has_the_speed_at_the_table(
    open_page: OpenPage, serving: Serving, lang: str, speed: str
) -> None:
    anna = serving.client("Anna")
    made = anna.table([{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3], "keyflower", listed=True)
    anna.post(f"/api/tables/{made['id']}/start", {})
    page = open_page(f"/table/{made['id']}", lang=lang, viewport=PHONE, pace="slow")
    page.locator(".kft").wait_for()
    control, sign = page.get_by_label(speed), page.locator("header .pace .sign")
    box = box_of(control)
    assert min(box["width"], box["height"]) >= 40
    expect(sign).to_have_text("½×")
    assert page.evaluate(OUT_OF_REACH) == []
    control.select_option("fast")
    expect(sign).to_have_text("2×")
    assert page.evaluate("JSON.parse(localStorage.tilewright).pace") == "fast"
    page.locator("[data-pace=pause]").click()
    expect(page.locator("[data-pace=run]")).to_be_visible()
    assert page.evaluate(OUT_OF_REACH) == []
    no_sideways_scroll(page)


def all_sold(match: Match) -> bool:
    """Seat 0 ends spring by passing, and every tile has a bid: what happens then concerns no box, only players."""
    view = match.rules.view(match.state, 0)
    market = view["market"]
    assert isinstance(market, list)
    return asks(0, "turn", "spring")(match) and view["passes"] == 1 and all(lot["bids"] for lot in market)


def test_a_season_ends_with_a_ceremony_that_can_be_read_again(open_page: OpenPage) -> None:
    page = open_page(pace="slow")
    bring(page, all_sold, seed="sold 60")
    page.locator("[data-asked=turn]").wait_for()
    go_on(page, lambda: pass_turn(page))
    end = page.get_by_role("dialog", name="The end of spring")
    end.locator(".sold").hover()  # whoever reads on is not interrupted
    expect(end.locator(".kf-end-time")).to_have_count(0)
    winners = end.locator(".sold li").count()
    assert winners > 1
    expect(end.locator(".sold li").first.locator(".paid")).to_have_attribute("aria-label", re.compile("worker"))
    expect(end.locator(".people")).to_contain_text("Boats")
    expect(end.locator(".people")).to_contain_text("You")
    page.keyboard.press("Enter")
    expect(end).to_have_count(0)
    # The boats: when all are taken, who won what is still news.
    boat = page.locator("[data-asked=boat]")
    boat.wait_for()
    page.locator(".dock [data-answer]").first.click()
    go_on(page, page.locator("[data-do=act]").click)
    page.locator("[data-asked=place]").wait_for()
    expect(page.locator(".news li", has_text=re.compile(r"\bwins? "))).not_to_have_count(0)
    page.locator("[data-do=show-season-end]").click()
    expect(end.locator(".sold li")).to_have_count(winners)
    expect(end.locator(".boats li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
