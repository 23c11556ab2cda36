"""A game of a package: everything but the game itself may be missing."""

from tests.kernel.toy import GAME
from tilewright.kernel.bundle import INTERFACE, Bundle, ExpansionBundle


def test_a_bundle_needs_nothing_but_its_game() -> None:
    made = vars(Bundle(GAME, interface=INTERFACE))
    places = ("words", "presentation", "drawing", "bots", "page", "picture", "checks", "pictures")
    assert {name: made.pop(name) for name in places} == dict.fromkeys(places, "")
    assert made == {
        "game": GAME, "interface": INTERFACE, "minutes": (0, 0), "weight": 0, "usual_players": 0,
        "text_prefixes": [GAME.key],
    }  # fmt: skip


def test_an_expansion_needs_no_words() -> None:
    made = ExpansionBundle("toy", "more", lambda game: game, interface=INTERFACE)
    assert (made.base, made.name, made.interface, made.words) == ("toy", "more", INTERFACE, "")
    assert made.extend(GAME) is GAME
