"""Writes down how the page draws tiles and cards, for tilewright.pictures; `--check` only compares. Needs Node."""

import filecmp
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
KEPT = ROOT / "src" / "tilewright" / "pictures"
SPECS = {"keyflower": "keyflower(players=6,merchants=true)", "artificium": "artificium(players=6)"}


def draw(folder: Path) -> list[Path]:
    from tilewright.games.catalogue import registry

    facts = folder / "facts.json"
    printed = {game: registry().rules(spec).facts() for game, spec in SPECS.items()}
    facts.write_text(json.dumps(printed), encoding="utf-8")
    subprocess.run(["node", "tools/pictures.mjs", str(facts), str(folder)], cwd=ROOT / "web", check=True)
    return [folder / f"{game}.json" for game in SPECS]


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        made = draw(Path(place))
        other = [file.name for file in made if not filecmp.cmp(file, KEPT / file.name, shallow=False)]
        if "--check" in sys.argv:
            sys.exit(
                f"pictures: {', '.join(other)} differ from what the page draws: run scripts/pictures"
                if other
                else 0
            )
        for file in made:
            (KEPT / file.name).write_bytes(file.read_bytes())


if __name__ == "__main__":
    main()
