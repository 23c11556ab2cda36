"""The start page is told when the list of tables changes: it asks for nothing while nothing changes."""

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.waiting import until
from tests.web.conftest import Complaints, OpenPage, Serving

LIST = "**/api/tables?after=*"
MINUTE = 60_000


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server answers when something has changed, however busy the machine is."""
    monkeypatch.setattr("tilewright.server.lobby.listing.WAIT", 3600.0)


class ApiRequests:
    """What a page asks the server, from the moment at which it waits for a change."""

    def __init__(self, page: Page) -> None:
        self.paths: list[str] = []
        self.page = page
        page.clock.install()
        with page.expect_request(lambda request: "/api/tables?after=" in request.url):
            page.goto("/")
        page.locator(".waiting").wait_for(state="detached")
        page.on("request", self.note)

    def note(self, request: Request) -> None:
        if "/api/" in request.url:
            self.paths.append("/api/" + request.url.partition("/api/")[2].partition("=")[0])

    def after(self, milliseconds: int) -> list[str]:
        """What was asked when this page has seen that much time go by."""
        self.page.clock.run_for(milliseconds)
        self.page.evaluate("fetch('/health')")  # which the browser sends after all that
        return self.paths


def listed_table(serving: Serving, name: str) -> str:
    made = serving.client(name).table([{"kind": "me"}, {"kind": "open"}], listed=True)
    return str(made["id"])


def test_nothing_is_asked_while_nothing_changes_and_news_come_at_once(
    open_page: OpenPage, serving: Serving
) -> None:
    page = open_page()
    asked = ApiRequests(page)
    assert asked.after(15_000) == []
    key = listed_table(serving, "Anna of the list")
    expect(page.locator(f'a[href="/table/{key}"]')).to_be_visible()
    until(lambda: asked.paths, "a page that waits again", meanwhile=lambda: asked.after(0))
    assert asked.after(15_000) == ["/api/tables?after"]


def test_a_lost_line_is_tried_ever_more_rarely_and_found_again(
    open_page: OpenPage, serving: Serving, complaints: Complaints
) -> None:
    page = open_page()
    asked = ApiRequests(page)
    complaints.excused = True
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.abort("connectionrefused")

    page.route(LIST, refuse)
    listed_table(serving, "Ben of the list")  # the page hears of it and asks again
    until(lambda: refused, "a line that is lost", meanwhile=lambda: asked.after(0))
    for _ in range(10):
        asked.after(MINUTE // 2)
    assert 6 <= len(refused) <= 25  # in five minutes
    expect(page.locator("main p.ban")).to_be_visible()
    page.unroute(LIST, refuse)
    key = listed_table(serving, "Cleo of the list")
    until(
        lambda: page.locator(f'a[href="/table/{key}"]').is_visible(),
        "the list again",
        meanwhile=lambda: asked.after(MINUTE // 2),
    )
    expect(page.locator("main p.ban")).to_have_count(0)


def test_a_page_that_nobody_sees_does_not_wait(open_page: OpenPage, serving: Serving) -> None:
    page = open_page()
    asked = ApiRequests(page)
    hide = """(hidden) => {
        const value = hidden ? 'hidden' : 'visible'
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
    }"""
    page.evaluate(hide, True)
    assert asked.after(5 * MINUTE) == []
    key = listed_table(serving, "Dora of the list")
    page.evaluate(hide, False)
    expect(page.locator(f'a[href="/table/{key}"]')).to_be_visible()
