"""The words of a game in one language: what is asked, what can be done, what happened, and why not."""

import re
from functools import lru_cache

import msgspec

from tilewright.cli.drawing import drawing_for
from tilewright.cli.drawing.tree import Drawing
from tilewright.cli.gathering import told
from tilewright.games.catalogue import registry
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Rules
from tilewright.server.wire.told import Choice, Happened
from tilewright.words.speech import Speech
from tilewright.words.texts import LANGUAGES

pack = msgspec.json.Encoder(order="sorted").encode  # the bytes of the standard library, many times faster
OWN_EVENTS = ("undone", "rewound")  # of the table, not of a game


@lru_cache(64)
def rules_of(spec: str, version: int | None = None) -> Rules:
    """Rules remember nothing, so all tables with the same options and version share them."""
    rules = registry(files=False).rules(spec, version)
    rules.pack = pack
    return rules


@lru_cache(64)
def drawing_of(spec: str, version: int | None, lang: str) -> Drawing:
    speech = Speech(lang)
    rules = rules_of(spec, version)
    speech.game = rules.game
    return drawing_for(rules, speech)


def bot_name(speech: Speech, bot: str, seat: int) -> str:
    """The level in words, with the seat to tell several apart."""
    key = re.split(r"[:(]", bot, maxsplit=1)[0]
    level = f"shell-bot-{key}"
    named = speech.say(level) if speech.has(level) else key.capitalize()
    return speech.say("core-bot", bot=named, number=seat + 1)


class Voice:
    """One language at one table; without a language it says nothing, and facts go out bare. Tables share their
    drawings, so each sentence begins with the names of this table and a look at what lies on it."""

    def __init__(self, spec: str, lang: str, names: list[str], version: int | None = None) -> None:
        self.shared = drawing_of(spec, version, lang) if lang in LANGUAGES else None
        self.names = names
        self.key = (lang, *names) if self.shared is not None else ()  # who says the same has the same

    def silent(self) -> bool:
        return self.shared is None

    def _drawing(self, view: dict[str, object]) -> Drawing | None:
        if self.shared is not None:
            self.shared.speech.seats = self.names
            if view:
                self.shared.look(view)
        return self.shared

    def question(self, view: dict[str, object], seat: int) -> str:
        drawing = self._drawing(view)
        return "" if drawing is None else drawing.question(view, seat)

    def choices(self, texts: list[str], view: dict[str, object], seat: int) -> list[Choice]:
        drawing = self._drawing(view)
        if drawing is None:
            return [Choice(text) for text in texts]
        return [Choice(text, drawing.option(text, view, seat)) for text in texts]

    def happened(self, event: Event, seat: int, view: dict[str, object]) -> Happened:
        facts = told(event, seat)
        drawing = self._drawing(view)
        if drawing is None:
            return Happened(facts)
        if event.kind in OWN_EVENTS:
            return Happened(facts, drawing.speech.say(f"server-event-{event.kind}", facts))
        return Happened(facts, drawing.event(facts))

    def reason(self, why: Reason, view: dict[str, object]) -> str:
        drawing = self._drawing(view)
        return "" if drawing is None else drawing.speech.reason(why.rule, why.key, why.facts)

    def advice(self, reason: str, facts: dict[str, object], view: dict[str, object]) -> str:
        """Why a bot advises something."""
        drawing = self._drawing(view)
        return "" if drawing is None else drawing.speech.advice(reason, facts)

    def explained(self, explained: dict[str, object], view: dict[str, object]) -> list[str]:
        drawing = self._drawing(view)
        return [] if drawing is None else drawing.explain(explained)
