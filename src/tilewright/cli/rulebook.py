"""Draws the numbered rules of a game in the terminal."""

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tilewright.words.rulebook import Rule, Rulebook

EMPHASIS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


def page(book: Rulebook, rules: list[Rule]) -> RenderableType:
    """Rules as they are printed: titles, numbers in front, text beside them."""
    parts: list[RenderableType] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            parts += [Text()] if parts else []
            parts.append(Text(f"{section} {book.titles[section]}", "bold cyan"))
        if rule.number:
            parts.append(_beside(rule.number, rule.text()))
        elif rule.text():
            parts.append(Padding(_styled(rule.text()), (0, 0, 0, 2)))
    return Group(*parts)


def _beside(number: str, text: str) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(width=8, style="bold", no_wrap=True)
    table.add_column()
    for part in _paragraphs(text):
        table.add_row(number, part)
        number = ""
    return table


def _paragraphs(text: str) -> list[RenderableType]:
    """Text, and tables in between."""
    found: list[RenderableType] = []
    rows: list[list[str]] = []
    for line in [*text.split("\n"), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
            continue
        if rows:
            found.append(_table(rows))
            rows = []
        if line:
            found.append(_styled(line))
    return found


def _table(rows: list[list[str]]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for title in rows[0]:
        table.add_column(title)
    for row in rows[2:]:
        table.add_row(*row)
    return table


def _styled(text: str) -> Text:
    found = Text()
    end = 0
    for mark in EMPHASIS.finditer(text):
        found.append(text[end : mark.start()])
        found.append(mark[1] or mark[2] or mark[3], "bold" if mark[1] else "italic" if mark[2] else "cyan")
        end = mark.end()
    return found.append(text[end:])
