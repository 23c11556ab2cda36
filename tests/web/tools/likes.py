"""What somebody at a browser of the tests likes."""

from playwright.sync_api import BrowserContext

KEEP = """if (location.origin !== 'null' && !localStorage.getItem('tilewright'))
  localStorage.setItem('tilewright', JSON.stringify({pace: 'PACE'}))"""


def keep(context: BrowserContext, pace: str = "once") -> None:
    """Tests see everything at once; those of the pace say which one they want: `sits(pace="normal")`."""
    context.add_init_script(KEEP.replace("PACE", pace))
