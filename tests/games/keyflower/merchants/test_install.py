"""Installing the expansion: its options, what it appends and replaces, and a base that knows nothing of it."""

import re
from pathlib import Path

import pytest

from tests.games.keyflower.board import Board, book_of
from tests.games.keyflower.merchants.merchants_board import merchants_board
from tilewright.games import keyflower
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.book import GAME
from tilewright.kernel.registry import SpecError

FULL = "keyflower(players=4,merchants=true,variant=merchants,open_workers=true,handicap=[1])"


def test_the_option_string_says_all_and_is_written_back() -> None:
    spec = registry().spec(FULL)
    assert spec.text() == FULL
    assert book_of(FULL).spec == FULL
    assert registry().spec("keyflower(players=4)").text() == "keyflower(players=4)"


@pytest.mark.parametrize("option", ["variant=merchants", "open_workers=true", "handicap=[0]"])
def test_a_variant_without_the_expansion_is_refused_with_a_reason(option: str) -> None:
    with pytest.raises(SpecError, match=r"option-needs .*merchants=true"):
        registry().rules(f"keyflower(players=4,{option})")


def test_a_handicap_for_nobody_is_refused() -> None:
    with pytest.raises(SpecError, match=r"option-players .*'last': 1"):
        registry().rules("keyflower(players=2,merchants=true,handicap=[2])")


def test_what_is_replaced_is_listed() -> None:
    assert book_of("keyflower(players=2)").replaced == []
    assert book_of("keyflower(players=2,merchants=true)").replaced == [
        "plan: KF-1.9 by MC-1.2 (boats by pairs), KF-1.6 by MC-1.4 (winter tiles dealt)",
        "tiebreak: KF-8.12 by MC-7.4 (who chose a boat earlier wins)",
    ]
    assert book_of(FULL).replaced == [
        "plan: KF-1.9 by MC-1.2 (boats by pairs), KF-1.6 by MC-1.4 (winter tiles dealt)",
        "plan: KF-2.3 by MC-8.1 (tiles laid out), KF-1.11 by MC-8.4 (winter pile)",
        "tiebreak: KF-8.12 by MC-7.4 (who chose a boat earlier wins)",
    ]


def test_all_else_is_only_appended() -> None:
    base, full = book_of("keyflower(players=4)"), book_of("keyflower(players=4,merchants=true)")
    assert full.keys[: len(base.keys)] == base.keys
    assert [step.name for step in full.steps][: len(base.steps)] == [step.name for step in base.steps]
    words = [form.word for form in base.codec.forms]
    assert [form.word for form in full.codec.forms][: len(words)] == words
    assert [effect.word for effect in full.effects][: len(base.effects)] == [
        effect.word for effect in base.effects
    ]
    assert (base.expansions, list(base.asides)) == ([], [])


@pytest.mark.parametrize("players", range(2, 7))
def test_without_it_the_game_is_the_one_of_the_base_alone(players: int) -> None:
    values = registry().spec(f"keyflower(players={players})").values
    alone = GAME.build({name: values[name] for name in [option.name for option in GAME.options]}, GAME.version)
    listed = registry().rules(f"keyflower(players={players})")
    assert alone.content == listed.content
    assert alone.digest(alone.new("seed")) == listed.digest(listed.new("seed"))
    assert Board(players=players).table.parts == []


def test_a_record_names_the_facts_of_the_expansion_too() -> None:
    assert book_of("keyflower(players=2)").content != book_of("keyflower(players=2,merchants=true)").content


def test_positions_say_where_everything_is_and_can_be_read_again() -> None:
    lines = ("trade 0; contracts wood3 gold2; shown gold2; cabins 2", "extension keywood red_for_wood",
             "hold boat_keyflower_ii; gold 1", "boat boat_keyflower_ii")  # fmt: skip
    board = merchants_board(*lines, tiles=["keywood+"])
    text = board.rules.position(board.table)
    assert "trade 0; contracts wood3 gold2; shown gold2; cabins 2" in text.splitlines()
    assert board.rules.position(board.rules.load_position(text)) == text


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        ("trade 0; contracts wood3\ntrade 1; contracts wood3", "MC-1.1"),
        ("contracts; display wood3 wood3 -", "MC-1.1"),
        ("contracts; display wood3", "MC-1.5"),
        ("trade 0; contracts wood3; shown gold2", "MC-4.4"),
        ("extension home_1 red_for_wood", "MC-5.1"),
        ("village 0 home_1+ 0,0 0\nextension home_1 red_for_wood\nextension home_1 red_for_red", "MC-5.1"),
        ("village 0 home_1+ 0,0 0; workers 1 blue\nextension home_1 red_for_wood", "MC-5.3"),
        ("extension home_1 pink", "no-such-extension"),
        ("trade 0; contracts pink", "no-such-contract"),
        ("trade 7", "no-number"),
        ("hold boat_flipper; gold 1", "no-boat-in-play"),
        ("boat boat_flipper", "KF-1.9"),
    ],
)
def test_positions_that_cannot_be_are_refused_by_the_rule_that_they_break(lines: str, rule: str) -> None:
    with pytest.raises(ValueError, match=rule):
        merchants_board(lines)


@pytest.mark.parametrize(
    "line", ["contracts; display wood3 - -", "extension home_1 red_for_wood", "wares; cabins 1"]
)
def test_the_base_knows_no_such_lines(line: str) -> None:
    with pytest.raises(ValueError, match="unknown-line"):
        Board(line)


def test_no_file_of_the_base_names_it_or_its_rules() -> None:
    folder = Path(str(keyflower.__file__)).parent
    files = [
        path for path in folder.rglob("*") if path.suffix in (".py", ".toml") and "merchants" not in path.parts
    ]
    said = re.compile(r"merchants|MC-\d|contract|cabin|muleteer", re.IGNORECASE)
    assert len(files) > 40
    assert [path.name for path in files if said.search(path.read_text(encoding="utf-8"))] == []
