"""The position from which the lesson of Keyflower begins: `python -m scripts.lesson_record` writes it anew."""

from pathlib import Path

from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "keyflower" / "lesson.record"
SPEC = "keyflower(players=2)"
SEED = "lesson 39"  # workers of all colours, and tiles of every kind in the market
# Longer than a table takes: the learner is called as a nameless player is.
NAMES = ["the one who learns the game at this table", "bot easy"]


def record() -> str:
    spec = registry().spec(SPEC)
    return write_record(Match(spec.rules(), SEED, NAMES), spec)


if __name__ == "__main__":
    FILE.write_text(record(), encoding="utf-8")
