"""The presentation of Keyflower, put together from its parts."""

from collections.abc import Sequence
from typing import Any

from tilewright.games.keyflower.content.terms import SUMMER_BOAT
from tilewright.games.keyflower.game import Keyflower
from tilewright.kernel.rules import Rules
from tilewright.presentation.game import Presentation
from tilewright.presentation.keyflower.faces import Faces
from tilewright.presentation.keyflower.merchants import merchants_of
from tilewright.presentation.keyflower.options import Options, side_of
from tilewright.words.speech import Speech


class KeyflowerPresentation(Presentation):
    """Says what is asked, done and scored in Keyflower."""

    left_out = frozenset(
        {"side", "q", "r", "turn", "used", "passes", "queue", "placing", "boarded", "boat_turn", "sides", "picked",
         "free", "skills_known", "unseen", "laid_open", "exchange", "contracts_hidden"}
    )  # fmt: skip

    def __init__(self, rules: Rules, speech: Speech) -> None:
        assert isinstance(rules, Keyflower)
        lang, tiles = speech.lang, rules.box.tiles
        expansions = tuple([expansion.name for expansion in rules.expansions])
        speech = speech.with_names({tile.key: tile.name(lang) for tile in tiles}, expansions)
        self.faces = Faces(rules, speech)
        self.merchants = merchants_of(rules, self.faces)
        self.tiles = {tile.key for tile in tiles}
        self.options = Options(self.faces, self.merchants)
        self.boats = {
            tile.key: (tile.name(lang, 0), tile.name(lang, 1)) for tile in tiles if tile.kind == SUMMER_BOAT
        }
        super().__init__(rules, self.merchants.named(speech) if self.merchants is not None else speech)

    def at(self, seats: Sequence[str], view: dict[str, Any] | None = None) -> Speech:
        """A summer boat is called by the side that lies up."""
        speech = self.speech.with_seats(seats)
        return self._boats_named(speech, sides_of(view)) if view else speech

    def _boats_named(self, speech: Speech, sides: dict[str, int]) -> Speech:
        names = {boat: self.boats[boat][sides[boat]] for boat in self.boats.keys() & sides.keys()}
        return speech.with_names(names) if names else speech

    def event(self, speech: Speech, facts: dict[str, Any]) -> str:
        """Sides are told with what happened to a boat: it may have gone to the box since."""
        named = self._boats_named(speech, facts.get("sides", {}))
        return super().event(named, {name: value for name, value in facts.items() if name != "sides"})

    def question(self, speech: Speech, view: dict[str, Any], seat: int) -> str:
        question = view["question"]
        facts = {"season": view["season"], **question}
        if self.merchants is not None and self.merchants.question(speech, question):
            return self.merchants.question(speech, question)
        if question["asked"] == "place":
            facts["tile"] = view["players"][seat]["placing"] or None
        return speech.say(f"keyflower-question-{question['asked']}", facts)

    def option(self, speech: Speech, text: str, view: dict[str, Any], seat: int) -> str:
        return self.options.line(speech, text, view, seat)

    def about(self, speech: Speech, words: str, view: dict[str, Any]) -> list[str]:
        return [line for tile in self.faces.find(words) for line in self.faces.describe(tile)]

    def describe_piece(self, speech: Speech, key: str, view: dict[str, Any]) -> str:
        return self.faces.effect(key, side_of(key, view)) if key in self.tiles else ""

    def explain(self, speech: Speech, explained: dict[str, Any]) -> list[str]:
        return [self._scored(speech, line) for line in explained["lines"] if line["points"]]

    def _scored(self, speech: Speech, line: dict[str, Any]) -> str:
        facts = {"tile": line["tile"] or None, "points": line["points"]}
        items = [counted_as(speech, item) for item in line.get("items", ())]
        tiles = line.get("tiles", [])
        own = self.merchants.scored(speech, line, items) if self.merchants is not None else ""
        if own:
            return own
        if items:
            return speech.say("keyflower-explain-items", facts, items=items)
        if tiles:
            return speech.say("keyflower-explain-tiles", facts, tiles=tiles)
        return speech.say("keyflower-explain-plain", facts)


def counted_as(speech: Speech, item: dict[str, Any]) -> str:
    """A counted thing, and what it stands for if it is scored as another."""
    counted = speech.items({item["item"]: item["count"]})
    if "as" not in item:
        return counted
    return speech.say("keyflower-explain-as", items=counted, kind=speech.say(f"keyflower-word-{item['as']}"))


def sides_of(view: dict[str, Any]) -> dict[str, int]:
    """Which side of each tile is up, as far as the view shows it."""
    sides = {shown["tile"]: shown["side"] for shown in view["market"]}
    for player in view["players"]:
        sides.update((shown["tile"], shown["side"]) for shown in player["village"])
        sides.update(player.get("sides", {}))
    return sides
