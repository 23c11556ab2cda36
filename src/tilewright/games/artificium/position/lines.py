"""The lines of a position taken apart: a head, and clauses behind semicolons, each a word and what follows."""

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
        parts = [part.split() for part in text.split(";")]
        self.word = parts[0][0] if parts[0] else ""
        self.head = parts[0][1:]
        self.clauses: dict[str, list[str]] = {}
        self.tail: list[str] = parts[1] if len(parts) > 1 else []  # of lines with one nameless clause
        for words in parts[1:]:
            if words:
                if words[0] in self.clauses:
                    raise self.error("", f"{words[0][:40]!r} stands twice")
                self.clauses[words[0]] = words[1:]

    def error(self, rule: str, reason: str) -> PositionError:
        return PositionError(self.number, rule, reason)

    def only(self, *names: str) -> None:
        for name in self.clauses:
            if name not in names:
                raise self.error("", f"{name[:40]!r} is not known here; there is {', '.join(names)}")

    def whole(self, words: list[str], high: int) -> int:
        """The one number that stands there."""
        text = words[0] if len(words) == 1 else ""
        if not (text.isascii() and text.isdigit() and len(text) < 7 and int(text) <= high):
            raise self.error("", f"{' '.join(words)[:40]!r} is no number from 0 to {high}")
        return int(text)

    def name(self, words: list[str], names: tuple[str, ...]) -> int:
        """The place of the one name that stands there."""
        if len(words) != 1 or words[0] not in names:
            raise self.error("", f"{' '.join(words)[:40]!r} is none of {', '.join(names)}")
        return names.index(words[0])

    def counts(self, words: list[str], names: tuple[str, ...]) -> list[int]:
        """Numbers by kind of words such as `2 farm 1 castle`."""
        found = [0] * len(names)
        if words in (["none"], []):
            return found
        if len(words) % 2:
            raise self.error("", f"{' '.join(words)[:60]!r} is not number and kind, number and kind ...")
        for number, name in zip(words[::2], words[1::2], strict=True):
            found[self.name([name], names)] += self.whole([number], 999)
        return found


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
