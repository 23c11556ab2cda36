"""Rule texts, page and terminal keep to the terms of the printed books, as words/glossary.toml has them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message, TextElement
from fluent.syntax.visitor import Visitor

from scripts.tools.docs.tables import filled
from tests.words.test_rulebooks import rules_of
from tilewright.words.glossary import Term, synonyms, terms
from tilewright.words.texts import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "tilewright"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SHARED = ("core", "cli", "server", "shell")  # files that speak of every game
POSITIONS = {
    "Keyflower": "keyflower",
    "The Merchants": "merchants",
    "Artificium": "artificium",
}  # parts of one file
BOOKS = {"keyflower": "keyflower", "merchants": "keyflower/merchants", "artificium": "artificium"}
# Sentences that say the same without the word, because the sentence before or the picture beside it has it.
WITHOUT = {
    "worker": {"merchants-item-start_player", "keyflower-reason-price-not-payable"},
    "tile": {
        "position-asked-to-place",
        "keyflower-reason-not-to-be-placed",
        "keyflower-area-stock",
        "keyflower-area-skills",
        "keyflower-table-cat-stores",
    },
    "village": {"keyflower-event-fits-nowhere", "merchants-scoring-symbols"},
    "market": {"keyflower-event-winter-counts", "keyflower-table-do-winter"},
    "resource": {"keyflower-reason-not-asked", "keyflower-reason-not-own-village"},
    "resource of Artificium": {"artificium-reason-not-asked"},
    "card": {"position-no-card-to-lay"},
}
# Texts about every game in which the English word means something else: a field of data, any game's market.
OTHER_MEANING = {
    "field": {
        "core-wrong-content-no-field",
        "core-wrong-content-fields",
        "core-wrong-content-mark",
        "server-fault-field-missing",
        "server-fault-field-unknown",
    },
    "market": {"core-area-market"},
    "worker": {"cli-help-worker", "server-worker-alone"},  # processes, and names of settings
}
NAMES = re.compile(r'en = "([A-Z][\w\' ]+ [\w ]+)"')  # of two words or more: "Village hall" is no village


class Texts(Visitor):
    """Collects what is written in a message, without names of facts."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


@cache
def messages_of(lang: str, prefix: str) -> dict[str, str]:
    source = (SRC / "words" / lang / f"{prefix}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            texts = Texts()
            texts.visit(entry)
            found[entry.id.name] = " ".join(texts.found).casefold()
    return found


@cache
def positions_of(lang: str) -> dict[str, dict[str, str]]:
    """The messages of position.ftl by game: a part begins with its name, in the English file."""
    source = (SRC / "words" / "en" / "position.ftl").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = {game: {} for game in (*POSITIONS.values(), "")}
    game, said = "", messages_of(lang, "position")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, GroupComment):
            begun = [key for name, key in POSITIONS.items() if str(entry.content).startswith(name)]
            game = begun[0] if begun else game
        elif isinstance(entry, Message):
            found[game][entry.id.name] = said[entry.id.name]
    return found


@cache
def shared_texts(lang: str) -> dict[str, str]:
    """What is said of every game: one message may be about another game than the next."""
    found = dict(positions_of(lang)[""])
    for prefix in SHARED:
        found |= messages_of(lang, prefix)
    return found


@cache
def texts_of(lang: str, file: str) -> dict[str, str]:
    """All texts of a game or expansion in a language by key: messages, positions, the shelf, numbered rules."""
    found: dict[str, str] = {}
    for prefix in (file, f"{file}-table"):
        if (SRC / "words" / lang / f"{prefix}.ftl").exists():
            found |= messages_of(lang, prefix)
    found |= positions_of(lang)[file]
    shelf = messages_of(lang, "games")
    found |= {key: text for key, text in shelf.items() if key.startswith(f"games-{file}-")}
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    rules = rules_of(SRC / "games" / BOOKS[file] / name)
    return found | {number: " ".join(text.split()).casefold() for number, text in rules.items()}


