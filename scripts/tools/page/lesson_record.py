"""The positions from which lessons begin: `python -m scripts.tools.page.lesson_record` plays each of them again by
the present rules and writes it anew. `NAME.moves` beside `NAME.record` is how its scene should be played on."""

from collections.abc import Iterator
from pathlib import Path

from tilewright.games.catalogue import registry
from tilewright.kernel.match import Match
from tilewright.kernel.record import write_record

GAMES = Path(__file__).resolve().parents[3] / "web" / "src" / "games"
# Longer than a table takes: the learner is called as a nameless player is.
LEARNER = "the one who learns the game at this table"


def files() -> list[Path]:
    return sorted(GAMES.glob("*/**/*.record"))


def actions(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a record or of a scene: who does what."""
    for line in text.splitlines():
        seat, _, rest = line.partition(" ")
        if seat.isdigit():
            yield int(seat), rest.partition(" | ")[0]


def record(path: Path) -> str:
    """The same game by the rules as they are now."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    said = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
    names = [line.split(" ", 2)[2] for line in lines if line.startswith("seat ")]
    spec = registry().spec(said["game"])
    match = Match(spec.rules(), said["seed"], names)
    for seat, action in actions(text):
        match.act(seat, action)
    return write_record(match, spec)


def scene(path: Path) -> list[tuple[int, str]]:
    """How a scene should be played on; nothing where bots sit."""
    moves = path.with_suffix(".moves")
    return list(actions(moves.read_text(encoding="utf-8"))) if moves.exists() else []


if __name__ == "__main__":
    for path in files():
        path.write_text(record(path), encoding="utf-8")
