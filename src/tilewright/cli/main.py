"""The `tilewright` command: its arguments, its language, and one clear line when something is wrong."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn

import typer

from tilewright import __version__
from tilewright.cli.asking import default_game
from tilewright.cli.games import list_games, show_rules
from tilewright.cli.replay import replay, verify
from tilewright.cli.screen import Screen
from tilewright.cli.simulate import simulate
from tilewright.cli.start import Wish, start
from tilewright.cli.trouble import BAD_INPUT, Trouble, one_line
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
INTERRUPTED: Final = 130  # what typer makes of Ctrl-C


def language(arguments: list[str]) -> str:
    """The language of `--lang`, else of the environment, else English; known before the help is written."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return known(argument.removeprefix("--lang="))
        if argument == "--lang" and i + 1 < len(arguments):
            return known(arguments[i + 1])
    for name in ("TILEWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Trouble("cli-error-lang", lang=lang[:20], langs=", ".join(LANGUAGES))
    return lang


def build_app(speech: Speech) -> typer.Typer:
    """All commands, with helps in the language of the speech."""
    say = speech.say
    app = typer.Typer(
        add_completion=False, help=say("cli-help"), rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )  # fmt: skip
    lang = Annotated[str | None, typer.Option("--lang", help=say("cli-help-lang"), metavar="|".join(LANGUAGES))]
    seed = Annotated[str | None, typer.Option("--seed", help=say("cli-help-seed"))]

    def version(wanted: bool) -> None:
        if wanted:
            print(f"tilewright {__version__}")
            raise typer.Exit

    @app.callback()
    def root(
        version: Annotated[
            bool, typer.Option("--version", help=say("cli-help-version"), callback=version, is_eager=True)
        ] = False,
        lang: lang = None,
    ) -> None:
        pass

    @app.command("games", help=say("cli-help-games"))
    def games_command(lang: lang = None) -> None:
        list_games(Screen(speech))

    @app.command("rules", help=say("cli-help-rules"))
    def rules_command(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
        number: Annotated[list[str] | None, typer.Argument(help=say("cli-help-number"))] = None,
        lang: lang = None,
    ) -> None:
        show_rules(Screen(speech), game, " ".join(number or []))

    @app.command("play", help=say("cli-help-play", game=default_game()))
    def play_command(
        spec: Annotated[str | None, typer.Argument(help=say("cli-help-spec"))] = None,
        players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
        seats: Annotated[str | None, typer.Option(help=say("cli-help-seats"))] = None,
        people: Annotated[int | None, typer.Option(help=say("cli-help-people"))] = None,
        seed: seed = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-help-resume"))] = None,
        lang: lang = None,
    ) -> None:
        if resume is not None and spec is not None:
            raise Trouble("cli-error-resume-options")
        start(
            Screen(speech),
            Wish(default_game() if spec is None else spec, players, seats, people, seed, save, resume),
        )

    @app.command("simulate", help=say("cli-help-simulate", game=default_game()))
    def simulate_command(
        spec: Annotated[str, typer.Argument(help=say("cli-help-spec"))],
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("cli-help-games-count"))] = 100,
        bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "random",
        seed: seed = None,
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help=say("cli-help-jobs"))] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
        lang: lang = None,
    ) -> None:
        simulate(Screen(speech), spec, games, bots, seed, jobs, as_json)

    @app.command("replay", help=say("cli-help-replay"))
    def replay_command(
        file: Annotated[Path, typer.Argument(help=say("cli-help-file"))],
        to: Annotated[int | None, typer.Option(help=say("cli-help-to"))] = None,
        seat: Annotated[int | None, typer.Option(help=say("cli-help-seat"))] = None,
        lang: lang = None,
    ) -> None:
        replay(Screen(speech), file, to, seat)

    @app.command("verify", help=say("cli-help-verify"))
    def verify_command(
        file: Annotated[list[Path], typer.Argument(help=say("cli-help-files"))], lang: lang = None
    ) -> None:
        raise typer.Exit(verify(Screen(speech), file))

    return app


def run(arguments: list[str]) -> int:
    """The exit code; whatever is wrong has been said in one line."""
    speech = Speech("en")
    try:
        speech.lang = language(arguments)
        code = build_app(speech)(arguments or ["--help"], prog_name="tilewright", standalone_mode=False)
        sys.stdout.flush()
        if code == INTERRUPTED:
            return complain(speech.say("cli-error-interrupted"))
        return code if isinstance(code, int) else 0
    except Trouble as trouble:
        return complain(speech.say(trouble.key, trouble.facts))
    except typer.TyperException as error:
        return complain(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        return complain(speech.say("cli-error-interrupted"))
    except (BrokenPipeError, SystemExit):
        # Rich and typer leave so when nobody reads any more; nothing else does.
        # Python would complain once more when it closes the output.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain(speech.say("cli-error-pipe"))


def complain(text: str) -> int:
    with contextlib.suppress(OSError, ValueError):
        print(f"tilewright: {one_line(text)}", file=sys.stderr, flush=True)
    return BAD_INPUT


def main() -> NoReturn:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
