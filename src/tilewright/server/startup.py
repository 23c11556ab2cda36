"""Starts the server, prints its address, opens the browser, and stops cleanly."""

import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn

from tilewright.bots.catalogue import is_game_bots
from tilewright.games.catalogue import catalogue
from tilewright.kernel.faults import os_fault
from tilewright.presentation.catalogue import is_presentation
from tilewright.server.cluster.rooms import drain
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.logs import log
from tilewright.server.settings import Settings
from tilewright.server.web.app import build_app
from tilewright.server.web.connections import Connections, most_open
from tilewright.server.web.frames import FrameProtocol
from tilewright.server.web.protocol import Protocol
from tilewright.words.speech import fault

EVERYWHERE: Final = ("0.0.0.0", "::")
LARGEST_MESSAGE = 16_384  # bytes over the socket


def bind(settings: Settings) -> socket.socket:
    """Bind the address first, so that a port in use is reported plainly."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    here = socket.socket(family)
    here.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        here.bind((settings.host, settings.port))
        here.listen(2048)  # who comes before all is ready waits a moment instead of being turned away
    except OSError as error:
        here.close()
        where = f"{settings.host}:{settings.port}"
        raise ServerError(500, "server-address-taken", address=where, detail=fault(os_fault(error))) from None
    return here


def reachable_host(host: str) -> str:
    """The host for an address to show; one that listens everywhere gets its address in the network."""
    if host not in EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def config_of(hub: Hub) -> uvicorn.Config:
    """Small frames need no compression; nothing about the server is sent unasked."""
    settings, sockets = hub.settings, hub.sockets
    most = most_open(settings.sockets + settings.connections)
    sockets.most = min(sockets.most, most * 3 // 4)
    connections = Connections(settings, lambda: min(settings.connections, most - sockets.total))
    protocol: Any = partial(Protocol, connections)
    return uvicorn.Config(
        build_app(hub), log_config=None, log_level=logging.CRITICAL, access_log=False, lifespan="on",
        http=protocol,
        ws=FrameProtocol, ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, ws_max_queue=8,
        ws_ping_interval=None,  # the client says something once a minute, else it is thought to be gone
        proxy_headers=False, server_header=False, date_header=False, timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=32_768,
    )  # fmt: skip


class TableServer(uvicorn.Server):
    """Hands its tables over before it closes anything, where other servers can have them."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(config_of(hub))
        self.hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.hub.listing.end()
        await drain(self.hub)
        await super().shutdown(sockets)


def own_address(settings: Settings, here: socket.socket) -> str:
    """At which other servers reach this one."""
    return settings.cluster_address or f"http://{reachable_host(settings.host)}:{here.getsockname()[1]}"


def check_plugins() -> list[str]:
    """Load all parts of plugins and return what is wrong with them."""
    found = catalogue()
    for key, bundle in found.bundles.items():
        found.part(key, bundle.bots, is_game_bots)
        found.part(key, bundle.presentation, is_presentation)
    return found.broken


def serve(settings: Settings, announce: Callable[[str], None]) -> None:
    """Run until told to stop; by then everything accepted is on disk."""
    here = bind(settings)
    try:
        hub = Hub(settings)
        hub.address = own_address(settings, here)
        server = TableServer(hub)
        for number in (
            signal.SIGINT,
            signal.SIGTERM,
        ):  # uvicorn takes them later, and raises them again in the end
            signal.signal(number, lambda *_: setattr(server, "should_exit", True))
        for line in check_plugins():
            log("plugin-broken", plugin=line)
        address = f"http://{reachable_host(settings.host)}:{here.getsockname()[1]}/"
        # The writer lets go of the interpreter at every call into SQLite and must get it back quickly when the
        # rooms are busy: with the usual five milliseconds a commit of many actions would take a tenth of a second.
        sys.setswitchinterval(0.001)
        gc.collect()
        gc.freeze()  # what is there now stays for good and need not be looked through again
        announce(address)
        log("started", address=address, bots=settings.bot_workers)
        if settings.browser:
            webbrowser.open(address)
        server.run(sockets=[here])
        log("stopped")
    finally:
        here.close()
