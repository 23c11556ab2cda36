"""Environments for PettingZoo: turn by turn (AEC), or all seats at once (parallel)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from tilewright.kernel.state import State
from tilewright.research.encoder import MOST_OPTIONS, Encoder
from tilewright.research.observation import Observer
from tilewright.research.rewards import GameRewards

RENDER_MODES = ["ansi"]


def aec_env(spec: str, **settings: Any) -> "SeatsInTurn":
    return SeatsInTurn(spec, **settings)


def parallel_env(spec: str, **settings: Any) -> "SeatsAtOnce":
    return SeatsAtOnce(spec, **settings)


class SeededGame:
    """One game, from the seeds of one root."""

    def __init__(self, spec: str, reward: str, most: int, dense: bool) -> None:
        self.encoder = Encoder(spec)
        self.observer = Observer(self.encoder, most, dense)
        self.rules = self.encoder.rules
        self.paying = GameRewards(reward, self.rules)
        self.agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.root: int | None = None
        self.played = 0
        self.state: State | None = None

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.root, self.played = seed, 0
        elif self.root is None:
            self.root = int(np.random.default_rng().integers(2**62))
        self.state = self.rules.new(f"{self.root}/{self.played}")
        self.played += 1
        self.paying.begin()

    def now(self) -> State:
        assert self.state is not None, "reset comes first"
        return self.state

    def over(self) -> bool:
        return self.rules.over(self.now())

    def seat(self, agent: str) -> int:
        return self.agents.index(agent)

    def asked(self) -> list[str]:
        return [self.agents[seat] for seat in self.rules.waiting_seats(self.now())]

    def see(self, agent: str) -> dict[str, Any]:
        return self.observer.see(self.now(), self.seat(agent))

    def answer(self, agent: str, action: int) -> None:
        options = self.rules.options(self.now(), self.seat(agent))
        if not 0 <= action < len(options):
            raise ValueError(f"{agent} has {len(options)} options, not number {action}: the mask tells")
        self.rules.apply(self.now(), self.seat(agent), options[action])

    def rewards(self) -> dict[str, float]:
        """Of the answers since they were last asked for."""
        found = self.paying.after(self.now())
        return {agent: float(found[seat]) for seat, agent in enumerate(self.agents)}


class SeatsInTurn(AECEnv[str, dict[str, Any], int]):
    """Whoever must answer is the agent; of several the lowest seat."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tilewright_v1",
        "is_parallelizable": False,
        "render_modes": RENDER_MODES,
    }

    def __init__(
        self,
        spec: str,
        reward: str = "win",
        most: int = MOST_OPTIONS,
        render_mode: str | None = None,
        dense: bool = False,
    ) -> None:
        super().__init__()
        self.table = SeededGame(spec, reward, most, dense)
        self.possible_agents = self.table.agents[:]
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observer.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observer.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.asked()[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.see(agent)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.table.answer(agent, int(action))
        self.rewards = self.table.rewards()
        if self.table.over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.table.asked()[0]
        self._accumulate_rewards()

    def render(self) -> str:
        return self.table.rules.position(self.table.now())

    def close(self) -> None:
        pass


class SeatsAtOnce(ParallelEnv[str, dict[str, Any], int]):
    """Every seat gives an action in every step; only those that must answer are heard, one after the other.
    Whoever is not asked has one action, number 0, that does nothing."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tilewright_parallel_v1", "render_modes": RENDER_MODES}

    def __init__(
        self,
        spec: str,
        reward: str = "win",
        most: int = MOST_OPTIONS,
        render_mode: str | None = None,
        dense: bool = False,
    ) -> None:
        self.table = SeededGame(spec, reward, most, dense)
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observer.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observer.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, Any]]:
        asked = [] if self.table.over() else self.table.asked()
        found = {}
        for agent in self.agents:
            found[agent] = self.table.see(agent)
            if agent not in asked:
                found[agent]["action_mask"][0] = 1
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        question = self.table.rules.question_name(self.table.now())
        for agent in self.table.asked():
            same = not self.table.over() and self.table.rules.question_name(self.table.now()) == question
            if same and agent in self.table.asked():  # an answer may have ended the question for the others
                self.table.answer(agent, int(actions[agent]))
        over = self.table.over()
        rewards = self.table.rewards()
        seen, agents = self._seen(), self.agents
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def render(self) -> str:
        return self.table.rules.position(self.table.now())
