"""Laws of the page in the browser that need no browser: its types are the server's, its shell names no game."""

import gzip
import hashlib
import re
from pathlib import Path

from scripts.tools.page.wire_schema import schema
from tests.test_laws import game_names

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "tilewright" / "server" / "web" / "static"
BUDGET = 150 * 1024


def test_the_types_of_the_page_are_made_from_the_wire_as_it_is() -> None:
    head = (WEB / "src" / "lib" / "server" / "wire.ts").read_text(encoding="utf-8").splitlines()[0]
    assert head.endswith(f"schema {hashlib.sha256(schema().encode()).hexdigest()[:16]}"), "run scripts/web"


def test_only_the_games_own_pages_name_a_game() -> None:
    name = re.compile("|".join(sorted(game_names())), re.IGNORECASE)
    games = WEB / "src" / "games"
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources
        if not any(games / game in path.parents for game in game_names())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if name.search(line)
    ]
    assert sources
    assert named == []


def first_scripts() -> set[Path]:
    """What the page loads at once, with all that comes along unasked."""
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    found = {BUILT / path for path in re.findall(r'(?:src|href)="/([^"]+\.js)"', page)}
    todo = list(found)
    while todo:
        script = todo.pop()
        for other in re.findall(
            r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", script.read_text(encoding="utf-8")
        ):
            if script.parent / other not in found:
                found.add(script.parent / other)
                todo.append(script.parent / other)
    return found


def test_the_first_load_stays_within_its_budget() -> None:
    scripts = first_scripts()
    assert len(scripts) > 1
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) <= BUDGET


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    assert "registry" not in lock
