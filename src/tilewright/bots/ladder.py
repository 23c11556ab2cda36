"""The other rungs from a first game to a master, and bots of a style: the same minds, other weights or slips."""

from typing import Final

from tilewright.bots.bot import Question
from tilewright.bots.catalogue import mind_for
from tilewright.bots.hard import HardBot
from tilewright.bots.levels import MOST_TURNS, EasyBot, NormalBot
from tilewright.bots.mind import Mind, Turn
from tilewright.bots.weight_sets import BEST, style_edition
from tilewright.kernel.rng import Rng
from tilewright.kernel.state import State

RUNGS: Final = ("newcomer", "beginner", "easy", "casual", "normal", "skilled", "hard", "master")
STYLES: Final = ("builder", "denier", "merchant", "gambler")
NEWCOMER_SLIPS: Final = 45  # answers of a hundred that are any option
BEGINNER_SLIPS: Final = 15
CASUAL_SLIPS: Final = 55  # answers of a hundred that are quick ones
MASTER_TIME: Final = 2.0
# Beside what a game's weight set says: a deeper tree where a season or the game ends, its last answers exact.
MASTER_SEARCH: Final = {"deeper": 4.0, "exact": 1500.0}


class BeginnerBot(EasyBot):
    """Plays like `easy`, and now and then anything."""

    name = "beginner"

    def __init__(self, slips: int = BEGINNER_SLIPS) -> None:
        super().__init__()
        self.slips = slips

    def choose(self, question: Question, dice: Rng) -> int:
        if dice.below(100) < self.slips:
            return question.options[dice.below(len(question.options))]
        return super().choose(question, dice)


class NewcomerBot(BeginnerBot):
    """Knows what is allowed, and half of what is good."""

    name = "newcomer"

    def __init__(self) -> None:
        super().__init__(NEWCOMER_SLIPS)


class CasualBot(NormalBot):
    """Plans every other turn."""

    name = "casual"

    def plan(self, question: Question, dice: Rng) -> list[int]:
        if dice.below(100) < CASUAL_SLIPS:
            world = question.possible_world(dice.fork())
            mind = mind_for(question.rules, self.edition)
            return [mind.quick(world, question.seat, question.options, dice)]
        return super().plan(question, dice)


class SkilledBot(NormalBot):
    """Plans like `normal`, with all that the mind has learned and the best weights there are for the table."""

    name = "skilled"

    def __init__(self, worlds: int = 2, edition: str = BEST) -> None:
        super().__init__(worlds, edition)

    def turns(self, mind: Mind, world: State, seat: int, dice: Rng) -> list[Turn]:
        return mind.ponder(world, seat, MOST_TURNS, dice)


class BuilderBot(SkilledBot):
    name = "builder"

    def __init__(self) -> None:
        super().__init__(edition=style_edition("builder"))


class DenierBot(SkilledBot):
    name = "denier"

    def __init__(self) -> None:
        super().__init__(edition=style_edition("denier"))


class MerchantBot(SkilledBot):
    name = "merchant"

    def __init__(self) -> None:
        super().__init__(edition=style_edition("merchant"))


class GamblerBot(SkilledBot):
    name = "gambler"

    def __init__(self) -> None:
        super().__init__(edition=style_edition("gambler"))


class MasterBot(HardBot):
    """Searches like `hard`, with the best weights there are for the table, and deeper at the end of the game."""

    name = "master"

    def __init__(self, time: float, playouts: int, wanted: dict[str, float], cores: int = 0) -> None:
        super().__init__(time, playouts, MASTER_SEARCH | wanted, BEST, cores)
