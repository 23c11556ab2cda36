"""A game of another package, everywhere where ours are: terminal, bots, arena, conformance, server."""

import random
from pathlib import Path

from tests.examples.installing import EXAMPLE, Installed
from tests.server.client import Client
from tilewright.words.texts import LANGUAGES


def test_its_own_tests_hold(installed: Installed, tmp_path: Path) -> None:
    for path in (EXAMPLE / "tests").glob("*.py"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    options = (
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:playwright",
        "-p",
        "no:hypothesispytest",
        "-p",
        "no:xdist",
    )
    ran = installed.run("-m", "pytest", *options, str(tmp_path), folder=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "passed" in ran.stdout


def test_a_game_in_the_terminal(installed: Installed) -> None:
    dice = random.Random("terminal")
    typed = "".join(f"{dice.choice([1, 2, 3])}\n" for _ in range(200))
    seats = ("--seats", "me:Anna,easy,random", "--seed", "7", "--save", "game")
    ran = installed.tilewright("play", "windfall(players=3)", *seats, typed=typed)
    assert ran.returncode == 0, ran.stderr
    assert ran.stderr == ""
    assert "Round 8 of 8" in ran.stdout
    assert "You lay" in ran.stdout
    assert installed.tilewright("verify", "game").returncode == 0


def test_points_that_the_view_shows_are_certain(installed: Installed) -> None:
    seats = ("--seats", "me,random,random", "--seed", "s")
    ran = installed.tilewright("play", "windfall(players=3)", *seats, typed="score\nquit\n")
    assert ran.stdout.count("0 points if the game ended now") == 3


def test_its_rules_and_options_are_listed(installed: Installed) -> None:
    assert "windfall" in installed.tilewright("games").stdout
    assert "Fordulók" in installed.tilewright("games", "--lang", "hu").stdout
    assert "cancel each other" in installed.tilewright("rules", "windfall", "2.5").stdout
    assert "kioltják" in installed.tilewright("rules", "windfall", "2.5", "--lang", "hu").stdout


def test_bots_play_it_in_several_processes(installed: Installed) -> None:
    ran = installed.tilewright(
        "simulate", "windfall(players=7)", "--bots", "easy,random", "--games", "6", "--jobs", "2"
    )
    assert ran.returncode == 0, ran.stderr


def test_the_arena_sees_that_its_mind_is_better_than_chance(installed: Installed) -> None:
    games = ("--games", "100", "--jobs", "2", "--seed", "arena", "--json", "arena.json")
    ran = installed.tilewright("arena", "windfall", "--bots", "easy,random", *games)
    assert ran.returncode == 0, ran.stderr
    lines = [line.split() for line in ran.stdout.splitlines()]
    wins = {line[0]: float(line[2]) for line in lines if line and line[0] in ("easy", "random") and line[3] == "%"}
    assert wins["easy"] > 1.2 * wins["random"]


def test_it_is_offered_and_played_over_the_server(installed: Installed) -> None:
    with installed.serve("--db", "tables.db") as port:
        anna = Client(port, "Anna").introduce()
        for lang in LANGUAGES:
            game = next(one for one in anna.get(f"/api/games?lang={lang}")["games"] if one["key"] == "windfall")
            assert (game["title"], game["low"], game["high"], game["weight"]) == ("Windfall", 2, 7, 1)
            words = anna.request("GET", f"/api/games/windfall/words?lang={lang}").raw.decode()
            assert "windfall-event-won" in words
        assert len(game["options"]) == 3
        assert anna.request("GET", game["picture"]).headers["content-type"].startswith("image/svg+xml")
        assert len(anna.get("/api/rules/windfall?lang=uk")["sections"]) == 3
        made = anna.post("/api/play", {"game": "windfall", "bot": "normal", "options": {"players": 7}})
        table = anna.sit_at(made["id"], lang="en")
        table.until_asked()
        assert table.position["question"].startswith("Swap a card")
        hint = table.ask(t="hint", seat=table.position["look"])
        assert hint["hints"][0]["why"].startswith("worth about")
        keep = next(option for option in table.position["options"] if option["text"] == "keep")
        assert keep["words"] == "Keep your hand"
        while not table.position.get("over"):
            if table.asked():
                assert table.act(table.position["options"][-1]["text"])["t"] == "done"
                table.catch_up()
            else:
                table.hear_until(lambda: table.asked() or table.position.get("over"), "a question or the end")
        record = anna.request("GET", f"/api/tables/{made['id']}/record").raw.decode()
        assert "windfall(players=7)" in record
        chapters = anna.get(f"/api/tables/{made['id']}/replay?look=-1&lang=en")["chapters"]
        assert len(chapters) == 8
        table.close()
