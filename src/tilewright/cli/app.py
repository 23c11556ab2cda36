"""The commands and their arguments, with help in the language of the user."""

import platform
from pathlib import Path
from typing import Annotated

import typer

from tilewright import __version__
from tilewright.cli.arena.command import ArenaArguments, arena
from tilewright.cli.arguments import default_game
from tilewright.cli.common_options import MOST_GAMES, MOST_JOBS, lang_option, seed_option
from tilewright.cli.errors import CommandError
from tilewright.cli.games import list_games, show_rules
from tilewright.cli.help_pages import command_classes
from tilewright.cli.play_command import PlayArguments, play_game
from tilewright.cli.replay import replay, verify
from tilewright.cli.research.commands import add_research
from tilewright.cli.screen import Screen
from tilewright.cli.simulate import simulate
from tilewright.core import compiled
from tilewright.words.speech import Speech


def build_app(speech: Speech) -> typer.Typer:
    """All commands, with helps in the language of the speech."""
    say = speech.say
    group, _ = command_classes(speech)
    app = typer.Typer(
        cls=group, add_completion=False, help=say("cli-help"), rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )  # fmt: skip

    def version(wanted: bool) -> None:
        if wanted:
            key = "cli-version-compiled" if compiled() else "cli-version-pure"
            print(say(key, version=__version__, python=platform.python_version()))
            raise typer.Exit

    @app.callback(invoke_without_command=True)
    def root(
        context: typer.Context,
        version: Annotated[
            bool, typer.Option("--version", help=say("cli-help-version"), callback=version, is_eager=True)
        ] = False,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        if context.invoked_subcommand is None:
            from tilewright.cli.server_commands import serve_tables

            serve_tables(Screen(speech), None, {})

    add_games(app, speech)
    add_play(app, speech)
    add_arena(app, speech)
    add_records(app, speech)
    add_research(app, speech)
    add_server(app, speech)
    add_stores(app, speech)
    add_admin(app, speech)
    return app


def add_games(app: typer.Typer, speech: Speech) -> None:
    """What there is to play, and how."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("games", cls=command, help=say("cli-help-games"))
    def games_command(lang: Annotated[str | None, lang_option(speech)] = None) -> None:
        list_games(Screen(speech))

    @app.command("rules", cls=command, help=say("cli-help-rules"))
    def rules_command(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
        number: Annotated[list[str] | None, typer.Argument(help=say("cli-help-number"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        show_rules(Screen(speech), game, " ".join(number or []))


def add_play(app: typer.Typer, speech: Speech) -> None:
    """Games with people and games of bots."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("play", cls=command, help=say("cli-help-play", game=default_game()))
    def play_command(
        spec: Annotated[str | None, typer.Argument(help=say("cli-help-spec"))] = None,
        players: Annotated[int | None, typer.Option(help=say("cli-help-players"))] = None,
        seats: Annotated[str | None, typer.Option(help=say("cli-help-seats"))] = None,
        people: Annotated[int | None, typer.Option(help=say("cli-help-people"))] = None,
        seed: Annotated[str | None, seed_option(speech)] = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-help-resume"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        if resume is not None and spec is not None:
            raise CommandError("cli-error-resume-options")
        play_game(
            Screen(speech),
            PlayArguments(default_game() if spec is None else spec, players, seats, people, seed, save, resume),
        )

    @app.command("simulate", cls=command, help=say("cli-help-simulate", game=default_game()))
    def simulate_command(
        spec: Annotated[str, typer.Argument(help=say("cli-help-spec"))],
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("cli-help-games-count"))] = 100,
        bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "random",
        seed: Annotated[str | None, seed_option(speech)] = None,
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help=say("cli-help-jobs"))] = 1,
        as_json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        simulate(Screen(speech), spec, games, bots, seed, jobs, as_json)


