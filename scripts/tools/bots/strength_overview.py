"""What the arenas say, in small tables: who beats whom, ratings, what winners score, how long decisions take."""

import json
from pathlib import Path
from typing import Any

from scripts.tools.bots.ratings import rate, results
from tilewright.bots.ladder import RUNGS, STYLES

Summaries = dict[str, dict[str, Any]]
TITLES = {"keyflower": "Keyflower", "merchants": "with The Merchants", "artificium": "Artificium"}
# The arenas of the ladder and the least share of wins that is asked of their first bot.
LADDER = {
    "easy-random": ("`easy` over `random`", 0.95),
    "normal-easy": ("`normal` over `easy`", 0.70),
    "hard-normal": ("`hard:time=0.3` over `normal`", 0.65),
    "four-easy-random": ("`easy` among three `random`", 0.375),
    "four-normal-easy": ("`normal` among three `easy`", 0.375),
    "four-hard-normal": ("`hard:time=0.3` among three `normal`", 0.375),
}
PLAYERS = range(2, 7)
NONE = "–"


def read(folder: Path) -> Summaries:
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*-*.json")}


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def share(summary: dict[str, Any] | None) -> str:
    """ "72.0 % of 200 (65-78)": wins of the first bot, with their 95 % interval."""
    if summary is None:
        return NONE
    bot = summary["bots"][0]
    low, high = (round(100 * one) for one in bot["interval"])
    return f"{100 * bot['win_share']:.1f} % of {bot['played']} ({low}-{high})"


def ladder(found: Summaries) -> str:
    rows = [
        [words, f"{100 * least:g} %", *(share(found.get(f"{box}-{name}")) for box in TITLES)]
        for name, (words, least) in LADDER.items()
    ]
    return table(["wins", "asked", *TITLES.values()], rows)


def rungs(found: Summaries) -> str:
    """The ladder: what each rung wins of its games with the one below, and how it is rated."""
    rows = []
    rated = {
        box: rate(results([one for name, one in found.items() if name.startswith(f"{box}-")])) for box in TITLES
    }
    for rung in RUNGS:
        cells = []
        for box in TITLES:
            text = share(found.get(f"{box}-rung-{rung}"))
            if rung in rated[box] and len(rated[box]) > 1:
                one = rated[box][rung]
                shown = f"{one.rating:.0f} ± {one.within:.0f}" if one.within else f"{one.rating:.0f}"
                text = shown if text == NONE else f"{text}: {shown}"
            cells.append(text)
        rows.append([f"`{rung}`", *cells])
    rows += [
        [f"`{one}` over `skilled`", *(share(found.get(f"{box}-style-{one}")) for box in TITLES)] for one in STYLES
    ]
    return table(["rung over the one below: rating", *TITLES.values()], rows)


def scores(found: Summaries) -> str:
    rows = []
    for box, title in TITLES.items():
        games = [found.get(f"{box}-itself-{players}") for players in PLAYERS]
        rows.append(
            [title, *(f"{one['mean_winning']:.1f} ({one['games']} games)" if one else NONE for one in games)]
        )
    return table(["mean points of the winner", *(f"{players} players" for players in PLAYERS)], rows)


def clock(summary: dict[str, Any] | None) -> str:
    """Mean and longest decision of the first bot; with a clock, how many turns broke it by more than a tenth."""
    if summary is None:
        return NONE
    time = summary["bots"][0]["time"]
    text = f"{time['mean_ms']:.1f}, longest {time['max_ms']:.1f}"
    return f"{text}; {time['turns_late']} of {time['turns']} turns late" if "turns" in time else text


def speeds(found: Summaries) -> str:
    """Each level as it played against the one below it, two players."""
    rungs = list(LADDER)[:3]
    rows = [[title, *(clock(found.get(f"{box}-{rung}")) for rung in rungs)] for box, title in TITLES.items()]
    return table(["ms a decision", *(f"`{rung.partition('-')[0]}`" for rung in rungs)], rows)


def overview(folder: Path) -> str:
    found = read(folder)
    return "\n".join([ladder(found), rungs(found), scores(found), speeds(found)])
