"""The Merchants in words: contracts, extensions and the actions that use them."""

from typing import Any

from tilewright.games.keyflower.content.terms import COLOURS, NO_PRICE, PRICES
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.merchants.content.wares import Extension
from tilewright.games.keyflower.merchants.expansion import MerchantsExpansion
from tilewright.presentation.keyflower.faces import Faces
from tilewright.words.speech import Phrase, Speech

# What follows the first word of an action's text, as names of facts.
FORMS = {
    "exchange": ("contract", "items"),
    "contract": ("contract",),
    "unseen": ("stack",),
    "extend": ("tile", "extension"),
    "moor": ("boat",),
}


class MerchantsPresentation:
    """Says what the expansion adds."""

    def __init__(self, expansion: MerchantsExpansion, faces: Faces) -> None:
        self.wares = expansion.merchants.wares
        self.faces = faces

    def named(self, speech: Speech) -> Speech:
        """With a name for every contract and extension: what it asks for."""
        names: dict[str, str] = {
            contract.key: Phrase(speech.items(dict(contract.needs), "count")) for contract in self.wares.contracts
        }
        for extension in self.wares.extensions:
            facts = {"colour": COLOURS[extension.colour], "cost": self._cost(speech, extension)}
            names[extension.key] = Phrase(speech.say("merchants-extension", facts))
        return speech.with_names(names)

    def _cost(self, speech: Speech, extension: Extension) -> str:
        if extension.worker != NO_PRICE:
            return speech.items({PRICES[extension.worker]: 1}, "count")
        return self.faces.cost(extension.cost, "count")

    def knows(self, word: str) -> bool:
        return word in FORMS

    def option(self, speech: Speech, word: str, rest: list[str]) -> str:
        facts: dict[str, object] = dict(zip(FORMS[word], rest, strict=True))
        if word == "exchange":
            facts["items"] = {rest[1]: 1}
        elif word == "moor":
            facts["effect"] = self.faces.effect(rest[0], 0)
        return speech.say(f"merchants-action-{word}", facts)

    def question(self, speech: Speech, question: dict[str, Any]) -> str:
        """An empty text if the question is none of the expansion's."""
        key = f"merchants-question-{question['asked']}"
        return speech.say(key, question) if speech.has(key) else ""

    def scored(self, speech: Speech, line: dict[str, Any], items: list[str]) -> str:
        """A line of the explanation that is the expansion's; else an empty text."""
        if line["what"] == "contract":
            return speech.say(
                "merchants-explain-contract", points=line["points"], contract=line["name"], items=items
            )
        if line["what"] == "extension":
            return speech.say("merchants-explain-extension", points=line["points"], tile=line["tile"])
        return ""


def merchants_of(rules: Keyflower, faces: Faces) -> MerchantsPresentation | None:
    """The words of the expansion, if it is played."""
    for expansion in rules.expansions:
        if isinstance(expansion, MerchantsExpansion):
            return MerchantsPresentation(expansion, faces)
    return None
