"""A game of another package in the browser: offered, played, replayed on the table that fits any game, in any
language and width; and a page that another package brings along."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.examples.installing import Installed, install_example, register
from tests.waiting import PATIENCE, rounds
from tests.web.conftest import DESKTOP, PHONE, TABLET, OpenPage, no_raw_keys, no_sideways_scroll
from tests.web.shell.test_side_panel import LAPTOP
from tests.web.tools.accessibility import serious
from tests.web.tools.geometry import box_of
from tests.web.tools.seating import KNOWN, RANDOM, ask, finish, take_option
from tests.web.tools.sockets import BreakingSocket

PAGED = """
from windfall.book import OPTIONS, build
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import Game

BUNDLE = Bundle(Game("paged", (1,), OPTIONS, build, "windfall:rules.md"), interface=1, page="paged:page")
"""
MODULE = """
export default {
  mount(root, table) {
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/plugins/paged/style.css'
    const button = document.createElement('button')
    const draw = () => {
      button.textContent = `${table.options.length} options`
      button.dataset.first = table.options[0]?.text ?? ''
    }
    button.addEventListener('click', () => table.act(table.options[0].text))
    const last = document.createElement('button')
    last.textContent = 'the last'
    last.addEventListener('click', () => table.act(table.options.at(-1).text))
    root.append(style, button, last)
    draw()
    return { update: draw, destroy: () => root.replaceChildren() }
  },
}
"""


class Beside:
    """A server in a process of its own, beside which the games are installed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Beside]:
    folder = tmp_path_factory.mktemp("outside")
    page = folder / "paged" / "page"
    page.mkdir(parents=True)
    (folder / "paged" / "__init__.py").write_text(PAGED, encoding="utf-8")
    (page / "index.js").write_text(MODULE, encoding="utf-8")
    (page / "style.css").write_text("button { color: rgb(1, 2, 3) }", encoding="utf-8")
    register(folder, "paged", "paged:BUNDLE")
    installed = Installed(install_example(folder).place, folder)
    with installed.serve("--db", str(folder / "tables.db")) as port:
        yield Beside(port)


