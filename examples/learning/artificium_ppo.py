"""Learns Artificium for two by playing against itself: PPO in plain PyTorch, on ordinary cores.

    pip install "tilewright[research]" torch
    python examples/learning/artificium_ppo.py --minutes 30 --out learned

Writes `learned/model.pt` whenever it has measured itself against the bots, and a line for each measurement to
`learned/curve.jsonl`.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from tilewright.bots.bot import ask
from tilewright.bots.specs import build_bot
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State
from tilewright.research import REWARDS, Encoder, GameBatch
from tilewright.research.rewards import winner_flags

SPEC = "artificium(players=2)"
MOST = 64  # options of a question; the longest list seen has 32
CLIP, EPOCHS, MINIBATCH = 0.2, 3, 1024
GAMMA, LAMBDA = 1.0, 0.95
VALUE_WEIGHT = 0.5


class Inputs:
    """Rows and options as the network takes them."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.size = len(encoder.dense_names())
        columns = encoder.option_names()
        self.widths = [
            len(encoder.encoding.kinds),
            *[33] * (len(columns) - 1),
        ]  # a card, a resource, a seat, or none

    def rows(self, rows: np.ndarray) -> torch.Tensor:
        """Counts grow slowly: coins may be hundreds where cards are two or three."""
        return torch.from_numpy(np.log1p(np.maximum(self.encoder.dense(rows, scale=1.0), 0)))

    def options(self, actions: np.ndarray) -> torch.Tensor:
        features = self.encoder.option_features(actions)
        features[..., 1:] += 1  # -1: this kind has none
        return torch.from_numpy(np.minimum(features, np.array(self.widths) - 1))