@cache
def printed_names() -> tuple[str, ...]:
    data = [path.read_text(encoding="utf-8") for path in (SRC / "games").rglob("data/*.toml")]
    return tuple(name.casefold() for source in data for name in NAMES.findall(source))


def uses(text: str, stems: tuple[str, ...]) -> bool:
    """Whether a word of the text begins so; printed names do not count."""
    for name in printed_names():
        text = text.replace(name, "")
    return any(re.search(rf"\b{stem}", text) for stem in stems)


def wrong_words(lang: str) -> Iterator[str]:
    for term in terms():
        for file in term.files:
            for key, text in texts_of(lang, file).items():
                for wrong in term.words[lang].never:
                    if found := re.search(rf"\b{wrong}", text):
                        yield f"{key}: {found[0]!r} for {term.words[lang].book!r}: {text[:90]}"


def missing_terms(lang: str) -> Iterator[tuple[Term, str, str]]:
    for term in terms():
        english, spoken = term.words["en"], term.words[lang]
        for file in term.files if spoken.stems else ():
            for key, text in texts_of("en", file).items():
                if uses(text, english.stems or (english.book,)):
                    translated = texts_of(lang, file)[key]
                    if not any(re.search(stem, translated) for stem in spoken.stems):
                        yield term, key, translated


def shared_faults(lang: str) -> Iterator[str]:
    """Where the English text names a term, the other has it as one of the games does, and no wrong word for it."""
    for key, english in shared_texts("en").items():
        text = english.replace("tilewright", "")
        named = [term for term in terms() if uses(text, term.words["en"].stems or (term.words["en"].book,))]
        translated = shared_texts(lang)[key]
        for term in named:
            same = [one.words[lang] for one in named if one.words["en"].book == term.words["en"].book]
            stems = [stem for words in same for stem in words.stems]
            if key in OTHER_MEANING.get(term.key, ()):
                continue
            if stems and not any(re.search(stem, translated) for stem in stems):
                yield f"{key}: {term.words[lang].book!r} ({term.key}): {translated[:90]}"
            if len(same) == 1 and uses(translated, term.words[lang].never):
                yield f"{key}: a wrong word for {term.words[lang].book!r}: {translated[:90]}"


@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_said_of_every_game_keeps_to_the_terms(lang: str) -> None:
    assert len(shared_texts(lang)) > 500
    assert list(shared_faults(lang)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_has_a_word_that_the_books_do_not_use(lang: str) -> None:
    assert list(wrong_words(lang)) == []


@pytest.mark.parametrize("lang", OTHERS)
def test_a_translation_has_the_terms_of_the_english_text(lang: str) -> None:
    missing = [
        f"{key}: {term.words[lang].book!r} ({term.key}): {text[:90]}"
        for term, key, text in missing_terms(lang)
        if key not in WITHOUT.get(term.key, ())
    ]
    assert missing == []


def test_every_term_is_in_every_language_and_used() -> None:
    assert len(terms()) > 20
    for term in terms():
        assert list(term.words) == list(LANGUAGES), term.key
        english = term.words["en"]
        used = [text for file in term.files for text in texts_of("en", file).values()]
        assert any(uses(text, english.stems or (english.book,)) for text in used), term.key


def test_the_page_of_the_glossary_shows_every_term() -> None:
    page = filled((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    for term in terms():
        row = f"| {' | '.join(words.book for words in term.words.values())} |"
        assert row in page, row


def test_a_wrong_word_and_a_missing_term_are_found() -> None:
    market = next(term for term in terms() if term.key == "market")
    assert uses("участки на рынке", market.words["ru"].never)
    assert not uses("участки на торгах", market.words["ru"].never)
    assert uses("put the tiles into the market", market.words["en"].stems)
    assert not uses("key market 2 per green worker", market.words["en"].stems)


def test_the_search_takes_wrong_words_for_the_right_ones() -> None:
    groups = synonyms("keyflower", "ru")
    assert ("торг", "аукцион", "рынок") in groups
    assert synonyms("chess", "ru") == ()
