"""Draws the table of Keyflower as a seat sees it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tilewright.cli.drawing.generic import Drawing
from tilewright.cli.drawing.keyflower.common_areas import CommonAreas
from tilewright.cli.drawing.keyflower.merchants import MerchantsAreas
from tilewright.cli.drawing.keyflower.pieces import legend, pieces
from tilewright.cli.drawing.keyflower.villages import Villages
from tilewright.presentation.game import Presentation
from tilewright.presentation.keyflower.sentences import KeyflowerPresentation
from tilewright.words.speech import Speech


class KeyflowerDrawing(Drawing):
    """Keyflower in a terminal."""

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation)
        assert isinstance(presentation, KeyflowerPresentation)
        self.merchants = MerchantsAreas() if presentation.merchants is not None else None
        self.common = CommonAreas(presentation.faces, self.merchants)
        self.villages = Villages(presentation.faces)

    def picture(
        self, speech: Speech, view: dict[str, Any], seat: int, width: int, whole: bool = False
    ) -> RenderableType:
        parts: list[RenderableType] = [self.common.header(speech, view), Text()]
        for table in self.common.tables(speech, view):
            parts += [table, Text()]
        parts += [self.common.supply(speech, view), Text()]
        if self.merchants is not None:
            parts += self.merchants.table(speech, view)
        order = [*range(seat + 1, len(view["players"])), *range(max(seat, 0)), *([seat] if seat >= 0 else [])]
        for other in order:
            placing = (
                other == seat and view["question"]["asked"] == "place" and bool(view["players"][seat]["to_place"])
            )
            more = self.merchants.player(speech, view, other) if self.merchants is not None else []
            parts += self._player(speech, view["players"][other], more, width, whole or other == seat, placing)
        if "own" in view:
            parts += self._own(speech, view["own"])
            if self.merchants is not None:
                parts += self.merchants.own(speech, view)
        if whole:
            parts.append(Text(legend(speech), "dim"))
        return Group(*parts)

    def _player(
        self, speech: Speech, player: dict[str, Any], more: list[str], width: int, mapped: bool, placing: bool
    ) -> list[RenderableType]:
        say = speech.say
        facts = [say("keyflower-picture-behind", workers=player["workers"], skills=player["skills"])]
        known = {**player["workers_known"]}
        if known:
            facts.append(say("keyflower-picture-known", items=known))
        if player["powers"]:
            facts.append(say("keyflower-picture-powers", powers=player["powers"]))
        if player["winter_tiles"]:
            facts.append(say("keyflower-picture-winter", count=player["winter_tiles"]))
        if player["to_place"]:
            facts.append(say("keyflower-picture-to-place", tiles=player["to_place"]))
        facts += more
        title = Text(say("keyflower-picture-village", seat=player["seat"]), "bold cyan")
        parts: list[RenderableType] = [Text.assemble(title, (f"  {' · '.join(facts)}", "not bold default"))]
        if mapped:
            parts += self.villages.map(speech, player["village"], width, placing)
        return [*parts, self.villages.listed(speech, player["village"]), Text()]

    def _own(self, speech: Speech, own: dict[str, Any]) -> list[RenderableType]:
        say = speech.say
        lines = [Text(say("keyflower-picture-own"), "bold cyan")]
        workers = Text.assemble(say("keyflower-picture-own-workers", items=own["workers"]), "   ")
        lines.append(workers.append_text(pieces(speech, own["workers"])))
        lines.append(Text(say("keyflower-picture-own-skills", items=own["skills"])))
        if own["winter"]:
            lines.append(Text(say("keyflower-picture-own-winter", tiles=own["winter"])))
        return [*lines]

    def closeup(self, speech: Speech, view: dict[str, Any], seat: int, width: int) -> RenderableType | None:
        asked = view["question"]["asked"]
        if asked not in ("place", "transport"):
            return None
        return Group(*self.villages.map(speech, view["players"][seat]["village"], width, asked == "place"))
