"""Weight sets: every file can be played with, says where it comes from, and a wrong one is told what is wrong."""

import json
from importlib.resources import files

import pytest

from tilewright.bots.catalogue import bots_of
from tilewright.bots.weight_sets import (
    BEST,
    FIRST_EDITION,
    WeightError,
    WeightSet,
    WeightTable,
    find_set,
    written,
)
from tilewright.games.catalogue import registry

SPECS = {"keyflower": "keyflower(players=3)", "artificium": "artificium(players=3)"}
FILES = [
    (game, file.name.removesuffix(".json"))
    for game in SPECS
    for file in (files(f"tilewright.bots.{game}") / "weight_sets").iterdir()
]


@pytest.mark.parametrize(("game", "name"), sorted(FILES))
def test_every_set_makes_a_mind_and_says_where_it_comes_from(game: str, name: str) -> None:
    rules = registry().rules(SPECS[game])
    found = find_set(f"tilewright.bots.{game}", BEST, name)
    assert found.name == name
    make = bots_of(rules).weighted
    assert make is not None
    make(rules, found)
    provenance = found.sections["provenance"]
    assert provenance["made"]
    if name != FIRST_EDITION and "by hand" not in str(provenance["made"]):
        assert all(one["passed"] for one in provenance["gate"])  # type: ignore[attr-defined]
        assert len(str(provenance["commit"])) == 40
        begun = "of the way to base-" in str(provenance["made"])  # whose own games say enough
        assert begun or int(str(provenance["games"])) > 1000
        assert provenance["seed"]


def test_a_table_has_its_own_set_else_the_usual_one() -> None:
    package = "tilewright.bots.keyflower"
    assert find_set(package, FIRST_EDITION, "base-2").name == FIRST_EDITION
    assert find_set(package, "", "base-2").name == FIRST_EDITION
    assert find_set(package, BEST, "base-99").name in ("usual", FIRST_EDITION)
    with pytest.raises(WeightError):
        find_set(package, "tenth-edition", "base-2")


def take_all(table: WeightTable) -> None:
    table.number("one")
    table.row("row", 2)
    table.done()


@pytest.mark.parametrize(
    ("values", "wrong"),
    [
        ({"row": [1, 2]}, "there is no one"),
        ({"one": "1", "row": [1, 2]}, "one is no number"),
        ({"one": True, "row": [1, 2]}, "one is no number"),
        ({"one": 1, "row": [1, 2, 3]}, "row is no list of 2"),
        ({"one": 1, "row": [1, 2], "two": 2}, "nobody takes two"),
    ],
)
def test_the_error_of_a_wrong_set_says_what_is_wrong(values: dict[str, object], wrong: str) -> None:
    with pytest.raises(WeightError, match=wrong):
        take_all(WeightTable("tried", values))


def test_what_an_older_set_does_not_have_changes_nothing() -> None:
    table = WeightTable("older", {"newer": [1.0, 2.0]})
    assert list(table.later("newest", 2)) == [0.0, 0.0]
    assert list(table.later("newer", 2)) == [1.0, 2.0]


def test_a_set_is_written_as_it_is_read() -> None:
    found = find_set("tilewright.bots.keyflower", FIRST_EDITION, "")
    assert json.loads(written(found.sections)) == found.sections
    assert WeightSet("again", json.loads(written(found.sections))).search() == found.search()
