"""What follows a turn under trial: a small tree of the next turns of all seats, each playing for itself."""

import math
from typing import Final

from tilewright.bots.mind import Mind, Turn
from tilewright.bots.search_settings import SearchSettings
from tilewright.kernel.bits import all_bits, bit_of, has_bit
from tilewright.kernel.rng import Rng
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State

LONGEST: Final = 800  # decisions of one line of play
NEVER: Final = 1_000_000  # a stage that no game reaches
EXPLORATION: Final = 0.35  # how much a turn that was rarely tried is preferred
UNTRIED_PENALTY: Final = 0.05  # how much worse than its node an untried turn is taken to be
NO_SEAT: Final = -1


class Node:
    """A question that a seat meets, in whatever guess: the turns it may take, and what came of each."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.turns: list[Turn] = []
        self.below: list[Node | None] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.visited = 0
        self.total = 0.0

    def open(self, turns: list[Turn]) -> None:
        self.turns = turns
        self.below = [None] * len(turns)
        self.visits = [0] * len(turns)
        self.totals = [0.0] * len(turns)

    def choose(self, width: float) -> int:
        """The turn to try next: what did well, what the mind likes, what was rarely tried; few at first."""
        wide = min(len(self.turns), 1 + int(width * math.sqrt(self.visited)))
        root = EXPLORATION * math.sqrt(self.visited + 1)
        usual = self.total / self.visited - UNTRIED_PENALTY if self.visited else 0.5
        best, most = 0, -1e9
        for i in range(wide):
            n = self.visits[i]
            mean = self.totals[i] / n if n else usual
            score = mean + root / ((1 + n) * (2 + i))
            if score > most:
                best, most = i, score
        return best

    def learn(self, chosen: int, worth: float) -> None:
        self.visits[chosen] += 1
        self.totals[chosen] += worth
        self.visited += 1
        self.total += worth


class Forest:
    """Plays lines for one search; the number of nodes of all its trees is bounded."""

    def __init__(self, mind: Mind, seat: int, settings: SearchSettings, most_nodes: int) -> None:
        self.mind = mind
        self.rules: Rules = mind.rules
        self.depth = settings.depth  # turns of all seats inside a tree
        self.most = settings.wide  # turns of a node
        self.width = settings.width
        self.stages = settings.stages
        self.to_end = False  # whether lines are played to the end of the game
        self.careful = careful_seats(mind.rules, settings, seat)
        self.sight = settings.sight > 0.0  # whether the mind is asked where the tree ends
        self.nodes_left = most_nodes  # nodes that may still be made
        self.path: list[Node] = []
        self.steps: list[int] = []
        self.seen: list[float] = []  # what the mind made of the last line where its tree ended, if it was asked

    def play(self, root: Node, world: State, rolls: Rng) -> None:
        """One line: down the tree, then quick answers of all to the end of the stage. `learn` is to follow."""
        mind, rules = self.mind, self.rules
        self.path, self.steps = [], []
        stage = mind.stage(world)
        node = root
        for _ in range(self.depth):
            seat = asked_seat(rules, world)
            if seat == NO_SEAT or mind.stage(world) != stage:
                break
            if node.seat != seat:
                if node.visited or node is not root:
                    break
                node.seat = seat
            if not node.turns:
                node.open(mind.sketch(world, seat, self.most, rolls))
            chosen = node.choose(self.width)
            fresh = node.visits[chosen] == 0
            self.path.append(node)
            self.steps.append(chosen)
            play_turn(rules, world, seat, node.turns[chosen].actions)
            if fresh:
                break
            below = node.below[chosen]
            if below is None:
                following = asked_seat(rules, world)
                if self.nodes_left <= 0 or following == NO_SEAT:
                    break
                self.nodes_left -= 1
                below = Node(following)
                node.below[chosen] = below
            node = below
        self.seen = []
        if self.sight and mind.stage(world) == stage and not rules.over(world):
            self.seen = mind.value(world)
        play_on(mind, world, rolls, NEVER if self.to_end else stage + self.stages, self.careful)

    def learn(self, worths: list[float]) -> None:
        """What came of the last line, for each seat."""
        for i in range(len(self.path)):
            node = self.path[i]
            node.learn(self.steps[i], worths[node.seat])


def careful_seats(rules: Rules, settings: SearchSettings, seat: int) -> int:
    """Seats that think about their turns also below the tree, a bit each: none, its own, all."""
    if settings.care == 0:
        return 0
    return bit_of(seat) if settings.care == 1 else all_bits(rules.seats)


def asked_seat(rules: Rules, world: State) -> int:
    """The seat to answer next, of several the first; NO_SEAT when the game is over."""
    waiting = rules.waiting(world)
    if waiting == 0:
        return NO_SEAT
    seat = 0
    while not has_bit(waiting, seat):
        seat += 1
    return seat


def play_turn(rules: Rules, world: State, seat: int, actions: list[int]) -> None:
    """As far as this guess allows it."""
    for action in actions:
        if not rules.is_asked(world, seat) or action not in rules.choices(world, seat):
            return
        rules.apply(world, seat, action)


def play_on(mind: Mind, world: State, rolls: Rng, stage: int, careful: int) -> None:
    """Every seat answers quickly and for itself, until that stage is reached or the game is over; a careful one
    takes the turns that its mind likes at first sight."""
    rules = mind.rules
    for _ in range(LONGEST):
        seat = asked_seat(rules, world)
        if seat == NO_SEAT or mind.stage(world) >= stage:
            return
        choices = rules.choices(world, seat)
        if len(choices) == 1:
            rules.apply(world, seat, choices[0])
        elif has_bit(careful, seat):
            play_turn(rules, world, seat, mind.sketch(world, seat, 1, rolls)[0].actions)
        else:
            rules.apply(world, seat, mind.quick_choice(world, seat, choices, rolls))
