"""The presentation of Artificium."""

from typing import Any, Final

from tilewright.games.artificium.content.box import Card
from tilewright.games.artificium.content.terms import EFFECTS, KNIGHT, MAGE, NO_EFFECT
from tilewright.games.artificium.game import Artificium
from tilewright.kernel.rules import Rules
from tilewright.presentation.game import Presentation
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


class ArtificiumPresentation(Presentation):
    """Says what is asked, done and scored in Artificium."""

    left_out = frozenset({"rounds", "unseen", "in_round", "traded", "known_to"})

    def __init__(self, rules: Rules, speech: Speech) -> None:
        assert isinstance(rules, Artificium)
        self.box = rules.box
        names = {card.key: card.names[speech.lang] for card in self.box.cards}
        names |= {one.key: one.names[speech.lang].lower() for one in self.box.resources}  # not titles
        super().__init__(rules, speech.with_names(names))

    def question(self, speech: Speech, view: dict[str, Any], seat: int) -> str:
        question = view["question"]
        return speech.say(f"artificium-question-{question['asked']}", question)

    def option(self, speech: Speech, text: str, view: dict[str, Any], seat: int) -> str:
        word, *rest = text.split(" ")
        facts: dict[str, object] = dict(zip(FORMS.get(word, ()), rest, strict=False))
        if "victim" in facts:
            facts["victim"] = int(rest[0])
        if "card" in facts:
            facts["effect"] = self.effect(speech, self.box.cards[self.box.card(rest[0])])
        facts["coins"] = self._coins(word, rest, view, seat)
        return speech.say(f"artificium-action-{'drop' if word == 'discard' and rest else word}", facts)

    def _coins(self, word: str, rest: list[str], view: dict[str, Any], seat: int) -> int:
        """What the option costs or brings."""
        if word == "swap":
            return self.box.numbers.swap_coins if view["players"][seat]["traded"] else 0
        if word not in ("sell", "buy", "steal"):
            return 0
        resource = self.box.resources[self.box.resource(rest[-1])]
        prices = {"sell": resource.sell, "buy": resource.buy}
        return prices.get(word, self.box.numbers.theft_coins[resource.level])

    def about(self, speech: Speech, words: str, view: dict[str, Any]) -> list[str]:
        found = []
        for card in self.box.cards:
            if words.casefold() in (card.key, *[name.casefold() for name in card.names.values()]):
                found.append(speech.say("artificium-face-count", card=card.key, count=card.count))
                found.append(self.effect(speech, card))
        return found

    def describe_piece(self, speech: Speech, key: str, view: dict[str, Any]) -> str:
        card = next((card for card in self.box.cards if card.key == key), None)
        return self.effect(speech, card) if card is not None else ""

    def explain(self, speech: Speech, explained: dict[str, Any]) -> list[str]:
        lines = []
        for line in explained["lines"]:
            items = counted(speech, {item["item"]: item["count"] for item in line.get("items", ())})
            lines.append(speech.say(f"artificium-explain-{line['what']}", points=line["points"], items=items))
        return lines

    def effect(self, speech: Speech, card: Card) -> str:
        """What a card takes, gives and scores."""
        numbers = self.box.numbers
        keys = self.box.resource_keys
        facts: dict[str, object] = {
            "inputs": counted(speech, dict(zip(keys, card.inputs, strict=True))),
            "outputs": counted(speech, dict(zip(keys, card.outputs, strict=True))),
            "points": card.points,
            "coins": card.input_coins if card.effect in (KNIGHT, MAGE) else numbers.fair_coins,
            "back": numbers.knight_back,
            "draw": numbers.mage_draw,
            "discard": numbers.mage_discard,
            "one": numbers.theft_coins[1],
            "two": numbers.theft_coins[2],
        }
        word = "makes" if card.effect == NO_EFFECT else EFFECTS[card.effect]
        return speech.say(f"artificium-face-{word}", facts)


def counted(speech: Speech, counts: dict[str, int]) -> list[str]:
    """Names with their numbers, where these are not 1."""
    found = []
    for key, count in counts.items():
        if count:
            name = speech.word("", key)
            found.append(name if count == 1 else f"{name} ×{count}")
    return found