def add_arena(app: typer.Typer, speech: Speech) -> None:
    """Bots measured against each other."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("arena", cls=command, help=say("cli-help-arena", game=default_game()))
    def arena_command(
        spec: Annotated[str, typer.Argument(help=say("cli-help-spec"))],
        bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "easy,random",
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("cli-help-games-count"))] = 100,
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help=say("cli-help-jobs-arena"))] = 1,
        seed: Annotated[str | None, seed_option(speech)] = None,
        file: Annotated[Path | None, typer.Option("--json", help=say("cli-help-arena-json"))] = None,
        resume: Annotated[bool, typer.Option("--resume", help=say("cli-help-arena-resume"))] = False,
        picture: Annotated[Path | None, typer.Option(help=say("cli-help-picture"))] = None,
        engine: Annotated[str, typer.Option(help=say("cli-help-engine"), metavar="local|ray")] = "local",
        ponder: Annotated[bool, typer.Option("--ponder", help=say("cli-help-ponder"))] = False,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        wanted = ArenaArguments(spec, bots, games, jobs, seed, file, resume, picture, engine, ponder)
        arena(Screen(speech), wanted)


def add_records(app: typer.Typer, speech: Speech) -> None:
    """Games that were played before."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("replay", cls=command, help=say("cli-help-replay"))
    def replay_command(
        file: Annotated[Path, typer.Argument(help=say("cli-help-file"))],
        to: Annotated[int | None, typer.Option(help=say("cli-help-to"))] = None,
        seat: Annotated[int | None, typer.Option(help=say("cli-help-seat"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        replay(Screen(speech), file, to, seat)

    @app.command("verify", cls=command, help=say("cli-help-verify"))
    def verify_command(
        file: Annotated[list[Path], typer.Argument(help=say("cli-help-files"))],
        commitment: Annotated[str | None, typer.Option(help=say("cli-help-commitment"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        raise typer.Exit(verify(Screen(speech), file, commitment))


def add_server(app: typer.Typer, speech: Speech) -> None:
    """The table on the network. Its rooms are imported only when they are asked for: they take a while."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("serve", cls=command, help=say("cli-help-serve"))
    def serve_command(
        host: Annotated[str | None, typer.Option(help=say("cli-help-host"))] = None,
        port: Annotated[int | None, typer.Option(min=0, max=65535, help=say("cli-help-port"))] = None,
        db: Annotated[str | None, typer.Option(help=say("cli-help-db"), metavar="PATH|URL")] = None,
        browser: Annotated[bool | None, typer.Option(help=say("cli-help-browser"))] = None,
        config: Annotated[Path | None, typer.Option(help=say("cli-help-config"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        from tilewright.cli.server_commands import serve_tables

        given: dict[str, object] = {"host": host, "port": port, "browser": browser, "db": db}
        serve_tables(Screen(speech), config, given)

    @app.command("worker", cls=command, help=say("cli-help-worker"))
    def worker_command(
        redis: Annotated[str | None, typer.Option(help=say("cli-help-redis"), metavar="URL")] = None,
        jobs: Annotated[int | None, typer.Option(min=1, max=64, help=say("cli-help-worker-jobs"))] = None,
        config: Annotated[Path | None, typer.Option(help=say("cli-help-config"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        from tilewright.cli.server_commands import answer_for_bots

        answer_for_bots(Screen(speech), config, {"redis": redis, "bot_workers": jobs})


def add_stores(app: typer.Typer, speech: Speech) -> None:
    """What a server has stored: taken out, copied and moved."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("record", cls=command, help=say("cli-help-record"))
    def record_command(
        db: Annotated[str, typer.Argument(help=say("cli-help-db"), metavar="PATH|URL")],
        table: Annotated[str, typer.Argument(help=say("cli-help-table"))],
        target: Annotated[Path, typer.Argument(help=say("cli-help-target"))],
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        from tilewright.cli.server_commands import take_record

        take_record(Screen(speech), db, table, target)

    @app.command("backup", cls=command, help=say("cli-help-backup"))
    def backup_command(
        db: Annotated[str, typer.Argument(help=say("cli-help-db"), metavar="PATH|URL")],
        target: Annotated[Path, typer.Argument(help=say("cli-help-target"))],
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        from tilewright.cli.server_commands import back_up

        back_up(Screen(speech), db, target)

    @app.command("migrate", cls=command, help=say("cli-help-migrate"))
    def migrate_command(
        old: Annotated[str, typer.Argument(help=say("cli-help-old"), metavar="OLD")],
        new: Annotated[str, typer.Argument(help=say("cli-help-new"), metavar="NEW")],
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        from tilewright.cli.server_commands import migrate

        migrate(Screen(speech), old, new)


def without_language(arguments: list[str]) -> list[str]:
    """`main` has read it."""
    found = [one for one in arguments if not one.startswith("--lang=")]
    while "--lang" in found:
        at = found.index("--lang")
        del found[at : at + 2]
    return found


def add_admin(app: typer.Typer, speech: Speech) -> None:
    """A command with commands of its own, which are only built when it is asked for."""
    words = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}

    @app.command(
        "admin", cls=command_classes(speech)[1], help=speech.say("cli-help-admin"), context_settings=words
    )
    def admin_command(context: typer.Context) -> None:
        from tilewright.cli.admin.commands import build_admin

        arguments = without_language(context.args) or ["--help"]
        code = build_admin(speech)(arguments, prog_name=context.command_path, standalone_mode=False)
        raise typer.Exit(code if isinstance(code, int) else 0)
