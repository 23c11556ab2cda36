"""Runs an arena: plays games, saves each as it ends, and sums them up, also after Ctrl-C."""

import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.table import Table

from tilewright.bots.program import ProgramError
from tilewright.cli.arena.chart import draw
from tilewright.cli.arena.game_file import ArenaGame, GameFile, game_of, seed_of
from tilewright.cli.arena.ray_engine import play_on_ray, ray_module
from tilewright.cli.arena.results import summarise
from tilewright.cli.arguments import build_rules, read_seed, read_spec
from tilewright.cli.errors import CommandError
from tilewright.cli.files import write_text
from tilewright.cli.interrupts import hold_interrupts
from tilewright.cli.matches import Contest, play_all
from tilewright.cli.screen import Screen
from tilewright.cli.seating import bot_specs
from tilewright.cli.simulate import bar
from tilewright.kernel.rules import Rules
from tilewright.words.speech import Speech

LOCAL: Final = "local"  # processes of this machine
RAY: Final = "ray"
ENGINES: Final = (LOCAL, RAY)


class ArenaArguments(NamedTuple):
    """What the command line asks for."""

    spec: str
    bots: str
    games: int
    jobs: int
    seed: str | None
    file: Path | None
    resume: bool
    picture: Path | None
    engine: str = LOCAL
    ponder: bool = False


def arena(screen: Screen, wanted: ArenaArguments) -> None:
    """Play what is still to be played, and report."""
    if wanted.engine not in ENGINES:
        raise CommandError("cli-error-engine", engine=wanted.engine, engines=", ".join(ENGINES))
    if wanted.engine == RAY:
        ray_module()
    if wanted.resume and wanted.file is None:
        raise CommandError("cli-error-arena-resume")
    spec = read_spec(wanted.spec)
    rules = build_rules(spec)
    seed = wanted.seed
    if seed is None and wanted.resume and wanted.file is not None:
        seed = seed_of(wanted.file)
    contest = Contest(spec.text(), tuple(bot_specs(wanted.bots, True)), read_seed(seed), True, wanted.ponder)
    game_file = GameFile(wanted.file, contest)
    if not wanted.resume:
        game_file.begin()
    games = game_file.resume() if wanted.resume else []
    began = time.perf_counter()
    stopped: BaseException | None = None
    try:
        play_rest(rules, game_file, games, wanted)
    except (KeyboardInterrupt, ProgramError) as reason:
        stopped = reason
    report(screen, game_file, games, rules.seats, wanted, time.perf_counter() - began)
    if isinstance(stopped, ProgramError):
        raise stopped
    if stopped is not None:
        key = "cli-error-arena-stopped" if wanted.file is None else "cli-error-arena-go-on"
        raise CommandError(key, done=len(games), games=wanted.games, file=str(wanted.file))


def play_rest(rules: Rules, game_file: GameFile, games: list[ArenaGame], wanted: ArenaArguments) -> None:
    """The games that are not in the list yet; each is added and written down as it ends."""
    done = {game.number for game in games}
    numbers = [number for number in range(wanted.games) if number not in done]
    jobs = max(1, min(wanted.jobs, len(numbers)))
    with bar() as progress:
        task = progress.add_task("", total=wanted.games, completed=wanted.games - len(numbers))
        if wanted.engine == RAY:
            outcomes = play_on_ray(game_file.contest, numbers)
        else:
            outcomes = play_all(rules, game_file.contest, numbers, jobs, False)
        for outcome in outcomes:
            game = game_of(outcome)
            with hold_interrupts():  # the file and the list hold the same games, whenever Ctrl-C comes
                game_file.add(game)
                games.append(game)
            progress.advance(task)


def report(
    screen: Screen, game_file: GameFile, games: list[ArenaGame], seats: int, wanted: ArenaArguments, elapsed: float
) -> None:
    games.sort(key=lambda game: game.number)
    summary = summarise(game_file.contest, seats, games)
    game_file.close(summary)
    if wanted.picture is not None:
        write_text(wanted.picture, draw(summary, screen.speech))
    screen.say("cli-arena-title", "bold", game=summary["spec"], games=len(games), seed=summary["seed"])
    screen.show(results_table(summary, screen.speech))
    screen.line()
    screen.show(times_table(summary, screen.speech))
    screen.line()
    for row in summary["bots"]:
        if "pondered_s" in row["time"]:
            screen.say("cli-arena-pondered", bot=row["bot"], seconds=f"{row['time']['pondered_s']:.1f}")
    screen.say("cli-arena-fair-share", share=f"{100 * summary['fair_share']:.1f}")
    screen.say("cli-arena-winning", points=f"{summary['mean_winning']:.1f}")
    screen.say("cli-simulate-time", seconds=f"{elapsed:.1f}", jobs=wanted.jobs)
    for key, file in (("cli-arena-file", wanted.file), ("cli-arena-picture", wanted.picture)):
        if file is not None:
            screen.unbroken(key, file=str(file))


def results_table(summary: dict[str, Any], speech: Speech) -> Table:
    """Who won how often, and with how many points."""
    table = empty_state(("bot", "played", "wins", "interval", "mean", "won", "rating"), speech)
    for row in summary["bots"]:
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            str(row["played"]),
            f"{100 * row['win_share']:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{row['mean']:.1f}",
            "-" if row["mean_winning"] is None else f"{row['mean_winning']:.1f}",
            str(row["rating"]),
        )
    return table


def times_table(summary: dict[str, Any], speech: Speech) -> Table:
    """How long each thinks, in milliseconds a decision."""
    table = empty_state(("bot", "decisions", "ms", "p95", "max", "kept"), speech)
    for row in summary["bots"]:
        spent = row["time"]
        times = [f"{spent[name]:.1f}" for name in ("mean_ms", "p95_ms", "max_ms")]
        table.add_row(row["bot"], str(spent["decisions"]), *times, kept(spent))
    return table


def empty_state(columns: tuple[str, ...], speech: Speech) -> Table:
    table = Table(box=None, header_style="bold cyan", padding=(0, 2, 0, 0))
    for name in columns:
        right = name != "bot"
        table.add_column(speech.say(f"cli-arena-{name}"), justify="right" if right else "left", no_wrap=right)
    return table


def kept(spent: dict[str, Any]) -> str:
    """How many of all turns kept to the clock, within a tenth; a bot without one has none to keep."""
    if not spent.get("turns"):
        return "-"
    return f"{100 * (1 - spent['turns_late'] / spent['turns']):.1f} %"
