"""Keyflower put together: its options, its steps, and everything that a player or program may ask."""

from pathlib import Path
from typing import Final

from tilewright.games.keyflower.content.box import Box
from tilewright.games.keyflower.content.facts import printed_facts
from tilewright.games.keyflower.content.fingerprint import list_box
from tilewright.games.keyflower.content.loading import Facts, load_box
from tilewright.games.keyflower.content.terms import SEASONS
from tilewright.games.keyflower.content.vocabulary import Words
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.knowledge.encoding import KeyflowerEncoding
from tilewright.games.keyflower.knowledge.play_aids.summary import work_out
from tilewright.games.keyflower.knowledge.possible_worlds import possible_world
from tilewright.games.keyflower.knowledge.seat_view import build_view, view_open_part
from tilewright.games.keyflower.rulings import RULINGS
from tilewright.games.keyflower.scoring.explanation import explain
from tilewright.games.keyflower.scoring.final_score import final_scores
from tilewright.games.keyflower.state.bids import find_leads
from tilewright.games.keyflower.state.state import PLAIN, ROWS, KeyflowerState, as_keyflower, frozen_name
from tilewright.games.keyflower.state.village import Village, cell_of
from tilewright.games.keyflower.steps.boat_choice import BoatStep
from tilewright.games.keyflower.steps.placement import PlaceStep
from tilewright.games.keyflower.steps.price import PriceStep
from tilewright.games.keyflower.steps.season import SeasonStep
from tilewright.games.keyflower.steps.setup import empty_state, set_up
from tilewright.games.keyflower.steps.tile_effect import EffectChoiceStep
from tilewright.games.keyflower.steps.transport import SpendStep, TransportStep
from tilewright.games.keyflower.steps.turn import TurnStep
from tilewright.games.keyflower.steps.winter_choice import WinterStep
from tilewright.games.keyflower.steps.worker_group import GroupStep
from tilewright.games.keyflower.text.position.reading import read_position
from tilewright.games.keyflower.text.position.writing import write_position
from tilewright.kernel.event import Event
from tilewright.kernel.fingerprint import fingerprint
from tilewright.kernel.frozen import as_dict, as_int, as_ints, as_list, copy_lists
from tilewright.kernel.native import i64, vec
from tilewright.kernel.registry import Game, GameOption, Spec, Value
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import Frame, State

# Points that an edition prints otherwise than the others (KF-9.4).
EDITIONS: Final[dict[str, dict[str, int]]] = {"standard": {}, "ru": {"key_market": 3}}


