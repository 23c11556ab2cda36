"""Final scoring: the exact best assignment of items to scoring rules, and the best walk round a village."""

from tilewright.games.keyflower.scoring.holdings import Choice, Claim, Holdings, Store
from tilewright.games.keyflower.scoring.item_assignment import best
from tilewright.games.keyflower.scoring.sheet import Items, Line, Sheet
from tilewright.games.keyflower.scoring.solver import best_total
from tilewright.games.keyflower.scoring.walk import Walk, best_walk, walk_size

__all__ = [
    "Choice",
    "Claim",
    "Holdings",
    "Items",
    "Line",
    "Sheet",
    "Store",
    "Walk",
    "best",
    "best_total",
    "best_walk",
    "walk_size",
]
