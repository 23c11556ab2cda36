"""The lines of a position taken apart: a head, and clauses behind semicolons, each a word and what follows."""

from tilewright.games.keyflower.codec import find_cell
from tilewright.kernel.reason import Malformed

LONGEST = 100_000


class PositionError(ValueError):
    """A position that cannot be: the line, the rule it breaks (or none), and what is wrong."""

    def __init__(self, line: int, rule: str, reason: str) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{rule + ': ' if rule else ''}{reason}")
        self.line = line
        self.rule = rule
        self.reason = reason


class PositionLine:
    """One line: its first word, the rest of its head, and its clauses."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        parts = [part.strip() for part in text.split(";")]
        words = parts[0].split()
        self.word = words[0]
        self.head = words[1:]
        self.clauses: dict[str, list[str]] = {}
        for part in parts[1:]:
            if not part:
                continue
            name, *rest = part.split()
            if name in self.clauses:
                raise self.error("", f"{name!r} stands twice")
            self.clauses[name] = rest

    def error(self, rule: str, reason: str) -> PositionError:
        return PositionError(self.number, rule, reason)

    def only(self, *names: str) -> None:
        for name in self.clauses:
            if name not in names:
                raise self.error("", f"{name[:40]!r} is not known here; there is {', '.join(names)}")

    def number_in(self, text: str, low: int, high: int) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 7 and low <= int(text) <= high):
            raise self.error("", f"{text[:40]!r} is no number from {low} to {high}")
        return int(text)

    def one(self, name: str, low: int, high: int, default: int) -> int:
        """The number behind a clause's word, or the default when the clause is left out."""
        if name not in self.clauses:
            return default
        if len(self.clauses[name]) != 1:
            raise self.error("", f"{name!r} takes one number")
        return self.number_in(self.clauses[name][0], low, high)

    def counts(self, name: str, kinds: tuple[str, ...]) -> list[int] | None:
        """Numbers by kind of a clause such as `workers 2 red 1 blue`; None when it is left out."""
        if name not in self.clauses:
            return None
        return self.count_words(self.clauses[name], kinds)

    def count_words(self, words: list[str], kinds: tuple[str, ...]) -> list[int]:
        found = [0] * len(kinds)
        if words in (["none"], []):
            return found
        if len(words) % 2:
            raise self.error("", f"{' '.join(words)[:60]!r} is not number and kind, number and kind ...")
        for number, kind in zip(words[::2], words[1::2], strict=True):
            if kind not in kinds:
                raise self.error("", f"{kind[:40]!r} is none of {', '.join(kinds)}")
            found[kinds.index(kind)] += self.number_in(number, 0, 999)
        return found

    def cell(self, text: str) -> int:
        try:
            return find_cell(text)
        except Malformed as error:
            raise self.error("", str(error)) from None


def split_lines(text: str) -> list[PositionLine]:
    """The lines that say something; `#` begins a remark."""
    if len(text) > LONGEST:
        raise PositionError(0, "", f"a position has at most {LONGEST} letters")
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if line:
            found.append(PositionLine(number, line))
    return found
