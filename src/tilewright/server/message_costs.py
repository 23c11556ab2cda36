"""What each message costs, in the milliseconds of `costs`; which of them somebody with a seat needs to play."""

from typing import Final

from tilewright.server.costs import LISTENER, MALFORMED, TRIED
from tilewright.server.wire import asked

MESSAGES: Final[dict[type[asked.Asked], float]] = {
    asked.Act: 2.0,
    asked.Back: 2.0,
    asked.End: 2.0,
    asked.Hello: 0.5,
    asked.Helps: 5.0,
    asked.Hint: 3.0,
    asked.Look: 0.5,
    asked.Ping: 0.2,
    asked.Replace: 2.0,
    asked.Return: 2.0,
    asked.Say: 1.0,
    asked.Score: 1.0,
    asked.Sync: 0.5,
    asked.Try: 1.0,
    asked.Undo: 2.0,
    asked.Vote: 2.0,
    asked.Why: 0.5,
}

# What somebody with a seat needs to play: it waits for nobody else at the same address, see `limits.Reserve`.
OWN_TURN: Final = (
    asked.Act,
    asked.Back,
    asked.End,
    asked.Ping,
    asked.Replace,
    asked.Return,
    asked.Undo,
    asked.Vote,
)

# What they need to come back to the table: a little of it is kept for them, too.
COMING_BACK: Final = (asked.Hello, asked.Look, asked.Sync)


def cost_of(message: asked.Message | None, listeners: int) -> float:
    """Of a message, before it is looked at more closely; None is one that nobody understands."""
    if message is None:
        return MALFORMED
    cost = MESSAGES[type(message)]
    if isinstance(message, asked.Try):
        cost += TRIED * len(message.texts)
    elif isinstance(message, asked.Act | asked.Undo | asked.Say):
        cost += LISTENER * listeners
    return cost
