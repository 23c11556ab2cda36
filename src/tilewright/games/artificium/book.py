"""The entrance to Artificium: its options, its rules put together, and all that a player or program may ask."""

from pathlib import Path
from typing import Final

from tilewright.games.artificium.content.box import Box
from tilewright.games.artificium.content.facts import printed_facts
from tilewright.games.artificium.content.loading import load_box
from tilewright.games.artificium.content.terms import (
    CARD_KINDS,
    EFFECTS,
    KNIGHT,
    MAGE,
    RECONSTRUCTION,
    SCOUTING,
    THEFT,
)
from tilewright.games.artificium.game import Artificium
from tilewright.games.artificium.knowledge.encoding import ArtificiumEncoding
from tilewright.games.artificium.knowledge.play_aids import work_out
from tilewright.games.artificium.knowledge.possible_worlds import possible_world
from tilewright.games.artificium.knowledge.seat_view import build_view
from tilewright.games.artificium.rulings import RULINGS, VERSION
from tilewright.games.artificium.scoring.explanation import explain
from tilewright.games.artificium.scoring.score_track import final_scores
from tilewright.games.artificium.state.state import PLAIN, ROWS, ArtificiumState, as_artificium
from tilewright.games.artificium.steps.closing import ClosingStep
from tilewright.games.artificium.steps.effects import KnightStep, MageStep, ReturnStep, ScoutStep, StealStep
from tilewright.games.artificium.steps.laying import LayStep
from tilewright.games.artificium.steps.market import MarketStep
from tilewright.games.artificium.steps.resolving import ResolveStep
from tilewright.games.artificium.steps.rounds import RoundStep
from tilewright.games.artificium.steps.setup import empty_state, set_up
from tilewright.games.artificium.steps.trading import TradeStep
from tilewright.games.artificium.text.position.reading import read_position
from tilewright.games.artificium.text.position.writing import write_position
from tilewright.kernel.event import Event
from tilewright.kernel.frozen import as_int, as_ints, as_list, copy_lists
from tilewright.kernel.native import i64, vec
from tilewright.kernel.registry import Game, GameOption, Spec, Value
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State


class Book(Artificium):
    """The complete rules of a game of Artificium."""

    def __init__(self, box: Box, seats: int, version: int = VERSION) -> None:
        super().__init__(box, seats, version)
        self.spec = f"artificium(players={seats})"  # the option string, for positions
        self.round_step = self.add_step(RoundStep(self))
        self.market_step = self.add_step(MarketStep(self))
        self.lay_step = self.add_step(LayStep(self))
        self.resolve_step = self.add_step(ResolveStep(self))
        self.trade_step = self.add_step(TradeStep(self))
        self.closing_step = self.add_step(ClosingStep(self))
        self.effect_step = [-1] * len(EFFECTS)
        self.effect_step[SCOUTING] = self.add_step(ScoutStep(self))
        self.effect_step[RECONSTRUCTION] = self.add_step(ReturnStep(self))
        self.effect_step[THEFT] = self.add_step(StealStep(self))
        self.effect_step[KNIGHT] = self.add_step(KnightStep(self))
        self.effect_step[MAGE] = self.add_step(MageStep(self))

    def new(self, seed: str) -> ArtificiumState:
        s = empty_state(self, Rng.from_seed(seed))
        set_up(self, s)
        self.settle(s, None)
        return s

    def view(self, state: State, seat: int) -> dict[str, object]:
        return build_view(self, as_artificium(state), seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> ArtificiumState:
        return possible_world(self, as_artificium(state), seat, rng)

    def scores(self, state: State) -> list[int]:
        s = as_artificium(state)
        return s.final if s.final else final_scores(self, s)

    def explain(self, state: State, seat: int) -> dict[str, object]:
        return explain(self, as_artificium(state), seat)

    def facts(self) -> dict[str, object]:
        return printed_facts(self)

    def chapter(self, state: State) -> str:
        return str(as_artificium(state).round)

    def belongings(self, state: State, seat: int) -> list[str]:
        """The kinds of the cards that lie before the player."""
        s = as_artificium(state)
        counts = s.applied[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
        return [self.box.card_keys[card] for card in range(CARD_KINDS) if counts[card]]

    def piece_used(self, event: Event) -> str:
        """Applied cards are discarded at the end of every round (AR-6.1)."""
        return str(event.data["card"]) if event.kind == "applied" else ""

    def play_aids(self, world: State, seat: int) -> dict[str, object]:
        return work_out(self, as_artificium(world), seat)

    def encoding(self) -> ArtificiumEncoding:
        return ArtificiumEncoding(self)

    def winners(self, s: State) -> list[int]:
        """The most points; all who tie win (AR-7.2)."""
        scores = self.scores(s)
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def position(self, state: State) -> str:
        return write_position(self, as_artificium(state), self.spec)

    def read_position(self, text: str, seed: str = "position") -> ArtificiumState:
        return read_position(self, text, seed)

    def load_position(self, text: str, seed: str = "position", out: list[Event] | None = None) -> ArtificiumState:
        return as_artificium(super().load_position(text, seed, out))

    def thaw(self, frozen: dict[str, object]) -> ArtificiumState:
        key, count = as_list(frozen["rng"])
        s = ArtificiumState(Rng(bytes.fromhex(str(key)), as_int(count)), [])
        for name in PLAIN:
            setattr(s, name, copy_lists(frozen[name]))
        for name in ROWS:
            setattr(s, name, vec[i64](as_ints(frozen[name])))
        s.coming = vec[i64](as_ints(frozen.get("coming", [])))
        s.reveals = as_int(frozen["reveals"])
        s.stack = [Frame.thaw(as_ints(numbers)) for numbers in as_list(frozen["stack"])]
        return s


def build(values: dict[str, Value], version: int) -> Book:
    file = str(values["box"])
    players = values["players"]
    assert isinstance(players, int)
    book = Book(load_box(Path(file) if file else None), players, version)
    book.spec = Spec(GAME, values).text()
    return book


OPTIONS: Final = [
    GameOption("players", "number", 4, "how many play", low=2, high=6),
    GameOption("box", "file", "", "a TOML file with the printed prices, levels and score track"),
]
GAME: Final = Game("artificium", tuple(RULINGS), OPTIONS, build, "tilewright.games.artificium:rules.md")
