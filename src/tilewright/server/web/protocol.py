"""HTTP on uvicorn, with time limits for slow clients."""

from asyncio import TimerHandle, Transport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tilewright.server.web.connections import Connections
from tilewright.server.web.frames import FrameProtocol

HEADERS_WITHIN: Final = 10.0  # seconds from the first byte, or from the connection, to the end of the headers

MOST_HEADERS: Final = 32_768  # bytes
MOST_LINES: Final = 100  # of headers: each of them is looked through many times
MOST_ESCAPED: Final = 3000  # letters of an address that are written as numbers
MOST_AHEAD: Final = 4  # requests that may be sent before the one that is being answered is; browsers send none
MOST_CHUNKS: Final = 2000  # of one body
READ_WITHIN: Final = 20.0  # seconds in which whoever gets an answer must take a part of what waits
LEAST_READ: Final = 4096  # bytes of that part


class InputTooLarge(Exception):
    """Nothing more of what has come is read: raised in the middle of it, where all else would be read to its
    end, a quarter of a megabyte at once."""


class Protocol(HttpToolsProtocol):
    """A connection that has not said its headers in time, or says too many, is closed; a request in work not."""

    patience: TimerHandle | None = None
    stalled: TimerHandle | None = None  # while the other side does not read
    said = 0  # bytes of headers of this request
    lines = 0  # the same, as lines
    chunks = 0  # of its body
    upgrading = False  # to a socket
    working: RequestResponseCycle | None = None  # the request that is being answered
    address: str | None = None  # under which it is counted

    def __init__(self, connections: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.counted = connections

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.counted.enter(self, self.client[0] if self.client else "")
        if self.address is None:
            self.hang_up()
        else:
            self.wait_for_headers()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self.refuse()
        super().on_message_begin()
        self.said = self.lines = self.chunks = 0
        if self.patience is None:
            self.wait_for_headers()

    def on_url(self, url: bytes) -> None:
        self.hear(len(url))
        super().on_url(url)
        if self.url.count(b"%") > MOST_ESCAPED:
            self.refuse()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.lines += 1
        self.hear(len(name) + len(value))
        super().on_header(name, value)

    def hear(self, size: int) -> None:
        self.said += size
        if self.said > MOST_HEADERS or self.lines > MOST_LINES:
            self.refuse()

    def on_chunk_header(self) -> None:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.refuse()

    def refuse(self) -> None:
        self.hang_up()
        raise InputTooLarge

    def on_headers_complete(self) -> None:
        self.stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self.upgrading = True
        self.read_again()
        super().handle_websocket_upgrade()
        found = self.transport.get_protocol()
        if isinstance(found, FrameProtocol) and not found.disconnected:
            found.when_answered(self.go)  # then it is counted at its table
        else:
            self.go()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.working = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        self.stop_waiting()
        self.read_again()
        self.answer_nobody()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.must_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.read_again()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.must_read()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.must_read()

    def must_read(self) -> None:
        """Limits how long unsent output may wait, because it fills our memory."""
        if self.stalled is None:
            self.stalled = self.loop.call_later(READ_WITHIN, self.check_reading, self.left())

    def check_reading(self, before: int) -> None:
        self.stalled = None
        left = self.left()
        if left > max(0, before - LEAST_READ):
            self.hang_up()
        elif left:
            self.must_read()

    def left(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def read_again(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def wait_for_headers(self) -> None:
        self.patience = self.loop.call_later(HEADERS_WITHIN, self.too_slow)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def go(self) -> None:
        if self.address is not None:
            self.counted.leave(self, self.address)
            self.address = None

    def is_idle(self) -> bool:
        """Whether nobody waits for an answer here."""
        cycle: RequestResponseCycle | None = self.cycle
        return not self.upgrading and (cycle is None or cycle.response_complete)

    def too_slow(self) -> None:
        self.patience = None
        self.hang_up()

    def hang_up(self) -> None:
        """At once, also if it is closing already and waits for the other side to read."""
        self.answer_nobody()
        self.transport.abort()

    def answer_nobody(self) -> None:
        """What is answered from now on goes nowhere; uvicorn knows that of the last request only, and an answer to
        one before it would be an error in the log."""
        if self.working is not None and not self.working.response_complete:
            self.working.disconnected = True
            self.working.message_event.set()
