"""A first question of some game, for bots in worker processes."""

from typing import Final

from tilewright.bots.bot import dice_for
from tilewright.games.catalogue import registry
from tilewright.server.bots.worker import BotQuestion
from tilewright.server.structs import encode

SPEC: Final = f"{next(iter(registry().games))}(players=2)"


def first_question(bot: str) -> BotQuestion:
    rules = registry().rules(SPEC)
    state = rules.new("bots")
    (seat,) = rules.waiting_seats(state)
    frozen = encode(state.freeze()).decode()
    return BotQuestion(SPEC, rules.version, bot, seat, frozen, dice_for("bots", 0, seat).key.hex())
