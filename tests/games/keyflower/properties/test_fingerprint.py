"""The digest of the printed facts: every fact that the rules read is in it, and names are not."""

from pathlib import Path

import pytest

from tests.fields import fields
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.content.box import Box, Tile
from tilewright.games.keyflower.content.fingerprint import list_box
from tilewright.games.keyflower.content.loading import load_box
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.native import i64, vec

NO_FACTS = {
    "index",
    "kinds",
    "names",
    "single_source",
}  # where it stands in the box, what it is called, who says so
NO_FACTS |= {"goods", "goods_count", "kinds", "skill_count"}  # sums of what is printed, and the same packed
LISTS = {"tiles", "by_key", "homes", "boats", "orders", "seasons", "summer_boats"}  # made from the tiles


def digest(box: Box) -> str:
    return fingerprint(list_box(box))


PLAIN = digest(load_box())


def parts() -> list[tuple[str, str, str]]:
    """Every attribute of everything in the box, once for each class: class, an example's path, attribute."""
    found: dict[tuple[str, str], str] = {}
    for tile in load_box().tiles:
        for path, thing in (("tile", tile), *things_of(tile)):
            for name in fields(thing):
                found.setdefault((type(thing).__name__, name), f"{tile.key} {path}")
    return [(kind, path, name) for (kind, name), path in found.items()]


def things_of(tile: Tile) -> list[tuple[str, object]]:
    things: list[tuple[str, object]] = [("faces.0", tile.faces[0]), ("faces.1", tile.faces[1])]
    things += [(f"order_sides.{i}", side) for i, side in enumerate(tile.order_sides)]
    return things + [(name, thing) for name in ("cost", "scoring") if (thing := getattr(tile, name)) is not None]


def changed(value: object) -> object:
    """Something else of the same make."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, dict):
        return {**value, "more": "x"}
    if isinstance(value, tuple):
        return (changed(value[0]), *value[1:]) if value else ()
    return vec[i64]([int(number) + 1 for number in value])  # type: ignore[attr-defined]  # a packed row


PARTS = [part for part in parts() if part[2] not in {"faces", "cost", "scoring", "order_sides"}]


@pytest.mark.parametrize(("kind", "path", "name"), PARTS, ids=[f"{kind}.{name}" for kind, _, name in PARTS])
def test_every_fact_of_a_tile_counts(kind: str, path: str, name: str) -> None:
    box = load_box()
    key, _, way = path.partition(" ")
    thing: object = box.tile(key)
    for step in way.split(".") if way != "tile" else []:
        thing = thing[int(step)] if isinstance(thing, tuple) and step.isdigit() else getattr(thing, step)
    before = getattr(thing, name)
    after = changed(before)
    if after == before:  # nothing of this kind is printed in the base game
        after = (((0, 1),),) if name == "cargo" else (("x", 1),) if name == "needs" else ((0, 1),)
    setattr(thing, name, after)
    assert (digest(box) != PLAIN) == (name not in NO_FACTS)


@pytest.mark.parametrize("name", [name for name in fields(load_box()) if name not in LISTS])
def test_every_number_of_pieces_counts(name: str) -> None:
    box = load_box()
    counts = getattr(box, name)
    setattr(box, name, (counts[0] + 1, *counts[1:]))
    assert digest(box) != PLAIN


def test_the_digest_is_the_same_each_time() -> None:
    assert digest(load_box()) == PLAIN


def test_rules_carry_the_digest_of_the_box_in_use(tmp_path: Path) -> None:
    games = registry()
    plain = games.rules("keyflower(players=2)").content
    assert plain == games.rules("keyflower(players=6)").content == PLAIN
    assert games.rules("keyflower(players=2,edition=ru)").content != plain
    corrected = tmp_path / "box.toml"
    corrected.write_text("[tile.keythedral.scoring]\npoints = 13\n")
    assert games.rules(f'keyflower(players=2,box="{corrected}")').content != plain
    corrected.write_text('[tile.keythedral.names]\nen = "Cathedral"\n')
    assert games.rules(f'keyflower(players=2,box="{corrected}")').content == plain
