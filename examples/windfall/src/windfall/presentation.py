"""Windfall in words: sentences are found in `words/` by their keys; only the names of prizes are made here."""

from tilewright.kernel.rules import Rules
from tilewright.presentation.game import Presentation
from tilewright.words.speech import Speech
from windfall.steps import PRIZE_KEYS, PRIZES


class WindfallPresentation(Presentation):
    """Prizes have a name with their points in it."""

    left_out = frozenset({"rounds"})  # said elsewhere

    def __init__(self, rules: Rules, speech: Speech) -> None:
        names = {}
        for key, worth in zip(PRIZE_KEYS, PRIZES, strict=True):
            names[key] = speech.say(f"windfall-prize-{'basket' if worth > 0 else 'wasps'}", points=worth)
        super().__init__(rules, speech.with_names(names))
