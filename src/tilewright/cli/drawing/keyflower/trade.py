"""Contracts, extensions and cabins of The Merchants in a terminal, where the expansion is played."""

from typing import Any

from rich.text import Text

from tilewright.cli.drawing.keyflower.faces import Faces
from tilewright.games.keyflower.content.terms import COLOURS, NO_PRICE, PRICES
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.merchants.content.wares import Extension
from tilewright.games.keyflower.merchants.expansion import MerchantsModule
from tilewright.words.speech import Speech

# What follows the first word of an action's text, as names of facts.
FORMS = {
    "exchange": ("contract", "items"),
    "contract": ("contract",),
    "unseen": ("stack",),
    "extend": ("tile", "extension"),
    "moor": ("boat",),
}


class Trade:
    """Reads the part of a view that the expansion adds."""

    def __init__(self, module: MerchantsModule, faces: Faces, speech: Speech) -> None:
        self.faces = faces
        self.speech = speech
        wares = module.merchants.wares
        speech.more.append(module.name)
        for contract in wares.contracts:
            speech.names[contract.key] = speech.items(dict(contract.needs))
        for extension in wares.extensions:
            facts = {"colour": COLOURS[extension.colour], "cost": self._cost(extension)}
            speech.names[extension.key] = speech.say("merchants-extension", facts)

    def _cost(self, extension: Extension) -> str:
        if extension.worker != NO_PRICE:
            return self.speech.items({PRICES[extension.worker]: 1})
        return self.faces.cost(extension.cost)

    def knows(self, word: str) -> bool:
        return word in FORMS

    def option(self, word: str, rest: list[str]) -> str:
        facts: dict[str, object] = dict(zip(FORMS[word], rest, strict=True))
        if word == "exchange":
            facts["items"] = {rest[1]: 1}
        elif word == "moor":
            facts["effect"] = self.faces.effect(rest[0], 0)
        return self.speech.say(f"merchants-action-{word}", facts)

    def question(self, question: dict[str, Any]) -> str:
        """An empty text if the question is none of the expansion's."""
        key = f"merchants-question-{question['asked']}"
        return self.speech.say(key, question) if self.speech.has(key) else ""

    def cargo(self, view: dict[str, Any], boat: int) -> str:
        """What lies on a boat beside workers and skills."""
        lying = view["merchants"]["boats"][boat]
        counts = {"gold": lying["gold"], "cabin": lying["cabins"], "contract": len(lying["contracts"])}
        found = {word: count for word, count in counts.items() if count}
        return self.speech.items(found) if found else ""

    def table(self, view: dict[str, Any]) -> list[Text]:
        """Face-up contracts, stacks, discards and the supply."""
        trade, say = view["merchants"], self.speech.say
        shown = [self._contract(key) for key in trade["display"]]
        parts = [say("merchants-picture-display", contracts="; ".join(shown))]
        parts.append(say("merchants-picture-stacks", stacks=trade["stacks"]))
        if trade["discards"]:
            parts.append(say("merchants-picture-discards", contracts=self._list(trade["discards"])))
        title = (f"{say('merchants-picture-contracts')}: ", "bold")
        offer = say("merchants-picture-offer", extensions=self._list(trade["offer"]))
        cabins = say("merchants-picture-cabins", count=trade["cabins"])
        return [Text.assemble(title, " · ".join(parts)), Text(f"{offer} · {cabins}"), Text()]

    def _contract(self, key: str) -> str:
        return self.speech.names[key] if key else self.speech.say("merchants-picture-empty")

    def _list(self, keys: list[str]) -> str:
        return "; ".join(self.speech.names[key] for key in keys) or "-"

    def player(self, view: dict[str, Any], seat: int) -> list[str]:
        """Contracts, cabins and extensions of a player."""
        trade, say = view["merchants"], self.speech.say
        player = trade["players"][seat]
        found = [say("merchants-picture-held", count=player["contracts"])] if player["contracts"] else []
        if player["contracts_known"]:
            found.append(say("merchants-picture-known", contracts=self._list(player["contracts_known"])))
        if player["cabins"]:
            found.append(say("merchants-picture-cabins", count=player["cabins"]))
        village = [tile["tile"] for tile in view["players"][seat]["village"]]
        extended = [
            f"{self.speech.names[tile]} ({self.speech.names[key]})"
            for tile, key in trade["extensions"].items()
            if tile in village
        ]
        if extended:
            found.append(say("merchants-picture-extensions", tiles="; ".join(extended)))
        return found

    def own(self, view: dict[str, Any]) -> list[Text]:
        held = view["merchants"]["own"]
        return [Text(self.speech.say("merchants-picture-own", contracts=self._list(held)))] if held else []

    def scored(self, line: dict[str, Any], items: list[str]) -> str:
        """A line of the explanation that is the expansion's; else an empty text."""
        if line["what"] == "contract":
            return self.speech.say(
                "merchants-explain-contract", points=line["points"], contract=line["name"], items=items
            )
        if line["what"] == "extension":
            return self.speech.say("merchants-explain-extension", points=line["points"], tile=line["tile"])
        return ""


def trade_of(rules: Keyflower, faces: Faces, speech: Speech) -> Trade | None:
    """The drawing of the expansion, if it is played."""
    for module in rules.modules:
        if isinstance(module, MerchantsModule):
            return Trade(module, faces, speech)
    return None
