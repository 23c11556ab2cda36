"""Bad input of any kind: one clear line, exit code 2 (a wrong record in verify: 1), never a traceback."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run


def is_one_line(ran: Ran, code: int = 2) -> str:
    assert ran.code == code
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 450
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("tilewright: ").strip()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "keyflwer"], "there is no game “keyflwer” (did you mean keyflower?)"),
        (["play", ""], "there is no game"),
        (["play", "keyflower(players=9)"], "must be a whole number from 2 to 6"),
        (["play", "keyflower(players=-1)"], "must be a whole number from 2 to 6"),
        (["play", "keyflower(players=" + "9" * 5000 + ")"], "must be a whole number from 2 to 6"),
        (["play", "keyflower(colour=red)"], "keyflower has no option “colour”"),
        (["play", "keyflower(edition=de)"], "must be one of: standard, ru"),
        (["play", "keyflower(players=3"], "the closing bracket is missing"),
        (["play", "keyflower(box=nowhere.toml)"], "nowhere.toml"),
        (["play", "--players", "17"], "must be a whole number from 2 to 6"),
        (["play", "--players", "two"], "--players must be a whole number"),
        (["play", "--seats", "me,greedy,clever"], "there is no bot “clever”"),
        (["play", "keyflower(players=2)", "--seats", "me"], "1 seats are given, but 2 play"),
        (["play", "--people", "9"], "from 0 to 4, not 9"),
        (["play", "--people", "-1"], "from 0 to 4, not -1"),
        (["play", "--people", "2", "--seats", "me,me"], "either --seats or --people"),
        (["play", "--seats", "me:\n,me"], "is not a name"),
        (["play", "--seed", "a\nb"], "a seed is one short line"),
        (["play", "--seed", ""], "a seed is one short line"),
        (["play", "--seed", "\udcff"], "a seed is one short line"),
        (["play", "--resume", "nowhere"], "there is no file nowhere"),
        (["play", "--resume", "."], "is a folder"),
        (["play", "keyflower", "--resume", "x"], "already has its game, players, seats and seed"),
        (["play", "--lang", "xx"], "there is no language “xx”; available: en, ru, uk, hu"),
        (["play", "--colour"], "there is no option --colour"),
        (["play", "keyflower", "extra"], "unexpected words: extra"),
        (["dance"], "there is no command “dance”; tilewright --help lists them"),
        (["admin", "people", "Anna"], "there is no command “Anna”; tilewright admin people --help lists them"),
        (["simulate"], "SPEC is missing"),
        (["simulate", "keyflower", "--games", "0"], "--games must be a whole number from 1 to 10,000,000"),
        (["simulate", "keyflower", "--games", "-5"], "--games must be a whole number from 1 to 10,000,000"),
        (["simulate", "keyflower", "--games", "9" * 30], "--games must be a whole number from 1 to 10,000,000"),
        (["simulate", "keyflower", "--games", "9" * 9000], "--games must be a whole number from 1 to 10,000,000"),
        (["simulate", "keyflower", "--jobs", "0"], "--jobs must be a whole number from 1 to 256"),
        (["simulate", "keyflower", "--bots", "greedy,"], "there is no bot “”"),
        (["simulate", "keyflower(players=2)", "--bots", "random,random,random"], "only 2 play"),
        (["rules"], "GAME is missing"),
        (["rules", "chess"], "there is no game “chess”"),
        (["rules", "keyflower", "KF-77"], "there is no rule and no section “KF-77”"),
        (["replay", "nowhere"], "there is no file nowhere"),
        (["replay", "."], "is a folder"),
        (["verify", "nowhere"], "there is no file nowhere"),
        (["verify"], "FILE is missing"),
    ],
)
def test_bad_arguments(command: Run, arguments: list[str], message: str) -> None:
    assert message in is_one_line(command(*arguments))


def test_errors_speak_the_language(command: Run) -> None:
    assert is_one_line(command("replay", "nowhere", "--lang", "hu")) == "nincs ilyen fájl: nowhere"


def edited(old: str, new: str) -> Callable[[str], str]:
    return lambda text: re.sub(old, new, text, count=1, flags=re.MULTILINE)


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "line 1"),
    "no record": (lambda text: "hello\n", "line 1: this is not a record"),
    "cut off": (lambda text: "".join(text.splitlines(True)[:-1]), "the record is cut off"),
    "cut off in the head": (lambda text: "".join(text.splitlines(True)[:3]), "line 4: the record is cut off"),
    "edited action": (edited(r"^1 (?!pass).*\|", "1 pass |"), "line "),
    "edited seed": (edited("^seed finished", "seed other"), "the digest does not match"),
    "edited score": (edited("scores .*? ", "scores 99,99 "), "the result is wrong"),
    "other rules": (edited("^rules keyflower [0-9]+", "rules keyflower 999"), "made with rules “keyflower 999”"),
    "other facts": (edited("^(rules keyflower [0-9]+) .*", r"\1 0000"), "other printed facts"),
    "unknown game": (edited("^game keyflower", "game keyfl"), "line 2: there is no game"),
    "something after the end": (lambda text: text + "more\n", "nothing may follow"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_record_is_refused_with_line_and_reason(command: Run, finished: str, name: str) -> None:
    change, message = WRONG[name]
    wrong = change(finished)
    assert wrong != finished
    Path("wrong").write_text(wrong)
    for arguments in (("replay", "wrong"), ("play", "--resume", "wrong")):
        said = is_one_line(command(*arguments))
        assert said.startswith("wrong, line ")
        assert message in said
    ran = command("verify", "wrong")
    assert ran.code == 1
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    assert message in ran.out


def test_binary_files_are_refused(command: Run) -> None:
    Path("binary").write_bytes(bytes(range(256)))
    assert "line 2: this is not text in UTF-8" in is_one_line(command("replay", "binary"))
    assert command("verify", "binary").code == 1


def test_verify_goes_on_after_a_wrong_file(command: Run, finished: str) -> None:
    Path("good").write_text(finished)
    Path("bad").write_text("no\n")
    ran = command("verify", "bad", "good", "nowhere")
    assert ran.code == 2
    assert [line.partition(":")[0] for line in ran.out.splitlines()] == ["bad, line 1", "good"]
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("to", [-1, 100_000, 10**30])
def test_replay_to_a_line_that_is_not_there(command: Run, finished: str, to: int) -> None:
    Path("game").write_text(finished)
    assert "the record has" in is_one_line(command("replay", "game", "--to", to))


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_replay_as_a_seat_that_does_not_exist(command: Run, finished: str, seat: int) -> None:
    Path("game").write_text(finished)
    assert "seats are counted from 1 to 2" in is_one_line(command("replay", "game", "--seat", seat))


def test_a_record_that_cannot_be_written(command: Run) -> None:
    Path("folder").mkdir()
    for file in ("folder", "nowhere/game"):
        ran = command("play", "keyflower(players=2)", "--seed", "s", "--save", file, typed="quit\n")
        is_one_line(ran)


SPECIAL = {"pipe": "a pipe", "/dev/zero": "a device or a pipe", "giant": "larger than", ".": "a folder"}


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "FILE"),
        ("play", "--resume", "FILE"),
        ("verify", "FILE"),
        ("simulate", 'keyflower(players=2,box="FILE")', "--games", "1"),
        ("simulate", 'artificium(players=2,box="FILE")', "--games", "1"),
        ("arena", "keyflower(players=2)", "--bots", "random", "--games", "2", "--json", "FILE", "--resume"),
        ("serve", "--config", "FILE", "--no-browser"),
    ],
    ids=lambda arguments: arguments[0],
)
def test_only_ordinary_files_of_a_sensible_size_are_read(
    command: Run, name: str, arguments: tuple[str, ...]
) -> None:
    os.mkfifo("pipe")  # nobody ever writes to it
    with Path("giant").open("wb") as file:
        file.truncate(1 << 40)
    said = is_one_line(command(*[argument.replace("FILE", name) for argument in arguments]))
    assert SPECIAL[name] in said
