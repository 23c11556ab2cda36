"""A quick player of Keyflower: a script in the page that clicks what is lit, where a game just has to go on."""

from playwright.sync_api import Page

# `eager`: turns in a season before it only passes. It ends with the final scores, or when `stop` is shown.
PLAY = """async ([eager, stop]) => {
    const soon = (ms) => new Promise((done) => setTimeout(done, ms))
    const find = (query) => [...document.querySelectorAll(query)].filter((one) => one.getClientRects().length)
    const click = (one) => one?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    const any = (query) => { const all = find(query); click(all[Math.floor(all.length * 0.6)]) }
    const root = () => document.querySelector('.kft')
    const over = () => document.querySelector('dialog') || (stop && find(stop).length)
    const ready = () => find('[data-do=act]')[0]?.getAttribute('aria-disabled') === 'false'
    const until = async (held, times) => { for (let k = 0; k < times && !held(); k++) await soon(10) }
    const season = () => document.querySelector('.seasons .on')?.className
    const done = {}
    let [turns, now] = [0, '']
    const workers = async () => {
        await until(ready, 20)
        if (!ready()) any('.hand .pile[data-pile]:not(.dim)')
        await until(ready, 60)
    }
    const turn = async () => {
        const lit = find('[data-tile]').filter((one) => /Can be (used|bid)/.test(one.ariaLabel))
        if (turns++ >= eager || !lit.length) return click(find('[data-do=pass]')[0])
        click(lit[(turns * 7) % lit.length])
        await until(() => find('[data-deed]').length, 50)
        if (turns % 2) any('[data-deed=bid]:not(.off)')
        await workers()
        if (!ready()) click(find('[data-do=pass]')[0])
    }
    const ways = {
        turn, group: workers, haul: () => {},
        place: () => (find('.tray .opt.on').length ? any('[data-cell]') : any('.tray [data-answer]:not(.off)')),
        winter: () => any('.pickt:not(.on)'),
    }
    while (!over()) {
        await until(() => root()?.dataset.asked || over(), 3000)
        if (over() || !root()?.dataset.asked) break
        if (season() !== now) [turns, now] = [0, season()]
        const {asked, v} = root().dataset
        const gone = () => over() || root()?.dataset.v !== v
        done[asked] = (done[asked] ?? 0) + 1
        await (ways[asked] ?? (() => any('.comp [data-answer]')))()
        await until(() => gone() || ready() || find('[data-do=sure]').length, 20)
        if (!gone() && ready()) click(find('[data-do=act]')[0])
        await until(() => gone() || find('[data-do=sure]').length, 100)
        if (find('[data-do=sure]').length) click(find('[data-do=sure]')[0])
        await until(gone, 200)
    }
    return done
}"""


def play(page: Page, eager: int = 3, stop: str = "") -> dict[str, int]:
    """Until the end, or until something that `stop` finds is shown; how often each question was answered."""
    done: dict[str, int] = page.evaluate(PLAY, [eager, stop])
    return done


def play_together(*pages: Page, eager: int = 3) -> list[dict[str, int]]:
    """Several people at one table, each in a browser of their own, until the end."""
    for page in pages:
        page.evaluate(f"(wish) => void (window.game = ({PLAY})(wish))", [eager, ""])
    return [page.evaluate("window.game") for page in pages]
