"""Workers and resources as a number and a coloured letter: 3R 1g."""

from typing import Final

from rich.text import Text

from tilewright.games.keyflower.content.terms import COLOURS, RESOURCES
from tilewright.words.speech import Speech

STYLES: Final = {
    "blue": "bold bright_blue",
    "red": "bold bright_red",
    "yellow": "bold bright_yellow",
    "green": "bold bright_green",
    "gold": "yellow",
    "iron": "bright_black",
    "stone": "white",
    "wood": "rgb(175,95,0)",
}


def pieces(speech: Speech, counts: dict[str, int]) -> Text:
    """Counts by kind, one after the other."""
    found = Text()
    for kind, count in counts.items():
        letter = speech.say(f"keyflower-letter-{kind}")
        found.append(f"{' ' if len(found) else ''}{count}{letter}", STYLES[kind])
    return found


def legend(speech: Speech) -> str:
    """Which letter means what."""
    workers = [
        f"{speech.say(f'keyflower-letter-{word}')} {speech.say(f'keyflower-word-{word}')}" for word in COLOURS
    ]
    goods = [
        f"{speech.say(f'keyflower-letter-{word}')} {speech.say(f'keyflower-word-{word}')}" for word in RESOURCES
    ]
    return speech.say("keyflower-picture-legend", workers=", ".join(workers), resources=", ".join(goods))
