"""How soon a click is answered by something that can be seen: from it to the frame after the first change."""

import statistics
from collections.abc import Callable

from playwright.sync_api import Browser, Error, Page

from scripts.tools.page.page import SHOWN, Game, Window, load
from tests.waiting import rounds
from tests.web.conftest import Serving

AIM = 100.0  # milliseconds
# Every trusted click: its name, and the time from it until the frame that shows the first change is drawn.
CLICKS = """(() => {
    window.answers = []
    window.kind = ''
    addEventListener('click', (event) => {
        if (!event.isTrusted || !window.kind) return
        const [kind, began] = [window.kind, event.timeStamp]
        window.kind = ''
        const watch = new MutationObserver(() => {
            watch.disconnect()
            requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel()
                port1.onmessage = () => window.answers.push([kind, performance.now() - began])
                port2.postMessage(0)
            })
        })
        const all = { subtree: true, childList: true, attributes: true, characterData: true }
        watch.observe(document.documentElement, all)
    }, true)
})()"""
ANSWERED = "(n) => window.answers.length >= n"
Found = dict[str, list[float]]


class Clicking:
    """Somebody who clicks in their turn, and what the page measured of it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def click(self, kind: str, selector: str) -> bool:
        """Whether there was something to click; waits for the answer."""
        target = self.page.locator(selector).locator("visible=true").first
        if not target.count():
            return False
        before = int(self.page.evaluate("window.answers.length"))
        self.page.evaluate("(kind) => (window.kind = kind)", kind)
        target.click(timeout=5000)
        self.page.wait_for_function(ANSWERED, arg=before + 1, timeout=5000)
        return True

    def turn(self) -> bool:
        """Looks at others, picks, changes the mind, bids; whether something was sent."""
        self.click(
            "a tab or a switch", ".kf-market .seg button[aria-checked=false], .own .seg button[aria-checked=false]"
        )
        self.click("a player", "[data-person]")
        self.page.keyboard.press("Escape")
        self.click("a panel of the table", "nav.tools [aria-pressed=false]")
        self.page.keyboard.press("Escape")
        self.click(
            "workers",
            ".hand [data-pile][aria-disabled=false], .hand [data-pile]:not([aria-disabled=true]):not(:disabled)",
        )
        if not self.click("a tile", '.market [data-tile][aria-label*="Can be bid"]'):
            return False
        self.click("use or bid", "[data-purpose=bid][aria-pressed=false]")
        return self.click("the button that sends", "[data-do=act][aria-disabled=false]")

    def found(self) -> Found:
        times: Found = {}
        for kind, ms in self.page.evaluate("window.answers"):
            times.setdefault(str(kind), []).append(float(ms))
        return times


def play(game: Game, act: Callable[[], object], turns: int) -> None:
    """So many own turns; the others, and whatever the page left open, are played by dice."""
    done = 0
    for _ in rounds("so many turns", 600):
        if done >= turns or game.over:
            return
        game.seats[0].catch_up()
        mine = game.seats[0].position["waiting"] == [0]
        if mine and any(str(one["text"]).startswith("bid") for one in game.seats[0].position["options"]):
            done += 1
            v = int(game.seats[0].position["v"])
            game.page.wait_for_function(SHOWN, arg=v)
            try:
                act()
            except Error as trouble:
                print(f"  a turn was given up: {' '.join(str(trouble).split())[:300]}")
            game.seats[0].catch_up()
            if int(game.seats[0].position["v"]) > v:
                continue
        if asked(game):
            game.step()


def asked(game: Game) -> bool:
    """Whether somebody is, as far as their own line has told."""
    table = game.seats[int(game.seats[0].position["waiting"][0])]
    table.catch_up()
    return bool(table.position.get("options"))


def answers(browser: Browser, serving: Serving, turns: int) -> bool:
    window = Window(browser, serving)
    window.page.add_init_script(CLICKS)
    window.page.reload()
    game = Game(window, serving, 11)
    clicking = Clicking(window.page)
    play(game, clicking.turn, turns)
    found = clicking.found()
    game.close()
    window.context.close()
    return print_results(found)


def print_results(found: Found) -> bool:
    everything = sorted(one for times in found.values() for one in times)
    late = sum(one > AIM for one in everything)
    print(f"clicks answered, six players with The Merchants: {len(everything)}   (asked: under {AIM:.0f} ms)")
    for kind, times in sorted(found.items()):
        print(f"  {kind:24} {len(times):4}   median {statistics.median(times):5.1f} ms, most {max(times):5.1f} ms")
    share = everything[int(len(everything) * 0.95)]
    print(f"  95 % {share:.1f} ms, most {everything[-1]:.1f} ms, late {late}   ({load()})")
    return share <= AIM
