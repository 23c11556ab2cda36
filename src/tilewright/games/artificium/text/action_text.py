"""The text of every action, and the action of every text."""

from tilewright.games.artificium.content.box import Box
from tilewright.games.artificium.state import actions as act
from tilewright.kernel.codec import Codec, Form, find_name
from tilewright.kernel.reason import Malformed


class NamesForm(Form):
    """A word, and a name out of a list for each of the action's numbers."""

    def __init__(self, kind: int, word: str, *lists: tuple[str, ...]) -> None:
        super().__init__(kind, word)
        self.lists: list[tuple[str, ...]] = list(lists)

    def write(self, action: int) -> str:
        words = [self.word]
        for i, names in enumerate(self.lists):
            words.append(names[act.second(action) if i else act.first(action)])
        return " ".join(words)

    def read(self, words: list[str]) -> int:
        if len(words) != len(self.lists):
            raise Malformed("words-follow", {"word": self.word, "count": len(self.lists)})
        numbers = [0, 0]
        for i, names in enumerate(self.lists):
            numbers[i] = find_name(names, words[i])
        return act.pack(self.kind, numbers[0], numbers[1])


class CardCodec(Codec):
    """All forms; `discard` and `discard farm` differ by what follows the word."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(act.KIND)
        cards, resources = box.card_keys, box.resource_keys
        chairs = tuple([str(seat) for seat in range(seats)])
        for form in (
            NamesForm(act.PASS, "pass"),
            NamesForm(act.SWAP, "swap", cards, cards),
            NamesForm(act.REDRAW, "redraw"),
            NamesForm(act.LAY, "lay", cards),
            NamesForm(act.APPLY, "apply"),
            NamesForm(act.DISCARD, "discard"),
            NamesForm(act.WITHDRAW, "withdraw"),
            NamesForm(act.SELL, "sell", resources),
            NamesForm(act.BUY, "buy", resources),
            NamesForm(act.DONE, "done"),
            NamesForm(act.SCOUT, "scout", chairs),
            NamesForm(act.RETURN, "return", cards),
            NamesForm(act.STEAL, "steal", chairs, resources),
            NamesForm(act.KNIGHT, "knight", chairs),
            NamesForm(act.DROP, "discard", cards),
        ):
            self.add(form)
