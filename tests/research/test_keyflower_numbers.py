"""Keyflower's numbers say what the view says: tiles, bids, boats, hands, the question."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")

from tests.research.test_encoder import moments  # noqa: E402
from tilewright.research.encoder import Encoder  # noqa: E402

COLOURS = ("blue", "red", "yellow", "green")


def check_tile(described: dict[str, Any], seen: dict[str, Any], place: str) -> None:
    key = seen["tile"]
    assert described.get(f"tile[{key}].place", "unknown") == place
    assert described.get(f"tile[{key}].side", "basic") == ("basic", "upgraded")[seen["side"]]
    assert described.get(f"tile[{key}].colour", "none") == seen.get("colour", "none")
    for colour in COLOURS:
        assert described.get(f"tile[{key}].{colour}", 0) == seen.get("workers", {}).get(colour, 0)
    for kind in ("gold", "iron", "stone", "wood"):
        assert described.get(f"tile goods[{key}].{kind}", 0) == seen.get("goods", {}).get(kind, 0)


def check_auctions(described: dict[str, Any], view: dict[str, Any], names: list[str]) -> None:
    for number, lot in enumerate([*view["market"], *view["orders"]]):
        check_tile(described, lot, "market" if lot in view["market"] else "turn order")
        assert described[f"auction[{number}].tile"] == lot["tile"]
        bids = {names[bid["seat"]]: bid for bid in lot["bids"]}
        for name in names:
            bid = bids.get(name, {"count": 0, "colour": "blue", "lying": False})
            assert described.get(f"auction[{number}].workers of {name}", 0) == bid["count"]
            assert described.get(f"auction[{number}].colour of {name}", "blue") == bid["colour"]
            assert described.get(f"auction[{number}].bid of {name} lies", 0) == bid["lying"]


def check_players(described: dict[str, Any], view: dict[str, Any], names: list[str]) -> None:
    for player in view["players"]:
        name = names[player["seat"]]
        for tile in player["village"]:
            check_tile(described, tile, f"village of {name}")
            spot = [described.get(f"tile[{tile['tile']}].{axis}", 0) for axis in ("q", "r")]
            turn = int(described.get(f"tile[{tile['tile']}].turn", 0))
            assert [*spot, turn] == [tile["q"], tile["r"], tile["turn"]]
        for tile in player["to_place"]:
            assert described[f"tile[{tile}].place"] == f"to be placed by {name}"
        assert described.get(f"player[{name}].workers", 0) == player["workers"]
        for colour in COLOURS:
            assert described.get(f"player[{name}].known {colour}", 0) == player["workers_known"].get(colour, 0)
        assert described.get(f"player[{name}].skills", 0) == player["skills"]
        assert described.get(f"player known[{name}].anvil", 0) == player["skills_known"][1]
        assert described.get(f"player known[{name}].tile being placed", "") == player["placing"]
        powers = [power for power in ("1a", "2b", "4a") if described.get(f"player known[{name}].power {power}")]
        assert powers == [power for power in player["powers"] if power in ("1a", "2b", "4a")]


@pytest.mark.parametrize("spec", ["keyflower(players=3)", "keyflower(players=2,merchants=true)"])
def test_numbers_say_what_the_view_says(spec: str) -> None:
    encoder = Encoder(spec)
    rules = encoder.rules
    asked = set()
    for s in moments(rules, "numbers", 1)[:-1]:
        for seat in range(rules.seats):
            view: dict[str, Any] = rules.view(s, seat)
            described = encoder.describe(encoder.observe(s, seat))
            names = [f"left {(other - seat) % rules.seats}" for other in range(rules.seats)]
            names[seat] = "self"
            check_auctions(described, view, names)
            check_players(described, view, names)
            for boat, seen in enumerate(view["boats"]):
                assert described[f"boat[{boat}].tile"] == seen["tile"]
                assert described.get(f"boat[{boat}].free", 0) == seen["free"]
                for piece in (*COLOURS, "anvil", "pick", "saw"):
                    there = seen["workers"].get(piece, 0) + seen["skills"].get(piece, 0)
                    assert described.get(f"boat[{boat}].{piece}", 0) == there
            for piece, count in (view["own"]["workers"] | view["own"]["skills"]).items():
                assert described[f"own hand.{piece}"] == count
            assert described["question.asked"] == view["question"]["asked"]
            tile = described.get("question.tile", "") or described.get("trade question.tile", "")
            assert tile == view["question"].get("tile", "")
            asked.add(described["question.asked"])
            assert described.get("table.season", "spring") == view["season"]
            assert described.get("table.start player", "self") == names[view["start"]]
    assert asked >= {"turn", "group", "boat", "place"}
