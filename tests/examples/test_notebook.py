"""The notebook for researchers: its cells run in their order, and it carries no outputs of any machine."""

import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "learning" / "research.ipynb"


def cells() -> list[dict[str, Any]]:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    found: list[dict[str, Any]] = notebook["cells"]
    assert len({cell["id"] for cell in found}) == len(found)
    return found


def test_no_outputs_are_kept() -> None:
    for cell in cells():
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None


@pytest.mark.once
@pytest.mark.filterwarnings("default")
def test_the_cells_run_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    for library in ("numpy", "pettingzoo", "pyarrow"):
        pytest.importorskip(library)
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells():
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    said = capsys.readouterr().out
    assert names["ended"] > 0, "some games came to their end"
    assert "table.asked" in said, "a row was read back in words"
    assert 0 <= names["right"] <= 1
    assert not names["path"].exists(), "nothing is left behind"
