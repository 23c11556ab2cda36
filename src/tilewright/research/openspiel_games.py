"""Games for OpenSpiel: registered Python games with observer tensors and information states.

The deal is the one chance node, a choice among a number of seeds; whatever chance decides later is fixed by it and
hidden from every seat. `register()` once, then `pyspiel.load_game("tilewright_artificium_2")`.
"""

import base64
import json
from typing import Any, Final

import numpy as np
import pyspiel

from tilewright.kernel.event import Event
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State
from tilewright.research.encoder import MOST_OPTIONS, Encoder

DEALS: Final = 1000
LONGEST: Final = 20_000  # answers in a game
SPECS: Final = {
    **{f"tilewright_keyflower_{n}": f"keyflower(players={n})" for n in range(2, 7)},
    **{f"tilewright_merchants_{n}": f"keyflower(players={n},merchants=true)" for n in range(2, 7)},
    **{f"tilewright_artificium_{n}": f"artificium(players={n})" for n in range(2, 7)},
}


class Held:
    """A state that copy and pickle can handle, and what each seat has heard on the way to it."""

    def __init__(self, rules: Rules, state: State, heard: list[list[str]]) -> None:
        self.rules = rules
        self.state = state
        self.heard = heard

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.rules, self.state.clone(), [row[:] for row in self.heard])

    def apply(self, seat: int, action: int) -> None:
        events: list[Event] = []
        self.heard[seat].append(f"you: {self.rules.text(action)}")
        self.rules.apply(self.state, seat, action, events)
        for other, row in enumerate(self.heard):
            row += [json.dumps(event.seen_by(other), sort_keys=True) for event in events]


def register(specs: dict[str, str] | None = None) -> list[str]:
    """Makes the games known to OpenSpiel; their names."""
    found = SPECS if specs is None else specs
    known = set(pyspiel.registered_names())
    for name, spec in found.items():
        if name not in known:
            register_one(name, spec)
    return list(found)


def register_one(name: str, spec: str) -> None:
    encoder = Encoder(spec)
    seats = int(encoder.rules.seats)
    kind = pyspiel.GameType(
        short_name=name,
        long_name=spec,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS},
    )

    class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
        """OpenSpiel wants a class of its own for each name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.deals = int((params or {}).get("deals", DEALS))
            self.encoder = encoder
            info = pyspiel.GameInfo(
                num_distinct_actions=MOST_OPTIONS,
                max_chance_outcomes=self.deals,
                num_players=seats,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> "SpielState":
            return SpielState(self)

        def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "SeatObserver":
            return SeatObserver(encoder)

        def deserialize_state(self, text: str) -> "SpielState":
            return SpielState.read(self, text)

    pyspiel.register_game(kind, OpenSpielGame)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game after its deal, or before it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.encoder: Encoder = game.encoder
        self.deals: int = game.deals
        self.held: Held | None = None

    @property
    def rules(self) -> Rules:
        return self.encoder.rules

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.rules.waiting_seats(self.held.state)[0])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return list(range(len(self.rules.options(self.held.state, player))))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            state = self.rules.new(f"openspiel {action}")
            self.held = Held(self.rules, state, [[] for _ in range(self.rules.seats)])
            return
        player = self.rules.waiting_seats(self.held.state)[0]
        self.held.apply(player, self.rules.options(self.held.state, player)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.held is None:
            return f"deal {action}"
        return str(self.rules.text(self.rules.options(self.held.state, player)[action]))

    def is_terminal(self) -> bool:
        return self.held is not None and self.rules.over(self.held.state)

    def returns(self) -> list[float]:
        """The share of the win of each seat."""
        if not self.is_terminal():
            return [0.0] * self.rules.seats
        assert self.held is not None
        won = self.rules.winners(self.held.state)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.rules.seats)]

    def observation_string(self, player: int) -> str:
        """What the seat sees now."""
        if self.held is None:
            return "before the deal"
        return json.dumps(self.rules.view(self.held.state, player), sort_keys=True)

    def information_state_string(self, player: int) -> str:
        """What the seat has done and heard so far, and sees now."""
        if self.held is None:
            return "before the deal"
        return "\n".join([*self.held.heard[player], self.observation_string(player)])

    def observation_tensor(self, player: int) -> list[float]:
        """Dense numbers: a packed one does not go into a float without loss."""
        if self.held is None:
            return [0.0] * len(self.encoder.dense_names())
        found: list[float] = self.encoder.dense(self.encoder.observe(self.held.state, player)).tolist()
        return found

    def __str__(self) -> str:
        return self.rules.digest(self.held.state) if self.held else "before the deal"

    def serialize(self) -> str:
        """The actions so far: the deal and all answers."""
        return base64.b64encode(json.dumps(self.history()).encode()).decode()

    @staticmethod
    def read(game: Any, text: str) -> "SpielState":
        found = SpielState(game)
        for action in json.loads(base64.b64decode(text)):
            found.apply_action(action)
        return found


class SeatObserver:
    """Writes the dense numbers of the encoding into the tensor that OpenSpiel reads."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(len(encoder.dense_names()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)