def sit(page: Page, game: str, players: int = 3) -> str:
    """A begun game against bots, shown as its players see it."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    page.add_init_script(KNOWN)
    seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": seats})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}")
    return str(made["id"])


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
    """The first option, unless it is the only one and chosen already; then Enter. What is chosen is dropped when
    somebody else answers a question to all meanwhile, so it is chosen again."""
    main = page.locator("[data-do=act]")
    for _ in rounds("a move by keys"):
        if page.get_by_role("dialog").is_visible() or not main.is_visible():
            return
        if main.get_attribute("aria-disabled") == "false":
            page.keyboard.press("Enter")
            return
        page.keyboard.press("1")


def test_the_start_page_offers_it_with_its_picture_and_sits_down_at_it(open_page: OpenPage) -> None:
    page = open_page("/")
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    page.goto("/")
    page.get_by_role("radio", name="Windfall").click()
    expect(page.get_by_role("heading", name="One card, in secret.")).to_be_visible()
    picture = page.locator('.hero img[src="/plugins/windfall/picture.svg"]')
    expect(picture).to_be_visible()
    page.wait_for_function("(image) => image.naturalWidth > 0", arg=picture.element_handle())
    no_raw_keys(page)
    page.get_by_role("button", name="Play the bots now").click()
    page.locator("[data-area=own] [data-piece]").first.wait_for()


@pytest.mark.parametrize(("players", "size"), [(2, PHONE), (7, DESKTOP)], ids=["2 on a phone", "7"])
def test_it_is_played_to_its_end_by_clicks_and_replayed(
    open_page: OpenPage, players: int, size: dict[str, int]
) -> None:
    page = open_page(viewport=size)
    key = sit(page, "windfall", players)
    page.locator("main.generic").wait_for()
    own = page.locator('[data-area="own"]')
    page.locator('[data-option="keep"]').wait_for()
    own.locator("[data-piece]").first.wait_for()
    assert sum(counts(own.locator("[data-piece]").all_inner_texts())) == 8
    expect(page.locator(".player[data-area]")).to_have_count(players - 1)
    expect(own.locator('[data-area^="players."]')).to_have_count(1)  # what everybody sees of you, with your cards
    expect(page.locator('[data-area="middle"] [data-piece]')).to_have_count(1)
    expect(page.locator("[data-area='players.1'] [data-piece]")).to_have_count(0)  # what others hold is theirs
    for seen in ("[data-area=own] button[data-piece]", "[data-option]"):
        expect(page.locator(seen).first).to_be_in_viewport(ratio=1)
    groups = page.locator("[data-group]")
    assert groups.count() > 1
    assert sum(one.locator("[data-option]").count() for one in groups.all()) == len(options(page))
    take_option(page, '[data-option="keep"]')
    page.locator('[data-option^="lay"]').first.wait_for()
    finish(page)
    no_raw_keys(page)
    page.goto(f"/replay/{key}")
    page.locator("main.generic").wait_for()
    expect(page.locator(".player[data-area]")).to_have_count(players)
    expect(page.locator(".board > .own")).to_have_count(0)  # a spectator's middle has the whole board
    no_raw_keys(page)


def counts(pieces: list[str]) -> list[int]:
    """How many of each piece are shown: its number stands behind a sign of times."""
    return [int(text.rpartition("×")[2]) if "×" in text else 1 for text in pieces]


@pytest.mark.parametrize(
    ("lang", "question", "own"),
    [
        ("en", "Swap a card, or keep your hand?", "Your cards"),
        ("ru", "Обменять карту или оставить руку?", "Ваши карты"),
        ("uk", "Обміняти карту чи залишити руку?", "Ваші карти"),
        ("hu", "Cserélsz lapot, vagy megtartod a kezed?", "A te lapjaid"),
    ],
)
def test_it_speaks_every_language_at_every_size(open_page: OpenPage, lang: str, question: str, own: str) -> None:
    page = open_page(lang=lang)
    sit(page, "windfall")
    for size in (DESKTOP, TABLET, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        options(page)
        expect(page.get_by_text(question).first).to_be_visible()
        expect(page.locator('[data-area="own"]')).to_have_attribute("aria-label", own)
        no_sideways_scroll(page)
        no_raw_keys(page)
        assert serious(page) == []
    assert "windfall-" not in page.inner_text("body")


def test_a_click_on_a_card_shows_only_what_it_allows_and_the_main_button_does_it(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "windfall")
    card = page.locator("[data-area=own] button[data-piece]").first
    every = len(options(page))
    before = version(page)
    assert box_of(page.locator("[data-do=act]"))["y"] > box_of(page.locator("[data-option]").first)["y"]
    card.click()
    expect(page.locator("[data-do=all]")).to_be_visible()
    assert 0 < page.locator("[data-option]").count() < every
    # It allows one thing: that is chosen by the same click, and dropped by a second one.
    first, main = page.locator("[data-option]").first, page.locator("[data-do=act]")
    for one in (card, first):
        expect(one).to_have_attribute("aria-pressed", "true")
    expect(main).to_contain_text(first.locator("span").inner_text())
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-option]")).to_have_count(every)
    # An option is chosen, another click drops it, and only the main button does it.
    expect(main).to_have_attribute("aria-disabled", "true")
    assert box_of(main)["y"] > box_of(first)["y"]
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(main).to_contain_text(first.locator("span").inner_text())
    first.click()
    expect(main).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    card.click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=all]")).to_have_count(0)
    card.click()
    assert version(page) == before
    moved(page, main.click)
    options(page)


def test_a_whole_game_by_keys_ends_with_its_scores(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "windfall")
    for _ in rounds("the end of the game", 5 * PATIENCE):
        page.locator("[data-option]:not(:disabled), dialog[open]").first.wait_for()
        if page.get_by_role("dialog").is_visible():
            break
        by_keys(page)
    expect(page.get_by_role("dialog")).to_contain_text("Anna")
    key = page.url.rpartition("/")[2]
    page.goto(f"/replay/{key}")
    page.locator("[data-area]").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".generic")).to_have_attribute("data-v", "2")
    expect(page.locator("[data-area^='players.']")).to_have_count(3)
    no_raw_keys(page)


def test_options_that_cannot_be_chosen_can_be_scrolled_to_by_keys(open_page: OpenPage) -> None:
    """While the line is lost, no option of the list takes the focus."""
    page = open_page(viewport={"width": 360, "height": 480})
    line = BreakingSocket(page)
    sit(page, "windfall")
    options(page)
    line.lost = True
    line.cut()
    expect(page.locator("[data-option]:not(:disabled)")).to_have_count(0)
    found = page.locator(".groups")
    assert found.evaluate("(list) => list.scrollHeight > list.clientHeight")
    assert serious(page) == []
    found.focus()
    page.keyboard.press("End")
    page.wait_for_function("(list) => list.scrollTop > 0", arg=found.element_handle())


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
def test_the_score_so_far_is_explained(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(viewport=size)
    sit(page, "windfall")
    options(page)
    page.get_by_text("Score so far").click()
    expect(page.locator(".score .lines b")).to_have_text(re.compile(r"^-?\d+$"))
    expect(page.locator(".score .lines")).to_be_in_viewport(ratio=1)
    expect(page.locator(".score .lines li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".score .lines")).to_be_hidden()
    expect(page.get_by_text("Score so far")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".score .lines b")).to_be_visible()
    page.locator(".news h2").click()
    expect(page.locator(".score .lines")).to_be_hidden()


def test_the_hand_is_seen_whole_beside_a_panel(open_page: OpenPage) -> None:
    page = open_page(viewport=LAPTOP)
    sit(page, "windfall", 5)
    options(page)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("complementary", name="Rules").wait_for()
    expect(page.locator("[data-area=own] button[data-piece]").last).to_be_in_viewport(ratio=1)


def test_a_page_of_another_package_is_shown_and_plays(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "paged")
    button = page.get_by_role("button", name=" options")
    expect(button).to_have_attribute("data-first", "keep")
    expect(button).to_have_css("color", "rgb(1, 2, 3)")
    button.click()
    expect(button).not_to_have_attribute("data-first", "keep")


def test_a_beginner_confirms_each_turn_of_any_game(open_page: OpenPage) -> None:
    page = open_page(beginner=True)
    confirm = page.locator("[data-do=confirm]")
    sit(page, "windfall")
    take_option(page, '[data-option^="swap"]')
    expect(page.locator(".unsent .shows")).to_have_text("This draws a card. It cannot be taken back.")
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(page.locator('[data-option^="swap"][aria-pressed=true]')).to_have_count(1)
    page.keyboard.press("Enter")
    expect(confirm).to_be_visible()
    page.keyboard.press("Enter")
    page.locator('[data-option^="lay"]').first.wait_for()
    # A page of another package knows nothing of it: the shell asks below it.
    sit(page, "paged")
    button = page.get_by_role("button", name=" options")
    expect(button).to_have_attribute("data-first", "keep")
    page.get_by_role("button", name="the last").click()
    expect(confirm).to_be_visible()
    expect(button).to_have_text("0 options")
    confirm.click()
    expect(button).to_have_attribute("data-first", re.compile("^lay"))


def test_whoever_prefers_it_has_the_plain_table_instead_of_the_page(open_page: OpenPage) -> None:
    page = open_page()
    key = sit(page, "paged")
    page.goto(f"/table/{key}?plain=1")
    page.locator("main.generic").wait_for()
    take_option(page, '[data-option="keep"]')
