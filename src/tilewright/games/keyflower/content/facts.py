"""The printed facts in use as tables with names, for whoever draws the game; no rule reads them."""

from tilewright.games.keyflower.content.box import NO_SEASON, Cost, Face, Scoring, Tile
from tilewright.games.keyflower.content.terms import (
    COLOURS,
    EDGE_LETTERS,
    KINDS,
    NO_POWER,
    NO_PRICE,
    POWERS,
    PRICES,
    RESOURCES,
    SEASONS,
    SKILLS,
)
from tilewright.games.keyflower.content.vocabulary import COST_RESOURCES, COST_SKILLS
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state.stocks import named


def printed_facts(r: Keyflower) -> dict[str, object]:
    box = r.box
    words = [effect.word for effect in r.effects]
    facts: dict[str, object] = {
        "game": r.game,
        "version": r.version,
        "content": r.content,
        "players": r.seats,
        "seasons": list(SEASONS),
        "workers": named(COLOURS, list(box.workers)),
        "skills": named(SKILLS, list(box.skills)),
        "resources": named(RESOURCES, list(box.resources)),
        "tiles": {tile.key: tile_shown(tile, words, r.seats) for tile in box.tiles},
    }
    for expansion in r.expansions:
        expansion.add_to_printed(facts)
    return facts


def tile_shown(tile: Tile, words: list[str], players: int) -> dict[str, object]:
    """Fields that a kind of tile does not have are left out."""
    shown: dict[str, object] = {
        "kind": KINDS[tile.kind],
        "names": [dict(names) for names in tile.names],
        "edges": "".join([EDGE_LETTERS[edge] for edge in tile.edges]),
        "faces": [face_shown(face, words) for face in tile.faces],
    }
    if tile.season != NO_SEASON:
        shown["season"] = SEASONS[tile.season]
    if tile.number:
        shown["number"] = tile.number
    if tile.min_players:
        shown["min_players"] = tile.min_players
    if tile.load:
        shown["load"] = [load_shown(tile, season, words) for season in range(len(tile.load))]
    if tile.cost is not None:
        shown["cost"] = cost_shown(tile.cost)
    if tile.scoring is not None:
        shown["scoring"] = scoring_shown(tile.scoring)
    if tile.order_sides:
        shown["sides"] = [
            {"players": [side.least, side.most], "start_player": side.start_player} for side in tile.order_sides
        ]
        shown["start_player"] = tile.bears_start(players)
    shown.update(tile.notes)
    return shown


def face_shown(face: Face, words: list[str]) -> dict[str, object]:
    shown: dict[str, object] = {"usable": face.usable, "points": face.points}
    if face.price != NO_PRICE:
        shown["price"] = PRICES[face.price]
    if face.gives:
        shown["gives"] = {words[word]: count for word, count in face.gives}
    if face.one_of:
        shown["one_of"] = [words[word] for word in face.one_of]
    if face.transport:
        shown["transport"] = face.transport
    if face.upgrades:
        shown["upgrades"] = face.upgrades
    if face.store_kind >= 0:
        shown["store"] = {"kind": COST_RESOURCES[face.store_kind], "points": face.store_points}
    if face.power != NO_POWER:
        shown["power"] = POWERS[face.power]
    return shown


def load_shown(tile: Tile, season: int, words: list[str]) -> dict[str, int]:
    """What a boat carries in a season, expansions' wares after workers and skills."""
    workers, skills = tile.load[season]
    shown = {"workers": workers, "skills": skills}
    if tile.cargo:
        shown.update({words[word]: count for word, count in tile.cargo[season]})
    return {word: count for word, count in shown.items() if count}


def cost_shown(cost: Cost) -> dict[str, object]:
    return {**named(COST_RESOURCES, list(cost.resources)), **named(COST_SKILLS, list(cost.skills))}


def scoring_shown(scoring: Scoring) -> dict[str, object]:
    shown: dict[str, object] = {"word": scoring.word, "points": scoring.points}
    if scoring.needs:
        shown["needs"] = dict(scoring.needs)
    if scoring.domain:
        shown["domain"] = scoring.domain
    if scoring.scale:
        shown["scale"] = list(scoring.scale)
    if scoring.upgrades:
        shown["upgrades"] = scoring.upgrades
    if scoring.doubled_by >= 0:
        shown["doubled_by"] = POWERS[scoring.doubled_by]
    return shown
