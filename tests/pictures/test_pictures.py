"""Pictures of tables: well-formed SVG in which every symbol is there, for every game and moment."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import tilewright
from tilewright.pictures.svg import Picture, document, drawn

GAMES = ("keyflower(players=2)", "keyflower(players=6,merchants=true)", "artificium(players=4)")


def check(picture: Picture) -> None:
    ElementTree.fromstring(picture.svg)
    ids = re.findall(r'<symbol id="([\w-]+)"', picture.svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([\w-]+)"', picture.svg)) <= set(ids)
    assert "var(" not in picture.svg


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_drawn_for_every_seat(game: str) -> None:
    table = tilewright.new(game, seed="pictures")
    turns = 0
    while not table.over:
        if turns % 15 == 0:
            for seat in range(-1, len(table.names)):
                check(table.picture(seat=seat))
        table.play_bot("easy")
        turns += 1
    check(table.picture())


def test_every_tile_and_card_of_the_games_has_a_drawing() -> None:
    from tilewright.games.catalogue import registry

    tiles = registry().rules("keyflower(players=6,merchants=true)").facts()["tiles"]
    cards = registry().rules("artificium(players=2)").facts()["cards"]
    assert isinstance(tiles, dict)
    assert isinstance(cards, dict)
    assert set(tiles) == set(drawn("keyflower")["drawings"])
    assert {*cards, "back"} == set(drawn("artificium")["drawings"])


def test_a_village_is_a_picture_of_its_own() -> None:
    table = tilewright.new("keyflower", players=2, seed="demo")
    check(table.picture("village", 1))
    assert table._repr_svg_() == table.picture().svg
    with pytest.raises(ValueError, match="village"):
        table.picture("moon")


def test_pictures_beside_each_other_share_no_ids() -> None:
    table = tilewright.new("keyflower", players=2, seed="demo")
    one, other = table.picture("village", 0), table.picture("village", 1)
    ids = [set(re.findall(r'<symbol id="([\w-]+)"', picture.svg)) for picture in (one, other)]
    assert ids[0].isdisjoint(ids[1])


def test_names_cannot_write_into_a_picture() -> None:
    table = tilewright.new("keyflower", players=2, seed="demo", names=["<script>", '"&'])
    picture = table.picture()
    check(picture)
    assert "<script>" not in picture.svg


def test_a_game_without_drawings_is_shown_by_its_view() -> None:
    from tilewright.pictures.anygame import draw

    view = {"game": "toy", "round": 2, "players": [{"seat": 0, "cards": 3}, {"seat": 1, "cards": 4}]}
    picture = draw(view, ["Mira", "Anton"], 0, "en")
    check(picture)
    assert "Anton" in picture.svg
    assert "cards 4" in picture.svg


def test_only_used_symbols_are_put_in() -> None:
    picture = document("x", (0, 0, 10, 10), '<use href="#coin"/>', drawn("artificium")["symbols"])
    assert picture.svg.count("<symbol") == 1
