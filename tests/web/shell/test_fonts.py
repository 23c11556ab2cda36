"""With TILEWRIGHT_FONTS the browser sees the fonts of one family only, so that all tests can be run with each."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.tools import fonts

NAMES = {"dejavu": "DejaVu Sans", "noto": "Noto Sans", "liberation": "Liberation Sans"}
# A family that is not there is replaced by the next one in the list.
THERE = """(family) => {
    const pen = document.createElement('canvas').getContext('2d')
    const wide = (font) => { pen.font = `40px ${font}`; return pen.measureText('Keyflower mill 123').width }
    return ['monospace', 'serif'].some((next) => wide(`"${family}", ${next}`) !== wide(next))
}"""


@pytest.mark.parametrize("name", list(fonts.FAMILIES))
def test_only_the_fonts_that_were_asked_for_are_there(
    name: str, launch_browser: Callable[..., Browser], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(fonts.SWITCH, name)
    if missing := fonts.missing():
        pytest.skip(missing)
    browser = launch_browser(env={**os.environ, **fonts.environment(tmp_path)})
    try:
        page = browser.new_page()
        assert {one for one, family in NAMES.items() if page.evaluate(THERE, family)} == {name}
    finally:
        browser.close()
