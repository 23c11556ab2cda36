"""Artificium's table with four players on every screen in every language: nothing cut off or out of place."""

import pytest

from tests.web.artificium.player import scene
from tests.web.conftest import Sits
from tests.web.tools.screens import LANGS, SIZES, measured, resize, speak

ASKED: dict[str, object] = {
    "table": ".arti",
    "within": ".arti :is(button, h2, h3, p, .tag, .cb, .apl), header.top .btn",
    "scrolls": ".spread, .last, .hand, .boards, .side > div, .row, .news, .plan, .rows, .stage, .scrolls, .market",
    "names": ".nm, .head small, .strip",
    "tabs": ".arti .tabs button",
    "tiles": {"cards": [".market .cb, .hand .cb", 1]},
}
SMALLEST = 56  # pixels of a card in the market or in hand


@pytest.mark.parametrize("question", ["market", "resolve", "closing"])
def test_everything_is_whole_on_every_screen_in_every_language(sits: Sits, question: str) -> None:
    page = sits(reduced_motion="reduce")
    scene(page, question, 4, least_round=2)
    faults = []
    for lang in LANGS:
        speak(page, lang, ".arti")
        for name, size in SIZES.items():
            resize(page, size)
            found = measured(page, ASKED)
            faults += [f"{lang}, {name}: {fault}" for fault in found["faults"]]
            least, _ = found["tiles"].get("cards", (SMALLEST, 0))
            if least < SMALLEST:
                faults.append(f"{lang}, {name}: a card of {least:.0f} px")
    assert not faults, "\n".join(faults)
