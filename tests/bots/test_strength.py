"""The tables that sum the arenas up: what they say, and that nothing missing breaks them."""

import json
from pathlib import Path
from typing import Any

from scripts.tools.bots.strength import arenas
from scripts.tools.bots.strength_overview import LADDER, TITLES, overview


def bot(name: str, **time: float) -> dict[str, Any]:
    return {
        "bot": name,
        "played": 200,
        "wins": 144.0,
        "win_share": 0.72,
        "interval": [0.654, 0.778],
        "time": {"mean_ms": 1.25, **time},
    }


def test_the_tables_say_what_the_summaries_say(tmp_path: Path) -> None:
    played = {
        "keyflower-hard-normal": [
            bot("hard:time=0.3", max_ms=301.0, turns=50, turns_late=1),
            bot("normal", max_ms=9.0),
        ],
        "artificium-easy-random": [bot("easy", max_ms=2.0), bot("random", max_ms=1.0)],
        "merchants-itself-6": [bot("hard:time=0.3", max_ms=301.0, turns=50, turns_late=0)],
    }
    for name, bots in played.items():
        summary = {"games": 5, "mean_winning": 88.25, "bots": bots}
        (tmp_path / f"{name}.json").write_text(json.dumps(summary), encoding="utf-8")
    text = overview(tmp_path)
    assert "| `hard:time=0.3` over `normal` | 65 % | 72.0 % of 200 (65-78) | – | – |" in text
    assert "| with The Merchants | – | – | – | – | 88.2 (5 games) |" in text
    assert "| Keyflower | – | – | 1.2, longest 301.0; 1 of 50 turns late |" in text
    assert "| Artificium | 1.2, longest 2.0 | – | – |" in text


def test_every_rung_of_the_ladder_is_an_arena() -> None:
    names = {arena.name for arena in arenas()}
    assert {f"{box}-{rung}" for box in TITLES for rung in LADDER} <= names
