"""The texts of the expansion's actions."""

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.merchants.content.wares import ITEMS, Wares
from tilewright.games.keyflower.merchants.state import actions as trade_act
from tilewright.games.keyflower.merchants.state.trade import PLACES
from tilewright.games.keyflower.text.action_text import NameForm, TileForm, find_tile
from tilewright.kernel.codec import Form, find_name, find_number
from tilewright.kernel.reason import Malformed


class ExchangeForm(NameForm):
    """exchange CONTRACT ITEM."""

    def write(self, action: int) -> str:
        return f"{self.word} {self.names[trade_act.contract_of(action)]} {ITEMS[trade_act.item_of(action)]}"

    def read(self, words: list[str]) -> int:
        if len(words) != 2:
            raise Malformed("form", {"word": self.word, "form": "CONTRACT ITEM"})
        return trade_act.exchange(find_name(self.names, words[0]), find_name(ITEMS, words[1]))


class UnseenForm(Form):
    """unseen STACK, counted from 1."""

    def write(self, action: int) -> str:
        return f"{self.word} {trade_act.stack_of(action) + 1}"

    def read(self, words: list[str]) -> int:
        if len(words) != 1:
            raise Malformed("form", {"word": self.word, "form": "STACK"})
        return trade_act.unseen(find_number(words[0], 1, PLACES) - 1)


class ExtendForm(TileForm):
    """extend TILE EXTENSION."""

    def __init__(self, kind: int, word: str, box: Box, names: tuple[str, ...]) -> None:
        super().__init__(kind, word, box)
        self.names = names

    def write(self, action: int) -> str:
        return f"{super().write(action)} {self.names[trade_act.extension_of(action)]}"

    def read(self, words: list[str]) -> int:
        if len(words) != 2:
            raise Malformed("form", {"word": self.word, "form": "TILE EXTENSION"})
        return trade_act.extend(find_tile(self.box, words[0]), find_name(self.names, words[1]))


def forms(box: Box, wares: Wares) -> list[Form]:
    return [
        ExchangeForm(trade_act.EXCHANGE, "exchange", wares.contract_keys),
        NameForm(trade_act.CONTRACT, "contract", wares.contract_keys),
        UnseenForm(trade_act.UNSEEN, "unseen"),
        ExtendForm(trade_act.EXTEND, "extend", box, wares.extension_keys),
        TileForm(trade_act.MOOR, "moor", box),
    ]
