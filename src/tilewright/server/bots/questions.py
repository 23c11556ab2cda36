"""The question that a worker gets: a possible world of the seat, never the true state.

Whatever that seat cannot know was dealt anew before it leaves the server: other hands, other answers to a question
put to all, the chance to come. A bot guesses from its world just what it would guess from the true one, since
worlds that look the same to a seat give it the same guesses."""

from hashlib import blake2b

from tilewright.kernel.rng import Rng
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.room.play import Play
from tilewright.server.room.possible_world import PossibleWorld
from tilewright.server.structs import encode


def dice_of(secret: bytes, play: Play, seat: int) -> Rng:
    """Dice for one decision, the same whenever it is met again. Without the secret, which stays in the server,
    nothing leads from them to the seed."""
    moment = f"{play.match.seed} bot {len(play.match.lines)} {seat}"
    return Rng(blake2b(moment.encode(), key=secret, digest_size=32).digest())


def decision(
    spec: str, version: int, bot: str, seat: int, world: PossibleWorld, dice: Rng, spent: float = 0.0
) -> BotQuestion:
    """The question what that bot would do."""
    return BotQuestion(spec, version, bot, seat, encode(world.freeze()).decode(), dice.key.hex(), spent)


def advice(spec: str, version: int, seat: int, world: PossibleWorld, dice: Rng, seconds: float) -> BotQuestion:
    """The question for hints, with a time limit in seconds."""
    return BotQuestion(spec, version, "", seat, encode(world.freeze()).decode(), dice.key.hex(), advice=seconds)
