"""The Fluent files: the same keys and facts in every language, each key used, each key that is used there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from tilewright.games.catalogue import registry
from tilewright.words.texts import LANGUAGES, PREFIXES, TextError, fill, fluent_bundle, has

SRC = Path(__file__).resolve().parents[2] / "src" / "tilewright"
WORDS = SRC / "words"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
KEY = re.compile(rf"(?:{'|'.join(PREFIXES)})-[a-z]")


class Variables(Visitor):
    """Collects the names of all facts that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str, prefix: str) -> dict[str, set[str]]:
    """The facts of each message of a file."""
    resource = FluentParser().parse((WORDS / lang / f"{prefix}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, Junk), f"{lang}/{prefix}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{lang}/{prefix}: {entry.id.name} is there twice"
            assert entry.id.name.startswith(f"{prefix}-")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("prefix", PREFIXES)
def test_every_language_has_the_same_keys(lang: str, prefix: str) -> None:
    assert list(messages(lang, prefix)) == list(messages("en", prefix))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("prefix", PREFIXES)
def test_no_language_asks_for_facts_that_are_not_given(lang: str, prefix: str) -> None:
    for key, facts in messages(lang, prefix).items():
        english = messages("en", prefix)[key]
        given = english | {f"{fact}-count" for fact in english} | {"count"}
        assert facts <= given, key


QUOTED = re.compile(rf"""(['"`])((?:{"|".join(sorted(PREFIXES, key=len, reverse=True))})-[\w-]*)(\1|\$\{{)""")


def page_literals() -> tuple[set[str], set[str]]:
    """The same of the page in the browser: 'key', and `key-${name}` that is put together."""
    found: tuple[set[str], set[str]] = (set(), set())
    page = SRC.parents[1] / "web" / "src"
    for path in [*page.rglob("*.ts"), *page.rglob("*.svelte")]:
        for _, key, end in QUOTED.findall(path.read_text(encoding="utf-8")):
            found[end == "${"].add(key)
    return found


@cache
def literals() -> tuple[set[str], set[str]]:
    """Whole keys that the source names, and the beginnings of those that it puts together."""
    whole, begun = page_literals()
    packages = ("api", "bots", "cli", "presentation", "server", "words")
    for path in [path for package in packages for path in (SRC / package).rglob("*.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
                (begun if id(node) in pieces else whole).add(node.value)
    return whole, begun


def test_every_key_that_is_used_is_there() -> None:
    whole, begun = literals()
    keys = {key for prefix in PREFIXES for key in messages("en", prefix)}
    assert whole - keys == set()
    assert [start for start in begun if not any(key.startswith(start) for key in keys)] == []


def test_every_key_that_is_there_is_used() -> None:
    whole, begun = literals()
    source = "".join((WORDS / "en" / f"{prefix}.ftl").read_text(encoding="utf-8") for prefix in PREFIXES)
    by_game = tuple(
        f"{prefix}-{kind}-"
        for prefix in PREFIXES
        for kind in (
            "event",
            "reason",
            "item",
            "count",
            "word",
            "option",
            "hint",
            "why",
            "area",
            "group",
            "reveal",
        )
    )
    by_game += tuple(f"games-{game}-" for game in registry().games)  # said by server/lobby/offers.py
    by_game += ("position-",)  # tests/words/test_refusals.py compares them with the codes
    dead = [
        key
        for prefix in PREFIXES
        for key in messages("en", prefix)
        if key not in whole and not key.startswith((*begun, *by_game)) and f"{{ {key} }}" not in source
    ]
    assert dead == []


def test_counts_that_stand_alone_on_the_page_are_not_the_object_of_a_sentence() -> None:
    """`item` is the accusative, which three of the languages tell apart; beside a picture stands `count`."""
    page = SRC.parents[1] / "web" / "src" / "games"
    wrong = [path.name for path in page.rglob("*.svelte") if "-item-${" in path.read_text(encoding="utf-8")]
    assert wrong == []


def test_plurals_agree_in_russian_and_ukrainian() -> None:
    points = [fill("ru", "cli-play-final", {"seat": "А", "points": count}) for count in (1, 3, 5, 11, 21, 112)]
    assert points == ["А: 1 очко", "А: 3 очка", "А: 5 очков", "А: 11 очков", "А: 21 очко", "А: 112 очков"]
    saws = [fill("uk", "keyflower-item-saw", {"count": count}) for count in (1, 4, 5, 22)]
    assert saws == ["1 пилу", "4 пили", "5 пил", "22 пили"]


@pytest.mark.parametrize(
    ("file", "key", "alone"),
    [
        ("shell", "shell-scores-picture", "очки: 40"),
        ("account-page", "account-page-merge-text", "Перенести её"),
        ("keyflower-table", "keyflower-table-place-where", "на него"),
    ],
)
def test_twenty_one_in_russian_has_the_word_form_of_one_but_is_many(file: str, key: str, alone: str) -> None:
    page = fluent_bundle("ru", file)
    pattern = page.get_message(key).value
    assert pattern is not None
    one, many = (str(page.format_pattern(pattern, {"count": n, "low": 40, "high": 90})[0]) for n in (1, 21))
    assert alone in one
    assert alone not in many


@pytest.mark.parametrize(
    ("lang", "bids"),
    [
        ("ru", ["Ставка: 1 синий", "Ставка: 3 синих", "Ставка: 5 синих", "Ставка: 21 синий"]),
        ("uk", ["Ставка: 1 синій", "Ставка: 3 сині", "Ставка: 5 синіх", "Ставка: 21 синій"]),
    ],
)
def test_a_bid_at_the_table_agrees_with_its_colour(lang: str, bids: list[str]) -> None:
    table = fluent_bundle(lang, "keyflower-table")
    pattern = table.get_message("keyflower-table-do-bid").value
    assert pattern is not None
    said = [table.format_pattern(pattern, {"colour": "blue", "count": count})[0] for count in (1, 3, 5, 21)]
    assert said == bids


def test_a_missing_text_and_a_missing_fact_are_errors() -> None:
    assert not has("en", "nobody-knows")
    with pytest.raises(TextError, match="there is no text cli-nothing"):
        fill("en", "cli-nothing", {})
    with pytest.raises(TextError, match="core-seat"):
        fill("en", "core-seat", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_of_languages_that_the_rules_of_a_game_may_not_have(lang: str) -> None:
    assert not re.search("langua|язык|мов|nyelv", fill(lang, "shell-rules-about", {}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_option_has_a_title_for_its_group(lang: str) -> None:
    kinds = {key for prefix in PREFIXES for key in messages("en", prefix) if "-action-" in key}
    kinds.remove("artificium-action-drop")  # another sentence for a discard, which has its group
    assert len(kinds) > 30
    titled = {key.replace("-group-", "-action-") for prefix in PREFIXES for key in messages(lang, prefix)}
    assert kinds - titled == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_no_line_begins_with_a_dash_or_a_percent_sign(lang: str) -> None:
    facts: dict[str, int | str] = {"reason": "x", "points": 5, "chance": 40}
    assert "40\u00a0%" in fill(lang, "cli-play-advice-why", facts)
    if lang != "hu":
        assert fill(lang, "cli-error-directory", {"file": "x"}).startswith("x\u00a0— ")
    assert "40 %" in fill("en", "cli-play-advice-why", facts)


QUOTES = {"en": "“”", "ru": "«»", "uk": "«»", "hu": "„”"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", PREFIXES)
def test_quotes_are_those_of_the_language(lang: str, prefix: str) -> None:
    """Straight quotes are for what is typed, other languages' quotes for nothing; apostrophes are no quotes."""
    source = (WORDS / lang / f"{prefix}.ftl").read_text(encoding="utf-8")
    own = QUOTES[lang]
    foreign = set("“”„«»") - set(own)
    for line in source.splitlines():
        assert not foreign & set(line), line
        assert line.count(own[0]) == line.count(own[1]), line
        assert not re.search(r"(?<!\w)'\w[^']*'", line), line
