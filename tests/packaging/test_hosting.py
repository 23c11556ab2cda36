"""What a host installs beside the server: units, backups, metrics."""

import configparser
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest
import yaml

from tests.packaging.places import DEPLOY
from tests.serving import Running
from tilewright.server.cluster.cluster import Cluster
from tilewright.server.logs import Log
from tilewright.server.metrics import Metrics
from tilewright.server.settings import read_settings
from tilewright.server.web.app import gauges

UNITS: Final = ("tilewright.service", "tilewright-backup.service", "tilewright-backup.timer")
CONFINED: Final = (
    "CapabilityBoundingSet=", "MemoryDenyWriteExecute=yes", "NoNewPrivileges=yes", "PrivateDevices=yes",
    "PrivateTmp=yes", "ProtectHome=yes", "ProtectSystem=strict", "RestrictNamespaces=yes",
    "SystemCallFilter=@system-service", "UMask=0077", "User=tilewright",
)  # fmt: skip


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    Log.quiet = True
    running = Running(tmp_path / "tables.db")
    yield running
    if running.thread.is_alive():
        running.stop()
    Log.quiet = False


def unit(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_services_are_confined(name: str) -> None:
    assert [line for line in CONFINED if line not in unit(name).splitlines()] == []


def test_units_and_settings_agree() -> None:
    settings = read_settings(DEPLOY / "tilewright.toml", {}, {})
    folder = str(Path(settings.db).parent)
    served, copied = unit("tilewright.service"), unit("tilewright-backup.service")
    assert "StateDirectory=tilewright\n" in served
    assert folder == "/var/lib/tilewright"
    assert f"BACKUP_STORE={settings.db}\n" in copied
    assert "StateDirectory=tilewright tilewright-backups\n" in copied
    assert "BACKUP_FOLDER=/var/lib/tilewright-backups\n" in copied
    assert settings.secure
    assert (settings.host, settings.proxies) == ("127.0.0.1", "127.0.0.1")
    for name, value in re.findall(r"\b(BACKUP_\w+)=(\S+)", copied):
        assert f"${{{name}:-" in unit("backup.sh"), f"backup.sh does not read {name}={value}"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """With programs that exist, because it looks for them."""
    for name in UNITS:
        (tmp_path / name).write_text(unit(name).replace("/opt/tilewright/bin/", f"{tmp_path}/"), encoding="utf-8")
    for name in ("tilewright", "tilewright-backup"):
        (tmp_path / name).touch(mode=0o755)
    command = ["systemd-analyze", "verify", *(str(tmp_path / name) for name in UNITS)]
    done = subprocess.run(command, capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "tilewright" in line]
    assert ours == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_systemd_finds_little_exposed(name: str) -> None:
    """Of 10, as docs/hosting.md says it."""
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=13", str(DEPLOY / name)]
    done = subprocess.run(command, capture_output=True, text=True)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd cannot look at files")
    assert done.returncode == 0, done.stdout.splitlines()[-1:] + done.stderr.splitlines()


def test_services_start_a_program_that_knows_these_options() -> None:
    for name in ("tilewright.service", "tilewright-backup.service"):
        parsed = configparser.RawConfigParser(strict=False)
        parsed.read_string(unit(name))
        program, *words = parsed["Service"]["ExecStart"].split()
        assert program.startswith("/opt/tilewright/bin/tilewright")
        if words:
            helped = subprocess.run([*TILEWRIGHT, words[0], "--help"], check=True, capture_output=True, text=True)
            assert [word for word in words if word.startswith("--") and word not in helped.stdout] == []


TILEWRIGHT: Final = [sys.executable, "-c", "from tilewright.cli.main import main; main()"]


def back_up(tmp_path: Path, store: Path) -> subprocess.CompletedProcess[str]:
    """As the timer does it."""
    programs = tmp_path / "programs"
    programs.mkdir(exist_ok=True)
    (tmp_path / "backups").mkdir(exist_ok=True)
    program = programs / "tilewright"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{TILEWRIGHT[2]}' \"$@\"\n", encoding="utf-8")
    program.chmod(0o755)
    env = os.environ | {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "BACKUP_STORE": str(store),
        "BACKUP_FOLDER": str(tmp_path / "backups"),
        "BACKUP_DAYS": "14",
    }
    return subprocess.run(["sh", str(DEPLOY / "backup.sh")], env=env, capture_output=True, text=True)


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path, server: Running) -> None:
    anna = server.person("Anna")
    made = anna.table([{"kind": "me"}, {"kind": "open"}])
    backups = tmp_path / "backups"
    backups.mkdir()
    old, young = backups / "tilewright-old.db", backups / "tilewright-young.db"
    for file, days in ((old, 15), (young, 13)):
        file.touch()
        at = time.time() - days * 86_400
        os.utime(file, (at, at))

    done = back_up(tmp_path, tmp_path / "tables.db")
    assert done.returncode == 0, done.stderr
    assert not old.exists()
    (copy,) = set(backups.iterdir()) - {young}
    assert copy.stat().st_mode & 0o077 == 0

    server.stop()
    for file in tmp_path.glob("tables.db*"):
        file.unlink()
    subprocess.run(
        [*TILEWRIGHT, "backup", str(copy), str(tmp_path / "tables.db")], check=True, capture_output=True
    )
    server.start()
    assert anna.get(f"/api/tables/{made['id']}")["id"] == made["id"]


