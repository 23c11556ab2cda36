"""The lines of a position taken apart: a head, and clauses behind semicolons, each a word and what follows."""

import re

from tilewright.kernel.reason import Reason

LONGEST = 100_000
OLD_STAGES = {"dawn": "start", "dusk": "end"}  # in positions written before 0.3
MOST_VERSIONS = 9999  # of rules
GAME = re.compile(r"([a-z_]+)\s*(?:\(.*?players\s*=\s*([0-9]{1,9}))?")  # a name, and perhaps how many play


class PositionError(ValueError):
    """A position that cannot be: the line, the rule it breaks (or none), a key for the words, and the facts."""

    def __init__(self, line: int, rule: str, key: str, facts: dict[str, object] | None = None) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{Reason(rule, key, facts)!r}")
        self.line = line
        self.rule = rule
        self.key = key
        self.facts: dict[str, object] = facts if facts is not None else {}


class PositionLine:
    """One line: its first word, the rest of its head, and its clauses."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        parts = [part.split() for part in text.split(";")]
        self.word = parts[0][0] if parts[0] else ""
        self.head = parts[0][1:]
        self.tail: list[str] = parts[1] if len(parts) > 1 else []  # of lines with one nameless clause
        self.parts = len([part for part in parts[1:] if part])
        self.clauses: dict[str, list[str]] = {}
        for words in parts[1:]:
            if words:
                if words[0] in self.clauses:
                    raise self.error("", "stands-twice", {"given": words[0][:40]})
                self.clauses[words[0]] = words[1:]

    def error(self, rule: str, key: str, facts: dict[str, object] | None = None) -> PositionError:
        return PositionError(self.number, rule, key, facts)

    def only(self, *names: str) -> None:
        """Refuses every clause but these."""
        for name in self.clauses:
            if name not in names:
                raise self.error("", "unknown-clause", {"given": name[:40], "names": list(names)})

    def bare(self) -> None:
        """Refuses anything between the first word and the clauses."""
        if self.head:
            raise self.error("", "not-in-a-clause", {"given": " ".join(self.head)[:40]})

    def flag(self, name: str) -> bool:
        """Whether a clause that is one word only stands there."""
        if self.clauses.get(name):
            raise self.error("", "nothing-behind", {"word": name})
        return name in self.clauses

    def game(self, key: str, seats: int, version: int) -> None:
        """Of the line `game SPEC; rules VERSION`: the rules that read the position say which options are in force,
        but game, players and version must be theirs."""
        self.only("rules")
        named = GAME.match(" ".join(self.head))
        if named is None or named[1] != key:
            raise self.error("", "other-game", {"given": " ".join(self.head)[:40], "game": key})
        if named[2] is not None and int(named[2]) != seats:
            raise self.error("", "other-players", {"given": named[2], "players": seats})
        if "rules" in self.clauses and self.whole(self.clauses["rules"], MOST_VERSIONS) != version:
            given = " ".join(self.clauses["rules"])
            raise self.error("", "other-version", {"given": given, "version": version})

    def number_in(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 9 and low <= int(text) <= high):
            raise self.error("", "no-number", {"given": text[:40], "low": low, "high": high})
        return int(text)

    def whole(self, words: list[str], high: int) -> int:
        """The one number that stands there."""
        return self.number_in(" ".join(words), 0, high)

    def one(self, name: str, low: int, high: int, default: int) -> int:
        """The number behind a clause's word, or the default when the clause is left out."""
        if name not in self.clauses:
            return default
        return self.number_in(" ".join(self.clauses[name]), low, high)

    def name(self, words: list[str], names: tuple[str, ...]) -> int:
        """The place of the one name that stands there."""
        if len(words) != 1 or words[0] not in names:
            raise self.error("", "none-of", {"given": " ".join(words)[:40], "names": list(names)})
        return names.index(words[0])

    def stage(self, words: list[str], names: tuple[str, ...]) -> int:
        """The place of the stage that is named or numbered there."""
        if words[:1] and words[0].isdigit():
            return self.whole(words, len(names) - 1)
        return self.name([OLD_STAGES.get(word, word) for word in words], names)

    def counts(self, name: str, kinds: tuple[str, ...]) -> list[int] | None:
        """Numbers by kind of a clause such as `workers 2 red 1 blue`; None when it is left out."""
        return self.count_words(self.clauses[name], kinds) if name in self.clauses else None

    def count_words(self, words: list[str], kinds: tuple[str, ...]) -> list[int]:
        """Numbers by kind of words such as `2 red 1 blue`."""
        found = [0] * len(kinds)
        if words in (["none"], []):
            return found
        if len(words) % 2:
            raise self.error("", "no-counts", {"given": " ".join(words)[:60]})
        for number, kind in zip(words[::2], words[1::2], strict=True):
            found[self.name([kind], kinds)] += self.number_in(number, 0, 999)
        return found


def split_lines(text: str) -> list[PositionLine]:
    """The lines that say something; `#` begins a remark."""
    if len(text) > LONGEST:
        raise PositionError(0, "", "too-long", {"most": LONGEST})
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            found.append(PositionLine(number, line))
    return found
