"""The pages before a game on every screen in every language: nothing cut off, and nothing sticks out."""

from tests.web.conftest import Sits
from tests.web.tools.screens import LANGS, SIZES, measured, resize, speak
from tests.web.tools.seating import KNOWN, ask

ASKED: dict[str, object] = {
    "table": "#app",
    "names": "header .name",
    "within": "#app :is(button, h1, h2, h3, p, .tag, label, input, select)",
    "scrolls": "body, html, #app, .page, .scrolls",
}
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]


def test_everything_before_a_game_is_whole_in_every_language(sits: Sits) -> None:
    page = sits(reduced_motion="reduce")
    ask(page, "PUT", "/api/me", {"name": "Anna-Wilhelmine Tilewrig", "mark": "key"})
    page.add_init_script(KNOWN)
    lobby = ask(page, "POST", "/api/tables", {"game": "keyflower", "seats": SEATS})["id"]
    faults = []
    for path, sign in (
        ("/", ".hero .primary"),
        ("/new?game=keyflower", "main .go"),
        (f"/table/{lobby}", "main h1"),
        ("/account", "[data-do=delete]"),
        ("/sign-in", "main summary"),
    ):
        page.goto(path)
        for lang in LANGS:
            speak(page, lang, sign)
            for name, size in SIZES.items():
                resize(page, size)
                faults += [f"{path}, {lang}, {name}: {fault}" for fault in measured(page, ASKED)["faults"]]
    assert not faults, "\n".join(faults)
