"""How light the page is: first loads, updates, clicks and memory, measured one after the other."""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.tools.page import clicks, page
from tests.web.conftest import Serving
from tests.web.tools import chromium
from tilewright.server import secrets
from tilewright.server.logs import Log


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--moves",
        type=int,
        default=page.MOVES,
        help="moves of each of the two long plays, in as many games as it takes",
    )
    parser.add_argument("--loads", type=int, default=3, help="first loads of each kind")
    parser.add_argument("--turns", type=int, default=20, help="turns in which clicks are measured")
    asked = parser.parse_args()
    Log.quiet, secrets.new_seed, secrets.new_secret = True, lambda: page.SEED, page.SEED.encode
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            light = page.first_loads(browser, serving, asked.loads) if asked.loads else True
            quick = page.updates(browser, serving, asked.moves) if asked.moves else True
            prompt = clicks.answers(browser, serving, asked.turns) if asked.turns else True
            if asked.moves:
                page.long_play(browser, serving, asked.moves)
        finally:
            browser.close()
            serving.stop()
    return 0 if light and quick and prompt else 1


if __name__ == "__main__":
    sys.exit(main())
