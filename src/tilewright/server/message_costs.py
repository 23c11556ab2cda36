"""The cost of each message, in the units of `costs`, and which messages a seated player needs to play."""

from typing import Final

from tilewright.server.costs import LISTENER, MALFORMED, TRIED
from tilewright.server.wire import incoming

MESSAGES: Final[dict[type[incoming.Incoming], float]] = {
    incoming.Act: 2.0,
    incoming.Back: 2.0,
    incoming.End: 2.0,
    incoming.Hello: 0.5,
    incoming.Helps: 5.0,
    incoming.Hint: 3.0,
    incoming.Look: 0.5,
    incoming.Ping: 0.2,
    incoming.Replace: 2.0,
    incoming.Return: 2.0,
    incoming.Say: 1.0,
    incoming.ScoreRequest: 1.0,
    incoming.Sync: 0.5,
    incoming.Try: 1.0,
    incoming.Undo: 2.0,
    incoming.Vote: 2.0,
    incoming.Why: 0.5,
}

# What somebody with a seat needs to play: it waits for nobody else at the same address (`limits.ReservedBudgets`).
OWN_TURN: Final = (
    incoming.Act,
    incoming.Back,
    incoming.End,
    incoming.Ping,
    incoming.Replace,
    incoming.Return,
    incoming.Undo,
    incoming.Vote,
)

# What they need to come back to the table: a little of it is kept for them, too.
COMING_BACK: Final = (incoming.Hello, incoming.Look, incoming.Sync)


def cost_of(message: incoming.Message | None, listeners: int) -> float:
    """Of a message, before it is looked at more closely; None is one that nobody understands."""
    if message is None:
        return MALFORMED
    cost = MESSAGES[type(message)]
    if isinstance(message, incoming.Try):
        cost += TRIED * len(message.texts)
    if isinstance(message, incoming.Act):
        cost += TRIED * max(0, len(message.texts) - 1)
    if isinstance(message, incoming.Act | incoming.Undo | incoming.Say):
        cost += LISTENER * listeners
    return cost
