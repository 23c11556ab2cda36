"""Actions of the expansion as whole numbers, numbered on from those of the base, and how they are written."""

from typing import Final

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.merchants.content.wares import ITEMS, Wares
from tilewright.games.keyflower.merchants.state.trade import PLACES
from tilewright.games.keyflower.state import action as act
from tilewright.games.keyflower.text.action_text import NameForm, TileForm, find_tile
from tilewright.kernel.codec import Form, find_name, find_number
from tilewright.kernel.native import i64
from tilewright.kernel.reason import Malformed

EXCHANGE: Final = 18  # discard a contract for one item on it
CONTRACT: Final = 19  # take a face-up contract
UNSEEN: Final = 20  # take the top of a stack
EXTEND: Final = 21  # place an extension on a tile
MOOR: Final = 22  # choose the boat that takes the place of Sea Bastion II


def exchange(contract: i64, item: i64) -> i64:
    return EXCHANGE | contract << 5 | item << 15


def extend(tile: i64, extension: i64) -> i64:
    return EXTEND | tile << 5 | extension << 15


class ExchangeForm(NameForm):
    """exchange CONTRACT ITEM."""

    def write(self, action: int) -> str:
        return f"{self.word} {self.names[act.first(action)]} {ITEMS[act.second(action)]}"

    def read(self, words: list[str]) -> int:
        if len(words) != 2:
            raise Malformed(f"{self.word!r} takes a contract and an item")
        return exchange(find_name(self.names, words[0]), find_name(ITEMS, words[1]))


class UnseenForm(Form):
    """unseen STACK, counted from 1."""

    def write(self, action: int) -> str:
        return f"{self.word} {act.first(action) + 1}"

    def read(self, words: list[str]) -> int:
        if len(words) != 1:
            raise Malformed(f"{self.word!r} takes the number of a stack")
        return self.kind | find_number(words[0], 1, PLACES) - 1 << 5


class ExtendForm(TileForm):
    """extend TILE EXTENSION."""

    def __init__(self, kind: int, word: str, box: Box, names: tuple[str, ...]) -> None:
        super().__init__(kind, word, box)
        self.names = names

    def write(self, action: int) -> str:
        return f"{super().write(action)} {self.names[act.second(action)]}"

    def read(self, words: list[str]) -> int:
        if len(words) != 2:
            raise Malformed(f"{self.word!r} takes a tile and an extension")
        return extend(find_tile(self.box, words[0]), find_name(self.names, words[1]))


def forms(box: Box, wares: Wares) -> list[Form]:
    return [
        ExchangeForm(EXCHANGE, "exchange", wares.contract_keys),
        NameForm(CONTRACT, "contract", wares.contract_keys),
        UnseenForm(UNSEEN, "unseen"),
        ExtendForm(EXTEND, "extend", box, wares.extension_keys),
        TileForm(MOOR, "moor", box),
    ]
