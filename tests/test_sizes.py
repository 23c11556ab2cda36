"""The size check: what it lists and what it refuses."""

from pathlib import Path

import pytest

from scripts.sizes import FILE, FUNCTION, main


def function(lines: int) -> str:
    return "@decorated\ndef long() -> None:\n" + "    pass\n" * (lines - 1)


@pytest.mark.parametrize(
    ("source", "status", "listed"),
    [
        (function(FUNCTION.soft), 0, ""),
        (function(FUNCTION.soft + 1), 0, "   51 lines  src/it.py:2 long\n"),
        (function(FUNCTION.hard), 0, "   80 lines  src/it.py:2 long\n"),
        (function(FUNCTION.hard + 1), 1, "   81 lines  src/it.py:2 long  over the limit of 80\n"),
        ("x = 1\n" * FILE.soft, 0, ""),
        ("x = 1\n" * FILE.hard, 0, "  500 lines  src/it.py\n"),
        ("x = 1\n" * (FILE.hard + 1), 1, "  501 lines  src/it.py  over the limit of 500\n"),
    ],
)
def test_long_things_are_listed_and_too_long_ones_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, status: int, listed: str
) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "it.py").write_text(source)
    assert main(tmp_path) == status
    *lines, _summary = capsys.readouterr().out.splitlines(keepends=True)
    assert "".join(lines) == listed
