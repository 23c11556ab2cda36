"""Comments on a record, in a file beside it: `NAME.record` and `NAME.comments.toml`."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from tilewright.cli.errors import CommandError
from tilewright.cli.files import read_bytes

PLAYER: Final = re.compile(r"\{(\d)\}")  # in a comment, the name of the first player, the second, ...
USUAL: Final = "en"


class Comments:
    """A title and, by the line after which they stand, texts; each in several languages."""

    def __init__(self, title: dict[str, str], by_line: dict[int, dict[str, str]]) -> None:
        self.title = title
        self.by_line = by_line

    def after(self, line: int, lang: str, names: list[str]) -> str:
        """The comment on that line, with the names of the players; empty if there is none."""
        texts = self.by_line.get(line, {})
        return PLAYER.sub(lambda found: names[int(found[1]) - 1], texts.get(lang) or texts.get(USUAL, ""))


def comments_on(record: Path, seats: int, lines: int) -> Comments | None:
    """None if nobody has commented on it."""
    path = record.with_name(f"{record.name.removesuffix('.record')}.comments.toml")
    if not path.is_file():
        return None
    try:
        return read_comments(tomllib.loads(read_bytes(path).decode()), seats, lines)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise CommandError("cli-error-comments", file=str(path)) from None


def read_comments(given: dict[str, Any], seats: int, lines: int) -> Comments:
    """ValueError, TypeError or KeyError if these are none, or none on a record of so many lines."""
    by_line: dict[int, dict[str, str]] = {}
    for row in given["comment"]:
        after = row["after"]
        if not 0 < after <= lines:
            raise ValueError(after)
        by_line[after] = texts_of({lang: text for lang, text in row.items() if lang != "after"}, seats)
    return Comments(texts_of(given["title"], seats), by_line)


def texts_of(row: dict[str, Any], seats: int) -> dict[str, str]:
    for text in row.values():
        if any(not 1 <= int(found) <= seats for found in PLAYER.findall(text)):
            raise ValueError(text)
    return dict(row)
