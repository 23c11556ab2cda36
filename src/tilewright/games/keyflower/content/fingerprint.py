"""The printed facts in use as plain data, for the digest that a record names; names are no facts of the game."""

from tilewright.games.keyflower.content.box import Box, Cost, Face, Scoring, Tile


def list_box(box: Box) -> list[object]:
    """Everything of the box that rules read; a list in a fixed order, as its classes are declared."""
    pieces: list[object] = [list(box.workers), list(box.skills), list(box.resources)]
    return [*pieces, [list_tile(tile) for tile in box.tiles]]


def list_tile(tile: Tile) -> list[object]:
    return [
        tile.key,
        tile.kind,
        list(tile.edges),
        [list_face(face) for face in tile.faces],
        tile.season,
        tile.number,
        tile.min_players,
        [list(pair) for pair in tile.load],
        [[list(pair) for pair in season] for season in tile.cargo],
        None if tile.cost is None else list_cost(tile.cost),
        None if tile.scoring is None else list_scoring(tile.scoring),
        [[side.least, side.most, side.start_player] for side in tile.order_sides],
        [[name, tile.notes[name]] for name in sorted(tile.notes)],
    ]


def list_face(face: Face) -> list[object]:
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


def list_cost(cost: Cost) -> list[object]:
    return [list(cost.resources), list(cost.skills)]


def list_scoring(scoring: Scoring) -> list[object]:
    return [
        scoring.word,
        scoring.points,
        [list(pair) for pair in scoring.needs],
        scoring.domain,
        list(scoring.scale),
        scoring.upgrades,
        scoring.doubled_by,
    ]
