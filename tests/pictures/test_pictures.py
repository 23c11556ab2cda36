"""Pictures of tables: well-formed SVG in which every symbol is there, for every game and moment."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import tilewright
from tests.kernel.toy import Toy
from tests.kernel.toy_play import spec_of
from tests.words.game_texts import game_texts
from tilewright.kernel.match import Match
from tilewright.kernel.state import State
from tilewright.pictures.generic import width_of, wrapped
from tilewright.pictures.svg import Picture, document, drawn

GAMES = ("keyflower(players=2)", "keyflower(players=6,merchants=true)", "artificium(players=4)")


def check(picture: Picture) -> None:
    ElementTree.fromstring(picture.svg)
    ids = re.findall(r'<symbol id="([\w-]+)"', picture.svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([\w-]+)"', picture.svg)) <= set(ids)
    assert "var(" not in picture.svg


@pytest.mark.slow
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


TEXTS = "toy-area-deck = Cards left"


class Seated(Toy):
    """The toy game with what lies before each player."""

    def view(self, s: State, seat: int) -> dict[str, object]:
        hands = [{"hand": 2, "shown": ["owl", "owl", "fox"]} for _ in range(self.seats)]
        return {**super().view(s, seat), "players": hands}


def test_a_game_without_drawings_is_shown_in_its_own_words(tmp_path: Path) -> None:
    match = Match(Seated(3), "seed", ["Mira", "Anton", "Zoe"])
    with game_texts(tmp_path, "toy", en=TEXTS):
        table = tilewright.Table(match, spec_of(), "hu")
        picture = table.picture(seat=0)
        check(picture)
        assert "<title>Toy</title>" in picture.svg
        assert ">Anton</text>" in picture.svg
        assert "Cards left: 18" in picture.svg
        assert "2 × Owl, Fox" in picture.svg
        part = table.picture("players.1", 0)
        check(part)
        assert ">Anton</text>" in part.svg
        assert ">Mira</text>" not in part.svg
        with pytest.raises(ValueError, match=re.escape("players.2")):
            table.picture("moon")


def test_lines_of_a_picture_use_its_width() -> None:
    words = " ".join(["Stones in the river"] * 40)
    lines = wrapped(words)
    assert " ".join(lines) == words
    assert all(800 < width_of(line) <= 932 for line in lines[:-1])
    assert wrapped("x" * 300) == ["x" * 300]


def test_only_used_symbols_are_put_in() -> None:
    picture = document("x", (0, 0, 10, 10), '<use href="#coin"/>', drawn("artificium")["symbols"])
    assert picture.svg.count("<symbol") == 1
