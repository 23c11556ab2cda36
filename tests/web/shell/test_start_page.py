"""The start page: games on the shelf, one click to a table, languages, themes, your own games."""

import re

from playwright.sync_api import Page, expect

from tests.web.artificium.player import play_out, sit_down
from tests.web.conftest import OpenPage, Serving, no_sideways_scroll, plainly
from tests.web.tools.moments import bring_record, over, record
from tests.web.tools.seating import KNOWN, fetched


def test_one_click_leads_to_a_running_game(start_page: Page) -> None:
    page = start_page
    page.get_by_role("button", name="Play the bots now").click()
    page.wait_for_url("**/table/**")
    plainly(page)
    expect(page.locator("header .turn")).to_be_visible()
    page.goto("/")
    row = page.locator("section", has=page.get_by_role("heading", name="Your games"))
    expect(row.get_by_role("link").first).to_be_visible()


def test_every_game_on_the_shelf_has_its_own_words_and_facts(start_page: Page) -> None:
    page = start_page
    seen = set()
    for game in page.get_by_role("radiogroup", name="Choose a game").get_by_role("radio").all():
        game.click()
        expect(game).to_have_attribute("aria-checked", "true")
        seen.add(page.get_by_role("heading", level=1).inner_text())
        expect(page.get_by_text("players", exact=False).first).to_be_visible()
        expect(page.locator(".art svg").first).to_be_visible()
    assert len(seen) == 2


def test_the_language_can_be_switched_at_any_time_and_is_remembered(start_page: Page) -> None:
    page = start_page
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("button", name="Játék a botok ellen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Játék a botok ellen")).to_be_visible()


def test_the_browser_says_which_language_comes_first(open_page: OpenPage) -> None:
    expect(open_page("/", lang="uk-UA").get_by_role("button", name="Зіграти з ботами")).to_be_visible()


def test_the_theme_follows_the_system_until_it_is_chosen(open_page: OpenPage) -> None:
    page = open_page("/", color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_wrong_address_says_so_and_leads_home(open_page: OpenPage) -> None:
    page = open_page("/nowhere/at-all")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play the bots now")).to_be_visible()


def test_name_and_mark_are_kept(start_page: Page) -> None:
    page = start_page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Name").fill("Mira")
    page.get_by_role("radio", name="lantern").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/new")
    expect(page.get_by_label("Name")).to_have_value("Mira")
    expect(page.get_by_role("radio", name="lantern")).to_have_attribute("aria-checked", "true")


def test_bots_play_for_whoever_looks_on(start_page: Page) -> None:
    page = start_page
    page.get_by_role("radio", name="Artificium").click()
    page.get_by_label("Level").select_option("random")
    page.get_by_role("button", name="Watch bots play").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".arti.watching")).to_be_visible()
    expect(page.locator(".hand, [data-do=act]")).to_have_count(0)
    first = page.locator(".arti").get_attribute("data-v")
    page.locator(f'.arti:not([data-v="{first}"])').wait_for()
    expect(page.get_by_role("region", name="Your turn")).to_have_count(0)


def test_an_open_table_shows_who_sits_there_by_name(start_page: Page, serving: Serving) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
    made = serving.client("Ben").table(seats, "artificium", listed=True)
    start_page.reload()
    link = start_page.locator(f'[href="/table/{made["id"]}"]')
    shown = start_page.locator("[aria-labelledby=open-tables] .row", has=link).locator(".seats")
    expect(shown).to_have_attribute("title", re.compile(r"^Ben, [A-Z][a-z]+ · easy$"))
    expect(shown.locator("span").nth(1)).to_have_text(re.compile(r"^[A-Z]$"))


def test_a_game_that_was_only_watched_is_no_result_of_ones_own(page: Page) -> None:
    key = bring_record(page, record("artificium(players=2)", "watched", ("bot easy", "bot easy"), over))
    page.add_init_script(KNOWN)
    page.goto("/")
    games = page.get_by_role("region", name="Your games")
    row = games.locator(".row", has=page.locator(f'[href="/replay/{key}"]'))
    expect(row).to_contain_text("watched")
    expect(row).not_to_contain_text("point")


def test_after_a_game_it_is_said_once_that_it_can_be_kept_and_statistics_show_every_card(page: Page) -> None:
    sit_down(page)
    play_out(page)
    hint = page.get_by_role("dialog").get_by_role("link", name="Keep your games on every device")
    expect(hint).to_be_visible()
    page.reload()
    statistics = page.get_by_role("dialog").get_by_role("link", name="Statistics")
    expect(statistics).to_be_visible()
    expect(hint).to_have_count(0)  # it is said once
    statistics.click()
    page.get_by_role("radio", name="Artificium").click()
    pieces = fetched(page, "/api/me/statistics")["pieces"]["artificium"]
    rows = page.get_by_role("table").last.locator("tbody tr")
    expect(rows).to_have_count(len(pieces))
    shown = {str(one.get_attribute("href")) for one in rows.locator("use").all()}
    assert shown == {f"#c-{key}" for key in pieces}
    assert all(page.evaluate("(id) => !!document.querySelector(id)", icon) for icon in shown)
    names = rows.locator("th").all_inner_texts()
    assert not [name for name in names if "_" in name or "(" in name]
    own = [key for key, share in pieces.items() if share["mine"].get("games")]
    expect(rows.locator("em")).to_have_count(len(own))
    page.set_viewport_size({"width": 360, "height": 740})
    no_sideways_scroll(page)


def test_one_game_after_the_other_keeps_its_looks(page: Page) -> None:
    """Styles of the first game stay with the page; the second must not wear them."""
    page.goto("/")
    page.get_by_role("button", name="Play the bots now").click()
    page.locator(".kft").wait_for()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("radio", name="Artificium").click()
    page.get_by_role("button", name="Play the bots now").click()
    card = page.locator(".arti .market [data-card]").first
    card.wait_for()
    columns = page.locator(".arti .market").evaluate(
        "(box) => getComputedStyle(box).gridTemplateColumns.split(' ').length"
    )
    assert columns == 1
    assert card.evaluate("(card) => card.getBoundingClientRect().width") > 60
