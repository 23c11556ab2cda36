"""The printed facts in use as tables with names, for whoever draws the game; no rule reads them."""

from tilewright.games.artificium.content.box import Card
from tilewright.games.artificium.content.terms import EFFECTS, KINDS
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.knowledge.seat_view import named


def printed_facts(r: Artificium) -> dict[str, object]:
    box, n = r.box, r.box.numbers
    numbers: dict[str, object] = {
        "rounds": n.rounds,
        "starting_coins": n.starting_coins,
        "hand": n.hand,
        "market": n.market,
        "swap_coins": n.swap_coins,
        "fair_coins": n.fair_coins,
        "theft_coins": {str(level): coins for level, coins in enumerate(n.theft_coins) if coins},
        "knight_back": n.knight_back,
        "mage_draw": n.mage_draw,
        "mage_discard": n.mage_discard,
        "coins_per_point": n.coins_per_point,
    }
    keys = box.resource_keys
    return {
        "game": r.game,
        "version": r.version,
        "content": r.content,
        "players": r.seats,
        "numbers": numbers,
        "resources": {
            one.key: {"names": dict(one.names), "level": one.level, "buy": one.buy, "sell": one.sell}
            for one in box.resources
        },
        "cards": {card.key: card_facts(card, keys) for card in box.cards},
        "track": {
            "cells": len(box.track),
            "resources": {str(cell): keys[kind] for cell, kind in enumerate(box.track) if kind >= 0},
        },
        "reconstructed": list(box.reconstructed),
    }


def card_facts(card: Card, keys: tuple[str, ...]) -> dict[str, object]:
    found: dict[str, object] = {
        "kind": KINDS[card.is_action],
        "names": dict(card.names),
        "count": card.count,
        "points": card.points,
        "inputs": named(keys, card.inputs),
        "outputs": named(keys, card.outputs),
    }
    if card.input_coins:
        found["input_coins"] = card.input_coins
    if card.effect:
        found["effect"] = EFFECTS[card.effect]
    return found
