"""What is wrong with a position, in words: every refusal that a test meets must have them in every language."""

from tilewright.kernel.position import PositionError
from tilewright.words.speech import Sentence, Speech, refused_position
from tilewright.words.texts import LANGUAGES


def sentences(game: str, error: PositionError) -> dict[str, str]:
    """The sentence by language; a text or a fact that is missing is an error."""
    said = Sentence(error.key, error.facts)
    return {
        lang: refused_position(Speech(lang, game, strict=True), game, error.line, error.rule, said)
        for lang in LANGUAGES
    }
