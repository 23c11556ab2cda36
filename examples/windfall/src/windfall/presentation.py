"""Windfall in words: questions, options and points, from texts in `words/`."""

from typing import Any

from tilewright.presentation.game import Presentation
from tilewright.words.speech import Speech


class WindfallPresentation(Presentation):
    """Events need nothing here: the text `windfall-event-KIND` is found by the kind."""

    def question(self, speech: Speech, view: dict[str, Any], seat: int) -> str:
        asked = view["question"]["asked"]
        return speech.say(f"windfall-question-{asked}", points=sum(view["middle"])) if asked else ""

    def option(self, speech: Speech, text: str, view: dict[str, Any], seat: int) -> str:
        word, _, card = text.partition(" ")
        return speech.say(f"windfall-action-{word}", card=card)

    def explain(self, speech: Speech, explained: dict[str, Any]) -> list[str]:
        return [speech.say(f"windfall-explain-{line['what']}", line) for line in explained["lines"]]
