"""A game of another package in the browser: offered, played, replayed on the table that fits any game, in any
language and width; and a page that another package brings along."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.examples.installing import Installed, install_example, register
from tests.web.conftest import DESKTOP, PHONE, Sits, no_raw_keys, no_sideways_scroll
from tests.web.tools.seating import KNOWN, RANDOM, ask, finish, take_option

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


def test_the_start_page_offers_it_with_its_picture(sits: Sits) -> None:
    page = sits("/")
    page.get_by_text("Windfall", exact=True).first.click()
    expect(page.get_by_role("heading", name="One card, in secret.")).to_be_visible()
    picture = page.locator('img[src="/plugins/windfall/picture.svg"]')
    expect(picture).to_be_visible()
    page.wait_for_function("(image) => image.naturalWidth > 0", arg=picture.element_handle())
    no_raw_keys(page)


@pytest.mark.parametrize("players", [2, 7])
def test_it_is_played_to_its_end_and_replayed(sits: Sits, players: int) -> None:
    page = sits()
    key = sit(page, "windfall", players)
    page.locator("main.generic").wait_for()
    own = page.locator('[data-area="own"]')
    page.locator('[data-option="keep"]').wait_for()
    own.locator("[data-piece]").first.wait_for()
    assert sum(counts(own.locator("[data-piece]").all_inner_texts())) == 8
    expect(page.locator(".player[data-area]")).to_have_count(players - 1)
    expect(own.locator('[data-area^="players."]')).to_have_count(1)  # what everybody sees of you, with your cards
    expect(page.locator('[data-area="middle"] [data-piece]')).to_have_count(1)
    take_option(page, '[data-option="keep"]')
    page.locator('[data-option^="lay"]').first.wait_for()
    finish(page)
    no_raw_keys(page)
    page.goto(f"/replay/{key}")
    page.locator("main.generic").wait_for()
    expect(page.locator(".player[data-area]")).to_have_count(players)
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
@pytest.mark.parametrize("width", ["desktop", "phone"])
def test_it_speaks_every_language_at_every_width(
    sits: Sits, lang: str, question: str, own: str, width: str
) -> None:
    page = sits(lang=lang, viewport=PHONE if width == "phone" else DESKTOP)
    sit(page, "windfall")
    page.locator('[data-option="keep"]').wait_for()
    expect(page.get_by_text(question).first).to_be_visible()
    expect(page.locator('[data-area="own"]')).to_have_attribute("aria-label", own)
    no_sideways_scroll(page)
    no_raw_keys(page)
    assert "windfall-" not in page.inner_text("body")


def test_a_page_of_another_package_is_shown_and_plays(sits: Sits) -> None:
    page = sits()
    sit(page, "paged")
    button = page.get_by_role("button", name=" options")
    expect(button).to_have_attribute("data-first", "keep")
    expect(button).to_have_css("color", "rgb(1, 2, 3)")
    button.click()
    expect(button).not_to_have_attribute("data-first", "keep")


def test_a_beginner_confirms_each_turn_of_any_game(sits: Sits) -> None:
    page = sits(beginner=True)
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


def test_whoever_prefers_it_has_the_plain_table_instead_of_the_page(sits: Sits) -> None:
    page = sits()
    key = sit(page, "paged")
    page.goto(f"/table/{key}?plain=1")
    page.locator("main.generic").wait_for()
    take_option(page, '[data-option="keep"]')
