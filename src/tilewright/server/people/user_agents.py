"""Browser and system in plain words, read from the User-Agent header."""

from typing import Final

LONGEST: Final = 500  # letters that are looked at
# The first that is found counts: many browsers say that they are others as well.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex Browser"),
    ("Vivaldi", "Vivaldi"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Firefox", "Firefox"),
    ("Chromium", "Chromium"),
    ("HeadlessChrome", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """As in "Firefox, Linux"; empty if nothing of it is known. Nothing else of it is kept."""
    text = user_agent[:LONGEST]
    found = [next((name for sign, name in known if sign in text), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
