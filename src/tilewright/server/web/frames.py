"""WebSockets on uvicorn, with input processed in small slices so that no client can block the loop."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tilewright.server.limits import Bucket

SLICE: Final = 1024  # bytes that are taken apart at once: a few messages, or a hundred empty ones
CONTROL: Final = 2.0  # pings and the like in a second; browsers send none
MOST_CONTROL: Final = 20
MOST_PIECES: Final = 64  # frames of one message
POLICY: Final = 1008  # the closing code for whoever does not keep to this
LINGER: Final = 20.0  # seconds in which the last words must be taken once a socket has ended


class FrameProtocol(WebSocketsSansIOProtocol):
    """What has come in is taken apart slice by slice, the next when all of the last was read, so that a quarter of
    a megabyte of tiny frames does not stop the loop; and frames that are no messages are counted."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.backlog = bytearray()
        self.feeding = False  # in the next round of the loop
        self.control = Bucket(CONTROL, MOST_CONTROL)
        self.waiting: Callable[[], None] | None = None  # what is to be done when the handshake is over
        self.closing: TimerHandle | None = None

    def when_answered(self, then: Callable[[], None]) -> None:
        self.waiting = then

    def answered(self) -> None:
        if self.waiting is not None:
            self.waiting()
            self.waiting = None

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self.backlog += data
        else:
            super().data_received(data)  # the request that opened it, whole, from the HTTP side
            if not self.handshake_initiated:  # one that cannot be read is never answered
                self.transport.abort()
                return
        if self.handshake_complete:
            self.go_on()
        else:
            self.read_paused = True  # nothing more is read before the request is answered
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.closing is not None:
            self.closing.cancel()
        self.answered()

    async def run_asgi(self) -> None:
        """Whoever does not read keeps the connection no longer than a moment after all was said: nobody counts it
        any more."""
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.closing = self.loop.call_later(LINGER, self.transport.abort)

    def go_on(self) -> None:
        """Process the next slice if no message is waiting, or resume reading."""
        if self.feeding or not self.handshake_complete or not (self.queue.empty() or self.close_sent):
            return
        if self.backlog:
            self.feeding = True
            self.feed()
        elif self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def feed(self) -> None:
        if self.transport.is_closing():
            self.backlog.clear()
        piece = bytes(self.backlog[:SLICE])
        del self.backlog[:SLICE]
        super().data_received(piece)
        if self.backlog and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()
        if self.backlog and (self.queue.empty() or self.close_sent):
            self.loop.call_soon(self.feed)
            return
        self.feeding = False
        self.go_on()

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.go_on()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] in ("websocket.accept", "websocket.close"):
            self.answered()
            self.go_on()  # to the first message, or to the answer of the other side

    def handle_ping(self) -> None:
        if self.may_continue():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.may_continue():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.give_up()

    def may_continue(self) -> bool:
        if not self.close_sent and not self.control.take():
            self.give_up()
        return not self.close_sent

    def give_up(self) -> None:
        if not self.close_sent:
            self.conn.send_close(POLICY)
            self.handle_parser_exception()  # which ends the connection
