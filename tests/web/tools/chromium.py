"""Which browser the tests of the page run in: that of TILEWRIGHT_CHROMIUM, or the first of these that is there."""

import os
import shutil

SWITCH = "TILEWRIGHT_CHROMIUM"
# The shell is the same engine without a browser's windows, menus and profiles: a test takes half the time in it.
PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find() -> str | None:
    """Its path; scripts/chromium installs one."""
    wanted = os.environ.get(SWITCH)
    found = map(shutil.which, [wanted] if wanted else NAMES)
    return next((path for path in found if path), None)


def missing() -> str:
    """What to say if there is none."""
    if find():
        return ""
    return f"Chromium is missing (sudo apt-get install -y {PACKAGE})"
