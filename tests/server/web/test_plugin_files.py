"""Pages and pictures of games of other packages: served as they are, and nothing else beside them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kernel.toy import GAME
from tests.server.client import Client
from tests.serving import Running
from tilewright.games import catalogue as catalogues
from tilewright.games.catalogue import Catalogue
from tilewright.kernel.bundle import Bundle
from tilewright.server.lobby.offers import describe_game
from tilewright.server.web import guard, plugin_files
from tilewright.server.web.plugin_files import LARGEST, MOST_FILES, PluginFiles


@pytest.fixture
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a page, in a package that is installed."""
    package = tmp_path / f"paged_{tmp_path.name.replace('-', '_')}"
    folder = package / "page"
    folder.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "secret.js").write_text("beside the page", encoding="utf-8")
    (package / "picture.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (folder / "index.js").write_text("export default {}", encoding="utf-8")
    (folder / "style.css").write_text("p { color: red }", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


@pytest.fixture
def bundle(page_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Bundle:
    name = page_folder.parent.name
    made = Bundle(GAME, interface=1, page=f"{name}:page", picture=f"{name}:picture.svg")
    found = Catalogue()
    found.add(made)
    monkeypatch.setattr(plugin_files, "catalogue", lambda: found)
    monkeypatch.setattr(catalogues, "catalogue", lambda: found)
    return made


def broken() -> list[str]:
    return catalogues.catalogue().broken


def test_the_files_of_a_page_are_served_with_their_kinds(bundle: Bundle, launch: Callable[..., Running]) -> None:
    anybody = Client(launch().port)
    seen = describe_game(bundle, "en")
    script = anybody.request("GET", seen.page)
    assert (script.status, script.raw) == (200, b"export default {}")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-security-policy"] == guard.POLICY
    assert anybody.request("GET", "/plugins/toy/style.css").headers["content-type"].startswith("text/css")
    assert anybody.request("GET", seen.picture).headers["content-type"].startswith("image/svg+xml")
    for path in ("", "toy", "toy/", "toy/other.js", "toy/../secret.js", "toy/..%2fsecret.js", "other/index.js"):
        assert anybody.request("GET", f"/plugins/{path}").status == 404, path


def link(page: Path) -> None:
    (page / "linked.js").symlink_to(page.parent / "secret.js")


def enlarge(page: Path) -> None:
    (page / "large.js").write_bytes(b" " * (LARGEST + 1))


def fill(page: Path) -> None:
    for number in range(MOST_FILES):
        (page / f"part{number}.js").write_text("", encoding="utf-8")


def nest(page: Path) -> None:
    (page / "inner.js").mkdir()


def put_script(page: Path) -> None:
    (page / "run.html").write_text("", encoding="utf-8")


def lose_start(page: Path) -> None:
    (page / "index.js").unlink()


def lose_all(page: Path) -> None:
    for path in page.iterdir():
        path.unlink()
    page.rmdir()


@pytest.mark.parametrize("spoil", [link, enlarge, fill, nest, put_script, lose_start, lose_all])
def test_a_page_that_cannot_be_served_is_named_and_left_out(
    page_folder: Path, bundle: Bundle, spoil: Callable[[Path], None]
) -> None:
    spoil(page_folder)
    assert PluginFiles().found == {}
    assert describe_game(bundle, "en").page == ""
    (line,) = broken()
    assert line.startswith("toy, page: ")
