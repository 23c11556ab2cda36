"""The numbered rules of a game from the file in its package: all, a section, a rule, those with a word."""

import re
from importlib.resources import files
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

SECTION: Final = re.compile(r"## ([A-Z]+-\d+) (.+)")
ITEM: Final = re.compile(r"(\d+)\. (.*)")
EMPHASIS: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")


class Rule:
    """One numbered rule; `number` is empty for the words that open a section."""

    def __init__(self, section: str, number: str, text: str) -> None:
        self.section = section
        self.number = number
        self.lines = [text]

    def text(self) -> str:
        """Lines that belong together as one; rows of tables and points of lists keep theirs."""
        found: list[str] = []
        for line in [line.strip() for line in self.lines]:
            starts = not found or line.startswith(("|", "- ")) or found[-1].startswith("|")
            if line and starts:
                found.append(line)
            elif line:
                found[-1] += f" {line}"
        return "\n".join(found)


class Rulebook:
    """Titles of sections, and rules in their order."""

    def __init__(self, place: str, lang: str = "en") -> None:
        self.titles: dict[str, str] = {}
        self.rules: list[Rule] = []
        section = ""
        for line in lines_of(place, lang):
            head, item = SECTION.match(line), ITEM.match(line)
            if head:
                section = head[1]
                self.titles[section] = head[2]
                self.rules.append(Rule(section, "", ""))
            elif section and item:
                self.rules.append(Rule(section, f"{section}.{item[1]}", item[2]))
            elif section:
                self.rules[-1].lines.append(line)

    def find(self, wanted: str) -> list[Rule]:
        """`KF-5`, `5`, `KF-5.2`, `5.2`, or a word that stands in rules; nothing for all."""
        wanted = wanted.strip()
        if not wanted:
            return self.rules
        number = wanted.upper()
        prefix = next(iter(self.titles)).partition("-")[0]
        if number[:1].isdigit():
            number = f"{prefix}-{number}"
        found = [rule for rule in self.rules if number in (rule.section, rule.number)]
        words = wanted.casefold().split()
        return found or [rule for rule in self.rules if all(word in rule.text().casefold() for word in words)]

    def page(self, rules: list[Rule]) -> RenderableType:
        """Rules for the eye: titles, numbers in front, text beside them."""
        parts: list[RenderableType] = []
        section = ""
        for rule in rules:
            if rule.section != section:
                section = rule.section
                parts += [Text()] if parts else []
                parts.append(Text(f"{section} {self.titles[section]}", "bold cyan"))
            if rule.number:
                parts.append(_beside(rule.number, rule.text()))
            elif rule.text():
                parts.append(Padding(_styled(rule.text()), (0, 0, 0, 2)))
        return Group(*parts)


def lines_of(place: str, lang: str = "en") -> list[str]:
    """The lines of `package:file`, and after them those of the same file of every expansion inside the package;
    each in that language if it is translated (`rules.hu.md` beside `rules.md`), else in English."""
    package, _, name = place.partition(":")
    stem, dot, ending = name.rpartition(".")
    folders = [files(package), *sorted(files(package).iterdir(), key=lambda folder: folder.name)]
    found = []
    for folder in [folder for folder in folders if folder.is_dir()]:
        translated = folder / f"{stem}.{lang}{dot}{ending}"
        found.append(translated if translated.is_file() else folder / name)
    return [line for file in found if file.is_file() for line in file.read_text(encoding="utf-8").splitlines()]


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
