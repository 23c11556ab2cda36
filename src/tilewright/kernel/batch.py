"""Many games of one kind, played side by side in one loop inside the core, for programs that learn."""

from tilewright.kernel.encoding import Encoding
from tilewright.kernel.native import Row, i64
from tilewright.kernel.playout import Dice
from tilewright.kernel.rows import put, row_of
from tilewright.kernel.rules import Rules
from tilewright.kernel.state import State


class Batch:
    """After every step the rows hold, for each game, what the seat that must answer sees and may do. A game that
    is over leaves its points and winners, and the next one begins at once. Rows are written in place."""

    def __init__(self, rules: Rules, encoding: Encoding, games: int, most: int, root: str, first: int = 0) -> None:
        self.rules = rules
        self.encoding = encoding
        self.games: i64 = games
        self.most: i64 = most  # options that a question may have
        self.root = root
        self.first = first  # the number of the first game: several batches may share one root
        self.size: i64 = encoding.size
        self.played: list[int] = [0] * games  # games begun, by place
        self.states: list[State] = []
        # By game.
        self.numbers: Row = row_of(0, games * self.size)
        self.options: Row = row_of(0, games * most)
        self.counts: Row = row_of(0, games)
        self.seats: Row = row_of(0, games)
        self.changes: Row = row_of(-1, games)  # what `Encoding.changes` was when the row was written
        self.ended: Row = row_of(0, games)  # 1 if the last step ended the game that was there
        self.points: Row = row_of(0, games * rules.seats)  # of the game that ended last
        self.winners: Row = row_of(0, games)  # of the same, a bit for each seat
        for game in range(games):
            self.states.append(rules.new(self.seed(game)))
            self.observe(game)

    def seed(self, game: int) -> str:
        return f"{self.root}/{self.first + game}/{self.played[game]}"

    def observe(self, game: i64) -> None:
        """What is asked of the first seat that must answer."""
        s = self.states[game]
        waiting = s.stack[-1].waiting
        seat: i64 = 0
        while waiting >> seat & 1 == 0:
            seat += 1
        changes = self.encoding.changes(s)
        if changes >= 0 and changes == self.changes[game] and seat == self.seats[game]:
            self.encoding.write_changed(s, seat, self.numbers, game * self.size)
        else:
            self.encoding.write(s, seat, self.numbers, game * self.size)
        self.seats[game] = seat
        self.changes[game] = changes
        choices = self.rules.choices(s, seat)
        if len(choices) > self.most:
            raise OverflowError(f"a question with {len(choices)} options: this batch has room for {self.most}")
        put(self.options, game * self.most, choices)
        self.counts[game] = len(choices)

    def step(self, picks: Row) -> None:
        """One answer in every game, by its number among the options."""
        if len(picks) != self.games:
            raise ValueError(f"{len(picks)} answers for {self.games} games")
        for game in range(self.games):
            if not 0 <= picks[game] < self.counts[game]:
                raise IndexError(f"game {game} has {self.counts[game]} options, not number {picks[game]}")
        for game in range(self.games):
            self.answer(game, picks[game])

    def answer(self, game: i64, pick: i64) -> None:
        s = self.states[game]
        self.ended[game] = 0
        self.rules.apply(s, self.seats[game], self.options[game * self.most + pick])
        if not s.stack:
            self.end(game)
        self.observe(game)

    def end(self, game: i64) -> None:
        """Note how it ended, and begin the next game there."""
        s, seats = self.states[game], self.rules.seats
        points = self.rules.scores(s)
        for seat in range(seats):
            self.points[game * seats + seat] = points[seat]
        self.winners[game] = 0
        for winner in self.rules.winners(s):
            self.winners[game] |= 1 << winner
        self.ended[game] = 1
        self.played[game] += 1
        self.states[game] = self.rules.new(self.seed(game))
        self.changes[game] = -1

    def run(self, steps: int, dice: Dice) -> int:
        """So many steps with answers at random, for measurements; the number of answers."""
        for _ in range(steps):
            for game in range(self.games):
                self.answer(game, dice.below(self.counts[game]))
        return steps * self.games
