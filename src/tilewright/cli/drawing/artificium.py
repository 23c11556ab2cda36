"""Artificium in a terminal: card market, what lies before everybody, the own hand, every option in words."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tilewright.cli.drawing.tree import Drawing
from tilewright.games.artificium.content.box import Card
from tilewright.games.artificium.content.terms import EFFECTS, KNIGHT, MAGE, NO_EFFECT
from tilewright.games.artificium.game import Artificium
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech

# What follows the first word of an action's text, as names of facts.
FORMS: Final = {
    "swap": ("gave", "took"),
    "lay": ("card",),
    "return": ("card",),
    "discard": ("card",),
    "sell": ("resource",),
    "buy": ("resource",),
    "scout": ("victim",),
    "knight": ("victim",),
    "steal": ("victim", "resource"),
}
COLUMNS: Final = ("player", "points", "coins", "hand", "resources", "applied")


class ArtificiumDrawing(Drawing):
    """Artificium in a terminal."""

    def __init__(self, rules: Rules, speech: Speech) -> None:
        super().__init__(rules, speech)
        assert isinstance(rules, Artificium)
        self.box = rules.box
        for card in self.box.cards:
            speech.names[card.key] = card.names[speech.lang]
        for resource in self.box.resources:
            speech.names[resource.key] = resource.names[speech.lang]

    def picture(self, view: dict[str, Any], seat: int, width: int, whole: bool = False) -> RenderableType:
        parts: list[RenderableType] = [self._header(view), Text()]
        if view["market"]:
            parts += [*self._cards("market", view["market"]), Text()]
        parts += [self._players(view), Text()]
        if "own" in view:
            parts += self._own(view["own"])
        if whole:
            parts += [Text(), self._prices()]
        return Group(*parts)

    def closeup(self, view: dict[str, Any], seat: int, width: int) -> RenderableType | None:
        if view["question"]["asked"] != "trade" or seat < 0:
            return None
        player = view["players"][seat]
        say = self.speech.say
        goods = self.counted(player["resources"])
        return Text(f"{say('artificium-picture-coins')}: {player['coins']} · {self.speech.listed(goods)}")

    def question(self, view: dict[str, Any], seat: int) -> str:
        question = view["question"]
        return self.speech.say(f"artificium-question-{question['asked']}", question)

    def option(self, text: str, view: dict[str, Any], seat: int) -> str:
        word, *rest = text.split(" ")
        facts: dict[str, object] = dict(zip(FORMS.get(word, ()), rest, strict=False))
        if "victim" in facts:
            facts["victim"] = int(rest[0])
        if "card" in facts:
            facts["effect"] = self.effect(self.box.cards[self.box.card(rest[0])])
        facts["coins"] = self._coins(word, rest, view, seat)
        return self.speech.say(f"artificium-action-{'drop' if word == 'discard' and rest else word}", facts)

    def _coins(self, word: str, rest: list[str], view: dict[str, Any], seat: int) -> int:
        """What the option costs or brings."""
        if word == "swap":
            return self.box.numbers.swap_coins if view["players"][seat]["traded"] else 0
        if word not in ("sell", "buy", "steal"):
            return 0
        resource = self.box.resources[self.box.resource(rest[-1])]
        prices = {"sell": resource.sell, "buy": resource.buy}
        return prices.get(word, self.box.numbers.theft_coins[resource.level])

    def about(self, words: str, view: dict[str, Any]) -> list[str]:
        found = []
        for card in self.box.cards:
            if words.casefold() in (card.key, *[name.casefold() for name in card.names.values()]):
                found.append(self.speech.say("artificium-face-count", card=card.key, count=card.count))
                found.append(self.effect(card))
        return found

    def explain(self, explained: dict[str, Any]) -> list[str]:
        lines = []
        for line in explained["lines"]:
            items = self.counted({item["item"]: item["count"] for item in line.get("items", ())})
            lines.append(self.speech.say(f"artificium-explain-{line['what']}", points=line["points"], items=items))
        return lines

    def effect(self, card: Card) -> str:
        """What a card takes, gives and scores."""
        numbers = self.box.numbers
        keys = self.box.resource_keys
        facts: dict[str, object] = {
            "inputs": self.counted(dict(zip(keys, card.inputs, strict=True))),
            "outputs": self.counted(dict(zip(keys, card.outputs, strict=True))),
            "points": card.points,
            "coins": card.input_coins if card.effect in (KNIGHT, MAGE) else numbers.fair_coins,
            "back": numbers.knight_back,
            "draw": numbers.mage_draw,
            "discard": numbers.mage_discard,
            "one": numbers.theft_coins[1],
            "two": numbers.theft_coins[2],
        }
        word = "makes" if card.effect == NO_EFFECT else EFFECTS[card.effect]
        return self.speech.say(f"artificium-face-{word}", facts)

    def counted(self, counts: dict[str, int]) -> list[str]:
        """Names with their numbers, where these are not 1."""
        found = []
        for key, count in counts.items():
            if count:
                name = self.speech.word("", key)
                found.append(name if count == 1 else f"{name} ×{count}")
        return found

    def _header(self, view: dict[str, Any]) -> Text:
        say = self.speech.say
        title = Text(
            f" {say('artificium-picture-round', round=view['round'], rounds=view['rounds'])} ", "bold reverse"
        )
        first = say("artificium-picture-first", first=view["first"])
        piles = say("artificium-picture-piles", deck=view["deck"], discards=sum(view["discards"].values()))
        return Text.assemble(title, f" {first} · {piles}")

    def _cards(self, title: str, counts: dict[str, int]) -> list[RenderableType]:
        """Cards one to a line, with what they do."""
        lines: list[RenderableType] = [Text(self.speech.say(f"artificium-picture-{title}"), "bold cyan")]
        for key, name in zip(counts, self.counted(counts), strict=True):
            effect = self.effect(self.box.cards[self.box.card(key)])
            lines.append(Text.assemble("  ", (name, "bold"), f"  {effect}"))
        return lines

    def _players(self, view: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for name in COLUMNS:
            table.add_column(self.speech.say(f"artificium-picture-{name}"), header_style="bold cyan")
        for player in view["players"]:
            table.add_row(
                self._who(player),
                str(player["points"]),
                str(player["coins"]),
                str(player["hand"]),
                self.speech.listed(self.counted(player["resources"])) if player["resources"] else "",
                self.speech.listed(self.counted(player["applied"])) if player["applied"] else "",
            )
        return table

    def _who(self, player: dict[str, Any]) -> Text:
        """The name, and below it how it stands with this player."""
        say = self.speech.say
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
            notes.append(say("artificium-picture-known", cards=self.counted(player["known"])))
        return Text("\n").join(
            [Text(self.speech.seat(player["seat"]), "bold"), *[Text(f"  {note}", "dim") for note in notes]]
        )

    def _own(self, own: dict[str, Any]) -> list[RenderableType]:
        say = self.speech.say
        lines = self._cards("own", own["hand"])
        if own["laid"]:
            lines.append(Text(say("artificium-picture-own-laid", card=own["laid"])))
        if own["discarding"] or own["selling"]:
            cards, resources = self.counted(own["discarding"]), self.counted(own["selling"])
            lines.append(Text(say("artificium-picture-choosing", cards=cards, resources=resources)))
        return lines

    def _prices(self) -> Text:
        prices = [f"{self.speech.names[one.key]} {one.buy}/{one.sell}" for one in self.box.resources]
        return Text(f"{self.speech.say('artificium-picture-prices')}: {', '.join(prices)}", "dim")


DRAWING = ArtificiumDrawing
