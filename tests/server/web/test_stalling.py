"""One request that would keep everybody waiting for seconds: what it brings is read at once."""

import time
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from tests.server.client import Client
from tests.server.conftest import Running
from tilewright.server.settings import Settings
from tilewright.server.web import pages
from tilewright.server.web.address import address_of
from tilewright.server.web.cookies import MOST, read_cookie

MOMENT = 0.5  # seconds of this thread alone; what is tried here once took many


def coming(name: str, *values: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for value in values]
    return HTTPConnection({"type": "http", "client": ("10.0.0.1", 4000), "headers": raw})


@pytest.mark.parametrize("sign", ["\\", '\\"', "\\1"])
def test_a_cookie_is_read_at_once_whatever_is_in_it(sign: str) -> None:
    value = sign * 16_000
    began = time.thread_time()
    found = read_cookie(coming("cookie", f'tilewright="{value}"'), "tilewright")
    assert time.thread_time() - began < MOMENT
    assert len(found) == len(value) + 2


def test_only_the_cookie_of_that_name_counts_and_the_first_of_several() -> None:
    asked = coming("cookie", "a=b; tilewright = x=y ;tilewright=2", "tilewright=3")
    assert read_cookie(asked, "tilewright") == "x=y"
    assert read_cookie(asked, "__Host-tilewright") == ""
    assert read_cookie(coming("cookie", "tilewright"), "tilewright") == ""


def test_so_many_cookies_are_looked_through_and_no_more() -> None:
    assert read_cookie(coming("cookie", "a=b;" * (MOST - 1) + "tilewright=x;"), "tilewright") == "x"
    assert read_cookie(coming("cookie", "a=b;" * (MOST + 1) + "tilewright=x;"), "tilewright") == ""


@pytest.mark.parametrize(("first", "sign"), [('"', '\\"'), ("", '",'), ("", 'for="'), ("", ";")])
def test_a_forwarding_header_is_read_at_once_whatever_is_in_it(first: str, sign: str) -> None:
    value = first + sign * 10_000
    settings = Settings(proxies="10.0.0.0/8", proxy_header="forwarded")
    began = time.thread_time()
    found = address_of(coming("forwarded", value, "for=203.0.113.9"), settings)
    assert time.thread_time() - began < MOMENT
    assert found == "203.0.113.9"


@pytest.mark.parametrize("before", ['for="x', 'for="x\\', '"', 'for="1.1.1.1, for=2.2.2.2'])
def test_what_a_client_sends_along_does_not_hide_what_the_proxy_says(before: str) -> None:
    settings = Settings(proxies="10.0.0.0/8", proxy_header="forwarded")
    for said in ('for="[2001:db8:1:2::7]:99"', 'for="[2001:db8:1:2::7]";proto=https'):
        for values in ((before, said), (f"{before}, {said}",)):
            assert address_of(coming("forwarded", *values), settings) == "2001:db8:1:2::/64"


def test_no_file_is_looked_for_under_a_long_address(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    plain = pages.file_of

    def file_of(root: Path, path: str) -> Path | None:
        looked.append(path)
        return plain(root, path)

    monkeypatch.setattr(pages, "file_of", file_of)
    visitor = Client(server.port)
    for path in ("a/" * 15_000, "../" * 10_000, "x" * (pages.LONGEST + 1)):
        assert visitor.request("GET", f"/{path}").status == 404
    assert looked == []
    assert visitor.request("GET", "/" + "x" * pages.LONGEST).status == 200
    assert len(looked) == 1
