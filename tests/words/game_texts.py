"""Texts of a game from elsewhere, as a plugin brings them: a package with a folder for each language."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tilewright.words.folders import FOLDERS
from tilewright.words.texts import forget


@contextmanager
def game_texts(folder: Path, game: str, **languages: str) -> Iterator[None]:
    """A file `game.ftl` for each of these languages."""
    package = f"{game}_texts"
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text("", encoding="utf-8")
    for lang, text in languages.items():
        (folder / package / lang).mkdir()
        (folder / package / lang / f"{game}.ftl").write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))
    FOLDERS.append(f"{package}:")
    forget()
    try:
        yield
    finally:
        FOLDERS.remove(f"{package}:")
        sys.path.remove(str(folder))
        sys.modules.pop(package, None)
        forget()
