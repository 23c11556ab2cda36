"""The data card of a dataset: what it holds, how it was made, what it is good for and what not."""

from collections import Counter
from typing import Any, Final

import pyarrow as pa

from tilewright import __version__
from tilewright.research.dataset import DatasetPlan
from tilewright.research.encoder import Encoder

CARD: Final = """\
# Games of {spec}

{decisions:,} decisions of {games:,} games, played by bots of Tilewright {version}. No people are in it.

## How it was made
```
tilewright dataset "{spec}" FILE --bots {bots} --games {games} --seed {root}
```
The same version and command give the same games, except for bots with a clock. Bots sit down in turn: in game `g`
seat `s` is bot `(s + g) mod {count}`. Each sees only what its seat may see. Seeds are in no row; those of all
games follow from `{root}`.

| bot | decisions | mean points | wins by decision |
|---|---:|---:|---:|
{results}

| question | decisions |
|---|---:|
{questions}

## Columns
| column | type | |
|---|---|---|
| `game`, `decision`, `seat` | int | which game, which decision in it, whose |
| `bot`, `question` | text | who decided, and what was asked |
| `observation` | {width} bytes | {numbers} numbers (`<i8`), encoding {encoding}: what the seat may know |
| `options` | bytes | the actions that it may take (`<i8`), in their order |
| `action` | int | the number of the option that was taken |
| `points`, `margin` | int | of that seat at the end; ahead of the best other seat |
| `win` | float | the seat's share of the win |

The file's metadata (`tilewright`) names every number. `tilewright.research.loading.Dataset` reads it for NumPy,
`tilewright.research.torch_loading.Decisions` for PyTorch.

## Good for, not good for
Imitation, value functions, offline learning, measuring encodings. The decisions are those of bots: their habits
and blind spots are in the data, and what they never do is not. Rows of one game depend on each other: split by
`game`, not by row.

The data may be used as the code, under the MIT licence. The games belong to their authors and publishers.
"""


class Counts:
    """What is counted while a file is written."""

    def __init__(self) -> None:
        self.decisions = 0
        self.questions: Counter[str] = Counter()
        self.bots: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()

    def add(self, rows: pa.RecordBatch) -> None:
        plain = {name: rows.column(name).to_pylist() for name in ("bot", "question", "points", "win")}
        self.decisions += len(rows)
        self.questions.update(plain["question"])
        self.bots.update(plain["bot"])
        for bot, points, win in zip(plain["bot"], plain["points"], plain["win"], strict=True):
            self.points[bot] += points
            self.wins[bot] += win

    def results(self) -> str:
        lines = []
        for bot, count in self.bots.items():
            mean, share = self.points[bot] / count, 100 * self.wins[bot] / count
            lines.append(f"| `{bot}` | {count:,} | {mean:.1f} | {share:.1f} % |")
        return "\n".join(lines)


def data_card(plan: DatasetPlan, counts: Counts) -> str:
    encoder = Encoder(plan.spec)
    facts: dict[str, Any] = {
        "version": __version__,
        "decisions": counts.decisions,
        "count": len(plan.bots),
        "results": counts.results(),
        "questions": "\n".join(f"| {name} | {count:,} |" for name, count in counts.questions.most_common()),
        "width": 8 * encoder.size,
        "numbers": encoder.size,
        "encoding": encoder.version,
    }
    return CARD.format(**facts, spec=plan.spec, games=plan.games, root=plan.root, bots=",".join(plan.bots))
