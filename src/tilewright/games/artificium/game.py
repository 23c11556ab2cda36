"""The rule book of one game of Artificium: the printed facts in use, and the table of steps."""

from tilewright.games.artificium.content.box import Box
from tilewright.games.artificium.rulings import RULINGS, VERSION, Rulings
from tilewright.games.artificium.text.action_text import CardCodec
from tilewright.kernel.bits import all_bits
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.native import i64
from tilewright.kernel.rules import Rules


class Artificium(Rules):
    """What the steps share; `book` puts it together and adds the questions that people ask of it."""

    def __init__(self, box: Box, seats: int, version: int = VERSION) -> None:
        super().__init__("artificium", version, seats)
        self.rulings: Rulings = RULINGS[version]
        self.content = fingerprint(box.fingerprint_facts())
        self.box = box
        self.codec = CardCodec(box, seats)
        self.everybody: i64 = all_bits(seats)
        # Numbers of the steps, filled in as they are added.
        self.round_step: i64 = -1
        self.market_step: i64 = -1
        self.lay_step: i64 = -1
        self.resolve_step: i64 = -1
        self.trade_step: i64 = -1
        self.closing_step: i64 = -1
        # By effect: the step that asks what the effect leaves open, or -1.
        self.effect_step: list[int] = []

    def text(self, action: int) -> str:
        return self.codec.text(action)

    def parse(self, text: str) -> int:
        return self.codec.parse(text)
