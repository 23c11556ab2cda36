"""The container files: what they name exists, nothing has more rights than needed, settings are real ones."""

import re
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.packaging.places import DEPLOY, ROOT
from tilewright.server.settings import PREFIX, Settings, read_settings
from tilewright.server.web import guard

FILES: Final = ("compose.yaml", "compose.cluster.yaml")
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: Final[dict[str, dict[str, Any]]] = COMPOSE["services"]
RECIPE: Final = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
STAGES: Final = re.split(r"(?m)^FROM .*\n", RECIPE)[1:]


def settings_in(environment: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in environment.items() if name.startswith(PREFIX)}


def assert_are_settings(environment: dict[str, str]) -> Settings:
    for name in environment:
        assert name.removeprefix(PREFIX).lower() in Settings.__struct_fields__, name
    return read_settings(None, environment, {})


def image_environment() -> dict[str, str]:
    (line,) = re.findall(r"(?m)^ENV (.*)$", STAGES[-1])
    return dict(pair.split("=", 1) for pair in line.split())


def assert_confined(name: str, service: dict[str, Any]) -> None:
    """A service of a compose file has no rights that it does not need, and only Caddy is reached from outside."""
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in service
    assert not any("uid=" in mount for mount in service.get("tmpfs", []))  # Podman does not take it
    for port in service.get("ports", []):
        assert name == "caddy" or port.startswith("127.0.0.1:"), f"{name} can be reached past Caddy"


@pytest.mark.parametrize("name", SERVICES)
def test_every_container_is_confined(name: str) -> None:
    assert_confined(name, SERVICES[name])


def test_files_volumes_and_networks_of_the_compose_file_exist() -> None:
    for service in SERVICES.values():
        for mount in service.get("volumes", []):
            source = mount.split(":")[0]
            if source.startswith("."):
                assert (DEPLOY / source).is_file(), source
                assert mount.endswith(":ro")
            else:
                assert source in COMPOSE["volumes"]
        for network in service.get("networks", []):
            assert network in COMPOSE["networks"]
        for other in service.get("depends_on", {}):
            assert other in SERVICES
    build = SERVICES["table"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Dockerfile"


def test_the_server_believes_caddy_alone_about_addresses() -> None:
    environment = settings_in(SERVICES["table"]["environment"])
    settings = assert_are_settings(image_environment_settings() | environment)
    caddy = SERVICES["caddy"]["networks"]["inside"]["ipv4_address"]
    assert settings.proxies == caddy
    (inside,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    whole, given_out = ip_network(inside["subnet"]), ip_network(inside["ip_range"])
    assert {ip_address(caddy), ip_address(inside["gateway"])} < set(whole.hosts()) - set(given_out)
    assert caddy != inside["gateway"]
    assert set(given_out) < set(whole)  # who starts before Caddy gets one of these, and never its own
    assert settings.secure
    assert settings.origins.startswith("https://")
    assert SERVICES["caddy"]["environment"]["TABLE"] == f"table:{settings.port}"
    assert not settings.public_metrics or "respond /metrics 403" in (DEPLOY / "Caddyfile").read_text(
        encoding="utf-8"
    )


def image_environment_settings() -> dict[str, str]:
    return settings_in(image_environment())


def test_the_image_runs_as_an_ordinary_user_on_its_own_folders() -> None:
    last = STAGES[-1]
    (user,) = re.findall(r"(?m)^USER (\d+):\d+$", last)
    assert int(user) > 0
    assert f"-o {user}" in last
    settings = assert_are_settings(image_environment_settings())
    assert Path(settings.db).parent == Path("/data")
    assert not settings.browser
    assert f"127.0.0.1:{settings.port}/health" in last
    for tool in ("apt-get", "pip ", "gcc", "COPY src"):
        assert tool not in last, f"the image that runs has no business with {tool}"


def test_all_that_the_image_copies_is_there_and_let_through() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    let = {line[1:] for line in ignored if line.startswith("!")}
    copied = set()
    for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", RECIPE):
        copied |= {word for word in line.split()[:-1] if not word.startswith("--")}
    assert copied == let
    for source in copied:
        assert (ROOT / source).exists(), source


def example(name: str) -> dict[str, str]:
    """What that file gives, also behind the sign of a comment."""
    lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
    return dict(line.removeprefix("# ").split("=", 1) for line in lines if re.match(r"(# )?[A-Z_]+=", line))


def test_the_examples_of_settings_fit() -> None:
    settings = example("settings.example.env")
    assert settings_in(settings) == settings
    assert_are_settings(settings)
    wanted = {
        name for one in FILES for name in re.findall(r"\$\{(\w+)", (DEPLOY / one).read_text(encoding="utf-8"))
    }
    assert wanted == set(example("example.env"))
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"/deploy/.env", "/deploy/settings.env"} <= set(ignored)


@pytest.mark.parametrize("file", FILES)
def test_no_container_gets_a_secret_that_it_does_not_need(file: str) -> None:
    services: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / file).read_text(encoding="utf-8"))["services"]
    tables = {name for name in services if name.startswith("table")}
    for name, service in services.items():
        assert service.get("env_file", []) == (["settings.env"] if name in tables else []), name
    who_needs = {
        "POSTGRES_PASSWORD": {*tables, "postgres", "backup"},
        "CLUSTER_SECRET": tables,
        "GRAFANA_PASSWORD": {"grafana"},
    }
    secrets = {name for name in example("example.env") if name.endswith(("_PASSWORD", "_SECRET"))}
    assert secrets == set(who_needs)
    for secret, needed in who_needs.items():
        assert {name for name, service in services.items() if f"${{{secret}" in str(service)} <= needed, secret


def test_caddy_sends_the_same_headers_as_the_server() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    sent = {name.lower(): value for name, value in re.findall(r'(?m)^\t\t\?([\w-]+) "(.*)"$', text)}
    assert sent == {**guard.HEADERS, **guard.HTTPS_ONLY, "cache-control": "no-store"}
