"""What is wrong with an option string or a record: said in every language, down to the detail."""

import ast
import re
from pathlib import Path

import pytest

from tilewright.games.catalogue import registry
from tilewright.kernel.record import TITLE, RecordError, read_record
from tilewright.kernel.registry import SpecError
from tilewright.server.errors import ServerError
from tilewright.words.speech import Speech, wrong
from tilewright.words.texts import LANGUAGES, has

SRC = Path(__file__).resolve().parents[2] / "src" / "tilewright"
RAISED = re.compile(
    r"""(?:SpecError\(|RecordError\([^{\n]*|reader\.error\(|self\.error\(|\bwrong\()"([a-z-]+)\""""
)
KINDS = ("number", "flag", "choice", "seats", "file")


def content_codes() -> set[str]:
    """The codes of errors in files of printed facts: `entry.fail("CODE"` and `ContentError(where, "CODE"`."""
    found = {"missing", "folder", "special", "large", "unreadable", "order-symbol", "order-sides"}
    for path in [SRC / "kernel" / "toml_entry.py", *(SRC / "games").rglob("content/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "attr", getattr(getattr(node, "func", None), "id", ""))
            if isinstance(node, ast.Call) and name in ("fail", "ContentError"):
                places = node.args[2:3] if name == "fail" and isinstance(node.func, ast.Name) else node.args[:2]
                codes = (
                    places if name == "fail" and isinstance(node.func, ast.Name) else places[name != "fail" :][:1]
                )
                found |= {str(code.value) for code in codes if isinstance(code, ast.Constant)}
    return found


def raised() -> set[str]:
    """The keys that the sources give to such an error; those of an option's value end with its kind."""
    files = [SRC / "kernel" / "registry.py", SRC / "kernel" / "record.py", *(SRC / "server").rglob("*.py")]
    files += (SRC / "games").rglob("install.py")
    found = {key for path in files for key in RAISED.findall(path.read_text(encoding="utf-8"))}
    bots = (
        (SRC / "bots" / "specs.py", "bot", r'BotError\("([a-z-]+)"'),
        (SRC / "bots" / "program.py", "program", r'error\("([a-z-]+)"'),
    )
    for path, kind, pattern in bots:
        found |= {f"{kind}-{key}" for key in re.findall(pattern, path.read_text(encoding="utf-8"))}
    found |= {f"content-{code}" for code in content_codes()}
    return found | {f"option-{kind}" for kind in KINDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_an_error_has_a_text(lang: str) -> None:
    assert len(raised()) > 30
    assert [key for key in raised() if not has(lang, f"core-wrong-{key}")] == []


def test_every_text_of_an_error_is_used() -> None:
    text = (SRC / "words" / "en" / "core.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^core-wrong-([a-z-]+) =", text, re.MULTILINE)) == raised()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "there is no game “chess”; available: keyflower, artificium"),
        ("ru", "игры «chess» нет; есть keyflower, artificium"),
        ("uk", "гри «chess» немає; є keyflower, artificium"),
        ("hu", "nincs „chess” nevű játék; ezek vannak: keyflower, artificium"),
    ],
)
def test_a_trouble_says_its_detail_in_the_same_language(lang: str, sentence: str) -> None:
    with pytest.raises(SpecError) as error:
        registry().spec("chess")
    detail = wrong(error.value.key, error.value.facts)
    assert ServerError(400, "server-bad-spec", detail=detail).words(lang) == sentence
    with pytest.raises(RecordError) as found:
        read_record(f"{TITLE}\ngame chess\n", registry())
    detail = wrong(found.value.key, found.value.facts)
    assert Speech(lang).say("server-bad-record", line=found.value.line, detail=detail).endswith(sentence)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "tile.miner.upgraded.points: a whole number from 0 to 1,000 is needed here, not -1"),
        ("ru", "tile.miner.upgraded.points: здесь нужно целое число от 0 до 1\u00a0000, а не -1"),
        ("uk", "tile.miner.upgraded.points: тут потрібне ціле число від 0 до 1\u00a0000, а не -1"),
        ("hu", "tile.miner.upgraded.points: itt egész szám kell 0 és 1\u00a0000 között, nem -1"),
    ],
)
def test_a_wrong_file_of_printed_facts_is_described_in_words(tmp_path: Path, lang: str, sentence: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[tile]\nminer.upgraded.points = -1\n", encoding="utf-8")
    with pytest.raises(SpecError) as error:
        registry().rules(f'keyflower(box="{file}")')
    detail = wrong(error.value.key, error.value.facts)
    assert Speech(lang, strict=True).say(detail.key, detail.facts) == f"{file}: {sentence}"
