"""A game of another package at the table that any game gets: by clicks, by keys, in all languages, as a replay."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.installing import install_example
from tests.waiting import PATIENCE
from tests.web.conftest import DESKTOP, PHONE, TABLET, Complaints, no_raw_keys, no_sideways_scroll
from tests.web.tools import likes
from tests.web.tools.accessibility import grave
from tests.web.tools.seating import RANDOM, ask, finish

GAME = "windfall"
Comes = Callable[..., Page]
Size = dict[str, int]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("generic")
    with install_example(folder).serve("--db", str(folder / "tables.db")) as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def comes(address: str, browser: Browser, complaints: Complaints) -> Iterator[Comes]:
    """A person at a begun table of the game against two bots."""
    contexts = []

    def come(lang: str = "en", size: Size = DESKTOP) -> Page:
        context = browser.new_context(base_url=address, locale=lang, viewport=size)  # type: ignore[arg-type]
        context.set_default_timeout(1000 * PATIENCE)
        likes.keep(context)
        contexts.append(context)
        page = complaints.follow(context.new_page())
        page.goto("/")
        ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
        made = ask(page, "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, RANDOM, RANDOM]})
        ask(page, "POST", f"/api/tables/{made['id']}/start", {})
        page.goto(f"/table/{made['id']}")
        page.locator("[data-area=own]").wait_for()
        return page

    yield come
    for context in contexts:
        context.close()


def options(page: Page) -> list[str]:
    page.locator("[data-option]:not(:disabled)").first.wait_for()
    return [str(one.get_attribute("data-option")) for one in page.locator("[data-option]").all()]


def version(page: Page) -> int:
    return int(str(page.locator(".generic").get_attribute("data-v")))


def moved(page: Page, do: Callable[[], object]) -> None:
    before = version(page)
    do()
    page.wait_for_function("(v) => Number(document.querySelector('.generic').dataset.v) > v", arg=before)


def by_keys(page: Page) -> None:
    """The first option, unless it is the only one and chosen already; then Enter."""
    if page.locator("[data-do=act]").get_attribute("aria-disabled") == "true":
        page.keyboard.press("1")
        expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")


def test_the_start_page_lists_it_and_sits_down_at_it_with_one_click(comes: Comes) -> None:
    page = comes()
    page.goto("/")
    page.get_by_role("radio", name="Windfall").click()
    expect(page.locator(".hero h1")).not_to_be_empty()
    expect(page.locator(".hero .art img")).to_be_visible()
    page.get_by_role("button", name="Play the bots now").click()
    page.locator("[data-area=own] [data-piece]").first.wait_for()


def test_the_table_shows_areas_players_and_the_own_hand(comes: Comes) -> None:
    page = comes()
    asked = options(page)
    expect(page.locator("section[data-area=own] [data-area='players.0']")).to_have_count(1)  # you, once
    areas = {str(one.get_attribute("data-area")) for one in page.locator("[data-area]").all()}
    assert {"own", "players.0", "players.1", "players.2"} < areas
    assert page.locator("[data-area=own] [data-piece]").count() > 0
    assert page.locator("[data-area='players.1'] [data-piece]").count() == 0  # what others hold is theirs
    groups = page.locator("[data-group]")
    assert groups.count() > 1
    assert sum(one.locator("[data-option]").count() for one in groups.all()) == len(asked)


def test_a_click_on_a_card_shows_only_what_it_allows_and_the_main_button_does_it(comes: Comes) -> None:
    page = comes()
    card = page.locator("[data-area=own] button[data-piece]").first
    every = len(options(page))
    before = version(page)
    card.click()
    expect(page.locator("[data-do=all]")).to_be_visible()
    assert 0 < page.locator("[data-option]").count() < every
    assert version(page) == before
    # An option is chosen, another click drops it, and only the main button does it.
    first, main = page.locator("[data-option]").first, page.locator("[data-do=act]")
    expect(main).to_have_attribute("aria-disabled", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(main).to_contain_text(first.locator("span").inner_text())
    first.click()
    expect(main).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-do=all]")).to_be_visible()
    first.click()
    assert version(page) == before
    moved(page, main.click)
    options(page)


def test_a_whole_game_by_keys_ends_with_its_scores(comes: Comes) -> None:
    page = comes()
    while not page.get_by_role("dialog").is_visible():
        page.locator("[data-option]:not(:disabled), dialog[open]").first.wait_for()
        if not page.get_by_role("dialog").is_visible():
            moved(page, lambda: by_keys(page))
            page.wait_for_function(
                "() => document.querySelector('dialog[open], [data-option]:not(:disabled)') !== null"
            )
    expect(page.get_by_role("dialog")).to_contain_text("Anna")
    key = page.url.rpartition("/")[2]
    page.goto(f"/replay/{key}")
    page.locator("[data-area]").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".generic")).to_have_attribute("data-v", "2")
    expect(page.locator("[data-area^='players.']")).to_have_count(3)
    no_raw_keys(page)


def test_a_whole_game_by_clicks_on_a_phone(comes: Comes) -> None:
    page = comes(size=PHONE)
    options(page)
    no_sideways_scroll(page)
    for seen in ("[data-area=own] button[data-piece]", "[data-option]"):
        expect(page.locator(seen).first).to_be_in_viewport(ratio=1)
    finish(page)


def test_the_score_so_far_is_explained(comes: Comes) -> None:
    page = comes()
    options(page)
    page.get_by_text("Score so far").click()
    expect(page.locator(".score .lines b")).to_have_text(re.compile(r"^-?\d+$"))
    expect(page.locator(".score .lines li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".score .lines")).to_be_hidden()
    expect(page.get_by_text("Score so far")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".score .lines b")).to_be_visible()
    page.locator(".news h2").click()
    expect(page.locator(".score .lines")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "ru", "uk", "hu"])
def test_every_language_and_size_is_whole(comes: Comes, lang: str) -> None:
    page = comes(lang=lang)
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        options(page)
        no_raw_keys(page)
        no_sideways_scroll(page)
        assert grave(page) == []
    assert not re.search(r"\bwindfall-[a-z]", page.locator("body").inner_text())
