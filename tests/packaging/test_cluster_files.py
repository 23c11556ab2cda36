"""Files for several servers: what they name exists and fits together, and settings are real ones."""

import os
import re
import shutil
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.packaging.places import DEPLOY, ROOT
from tests.packaging.test_containers import assert_are_settings, assert_confined, image_environment, settings_in
from tests.postgresql import programs
from tilewright.server.cluster.rooms import FINISHING

COMPOSE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8"))
SERVICES: Final[dict[str, dict[str, Any]]] = COMPOSE["services"]
TABLES: Final = [name for name in SERVICES if name.startswith("table")]
KUBERNETES: Final = DEPLOY / "kubernetes"
GIVEN: Final = {"POSTGRES_PASSWORD": "x" * 24, "CLUSTER_SECRET": "y" * 24, "DOMAIN": "games.example"}


def filled(text: str) -> str:
    """As compose puts in what .env says."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: GIVEN[found[1]], text)


def environment(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def manifests() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]:
        found += list(yaml.safe_load_all((KUBERNETES / name).read_text(encoding="utf-8")))
    return found


def manifest(kind: str, name: str) -> dict[str, Any]:
    (found,) = [one for one in manifests() if (one["kind"], one["metadata"]["name"]) == (kind, name)]
    return found


def pod(name: str) -> dict[str, Any]:
    spec: dict[str, Any] = manifest("Deployment", name)["spec"]["template"]["spec"]
    return spec


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_confined(name: str) -> None:
    service = SERVICES[name]
    assert_confined(name, service)
    for mount in service.get("volumes", []):
        source = mount.split(":")[0]
        assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    assert set(service.get("depends_on", {})) <= set(SERVICES)


@pytest.mark.parametrize("name", TABLES)
def test_the_servers_share_a_store_and_a_secret_and_believe_their_own_network(name: str) -> None:
    given = {key: filled(value) for key, value in settings_in(SERVICES[name]["environment"]).items()}
    settings = assert_are_settings(settings_in(image_environment()) | given)
    assert settings.cluster_secret == GIVEN["CLUSTER_SECRET"]
    assert settings.db.startswith("postgresql://")
    assert settings.redis == "redis://redis:6379/0"
    (subnet,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert ip_network(settings.proxies) == ip_network(subnet["subnet"])
    assert settings.origins == "https://games.example"
    assert settings.secure
    recipe = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "postgresql" in re.findall(r"tilewright\[([\w,]+)\]", recipe)[0].split(",")


def test_redis_answers_the_other_containers() -> None:
    """Without a password it does so outside protected mode only; some images switch that off, others do not."""
    command = SERVICES["redis"]["command"]
    assert command[command.index("--protected-mode") + 1] == "no"
    assert (SERVICES["redis"]["networks"], SERVICES["redis"].get("ports")) == (["inside"], None)


def test_caddy_and_prometheus_know_both_servers() -> None:
    wanted = [f"{name}:8017" for name in TABLES]
    assert len(wanted) == 2
    caddy = SERVICES["caddy"]["environment"]
    assert caddy["TABLE"].split() == wanted
    assert f"({caddy['SERVERS']}) {{" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    scrape = yaml.safe_load((DEPLOY / "prometheus.cluster.yml").read_text(encoding="utf-8"))["scrape_configs"]
    assert scrape[0]["static_configs"][0]["targets"] == wanted


def test_the_database_keeps_its_log() -> None:
    service = SERVICES["postgres"]
    assert "./archive.sh:/archive.sh:ro" in service["volumes"]
    assert "archive_command=sh /archive.sh wal %p %f" in service["command"]
    assert "archive_mode=on" in service["command"]


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not here")
@pytest.mark.parametrize("servers", ["one", "several"])
def test_caddy_takes_its_file_for_one_and_for_several(tmp_path: Path, servers: str) -> None:
    given = {"SERVERS": servers, "TABLE": SERVICES["caddy"]["environment"]["TABLE"], "HOME": str(tmp_path)}
    command = ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(command, env=os.environ | given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_manifests_have_real_settings() -> None:
    settings = environment(KUBERNETES / "settings.env") | environment(KUBERNETES / "secrets.example.env")
    own = {one["name"]: one.get("value", "") for one in pod("table")["containers"][0]["env"]}
    assert own["TILEWRIGHT_CLUSTER_ADDRESS"] == "http://$(POD_IP):8017"
    own["TILEWRIGHT_CLUSTER_ADDRESS"] = "http://10.244.0.7:8017"
    found = assert_are_settings(settings_in(image_environment() | settings | own))
    assert found.cluster_secret
    assert found.db.startswith("postgresql://")
    assert "/deploy/kubernetes/secrets.env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    (ingress,) = manifest("Ingress", "table")["spec"]["rules"]
    assert found.origins == f"https://{ingress['host']}"
    image = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))["images"][0]
    assert image["name"] == pod("table")["containers"][0]["image"].partition(":")[0]


def test_every_file_of_the_manifests_is_used() -> None:
    kustomization = yaml.safe_load((KUBERNETES / "kustomization.yaml").read_text(encoding="utf-8"))
    named = {*kustomization["resources"], "kustomization.yaml", "settings.env", "secrets.example.env"}
    assert {one.name for one in KUBERNETES.iterdir()} - {"secrets.env"} == named


@pytest.mark.parametrize("name", ["table", "redis"])
def test_what_selects_pods_finds_them_and_they_are_confined(name: str) -> None:
    deployment = manifest("Deployment", name)["spec"]
    labels = deployment["template"]["metadata"]["labels"]
    for selector in (
        deployment["selector"]["matchLabels"],
        manifest("Service", name)["spec"]["selector"],
        manifest("NetworkPolicy", name)["spec"]["podSelector"]["matchLabels"],
    ):
        assert selector.items() <= labels.items()
    spec = pod(name)
    assert spec["securityContext"]["runAsNonRoot"] is True
    assert spec["automountServiceAccountToken"] is False
    (container,) = spec["containers"]
    assert container["securityContext"]["readOnlyRootFilesystem"] is True
    assert container["securityContext"]["allowPrivilegeEscalation"] is False
    assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert {mount["name"] for mount in container["volumeMounts"]} == {one["name"] for one in spec["volumes"]}
    assert container["resources"]["limits"]["memory"]


def test_a_server_is_stopped_gently_and_never_are_all_of_them() -> None:
    spec = pod("table")
    (container,) = spec["containers"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/health"  # 503 while it is drained
    assert container["livenessProbe"]["httpGet"]["path"] != "/health"  # which needs the database
    waited = int(container["lifecycle"]["preStop"]["exec"]["command"][1])
    closing = 5  # of uvicorn, in startup.py
    assert spec["terminationGracePeriodSeconds"] > waited + FINISHING + 2 * closing
    assert int(SERVICES["table1"]["stop_grace_period"].removesuffix("s")) > FINISHING + 2 * closing
    budget = manifest("PodDisruptionBudget", "table")["spec"]
    assert (manifest("Deployment", "table")["spec"]["replicas"], budget["maxUnavailable"]) == (2, 1)
    (apart,) = spec["affinity"]["podAntiAffinity"]["preferredDuringSchedulingIgnoredDuringExecution"]
    assert apart["podAffinityTerm"]["topologyKey"] == "kubernetes.io/hostname"


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not here")
def test_kustomize_puts_them_together(tmp_path: Path) -> None:
    shutil.copytree(KUBERNETES, tmp_path / "k")
    shutil.copy(KUBERNETES / "secrets.example.env", tmp_path / "k" / "secrets.env")
    alone = os.environ | {"KUBECONFIG": os.devnull, "HOME": str(tmp_path)}  # it asks no cluster
    done = subprocess.run(["kubectl", "kustomize", str(tmp_path / "k")], env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = list(yaml.safe_load_all(done.stdout))
    assert len(found) == len(manifests()) + 2
    assert {one["metadata"].get("namespace", "") for one in found if one["kind"] != "Namespace"} == {"tilewright"}


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.skipif(programs() is None, reason="PostgreSQL is missing")
def test_a_lost_database_is_recovered_to_a_moment() -> None:
    """With so many moves that a game ends in between and the next begins."""
    command = [sys.executable, "-m", "scripts.tools.scale.recovery", "--tables", "1", "--moves", "25"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "is there and no other" in done.stdout
