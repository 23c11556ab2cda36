"""Laws for the texts of a game: everything can be shown and worded in every language."""

from collections.abc import Callable

from tilewright.cli.drawing import drawing_for
from tilewright.conformance.random_chooser import RandomChooser
from tilewright.kernel.event import Event
from tilewright.kernel.registry import Spec
from tilewright.kernel.rng import Rng
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.game import facts_for
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES, TextError, sources

WIDTH = 80


class TextChecker:
    """A random game, put into words in one language while it goes on; texts that are missing are noted."""

    def __init__(self, spec: Spec, lang: str) -> None:
        self.rules = spec.rules()
        self.presentation = presentation_for(self.rules, lang, strict=True)
        self.drawing = drawing_for(self.presentation)
        self.dice = Rng.from_seed(f"{lang} {spec.text()}")
        self.chooser = RandomChooser(self.dice.fork())
        self.state = self.rules.new(f"sentences {lang}")
        self.texts: list[str] = []
        self.missing: set[str] = set()
        self.said = 0

    def play(self) -> None:
        while not self.rules.over(self.state):
            self.step()
        for seat in range(self.rules.seats):
            self.say(self.explained, seat)
        self.draw(-1, [])

    def step(self) -> None:
        rules, state = self.rules, self.state
        seats = rules.waiting_seats(state)
        seat = seats[self.dice.below(len(seats))]
        options = rules.options(state, seat)
        texts = [rules.text(action) for action in options]
        view = rules.view(state, seat)
        speech = self.presentation.at([], view)
        self.say(self.presentation.question, speech, view, seat)
        for text in texts[:6]:
            self.say(self.presentation.option, speech, text, view, seat)
        if len(self.texts) % 10 == 0:
            self.draw(seat, texts)
        self.refuse(speech, seat)
        at = self.chooser.pick(texts)
        self.texts.append(texts[at])
        events: list[Event] = []
        rules.apply(state, seat, options[at], events)
        for event in events:
            for viewer in (-1, event.seat):
                self.say(self.presentation.event, speech, facts_for(event, viewer))

    def draw(self, seat: int, texts: list[str]) -> None:
        """For the terminal, and as the browser shows any game."""
        view = self.rules.view(self.state, seat)
        try:
            self.presentation.describe(self.presentation.at([], view), view, seat, texts)
            self.drawing.picture(self.presentation.at([], view), view, seat, WIDTH)
        except TextError as error:
            self.missing.add(str(error))

    def refuse(self, speech: Speech, seat: int) -> None:
        """Actions of other decisions, tried now."""
        for text in [self.texts[self.dice.below(len(self.texts))] for _ in range(3 if self.texts else 0)]:
            why = self.rules.why_not(self.state, seat, text)
            if why is not None:
                self.say(speech.reason, why.rule, why.key, why.facts)

    def explained(self, seat: int) -> str:
        speech = self.presentation.at([], self.rules.view(self.state, seat))
        lines = self.presentation.explain(speech, self.rules.explain(self.state, seat))
        return " ".join(lines) or "no points"

    def say(self, sentence: Callable[..., str], *facts: object) -> None:
        try:
            said = sentence(*facts)
        except TextError as error:
            self.missing.add(str(error))
            return
        assert said, f"an empty sentence for {facts}"
        self.said += 1


def spoken(rooms: list[str]) -> list[str]:
    """The languages in which the game has any text of its own."""
    return [lang for lang in LANGUAGES if any(sources(lang, room) for room in rooms)]
