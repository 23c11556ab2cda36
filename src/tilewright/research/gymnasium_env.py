"""Environments for Gymnasium: one seat against named bots, and many games as a vector environment."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tilewright.bots.bot import Bot, ask
from tilewright.bots.specs import build_bot
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State
from tilewright.research.encoder import MOST_OPTIONS, Encoder
from tilewright.research.game_batch import GameBatch
from tilewright.research.observation import Observer
from tilewright.research.rewards import REWARDS, SHAPED, GameRewards, winner_flags

LOST = {"win": 0.0, "margin": -1.0, "rank": -1.0, "points": 0.0, SHAPED: 0.0}  # for an action that is no option


class OneSeat(gymnasium.Env[dict[str, Any], int]):
    """One seat learns; bots play the others. A number that is no option (the mask tells) is an error or, with
    `illegal="lose"`, ends the game as lost."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        spec: str = "artificium(players=2)",
        bots: str | list[str] = "greedy",
        seat: int = 0,
        reward: str = "win",
        most: int = MOST_OPTIONS,
        illegal: str = "error",
        render_mode: str | None = None,
        dense: bool = False,
    ) -> None:
        self.illegal = illegal
        self.encoder = Encoder(spec)
        self.rules = self.encoder.rules
        self.observer = Observer(self.encoder, most, dense)
        self.observation_space = self.observer.space
        self.action_space: gymnasium.Space[Any] = self.observer.actions
        self.seat, self.render_mode = seat, render_mode
        self.paying = GameRewards(reward, self.rules)
        others = int(self.rules.seats) - 1
        names = [bots] * others if isinstance(bots, str) else bots
        if len(names) != others:
            raise ValueError(f"{others} other seats, {len(names)} bots")
        self.bots: list[Bot] = [build_bot(name) for name in names]
        self.state: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        root = str(self.np_random.integers(2**62))
        self.state = self.rules.new(root)
        self.paying.begin()
        self.dice = Rng.from_seed(f"bots {root}")
        self._let_others_play()
        if self.rules.over(self.state):
            return self.reset()  # a game in which this seat was never asked
        return self.observer.see(self.state, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        state = self.now()
        options = self.rules.options(state, self.seat)
        if not 0 <= int(action) < len(options):
            if self.illegal != "lose":
                raise ValueError(f"{len(options)} options, not number {action}: the mask tells")
            return self.observer.see(state, self.seat), LOST[self.paying.name], True, False, {"illegal": True}
        self.rules.apply(state, self.seat, options[int(action)])
        self._let_others_play()
        reward = float(self.paying.after(state)[self.seat])
        return self.observer.see(state, self.seat), reward, self.rules.over(state), False, {}

    def now(self) -> State:
        assert self.state is not None, "reset comes first"
        return self.state

    def _let_others_play(self) -> None:
        state = self.now()
        while not self.rules.over(state) and not self.rules.is_asked(state, self.seat):
            other = self.rules.waiting_seats(state)[0]
            bot = self.bots[other - (other > self.seat)]
            self.rules.apply(state, other, ask(bot, self.rules, state, other, self.dice))

    def render(self) -> str:
        return self.rules.position(self.now())


class ManyGames(VectorEnv[dict[str, Any], Any, Any]):
    """Every game is played by the same policy at all its seats. The reward belongs to the seat that has just
    answered, and `infos` has those of all seats where a game has ended."""

    metadata = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP
    }

    def __init__(
        self,
        spec: str,
        num_envs: int,
        reward: str = "win",
        root: str = "research",
        most: int = MOST_OPTIONS,
        dense: bool = False,
    ) -> None:
        self.game, self.num_envs, self.most = spec, num_envs, most
        self.reward = REWARDS[reward]
        self.observer = Observer(Encoder(spec), most, dense)
        self.single_observation_space = self.observer.space
        self.single_action_space = self.observer.actions
        self.observation_space = batch_space(self.observer.space, num_envs)
        self.action_space = batch_space(self.observer.actions, num_envs)
        self.root = root

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.games = GameBatch(self.game, self.num_envs, self.root if seed is None else str(seed), self.most)
        return self._seen(), {"seat": self.games.seats.copy()}

    def _seen(self) -> dict[str, Any]:
        games = self.games
        features = games.encoder.option_features(games.options)
        mask = games.mask()
        features[mask == 0] = -1
        rows = self.observer.row(games.observations.copy())
        return {"observation": rows, "options": features, "action_mask": mask}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        games = self.games
        seats = games.seats.copy()
        games.step(np.asarray(actions, dtype=np.int64))
        ended = games.ended.astype(bool)
        shares = self.reward(games.points, winner_flags(np.where(ended, games.winners, 1), games.seats_at_table))
        shares = np.where(ended[:, None], shares, 0).astype(np.float32)
        rewards = shares[np.arange(self.num_envs), seats]
        infos = {"seat": games.seats.copy(), "rewards": shares}
        return self._seen(), rewards, ended, np.zeros(self.num_envs, dtype=bool), infos
