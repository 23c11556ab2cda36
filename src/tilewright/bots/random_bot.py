"""The random bot: every option is as likely as any other."""

from tilewright.bots.bot import Bot, Question
from tilewright.kernel.rng import Rng


class RandomBot(Bot):
    """Plays anything that is legal."""

    name = "random"

    def choose(self, question: Question, dice: Rng) -> int:
        return question.options[dice.below(len(question.options))]
