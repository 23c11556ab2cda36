"""Games of other packages: what they register is used, and whoever is broken takes nobody else along."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.examples.installing import register
from tilewright.bots.catalogue import is_game_bots
from tilewright.games.catalogue import GROUP, SWITCH, Catalogue, add_plugins
from tilewright.kernel.bundle import Bundle
from tilewright.server.bots.pool import NEEDED
from tilewright.words import folders

SOUND = """
from tests.kernel.toy import OPTIONS, build
from tilewright.kernel.bundle import Bundle, ExpansionBundle
from tilewright.kernel.registry import Game, GameOption

def named(key, interface=1, options=OPTIONS, **more):
    return Bundle(Game(key, (1,), options, build, ""), interface=interface, **more)

def extend(game):
    return Game(game.key, game.versions, [*game.options, GameOption("dark", "flag", False, "")], game.build, "")

def fail(game):
    raise LookupError("two\\nlines")

SOUND = named("sound", weight=3, bots="plugged:WORDS")
WORDS = named("worded", words="plugged_words:")
NEW = named("newer", interface=2)
TAKEN = named("sound")
CORE = named("core")
PATH = named("../up")
ALONE = named("alone", options=OPTIONS[1:])
NOTHING = "a text"
DARK = ExpansionBundle("sound", "dark", extend, interface=1)
ORPHAN = ExpansionBundle("nowhere", "orphan", extend, interface=1)
WRONG = ExpansionBundle("sound", "wrong", fail, interface=1)
"""


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module with offers, sound and broken ones."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "plugged", raising=False)
    monkeypatch.setattr(folders, "FOLDERS", folders.FOLDERS)
    (tmp_path / "plugged.py").write_text(SOUND, encoding="utf-8")
    (tmp_path / "failing.py").write_text("raise RuntimeError('no luck\\ntoday')", encoding="utf-8")
    return tmp_path


def entries(*names: str) -> list[EntryPoint]:
    return [EntryPoint(name.lower(), name if ":" in name else f"plugged:{name}", GROUP) for name in names]


def test_a_bundle_of_another_package_is_a_game_like_ours(plugged: Path) -> None:
    found = Catalogue()
    add_plugins(found, entries("DARK", "SOUND"))
    assert found.broken == []
    assert found.bundles["sound"].weight == 3
    assert found.bundles["sound"].text_prefixes == ["sound", "dark"]
    assert found.bundles["sound"].game.option("dark").kind == "flag"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("failing:X", "failing:x (failing:X): RuntimeError: no luck today"),
        ("missing:X", "missing:x (missing:X): ModuleNotFoundError: No module named 'missing'"),
        ("plugged:GONE", "AttributeError"),
        ("NEW", "new (plugged:NEW): it is written for interface 2, here is 1"),
        ("TAKEN", "there is already a game sound"),
        ("CORE", "a game cannot be called 'core'"),
        ("PATH", "a game cannot be called '../up'"),
        ("ALONE", "it needs an option players"),
        ("NOTHING", "it is a str, not a Bundle or an ExpansionBundle"),
        ("ORPHAN", "there is no game nowhere for it"),
        ("WRONG", "wrong (plugged:WRONG): LookupError: two lines"),
    ],
)
def test_a_broken_plugin_is_named_in_one_line_and_the_rest_works(plugged: Path, name: str, said: str) -> None:
    found = Catalogue()
    add_plugins(found, entries("SOUND", name, "DARK"))
    assert list(found.bundles) == ["sound"]
    assert found.bundles["sound"].text_prefixes == ["sound", "dark"]
    (line,) = found.broken
    assert said in line
    assert line.isprintable()


def test_a_part_that_is_broken_is_named_once_and_left_out(plugged: Path) -> None:
    found = Catalogue()
    for reference in ("failing:X", "plugged:NOTHING", "failing:X", ""):
        assert found.part("sound", reference, is_game_bots) is None
    assert [line.partition(":")[0] for line in found.broken] == ["sound (failing", "sound (plugged"]
    assert isinstance(found.part("sound", "plugged:SOUND", lambda one: isinstance(one, Bundle)), Bundle)


@pytest.mark.parametrize("switch", ["1", "0"])
def test_the_command_line_names_a_broken_plugin_and_goes_on(plugged: Path, switch: str) -> None:
    register(plugged, "good", "plugged:SOUND")
    register(plugged, "bad", "failing:X")
    root = str(Path(__file__).parents[2])
    run = subprocess.run(
        [sys.executable, "-c", "from tilewright.cli.main import run; run(['games'])"],
        env={"PYTHONPATH": f"{plugged}:{root}", SWITCH: switch, "TILEWRIGHT_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    listed = [line for line in run.stdout.splitlines() if line and line[0].isalpha() and " " not in line.strip()]
    assert ("sound" in listed) == (switch == "1")
    assert "keyflower" in listed
    line_of_error = "bad (failing:X, bad 1.0): RuntimeError: no luck today"
    assert [line for line in run.stderr.splitlines() if line_of_error in line] == run.stderr.splitlines()
    assert len(run.stderr.splitlines()) == int(switch)


def test_importing_the_package_loads_no_game() -> None:
    look = "import sys, tilewright; print([name for name in sys.modules if name.startswith('tilewright.games.')])"
    run = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, timeout=60, check=True)
    assert run.stdout.strip() == "[]"


def test_processes_of_bots_leave_plugins_out_with_the_server() -> None:
    assert SWITCH in NEEDED
