"""Playing Artificium with a mouse: what the tests of its table share."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.waiting import rounds
from tests.web.tools.moments import bring_record
from tests.web.tools.records import asked, record_at
from tests.web.tools.seating import GAME, KNOWN, ask

EASY = {"kind": "bot", "bot": "easy"}

# One answer after the other, by clicks on what is lit; ends with the final scores, or when `stop` is asked.
PLAY = """async ([stop, seconds]) => {
    const soon = () => new Promise((done) => setTimeout(done, 10))
    const find = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
    const any = (query) => { const all = find(query); all[Math.floor(all.length * 0.6)]?.click() }
    const root = () => document.querySelector('.arti')
    const over = () => document.querySelector('dialog')
    const asked = () => (root()?.dataset.busy === 'false' ? root().dataset.asked : '')
    const SELL = '[data-trade^=sell][aria-disabled=false]'
    const off = (one) => one?.getAttribute('aria-disabled') === 'true'
    const main = () => find('[data-do=act]')[0]
    const end = Date.now() + 1000 * seconds
    const stuck = () => `not there in ${seconds} s: ${root()?.dataset.asked}, ${root()?.innerText.slice(-400)}`
    const until = async (held) => {
        while (!held()) {
            if (Date.now() > end) throw new Error(stuck())
            await soon()
        }
    }
    const done = {}
    const pick = async (now) => {
        if (now === 'market') {
            if (done.market % 3 !== 1 || !find('.market .cb.can').length) return any('[data-do=pass]')
            any('.market .cb.can')
            await until(() => find('.hand .cb.can').length)
            any('.hand .cb.can')
        } else if (now === 'lay' || now === 'mage') any('.hand .cb.can')
        else if (now === 'closing') find('.hand .cb.can')[0]?.click()
        else if (now === 'resolve') {
            const other = done.resolve % 3 ? 'discard' : 'withdraw'
            any(`[data-action=${off(find('[data-action=apply]')[0]) ? other : 'apply'}]`)
        } else if (now !== 'trade') any('[data-answer].can')
    }
    for (;;) {
        await until(() => asked() || over())
        if (over()) return done
        const now = asked()
        if (stop && now === stop) return done
        done[now] = (done[now] ?? 0) + 1
        const version = root().dataset.v
        const gone = () => over() || root().dataset.v !== version
        await pick(now)
        // Until the card can be paid, more is sold; all of it goes with the card.
        while (!gone() && off(main())) {
            await until(() => gone() || !off(main()) || find(SELL).length)
            if (off(main())) any(SELL)
            await soon()
        }
        if (!gone()) main().click()
        await until(gone)
    }
}"""


def sit_down(page: Page, bots: int = 1, bot: dict[str, str] = EASY, **more: object) -> str:
    """A begun game of Artificium at which this browser's person has the first seat; its key."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    page.add_init_script(KNOWN)
    seats = [{"kind": "me"}, *[bot] * bots]
    made = ask(page, "POST", "/api/tables", {"game": "artificium", "seats": seats, **more})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}")
    page.locator(".arti").wait_for()
    return str(made["id"])


def wait_for(page: Page, *questions: str) -> str:
    """Until this seat is asked one of these; which one."""
    wanted = ", ".join(f'.arti[data-asked="{one}"][data-busy="false"]' for one in questions)
    page.locator(wanted).wait_for()
    return str(page.locator(".arti").get_attribute("data-asked"))


def play_to(page: Page, question: str) -> dict[str, int]:
    """Clicks through the game until that is asked."""
    done: dict[str, int] = page.evaluate(PLAY, [question, GAME])
    expect(page.locator(f'.arti[data-asked="{question}"]')).to_have_count(1)
    return done


def play_out(page: Page) -> dict[str, int]:
    """Clicks through the game to its end."""
    done: dict[str, int] = page.evaluate(PLAY, ["", GAME])
    expect(page.get_by_role("dialog")).to_be_visible()
    return done


def enter(page: Page, record: str) -> str:
    """Goes on with a game that was brought along; its key."""
    page.add_init_script(KNOWN)
    key = bring_record(page, record)
    page.goto(f"/table/{key}")
    page.locator(".arti, dialog").first.wait_for()
    return key


def scene(page: Page, question: str, players: int = 3, least_round: int = 1) -> str:
    """A game against easy bots in which the first seat, this browser's, is asked that; its key."""
    names = ["Anna", *["bot easy"] * (players - 1)]
    key = enter(page, record_at(f"artificium(players={players})", names, asked(question, least_round=least_round)))
    wait_for(page, question)
    return key


def meet(anna: Page, ben: Page) -> str:
    """A begun game between two browsers; its key."""
    ask(anna, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    made = ask(anna, "POST", "/api/tables", {"game": "artificium", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ask(ben, "POST", "/api/join", {"code": made["codes"][0]["code"], "name": "Ben"})
    ask(anna, "POST", f"/api/tables/{made['id']}/start", {})
    for page in (anna, ben):
        page.add_init_script(KNOWN)
        page.goto(f"/table/{made['id']}")
        page.locator(".arti").wait_for()
    return str(made["id"])


def next_asked(pages: list[Page], *questions: str) -> Page:
    """The first of them who is asked one of these, as soon as somebody is."""
    wanted = ", ".join(f'.arti[data-asked="{one}"][data-busy="false"]' for one in questions)
    for number in rounds(f"somebody who is asked {questions}"):
        page = pages[number % len(pages)]
        if page.locator(wanted).count():
            break
    return page


def moved(page: Page, action: Callable[[], None]) -> None:
    """Does it and waits for the position that comes of it."""
    version = page.locator(".arti").get_attribute("data-v")
    action()
    page.locator(f'.arti:not([data-v="{version}"])').wait_for()


def lay_first(page: Page) -> str:
    """Lays the first card of the hand; which one."""
    wait_for(page, "lay")
    page.locator(".hand .cb.can").first.click()
    card = str(page.locator(".hand .cb.on").get_attribute("data-card"))
    moved(page, page.locator("[data-do=act]").click)
    return card
