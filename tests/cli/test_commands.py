"""games, rules, simulate, replay, verify: what they print when all is well."""

import json
import platform
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tilewright import __version__
from tilewright.cli.files import read_replay
from tilewright.core import compiled
from tilewright.games.catalogue import registry
from tilewright.kernel.record import commitment, read_record, write_record

LANGUAGES = ("en", "ru", "uk", "hu")
RECORDS = Path(__file__).resolve().parents[1] / "golden" / "records"


def test_help_names_every_command_and_teaches(command: Run) -> None:
    ran = command("--help")
    assert ran.code == 0
    for word in ("games", "rules", "play", "simulate", "replay", "verify", "--lang", "--version"):
        assert word in ran.out
    for name in ("games", "rules", "play", "simulate", "replay", "verify"):
        assert command(name, "--help").code == 0


def test_helps_are_in_the_language_that_is_asked_for(command: Run) -> None:
    assert "Настольные игры" in command("--lang", "ru", "--help").out
    assert "Társasjátékok" in command("--help", "--lang=hu").out


def test_the_environment_chooses_the_language(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Дозволено" in command("games").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Allowed" in command("games").out


def test_version(command: Run) -> None:
    core = "compiled core" if compiled() else "plain Python, about ten times slower"
    text = f"tilewright {__version__} ({core}, Python {platform.python_version()})\n"
    if not compiled():
        text += "For the fast core install a C compiler, then install Tilewright again.\n"
    assert command("--version") == (0, text, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_and_option(command: Run, lang: str) -> None:
    ran = command("games", "--lang", lang)
    assert ran.code == 0
    for game in registry().games.values():
        assert game.key in ran.out
        for option in game.options:
            assert option.name in ran.out


@pytest.mark.parametrize("wanted", ["KF-5.2", "kf-5.2", "5.2"])
def test_a_rule_by_its_number(command: Run, wanted: str) -> None:
    ran = command("rules", "keyflower", wanted)
    assert ran.code == 0
    assert "At most 6 workers may be on a tile" in ran.out
    assert "KF-5.3" not in ran.out


def test_a_rule_in_the_language_of_the_reader(command: Run) -> None:
    assert "Egy lapkán egy évszakban legfeljebb 6 munkás" in " ".join(
        command("rules", "keyflower", "KF-5.2", "--lang", "hu").out.split()
    )


def test_a_section_all_rules_and_rules_with_a_word(command: Run) -> None:
    section = command("rules", "keyflower", "KF-6").out
    assert "KF-6 Transport and upgrade" in section
    assert "KF-6.8" in section
    assert "KF-7" not in section
    everything = command("rules", "keyflower").out
    assert "KF-1.1 " in everything
    assert "KF-9.22" in everything
    assert "winter tiles dealt to each player" in everything
    words = command("rules", "keyflower", "purple", "marker").out
    assert "KF-1.12" in words
    assert "KF-1.1 " not in words


@pytest.mark.parametrize("game", list(registry().games))
def test_every_game_has_readable_rules(command: Run, game: str) -> None:
    assert command("rules", game).code == 0


def test_simulate_reports(command: Run) -> None:
    ran = command("simulate", "keyflower(players=2)", "--games", 3, "--bots", "random", "--seed", "s")
    assert ran.code == 0
    assert ran.err == ""
    assert "3 games of keyflower(players=2), seed s" in ran.out
    assert "random" in ran.out
    assert "Options: " in ran.out


def test_simulate_json_is_the_same_for_any_number_of_jobs(command: Run) -> None:
    results = []
    for jobs in (1, 2):
        ran = command(
            *("simulate", "artificium(players=3)", "--games", 6, "--bots", "greedy,random"),
            *("--seed", "s", "--jobs", jobs, "--json"),
        )
        assert ran.code == 0
        assert ran.err == ""
        results.append(json.loads(ran.out))
        assert results[-1].pop("time")["jobs"] == jobs
    assert results[0] == results[1]
    assert results[0]["games"] == 6
    assert [bot["played"] for bot in results[0]["bots"]] == [12, 6]
    assert sum(seat["win_share"] for seat in results[0]["seats"]) == pytest.approx(1, abs=1e-3)
    assert results[0]["options"]["largest"] >= results[0]["options"]["percentile_99"] > 0


def test_replay_lists_every_move_and_draws_the_table(command: Run, finished: str) -> None:
    Path("game").write_text(finished)
    ran = command("replay", "game")
    assert ran.code == 0
    assert "The game is over" in ran.out
    bots = re.search(r"^Bots: (\w+) \(carefree\), (\w+) \(carefree\)$", ran.out, re.MULTILINE)
    assert bots is not None
    assert f"Village of {bots[2]}" in ran.out
    assert f"{bots[1]} " in ran.out


def test_replay_to_a_line_shows_nothing_later(command: Run, finished: str) -> None:
    Path("game").write_text(finished)
    start = command("replay", "game", "--to", 0).out
    assert "line 0 of" in start
    assert "Spring" in start
    some = command("replay", "game", "--to", 12).out
    assert "  12  " in some
    assert "  13  " not in some


def test_a_spectator_sees_no_hand_and_a_seat_only_its_own(command: Run, unfinished: str) -> None:
    Path("game").write_text(unfinished)
    replay = read_replay(Path("game"))
    names = [
        tile.name("en")
        for tile in registry().rules("keyflower").box.tiles  # type: ignore[attr-defined]
        if tile.season == 3
    ]
    seen = {seat: command("replay", "game", *seat).out for seat in ((), ("--seat", 1), ("--seat", 2))}
    hidden = [{name for name in names if name in out} for out in seen.values()]
    assert hidden[0] == set()
    assert len(hidden[1]) == len(hidden[2]) == 3
    assert hidden[1] != hidden[2]
    assert not replay.finished


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_has_a_line_for_each_file(command: Run, finished: str, unfinished: str, lang: str) -> None:
    Path("one").write_text(finished)
    Path("two").write_text(unfinished)
    ran = command("verify", "one", "two", "--lang", lang)
    assert ran.code == 0
    assert [line.partition(":")[0] for line in ran.out.splitlines()] == ["one", "two"]
    assert ran.err == ""


@pytest.mark.parametrize("game", list(registry().games))
def test_a_record_of_version_1_is_verified_and_replayed_by_it(command: Run, game: str) -> None:
    old = next(path for path in sorted((RECORDS / f"{game}-1").iterdir()))
    Path("game").write_bytes(old.read_bytes())
    ran = command("verify", "game", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert command("replay", "game", "--to", 3).code == 0
    replay = read_record(old.read_text("utf-8"), registry())
    replay.match.rewind(5)
    Path("open").write_text(write_record(replay.match, replay.spec), "utf-8")
    assert command("verify", "open").code == 0
    assert f"\nrules {game} 1 " in Path("open").read_text("utf-8")
    Path("game").write_text(old.read_text("utf-8").replace(f"\nrules {game} 1 ", f"\nrules {game} 9 ", 1), "utf-8")
    ran = command("verify", "game", "--lang", "en")
    assert ran.code != 0
    assert f"{game} 9" in ran.out + ran.err


def test_verify_checks_the_commitment_that_was_shown(command: Run, finished: str) -> None:
    seed = next(line[5:] for line in finished.splitlines() if line.startswith("seed "))
    right, wrong = commitment(seed), commitment("another")
    Path("one").write_text(finished)
    assert command("verify", "one", "--commitment", right).code == 0
    ran = command("verify", "one", "--commitment", wrong, "--lang", "en")
    assert ran.code == 1
    assert "not the game of that commitment" in ran.out
    match = read_record(finished, registry()).match
    match.committed = True
    Path("two").write_text(write_record(match, read_record(finished, registry()).spec))
    assert right in command("verify", "two").out


COMMANDS = ("", "games", "rules", "play", "simulate", "arena", "replay", "verify", "serve", "record", "backup")
OF_TYPER = ("Usage:", "Options", "Commands", "Arguments", "Show this", "default:", "required", "<", "[OPTIONS]")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("ru", ("Вызов:", "Параметры:", "Показать эту страницу")),
        ("uk", ("Використання:", "Параметри:", "Показати цю сторінку")),
        ("hu", ("Használat:", "Kapcsolók:", "Kiírja ezt a súgót")),
    ],
)
def test_help_speaks_the_language_that_is_asked_for(command: Run, lang: str, words: tuple[str, ...]) -> None:
    for name in COMMANDS:
        ran = command(*([name] if name else []), "--help", "--lang", lang)
        assert ran.code == 0
        assert all(word in ran.out for word in words), name
        assert [word for word in OF_TYPER if word in ran.out] == [], name


@pytest.mark.parametrize(
    ("lang", "arguments", "message"),
    [
        ("ru", ["dance"], "команды «dance» нет"),
        ("ru", ["play", "--playe", "3"], "параметра --playe нет (может быть, --players?)"),
        ("uk", ["simulate"], "бракує: SPEC"),
        ("uk", ["simulate", "keyflower", "--games", "0"], "--games: потрібне ціле число від 1"),
        ("hu", ["play", "keyflower", "extra"], "fölösleges szavak: extra"),
        ("hu", ["play", "--players"], "ennek a kapcsolónak érték kell: --players"),
        ("ru", ["play", "--seats", "me,clever"], "бота «clever» нет; есть random"),
    ],
)
def test_the_error_of_a_wrong_command_is_in_the_language(
    command: Run, lang: str, arguments: list[str], message: str
) -> None:
    ran = command("--lang", lang, *arguments)
    assert ran.code == 2
    assert message in ran.err


def test_the_language_of_the_environment_is_spoken(command: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Використання:" in command("play", "--help").out
