"""The command as a process: signals, pipes, terminals without colour or with little width."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE, ended, rounds, until

COMMAND = [sys.executable, "-c", "from tilewright.cli.main import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
PLAY = ["play", "keyflower(players=2)", "--seats", "me,random", "--seed", "p", "--save", "game"]


def start(*arguments: str, folder: Path, stdin: int | None = None, stdout: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *arguments], cwd=folder, env=ENVIRONMENT, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE
    )


def test_ctrl_c_saves_and_ends_with_one_line(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    with start(*PLAY, folder=tmp_path, stdin=pipe, stdout=pipe) as process, ended(process):
        assert process.stdout is not None
        for _ in rounds("the first question"):
            if process.stdout.readline().startswith(b"Number, word"):
                break
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err == b"tilewright: the game was left before its end\n"
    assert (tmp_path / "game").exists()


def test_ctrl_c_stops_a_simulation(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job would hand on that it is ignored
    many = ["simulate", "keyflower", "--games", "1000000", "--bots", "random", "--jobs", "2"]
    with start(*many, folder=tmp_path, stdout=subprocess.DEVNULL) as process, ended(process):
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until(lambda: len(children.read_text().split()) >= 3, "two workers and what keeps their accounts")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err == b"tilewright: interrupted\n"


def test_a_closed_pipe_is_an_error_of_one_line(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with start("rules", "keyflower", folder=tmp_path, stdout=writer) as process, ended(process):
        os.close(writer)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert err == b"tilewright: nobody reads the output any more\n"


@pytest.mark.parametrize(("colour", "escapes"), [("NO_COLOR", False), ("", True)])
def test_a_terminal_has_colours_unless_they_are_switched_off(tmp_path: Path, colour: str, escapes: bool) -> None:
    """The market's letters are there either way; NO_COLOR leaves no colour, only the clearing of the screen."""
    main, side = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm-256color", **({colour: "1"} if colour else {})}
    process = subprocess.Popen(
        [*COMMAND, *PLAY], cwd=tmp_path, env=environment, stdin=side, stdout=side, stderr=side
    )
    os.close(side)
    with ended(process):
        os.write(main, b"quit\n")
        shown = b""
        with contextlib.suppress(OSError):  # the other side has closed
            for _ in rounds("the end of what is shown"):
                if not (chunk := os.read(main, 65536)):
                    break
                shown += chunk
        assert process.wait(PATIENCE) == 0
    os.close(main)
    assert b"\x1b[2J" in shown
    assert (b"\x1b[1;91m" in shown or b"\x1b[1;94m" in shown) == escapes
    assert b"Workers: " in shown


def test_letters_that_the_output_cannot_show_are_replaced(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*COMMAND, "games", "--lang", "ru"], cwd=tmp_path, env=environment, capture_output=True, timeout=PATIENCE
    )
    assert ran.returncode == 0
    assert b"???" in ran.stdout
