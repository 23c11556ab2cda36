"""The observation of one seat: its row, its options with features, and the action mask."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tilewright.kernel.state import State
from tilewright.research.encoder import Encoder, Floats, Ints

LOW, HIGH = -(2**31), 2**62


class Observer:
    """`observation`: the row of the encoding, packed or (`dense`) as numbers for networks; `options`: for each
    option its kind and numbers (columns as in `Encoder.option_names`); `action_mask`: 1 for each option that is
    there. An action is an option's number."""

    def __init__(self, encoder: Encoder, most: int, dense: bool = False) -> None:
        self.encoder = encoder
        self.most = most
        self.dense = dense
        columns = len(encoder.option_names())
        packed = spaces.Box(LOW, HIGH, (encoder.size,), np.int64)
        spread = spaces.Box(-np.inf, np.inf, (len(encoder.dense_names()),), np.float32)
        self.space = spaces.Dict(
            {
                "observation": spread if dense else packed,
                "options": spaces.Box(LOW, HIGH, (most, columns), np.int64),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )
        self.actions = spaces.Discrete(most)

    def see(self, state: State, seat: int) -> dict[str, Any]:
        options = np.full((self.most, len(self.encoder.option_names())), -1, dtype=np.int64)
        mask = np.zeros(self.most, dtype=np.int8)
        rules = self.encoder.rules
        if rules.is_asked(state, seat):
            actions = np.array(rules.options(state, seat), dtype=np.int64)
            options[: len(actions)] = self.encoder.option_features(actions)
            mask[: len(actions)] = 1
        return {
            "observation": self.row(self.encoder.observe(state, seat)),
            "options": options,
            "action_mask": mask,
        }

    def row(self, rows: Ints) -> Ints | Floats:
        """One row or many, as they are wanted."""
        return self.encoder.dense(rows) if self.dense else rows
