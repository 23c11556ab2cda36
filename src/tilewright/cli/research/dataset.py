"""`tilewright dataset`: plays games of bots and writes them as numbers, with a data card."""

import time
from pathlib import Path

from tilewright.cli.arguments import build_rules, read_seed, read_spec
from tilewright.cli.errors import CommandError
from tilewright.cli.files import write_text
from tilewright.cli.screen import Screen
from tilewright.cli.seating import bot_specs
from tilewright.cli.simulate import bar
from tilewright.kernel.faults import os_fault
from tilewright.research.data_card import Counts, data_card
from tilewright.research.dataset import DatasetPlan, write
from tilewright.research.encoder import Encoder, NotEncoded
from tilewright.words.speech import fault


def write_dataset(
    screen: Screen, text: str, target: Path, bots: str, games: int, seed: str | None, jobs: int
) -> None:
    """A file of games and its card; neither is there before it is whole, and none is overwritten."""
    spec = read_spec(text)
    card = target.with_name(target.name + ".md")
    try:
        Encoder(build_rules(spec))
    except NotEncoded:
        raise CommandError("cli-error-not-encoded", game=spec.game.key) from None
    plan = DatasetPlan(spec.text(), tuple(bot_specs(bots)), games, read_seed(seed))
    for path in (target, card):
        if path.exists():
            raise CommandError("cli-error-exists", file=str(path))
    counts, began = Counts(), time.perf_counter()
    try:
        with bar() as progress:
            task = progress.add_task("", total=games)
            for rows in write(plan, target, min(jobs, games)):
                counts.add(rows)
                progress.update(task, completed=rows.column("game")[len(rows) - 1].as_py() + 1)
    except OSError as error:
        raise CommandError("cli-error-unwritable", file=str(target), detail=fault(os_fault(error))) from None
    write_text(card, data_card(plan, counts))
    card.chmod(target.stat().st_mode & 0o777)  # whoever may read the games may read what they are
    spent = f"{time.perf_counter() - began:.1f}"
    screen.say("cli-dataset-written", decisions=counts.decisions, games=games, seconds=spent)
    screen.unbroken("cli-dataset-files", file=str(target), about=str(card))
