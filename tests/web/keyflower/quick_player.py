"""A quick player of Keyflower: a script in the page that clicks what is lit, where a game just has to go on."""

from playwright.sync_api import Page

from tests.web.tools.seating import GAME

# `eager`: turns in a season before it only passes. It ends with the final scores, or when `stop` is shown.
# Each round looks at what the table wants then and does one thing about it.
PLAY = """async ([eager, stop, seconds]) => {
    const soon = (ms) => new Promise((done) => setTimeout(done, ms))
    const find = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
    const click = (one) => one?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    const any = (query) => { const all = find(query); click(all[Math.floor(all.length * 0.6)]) }
    const root = () => document.querySelector('.kft')
    const over = () => document.querySelector('dialog') || (stop && find(stop).length)
    const ready = () => find('[data-do=act]')[0]?.getAttribute('aria-disabled') === 'false'
    const end = Date.now() + 1000 * seconds
    const stuck = () => `not over in ${seconds} s: ${root()?.dataset.asked}, ${find('.dock')[0]?.innerText}`
    const until = async (held) => {
        while (!held()) {
            if (Date.now() > end) throw new Error(stuck())
            await soon(10)
        }
    }
    const busy = () => root()?.dataset.busy === 'true' || find('.dock[aria-busy=true]').length
    const still = () => until(() => over() || !busy())
    const season = () => document.querySelector('.seasons .on')?.className
    const done = {}
    let [turns, now] = [0, '']
    const workers = async () => {
        if (!ready()) any('.hand .pile[data-pile]:not(.dim)')
        await still()
    }
    const pass = async () => {
        click(find('[data-do=pass]')[0])
        await still()
    }
    const turn = async () => {
        const lit = find('[data-tile]').filter((one) => /Can be (used|bid)/.test(one.ariaLabel))
        if (turns++ >= eager || !lit.length) return pass()
        click(lit[(turns * 7) % lit.length])
        await still()
        const purposes = turns % 2 ? ['bid', 'use'] : ['use', 'bid']
        any(`[data-purpose=${purposes.find((one) => find(`[data-purpose=${one}]:not(.off)`).length)}]`)
        await still()
        await workers()
        if (!ready()) await pass()
    }
    const ways = {
        turn, group: workers, transport: () => {},
        place: () => (find('.tray .opt.on').length ? any('[data-cell]') : any('.tray [data-answer]:not(.off)')),
        winter: () => any('.pickt:not(.on)'),
    }
    while (!over()) {
        await until(() => root()?.dataset.asked || over() || find('[data-do=confirm]').length)
        await still()
        if (over()) continue
        if (find('[data-do=sure], [data-do=confirm]').length) {
            click(find('[data-do=sure], [data-do=confirm]')[0])
            await soon(10)
            continue
        }
        if (!root()?.dataset.asked) continue
        if (season() !== now) [turns, now] = [0, season()]
        const {asked, v} = root().dataset
        const gone = () => over() || root()?.dataset.v !== v || find('[data-do=sure], [data-do=confirm]').length
        done[asked] = (done[asked] ?? 0) + 1
        await (ways[asked] ?? (() => any('.comp [data-answer]')))()
        await still()
        if (!gone() && ready()) click(find('[data-do=act]')[0])
        await soon(10)
    }
    return done
}"""


def play(page: Page, eager: int = 3, stop: str = "") -> dict[str, int]:
    """Until the end, or until something that `stop` finds is shown; how often each question was answered."""
    done: dict[str, int] = page.evaluate(PLAY, [eager, stop, GAME])
    return done


def play_together(*pages: Page, eager: int = 3) -> list[dict[str, int]]:
    """Several people at one table, each in a browser of their own, until the end."""
    for page in pages:
        page.evaluate(f"(settings) => void (window.game = ({PLAY})(settings))", [eager, "", GAME])
    return [page.evaluate("window.game") for page in pages]
