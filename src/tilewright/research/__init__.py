"""For machine learning: tables as arrays, batches of games, environments for common libraries, datasets.

Needs the extra `research`. `Encoder` turns tables into arrays; `GameBatch` plays many games side by side,
`GameProcesses` on several cores; the adapters are in modules of their own, because each needs its library.
"""

from tilewright.research.encoder import Encoder
from tilewright.research.game_batch import GameBatch
from tilewright.research.game_processes import GameProcesses
from tilewright.research.rewards import REWARDS

__all__ = ["REWARDS", "Encoder", "GameBatch", "GameProcesses"]
