"""The numbered rules of a game, read from its package: all, a section, a rule, or a search."""

import re
from importlib.resources import files
from typing import Final

from tilewright.words.search import Groups, fits

SECTION: Final = re.compile(r"## ([A-Z]+-\d+) (.+)")
ITEM: Final = re.compile(r"(\d+)\. (.*)")


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

    def __init__(self, place: str, lang: str = "en", groups: Groups = ()) -> None:
        self.groups = groups  # words that mean the same
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
        """`KF-5`, `5`, `KF-5.2`, `5.2`, or words that rules have, in any form; nothing for all."""
        wanted = wanted.strip()
        if not wanted:
            return self.rules
        number = wanted.upper()
        prefix = next(iter(self.titles)).partition("-")[0]
        if number[:1].isdigit():
            number = f"{prefix}-{number}"
        found = [rule for rule in self.rules if number in (rule.section, rule.number)]
        return found or [rule for rule in self.rules if fits(wanted, rule.text(), self.groups)]


def lines_of(place: str, lang: str = "en") -> list[str]:
    """The lines of `package:file`, and after them those of the same file of every expansion inside the package;
    each in that language if it is translated (`rules.hu.md` beside `rules.md`), else in English. An expansion of
    another package appends its own place, after a space."""
    if " " in place:
        return [line for one in place.split() for line in lines_of(one, lang)]
    package, _, name = place.partition(":")
    stem, dot, ending = name.rpartition(".")
    folders = [files(package), *sorted(files(package).iterdir(), key=lambda folder: folder.name)]
    found = []
    for folder in [folder for folder in folders if folder.is_dir()]:
        translated = folder / f"{stem}.{lang}{dot}{ending}"
        found.append(translated if translated.is_file() else folder / name)
    return [line for file in found if file.is_file() for line in file.read_text(encoding="utf-8").splitlines()]
