"""`tilewright games` and `tilewright rules`: lists games and shows their rules."""

from rich.table import Table

from tilewright.cli.arguments import default_game, read_spec
from tilewright.cli.errors import CommandError
from tilewright.cli.program_name import program_name
from tilewright.cli.rulebook import page
from tilewright.cli.screen import Screen
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Game, GameOption
from tilewright.words.glossary import synonyms
from tilewright.words.rulebook import Rulebook
from tilewright.words.speech import Speech

TITLES = ("option", "allowed", "default", "about")


def list_games(screen: Screen) -> None:
    """Every game, its options, and what each may be."""
    for game in registry().games.values():
        screen.line(game.key, "bold")
        screen.show(options_table(game, screen.speech))
        screen.line()
    screen.say("cli-games-hint", "dim", called=program_name(), game=default_game())


def options_table(game: Game, speech: Speech) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold cyan")
    for title in TITLES:
        table.add_column(speech.say(f"cli-games-{title}"), overflow="fold")
    for option in game.options:
        about = speech.said(f"{game.key}-option-{option.name}", {}) or speech.said(
            f"games-{game.key}-option-{option.name}", {}
        )
        default = option.write(option.default) if option.default != "" else "-"
        table.add_row(option.name, allowed(option, speech), default, about or option.about)
    return table


def allowed(option: GameOption, speech: Speech) -> str:
    facts = {"low": option.low, "high": option.high, "choices": list(option.choices)}
    return speech.say(f"cli-allowed-{option.kind}", facts)


def show_rules(screen: Screen, name: str, wanted: str) -> None:
    """The rules of a game, or those of a section, a number or a word."""
    game, lang = read_spec(name).game, screen.speech.lang
    book = Rulebook(game.rules_file, lang, synonyms(game.key, lang))
    found = book.find(wanted)
    if not found:
        raise CommandError("cli-error-no-rule", wanted=wanted[:60], sections=", ".join(book.titles))
    screen.show(page(book, found))
