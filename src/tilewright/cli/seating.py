"""Reads who sits where, people and bots, from texts such as `me,greedy,random`."""

from collections.abc import Sequence
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.specs import PROGRAM, BotError, build_bot, split_specs
from tilewright.cli.errors import CommandError
from tilewright.cli.screen import Screen
from tilewright.kernel.match import is_name
from tilewright.presentation.bot_names import choose_names, first_names, level_of
from tilewright.words.speech import Speech, wrong

PERSON: Final = "me"
BOT_MARK: Final = "bot "  # in front of a bot's spec where a record names a seat
LONGEST_NAME: Final = 24


class SeatedPlayer:
    """One seat: a person, or a bot with its spec; `entry` is how a record names it."""

    def __init__(self, seat: int, entry: str, bot: Bot | None) -> None:
        self.seat = seat
        self.entry = entry
        self.bot = bot


def names_of(seated: Sequence[SeatedPlayer], game: str, lang: str) -> list[str]:
    """What the players of a game are called on the screen: people as they wish, bots by a name of theirs."""
    people = [one.entry for one in seated if one.bot is None]
    bots = [one.seat for one in seated if one.bot is not None]
    called = choose_names(game, bots, people, lambda one, other: one.casefold() == other.casefold())
    return [first_names(lang)[called[one.seat]] if one.seat in called else one.entry for one in seated]


def show_bots(screen: Screen, seated: Sequence[SeatedPlayer]) -> None:
    """Who is a bot at this table, and how well each plays."""
    speech = screen.speech
    levels = {one.seat: level_of(speech, one.bot.name).lower() for one in seated if one.bot is not None}
    if levels:
        screen.say("cli-play-bots", bots=[f"{speech.seat(seat)} ({level})" for seat, level in levels.items()])


def chair(seat: int, entry: str) -> SeatedPlayer:
    """From the name in a record."""
    if not entry.startswith(BOT_MARK):
        return SeatedPlayer(seat, entry, None)
    try:
        return SeatedPlayer(seat, entry, build_bot(entry[len(BOT_MARK) :]))
    except BotError as error:
        raise CommandError("cli-error-bot", detail=wrong(error.key, error.facts)) from None


def bot_specs(text: str, programs: bool = False) -> list[str]:
    """The specs of a list such as `greedy,random`, each of them known."""
    specs = split_specs(text)
    try:
        for spec in specs:
            build_bot(spec, programs)
    except BotError as error:
        raise CommandError("cli-error-bot", detail=wrong(error.key, error.facts)) from None
    return specs


def chairs(seats: int, wanted: str | None, people: int | None, speech: Speech) -> list[SeatedPlayer]:
    """The seats of a new game: as listed, or the first ones for people and the rest for bots."""
    if wanted is not None and people is not None:
        raise CommandError("cli-error-seats-and-people")
    if people is not None and not 0 <= people <= seats:
        raise CommandError("cli-error-people", people=people, most=seats)
    if wanted is None:
        count = 1 if people is None else people
        kinds = [PERSON] * count + ["easy"] * (seats - count)
    else:
        kinds = split_specs(wanted)
    if len(kinds) != seats:
        raise CommandError("cli-error-seats", given=len(kinds), need=seats)
    return [_seated(seat, kind, speech) for seat, kind in enumerate(kinds)]


def _seated(seat: int, kind: str, speech: Speech) -> SeatedPlayer:
    """`me` or `me:NAME` is a person, all else a bot."""
    word, colon, name = kind.partition(":")
    if word != PERSON:
        bot_specs(kind, True)
        bot = build_bot(kind, True)
        # A record does not say which program it was: whoever takes it up again would start it.
        return SeatedPlayer(seat, BOT_MARK + (bot.name if word == PROGRAM else kind), bot)
    name = name.strip() if colon else speech.say("core-seat", number=seat + 1)
    if not is_name(name) or len(name) > LONGEST_NAME or name.startswith(BOT_MARK):
        raise CommandError("cli-error-name", name=name[:60], most=LONGEST_NAME)
    return SeatedPlayer(seat, name, None)
