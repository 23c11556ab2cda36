"""The logic of a table runs with the standard library and Fluent alone, and tells the same, byte for byte."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.room.table_alone import received
from tilewright.server import clock, plain_structs
from tilewright.server.structs import encode, encode_sorted

ROOT = Path(__file__).resolve().parents[3]
SPEC = "artificium(players=3)"
STEPS = 60

# Whatever is not ours, of the standard library or Fluent's (with what Fluent needs) cannot be imported.
ALONE = """
import sys
from importlib.abc import MetaPathFinder
OPEN = {*sys.stdlib_module_names, "tilewright", "tests", "fluent", "babel", "attr", "pytz", "typing_extensions"}
class Closed(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] not in OPEN and not name.startswith("_sysconfigdata"):
            raise ImportError(f"{name} is not there")
sys.meta_path.insert(0, Closed())
import asyncio
from tests.server.room.table_alone import received
print("\\n".join(asyncio.run(received(sys.argv[1], int(sys.argv[2])))))
assert "msgspec" not in sys.modules
"""


def test_a_table_sends_the_same_without_any_other_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", clock.now)  # what the table alone sets is set back
    monkeypatch.setattr(clock, "ticks", clock.ticks)
    here = asyncio.run(received(SPEC, STEPS))
    arguments = [sys.executable, "-c", ALONE, SPEC, str(STEPS)]
    plain = {**os.environ, "TILEWRIGHT_PURE": "1"}  # the compiled core would need a package of its own
    found = subprocess.run(
        arguments, cwd=ROOT, env=plain, capture_output=True, text=True, timeout=250, check=False
    )
    assert found.returncode == 0, found.stderr[-2000:]
    assert found.stdout.splitlines() == here
    assert len(here) > STEPS


def test_plain_json_is_the_same_text() -> None:
    value: dict[str, object] = {
        "é": ['"', "\\", "\n", "\x01", "\x7f", "Ж", "😀"],
        "n": [0, -3, 2**70, 1.5, 0.0001],
    }
    value |= {"b": [True, False, None], "empty": [{}, []], "a": {"z": 1, "y": 2}}
    assert plain_structs.encode(value) == encode(value)
    plain = {"b": 1, "a": [1, {"d": 2, "c": 3}]}
    assert plain_structs.encode_sorted(plain) == encode_sorted(plain)
