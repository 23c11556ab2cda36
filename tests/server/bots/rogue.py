"""A worker that misbehaves in the way its bot is called: hangs, dies, eats memory, answers nonsense."""

import os
import sys
import time

from tilewright.bots.bot import Bot, Question
from tilewright.bots.specs import BOTS
from tilewright.kernel.rng import Rng
from tilewright.server.bots import worker


class Rogue(Bot):
    def __init__(self, behaviour: str) -> None:
        self.behaviour = behaviour

    def choose(self, question: Question, dice: Rng) -> int:
        if self.behaviour == "hang":
            time.sleep(3600)  # this is how it hangs
        if self.behaviour == "die":
            os._exit(3)
        if self.behaviour == "eat":
            bytearray(4 << 30)
        if self.behaviour == "blurt":
            raise ValueError(f"my dice are {dice.key.hex()} and I see {question.view}")
        if self.behaviour == "lie":
            return -12345
        return question.options[0]


def rogue(behaviour: str) -> None:
    BOTS[behaviour] = lambda settings: Rogue(behaviour)


for name in ("hang", "die", "eat", "lie", "blurt", "first"):
    rogue(name)

if __name__ == "__main__":
    worker.serve(sys.stdin.buffer, sys.stdout.buffer, int(sys.argv[1]), int(sys.argv[2]))
