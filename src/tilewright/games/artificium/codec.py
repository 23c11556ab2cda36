"""The text of every action, and the action of every text."""

from tilewright.games.artificium import action as act
from tilewright.games.artificium.content import Box
from tilewright.kernel.reason import Malformed


class Form:
    """How one kind of action is written: a word, and a name out of a list for each of its numbers."""

    def __init__(self, kind: int, word: str, *lists: tuple[str, ...]) -> None:
        self.kind = kind
        self.word = word
        self.lists: list[tuple[str, ...]] = list(lists)

    def write(self, action: int) -> str:
        words = [self.word]
        for i, names in enumerate(self.lists):
            words.append(names[act.second(action) if i else act.first(action)])
        return " ".join(words)

    def read(self, words: list[str]) -> int:
        numbers = [0, 0]
        for i, names in enumerate(self.lists):
            if words[i] not in names:
                raise Malformed(f"{words[i][:40]!r} is none of {', '.join(names)}")
            numbers[i] = names.index(words[i])
        return act.pack(self.kind, numbers[0], numbers[1])


class Codec:
    """All forms by kind, and by word with the number of words behind it: `discard` and `discard farm` differ."""

    def __init__(self, box: Box, seats: int) -> None:
        cards, resources = box.card_keys, box.resource_keys
        chairs = tuple([str(seat) for seat in range(seats)])
        self.forms: list[Form] = [
            Form(act.PASS, "pass"),
            Form(act.SWAP, "swap", cards, cards),
            Form(act.REDRAW, "redraw"),
            Form(act.LAY, "lay", cards),
            Form(act.APPLY, "apply"),
            Form(act.DISCARD, "discard"),
            Form(act.WITHDRAW, "withdraw"),
            Form(act.SELL, "sell", resources),
            Form(act.BUY, "buy", resources),
            Form(act.DONE, "done"),
            Form(act.SCOUT, "scout", chairs),
            Form(act.RETURN, "return", cards),
            Form(act.STEAL, "steal", chairs, resources),
            Form(act.KNIGHT, "knight", chairs),
            Form(act.DROP, "discard", cards),
        ]
        self.by_word: dict[str, list[Form]] = {}
        for form in self.forms:
            self.by_word.setdefault(form.word, []).append(form)

    def text(self, action: int) -> str:
        return self.forms[action & act.KIND].write(action)

    def parse(self, text: str) -> int:
        words = text[:200].split(" ")
        if words[0] not in self.by_word:
            raise Malformed(f"no action begins with {words[0][:40]!r}; there is {', '.join(self.by_word)}")
        forms = self.by_word[words[0]]
        for form in forms:
            if len(form.lists) == len(words) - 1:
                return form.read(words[1:])
        counts = " or ".join([str(len(form.lists)) for form in forms])
        raise Malformed(f"{words[0]!r} is followed by {counts} words")
