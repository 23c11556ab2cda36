"""Artificium's table, four and six players, on every screen in every language: nothing cut off or out of place."""

from typing import NamedTuple

import pytest

from tests.web.artificium.player import enter, wait_for
from tests.web.conftest import OpenPage
from tests.web.tools.records import Condition, asked, record_at
from tests.web.tools.screens import LANGS, SIZES, measured, resize, speak
from tilewright.kernel.match import Match

ASKED: dict[str, object] = {
    "table": ".arti",
    "within": ".arti :is(button, h2, h3, p, .tag, .cb, .apl, .sum), header.top .btn",
    "scrolls": ".spread, .hand, .boards, .planner, .row, .news, .plan, .rows, .scrolls, .market, .strip",
    "names": ".nm, .head small, .strip",
    "tabs": ".arti .tabs button",
    "tiles": {"cards": [".market .cb, .hand .cb", 1]},
}
# Names beside their boards that are not whole; the level gives way to them.
CUT_NAMES = """() => [...document.querySelectorAll('.apl .nm')]
    .filter((one) => one.checkVisibility() && (!one.offsetWidth || one.scrollWidth > one.offsetWidth))
    .map((one) => one.textContent)"""
SMALLEST = 56  # pixels of a card in the market or in hand


def out_of_the_round(match: Match) -> bool:
    """The first seat resolves a card; three others are out of the round, the first player among them."""
    if not asked("resolve", least_round=2)(match):
        return False
    view = match.rules.view(match.state, 0)
    players, start = view["players"], view["first"]
    assert isinstance(players, list)
    assert isinstance(start, int)
    out = [one["seat"] for one in players if not one["in_round"]]
    return len(out) >= 3 and start in out


class Moment(NamedTuple):
    """What is asked, of how many players, when, and in which languages it is looked at."""

    question: str
    players: int
    until: Condition
    langs: tuple[str, ...] = LANGS


MOMENTS = {
    "market": Moment("market", 4, asked("market", least_round=2)),
    "resolve": Moment("resolve", 4, asked("resolve", least_round=2)),
    "closing": Moment("closing", 4, asked("closing", least_round=2)),
    "knight": Moment("knight", 4, asked("knight"), ("en", "uk")),
    "six players, three out": Moment("resolve", 6, out_of_the_round, ("ru", "uk")),
    "six players, theft": Moment("steal", 6, asked("steal"), ("ru", "hu")),
    "six players, closing": Moment("closing", 6, asked("closing"), ("en", "uk")),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_everything_is_whole_on_every_screen_in_every_language(open_page: OpenPage, name: str) -> None:
    moment = MOMENTS[name]
    page = open_page(reduced_motion="reduce")
    names = ["Anna", *["bot skilled"] * (moment.players - 1)]
    enter(page, record_at(f"artificium(players={moment.players})", names, moment.until))
    wait_for(page, moment.question)
    faults = []
    for lang in moment.langs:
        speak(page, lang, ".arti")
        for screen, size in SIZES.items():
            resize(page, size)
            found = measured(page, ASKED)
            cut = [f"the name {one} is cut off" for one in page.evaluate(CUT_NAMES)]
            faults += [f"{lang}, {screen}: {fault}" for fault in [*cut, *found["faults"]]]
            least, _ = found["tiles"].get("cards", (SMALLEST, 0))
            if least < SMALLEST:
                faults.append(f"{lang}, {screen}: a card of {least:.0f} px")
    assert not faults, "\n".join(faults)