class Book(Keyflower):
    """The complete rules of a game of Keyflower."""

    def __init__(self, box: Box, seats: int, edition: str, tiebreak: str, version: int) -> None:
        super().__init__(box, seats, edition, tiebreak, version)
        self.content = fingerprint(list_box(box))
        self.spec = f"keyflower(players={seats})"  # the option string, for positions
        self.season_step = self.add_step(SeasonStep(self))
        self.winter_step = self.add_step(WinterStep(self))
        self.turn_step = self.add_step(TurnStep(self))
        self.group_step = self.add_step(GroupStep(self))
        self.price_step = self.add_step(PriceStep(self))
        self.effect_step = self.add_step(EffectChoiceStep(self))
        self.transport_step = self.add_step(TransportStep(self))
        self.spend_step = self.add_step(SpendStep(self))
        self.boat_step = self.add_step(BoatStep(self))
        self.place_step = self.add_step(PlaceStep(self))

    def new(self, seed: str) -> KeyflowerState:
        s = empty_state(self, Rng.from_seed(seed))
        set_up(self, s)
        self.settle(s, None)
        return s

    def view(self, state: State, seat: int) -> dict[str, object]:
        return build_view(self, as_keyflower(state), seat)

    def views(self, state: State) -> list[dict[str, object]]:
        s = as_keyflower(state)
        shared = view_open_part(self, s)
        return [build_view(self, s, seat, shared) for seat in range(-1, self.seats)]

    def determinize(self, state: State, seat: int, rng: Rng) -> KeyflowerState:
        return possible_world(self, as_keyflower(state), seat, rng)

    def scores(self, state: State) -> list[int]:
        s = as_keyflower(state)
        return s.final if s.final else final_scores(self, s)

    def explain(self, state: State, seat: int) -> dict[str, object]:
        return explain(self, as_keyflower(state), seat)

    def facts(self) -> dict[str, object]:
        return printed_facts(self)

    def chapter(self, state: State) -> str:
        return SEASONS[as_keyflower(state).season]

    def belongings(self, state: State, seat: int) -> list[str]:
        """The tiles of the village, home and boats among them."""
        return [self.keys[tile] for tile in as_keyflower(state).villages[seat].tiles]

    def play_aids(self, world: State, seat: int) -> dict[str, object]:
        return work_out(self, as_keyflower(world), seat)

    def encoding(self) -> KeyflowerEncoding:
        return KeyflowerEncoding(self)

    def winners(self, state: State) -> list[int]:
        """The most points; a tie is shared, or goes to who chose a boat first (KF-8.12, KF-9.10)."""
        s = as_keyflower(state)
        scores = self.scores(s)
        tied = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        if self.tiebreak == "boat" and not s.stack:
            tied = [min(tied, key=s.boat_turn.__getitem__)]
        return tied

    def position(self, state: State) -> str:
        return write_position(self, as_keyflower(state), self.spec)

    def read_position(self, text: str, seed: str = "position") -> KeyflowerState:
        return read_position(self, text, seed)

    def load_position(self, text: str, seed: str = "position", out: list[Event] | None = None) -> KeyflowerState:
        return as_keyflower(super().load_position(text, seed, out))

    def thaw(self, frozen: dict[str, object]) -> KeyflowerState:
        key, count = as_list(frozen["rng"])
        s = KeyflowerState(Rng(bytes.fromhex(str(key)), as_int(count)), [])
        s.keys = self.keys
        for name in PLAIN:
            setattr(s, name, copy_lists(frozen[frozen_name(name)]))
        for name in ROWS:
            setattr(s, name, vec[i64](as_ints(frozen[frozen_name(name)])))
        s.reveals = as_int(frozen["reveals"])
        s.stack = [Frame.thaw(as_ints(row)) for row in as_list(frozen["stack"])]
        s.top, s.lead = s.owner[:], s.owner[:]  # worked out below
        s.villages = []
        for rows in as_list(frozen["villages"]):
            village = Village()
            for row in as_list(rows):
                tile, q, r, turn = as_ints(row)
                village = village.with_tile(tile, self.box.tiles[tile].edges, cell_of(q, r), turn)
            s.villages.append(village)
        find_leads(s)
        parts = zip(self.expansions, as_list(frozen["parts"]), strict=True)
        s.parts = [expansion.thaw_part(as_dict(part)) for expansion, part in parts]
        return s


def open_box(values: dict[str, Value], more: tuple[tuple[Facts, Words], ...] = ()) -> Box:
    """The printed facts that these options ask for, with the tiles of expansions after those of the base."""
    file = str(values["box"])
    box = load_box(Path(file) if file else None, more)
    for key, points in EDITIONS[str(values["edition"])].items():
        scoring = box.tile(key).scoring
        assert scoring is not None
        scoring.points = points
    return box


def put_together(box: Box, values: dict[str, Value], version: int) -> Book:
    players = values["players"]
    assert isinstance(players, int)
    return Book(box, players, str(values["edition"]), str(values["tiebreak"]), version)


def build(values: dict[str, Value], version: int) -> Book:
    book = put_together(open_box(values), values, version)
    book.spec = Spec(GAME, values).text()
    return book


OPTIONS: Final = [
    GameOption("players", "number", 4, "how many play", low=2, high=6),
    GameOption(
        "edition",
        "choice",
        "standard",
        "whose printed points count where they differ",
        choices=tuple(EDITIONS),
    ),
    GameOption("tiebreak", "choice", "shared", "who wins a tie", choices=("shared", "boat")),
    GameOption("box", "file", "", "a TOML file with corrected printed facts"),
]
GAME: Final = Game("keyflower", tuple(RULINGS), OPTIONS, build, "tilewright.games.keyflower:rules.md")
