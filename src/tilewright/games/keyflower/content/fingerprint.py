"""The printed facts in use as plain data, for the digest that a record names; names are no facts of the game."""

from tilewright.games.keyflower.content.box import Box, Cost, Face, Scoring, Tile


def box_facts(box: Box) -> list[object]:
    """Everything of the box that rules read; a list in a fixed order, as its classes are declared."""
    pieces: list[object] = [list(box.workers), list(box.skills), list(box.resources)]
    return [*pieces, [tile_facts(tile) for tile in box.tiles]]


def tile_facts(tile: Tile) -> list[object]:
    return [
        tile.key,
        tile.kind,
        list(tile.edges),
        [face_facts(face) for face in tile.faces],
        tile.season,
        tile.number,
        tile.min_players,
        [list(pair) for pair in tile.load],
        [[list(pair) for pair in season] for season in tile.cargo],
        None if tile.cost is None else cost_facts(tile.cost),
        None if tile.scoring is None else scoring_facts(tile.scoring),
        [[side.least, side.most, side.start_player] for side in tile.order_sides],
        [[name, tile.notes[name]] for name in sorted(tile.notes)],
    ]


def face_facts(face: Face) -> list[object]:
    return [
        face.usable,
        face.price,
        [list(pair) for pair in face.gives],
        list(face.one_of),
        face.transport,
        face.upgrades,
        face.points,
        face.store_kind,
        face.store_points,
        face.power,
    ]


def cost_facts(cost: Cost) -> list[object]:
    return [list(cost.resources), list(cost.skills)]


def scoring_facts(scoring: Scoring) -> list[object]:
    return [
        scoring.word,
        scoring.points,
        [list(pair) for pair in scoring.needs],
        scoring.domain,
        list(scoring.scale),
        scoring.upgrades,
        scoring.doubled_by,
    ]
