"""Windfall in a terminal: a line for each player, the middle, the own hand."""

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
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("player", "points", "won", "cards"):
            table.add_column(speech.say(f"windfall-field-{column}"))
        for one in view["players"]:
            laid = " ▪" if one["laid"] else ""
            table.add_row(
                speech.seat(one["seat"]), str(one["points"]), spaced(one["won"]), str(one["cards"]) + laid
            )
        middle = speech.say(
            "windfall-table", round=view["round"], rounds=view["rounds"], prizes=spaced(view["middle"])
        )
        parts: list[RenderableType] = [Text(middle, style="bold"), table]
        if "own" in view:
            hand = f"{speech.say('windfall-field-hand')}: {spaced(view['own']['hand'])}"
            parts.append(Text(hand, style="bold green"))
        return Group(*parts)


def spaced(values: list[int]) -> str:
    return " ".join(str(value) for value in values) or "-"