def test_a_backup_that_fails_says_so_and_deletes_nothing(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    last = tmp_path / "backups" / "tilewright-last.db"
    last.touch()
    os.utime(last, (0, 0))
    done = back_up(tmp_path, tmp_path / "no.db")
    assert done.returncode != 0
    assert "no.db" in done.stderr
    assert [file.name for file in (tmp_path / "backups").iterdir()] == [last.name]


def test_a_backup_with_faults_is_kept_and_so_are_all_others(tmp_path: Path, server: Running) -> None:
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        store.execute("INSERT INTO chat VALUES ('nowhere', 1, 0, 'a', 'b', 1, '')")
    (tmp_path / "backups").mkdir()
    last = tmp_path / "backups" / "tilewright-last.db"
    last.touch()
    os.utime(last, (0, 0))
    done = back_up(tmp_path, tmp_path / "tables.db")
    assert done.returncode == 1
    assert "nowhere" in done.stderr
    (copy,) = set((tmp_path / "backups").iterdir()) - {last}
    assert copy.stat().st_size
    assert last.exists()


SHARED: Final = tuple(f"tilewright_{name}" for name in ("cluster_", "redis_", "workers", "offers"))


def measured(server: Running) -> str:
    """What /metrics says once there was something of everything, also other servers and Redis."""
    hub: Any = server.hub
    without = hub.cluster, hub.redis, hub.news, hub.offers
    hub.cluster = Cluster(hub.store, "secret")
    hub.redis, hub.news = SimpleNamespace(up=True, failures=0), SimpleNamespace(received=0)
    hub.offers = SimpleNamespace(workers=0, jobs={}, offered=0, answered=0, lost=0, refused=0)
    counted = Metrics()
    counted.request("/", 200)
    counted.message("act")
    counted.drop("slow")
    found = counted.text(gauges(hub))
    hub.cluster, hub.redis, hub.news, hub.offers = without
    return found


def names_in(text: str) -> set[str]:
    return set(re.findall(r"(?m)^(tilewright_\w+)", text))


def test_the_dashboard_shows_only_what_the_server_measures(server: Running) -> None:
    board = json.loads((DEPLOY / "grafana" / "tilewright.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"tilewright_\w+", asked))
    text = measured(server)
    assert named <= names_in(text)
    families = set(re.findall(r"(?m)^# TYPE (tilewright_\w+)", text))
    assert {family for family in families if not any(name.startswith(family) for name in named)} <= {
        "tilewright_broken_plugins"
    }
    for label in re.findall(r"by \((\w+)\)", asked):
        assert re.search(rf'\b{label}="', text), label
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    page = server.person("Anna").request("GET", "/metrics").raw.decode()
    named = {name for name in named if not name.startswith(SHARED)}
    assert {name for name in named if not name.endswith(("_bucket", "_sum", "_count"))} <= names_in(page) | {
        name for name in named if re.search(rf"# TYPE {name} ", page)
    }


def test_alerts_are_about_what_the_server_measures(server: Running) -> None:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    rules = [rule for group in groups for rule in group["rules"]]
    asked = " ".join(rule["expr"] for rule in rules)
    named = set(re.findall(r"tilewright_\w+", asked))
    assert named
    assert named <= names_in(measured(server))
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert set(re.findall(r'job="(\w+)"', asked)) == {one["job_name"] for one in scrape["scrape_configs"]}
    (mounts,) = [
        one["volumes"]
        for name, one in yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"].items()
        if name == "prometheus"
    ]
    for file in scrape["rule_files"]:
        assert f"./{file}:/etc/prometheus/{file}:ro" in mounts


@pytest.mark.parametrize("file", ["prometheus.yml", "prometheus.cluster.yml"])
@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not here")
def test_prometheus_understands_its_files(file: str) -> None:
    done = subprocess.run(
        ["promtool", "check", "config", "--lint-fatal", str(DEPLOY / file)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "9 rules found" in done.stdout


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not here")
def test_alerts_come_when_they_should(tmp_path: Path) -> None:
    shutil.copy(DEPLOY / "alerts.yml", tmp_path)
    shutil.copy(Path(__file__).with_name("alerts.test.yml"), tmp_path)
    command = ["promtool", "test", "rules", str(tmp_path / "alerts.test.yml")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_prometheus_and_grafana_find_what_they_ask() -> None:
    scrape = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    ((target,),) = [one["targets"] for one in scrape["scrape_configs"][0]["static_configs"]]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert target == services["caddy"]["environment"]["TABLE"]
    source = yaml.safe_load((DEPLOY / "grafana" / "datasource.yml").read_text(encoding="utf-8"))["datasources"][0]
    assert re.match(r"http://(\w+):", source["url"])[1] in services  # type: ignore[index]
    boards = yaml.safe_load((DEPLOY / "grafana" / "dashboards.yml").read_text(encoding="utf-8"))["providers"][0]
    mounts = services["grafana"]["volumes"]
    assert any(mount.startswith("./grafana/tilewright.json:" + boards["options"]["path"]) for mount in mounts)
