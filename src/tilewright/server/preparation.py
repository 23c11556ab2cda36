"""Loads texts and rules in the background when the server starts, so that the first request need not wait."""

from tilewright.games.catalogue import registry
from tilewright.server.logs import log
from tilewright.server.people.passkeys import library
from tilewright.server.room.names import bot_names
from tilewright.server.room.wording import rules_of
from tilewright.words.texts import LANGUAGES, PREFIXES, fluent_bundle, prefix_of


def prepare() -> None:
    """In a thread of its own: a language takes a tenth of a second, in which nobody at any table would be
    answered."""
    games = list(registry(files=False).games)
    for lang in LANGUAGES:
        for prefix in dict.fromkeys((*PREFIXES, *games)):
            if prefix_of(prefix) == prefix:  # else its texts are the page's alone
                fluent_bundle(lang, prefix)
    bot_names()
    library()
    for game in games:
        try:
            rules_of(game)
        except Exception as error:  # of another package, perhaps; whoever asks for it is told
            log("game-not-prepared", game=game, why=type(error).__name__)
