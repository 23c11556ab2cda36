"""The laws that one module can break; those along chains of imports are in pyproject.toml."""

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "tilewright"
GAMES = PACKAGE / "games"

# A clock, a die of its own or a way to the outside has no place where rules are made.
IMPURE = {"asyncio", "datetime", "random", "socket", "subprocess", "threading", "time"}


NETWORK = {"hints.py"}  # of a room: asks the processes of the bots
NATIVE = {"librt", "mypy_extensions"}  # types of the compiler


def parsed(source: str) -> ast.Module:
    """Python 3.11 can stumble while another thread parses too (CPython issue 106905): then once more."""
    for _ in range(5):
        try:
            return ast.parse(source)
        except SystemError:
            continue
    return ast.parse(source)


def modules(*rooms: str) -> list[Path]:
    """All modules of these rooms; a room that is not built yet has none."""
    return sorted(path for room in rooms for path in (PACKAGE / room).rglob("*.py"))


def dotted(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, source: str | None = None) -> Iterator[str]:
    """The full name of everything that a module imports, wherever in it the import stands."""
    package = dotted(path) if path.name == "__init__.py" else dotted(path).rpartition(".")[0]
    for node in ast.walk(parsed(path.read_text(encoding="utf-8") if source is None else source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def is_inside(name: str, module: str) -> bool:
    return name == module or name.startswith(module + ".")


def offenders(paths: list[Path], *forbidden: str) -> list[str]:
    return [
        f"{dotted(path)} imports {name}"
        for path in paths
        for name in imports(path)
        if any(is_inside(name, module) for module in forbidden)
    ]


def game_names() -> set[str]:
    """Every game and expansion: those planned, and each package in games/ or with an install.py there."""
    packages = {path.parent.name for path in GAMES.glob("*/__init__.py")}
    expansions = {path.parent.name for path in GAMES.glob("*/*/install.py")}
    return {"keyflower", "merchants", "artificium"} | packages | expansions


def is_generic(path: Path) -> bool:
    """Drawings, presentations and minds are made for one game; all else serves every game."""
    room, *inner = path.relative_to(PACKAGE).parts
    if room == "cli":
        return inner[0] != "drawing"
    if room == "presentation":
        return inner[0] not in game_names()
    return not (room == "bots" and inner[0] in game_names())


def test_the_kernel_imports_nothing_else_of_ours() -> None:
    ours = [
        f"{dotted(path)} imports {name}"
        for path in modules("kernel")
        for name in imports(path)
        if is_inside(name, "tilewright") and not is_inside(name, "tilewright.kernel")
    ]
    assert ours == []


def test_words_is_a_leaf() -> None:
    ours = [
        f"{dotted(path)} imports {name}"
        for path in [*modules("words"), PACKAGE / "words.py"]
        if path.exists()
        for name in imports(path)
        if is_inside(name, "tilewright") and not is_inside(name, "tilewright.words")
    ]
    assert ours == []


def test_rules_and_bots_write_no_texts_for_people() -> None:
    """The catalogue of games only says where texts are."""
    found = offenders(modules("kernel", "games", "bots"), "tilewright.words")
    assert found == ["tilewright.games.catalogue imports tilewright.words.folders.add_folder"]


def test_kernel_and_games_need_the_standard_library_only() -> None:
    """`kernel.native` names the types of the compiler, and does without them where nothing is compiled."""
    allowed = sys.stdlib_module_names | {"tilewright"}
    foreign = [
        f"{dotted(path)} imports {name}"
        for path in modules("kernel", "games")
        for name in imports(path)
        if name.partition(".")[0] not in (allowed | NATIVE if path.name == "native.py" else allowed)
    ]
    assert foreign == []


def test_presentation_and_words_need_the_standard_library_and_fluent_only() -> None:
    """Whatever they import of ours needs no more either, so they run wherever Python and Fluent do."""
    assert foreign_imports(modules("presentation", "words")) - {"fluent"} == set()


def test_the_logic_of_a_room_needs_the_standard_library_and_fluent_only() -> None:
    """`server.structs` takes msgspec where it is, and does without it elsewhere (room/test_alone.py)."""
    logic = [path for path in modules("server/room") if path.name not in NETWORK]
    assert len(logic) > 15
    assert foreign_imports(logic, PACKAGE / "server" / "structs.py") - {"fluent"} == set()
    assert foreign_imports([PACKAGE / "server" / "plain_structs.py"]) - {"fluent"} == set()
    reached = [dotted(path) for path in reach(logic)]
    rooms = ("store", "web", "lobby", "bots", "hub", "driver", "startup")
    assert [
        name for name in reached if name.startswith(tuple(f"tilewright.server.{room}" for room in rooms))
    ] == []


def foreign_imports(paths: list[Path], *allowed: Path) -> set[str]:
    """The packages of others that these modules need, or the modules of ours that they import in their turn."""
    tops = {name.partition(".")[0] for path in reach(paths) - set(allowed) for name in imports(path)}
    return tops - sys.stdlib_module_names - NATIVE - {"tilewright"}


def reach(paths: list[Path]) -> set[Path]:
    """These modules and all of ours that they import, one by one."""
    seen, ahead = set(paths), list(paths)
    while ahead:
        new = {path for name in imports(ahead.pop()) for path in files_of(name)} - seen
        seen |= new
        ahead += new
    return seen


def files_of(name: str) -> list[Path]:
    """The module of that name, or the one that it is in, and the packages around it."""
    found = []
    parts = name.split(".")
    for count in range(1, len(parts) + 1):
        place = SRC.joinpath(*parts[:count])
        found += [path for path in (place / "__init__.py", place.with_suffix(".py")) if path.exists()]
    return found


def test_rules_read_no_clock_roll_no_dice_of_their_own_and_open_nothing() -> None:
    assert offenders(modules("kernel", "games"), *sorted(IMPURE)) == []


def test_games_do_not_import_each_other() -> None:
    games = [path.parent.name for path in GAMES.glob("*/__init__.py")]
    for game in games:
        others = [f"tilewright.games.{other}" for other in games if other != game]
        assert offenders(modules(f"games/{game}"), *others) == []


def test_minds_do_not_know_each_other_nor_the_bots_that_have_them() -> None:
    """Only bundles name the minds; a mind needs no more of the bots than what a mind and its weights are."""
    folders = [path for path in (PACKAGE / "bots").iterdir() if path.is_dir() and path.name in game_names()]
    for folder in folders:
        foreign = [
            f"{dotted(path)} imports {name}"
            for path in folder.rglob("*.py")
            for name in imports(path)
            if is_inside(name, "tilewright.bots")
            and not is_inside(name, f"tilewright.bots.{folder.name}")
            and not is_inside(name, "tilewright.bots.mind")
            and not is_inside(name, "tilewright.bots.weight_sets")
        ]
        assert foreign == []
    generic = [path for path in modules("bots") if is_generic(path)]
    assert offenders(generic, *(f"tilewright.bots.{folder.name}" for folder in folders)) == []


def test_a_game_does_not_know_its_expansions() -> None:
    for install in GAMES.glob("*/*/install.py"):
        expansion = install.parent
        base = [path for path in expansion.parent.rglob("*.py") if expansion not in path.parents]
        assert offenders(base, dotted(expansion / "__init__.py")) == []


def test_server_bots_presentation_and_cli_never_name_a_game() -> None:
    name = re.compile("|".join(sorted(game_names())), re.IGNORECASE)
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in modules("server", "bots", "presentation", "cli")
        if is_generic(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if name.search(line)
    ]
    assert named == []


# What every game has, under the same name in its own folder.
IN_EVERY_GAME = {"Book", "Box", "PartialPosition", "QuickAnswers", "Rulings"}


def test_different_things_have_different_class_names() -> None:
    found: dict[str, list[str]] = {}
    for path in modules("."):
        for node in parsed(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(dotted(path))
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if name not in IN_EVERY_GAME} == {}


def test_files_have_plain_names() -> None:
    """No space or sign in a name: such a file is what a slip in a shell leaves behind."""
    strange = []
    for folder in ("deploy", "docs", "examples", "scripts", "src", "tests", "web"):
        for place, inner, files in os.walk(ROOT / folder):
            inner[:] = [name for name in inner if name not in ("node_modules", "__pycache__") and name[0] != "."]
            strange += [f"{place}/{name}" for name in files if not re.fullmatch(r"[\w.-]+", name, re.ASCII)]
    assert strange == []


# Images where a plain word exists: season_start for dawn, transport for haul, effects for gifts, action for deed.
IMAGES = (
    "berth boast dawn deaf dear deed deeds door dusk ear ears farewell fate folly follies gift gifts grave haul "
    "hope hopes house loot lore luck mended mood purse retold riddle stir told torment wish wishes"
)
# The page keeps this one in the browser, and draws houses.
KEPT_IMAGES = {"toldToKeep", "house"}


def has_image(text: str) -> bool:
    words = {word.lower() for word in set(re.findall("[A-Z]?[a-z]+|[A-Z]+", text))}
    return not words.isdisjoint(IMAGES.split())


def given_names(source: str) -> Iterator[tuple[int, str]]:
    """The name of each function, class, argument, variable and attribute, with its line; none without an image."""
    if not has_image(source):
        return
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.attr


def test_everything_has_a_plain_name() -> None:
    folders = [ROOT / name for name in ("examples", "scripts", "src", "tests")]
    paths = [ROOT / "setup.py", *(path for folder in folders for path in folder.rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in paths
        for line, name in [(1, path.stem), *given_names(path.read_text(encoding="utf-8"))]
        if has_image(name)
    ]
    assert len(paths) > 500
    assert found == []


DECLARED = re.compile(r"(?:const|let|function|class|interface|type|get|set|readonly|#)\s*\b([A-Za-z_]\w*)")


def test_everything_in_the_page_has_a_plain_name() -> None:
    paths = [path for end in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{end}")]
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in paths
        for name in [path.name.partition(".")[0], *DECLARED.findall(path.read_text(encoding="utf-8"))]
        if has_image(name) and name not in KEPT_IMAGES
    ]
    assert len(paths) > 200
    assert found == []


@pytest.mark.parametrize(
    "source", ["hope = 1", "self.told = 2", "def f(mood): pass", "for ear in x: pass", "class LongHaul: pass"]
)
def test_images_are_found_wherever_a_name_is_given(source: str) -> None:
    assert any(has_image(name) for _, name in given_names(source))


def test_lines_of_the_page_can_be_read() -> None:
    """Prettier breaks code, not comments and texts."""
    written = [path for end in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{end}")]
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in written
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120 and path.name != "wire.ts"  # which is made by a program
    ]
    assert written
    assert found == []


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("import random as r", "random"),
        ("def f():\n    from time import sleep", "time.sleep"),
        ("from . import state", "tilewright.games.keyflower.state"),
        ("from .data import tiles", "tilewright.games.keyflower.data.tiles"),
        ("from ..artificium import book", "tilewright.games.artificium.book"),
        ("from tilewright import words", "tilewright.words"),
    ],
)
def test_every_way_to_import_is_seen(source: str, name: str) -> None:
    assert list(imports(GAMES / "keyflower" / "book.py", source)) == [name]
    assert list(imports(GAMES / "keyflower" / "__init__.py", source)) == [name]


@pytest.mark.parametrize(
    ("path", "generic"),
    [
        ("cli/main.py", True),
        ("cli/drawing/keyflower.py", False),
        ("bots/search.py", True),
        ("bots/mind.py", True),
        ("bots/catalogue.py", True),
        ("bots/keyflower/bids.py", False),
        ("bots/other/catalogue.py", True),
        ("server/room.py", True),
        ("presentation/catalogue.py", True),
        ("presentation/keyflower/faces.py", False),
    ],
)
def test_only_drawings_presentations_and_minds_belong_to_one_game(path: str, generic: bool) -> None:
    assert is_generic(PACKAGE / path) == generic
