"""The games as the lobby lists them, with all texts in one language."""

from typing import Final

from tilewright.bots.catalogue import ratings_for
from tilewright.games.catalogue import catalogue
from tilewright.kernel.bundle import Bundle
from tilewright.kernel.registry import GameOption
from tilewright.server.wire.lobby import GameOptionSeen, GameSeen
from tilewright.words.speech import Speech
from tilewright.words.texts import sources

PLUGINS: Final = "/plugins"  # where the files of a game's page are


def describe_game(bundle: Bundle, lang: str) -> GameSeen:
    """A game for the lobby; options that name files are left out, because they are about this machine."""
    game, words = bundle.game, GameWords(bundle.game.key, lang)
    options = [words.option(option) for option in game.options if option.kind != "file"]
    players = game.option("players")
    return GameSeen(
        game.key, game.version, options, words.say("title", game.key), words.say("headline"), words.say("about"),
        players.low, players.high, bundle.usual_players or int(str(players.default)),
        bundle.minutes, bundle.weight, words.say("lesson"), words.say("lesson-about"),
        address_of(bundle, bundle.picture), address_of(bundle, bundle.page and "index.js"),
        list(bundle.text_prefixes), ratings_for(game.key),
    )  # fmt: skip


def address_of(bundle: Bundle, place: str) -> str:
    """Where a file of the game is served; empty without one."""
    name = place.rpartition(":")[2].rpartition("/")[2]
    return f"{PLUGINS}/{bundle.game.key}/{name}" if name else ""


def texts_of(bundle: Bundle, lang: str) -> str:
    """Fluent files of a game and its expansions in one text; a file that is not translated is left out."""
    prefixes = [*bundle.text_prefixes, f"{bundle.game.key}-table"]
    return "\n".join(source for prefix in prefixes for source in sources(lang, prefix))


def describe_games(lang: str) -> list[GameSeen]:
    return [describe_game(bundle, lang) for bundle in catalogue().bundles.values()]


class GameWords:
    """The texts of one game in the file of all games, `games-KEY-...`."""

    def __init__(self, key: str, lang: str) -> None:
        self.key = key
        self.speech = Speech(lang, key)

    def say(self, name: str, otherwise: str = "") -> str:
        key = f"games-{self.key}-{name}"
        return self.speech.say(key) if self.speech.has(key) or Speech("en").has(key) else otherwise

    def option(self, option: GameOption) -> GameOptionSeen:
        words = [self.say(f"choice-{option.name}-{choice}", choice) for choice in option.choices]
        return GameOptionSeen(
            option.name, option.kind, option.default, option.about, option.low, option.high, list(option.choices),
            self.say(f"option-{option.name}", option.about), words, option.needs, self.say(f"adds-{option.name}"),
            self.say(f"lesson-{option.name}"), self.say(f"lesson-{option.name}-about"),
        )  # fmt: skip

    def chapter(self, name: str) -> str:
        return self.say(f"chapter-{name}")
