"""Which bots there are, and specs such as `random`, `hard:time=0.3,worlds=8` or `normal:as=first-edition`."""

import difflib
import re
from collections.abc import Callable
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.hard import USUAL_TIME, HardBot
from tilewright.bots.ladder import (
    MASTER_TIME,
    BeginnerBot,
    BuilderBot,
    CasualBot,
    DenierBot,
    GamblerBot,
    MasterBot,
    MerchantBot,
    NewcomerBot,
    SkilledBot,
)
from tilewright.bots.levels import EasyBot, NormalBot
from tilewright.bots.program import ProgramBot
from tilewright.bots.random_bot import RandomBot
from tilewright.bots.search_cores import MOST_CORES
from tilewright.bots.weight_sets import EDITIONS

# `name:setting=value,...`; records of earlier versions have `name(setting=value)`.
SPEC: Final = re.compile(r"(\w{1,40})(?::([^()]{1,200})|\(([^()]{0,200})\))?", re.ASCII)
PAIR: Final = re.compile(r"\s*(\w{1,40})\s*=\s*(\d{1,7}(?:\.\d{1,6})?|[a-z][a-z-]{0,39})\s*", re.ASCII)
MORE: Final = re.compile(r"\s*\w{1,40}\s*=", re.ASCII)  # how a further setting of the spec before it begins
MOST_WORLDS: Final = 100
LEAST_TIME: Final = 0.01
MOST_TIME: Final = 600.0
MOST_PLAYOUTS: Final = 1_000_000
# Settings of a search: how low and how high they may be.
COUNTS: Final = {
    "worlds": (1, 100), "most": (2, 100), "stages": (0, 100), "depth": (0, 100), "deeper": (0, 100),
    "exact": (0, 100_000), "wide": (1, 100), "care": (0, 2),
}  # fmt: skip
NUMBERS: Final = {"trust": 1e6, "points": 1.0, "width": 100.0, "sight": 1.0, "finish": 1.0}
EDITION: Final = "as"  # the setting that names a frozen opponent
PROGRAM: Final = "program"
LIMIT: Final = re.compile(r"\s*time=(\d{1,7}(?:\.\d{1,6})?)\s", re.ASCII)
ANSWER_TIME: Final = 10.0  # seconds that a program has for an answer


class BotError(ValueError):
    """A spec that names no bot or setting: a key for the words, facts with what is allowed."""

    def __init__(self, key: str, facts: dict[str, object]) -> None:
        super().__init__(key, facts)
        self.key = f"bot-{key}"
        self.facts = facts


class SpecSettings:
    """The settings of a spec; each is taken once, and what is left over in the end was none."""

    def __init__(self, bot: str, values: dict[str, str]) -> None:
        self.bot = bot
        self.values = values
        self.known: list[str] = []

    def whole(self, name: str, usual: int, low: int, high: int) -> int:
        self.known.append(name)
        text = self.values.get(name, str(usual))
        if not text.isdigit() or not low <= int(text) <= high:
            facts: dict[str, object] = {"bot": self.bot, "setting": name, "given": text, "low": low, "high": high}
            raise BotError("whole", facts)
        return int(text)

    def real(self, name: str, usual: float, low: float, high: float) -> float:
        self.known.append(name)
        text = self.values.get(name, str(usual))
        if text[0].isalpha() or not low <= float(text) <= high:
            facts: dict[str, object] = {
                "bot": self.bot,
                "setting": name,
                "given": text,
                "low": f"{low:g}",
                "high": f"{high:g}",
            }
            raise BotError("number", facts)
        return float(text)

    def edition(self) -> str:
        """Whose weights to play with; empty for the present ones."""
        self.known.append(EDITION)
        text = self.values.get(EDITION, "")
        if text and text not in EDITIONS:
            facts: dict[str, object] = {
                "bot": self.bot,
                "given": text,
                "near": _near(text, list(EDITIONS)),
                "names": list(EDITIONS),
            }
            raise BotError("edition", facts)
        return text

    def nothing_else(self) -> None:
        for name in self.values:
            if name not in self.known:
                facts: dict[str, object] = {
                    "bot": self.bot,
                    "given": name,
                    "near": _near(name, self.known),
                    "names": self.known,
                }
                raise BotError("no-setting", facts)


def _random(given: SpecSettings) -> Bot:
    return RandomBot()


def _greedy(given: SpecSettings) -> Bot:
    return GreedyBot(given.whole("worlds", 1, 1, MOST_WORLDS))


def _easy(given: SpecSettings) -> Bot:
    return EasyBot(given.edition())


def _normal(given: SpecSettings) -> Bot:
    return NormalBot(given.whole("worlds", 2, 1, MOST_WORLDS), given.edition())


