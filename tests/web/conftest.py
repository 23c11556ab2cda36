"""What the tests of the page share: a real server on a free port, Chromium, and people with their own browsers."""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.deals import deal_alike, throw_alike
from tests.server.client import Client
from tests.serving import Running
from tests.waiting import PATIENCE
from tests.web.tools import chromium, failures, fonts, preferences
from tilewright.server.logs import Log

LIMIT = 600  # seconds for one test, a whole game among them, on a very busy machine
expect.set_options(timeout=1000 * PATIENCE)
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 360, "height": 740}
RAW_KEY = re.compile(r"\b(?:shell|account-page|moderation|games|server|core|cli)-[a-z]+(?:-[a-z]+)*\b")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = chromium.missing() or fonts.missing()
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LIMIT))
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    failures.note(item, report)
    return report


class Serving(Running):
    """With the page as it lies in the sources, or elsewhere."""

    def __init__(self, db: Path) -> None:
        super().__init__(db, static=os.environ.get("TILEWRIGHT_STATIC", ""), watch_seconds=0.3)

    def client(self, name: str) -> Client:
        return self.person(name)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    Log.quiet = True
    with pytest.MonkeyPatch.context() as monkeypatch:
        throw_alike(monkeypatch)
        running = Serving(tmp_path_factory.mktemp("web") / "tables.db")
    yield running
    running.stop()
    Log.quiet = False
    assert running.hub.metrics.errors == 0


@pytest.fixture(scope="session")
def browser_type_launch_args(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    environment = {**os.environ, **fonts.environment(tmp_path_factory.mktemp("fonts"))}
    return {"executable_path": chromium.find(), "args": chromium.FLAGS, "env": environment}


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, request.node.name)


OpenPage = Callable[..., Page]


class Complaints:
    """What browsers complained about: errors of scripts, and anything that the page's own policy forbids."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.excused = False  # while a server is away, failing requests are what is tested
        self.refusals = ""  # a part of the addresses whose refusals are what is tested

    def heard(self, message: ConsoleMessage) -> None:
        url = message.location["url"]
        refused = self.refusals and self.refusals in url and "the server responded" in message.text
        if message.type == "error" and not refused and not (self.excused and "ERR_" in message.text):
            self.lines.append(f"{message.text} ({url})")

    def follow(self, page: Page) -> Page:
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.lines.append(str(error)))
        return page


@pytest.fixture
def complaints() -> Iterator[Complaints]:
    found = Complaints()
    yield found
    assert found.lines == []


@pytest.fixture
def open_page(
    serving: Serving, browser: Browser, complaints: Complaints, request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """A person with a browser of their own: `open_page("/", lang="ru", viewport=PHONE)`; without a path it is
    empty. Passkeys need a name: `open_page(host="localhost")`."""
    contexts: list[BrowserContext] = []

    def come(
        path: str = "",
        lang: str = "en",
        viewport: dict[str, int] = DESKTOP,
        pace: str = "once",
        beginner: bool = False,
        host: str = "127.0.0.1",
        **more: object,
    ) -> Page:
        context = browser.new_context(
            base_url=f"http://{host}:{serving.port}",
            locale=lang,
            viewport=viewport,  # type: ignore[arg-type]
            permissions=["clipboard-read", "clipboard-write"],
            **more,  # type: ignore[arg-type]
        )
        context.set_default_timeout(1000 * PATIENCE)
        preferences.keep(context, pace, beginner)
        failures.begin(context)
        contexts.append(context)
        page = complaints.follow(context.new_page())
        if path:
            page.goto(path)
            page.locator("#app > *").first.wait_for()
            page.locator(".waiting").wait_for(state="detached")
        return page

    yield come
    failures.end(request.node, contexts, bool(complaints.lines))
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A browser that has gone nowhere yet: most tests go straight to a table."""
    return open_page()


@pytest.fixture
def start_page(open_page: OpenPage) -> Page:
    return open_page("/")


def plainly(page: Page) -> None:
    """The same table as a list of what can be done, whatever pages its game has."""
    page.wait_for_url("**/table/**")
    page.goto(page.url.partition("?")[0] + "?plain=1")


def no_raw_keys(page: Page) -> None:
    assert RAW_KEY.findall(page.inner_text("body")) == []


def no_sideways_scroll(page: Page) -> None:
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
