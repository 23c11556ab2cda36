"""Plays the same games in whichever core runs and prints what they came to, for a comparison of both."""

import hashlib
import sys

from tilewright.core import compiled
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.rng import Rng


def play(spec: str, seed: str) -> str:
    """One digest of every state, every list of options, every event and every view on the way."""
    rules, dice = registry().rules(spec), Rng.from_seed(f"dice {seed}")
    s = rules.new(seed)
    found = hashlib.sha256()
    number = 0
    while not rules.over(s):
        seats = rules.waiting_seats(s)
        seat = seats[dice.below(len(seats))]
        options = rules.options(s, seat)
        found.update(repr([seat, [rules.text(option) for option in options], rules.digest(s)]).encode())
        if number % 16 == 0:
            guess = rules.digest(rules.determinize(s, seat, dice.fork()))
            found.update(repr([guess, rules.view(s, seat), rules.scores(s), rules.position(s)]).encode())
        events: list[Event] = []
        rules.apply(s, seat, options[dice.below(len(options))], events)
        found.update(repr([event.seen_by(seat) for event in events]).encode())
        number += 1
    return f"{spec} {seed}: {number} decisions, {rules.scores(s)}, {rules.digest(s)}, {found.hexdigest()}"


def main() -> None:
    print("compiled" if compiled() else "plain")
    for spec in sys.argv[2:]:
        for game in range(int(sys.argv[1])):
            print(play(spec, f"both {game}"))


if __name__ == "__main__":
    main()
