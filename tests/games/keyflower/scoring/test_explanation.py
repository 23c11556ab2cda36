"""KF-8.8 and KF-8.14: a score is explained line by line, and the lines always add up."""

import json

import pytest

from tests.games.keyflower.board import Board
from tests.games.keyflower.game_ends import explained_items, explained_line, lines_of, rich_end, winter_board
from tests.games.keyflower.season_ends import end_season_and_boats, place_all
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES, SKILLS
from tilewright.games.keyflower.scoring import best_total
from tilewright.games.keyflower.scoring.final_score import VillageTally, assigned_points, best_flip, best_points
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.tile_pieces import count_goods
from tilewright.games.keyflower.steps.upgrade import upgradable
from tilewright.kernel.rng import Rng
from tilewright.kernel.rows import replaced
from tilewright.kernel.rules import Rules

ENDS = range(300)


def owned(book: Book, s: KeyflowerState, seat: int) -> dict[str, int]:
    """Every item of a seat by its name."""
    found = dict(zip(COLOURS, s.hand[seat * 4 : seat * 4 + 4], strict=True))
    found |= dict(zip(SKILLS, s.skills[seat * 3 : seat * 3 + 3], strict=True))
    for kind, name in enumerate(RESOURCES):
        found[name] = sum(count_goods(s.goods[tile], kind) for tile in s.villages[seat].tiles)
    found["purple"] = int(s.start == seat)
    return {name: count for name, count in found.items() if count}


def rows(explained_line: object) -> list[dict[str, object]]:
    assert isinstance(explained_line, list)
    return explained_line


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


@pytest.mark.rule("KF-8.8")
def test_the_lines_add_up_to_the_score_at_hundreds_of_ends() -> None:
    for seed in ENDS:
        book, s = rich_end(seed, 2 + seed % 5)
        for seat in range(book.seats):
            explained_line = book.explain(s, seat)
            assert sum(number(line["points"]) for line in rows(explained_line["lines"])) == explained_line["total"]
            assert explained_line["total"] == book.scores(s)[seat]


@pytest.mark.rule("KF-8.8", "KF-8.1")
def test_every_item_is_on_one_line_or_unused() -> None:
    for seed in ENDS:
        book, s = rich_end(seed)
        explained_line = book.explain(s, 0)
        used = [item for line in rows(explained_line["lines"]) for item in rows(line.get("items", []))]
        found: dict[str, int] = {}
        for item in [*used, *rows(explained_line["unused"])]:
            found[str(item["item"])] = found.get(str(item["item"]), 0) + number(item["count"])
        assert found == owned(book, s, 0)


@pytest.mark.rule("KF-8.8", "KF-8.9")
def test_every_line_has_the_items_that_its_tile_takes() -> None:
    for seed in ENDS:
        book, s = rich_end(seed)
        for line in rows(book.explain(s, 0)["lines"]):
            if line["what"] in ("sets", "one_kind", "leftover_workers"):
                scoring = book.box.tile(str(line["tile"])).scoring
                assert scoring is not None
                assert line["points"] == number(line["times"]) * scoring.points
                size = sum(count for _, count in scoring.needs) or 1
                assert sum(number(item["count"]) for item in rows(line["items"])) == number(line["times"]) * size


@pytest.mark.rule("KF-8.3", "KF-8.14")
def test_a_storage_line_has_only_what_lies_there_and_the_purple_worker() -> None:
    for seed in ENDS:
        book, s = rich_end(seed)
        stores = [line for line in rows(book.explain(s, 0)["lines"]) if line["what"] == "store"]
        for line in stores:
            assert all(item.get("on") == line["tile"] or item["item"] == "purple" for item in rows(line["items"]))


@pytest.mark.rule("KF-8.8")
def test_an_explanation_is_plain_data() -> None:
    book, s = rich_end(7)
    explained_line = book.explain(s, 0)
    assert json.loads(json.dumps(explained_line)) == explained_line


@pytest.mark.rule("KF-8.8")
def test_items_say_as_what_they_count_and_where_they_lie() -> None:
    board = winter_board(
        "mercers_guild", "timber_yard; goods 2 wood 1 gold", "home_1; goods 1 stone 1 gold 1 wood"
    )
    assert explained_items(board, "timber_yard") == [
        {"item": "gold", "count": 1, "as": "wood", "on": "timber_yard"},
        {"item": "wood", "count": 2, "on": "timber_yard"},
    ]
    assert {"item": "gold", "count": 1, "as": "iron"} in explained_items(board, "mercers_guild")
    assert {"item": "wood", "count": 1} in explained_items(board, "mercers_guild")