class Player(nn.Module):
    """A number for every option, and one for how good the position is."""

    def __init__(self, inputs: Inputs, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.tables = nn.ModuleList(nn.Embedding(size, 64) for size in inputs.widths)
        self.beside = nn.Linear(width, 64)
        self.score = nn.Linear(64, 1)
        self.value = nn.Sequential(nn.Linear(width, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(
        self, rows: torch.Tensor, options: torch.Tensor, mask: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Only options that are there are reckoned with: most questions have few."""
        body = self.body(rows)
        row, offered = mask.nonzero(as_tuple=True)[0], options[mask]
        hidden = self.beside(body)[row]
        for number, table in enumerate(self.tables):
            hidden = hidden + table(offered[:, number])
        scores = torch.full(mask.shape, -1e9).masked_scatter(mask, self.score(functional.relu(hidden)))
        return scores, self.value(body).squeeze(-1)


class Rollout:
    """Decisions of many games side by side, each kept with what its seat got for it in the end."""

    def __init__(self, games: GameBatch, inputs: Inputs) -> None:
        self.games = games
        self.inputs = inputs
        self.seats = games.seats_at_table
        # By game and seat: the decisions of the game that is played, which wait for its end.
        self.open: list[list[list[tuple]]] = [[[] for _ in range(self.seats)] for _ in range(games.count)]

    @torch.no_grad()
    def play(self, player: Player, wanted: int) -> list[tuple]:
        """Until so many decisions have their reward; games go on where the last round left them."""
        games, done = self.games, []
        while len(done) < wanted:
            most = int(games.counts.max())
            rows, actions = games.observations.copy(), games.options[:, :most].copy()
            mask = np.arange(most) < games.counts[:, None]
            scores, values = player(self.inputs.rows(rows), self.inputs.options(actions), torch.from_numpy(mask))
            chances = torch.distributions.Categorical(logits=scores)
            picks = chances.sample()
            logs = chances.log_prob(picks).numpy()
            taken, seats, counts = picks.numpy(), games.seats.copy(), games.counts.copy()
            for game in range(games.count):
                if counts[game] > 1:  # an only answer teaches nothing
                    one = (rows[game], actions[game, : counts[game]], taken[game], logs[game], float(values[game]))
                    self.open[game][seats[game]].append(one)
            games.step(taken)
            for game in np.nonzero(games.ended)[0]:
                done += self.close(game)
        return done

    def close(self, game: int) -> list[tuple]:
        """The game is over: every decision with its advantage (GAE with one reward, the last) and its return."""
        points = self.games.points[game : game + 1]
        won = winner_flags(self.games.winners[game : game + 1], self.seats)
        # Mostly the win; a little of the margin says what to do before a win is in sight.
        rewards = 2 * REWARDS["win"](points, won)[0] - 1 + 0.5 * np.tanh(REWARDS["margin"](points, won)[0] * 2)
        found = []
        for seat, decisions in enumerate(self.open[game]):
            after, advantage = 0.0, 0.0
            for number in range(len(decisions) - 1, -1, -1):
                rows, actions, pick, log, value = decisions[number]
                reward = rewards[seat] if number == len(decisions) - 1 else 0.0
                advantage = reward + GAMMA * after - value + GAMMA * LAMBDA * advantage
                found.append((rows, actions, pick, log, advantage, advantage + value))
                after = value
            self.open[game][seat] = []
        return found


def spread(lists: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """Lists of options of different lengths as one array, and where it holds an option."""
    most = max(map(len, lists))
    actions, mask = np.zeros((len(lists), most), dtype=np.int64), np.zeros((len(lists), most), dtype=bool)
    for number, one in enumerate(lists):
        actions[number, : len(one)], mask[number, : len(one)] = one, True
    return actions, mask


def learn(
    player: Player, optimizer: torch.optim.Optimizer, inputs: Inputs, found: list[tuple], variety: float
) -> None:
    """A few passes over what was played."""
    rows = inputs.rows(np.stack([one[0] for one in found]))
    actions, mask = spread([one[1] for one in found])
    options, shown = inputs.options(actions), torch.from_numpy(mask)
    picks = torch.tensor([int(one[2]) for one in found])
    old, advantages, returns = (torch.tensor([float(one[n]) for one in found]) for n in (3, 4, 5))
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(found)).split(MINIBATCH):
            scores, values = player(rows[part], options[part], shown[part])
            chances = torch.distributions.Categorical(logits=scores)
            ratio = (chances.log_prob(picks[part]) - old[part]).exp()
            gain = torch.minimum(
                ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]
            ).mean()
            loss = (
                VALUE_WEIGHT * functional.mse_loss(values, returns[part])
                - gain
                - variety * chances.entropy().mean()
            )
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def best_options(player: Player, inputs: Inputs, asked: list[tuple[State, int, list[int]]]) -> list[int]:
    """What the player does when it means it, at several tables at once."""
    actions, mask = spread([np.array(options, dtype=np.int64) for _, _, options in asked])
    rows = np.stack([inputs.encoder.observe(s, seat) for s, seat, _ in asked])
    scores, _ = player(inputs.rows(rows), inputs.options(actions), torch.from_numpy(mask))
    return [one[2][pick] for one, pick in zip(asked, scores.argmax(dim=1).tolist(), strict=True)]


def measure(player: Player, inputs: Inputs, bot: str, games: int, root: str) -> float:
    """The share of wins against that bot; every deal is played from both seats, all games side by side."""
    rules, other, won = inputs.encoder.rules, build_bot(bot), 0.0
    tables = [(rules.new(f"{root}/{game // 2}"), Rng.from_seed(f"{root}/{game}")) for game in range(games)]
    while True:
        asked = []
        for game, (s, dice) in enumerate(tables):
            while s.stack:
                seat = rules.waiting_seats(s)[0]
                options = rules.options(s, seat)
                if seat == game % 2 and len(options) > 1:
                    asked.append((s, seat, options))
                    break
                action = options[0] if len(options) == 1 else ask(other, rules, s, seat, dice, options)
                rules.apply(s, seat, action)
        if not asked:
            break
        for (s, seat, _), action in zip(asked, best_options(player, inputs, asked), strict=True):
            rules.apply(s, seat, action)
    for game, (s, _) in enumerate(tables):
        winners = rules.winners(s)
        won += (game % 2 in winners) / len(winners)
    return won / games


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--out", type=Path, default=Path("learned"))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--games", type=int, default=256, help="side by side")
    asked.add_argument("--decisions", type=int, default=24_576, help="in a round")
    asked.add_argument("--measure", type=float, default=4, help="minutes between two measurements")
    asked.add_argument("--against", default="random,greedy,easy")
    asked.add_argument("--measured", type=int, default=200, help="games against each")
    given = asked.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    given.out.mkdir(parents=True, exist_ok=True)
    games = GameBatch(SPEC, given.games, f"learn/{given.seed}", MOST)
    inputs = Inputs(games.encoder)
    player = Player(inputs)
    optimizer = torch.optim.Adam(player.parameters(), lr=7e-4)
    rollout, decisions, measured = Rollout(games, inputs), 0, 0.0
    began, spent, cores = time.monotonic(), 0.0, 0.0
    while True:
        if spent >= measured:  # what measuring takes is not counted as learning
            before = time.monotonic()
            line = {"minutes": round(spent / 60, 1), "core_minutes": round(cores / 60, 1), "decisions": decisions}
            line |= {
                bot: measure(player, inputs, bot, given.measured, "measured") for bot in given.against.split(",")
            }
            print(json.dumps(line), flush=True)
            with (given.out / "curve.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            torch.save(player.state_dict(), given.out / "model.pt")
            if spent >= 60 * given.minutes:
                return
            measured = min(spent + 60 * given.measure, 60 * given.minutes)
            began += time.monotonic() - before
        left = max(0.0, 1 - spent / (60 * given.minutes))
        for group in optimizer.param_groups:
            group["lr"] = 7e-4 * max(0.1, left)
        worked = time.process_time()
        found = rollout.play(player, given.decisions)
        learn(player, optimizer, inputs, found, 0.015 * max(0.1, left))
        decisions += len(found)
        cores += time.process_time() - worked
        spent = time.monotonic() - began


if __name__ == "__main__":
    main()
