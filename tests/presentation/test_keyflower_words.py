"""Keyflower in words: what an option leaves out, names as people type them, counted things in the right form."""

from typing import Any

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.rng import Rng
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.keyflower.sentences import KeyflowerPresentation


def presentation(lang: str, spec: str = "keyflower(players=3,merchants=true)") -> KeyflowerPresentation:
    found = presentation_for(registry().rules(spec), lang, strict=True)
    assert isinstance(found, KeyflowerPresentation)
    return found


def test_the_option_of_a_boat_names_its_skill_tiles() -> None:
    said = presentation("en")
    rules, dice = said.rules, Rng.from_seed("boats")
    state = rules.new("boats")
    while rules.chapter(state) != "summer":
        seat = rules.waiting_seats(state)[0]
        view: dict[str, Any] = rules.view(state, seat)
        options = rules.options(state, seat)
        boats = {boat["tile"]: boat for boat in view["boats"]}
        for text in [rules.text(action) for action in options]:
            word, _, tile = text.partition(" ")
            if word == "board":
                line = said.option(said.at([], view), text, view, seat)
                for kinds in (boats[tile]["workers"], boats[tile]["skills"]):
                    assert all(kind in line for kind, count in kinds.items() if count), line
                return
        rules.apply(state, seat, options[dice.below(len(options))])
    pytest.fail("nobody was asked for a boat")


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("uk", "Пив’ярня", "alehouse"),
        ("uk", "пив'ярня", "alehouse"),
        ("uk", "  ПИВ'ЯРНЯ", "alehouse"),
        ("ru", "Шахтёр", "miner"),
        ("ru", "шахтер", "miner"),
    ],
)
def test_a_tile_is_found_whatever_apostrophe_or_dots_are_typed(lang: str, typed: str, key: str) -> None:
    assert [tile.key for tile in presentation(lang).faces.find(typed)] == [key]


@pytest.mark.parametrize(
    ("lang", "each", "contract"),
    [
        ("en", "2 points for each gold", "1 saw and 1 wood"),
        ("ru", "2 очка за каждое золото", "1 пила и 1 дерево"),
        ("uk", "2 очки за кожне золото", "1 пила і 1 дерево"),
        ("hu", "2 pont minden aranyért", "1 fűrész és 1 fa"),
    ],
)
def test_counted_things_by_themselves_are_in_the_nominative(lang: str, each: str, contract: str) -> None:
    said = presentation(lang)
    gold = next(tile for tile in said.faces.box.tiles if tile.scoring and tile.scoring.needs == (("gold", 1),))
    assert gold.scoring is not None
    assert said.faces.scoring(gold.scoring) == each
    assert contract in said.speech.names.values()


@pytest.mark.parametrize(("lang", "power"), [("en", "1b"), ("ru", "1б"), ("uk", "1б"), ("hu", "1b")])
def test_a_summer_boat_bears_the_letter_of_the_language(lang: str, power: str) -> None:
    said = presentation(lang)
    sentence = said.event(said.at(["Anna"]).read_by(0), {"kind": "power", "seat": 0, "power": "1b"})
    assert power in sentence
