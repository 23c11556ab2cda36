"""Playing Artificium with a mouse: what the tests of its table share."""

from playwright.sync_api import Page, expect

from tests.web.seating import ask

EASY = {"kind": "bot", "bot": "easy"}

# One answer after the other, by clicks on what is lit; ends with the final scores, or when `stop` is asked.
PLAY = """async ([stop, most]) => {
    const soon = (ms) => new Promise((done) => setTimeout(done, ms))
    const find = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
    const any = (query) => { const all = find(query); all[Math.floor(all.length * 0.6)]?.click() }
    const root = () => document.querySelector('.arti')
    const over = () => document.querySelector('dialog')
    const asked = () => (root()?.dataset.busy === 'false' ? root().dataset.asked : '')
    const off = (one) => one?.getAttribute('aria-disabled') === 'true'
    const main = () => find('[data-do=act]')[0]
    const until = async (held, times) => { for (let k = 0; k < times && !held(); k++) await soon(10) }
    const done = {}
    const pick = async (now) => {
        if (now === 'market') {
            if (done.market % 3 !== 1 || !find('.market .cb.can').length) return any('[data-do=pass]')
            any('.market .cb.can')
            await soon(20)
            any('.hand .cb.can')
        } else if (now === 'lay' || now === 'mage') any('.hand .cb.can')
        else if (now === 'closing') find('.hand .cb.can')[0]?.click()
        else if (now === 'resolve') {
            const other = done.resolve % 3 ? 'discard' : 'withdraw'
            if (off(find('[data-deed=apply]')[0])) any(`[data-deed=${other}]`)
        } else if (now !== 'trade') any('[data-answer].can')
    }
    for (let turn = 0; turn < most; turn++) {
        await until(() => asked() || over(), 3000)
        if (over()) return done
        const now = asked()
        if (stop && now === stop) return done
        done[now] = (done[now] ?? 0) + 1
        const version = root().dataset.v
        const gone = () => over() || root().dataset.v !== version
        await pick(now)
        await until(() => gone() || !off(main()), 60)
        if (gone()) continue
        if (off(main())) any('[data-trade^=sell][aria-disabled=false]')
        else main().click()
        await until(gone, 200)
    }
    return done
}"""


def sit_down(page: Page, bots: int = 1, bot: dict[str, str] = EASY, **more: object) -> str:
    """A begun game of Artificium at which this browser's person has the first seat; its key."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    page.evaluate("localStorage.setItem('tilewright-known', '1')")
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
    done: dict[str, int] = page.evaluate(PLAY, [question, 400])
    expect(page.locator(f'.arti[data-asked="{question}"]')).to_have_count(1)
    return done


def play_out(page: Page) -> dict[str, int]:
    """Clicks through the game to its end."""
    done: dict[str, int] = page.evaluate(PLAY, ["", 2000])
    expect(page.get_by_role("dialog")).to_be_visible()
    return done
