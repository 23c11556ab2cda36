"""The client address of a request: the other end of its connection, or what a trusted proxy says."""

import re
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from itertools import islice
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from tilewright.server.settings import Settings, read_networks

Address = IPv4Address | IPv6Address

NOWHERE: Final = "unknown"  # a connection that has no address, as over a Unix socket
FORWARDING: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HOPS: Final = 32  # entries of a header that are looked at, from the last
HOME: Final = 64  # bits of an IPv6 address that name a household; the rest it chooses freely
FOR: Final = re.compile(r'(?:^|;)\s*for=("(?:[^"\\]|\\.)*"|[^;\s]*)\s*(?:;|$)', re.IGNORECASE)


def parsed(text: str) -> Address | None:
    """An address, with a port or brackets or not; None for anything else."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        return found.ipv4_mapped or IPv6Address(int(found))  # without a zone
    return found


def elements(line: str) -> Iterator[str]:
    """Of a list with commas, some of them in quotes; the last one first, so that nothing a client puts before it
    changes how the entry of our own proxy is read."""
    parts: list[str] = []
    quotes = 0
    for part in reversed(line.split(",")):
        parts.append(part)
        quotes += part.count('"')
        if quotes % 2 == 0:
            yield ",".join(reversed(parts)).strip()
            parts, quotes = [], 0
    if parts:
        yield ""  # a quote without its other half


def hops(headers: Headers, name: str) -> Iterator[Address | None]:
    """Who passed the request on, the last one first; None for an entry that is no address."""
    whole = ",".join(headers.getlist(name))
    if not whole:
        return
    if name == "forwarded":
        for element in islice(elements(whole), HOPS):
            yield parsed(found[1] if (found := FOR.search(element)) else "")
        return
    for text in whole.split(",")[: -HOPS - 1 : -1]:
        yield parsed(text)


def client_of(connection: HTTPConnection, settings: Settings) -> Address | None:
    """The nearest end of the way that is none of our proxies; only what those say of themselves is believed."""
    here = parsed(connection.client.host) if connection.client else None
    ours = read_networks(settings.proxies)
    for before in hops(connection.headers, settings.proxy_header) if here is not None and ours else ():
        if before is None or not any(here in network for network in ours):
            break
        here = before
    return here


def address_of(connection: HTTPConnection, settings: Settings) -> str:
    """The one whose budget is charged: an IPv4 address, or the first half of an IPv6 address."""
    return group(client_of(connection, settings))


def group(address: Address | None) -> str:
    if address is None:
        return NOWHERE
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False))
    return str(address)


def is_name_of_this_machine(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False


def is_this_machine(connection: HTTPConnection) -> bool:
    """Whether somebody on this machine asks, for itself: a proxy here that passes on what others ask shows itself
    by its headers or by the name that they used."""
    here = parsed(connection.client.host) if connection.client else None
    if here is None or not here.is_loopback or any(name in connection.headers for name in FORWARDING):
        return False
    return is_name_of_this_machine(connection.headers.get("host", ""))