def _search(given: SpecSettings) -> dict[str, float]:
    """Settings of a search that are not the usual ones."""
    wanted: dict[str, float] = {}
    for name, (low, high) in COUNTS.items():
        if name in given.values:
            wanted[name] = given.whole(name, low, low, high)
    for name, most in NUMBERS.items():
        if name in given.values:
            wanted[name] = given.real(name, 0.0, 0.0, most)
    given.known = [*COUNTS, *NUMBERS, "cores"]
    return wanted


def _cores(given: SpecSettings) -> int:
    """0 if it is not said: then the search has one tree."""
    return given.whole("cores", 0, 1, MOST_CORES) if "cores" in given.values else 0


def _hard(given: SpecSettings) -> Bot:
    wanted = _search(given)
    time = given.real("time", USUAL_TIME, LEAST_TIME, MOST_TIME)
    playouts, edition = given.whole("playouts", 0, 0, MOST_PLAYOUTS), given.edition()
    return HardBot(time, playouts, wanted, edition, _cores(given))


def _master(given: SpecSettings) -> Bot:
    wanted = _search(given)
    time = given.real("time", MASTER_TIME, LEAST_TIME, MOST_TIME)
    return MasterBot(time, given.whole("playouts", 0, 0, MOST_PLAYOUTS), wanted, _cores(given))


def _program(rest: str) -> Bot:
    """`program:COMMAND` or `program:time=SECONDS COMMAND`."""
    limit = LIMIT.match(rest)
    given = SpecSettings(PROGRAM, {"time": limit[1]} if limit else {})
    command = rest[limit.end() :].strip() if limit else rest.strip()
    if not command:
        raise BotError("no-command", {})
    return ProgramBot(command, given.real("time", ANSWER_TIME, LEAST_TIME, MOST_TIME))


def _plain(make: Callable[[], Bot]) -> Callable[[SpecSettings], Bot]:
    """A bot without settings."""
    return lambda given: make()


# What plays any game first, then the ladder from rung to rung, then the styles.
BOTS: Final[dict[str, Callable[[SpecSettings], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    "newcomer": _plain(NewcomerBot),
    "beginner": _plain(BeginnerBot),
    "easy": _easy,
    "casual": _plain(CasualBot),
    "normal": _normal,
    "skilled": _plain(SkilledBot),
    "hard": _hard,
    "master": _master,
    "builder": _plain(BuilderBot),
    "denier": _plain(DenierBot),
    "merchant": _plain(MerchantBot),
    "gambler": _plain(GamblerBot),
}


def build_bot(spec: str, programs: bool = False) -> Bot:
    """The bot of that spec, or BotError; `programs`: who asks may start programs on this machine."""
    if spec.strip().partition(":")[0] == PROGRAM:
        if not programs:
            raise BotError("not-here", {})
        return _program(spec.strip().partition(":")[2])
    found = SPEC.fullmatch(spec.strip())
    name = found[1] if found else spec.strip()[:60]
    if found is None or name not in BOTS:
        word = re.split(r"\W", name, maxsplit=1)[0] or name
        raise BotError("unknown", {"given": name, "near": _near(word, list(BOTS)), "names": list(BOTS)})
    given = SpecSettings(name, _settings(name, found[2] or found[3] or ""))
    bot = BOTS[name](given)
    given.nothing_else()
    return bot


def is_level(spec: str) -> bool:
    """Whether a spec names no setting but whose weights to play with: such a bot takes as long as its level."""
    found = SPEC.fullmatch(spec.strip())
    if found is None or found[1] not in BOTS:
        return False
    try:
        return set(_settings(found[1], found[2] or found[3] or "")) <= {EDITION}
    except BotError:
        return False


def split_specs(text: str) -> list[str]:
    """The specs of a list such as `hard:time=0.3,worlds=8,normal`: a comma parts settings as well as bots."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and MORE.match(part) and ":" in specs[-1]:
            specs[-1] += "," + part.strip()
        else:
            specs.append(part.strip())
    return specs


def _settings(bot: str, text: str) -> dict[str, str]:
    values: dict[str, str] = {}
    for part in text.split(",") if text.strip() else []:
        pair = PAIR.fullmatch(part)
        if pair is None:
            raise BotError("no-pair", {"bot": bot, "given": part.strip()[:60]})
        if pair[1] in values:
            raise BotError("twice", {"bot": bot, "setting": pair[1]})
        values[pair[1]] = pair[2]
    return values


def _near(word: str, names: list[str]) -> str | None:
    close = difflib.get_close_matches(word, names, 1)
    return close[0] if close else None