@pytest.mark.rule("KF-8.3", "KF-8.8", "KF-9.7")
def test_what_is_locked_on_a_storage_tile_and_scores_nothing_is_named_with_its_place() -> None:
    board = winter_board("windmill", "timber_yard; goods 5 stone 1 wood")
    assert explained_line(board, "windmill")["points"] == 0
    assert explained_items(board, "timber_yard") == [{"item": "wood", "count": 1, "on": "timber_yard"}]
    unused = rows(board.rules.explain(board.table, 0)["unused"])
    assert unused == [{"item": "stone", "count": 5, "on": "timber_yard", "locked": True}]


@pytest.mark.rule("KF-8.14", "KF-9.11")
def test_a_storage_tile_that_flipper_turned_is_explained_with_the_side_that_lay_up_before() -> None:
    tiles = "boat_flipper", "home_1+", "artisan", "barn; goods 4 wood"
    board = winter_board(*tiles, players=4, options=",merchants=true")
    assert board.rules.explain(board.table, 0)["flipped"] == "barn"
    assert explained_line(board, "barn")["points"] == 4


@pytest.mark.rule("KF-8.8")
def test_items_that_score_nothing_are_named() -> None:
    board = winter_board("apothecary", "home_1; goods 2 wood", workers="7 red", skills="1 saw")
    unused = [("red", 2), ("saw", 1), ("wood", 2)]
    found = rows(board.rules.explain(board.table, 0)["unused"])
    assert sorted((item["item"], item["count"]) for item in found) == unused


@pytest.mark.rule("KF-8.8")
def test_a_scoring_tile_that_scores_nothing_has_a_line_too() -> None:
    board = winter_board("scholar", "barn", "boat_sea_breese", players=3)
    assert [explained_line(board, tile)["points"] for tile in ("scholar", "barn")] == [0, 0]


@pytest.mark.rule("KF-8.2", "KF-8.14")
def test_the_tile_that_flipper_turned_is_named_and_scores_as_turned() -> None:
    board = winter_board("boat_flipper", "forge", players=4)
    assert board.rules.explain(board.table, 0)["flipped"] == "forge"
    assert {"what": "printed", "tile": "forge", "points": 10, "times": 1} in lines_of(board)
    assert board.table.side[board.tile("forge")] == 0
    assert board.rules.scores(board.table)[0] == board.rules.explain(board.table, 0)["total"] == 2 + 10


@pytest.mark.rule("KF-9.11")
def test_flippers_tile_is_the_best_of_all_that_could_be_turned() -> None:
    for seed in ENDS:
        book, s = rich_end(seed, 2)
        for seat in range(2):
            plain = VillageTally(book, s, seat)
            points = [plain.fixed() + best_total(plain.holdings)]
            for tile in s.villages[seat].tiles:
                if plain.flips and upgradable(book, s, tile):
                    turned = s.clone()
                    turned.side = replaced(turned.side, tile, 1)
                    tally = VillageTally(book, turned, seat)
                    points.append(tally.fixed() + best_total(tally.holdings))
            assert best_points(book, s, seat) == max(points)
            assert best_flip(plain, best_total(plain.holdings))[1] == max(points) - points[0] or not plain.flips


@pytest.mark.rule("KF-8.6")
def test_without_a_tile_that_scores_items_the_short_way_gives_the_same() -> None:
    for seed in ENDS:
        book, s = rich_end(seed)
        s.villages[0] = book.load_position("season winter\nmarket none").villages[0]
        s.goods[s.villages[0].tiles[0]] = seed % 5 | seed % 7 << 24
        holdings = VillageTally(book, s, 0).holdings
        assert assigned_points(holdings) == best_total(holdings)


@pytest.mark.rule("KF-8.8")
def test_a_score_is_explained_at_any_moment_of_a_game() -> None:
    book = Board(players=3).rules
    s = book.new("any moment")
    dice = Rng.from_seed("player")
    for _ in range(400):
        if book.over(s):
            break
        seat = book.waiting_seats(s)[0]
        options = book.options(s, seat)
        book.apply(s, seat, options[dice.below(len(options))])
        assert [book.explain(s, other)["total"] for other in range(3)] == book.scores(s)


@pytest.mark.rule("KF-9.9")
def test_an_explanation_reads_nothing_that_its_seat_does_not_know() -> None:
    for seed in range(40):
        book, s = rich_end(seed, 3)
        guess = book.determinize(s, 1, Rng.from_seed(str(seed)))
        assert book.explain(guess, 1) == book.explain(s, 1)


@pytest.mark.rule("KF-8.13", "KF-9.9")
def test_all_seats_are_explained_to_all_only_when_the_game_is_over() -> None:
    board = end_season_and_boats("seat 0; workers 3 red", season="winter")
    assert "explained" not in board.rules.view(board.table, 0)
    view = place_all(board).rules.view(board.table, -1)
    assert [explained_line["total"] for explained_line in rows(view["explained"])] == view["scores"]


def test_a_game_that_explains_nothing_says_so() -> None:
    board = Board()
    with pytest.raises(NotImplementedError):
        Rules("silent", 1, 2).explain(board.table, 0)
