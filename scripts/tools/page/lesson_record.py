"""The positions from which the lessons begin: `python -m scripts.tools.page.lesson_record` writes them anew."""

from pathlib import Path

from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record

GAMES = Path(__file__).resolve().parents[3] / "web" / "src" / "games"
SEEDS = {
    "keyflower": "lesson 39",  # workers of all colours, and tiles of every kind in the market
    "artificium": "lesson 328",  # a chain from wood to crystal in hand, and a card to swap away
}
# Longer than a table takes: the learner is called as a nameless player is.
NAMES = ["the one who learns the game at this table", "bot easy"]


def file_of(game: str) -> Path:
    return GAMES / game / "lesson.record"


def record(game: str) -> str:
    spec = registry().spec(f"{game}(players=2)")
    return write_record(Match(spec.rules(), SEEDS[game], NAMES), spec)


if __name__ == "__main__":
    for game in SEEDS:
        file_of(game).write_text(record(game), encoding="utf-8")
