"""HTTP as uvicorn speaks it, but nobody may take for ever to say what they want."""

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADERS_WITHIN: Final = 10.0  # seconds from the first byte, or from the connection, to the end of the headers

MOST_HEADERS: Final = 32_768  # bytes


class Protocol(HttpToolsProtocol):
    """A connection that has not said its headers in time, or says too many, is closed; a request in work not."""

    patience: TimerHandle | None = None
    said = 0  # bytes of headers of this request

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait_for_headers()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.said = 0
        if self.patience is None:
            self.wait_for_headers()

    def on_url(self, url: bytes) -> None:
        self.hear(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.hear(len(name) + len(value))
        super().on_header(name, value)

    def hear(self, size: int) -> None:
        self.said += size
        if self.said > MOST_HEADERS:
            self.too_slow()

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def wait_for_headers(self) -> None:
        self.patience = self.loop.call_later(HEADERS_WITHIN, self.too_slow)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def too_slow(self) -> None:
        self.patience = None
        if not self.transport.is_closing():
            self.transport.abort()
