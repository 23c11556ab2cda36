"""The documents: every link leads somewhere, the site lists every page, and the English is plain."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import fields

from scripts.tools.docs.hooks import is_outside
from scripts.tools.docs.tables import ASKED_FOR, TABLES, filled
from tilewright.conformance.checked_games import ALWAYS, SOMETIMES
from tilewright.conformance.records import MATCH_LAWS
from tilewright.server.settings import Settings
from tilewright.server.web.operations import OPERATIONS
from tilewright.server.wire import incoming, outgoing

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
PAGES = [*(ROOT / name for name in TOP), *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
ODD = re.compile(r"\b(mended|front door|the own|of the house|riddle|telling|with the eyes|made of the code)\b")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def headings(page: Path) -> set[str]:
    """The anchors of a page, as sites make them of its headings."""
    titles = re.findall(r"(?m)^#+ (.+)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[\s]+", "-", re.sub(r"[^\w\s-]", "", title.lower()).strip()) for title in titles}


@pytest.mark.parametrize("document", PAGES, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (document.parent / path).resolve() if path else document
        assert there.exists(), f"{name(document)} links to {target}"
        assert not anchor or anchor in headings(there), f"{name(document)} links to {target}"


@pytest.mark.parametrize("document", PAGES, ids=name)
def test_the_english_is_plain(document: Path) -> None:
    assert ODD.findall(document.read_text(encoding="utf-8").lower()) == []


def test_the_site_lists_every_page() -> None:
    listed = set(re.findall(r"(?m): ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    assert listed == {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}


def test_every_picture_is_shown() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    assert [file.name for file in (DOCS / "pictures").iterdir() if f"pictures/{file.name}" not in text] == []


def test_links_that_leave_the_documents_are_known_by_their_depth() -> None:
    assert is_outside("../examples/bot.py", 0)
    assert not is_outside("../wire.md", 1)
    assert is_outside("../../src/x.md", 1)


def test_every_table_that_is_made_is_asked_for_by_one_page() -> None:
    found = [table for page in PAGES for table in ASKED_FOR.findall(page.read_text(encoding="utf-8"))]
    assert sorted(found) == sorted(TABLES)


def test_the_site_lists_every_call_and_every_message() -> None:
    page = filled((DOCS / "wire.md").read_text(encoding="utf-8"))
    for call in OPERATIONS:
        path = call.path.replace("{table}", "T").replace("{game}", "G")
        (row,) = [
            line for line in page.splitlines() if line.startswith(f"| {call.about} | `{call.method} {path}` |")
        ]
        for field in getattr(call.body, "__struct_fields__", call.query):
            assert field in row
    for message in (*get_args(incoming.Message), *get_args(outgoing.Message)):
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{message.__struct_config__.tag}` |")]
        for field in message.__struct_fields__:
            assert field == "id" or f"`{field}`" in row


def test_the_site_lists_every_setting() -> None:
    page = filled((DOCS / "hosting.md").read_text(encoding="utf-8"))
    for field in fields(Settings):
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{field.name}` |")]
        _, _, default, what, _ = (cell.strip() for cell in row.split("|"))
        assert default == (str(field.default).lower() if isinstance(field.default, bool) else str(field.default))
        assert what


def test_the_site_lists_every_law() -> None:
    page = filled((DOCS / "proof.md").read_text(encoding="utf-8"))
    for law in (*ALWAYS, *SOMETIMES, *MATCH_LAWS):
        assert f"| {law.__name__.replace('_', ' ')} |" in page
