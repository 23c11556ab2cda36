"""Learns Artificium for two against a bot with RLlib: PPO, a mask, and a network that scores the options.

RLlib pins other versions of libraries than the extra `research`, so it has an environment of its own:

    python -m venv rllib
    rllib/bin/pip install "ray[rllib]" torch pyarrow
    rllib/bin/pip install tilewright
    rllib/bin/python examples/learning/artificium_rllib.py --rounds 20
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule
from torch import nn
from torch.nn import functional

from tilewright.research.gymnasium_env import OneSeat

MOST = 64  # options of a question; the longest list seen has 32
LARGEST = 33  # of an option's numbers: a card, a resource, a seat, or none


class Floats(gymnasium.ObservationWrapper):
    """The observations as networks like them: counts that grow slowly, options counted from 0."""

    def __init__(self, settings: dict[str, Any]) -> None:
        super().__init__(OneSeat(most=MOST, **settings))
        self.encoder = self.env.unwrapped.encoder
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 20, (len(self.encoder.dense_names()),), np.float32),
                "options": spaces.Box(0, LARGEST, (MOST, len(self.encoder.option_names())), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST,), np.float32),
            }
        )

    def observation(self, seen: dict[str, Any]) -> dict[str, Any]:
        dense = np.log1p(np.maximum(self.encoder.dense(seen["observation"], scale=1.0), 0))
        options = np.clip(seen["options"] + 1, 0, LARGEST).astype(np.float32)
        mask = seen["action_mask"].astype(np.float32)
        if not mask.any():
            mask[0] = 1  # the game is over: nobody answers this one
        return {"observation": dense, "options": options, "action_mask": mask}


class OptionScores(TorchRLModule, ValueFunctionAPI):
    """A number for every option, minus infinity where there is none, and one for the position."""

    def setup(self) -> None:
        seen = self.observation_space
        width, columns = 128, seen["options"].shape[1]
        self.body = nn.Sequential(
            nn.Linear(seen["observation"].shape[0], width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.tables = nn.ModuleList(nn.Embedding(LARGEST + 1, 64) for _ in range(columns))
        self.beside = nn.Linear(width, 64)
        self.score = nn.Linear(64, 1)
        self.value = nn.Linear(width, 1)

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        body, options = self.body(seen["observation"]), seen["options"].long()
        hidden = self.beside(body).unsqueeze(1)
        for number, table in enumerate(self.tables):
            hidden = hidden + table(options[..., number])
        scores = self.score(functional.relu(hidden)).squeeze(-1)
        return {
            Columns.ACTION_DIST_INPUTS: scores.masked_fill(seen["action_mask"] == 0, -1e9),
            Columns.EMBEDDINGS: body,
        }

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> torch.Tensor:
        body = self.body(batch[Columns.OBS]["observation"]) if embeddings is None else embeddings
        return self.value(body).squeeze(-1)


def config(bot: str, runners: int, decisions: int) -> PPOConfig:
    return (
        PPOConfig()
        .environment(Floats, env_config={"spec": "artificium(players=2)", "bots": bot})
        .env_runners(num_env_runners=runners)
        .training(
            lr=5e-4,
            gamma=1.0,
            entropy_coeff=0.01,
            train_batch_size_per_learner=decisions,
            minibatch_size=min(512, decisions),
            num_epochs=4,
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=OptionScores))
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--bot", default="random", help="whom it plays against")
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--decisions", type=int, default=4096, help="in a round")
    asked.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one")
    given = asked.parse_args()
    algorithm = config(given.bot, given.runners, given.decisions).build_algo()
    for number in range(given.rounds):
        played = algorithm.train()["env_runners"]
        print(
            f"round {number + 1}: {played['num_env_steps_sampled_lifetime']:,.0f} decisions, "
            f"{100 * played['episode_return_mean']:.0f} % of {played['num_episodes']:.0f} games won",
            flush=True,
        )
    algorithm.stop()


if __name__ == "__main__":
    main()
