"""The rule book of one game of Keyflower: the printed facts in use, the options, and the table of steps."""

from tilewright.games.keyflower.content.box import Box, Cost, Face
from tilewright.games.keyflower.expansion import Expansion
from tilewright.games.keyflower.rulings import RULINGS, Rulings
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.state import KeyflowerState
from tilewright.games.keyflower.state.village import looks_of
from tilewright.games.keyflower.steps.effects import Effect, base_effects
from tilewright.games.keyflower.steps.setup_plan import SetupPlan
from tilewright.games.keyflower.text.action_text import VillageCodec
from tilewright.kernel.native import Row, i64, vec
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Rules


class Keyflower(Rules):
    """What the steps share; `book` puts it together and adds the questions that people ask of it."""

    def __init__(self, box: Box, seats: int, edition: str, tiebreak: str, version: int) -> None:
        super().__init__("keyflower", version, seats)
        self.rulings: Rulings = RULINGS[version]
        self.box = box
        self.edition = edition
        self.tiebreak = tiebreak
        self.faces: list[Face] = [face for tile in box.tiles for face in tile.faces]
        # The same by number: for each side of a tile its price and whether it can be used, for each tile its kind,
        # the cost of its upgrade and its looks.
        self.prices: Row = vec[i64]([face.price for face in self.faces])
        self.usable: Row = vec[i64]([1 if face.usable else 0 for face in self.faces])
        self.kinds: Row = vec[i64]([tile.kind for tile in box.tiles])
        self.costs: list[Cost | None] = [tile.cost for tile in box.tiles]
        self.looks: list[Row] = [looks_of(tile.edges) for tile in box.tiles]
        self.expansions: list[Expansion] = []  # expansions, in the order in which they were installed
        self.setup_plan = SetupPlan()  # what is laid out and dealt; an expansion may put its own in its place
        self.replaced: list[str] = []  # the base rules that an expansion has put its own in the place of
        self.laid_open = False  # what all saw come to a player lies open before the screen
        self.effects: list[Effect] = base_effects()
        self.codec = VillageCodec(box, tuple([effect.word for effect in self.effects]))
        # What summer boats 1a and 1b bring, by power.
        self.power_gives = {face.power: face.gives for face in self.faces if face.power >= 0}
        self.keys: list[str] = [tile.key for tile in box.tiles]
        # By tile * 2 + side: how a bare tile on auction is shown, once somebody asked.
        self.bare_lots: dict[int, dict[str, object]] = {}
        # Numbers of the steps, filled in as they are added.
        self.season_step: i64 = -1
        self.winter_step: i64 = -1
        self.turn_step: i64 = -1
        self.group_step: i64 = -1
        self.price_step: i64 = -1
        self.effect_step: i64 = -1
        self.transport_step: i64 = -1
        self.spend_step: i64 = -1
        self.boat_step: i64 = -1
        self.place_step: i64 = -1

    def add_effect(self, effect: Effect) -> None:
        """An effect word of an expansion, numbered as in its vocabulary."""
        self.effects.append(effect)
        self.codec.add_effect(effect.word)

    def face(self, s: KeyflowerState, tile: i64) -> Face:
        """The side of the tile that is up."""
        return self.faces[tile * 2 + s.side[tile]]

    def begin_power(self, s: KeyflowerState, seat: i64, tile: i64, placed: bool) -> None:
        """The power of a summer boat begins for its owner: as it is taken, or as it is placed (KF-9.1)."""
        power = self.face(s, tile).power
        if power >= 0 and self.rulings.power_begins(power, placed):
            s.gain_power(seat, power)

    def too_late(self, action: int, facts: dict[str, object]) -> Reason | None:
        """A transport ends with `done`, or by itself when nothing can be moved or upgraded any more (KF-6.6)."""
        if act.kind_of(action) in (act.MOVE, act.UPGRADE, act.SPEND, act.DONE):
            return Reason("KF-6.6", "transport-over", facts)
        for aside in self.asides:
            if aside.owns(action):
                return aside.too_late(action, facts)
        return None

    def text(self, action: int) -> str:
        return self.codec.text(action)

    def parse(self, text: str) -> int:
        return self.codec.parse(text)
