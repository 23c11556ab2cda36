"""Comments on records: the ten games in examples/games, and how `tilewright replay` shows them."""

import shutil
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright.cli.comments import PLAYER, comments_on
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record
from tilewright.words.texts import LANGUAGES

FOLDER = Path(__file__).parents[2] / "examples" / "games"
GAMES = sorted(path.name.removesuffix(".record") for path in FOLDER.glob("*.record"))
GLOSSARY = Path(__file__).parents[2] / "src/tilewright/words/glossary.toml"


def rows(name: str) -> list[dict[str, str]]:
    given = tomllib.loads((FOLDER / f"{name}.comments.toml").read_text(encoding="utf-8"))
    return [given["title"], *({lang: row[lang] for lang in LANGUAGES} for row in given["comment"])]


def test_there_are_ten_games_of_all_kinds() -> None:
    assert len(GAMES) == 10
    assert {path.name.removesuffix(".comments.toml") for path in FOLDER.glob("*.toml")} == set(GAMES)
    specs = {(FOLDER / f"{name}.record").read_text().splitlines()[1] for name in GAMES}
    assert len([spec for spec in specs if "merchants=true" in spec]) == 2
    assert len([spec for spec in specs if "artificium" in spec]) == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_commented_game_is_whole_and_every_comment_is_in_four_languages(name: str) -> None:
    path = FOLDER / f"{name}.record"
    match = read_record(path.read_text(encoding="utf-8"), registry()).match
    assert match.rules.over(match.state)
    comments = comments_on(path, match.rules.seats, len(match.lines))
    assert comments is not None
    assert len(comments.by_line) >= 3
    names = [f"NAME{seat}" for seat in range(match.rules.seats)]
    for line, texts in comments.by_line.items():
        assert set(texts) == set(LANGUAGES)
        assert len(set(texts.values())) == len(LANGUAGES)
        said = {lang: comments.after(line, lang, names) for lang in LANGUAGES}
        assert all("{" not in text for text in said.values())
    for texts in rows(name):
        named = {lang: set(PLAYER.findall(texts[lang])) for lang in LANGUAGES}
        assert all(found == named["en"] for found in named.values()), named


@pytest.mark.parametrize("name", GAMES)
def test_comments_have_no_words_that_the_printed_books_do_not_use(name: str) -> None:
    game = (FOLDER / f"{name}.record").read_text().splitlines()[1].split()[1].partition("(")[0]
    for term in tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))["term"]:
        files = term.get("files", [game])
        if game in files or (game == "keyflower" and "merchants" in files):
            for texts in rows(name):
                for lang in LANGUAGES:
                    wrong = [word for word in term.get(lang, {}).get("never", []) if word in texts[lang].lower()]
                    assert wrong == [], (term["key"], lang)


def test_a_replay_shows_the_comments_behind_their_lines(command: Run) -> None:
    shutil.copy(FOLDER / "builder.record", "mine.record")
    assert "*" not in command("replay", "mine.record", "--to", 40).out
    shutil.copy(FOLDER / "builder.comments.toml", "mine.comments.toml")
    shown = command("replay", "mine.record", "--to", 39).out
    assert "A village that produces" in shown
    assert "Key mine is upgraded as summer begins" in " ".join(shown.split())
    assert "Windmill, 25 points" not in " ".join(shown.split())
    assert "Egy falu, amely termel" in command("replay", "mine.record", "--to", 39, "--lang", "hu").out
    assert "Key mine is upgraded" not in command("replay", "mine.record", "--to", 38).out


@pytest.mark.parametrize(
    "text",
    [
        "no toml at all [",
        "[title]\nen = 'x'\n",
        "comment = []\n",
        "[title]\nen = 'x'\n[[comment]]\nafter = 9999\nen = 'x'\n",
        "[title]\nen = 'x'\n[[comment]]\nafter = 'x'\nen = 'x'\n",
        "[title]\nen = 'x'\n[[comment]]\nafter = 3\nen = '{3} is not there'\n",
        "[title]\nen = 'x'\n[[comment]]\nafter = 3\nen = 4\n",
    ],
)
def test_a_file_that_is_none_is_named(command: Run, text: str) -> None:
    shutil.copy(FOLDER / "builder.record", "mine.record")
    Path("mine.comments.toml").write_text(text, encoding="utf-8")
    ran = command("replay", "mine.record")
    assert ran.code == 2
    assert "mine.comments.toml is no file of comments" in ran.err
