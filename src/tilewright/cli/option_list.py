"""The numbered list of options: columns, filtering by typed words, and a limit on what is shown."""

from typing import Final

from rich.table import Table
from rich.text import Text

from tilewright.words.speech import plain_name

MOST: Final = 40  # options shown at once
GAP: Final = 2


class NumberedOption:
    """An option: its number in the list, its text in records, its line for people."""

    def __init__(self, number: int, text: str, line: str) -> None:
        self.number = number
        self.text = text
        self.line = line

    def has(self, words: list[str]) -> bool:
        here = plain_name(f"{self.text} {self.line}")
        return all(word in here for word in words)


def matching(choices: list[NumberedOption], typed: str) -> list[NumberedOption]:
    """The options in whose line or text all the typed words stand."""
    words = plain_name(typed).split()
    return [choice for choice in choices if choice.has(words)]


def rows_of(choices: list[NumberedOption], width: int) -> int:
    """How many lines the list takes: in as many columns as fit beside each other."""
    digits = len(str(max((choice.number for choice in choices), default=0)))
    for count in range(3, 1, -1):
        rows = -(-len(choices) // count)
        chunks = [choices[start : start + rows] for start in range(0, len(choices), rows)]
        widths = [digits + 2 * GAP + max(len(choice.line) for choice in chunk) for chunk in chunks]
        if rows > 2 and sum(widths) <= width:
            return rows
    return len(choices)


def columns(choices: list[NumberedOption], width: int) -> Table:
    """Numbers and lines."""
    rows = rows_of(choices, width)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(0, len(choices), rows or 1):
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(overflow="fold")
    for row in range(rows):
        cells: list[Text] = []
        for choice in choices[row::rows]:
            cells += [Text(str(choice.number)), Text(choice.line)]
        table.add_row(*cells)
    return table
