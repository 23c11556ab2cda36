"""What is only read: printed facts, rules, pages and the description of the wire."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.tools.page.wire_schema import schema
from tests.server.client import Client
from tests.server.conftest import Running, two_at_table
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Game
from tilewright.words.texts import LANGUAGES

GAMES = list(registry().games.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_printed_facts_are_those_of_the_rules(server: Running, game: Game) -> None:
    anybody = Client(server.port)
    for players in (2, 3):
        facts = anybody.get(f"/api/games/{game.key}/facts?players={players}")
        rules = registry().rules(f"{game.key}(players={players})")
        assert facts == json.loads(json.dumps(rules.facts()))
        assert facts["content"] == rules.content
    key, anna, _ = two_at_table(server, game.key)
    assert anna.get(f"/api/tables/{key}/facts") == anybody.get(f"/api/games/{game.key}/facts?players=2")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_is_heard(server: Running, game: Game) -> None:
    """Options that change the printed facts change the answer."""
    anybody = Client(server.port)
    plain = anybody.get(f"/api/games/{game.key}/facts")
    for option in game.options:
        if option.kind == "flag":
            answer = anybody.request("GET", f"/api/games/{game.key}/facts?{option.name}=true")
            if answer.status == 200:
                assert answer.json != plain
        if option.kind == "file":
            answer = anybody.request("GET", f"/api/games/{game.key}/facts?{option.name}=/etc/hostname")
            assert answer.json["error"] == "bad-spec"
    assert anybody.request("GET", f"/api/games/{game.key}/facts?players=77").json["error"] == "bad-spec"
    assert anybody.request("GET", "/api/games/chess/facts").status == 404


def test_facts_are_kept_by_the_browser_and_travel_packed(server: Running) -> None:
    path = f"/api/games/{GAMES[0].key}/facts"
    first = Client(server.port).request("GET", path, accept_encoding="gzip")
    assert first.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(first.raw)) == Client(server.port).get(path)
    again = Client(server.port).request("GET", path, if_none_match=first.headers["etag"])
    assert (again.status, again.raw) == (304, b"")


def test_facts_of_a_hidden_table_are_hidden(server: Running) -> None:
    key, _, _ = two_at_table(server, watch=False)
    assert Client(server.port).request("GET", f"/api/tables/{key}/facts").status == 404


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_rules_are_numbered_in_every_language(server: Running, game: Game) -> None:
    numbers = []
    for lang in LANGUAGES:
        book = Client(server.port).get(f"/api/rules/{game.key}?lang={lang}")
        assert book["lang"] == lang
        numbers.append([rule["number"] for section in book["sections"] for rule in section["rules"]])
        assert all(rule["text"] for section in book["sections"] for rule in section["rules"])
        assert all(section["heading"] for section in book["sections"])
    assert len(set(numbers[0])) == len(numbers[0]) > 20
    assert all(found == numbers[0] for found in numbers)


def test_pages_are_one_page_and_files_stay_inside(launch: Callable[..., Running], tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    (built / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    (built / ".hidden").write_text("no", encoding="utf-8")
    (tmp_path / "outside.txt").write_text("no", encoding="utf-8")
    anybody = Client(launch(static=str(built)).port)
    for path in ("/", "/table/abc", "/join", "/replay/abc?at=3", "/rules", "/learn/a/b", "/index.html"):
        page = anybody.request("GET", path)
        assert (page.status, page.raw) == (200, b"<!doctype html>the page")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in page.headers["content-security-policy"]
    asset = anybody.request("GET", "/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    for path in ("/assets/none.js", "/.hidden", "/../outside.txt", "/%2e%2e/outside.txt", "/api/none"):
        assert anybody.request("GET", path).status == 404
    (built / "index.html").write_text("<!doctype html>another", encoding="utf-8")
    assert anybody.request("GET", "/").raw == b"<!doctype html>another"


def test_the_page_names_what_it_will_need_in_the_language_of_the_browser(
    launch: Callable[..., Running], tmp_path: Path
) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    texts = {"en": ["/assets/en.ftl"], "hu": ["/assets/hu.ftl"]}
    pages = {"table": ["/assets/table.js", "/assets/table.css"]}
    fonts = {"hu": ["/assets/letters.woff2"]}
    early = {"texts": texts, "pages": pages, "fonts": fonts}
    (built / "early.json").write_text(json.dumps(early), encoding="utf-8")
    anybody = Client(launch(static=str(built)).port)
    page = anybody.request("GET", "/", None, accept_language="hu-HU,hu;q=0.9").headers
    assert "</assets/hu.ftl>; rel=preload; as=fetch; crossorigin" in page["link"]
    assert "</api/games?lang=hu>" in page["link"]
    assert (
        "</assets/letters.woff2>; rel=preload; as=font; type=font/woff2; crossorigin; fetchpriority=low"
        in page["link"]
    )
    assert "accept-language" in page["vary"]
    table = anybody.request("GET", "/table/x").headers["link"]
    assert "</assets/table.js>; rel=modulepreload" in table
    assert "</assets/table.css>; rel=preload; as=style" in table
    assert "/api/games" not in table
    assert "woff2" not in table  # asked for in English
    assert "link" not in anybody.request("GET", "/early.json").headers
    (built / "early.json").write_text("{", encoding="utf-8")
    assert anybody.request("GET", "/rules").status == 200


def test_one_call_begins_a_game_against_bots(server: Running) -> None:
    for game in GAMES:
        newcomer = Client(server.port)
        made = newcomer.post(
            "/api/play", {"game": game.key, "bot": "random", "options": {"players": 3}, "seat": 1}
        )
        table = newcomer.get(f"/api/tables/{made['id']}")
        assert table["phase"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert table["seats"][1]["mine"]
        assert made["id"] in [line["id"] for line in newcomer.get("/api/me/tables")["tables"]]
        assert Client(server.port).request("GET", f"/api/tables/{made['id']}").status == 404
    bad = Client(server.port).request("POST", "/api/play", {"game": GAMES[0].key, "bot": "genius"})
    assert bad.json["error"] == "bad-bot"


def test_the_description_of_the_wire_is_the_one_that_is_served(server: Running) -> None:
    written = json.loads(schema())
    assert written["http"] == Client(server.port).get("/openapi.json")
    assert written["socket"] == Client(server.port).get("/socket.json")
