"""What a failing test in the browser leaves behind: traces of browsers, pictures and sources of pages.

`playwright show-trace build/failures/<test>/trace-1.zip` shows what was done, step by step; with
TILEWRIGHT_SNAPSHOTS=1, which costs a fifth more, also what the page looked like at each step.
"""

import os
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error

SWITCH = "TILEWRIGHT_SNAPSHOTS"
ROOT = Path(__file__).resolve().parents[3]
FAILED = pytest.StashKey[bool]()


def folder(item: pytest.Item) -> Path:
    name = re.sub(r"[^\w.-]+", "-", f"{item.path.parent.name}-{item.path.stem}-{item.name}").strip("-")
    return ROOT / "build" / "failures" / name


def note(item: pytest.Item, report: pytest.TestReport) -> None:
    """Whether it failed, and where to look then."""
    if not report.failed:
        return
    item.stash[FAILED] = True
    where = folder(item).relative_to(ROOT)
    report.sections.append(("browser", f"trace and pictures of all pages: {where}"))


def begin(context: BrowserContext) -> None:
    context.tracing.start(snapshots=bool(os.environ.get(SWITCH)))


def end(item: pytest.Item, contexts: list[BrowserContext], failed: bool) -> None:
    """Keeps what was recorded, or forgets it."""
    if not (failed or item.stash.get(FAILED, False)):
        for context in contexts:
            context.tracing.stop()
        return
    where = folder(item)
    shutil.rmtree(where, ignore_errors=True)
    for number, context in enumerate(contexts, 1):
        for count, page in enumerate(context.pages, 1):
            try:
                page.screenshot(path=where / f"page-{number}-{count}.png", timeout=10_000)
                (where / f"page-{number}-{count}.html").write_text(page.content(), encoding="utf-8")
            except Error as error:  # a page that does not answer any more; its trace is the better witness
                print(f"no picture of page {count} of browser {number}: {error}")
        context.tracing.stop(path=where / f"trace-{number}.zip")
