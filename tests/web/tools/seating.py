"""Tables for the tests of the page: made through the server's own routes by the person whose browser it is."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.client import Client
from tests.waiting import rounds

# How often a request is sent again that sets out just as the server closes its idle connection.
IDLE_CLOSED = 3
KNOWN = "localStorage.setItem('tilewright-known', '1')"  # who has been here before is not shown around


def ask(page: Page, method: str, path: str, body: object, kind: str = "application/json") -> Any:
    """A request with the cookie of this browser, which need not have gone anywhere yet."""
    data = body if isinstance(body, str) else json.dumps(body)
    headers = {"content-type": kind}
    answer = page.request.fetch(path, method=method, headers=headers, data=data, max_retries=IDLE_CLOSED)
    assert answer.ok, answer.text()
    return answer.json()


def fetched(page: Page, path: str) -> Any:
    """What that address answers to this browser's person."""
    return page.request.get(path, max_retries=IDLE_CLOSED).json()


def seat_here(page: Page, *others: dict[str, str], game: str = "artificium", **more: object) -> str:
    """A begun table at which this browser's person has the first seat, shown plainly; its key."""
    ask(page, "PUT", "/api/me", {"name": "Anna", "mark": "key"})
    page.add_init_script(KNOWN)
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, *others], **more})
    ask(page, "POST", f"/api/tables/{made['id']}/start", {})
    page.goto(f"/table/{made['id']}?plain=1")
    page.locator("header .turn").wait_for()
    return str(made["id"])


GAME = 400  # seconds for a game on a very busy machine
RANDOM = {"kind": "bot", "bot": "random"}
PLAY = """async (seconds) => {
    const soon = () => new Promise((done) => setTimeout(done, 10))
    const end = Date.now() + 1000 * seconds
    while (!document.querySelector('dialog')) {
        if (Date.now() > end) throw new Error(`not over in ${seconds} s: ${document.body.innerText.slice(0, 400)}`)
        const options = [...document.querySelectorAll('[data-option]:not(:disabled)')]
        const last = options.at(-1)
        if (last?.ariaPressed === 'false') last.click()
        await soon()
        document.querySelector('[data-do=act][aria-disabled=false]')?.click()
        await soon()
    }
}"""


def take_option(page: Page, option: str) -> None:
    """At the table that any game gets: the first option that this selects is chosen, then done."""
    page.locator(option).first.click()
    expect(page.locator("[data-do=act]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-do=act]").click()


def finish(page: Page) -> None:
    """The last option again and again, until the final scores come."""
    page.evaluate(PLAY, GAME)
    expect(page.get_by_role("dialog")).to_be_visible()


def finished(client: Client, players: int = 2) -> str:
    """A finished game between one person and bots, which anybody may look at."""
    seats = [{"kind": "me"}, *[RANDOM] * (players - 1)]
    made = client.table(seats, "artificium", listed=True)
    client.post(f"/api/tables/{made['id']}/start", {})
    table = client.sit_at(made["id"], look=0)
    for _ in rounds("the end of a game against bots", GAME):
        if table.position.get("over"):
            break
        if table.position.get("options"):
            assert table.act(table.position["options"][-1]["text"])["t"] == "done"
        else:
            table.until("position")
    table.socket.close()
    return str(made["id"])
