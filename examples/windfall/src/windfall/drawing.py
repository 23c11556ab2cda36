"""Windfall in a terminal: the middle, a line for each player, your own hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilewright.cli.drawing import Drawing
from tilewright.words.speech import Speech


class WindfallDrawing(Drawing):
    """Always from a view, so nothing hidden can be drawn."""

    def picture(
        self, speech: Speech, view: dict[str, Any], seat: int, width: int, whole: bool = False
    ) -> RenderableType:
        middle = named(speech, view["middle"])
        head = speech.say("windfall-table", round=view["round"], rounds=view["rounds"], prizes=middle)
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("seat", "points", "won", "cards"):
            table.add_column(self.presentation.label(speech, column))
        for one in view["players"]:
            cards = f"{one['cards']} ▪" if one["laid"] else str(one["cards"])
            table.add_row(speech.seat(one["seat"]), str(one["points"]), named(speech, one["won"]), cards)
        parts: list[RenderableType] = [Text(head, style="bold"), table]
        if "own" in view:
            hand = " ".join(str(card) for card in view["own"]["hand"]) or "-"
            parts.append(Text(f"{self.presentation.label(speech, 'own')}: {hand}", style="bold green"))
        return Group(*parts)


def named(speech: Speech, keys: list[str]) -> str:
    return ", ".join(speech.word("", key) for key in keys) or "-"
