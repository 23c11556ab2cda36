"""The command as a process: signals, pipes, terminals without colour or with little width."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tilewright.cli.main import main; main()"]
ENVIRONMENT = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
PLAY = ["play", "keyflower(players=2)", "--seats", "me,random", "--seed", "p", "--save", "game"]


def start(*arguments: str, folder: Path, stdin: int | None = None, stdout: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *arguments], cwd=folder, env=ENVIRONMENT, stdin=stdin, stdout=stdout, stderr=subprocess.PIPE
    )


def test_ctrl_c_saves_and_ends_with_one_line(tmp_path: Path) -> None:
    with start(*PLAY, folder=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith(b"Number, word"):
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert err == b"tilewright: the game was left before its end\n"
    assert (tmp_path / "game").exists()


def test_ctrl_c_stops_a_simulation(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job would hand on that it is ignored
    many = ["simulate", "keyflower", "--games", "1000000", "--bots", "random", "--jobs", "2"]
    with start(*many, folder=tmp_path, stdout=subprocess.DEVNULL) as process:
        try:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            while len(children.read_text().split()) < 3:  # two workers and what keeps their accounts
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 2
    assert err == b"tilewright: interrupted\n"


def test_a_reader_that_goes_away_is_told_in_one_line(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with start("rules", "keyflower", folder=tmp_path, stdout=writer) as process:
        os.close(writer)
        _, err = process.communicate(timeout=20)
    assert process.returncode == 2
    assert err == b"tilewright: nobody reads the output any more\n"


@pytest.mark.parametrize(("colour", "escapes"), [("NO_COLOR", False), ("", True)])
def test_a_terminal_has_colours_unless_told_otherwise(tmp_path: Path, colour: str, escapes: bool) -> None:
    """The market's letters are there either way; NO_COLOR leaves no colour, only the clearing of the screen."""
    main, side = pty.openpty()
    environment = {**ENVIRONMENT, "TERM": "xterm-256color", **({colour: "1"} if colour else {})}
    process = subprocess.Popen(
        [*COMMAND, *PLAY], cwd=tmp_path, env=environment, stdin=side, stdout=side, stderr=side
    )
    os.close(side)
    os.write(main, b"quit\n")
    shown = b""
    try:
        while chunk := os.read(main, 65536):
            shown += chunk
    except OSError:
        pass  # the other side has closed
    assert process.wait(20) == 0
    os.close(main)
    assert b"\x1b[2J" in shown
    assert (b"\x1b[1;91m" in shown or b"\x1b[1;94m" in shown) == escapes
    assert b"Workers: " in shown


def test_letters_that_the_output_cannot_show_are_replaced(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*COMMAND, "games", "--lang", "ru"], cwd=tmp_path, env=environment, capture_output=True, timeout=20
    )
    assert ran.returncode == 0
    assert b"???" in ran.stdout
