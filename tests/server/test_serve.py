"""`tilewright serve` and `backup` as people start them: settings, a taken port, a clean stop."""

import io
import ipaddress
import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client, play_some
from tests.server.conftest import Running, two_at_table
from tests.waiting import PATIENCE, ended
from tilewright.cli.main import run
from tilewright.games.catalogue import registry
from tilewright.kernel.record import read_record
from tilewright.server.errors import ServerError
from tilewright.server.logs import Log, log
from tilewright.server.settings import Settings, read_settings
from tilewright.server.startup import reachable_host

SERVE = [sys.executable, "-c", "from tilewright.cli.main import main; main()", "serve"]


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    file.write_text('port = 1\nhost = "::1"\nsecure = true\n', encoding="utf-8")
    found = read_settings(
        file, {"TILEWRIGHT_PORT": "2", "TILEWRIGHT_BROWSER": "false"}, {"db": "x.db", "host": None}
    )
    assert (found.port, found.host, found.secure, found.browser, found.db) == (2, "::1", True, False, "x.db")
    assert read_settings(None, {}, {}) == Settings()


@pytest.mark.parametrize("text", ["port = 99999", "prot = 1", "port = [", "host = 3"])
def test_a_wrong_setting_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "t.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ServerError, match="server-config-"):
        read_settings(file, {}, {})
    with pytest.raises(ServerError, match="server-config-unreadable"):
        read_settings(tmp_path / "none.toml", {}, {})


def test_it_starts_says_where_and_stops_cleanly(tmp_path: Path) -> None:
    db = str(tmp_path / "t.db")
    command = [*SERVE, "--port", "0", "--db", db, "--no-browser", "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as server, ended(server):
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.endswith(f"Your games are kept in {db}\n")
        port = int(line.partition("127.0.0.1:")[2].partition("/")[0])
        anna = Client(port, "Anna").introduce()
        made = anna.table([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        anna.post(f"/api/tables/{made['id']}/start", {})
        table = anna.sit_at(made["id"])
        server.send_signal(signal.SIGTERM)
        _, logged = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    events = [json.loads(line)["event"] for line in logged.splitlines()]
    assert events[0] == "started"
    assert events[-1] == "stopped"
    assert table.table["commitment"]


STOPPED_AT_ONCE = """
import signal, sys
from tilewright.server.settings import Settings
from tilewright.server.startup import serve
stop = lambda _: signal.raise_signal(signal.SIGTERM)
serve(Settings(db=sys.argv[1], port=0, browser=False, bot_workers=1), stop)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process at once")
def test_it_also_stops_cleanly_while_it_starts(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STOPPED_AT_ONCE, str(tmp_path / "tables.db")]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stderr.splitlines()[-1])["event"] == "stopped"


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("table.example.org", "table.example.org")]
)
def test_the_address_names_the_host_it_listens_on(host: str, shown: str) -> None:
    assert reachable_host(host) == shown


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_all_addresses_prints_one_that_friends_can_open(host: str) -> None:
    found = ipaddress.ip_address(reachable_host(host))
    assert not found.is_unspecified


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "events"), [(Terminal(), ["bot-failed"]), (io.StringIO(), ["started", "bot-failed"])]
)
def test_a_person_at_the_terminal_reads_only_of_trouble(
    stream: io.StringIO, events: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Log, "stream", stream)
    monkeypatch.setattr(Log, "quiet", False)
    log("started", address="here")
    log("bot-failed", table="t")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == events


def test_a_taken_port_and_a_bad_store_are_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--no-browser", "--lang", "en", "--db", str(tmp_path / "t.db")]
        assert run([*arguments, "--port", port]) == 2
    assert "cannot be used" in capsys.readouterr().err
    assert run([*arguments[:-1], str(tmp_path / "no" / "t.db"), "--port", "0"]) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert run(["backup", str(tmp_path / "none.db"), str(tmp_path / "b.db"), "--lang", "en"]) == 2
    assert "there is no store" in capsys.readouterr().err


def test_the_operator_takes_the_whole_record_of_a_running_game(
    tmp_path: Path, launch: Callable[..., Running], capsys: pytest.CaptureFixture[str]
) -> None:
    server = launch()
    key, anna, ben = two_at_table(server)
    tables = [anna.sit_at(key), ben.sit_at(key)]
    play_some(tables, 5)
    target = tmp_path / "running.txt"
    assert run(["record", server.settings.db, key, str(target), "--lang", "en"]) == 0
    replay = read_record(target.read_text(encoding="utf-8"), registry())
    stored = server.hub.store.table(key)
    assert stored is not None
    assert (replay.match.seed, len(replay.match.lines), replay.finished) == (stored.seed, 5, False)
    assert run(["record", server.settings.db, "nothing", str(target), "--lang", "en"]) == 2
    assert "there is no table" in capsys.readouterr().err
    assert run(["record", str(tmp_path / "none.db"), key, str(target), "--lang", "en"]) == 2
