"""The pages before a game on every screen in every language: nothing cut off, and nothing sticks out."""

from tests.server.asking import act, person_id
from tests.web.conftest import OpenPage, Serving, no_raw_keys
from tests.web.tools.screens import LANGS, SIZES, measured, resize, speak
from tests.web.tools.seating import KNOWN, ask

ASKED: dict[str, object] = {
    "table": "#app",
    "names": "header .name",
    "within": "#app :is(button, h1, h2, h3, p, .tag, label, input, select)",
    "scrolls": "body, html, #app, .page, .scrolls",
}
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}, {"kind": "open"}]
NAME = "Anna-Wilhelmine Tilewrig"


def reported(serving: Serving) -> None:
    """Somebody with a long name, for a moderator to read about."""
    ben = serving.client("Benedikt Longname Yorks")
    key = ben.table(SEATS, listed=True)["id"]
    ben.sit_at(key).ask(t="say", text="word " * 60)
    body = {"seat": 0, "category": "stalling", "text": "what happened " * 20}
    serving.client("Eve").post(f"/api/tables/{key}/report", body)


def test_everything_before_a_game_is_whole_in_every_language(open_page: OpenPage, serving: Serving) -> None:
    page = open_page(reduced_motion="reduce")
    ask(page, "PUT", "/api/me", {"name": NAME, "mark": "key"})
    ask(page, "POST", "/api/me/recovery", {})
    act(serving, "role", person=person_id(serving, NAME), role="moderator")
    reported(serving)
    page.add_init_script(KNOWN)
    lobby = ask(page, "POST", "/api/tables", {"game": "keyflower", "seats": SEATS})["id"]
    faults = []
    for path, sign in (
        ("/", ".hero .primary"),
        ("/new?game=keyflower", "main .go"),
        (f"/table/{lobby}", "main h1"),
        ("/account", "[data-do=delete]"),
        ("/sign-in", "main summary"),
        ("/moderation", "main article"),
        ("/invitation#code", "main h1"),
    ):
        page.goto(path)
        for lang in LANGS:
            speak(page, lang, sign)
            no_raw_keys(page)
            for name, size in SIZES.items():
                resize(page, size)
                faults += [f"{path}, {lang}, {name}: {fault}" for fault in measured(page, ASKED)["faults"]]
    assert not faults, "\n".join(faults)
