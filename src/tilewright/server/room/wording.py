"""A game in the words of one language: questions, options, events and reasons."""

from functools import lru_cache

from tilewright.games.catalogue import catalogue, registry
from tilewright.kernel.event import Event
from tilewright.kernel.reason import Reason
from tilewright.kernel.rules import Rules
from tilewright.presentation.catalogue import presentation_for
from tilewright.presentation.description import OWN, Description
from tilewright.presentation.game import Presentation, View, facts_for
from tilewright.server.structs import encode_sorted
from tilewright.server.wire.outgoing import Happened, LegalOption
from tilewright.words.speech import NOBODY, Speech
from tilewright.words.texts import LANGUAGES

OWN_EVENTS = ("undone", "rewound")  # of the table, not of a game


def rules_of(spec: str, version: int | None = None) -> Rules:
    """Rules are immutable, so all tables with the same options and version share them."""
    bundle = catalogue().bundles.get(spec.partition("(")[0])
    return build_rules(spec, version or (bundle.game.version if bundle is not None else None))


@lru_cache(64)
def build_rules(spec: str, version: int | None) -> Rules:
    """Build rules from the printed facts, which takes a while."""
    rules = registry(files=False).rules(spec, version)
    rules.pack = encode_sorted  # the bytes of the standard library, many times faster
    return rules


@lru_cache(64)
def presentation_of(spec: str, version: int | None, lang: str) -> Presentation:
    """All tables with the same options share it: it holds nothing of any of them."""
    return presentation_for(rules_of(spec, version), lang)


class Wording:
    """One language at one table; without a language it says nothing, and facts go out bare. `describes`: whoever
    listens draws the table from its description. `addresses`: a seat is "you" to its own player; a replay calls
    everybody by name. What is said depends on the seat alone, so all spectators share it."""

    def __init__(
        self,
        spec: str,
        lang: str,
        names: list[str],
        version: int | None = None,
        describes: bool = False,
        addresses: bool = True,
    ) -> None:
        self.presentation = presentation_of(spec, version, lang) if lang in LANGUAGES else None
        self.lang = lang
        self.describes = describes and self.presentation is not None
        self.addresses = addresses
        self.names = names
        # Who says the same has the same.
        self.key = (lang, addresses, *names) if self.presentation is not None else ()

    def is_silent(self) -> bool:
        return self.presentation is None

    def speech(self, said: Presentation, view: View, reader: int) -> Speech:
        """For the player of that seat, or for somebody who looks on (-1)."""
        return said.at(self.names, view).read_by(reader if self.addresses else NOBODY)

    def question(self, view: View, seat: int, asked: bool, waiting: list[int]) -> str:
        """What that seat is asked; whoever is not asked hears whom the game waits for."""
        said = self.presentation
        if said is None:
            return ""
        speech = self.speech(said, view, seat)
        return said.question(speech, view, seat) if asked else speech.say("server-waits", waiting=waiting)

    def choices(self, texts: list[str], view: View, seat: int) -> list[LegalOption]:
        said = self.presentation
        if said is None:
            return [LegalOption(text) for text in texts]
        speech = self.speech(said, view, seat)
        return [LegalOption(text, said.option(speech, text, view, seat)) for text in texts]

    def word_choice(self, text: str, view: View, seat: int) -> str:
        """A choice as a sentence about its player, for anybody to read."""
        said = self.presentation
        if said is None:
            return ""
        speech = said.at(self.names, view)
        return speech.say("server-chosen", seat=seat, choice=said.option(speech, text, view, seat))

    def description(self, view: View, seat: int, texts: list[str]) -> Description | None:
        said = self.presentation
        if said is None or not self.describes:
            return None
        return said.describe(said.at(self.names, view), view, seat, texts)

    def open_description(self, view: View, views: list[View]) -> Description | None:
        """The description of a finished game: what everybody saw, and everybody's own areas."""
        found = self.description(view, -1, [])
        for seat, name in enumerate(self.names if found is not None else []):
            mine = self.description(views[seat], seat, [])
            own = [area for area in mine.areas if area.kind == OWN] if mine is not None else []
            for area in own:
                area.title = f"{name}: {area.title}"
            if found is not None:
                found.areas += own
        return found

    def word_event(self, event: Event, seat: int, view: View) -> Happened:
        facts = facts_for(event, seat)
        said = self.presentation
        if said is None:
            return Happened(facts)
        speech = self.speech(said, view, seat)
        if event.kind in OWN_EVENTS:
            key = "undone-answered" if "answers" in facts else event.kind
            return Happened(facts, speech.say(f"server-event-{key}", facts))
        return Happened(facts, said.event(speech, facts))

    def reason(self, why: Reason, view: View, seat: int) -> str:
        """Why that seat may not do it."""
        said = self.presentation
        return "" if said is None else self.speech(said, view, seat).reason(why.rule, why.key, why.facts)

    def advice(self, reason: str, facts: dict[str, object], view: View, seat: int) -> str:
        """Why a bot advises something to that seat."""
        said = self.presentation
        return "" if said is None else self.speech(said, view, seat).advice(reason, facts)

    def word_explanation(self, explained: dict[str, object], view: View) -> list[str]:
        said = self.presentation
        return [] if said is None else said.explain(said.at(self.names, view), explained)
