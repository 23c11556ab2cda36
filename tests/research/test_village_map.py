"""Villages as planes and as lists of tiles that touch: what the rules themselves say of each village."""

import pytest

np = pytest.importorskip("numpy")

from tests.research.test_encoder import moments, turned_tile  # noqa: E402
from tilewright.games.keyflower.state.state import as_keyflower  # noqa: E402
from tilewright.research.encoder import Encoder  # noqa: E402
from tilewright.research.village_map import plane_names, planes, touching  # noqa: E402


def test_tiles_touch_as_the_rules_say() -> None:
    encoder = Encoder("keyflower(players=3)")
    states = moments(encoder.rules, "map", 40)
    rows = np.stack([encoder.observe(s, 1) for s in states])
    found = touching(encoder, rows)
    kinds = encoder.encoding.edge_kinds
    joined = 0
    for number, state in enumerate(states):
        here = found.row == number
        pairs = list(zip(found.tile[here], found.other[here], (kinds[k] for k in found.kind[here]), strict=True))
        villages = as_keyflower(state).villages
        assert {(a, b) for a, b, _ in pairs} == {
            (tile, other) for village in villages for tile in village.tiles for other in village.neighbours(tile)
        }
        roads = {(a, b) for a, b, kind in pairs if kind == "road"}
        assert roads == {(tile, other) for v in villages for tile in v.tiles for other in v.links(tile)}
        joined += len(roads)
    assert joined


def test_planes_hold_what_lies_in_the_villages() -> None:
    encoder = Encoder("keyflower(players=2)")
    names = plane_names(encoder)
    assert len(set(names)) == len(names)
    s = moments(encoder.rules, "planes", 50)[-2]
    row = encoder.observe(s, 1)[None]
    found = planes(encoder, row, 20)
    assert found.shape == (1, 2, len(names), 41, 41)
    table = as_keyflower(s)
    for seat in range(2):
        village = table.villages[1 - seat]
        seen = found[0, seat]
        assert seen[names.index("tile")].sum() == len(village.tiles)
        assert seen[names.index("upgraded")].sum() == sum(table.side[tile] for tile in village.tiles)
        wood = sum(encoder.parts(row, "tile goods")["wood"][0, tile] for tile in village.tiles)
        assert seen[names.index("wood")].sum() == wood
        assert seen[names.index("tile"), 20, 20] == 1, "the home is in the middle"
        roads = sum(list(encoder.encoding.edges[tile]).count(1) for tile in village.tiles)
        assert sum(seen[names.index(f"road at side {side}")].sum() for side in range(6)) == roads
    with pytest.raises(ValueError, match="room for 0"):
        planes(encoder, row, 0)


def test_a_turned_village_has_turned_edges() -> None:
    encoder = Encoder("keyflower(players=2)")
    s = moments(encoder.rules, "edges", 50)[-2]
    frozen = s.freeze()
    villages = frozen["villages"]
    assert isinstance(villages, list)
    turned = encoder.rules.thaw(frozen | {"villages": [[turned_tile(row) for row in rows] for rows in villages]})
    one, two = (touching(encoder, encoder.observe(state, 0)[None]) for state in (s, turned))
    pairs = [
        set(zip(t.tile.tolist(), ((t.side + more) % 6).tolist(), t.other.tolist(), t.kind.tolist(), strict=True))
        for t, more in ((one, 1), (two, 0))
    ]
    assert pairs[0] == pairs[1]
