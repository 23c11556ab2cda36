"""Final scoring: the exact best assignment of items to scoring rules, and the best walk round a village."""

from tilewright.games.keyflower.scoring.closed_walk import Walk, best_walk, walk_size
from tilewright.games.keyflower.scoring.holdings import Claim, Holdings, KindChoice, StorageTile
from tilewright.games.keyflower.scoring.item_assignment import best
from tilewright.games.keyflower.scoring.score_sheet import Items, ScoreLine, ScoreSheet
from tilewright.games.keyflower.scoring.solver import best_total

__all__ = [
    "Claim",
    "Holdings",
    "Items",
    "KindChoice",
    "ScoreLine",
    "ScoreSheet",
    "StorageTile",
    "Walk",
    "best",
    "best_total",
    "best_walk",
    "walk_size",
]
