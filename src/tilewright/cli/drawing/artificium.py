"""Draws Artificium in a terminal: card market, the cards and goods of all players, your own hand."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilewright.cli.drawing.generic import Drawing
from tilewright.presentation.artificium.sentences import ArtificiumPresentation, counted
from tilewright.presentation.game import Presentation
from tilewright.words.speech import Speech

COLUMNS: Final = ("player", "points", "coins", "hand", "resources", "applied")


class ArtificiumDrawing(Drawing):
    """Artificium in a terminal."""

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation)
        assert isinstance(presentation, ArtificiumPresentation)
        self.effect = presentation.effect
        self.box = presentation.box

    def picture(
        self, speech: Speech, view: dict[str, Any], seat: int, width: int, whole: bool = False
    ) -> RenderableType:
        parts: list[RenderableType] = [self._header(speech, view), Text()]
        if view["market"]:
            parts += [*self._cards(speech, "market", view["market"]), Text()]
        parts += [self._players(speech, view), Text()]
        if "own" in view:
            parts += self._own(speech, view["own"])
        if whole:
            parts += [Text(), self._prices(speech)]
        return Group(*parts)

    def closeup(self, speech: Speech, view: dict[str, Any], seat: int, width: int) -> RenderableType | None:
        if view["question"]["asked"] != "trade" or seat < 0:
            return None
        player = view["players"][seat]
        say = speech.say
        goods = counted(speech, player["resources"])
        return Text(f"{say('artificium-picture-coins')}: {player['coins']} · {speech.listed(goods)}")

    def _header(self, speech: Speech, view: dict[str, Any]) -> Text:
        say = speech.say
        title = Text(
            f" {say('artificium-picture-round', round=view['round'], rounds=view['rounds'])} ", "bold reverse"
        )
        first = say("artificium-picture-first", first=view["first"])
        piles = say("artificium-picture-piles", deck=view["deck"], discards=sum(view["discards"].values()))
        return Text.assemble(title, f" {first} · {piles}")

    def _cards(self, speech: Speech, title: str, counts: dict[str, int]) -> list[RenderableType]:
        """Cards one to a line, with what they do."""
        lines: list[RenderableType] = [Text(speech.say(f"artificium-picture-{title}"), "bold cyan")]
        for key, name in zip(counts, counted(speech, counts), strict=True):
            effect = self.effect(speech, self.box.cards[self.box.card(key)])
            lines.append(Text.assemble("  ", (name, "bold"), f"  {effect}"))
        return lines

    def _players(self, speech: Speech, view: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for name in COLUMNS:
            table.add_column(speech.say(f"artificium-picture-{name}"), header_style="bold cyan")
        for player in view["players"]:
            table.add_row(
                self._who(speech, player),
                str(player["points"]),
                str(player["coins"]),
                str(player["hand"]),
                speech.listed(counted(speech, player["resources"])) if player["resources"] else "",
                speech.listed(counted(speech, player["applied"])) if player["applied"] else "",
            )
        return table

    def _who(self, speech: Speech, player: dict[str, Any]) -> Text:
        """The name, and below it how it stands with this player."""
        say = speech.say
        notes = []
        if "card" in player:
            notes.append(say("artificium-picture-shown", card=player["card"]))
        elif player["laid"]:
            notes.append(say("artificium-picture-laid"))
        elif not player["in_round"]:
            notes.append(say("artificium-picture-out"))
        if player["passed"]:
            notes.append(say("artificium-picture-passed"))
        if player.get("known"):
            notes.append(say("artificium-picture-known", cards=counted(speech, player["known"])))
        return Text("\n").join(
            [Text(speech.seat(player["seat"]), "bold"), *[Text(f"  {note}", "dim") for note in notes]]
        )

    def _own(self, speech: Speech, own: dict[str, Any]) -> list[RenderableType]:
        say = speech.say
        lines = self._cards(speech, "own", own["hand"])
        if own["laid"]:
            lines.append(Text(say("artificium-picture-own-laid", card=own["laid"])))
        if own["discarding"] or own["selling"]:
            cards, resources = counted(speech, own["discarding"]), counted(speech, own["selling"])
            lines.append(Text(say("artificium-picture-choosing", cards=cards, resources=resources)))
        return lines

    def _prices(self, speech: Speech) -> Text:
        prices = [f"{speech.names[one.key]} {one.buy}/{one.sell}" for one in self.box.resources]
        return Text(f"{speech.say('artificium-picture-prices')}: {', '.join(prices)}", "dim")


DRAWING = ArtificiumDrawing
