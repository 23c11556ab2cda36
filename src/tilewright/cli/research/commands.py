"""The commands for researchers and their arguments; their dependencies are imported on demand."""

import importlib
from pathlib import Path
from typing import Annotated, Final

import typer

from tilewright.cli.arguments import default_game
from tilewright.cli.common_options import MOST_GAMES, MOST_JOBS, lang_option, seed_option
from tilewright.cli.errors import CommandError
from tilewright.cli.help_pages import command_classes
from tilewright.cli.screen import Screen
from tilewright.words.speech import Speech

EXTRAS: Final = {"research": ("numpy", "pyarrow"), "mcp": ("mcp",)}  # and what each brings that is needed here


def need_extra(name: str) -> None:
    """One clear line if that extra is not installed."""
    for module in EXTRAS[name]:
        try:
            importlib.import_module(module)
        except ImportError:
            raise CommandError("cli-error-extra", module=module, extra=name) from None


def add_research(app: typer.Typer, speech: Speech) -> None:
    """Games as data, and games for programs that speak."""
    say, command = speech.say, command_classes(speech)[1]

    @app.command("dataset", cls=command, help=say("cli-help-dataset", game=default_game()))
    def dataset_command(
        spec: Annotated[str, typer.Argument(help=say("cli-help-spec"))],
        target: Annotated[Path, typer.Argument(help=say("cli-help-dataset-file"))],
        bots: Annotated[str, typer.Option(help=say("cli-help-bots"))] = "easy",
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("cli-help-games-count"))] = 100,
        seed: Annotated[str | None, seed_option(speech)] = None,
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help=say("cli-help-jobs"))] = 1,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        need_extra("research")
        from tilewright.cli.research.dataset import write_dataset

        write_dataset(Screen(speech), spec, target, bots, games, seed, jobs)

    @app.command("benchmark", cls=command, help=say("cli-help-benchmark"))
    def benchmark_command(
        agent: Annotated[str, typer.Argument(help=say("cli-help-benchmark-agent"))],
        games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help=say("cli-help-benchmark-games"))] = 100,
        jobs: Annotated[int, typer.Option(min=1, max=MOST_JOBS, help=say("cli-help-jobs"))] = 1,
        tables: Annotated[str, typer.Option(help=say("cli-help-benchmark-tables"))] = "",
        opponents: Annotated[str, typer.Option(help=say("cli-help-benchmark-opponents"))] = "",
        file: Annotated[Path | None, typer.Option("--json", help=say("cli-help-benchmark-json"))] = None,
        leaderboard: Annotated[Path | None, typer.Option(help=say("cli-help-benchmark-board"))] = None,
        lang: Annotated[str | None, lang_option(speech)] = None,
    ) -> None:
        need_extra("research")
        from tilewright.cli.research.benchmark import BenchmarkArguments, benchmark

        wanted = BenchmarkArguments(agent, games, jobs, tables, opponents, file, leaderboard)
        benchmark(Screen(speech), wanted)

    @app.command("mcp", cls=command, help=say("cli-help-mcp"))
    def mcp_command(lang: Annotated[str | None, lang_option(speech)] = None) -> None:
        need_extra("mcp")
        from tilewright.research.mcp_server import build_server

        build_server().run()
