"""The table of Keyflower as a seat sees it, put together from its parts."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tilewright.cli.drawing.keyflower.faces import Faces
from tilewright.cli.drawing.keyflower.middle import Middle
from tilewright.cli.drawing.keyflower.options import Options
from tilewright.cli.drawing.keyflower.pieces import legend, pieces
from tilewright.cli.drawing.keyflower.trade import trade_of
from tilewright.cli.drawing.keyflower.villages import Villages
from tilewright.cli.drawing.tree import Drawing
from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech


class KeyflowerDrawing(Drawing):
    """Keyflower in a terminal."""

    def __init__(self, rules: Rules, speech: Speech) -> None:
        super().__init__(rules, speech)
        assert isinstance(rules, Keyflower)
        self.faces = Faces(rules, speech)
        self.trade = trade_of(rules, self.faces, speech)
        self.options = Options(self.faces, speech, self.trade)
        self.middle = Middle(self.faces, speech, self.trade)
        self.villages = Villages(self.faces, speech)
        for tile in rules.box.tiles:
            speech.names[tile.key] = tile.name(speech.lang)
        self.boats = [tile.key for tile in rules.box.tiles if tile.kind == SUMMER_BOAT]

    def look(self, view: dict[str, Any]) -> None:
        """A summer boat is called by the side that lies up; nothing stays of what another view showed."""
        sides = {shown["tile"]: shown["side"] for shown in view["market"]}
        for player in view["players"]:
            sides.update((shown["tile"], shown["side"]) for shown in player["village"])
            sides.update(player.get("sides", {}))
        self._name_boats({boat: sides.get(boat, 0) for boat in self.boats})

    def _name_boats(self, sides: dict[str, int]) -> None:
        for key, side in sides.items():
            if key in self.boats:
                self.speech.names[key] = self.faces.box.tile(key).name(self.speech.lang, side)

    def event(self, facts: dict[str, Any]) -> str:
        """Sides are told with what happened to a boat: it may have gone to the box since."""
        self._name_boats(facts.get("sides", {}))
        return super().event({name: value for name, value in facts.items() if name != "sides"})

    def picture(self, view: dict[str, Any], seat: int, width: int, whole: bool = False) -> RenderableType:
        parts: list[RenderableType] = [self.middle.header(view), Text()]
        for table in self.middle.tables(view):
            parts += [table, Text()]
        parts += [self.middle.supply(view), Text()]
        if self.trade is not None:
            parts += self.trade.table(view)
        order = [*range(seat + 1, len(view["players"])), *range(max(seat, 0)), *([seat] if seat >= 0 else [])]
        for other in order:
            placing = (
                other == seat and view["question"]["asked"] == "place" and bool(view["players"][seat]["to_place"])
            )
            more = self.trade.player(view, other) if self.trade is not None else []
            parts += self._player(view["players"][other], more, width, whole or other == seat, placing)
        if "own" in view:
            parts += self._own(view["own"])
            if self.trade is not None:
                parts += self.trade.own(view)
        if whole:
            parts.append(Text(legend(self.speech), "dim"))
        return Group(*parts)

    def _player(
        self, player: dict[str, Any], more: list[str], width: int, mapped: bool, placing: bool
    ) -> list[RenderableType]:
        say = self.speech.say
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
            parts += self.villages.map(player["village"], width, placing)
        return [*parts, self.villages.listed(player["village"]), Text()]

    def _own(self, own: dict[str, Any]) -> list[RenderableType]:
        say = self.speech.say
        lines = [Text(say("keyflower-picture-own"), "bold cyan")]
        workers = Text.assemble(say("keyflower-picture-own-workers", items=own["workers"]), "   ")
        lines.append(workers.append_text(pieces(self.speech, own["workers"])))
        lines.append(Text(say("keyflower-picture-own-skills", items=own["skills"])))
        if own["winter"]:
            lines.append(Text(say("keyflower-picture-own-winter", tiles=own["winter"])))
        return [*lines]

    def closeup(self, view: dict[str, Any], seat: int, width: int) -> RenderableType | None:
        asked = view["question"]["asked"]
        if asked not in ("place", "haul"):
            return None
        return Group(*self.villages.map(view["players"][seat]["village"], width, asked == "place"))

    def explain(self, explained: dict[str, Any]) -> list[str]:
        return [self._scored(line) for line in explained["lines"] if line["points"]]

    def _scored(self, line: dict[str, Any]) -> str:
        facts = {"tile": line["tile"] or None, "points": line["points"]}
        items = [self._item(item) for item in line.get("items", ())]
        tiles = line.get("tiles", [])
        own = self.trade.scored(line, items) if self.trade is not None else ""
        if own:
            return own
        if items:
            return self.speech.say("keyflower-explain-items", facts, items=items)
        if tiles:
            return self.speech.say("keyflower-explain-tiles", facts, tiles=tiles)
        return self.speech.say("keyflower-explain-plain", facts)

    def _item(self, item: dict[str, Any]) -> str:
        counted = self.speech.items({item["item"]: item["count"]})
        if "as" not in item:
            return counted
        return self.speech.say(
            "keyflower-explain-as", items=counted, kind=self.speech.say(f"keyflower-word-{item['as']}")
        )

    def question(self, view: dict[str, Any], seat: int) -> str:
        question = view["question"]
        facts = {"season": view["season"], **question}
        if self.trade is not None and self.trade.question(question):
            return self.trade.question(question)
        if question["asked"] == "place":
            facts["tile"] = view["players"][seat]["placing"] or None
        return self.speech.say(f"keyflower-question-{question['asked']}", facts)

    def option(self, text: str, view: dict[str, Any], seat: int) -> str:
        return self.options.line(text, view, seat)

    def about(self, words: str, view: dict[str, Any]) -> list[str]:
        return [line for tile in self.faces.find(words) for line in self.faces.describe(tile)]
