"""Finds the presentation of a game: the one that its bundle names, or the generic one."""

from tilewright.games.catalogue import catalogue
from tilewright.kernel.rules import Rules
from tilewright.presentation.game import Presentation
from tilewright.words.speech import Speech


def presentation_for(rules: Rules, lang: str, strict: bool = False) -> Presentation:
    """`strict`: a text that is missing is an error, not a stopgap."""
    found, speech = catalogue(), Speech(lang, rules.game, strict)
    bundle = found.bundles.get(rules.game)
    made = found.part(rules.game, bundle.presentation, is_presentation) if bundle is not None else None
    if isinstance(made, type) and issubclass(made, Presentation):
        return made(rules, speech)
    more = tuple(bundle.text_prefixes[1:]) if bundle is not None else ()
    return Presentation(rules, speech.with_names({}, more))


def is_presentation(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Presentation)
