"""Who asks: own proxies may say so, strangers may not; who may read the metrics; one budget for a household."""

from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.server.errors import ServerError
from tilewright.server.settings import Settings, read_settings
from tilewright.server.web.address import address_of, is_this_machine

OURS = "10.0.0.0/8, 127.0.0.1, fd00::/8"


def coming(peer: str | None, *headers: tuple[str, str]) -> HTTPConnection:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    return HTTPConnection({"type": "http", "client": (peer, 4000) if peer else None, "headers": raw})


def found(peer: str | None, *values: str, header: str = "x-forwarded-for", ours: str = OURS) -> str:
    settings = Settings(proxies=ours, proxy_header=header)  # type: ignore[arg-type]
    return address_of(coming(peer, *[(header, value) for value in values]), settings)


def test_only_own_proxies_are_believed() -> None:
    assert found("192.0.2.7", "203.0.113.9") == "192.0.2.7"
    assert found("127.0.0.1", "203.0.113.9", ours="") == "127.0.0.1"
    assert found("10.1.2.3", "203.0.113.9") == "203.0.113.9"
    assert found("10.1.2.3") == "10.1.2.3"
    assert found(None, "203.0.113.9") == "unknown"


@pytest.mark.parametrize(
    ("values", "client"),
    [
        (["1.1.1.1, 203.0.113.9"], "203.0.113.9"),  # the first was sent along by the client
        (["1.1.1.1", "203.0.113.9"], "203.0.113.9"),  # the same in a line of its own
        (["203.0.113.9", "10.0.0.2, 10.0.0.3"], "203.0.113.9"),  # through two more proxies of ours
        (["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
        (["10.9.9.9, 10.0.0.2"], "10.9.9.9"),  # somebody in your own network
        (["203.0.113.9:51234"], "203.0.113.9"),
        (["::ffff:203.0.113.9"], "203.0.113.9"),
    ],
)
def test_the_last_hop_that_is_not_ours_is_the_client(values: list[str], client: str) -> None:
    assert found("10.0.0.1", *values) == client


@pytest.mark.parametrize("bad", ["unknown", "_secret", "", "evil.example", "1.2.3", "999.1.1.1", "x" * 9000, ","])
def test_a_bad_value_is_not_read_past(bad: str) -> None:
    """What stands to the left of it may come from the client."""
    assert found("10.0.0.1", f"203.0.113.9, {bad}") == "10.0.0.1"
    assert found("10.0.0.1", f"203.0.113.9, {bad}, 10.0.0.2") == "10.0.0.2"


@pytest.mark.parametrize(
    ("values", "client"),
    [
        (["for=203.0.113.9"], "203.0.113.9"),
        (['proto=https;For="203.0.113.9:81";by=10.0.0.1'], "203.0.113.9"),
        (["for=1.1.1.1", "for=203.0.113.9;proto=http, for=10.0.0.2"], "203.0.113.9"),
        (['for="[2001:db8:1:2:3::4]:99"'], "2001:db8:1:2::/64"),
        (['for="1.1.1.1, for=2.2.2.2", for=203.0.113.9'], "203.0.113.9"),
        (["for=203.0.113.9, for=unknown"], "10.0.0.1"),
        (["for=203.0.113.9, proto=https"], "10.0.0.1"),
        (['for="203.0.113.9'], "10.0.0.1"),
    ],
)
def test_the_other_header(values: list[str], client: str) -> None:
    assert found("10.0.0.1", *values, header="forwarded") == client


def test_the_header_that_the_proxies_do_not_write_is_not_read() -> None:
    both = [("Forwarded", "for=1.1.1.1"), ("X-Forwarded-For", "203.0.113.9")]
    asked = coming("10.0.0.1", *both)
    assert address_of(asked, Settings(proxies=OURS)) == "203.0.113.9"
    assert address_of(asked, Settings(proxies=OURS, proxy_header="forwarded")) == "1.1.1.1"
    assert address_of(coming("10.0.0.1", both[0]), Settings(proxies=OURS)) == "10.0.0.1"


def test_a_household_has_one_budget() -> None:
    one, two = found("2001:db8:1:2::1"), found("2001:db8:1:2:ffff::9")
    assert one == two == "2001:db8:1:2::/64"
    assert found("2001:db8:1:3::1") != one
    assert found("fd00::1", "2001:db8:1:2::7") == one
    assert found("fe80::1%eth0") == "fe80::/64"


def test_a_wrong_proxy_and_the_old_setting_are_named(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="server-config-wrong") as caught:
        read_settings(None, {"TILEWRIGHT_PROXIES": "10.0.0.1, front"}, {})
    assert "front" in caught.value.words("en")
    assert "proxies" in caught.value.words("en")
    with pytest.raises(ServerError, match="server-config-wrong"):
        read_settings(None, {"TILEWRIGHT_PROXY_HEADER": "x-real-ip"}, {})
    file = tmp_path / "t.toml"
    file.write_text("trust_proxy = true\n", encoding="utf-8")
    for source, environment in ((file, {}), (None, {"TILEWRIGHT_TRUST_PROXY": "1"})):
        with pytest.raises(ServerError, match="server-config-old-proxy") as caught:
            read_settings(source, environment, {})
        assert "proxies" in caught.value.words("en")


def test_this_machine_is_who_asks_for_itself() -> None:
    here = ("Host", "localhost:8017")
    assert is_this_machine(coming("127.0.0.1", here))
    assert is_this_machine(coming("::1", ("Host", "[::1]:8017")))
    assert not is_this_machine(coming("192.0.2.7", here))
    assert not is_this_machine(coming(None, here))
    assert not is_this_machine(coming("127.0.0.1", ("Host", "games.example")))
    assert not is_this_machine(coming("127.0.0.1", ("Host", "[")))
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "X-Forwarded-Proto", "X-Forwarded-Host"):
        assert not is_this_machine(coming("127.0.0.1", here, (name, "127.0.0.1")))


@pytest.mark.parametrize("proxies", ["", "127.0.0.1"])
def test_the_metrics_are_not_for_those_behind_a_proxy(launch: Callable[..., Running], proxies: str) -> None:
    """A proxy on this machine, with the settings as they are or with the proxy named."""
    server = launch(proxies=proxies, origins="https://games.example")
    client = Client(server.port)
    assert client.request("GET", "/metrics").status == 200
    assert client.request("GET", "/metrics", x_forwarded_for="203.0.113.9").status == 403
    assert client.request("GET", "/metrics", x_forwarded_for="127.0.0.1").status == 403
    assert client.request("GET", "/metrics", forwarded="for=127.0.0.1").status == 403
    assert client.request("GET", "/metrics", host="games.example").status == 403


def test_forged_addresses_do_not_get_past_the_limit(launch: Callable[..., Running]) -> None:
    server = launch(requests_per_second=1, proxies="10.0.0.1")
    asked = [
        Client(server.port).request("GET", "/health", x_forwarded_for=f"203.0.113.{n}").status for n in range(20)
    ]
    assert 429 in asked


def test_behind_a_proxy_everybody_has_an_own_limit(launch: Callable[..., Running]) -> None:
    server = launch(requests_per_second=1, proxies="127.0.0.1")
    asked = {
        Client(server.port).request("GET", "/health", x_forwarded_for=f"1.1.1.1, 203.0.113.{n}").status
        for n in range(20)
    }
    assert asked == {200}
