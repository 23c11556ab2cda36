"""A game in text for language models: what is visible, what is legal, and why not."""

import json
from typing import NamedTuple

import tilewright
from tilewright.api.answers import IllegalMove
from tilewright.api.table import Table

MOST_WRONG = 3  # refused answers in a row before the game is ended for that seat


class TextTurn(NamedTuple):
    """What one answer led to."""

    over: bool
    said: str  # what happened, or why not, with the rule


class TextGame:
    """One game whose seats are asked in words and answer with the text of an option, in the manner of TextArena:
    `reset`, then `ask` and `step` until it is over, then `rewards`."""

    def __init__(self, spec: str, lang: str = "en") -> None:
        self.spec = spec
        self.lang = lang
        self.table: Table | None = None
        self.wrong = 0
        self.lost_by: int | None = None  # the seat that gave too many answers that were not allowed

    def reset(self, seed: str) -> None:
        self.table = tilewright.new(self.spec, seed=seed, lang=self.lang)
        self.wrong, self.lost_by = 0, None
        self.read: list[int] = [0] * len(self.table.names)  # lines of the log that each seat has read

    def now(self) -> Table:
        assert self.table is not None, "reset comes first"
        return self.table

    def ask(self) -> tuple[int, str]:
        """The seat that must answer, and all that it needs to know for that."""
        table = self.now()
        seat = table.waiting[0]
        log = table.log(seat)
        news, self.read[seat] = log[self.read[seat] :], len(log)
        parts = [
            f"You are {table.names[seat]} (seat {seat}) in {table.game}.",
            "Since you were last asked:\n" + "\n".join(news) if news else "",
            "What you see, as JSON:\n" + json.dumps(table.view(seat), separators=(",", ":")),
            table.question(seat),
            "Answer with one of these, before the colon:\n"
            + "\n".join(f"{option.text}: {option.words}" for option in table.options(seat)),
        ]
        return seat, "\n\n".join(part for part in parts if part)

    def step(self, answer: str) -> TextTurn:
        """The answer of the seat that was asked; one that is not allowed may be given again."""
        table = self.now()
        seat = table.waiting[0]
        try:
            happened = table.play(answer.strip(), seat=seat)
        except IllegalMove as refused:
            self.wrong += 1
            if self.wrong >= MOST_WRONG:
                self.lost_by = seat
            return TextTurn(self.over, str(refused))
        self.wrong = 0
        return TextTurn(self.over, "\n".join(happened))

    @property
    def over(self) -> bool:
        return self.lost_by is not None or self.now().over

    def rewards(self) -> list[float]:
        """The share of the win of each seat; whoever gave too many wrong answers has lost to the others."""
        table = self.now()
        seats = range(len(table.names))
        if self.lost_by is not None:
            return [0.0 if seat == self.lost_by else 1 / (len(seats) - 1) for seat in seats]
        return [1 / len(table.winners) if seat in table.winners else 0.0 for seat in seats]
