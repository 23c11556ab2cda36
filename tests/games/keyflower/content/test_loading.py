"""What the loader of the printed facts refuses, and in which words."""

from pathlib import Path

import pytest

from tests.kernel.sentences import said
from tilewright.games.keyflower.content.loading import load_box
from tilewright.kernel.toml_entry import ContentError


def refusal(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_box(file)
    source, message = said(caught.value).split(": ", 1)
    assert source == str(file)
    assert "\n" not in message
    return message


REFUSED = [
    (
        "miner.points = 3",
        "tile.miner: “points” is unknown here; possible: kind, edges, single_source, season, names,",
    ),
    ("mine.edges = 'RRRRFF'", "tile.mine: there is no tile “mine” (did you mean miner/"),
    ("zzz = {}", "tile.zzz: there is no tile “zzz”; possible: home_1, home_2,"),
    ("miner = 3", "tile.miner: a table is needed here, not 3"),
    ("miner.basic = 'iron'", 'tile.miner.basic: a table is needed here, not "iron"'),
    (
        "miner.upgraded.points = -1",
        "tile.miner.upgraded.points: a whole number from 0 to 1,000 is needed here, not -1",
    ),
    (
        "miner.upgraded.points = 1.5",
        "tile.miner.upgraded.points: a whole number from 0 to 1,000 is needed here, not 1.5",
    ),
    (
        "miner.upgraded.points = true",
        "tile.miner.upgraded.points: a whole number from 0 to 1,000 is needed here, not true",
    ),
    ("miner.basic.gives = { irn = 2 }", "tile.miner.basic.gives: “irn” is unknown here (did you mean iron?)"),
    ("miner.basic.gives = { iron = 0 }", "tile.miner.basic.gives.iron: a whole number from 1 to 1,000"),
    ("miner.basic.one_of = 'iron'", "tile.miner.basic.one_of: a list is needed here"),
    ("miner.basic.one_of = [1]", "tile.miner.basic.one_of: texts are needed in this list, not 1"),
    (
        "peddler.basic.price = 'yellow'",
        "tile.peddler.basic.price: “yellow” is unknown here (did you mean yellow_worker?)",
    ),
    ("miner.kind = 'vilage'", "tile.miner.kind: “vilage” is unknown here (did you mean village?)"),
    ("miner.names.de = 'x'", "tile.miner.names: “de” is unknown here; possible: en, ru, uk, hu"),
    ("miner.names.ru = ' '", 'tile.miner.names.ru: a line of text is needed here, not " "'),
    (
        "miner.cost = {}",
        "tile.miner.cost: an upgrade costs something; possible: gold, iron, stone, wood, any_resource",
    ),
    ("miner.cost = { any = 1 }", "tile.miner.cost: “any” is unknown here; possible: gold, iron,"),
    ("miner.single_source = ['edge']", "tile.miner.single_source: “edge” is unknown here (did you mean edges?)"),
    ("barn.basic.store.kind = 'hay'", "tile.barn.basic.store.kind: “hay” is unknown here; possible: gold, iron,"),
    ("scholar.cost = { wood = 1 }", "tile.scholar: “cost” is unknown here; possible: kind,"),
    (
        "scholar.scoring.word = 'one_knd'",
        "tile.scholar.scoring.word: “one_knd” is unknown here (did you mean one_kind?)",
    ),
    ("scholar.scoring.word = 'sets'", "tile.scholar.scoring: the field points is missing"),
    (
        "scholar.scoring.needs = { saw = 1 }",
        "tile.scholar.scoring: “needs” is unknown here; possible: word, points, domain",
    ),
    (
        "boat_sea_breese.scoring.scale = [0, 2, 1]",
        "tile.boat_sea_breese.scoring.scale: two or more numbers that do not",
    ),
    (
        "boat_flipper.load.winter = { workers = 1 }",
        "tile.boat_flipper.load: “winter” is unknown here; possible: spring,",
    ),
    (
        "boat_flipper.load.spring.gold = 1",
        "tile.boat_flipper.load.spring: “gold” is unknown here; possible: workers, skills",
    ),
    (
        "turn_order_1.a.start_player = 1",
        "tile.turn_order_1.a.start_player: true or false is needed here, not 1",
    ),
    (
        "boat_flipper.min_players = 1",
        "tile.boat_flipper.min_players: a whole number from 2 to 6 is needed here, not 1",
    ),
    (
        "boat_flipper.min_players = 7",
        "tile.boat_flipper.min_players: a whole number from 2 to 6 is needed here, not 7",
    ),
    ("turn_order_1.a.players = [2]", "tile.turn_order_1.a.players: the least and the most number of players"),
]


@pytest.mark.parametrize(("line", "message"), REFUSED)
def test_a_wrong_entry_is_refused_by_name(tmp_path: Path, line: str, message: str) -> None:
    assert refusal(tmp_path, "[tile]\n" + line).startswith(message)


@pytest.mark.rule("KF-7.12", "KF-7.15")
@pytest.mark.parametrize(
    ("key", "edges", "message"),
    [
        ("miner", "RRR", "six letters of R, F and W are needed here, not “RRR”"),
        ("miner", "RRRRFX", "six letters of R, F and W are needed here, not “RRRRFX”"),
        ("miner", "RRRFFF", "4 R and 0 W are needed here, not RRRFFF"),
        ("mason", "RRRRFF", "3 R and 0 W are needed here, not RRRRFF"),
        ("home_1", "RRRRRR", "5 R and 1 W are needed here, not RRRRRR"),
        ("turn_order_3", "RRFFFF", "3 R and 0 W are needed here, not RRFFFF"),
        ("boat_flipper", "WWFFFF", "the two W must be opposite each other, not as in WWFFFF"),
    ],
)
def test_wrong_edges_are_refused(tmp_path: Path, key: str, edges: str, message: str) -> None:
    assert refusal(tmp_path, f"[tile.{key}]\nedges = '{edges}'") == f"tile.{key}.edges: {message}"


@pytest.mark.rule("KF-1.5", "KF-1.9", "KF-1.10")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("miner = { season = 'summer', edges = 'RRRFFF' }", "spring: 12 tiles are needed, not 11 (KF-1.5)"),
        ("home_1.number = 2", "home: must be numbered 1 to 6, not 2, 2, 3, 4, 5, 6 (KF-1.5)"),
        ("summer_boat_1.number = 2", "summer_boat: must be numbered 1 to 4, not 2, 2, 3, 4 (KF-1.5)"),
        ("boat_flipper.min_players = 2", "boats: 3 are for 2 players, not 2 (KF-1.9)"),
        (
            "turn_order_2.a.start_player = false",
            "tile.turn_order_2: one side with the start-player symbol is needed for 3 players (KF-1.10)",
        ),
    ],
)
def test_a_box_that_cannot_be_set_up_is_refused(tmp_path: Path, line: str, message: str) -> None:
    assert refusal(tmp_path, "[tile]\n" + line) == message


def test_files_that_hold_no_facts_are_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path, "[tile.miner\n").startswith("is not TOML: ")
    assert refusal(tmp_path, "tiles = 1") == "“tiles” is unknown here (did you mean tile?)"
    assert refusal(tmp_path, "[[tile]]\nid = 'miner'") == "tile: a table is needed here, not [...]"
    assert refusal(tmp_path, "components.workers.pink = 1").startswith(
        "components.workers: “pink” is unknown here"
    )
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    for name, reason in (
        ("bytes.toml", "no-text"),
        ("none.toml", "missing"),
        ("", "folder"),
    ):
        with pytest.raises(ContentError, match=reason):
            load_box(tmp_path / name)
