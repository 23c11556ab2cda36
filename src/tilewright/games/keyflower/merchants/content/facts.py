"""The printed contracts, extensions and cabins as tables with names, for whoever draws them."""

from tilewright.games.keyflower.content.facts import cost_shown
from tilewright.games.keyflower.content.terms import COLOURS, NO_PRICE, PRICES
from tilewright.games.keyflower.merchants.content.wares import ITEMS, Extension, Wares


def wares_shown(wares: Wares) -> dict[str, object]:
    contracts = {
        one.key: {"needs": dict(one.needs), "items": [ITEMS[item] for item in one.items]}
        for one in wares.contracts
    }
    extensions = {
        one.key: {"colour": COLOURS[one.colour], "cost": extension_cost(one)} for one in wares.extensions
    }
    return {
        "contracts": contracts,
        "extensions": extensions,
        "cabins": wares.cabins,
        "contract_points": wares.contract_points,
    }


def extension_cost(extension: Extension) -> dict[str, object]:
    """One worker, or resources and skills."""
    if extension.worker != NO_PRICE:
        return {PRICES[extension.worker]: 1}
    return cost_shown(extension.cost)
