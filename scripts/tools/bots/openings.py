"""`master` against itself with an opening that people recommend: a script bids in spring and summer and leaves the
rest to `master`. So it is seen what such a plan is worth against it."""

import argparse
import time
from typing import ClassVar, Final, NamedTuple

from tilewright.bots.bot import Bot, Question
from tilewright.bots.players import Players
from tilewright.bots.specs import build_bot
from tilewright.cli.arena.results import wilson
from tilewright.games.catalogue import registry
from tilewright.games.keyflower.content.terms import SUMMER
from tilewright.games.keyflower.game import Keyflower
from tilewright.games.keyflower.state import actions as act
from tilewright.games.keyflower.state.bids import bid_count, bid_of
from tilewright.games.keyflower.state.state import KeyflowerState, as_keyflower
from tilewright.games.keyflower.steps.auction import bid_need
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules

SPEC: Final = "keyflower(players=2)"


class Opening(NamedTuple):
    """Tiles of spring and summer in the order in which they are wanted, and how many workers each is worth."""

    tiles: tuple[str, ...]
    most: int


OPENINGS: Final = {
    "skills": Opening(("apprentice_hall", "hiring_fair", "carpenter", "workshop"), 3),
    "gold": Opening(("gold_mine", "peddler", "smelter", "key_mine"), 3),
    "workers": Opening(("alehouse", "brewer", "tavern", "peddler"), 3),
    "goods": Opening(("miner", "woodcutter", "quarryman", "farrier", "mason"), 3),
    "everything": Opening(
        ("apprentice_hall", "alehouse", "miner", "workshop", "woodcutter", "quarryman", "gold_mine", "stable",
         "keywood", "key_mine", "keystone_quarry", "peddler", "farrier", "brewer", "hiring_fair", "tavern",
         "mason", "carpenter", "smelter", "store"), 2,
    ),
}  # fmt: skip


class ScriptedBot(Bot):
    """Bids for the tiles of its opening as long as they are worth it, and leaves the rest to `master`."""

    name: ClassVar[str] = "scripted"

    def __init__(self, opening: Opening, follower: Bot) -> None:
        self.opening = opening
        self.follower = follower
        self.bids = 0  # that the script made

    def choose(self, question: Question, dice: Rng) -> int:
        return self.plan(question, dice)[0]

    def plan(self, question: Question, dice: Rng) -> list[int]:
        world = as_keyflower(question.possible_world(dice.fork()))
        scripted = self.bid(question.rules, world, question.seat, question.options)
        if scripted:
            self.bids += 1
            return scripted
        return self.follower.plan(question, dice)

    def bid(self, rules: Rules, world: KeyflowerState, seat: int, options: list[int]) -> list[int]:
        """The bid on the first tile of the opening that can be had, in the colour that the seat has most of."""
        assert isinstance(rules, Keyflower)
        if world.season > SUMMER:
            return []
        for key in self.opening.tiles:
            tile = rules.box.by_key[key]
            bid = act.bid(tile)
            if bid not in options or world.lead[tile] == seat:
                continue
            need = int(bid_need(world, tile, seat))
            if need + int(bid_count(bid_of(world, tile, seat))) > self.opening.most:
                continue
            after = world.clone()
            rules.apply(after, seat, bid)
            if not rules.is_asked(after, seat):
                return [bid]
            groups = [
                option
                for option in rules.options(after, seat)
                if act.kind_of(option) in (act.SEND, act.ADD) and act.count_of(option) == need
            ]
            if groups:
                return [bid, max(groups, key=lambda option: world.hand[seat * 4 + act.colour_of(option)])]
        return []


class Result(NamedTuple):
    """Of the scripted seat."""

    games: int
    wins: float
    points: float
    others: float
    bids: float


def play(opening: Opening, spec: str, games: int, seed: str, seconds: float) -> Result:
    """Every deal from both seats, until the time is up."""
    rules = registry().rules(SPEC)
    wins, points, others, bids, number = 0.0, 0, 0, 0, 0
    began = time.monotonic()
    while number < games and (number % 2 or time.monotonic() - began < seconds):
        scripted = ScriptedBot(opening, build_bot(spec))
        bots: list[Bot] = [build_bot(spec), build_bot(spec)]
        seat = number % 2
        bots[seat] = scripted
        players = Players(bots, rules)
        state, line, dealt = rules.new(f"{seed} {number // 2}"), 0, f"{seed} {number // 2}"
        while not rules.over(state):
            asked = rules.waiting_seats(state)[0]
            action = players.answer(state, asked, rules.options(state, asked), dealt, line)
            rules.apply(state, asked, action)
            line += 1
        scores, winners = rules.scores(state), rules.winners(state)
        wins += 1 / len(winners) if seat in winners else 0.0
        points, others, bids, number = (
            points + scores[seat],
            others + scores[1 - seat],
            bids + scripted.bids,
            number + 1,
        )
    count = max(1, number)
    return Result(number, wins, points / count, others / count, bids / count)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(OPENINGS)}; all without")
    parser.add_argument("--bot", default="master:playouts=60", help="who plays, and plays on after the script")
    parser.add_argument("--games", type=int, default=40, help="for each opening")
    parser.add_argument("--seconds", type=float, default=1e9, help="for each opening, at most")
    given = parser.parse_args()
    for name, opening in OPENINGS.items():
        if given.names and name not in given.names:
            continue
        found = play(opening, given.bot, given.games, "openings", given.seconds)
        low, high = wilson(found.wins, found.games)
        share = 100 * found.wins / max(1, found.games)
        print(
            f"{name:10}  {share:5.1f} % of {found.games} ({100 * low:.0f}-{100 * high:.0f}), "
            f"points {found.points:.1f} to {found.others:.1f}, {found.bids:.1f} scripted bids a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
