"""The printed facts: what is packaged, what an owner's file may correct, and which errors it gets."""

from pathlib import Path

import pytest

from tests.kernel.sentences import said
from tilewright.games.artificium.content.loading import load_box
from tilewright.games.artificium.content.terms import LANGUAGES
from tilewright.games.catalogue import registry
from tilewright.kernel.toml_entry import ContentError


def corrected(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_everything_has_a_name_in_four_languages() -> None:
    box = load_box()
    for names in [card.names for card in box.cards] + [resource.names for resource in box.resources]:
        assert tuple(names) == LANGUAGES
        assert all(names.values())


def test_what_is_reconstructed_is_marked() -> None:
    marks = load_box().reconstructed
    for key in load_box().resource_keys:
        assert {f"resource.{key}.{field}" for field in ("level", "buy", "sell")} <= set(marks)
    assert "score_track.cells" in marks
    assert "score_track.resource_cells" in marks
    assert not any(mark.startswith(("card.", "constants.")) for mark in marks)


def test_a_file_corrects_single_fields_which_then_count_as_printed(tmp_path: Path) -> None:
    text = '[resource.wood]\nbuy = 3\n[score_track.resource_cells]\n7 = "sword"\n[constants]\nstarting_coins = 8\n'
    box = load_box(corrected(tmp_path, text))
    assert (box.resources[0].buy, box.resources[0].sell, box.resources[0].level) == (3, 1, 1)
    assert [cell for cell, resource in enumerate(box.track) if resource >= 0] == [7]
    assert box.numbers.starting_coins == 8
    assert "resource.wood.buy" not in box.reconstructed
    assert "resource.wood.sell" in box.reconstructed
    assert "score_track.resource_cells" not in box.reconstructed


def test_another_box_is_another_content_in_records(tmp_path: Path) -> None:
    path = corrected(tmp_path, "[resource.wood]\nbuy = 3\n")
    changed = registry().rules(f'artificium(players=2,box="{path}")')
    names = registry().rules(f'artificium(players=2,box="{corrected(tmp_path, NAMES)}")')
    assert changed.content != registry().rules("artificium(players=2)").content
    assert names.content == registry().rules("artificium(players=2)").content


NAMES = '[card.farm]\nnames = { en = "Barn" }\n'


@pytest.mark.rule("AR-4.8")
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[resource.wood]\nbuy = 1\n", "mine.toml: resource.wood: bought for 1 and sold for 1"),
        ("[resource.wood]\nsell = 4\n", "mine.toml: resource.wood: bought for 2 and sold for 4"),
        ("[resource.coal]\nsell = 3\n", "mine.toml: card.charcoal_house: its inputs can be bought for 2 and"),
        (
            "[card.castle]\noutputs = { sword = 3 }\n",
            "mine.toml: card.castle: its inputs can be bought for 15 and",
        ),
    ],
)
def test_prices_that_make_coins_are_refused(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as error:
        load_box(corrected(tmp_path, text))
    assert complaint in said(error.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[resource.gold]\nbuy = 9\n", "resource.gold: there is no resource gold; possible: wood, wheat"),
        ("[card.frm]\npoints = 9\n", "card.frm: there is no card frm; possible: sawmill, farm"),
        ("[tile.x]\nbuy = 9\n", "“tile” is unknown here; possible: resource, card"),
        ("[resource.wood]\nprice = 9\n", "resource.wood: “price” is unknown here; possible: names, level"),
        ("[resource.wood]\nbyu = 9\n", "resource.wood: “byu” is unknown here (did you mean buy?)"),
        ("[resource.wood]\nbuy = true\n", "resource.wood.buy: a whole number from 0 to 1,000"),
        ("[resource.wood]\nlevel = 5\n", "resource.wood.level: a whole number from 1 to 4"),
        ("[resource.wood]\nlevel = 0\n", "resource.wood.level: a whole number from 1 to 4"),
        ("[card.farm]\npoints = 100\n", "card.farm.points: a whole number from 0 to 99"),
        ("[constants]\nrounds = 21\n", "constants.rounds: a whole number from 1 to 20"),
        ("[constants]\ntheft_coins = { 1 = 0 }\n", "constants.theft_coins.1: a whole number from 1"),
        ('[resource.wood]\nnames = { fr = "bois" }\n', "resource.wood.names: “fr” is unknown here"),
        ('[resource.wood]\nnames = { en = "" }\n', "resource.wood.names.en: a line of text"),
        ("[resource]\nwood = 3\n", "resource.wood: a table is needed here"),
        ('[resource.wood]\nreconstructed = ["bay"]\n', "resource.wood.reconstructed: “bay” is not a field"),
        ('[resource.wood]\nreconstructed = "buy"\n', "resource.wood.reconstructed: a list of fields"),
        ("[card.farm]\noutputs = { beer = 1 }\n", "card.farm.outputs: “beer” is unknown here"),
        ("[card.farm]\noutputs = { wheat = 0 }\n", "card.farm.outputs.wheat: a whole number from 1"),
        ('[card.farm]\nkind = "action"\n', "card.farm.effect: this is not an effect of a card of the kind action"),
        (
            '[card.farm]\neffect = "theft"\n',
            "card.farm.effect: this is not an effect of a card of the kind building",
        ),
        ('[card.fair]\neffect = "fare"\n', "card.fair.effect: “fare” is unknown here (did you mean fair?)"),
        ("[card.fair]\ninput_coins = 1\n", "card.fair: an action has no inputs and outputs"),
        ("[card.farm]\ncount = 9\n", "card: 108 cards with 20 actions are needed, not 109 with 20 (AR-1.1)"),
        ("[constants]\nrounds = 0\n", "constants.rounds: a whole number from 1 to 20"),
        ("[constants]\ntheft_coins = { 5 = 1 }\n", "constants.theft_coins: “5” is unknown here"),
        ('[score_track.resource_cells]\n0 = "wood"\n', "score_track.resource_cells.0: a cell is a number from 1"),
        ('[score_track.resource_cells]\n100 = "wood"\n', "score_track.resource_cells.100: a cell is a number"),
        ('[score_track.resource_cells]\n5 = "gold"\n', "score_track.resource_cells.5: “gold” is unknown here"),
        ("[score_track]\ncells = 5\n", "score_track.cells: a whole number from 10"),
        ("score_track = 5\n", "score_track: a table is needed here"),
        ("[resource.wood\n", "is not TOML"),
    ],
)
def test_an_error_names_the_file_the_entry_and_what_is_allowed(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ContentError) as error:
        load_box(corrected(tmp_path, text))
    assert f"mine.toml: {complaint}" in said(error.value)


def test_a_file_that_cannot_be_read_is_an_error_too(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"missing.*none\.toml"):
        load_box(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_bytes(b"\xff\xfe\xfa")
    with pytest.raises(ContentError, match=r"no-text.*bad\.toml"):
        load_box(tmp_path / "bad.toml")
