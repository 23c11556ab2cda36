"""Which bots there are, and spec strings such as `random` or `greedy(worlds=3)`."""

import difflib
import re
from collections.abc import Callable
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.chance import RandomBot
from tilewright.bots.greedy import GreedyBot

SPEC: Final = re.compile(r"(\w{1,40})(?:\((?:(\w{1,40})=(\d{1,3}))?\))?", re.ASCII)
MOST_WORLDS: Final = 100


class BotError(ValueError):
    """A spec that names no bot or setting; the message says what is allowed."""


def _random(settings: dict[str, int]) -> Bot:
    _only(settings, "random", ())
    return RandomBot()


def _greedy(settings: dict[str, int]) -> Bot:
    _only(settings, "greedy", ("worlds",))
    worlds = settings.get("worlds", 1)
    if not 1 <= worlds <= MOST_WORLDS:
        raise BotError(f"greedy(worlds={worlds}): worlds is a whole number from 1 to {MOST_WORLDS}")
    return GreedyBot(worlds)


BOTS: Final[dict[str, Callable[[dict[str, int]], Bot]]] = {"random": _random, "greedy": _greedy}


def build_bot(spec: str) -> Bot:
    """The bot of that spec, or BotError."""
    found = SPEC.fullmatch(spec.strip())
    name = found[1] if found else spec.strip()[:60]
    if found is None or name not in BOTS:
        close = difflib.get_close_matches(name, BOTS, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        raise BotError(f"there is no bot {name!r}{hint}; there is {', '.join(BOTS)}")
    return BOTS[name]({found[2]: int(found[3])} if found[2] else {})


def _only(settings: dict[str, int], bot: str, allowed: tuple[str, ...]) -> None:
    for name in settings:
        if name not in allowed:
            has = ", ".join(allowed) if allowed else "none"
            raise BotError(f"{bot} has no setting {name!r}; it has {has}")
