"""An owner's corrections of the printed facts, and the tiles of an expansion beside them."""

from importlib.resources import files
from pathlib import Path

import pytest

from tilewright.games.keyflower.content import terms
from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.loading import BASE_FILES, Facts, load_box, read_tiles
from tilewright.games.keyflower.content.vocabulary import Words
from tilewright.kernel.toml_entry import ContentError

BOX = load_box()


def corrected(folder: Path, text: str) -> Box:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return load_box(file)


def test_a_corrected_file_changes_only_what_it_names(tmp_path: Path) -> None:
    box = corrected(
        tmp_path,
        "[tile.miner]\nupgraded.points = 4\nbasic.gives = { gold = 1 }\nnames.en = 'Digger'\n"
        "[tile.scholar]\nscoring.points = 2\n[tile.scribes]\nscoring = { word = 'fixed', points = 9 }\n"
        "[components]\nworkers.green = 21\n[tile.boat_flipper]\nload.autumn.workers = 6\n",
    )
    basic, upgraded = box.tile("miner").faces
    assert (basic.gives, upgraded.points) == (((terms.GOLD, 1),), 4)
    assert upgraded.gives == BOX.tile("miner").faces[1].gives
    assert (box.tile("miner").name("en"), box.tile("miner").name("hu")) == ("Digger", "Bányász")
    scholar, scribes = box.tile("scholar").scoring, box.tile("scribes").scoring
    assert scholar
    assert (scholar.word, scholar.domain, scholar.points) == ("one_kind", "skill", 2)
    assert scribes
    assert (scribes.word, scribes.needs, scribes.points) == ("fixed", (), 9)
    assert box.workers == (40, 40, 40, 21)
    assert box.tile("boat_flipper").load[2] == (6, 2)


def test_a_whole_file_may_be_given(tmp_path: Path) -> None:
    folder = files("tilewright.games.keyflower") / "data"
    whole = "\n".join((folder / f"{name}.toml").read_text(encoding="utf-8") for name in BASE_FILES)
    box = corrected(tmp_path, "\ufeff" + whole.replace('"Miner"', '"Digger"'))
    assert box.tile("miner").name("en") == "Digger"
    assert [tile.key for tile in box.tiles] == [tile.key for tile in BOX.tiles]


def test_an_empty_file_corrects_nothing(tmp_path: Path) -> None:
    assert [tile.edges for tile in corrected(tmp_path, "").tiles] == [tile.edges for tile in BOX.tiles]


def test_an_expansion_brings_tiles_and_words_of_its_own() -> None:
    names = {"en": "Ferry", "ru": "Паром"}
    ferry = {"kind": "boat", "names": names, "edges": "WFFWFF", "min_players": 2, "pair": "boat_flipper"}
    ferry |= {"load": {season: {"workers": 1, "pearl": 2} for season in ("spring", "summer", "autumn")}}
    ferry |= {"scoring": {"word": "pearls", "points": 3}}
    facts, words = Facts(), Words(("pearl",), {"pearls": ("points",)}, ("pearl",), ("pair",), ("en", "ru"))
    facts.gather({"tile": {"ferry": ferry}}, "ferries.toml")
    box = load_box(more=((facts, words),))
    tile = box.tile("ferry")
    assert (tile.index, box.boats[-1], tile.notes, tile.name("hu")) == (
        64,
        64,
        {"pair": "boat_flipper"},
        "Ferry",
    )
    assert tile.load == ((1, 0),) * 3
    assert tile.cargo == (((len(terms.EFFECTS), 2),),) * 3
    with pytest.raises(ContentError, match=r"tile-in-box.*ferries\.toml: tile\.ferry"):
        read_tiles(facts, box, words)
    with pytest.raises(ContentError, match=r"tile-twice.*ferries"):
        facts.gather({"tile": {"ferry": ferry}}, "more.toml")


def test_a_correction_reaches_the_tiles_of_an_expansion_too(tmp_path: Path) -> None:
    facts = Facts()
    names = dict.fromkeys(terms.LANGUAGES, "Quay")
    quay = {"kind": "village", "season": "winter", "names": names, "edges": "RFFFFF"}
    facts.gather({"tile": {"quay": quay | {"scoring": {"word": "fixed", "points": 1}}}}, "quays.toml")
    file = tmp_path / "mine.toml"
    file.write_text("[tile.quay]\nscoring.points = 4\n", encoding="utf-8")
    scoring = load_box(file, ((facts, Words()),)).tile("quay").scoring
    assert scoring is not None
    assert scoring.points == 4
    with pytest.raises(ContentError, match=r"no-tile.*tile\.quay"):
        load_box(file)
