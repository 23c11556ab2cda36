"""What somebody at a browser of the tests preferences."""

import json

from playwright.sync_api import BrowserContext

KEEP = """if (location.origin !== 'null' && !localStorage.getItem('tilewright'))
  localStorage.setItem('tilewright', JSON.stringify(PREFERENCES))"""


def keep(context: BrowserContext, pace: str = "once", beginner: bool = False) -> None:
    """Tests see everything at once and confirm no turn; those that are about it say so:
    `open_page(pace="normal")`, `open_page(beginner=True)`."""
    preferences = {"pace": pace} if beginner else {"pace": pace, "confirmTurn": False}
    context.add_init_script(KEEP.replace("PREFERENCES", json.dumps(preferences)))
