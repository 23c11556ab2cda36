"""How strong the levels are on one scale, as data: fitted to arenas by scripts/strength."""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

FILE: Final = "ratings.json"  # beside the mind of a game
ANCHOR: Final = "easy"
ANCHOR_RATING: Final = 1000


@lru_cache(16)
def read_ratings(package: str) -> dict[str, int]:
    """By level, for two players; those that have not been measured are missing, of a game without a file all."""
    file = files(package) / FILE
    if not file.is_file():
        return {}
    levels = json.loads(file.read_text(encoding="utf-8"))["levels"]
    return {name: int(one["rating"]) for name, one in levels.items()}
