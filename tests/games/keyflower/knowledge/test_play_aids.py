"""Helps of Keyflower and its expansion: exact where they claim it, bounds that hold, nothing that is hidden."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.games.keyflower.board import Board
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.book import Book
from tilewright.games.keyflower.content.terms import P3A, RESOURCES
from tilewright.games.keyflower.knowledge.play_aids.hidden_hands import share_out
from tilewright.games.keyflower.knowledge.play_aids.standings import settle_auctions
from tilewright.games.keyflower.knowledge.play_aids.transport_reach import find_distances
from tilewright.games.keyflower.scoring.final_score import best_points
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.stocks import goods_on
from tilewright.games.keyflower.steps.upgrade import pays
from tilewright.kernel.native import i64, vec
from tilewright.kernel.rng import Rng

SPECS = ["keyflower(players=2)", "keyflower(players=4)", "keyflower(players=3,merchants=true)"]


def moments(spec: str, every: int, least: int = 0) -> Iterator[tuple[Book, KeyflowerState, int, Rng]]:
    """Decisions of a game in which nobody passes without need, so that villages grow."""
    rules = registry().rules(spec)
    assert isinstance(rules, Book)
    dice = Rng.from_seed(f"helps {spec}")
    s = rules.new("helps")
    number = 0
    while not rules.over(s):
        seat = rules.waiting_seats(s)[0]
        if number >= least and number % every == 0:
            yield rules, s, seat, dice
        options = rules.options(s, seat)
        first = 1 if len(options) > 1 and dice.below(4) else 0
        rules.apply(s, seat, options[first + dice.below(len(options) - first)])
        number += 1


def helps(rules: Book, s: KeyflowerState, seat: int, dice: Rng) -> dict[str, Any]:
    return rules.play_aids(rules.determinize(s, seat, dice.fork()), seat)


@pytest.mark.parametrize("spec", SPECS)
def test_every_guess_gives_the_same_helps(spec: str) -> None:
    for rules, s, seat, dice in moments(spec, 9):
        found = helps(rules, s, seat, dice)
        assert found == helps(rules, s, seat, dice)
        assert found == rules.play_aids(s, seat)


@pytest.mark.parametrize("spec", SPECS)
def test_usable_and_biddable_are_the_options(spec: str) -> None:
    asked = 0
    for rules, s, seat, dice in moments(spec, 1):
        if rules.question_name(s) != "turn":
            continue
        found = helps(rules, s, seat, dice)
        texts = [rules.text(action) for action in rules.options(s, seat)]
        can = [f"use {one['tile']}" for one in found["uses"] if one["can"]]
        can += [f"bid {one['tile']}" for one in found["bids"] if one["can"]]
        assert sorted(can) == sorted(text for text in texts if text.startswith(("use ", "bid ")))
        for one in [*found["uses"], *found["bids"]]:
            assert one["can"] == bool(one["colours"] or (one.get("mixed", False) and one["can"]))
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("spec", SPECS)
def test_a_use_is_idle_if_nothing_comes_of_it(spec: str) -> None:
    seen = {"transport": 0, "": 0}
    for rules, s, seat, dice in moments(spec, 5):
        if rules.question_name(s) != "turn":
            continue
        for one in helps(rules, s, seat, dice)["uses"]:
            if not one["can"] or "transport" not in one or one.get("price"):
                continue
            after = s.clone()
            rules.apply(after, seat, rules.parse(f"use {one['tile']}"))
            sends = [a for a in rules.options(after, seat) if rules.text(a).startswith("send ")]
            if not sends:
                continue
            rules.apply(after, seat, sends[0])
            goes_on = rules.is_asked(after, seat) and rules.question_name(after) == "transport"
            assert goes_on == (one.get("idle", "") == "")
            seen[one.get("idle", "")] += 1
    assert seen["transport"] > 0
    assert seen[""] > 0


def test_a_use_is_idle_if_nothing_is_left_of_what_it_gives() -> None:
    for rules, s, seat, dice in moments(SPECS[0], 1):
        found = [one for one in helps(rules, s, seat, dice)["uses"] if set(one.get("gives", {})) == {"stone"}]
        if not found:
            continue
        assert all("idle" not in one for one in found)
        s.supply[RESOURCES.index("stone")] = 0
        names = {one["tile"] for one in found}
        left = [one for one in helps(rules, s, seat, dice)["uses"] if one["tile"] in names]
        assert [one["idle"] for one in left] == ["supply"] * len(names)
        return
    raise AssertionError("no tile gives stone")


@pytest.mark.parametrize("spec", SPECS)
def test_bounds_hold_every_possible_world_and_are_exact_for_the_own_seat(spec: str) -> None:
    wide = 0
    for rules, s, seat, dice in moments(spec, 11, 40):
        found = helps(rules, s, seat, dice)
        for _ in range(6):
            world = rules.determinize(s, seat, dice.fork())
            after = settle_auctions(rules, world)
            for one in found["standings"]:
                for key, table in (("now", world), ("settled", after)):
                    points = best_points(rules, table, one["seat"])
                    low, high = one[key]["low"], one[key]["high"]
                    assert low <= points <= high
                    assert one["seat"] != seat or low == high
                    wide += low < high
    assert wide > 0 or spec.startswith("keyflower(players=2)")


def fewest_moves(rules: Book, s: KeyflowerState, seat: int, tile: int) -> int:
    """The fewest moves by trying every choice of single resources."""
    cost = rules.box.tiles[tile].cost
    assert cost is not None
    units = []
    for start in s.villages[seat].tiles:
        far = find_distances(s, seat, start).get(tile, -1)
        if far >= 0:
            units += [
                (far, kind) for kind in range(4) for _ in range(min(cost.goods_count, goods_on(s, start, kind)))
            ]
    best = -1
    for chosen in combinations(sorted(units)[:14], cost.goods_count):
        paid = vec[i64]([sum(kind == one for _, kind in chosen) for one in range(4)])
        if pays(paid, cost.goods) or s.has_power(seat, P3A):
            moves = sum(far for far, _ in chosen)
            best = moves if best < 0 else min(best, moves)
    return best


@pytest.mark.parametrize("spec", SPECS)
def test_the_fewest_moves_of_an_upgrade_are_the_fewest(spec: str) -> None:
    found_some = 0
    for rules, s, seat, dice in moments(spec, 8):
        for one in helps(rules, s, seat, dice)["transport"]["upgrades"]:
            tile = rules.box.by_key[one["tile"]]
            units = sum(goods_on(s, t, k) for t in s.villages[seat].tiles for k in range(4))
            if units <= 12:
                assert one["moves"] == fewest_moves(rules, s, seat, tile)
                found_some += one["moves"] > 0
            assert not one["can"] or (one["moves"] == 0 and one["skills"])
    assert found_some > 0


def test_a_winter_tile_gains_what_its_scoring_says() -> None:
    seen = 0
    for spec in SPECS:
        for rules, s, seat, dice in moments(spec, 10):
            for one in helps(rules, s, seat, dice)["gains"]:
                tile = rules.box.tile(one["tile"])
                assert one["alone"] >= 0
                assert one["settled"] >= 0
                for worth in ("alone", "settled"):
                    without, with_it = one[f"{worth}_of"]
                    assert with_it - without == one[worth]
                assert one["alone_of"][0] == best_points(rules, s, seat)
                if tile.scoring is not None and tile.scoring.word == "fixed":
                    assert one["alone"] == one["settled"] == tile.scoring.points
                    seen += 1
    assert seen > 0


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("season spring; turn 0\nmarket keywood\nseat 0; winter scholar keythedral", ["keythedral", "scholar"]),
        ("season winter; turn 0\nmarket keythedral", ["keythedral"]),
    ],
)
def test_gains_are_listed_for_winter_tiles_and_boats_that_can_still_be_had(text: str, tiles: list[str]) -> None:
    board = Board(text)
    aids: dict[str, Any] = board.rules.play_aids(board.table, 0)
    assert [one["tile"] for one in aids["gains"]] == tiles


@pytest.mark.parametrize("spec", SPECS)
def test_memory_counts_every_worker_once(spec: str) -> None:
    for rules, s, seat, dice in moments(spec, 9):
        memory = helps(rules, s, seat, dice)["memory"]
        unseen = sum(memory["unseen"]["workers"].values())
        assert unseen == sum(s.bag) + sum(one["unknown"] for one in memory["players"])
        for one in memory["players"]:
            hand = s.hand[one["seat"] * 4 : one["seat"] * 4 + 4]
            assert sum(one["workers"].values()) + one["unknown"] == sum(hand)


def test_sharing_out_lists_every_way_once() -> None:
    ways = share_out(3, [2, 3, 1])
    assert sorted(ways) == [[0, 2, 1], [0, 3, 0], [1, 1, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]]


@pytest.mark.rule("KF-9.1", "KF-9.17")
def test_a_summer_boat_that_is_led_has_its_power_when_all_is_settled() -> None:
    lines = "season summer; turn 0", "seat 0; workers 2 red", "village 0 home_1 0,0 0; goods 3 wood"
    board = Board("\n".join([*lines, "market summer_boat_3b; bids 0 1 red"]))
    [mine] = [one for one in board.rules.play_aids(board.table, 0)["standings"] if one["seat"] == 0]  # type: ignore[attr-defined]
    assert mine["settled"]["low"] - mine["now"]["low"] == 3
