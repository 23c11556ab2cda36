"""What a browser receives and sends over its socket; and a line that breaks where a test wants it to."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute


class SocketTraffic:
    """All that a browser received over its sockets, and all that it sent."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.said: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def asked(self, *kinds: str) -> list[dict[str, Any]]:
        """What the page asked of these kinds."""
        return [one for one in map(json.loads, self.said) if one["t"] in kinds]

    def accepted(self, text: str) -> bool:
        """Whether the server said yes to that action."""
        asked = {one["id"] for one in self.asked("act") if text in (one.get("texts") or [one["text"]])}
        return any(one["t"] == "done" and one["id"] in asked for one in map(json.loads, self.frames))

    @property
    def views(self) -> list[dict[str, Any]]:
        received = [json.loads(frame) for frame in self.frames]
        return [one["view"] for one in received if one["t"] == "position"]

    def hands(self) -> list[dict[str, Any]]:
        """What lay behind a screen that was shown here."""
        return [view["own"] for view in self.views if view.get("own")]

    def own(self) -> dict[str, Any]:
        return self.hands()[-1]

    def before(self, season: str) -> str:
        """All positions until that season, as text."""
        return json.dumps([view for view in self.views if view["season"] != season])


class BreakingSocket:
    """A line that breaks, if asked to, at the next action: "before" or "after" the server heard it."""

    def __init__(self, page: Page) -> None:
        self.breaks = ""
        self.lost = False  # for good: nobody gets through any more
        self.acts: list[str] = []
        self.lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/socket$"), self.join)

    def join(self, near: WebSocketRoute) -> None:
        if self.lost:
            near.close(code=1001)
            return
        far = near.connect_to_server()
        self.lines.append(near)
        muted = False

        def sent(message: str | bytes) -> None:
            nonlocal muted
            asked = json.loads(message)
            if asked["t"] == "act":
                self.acts.append((asked.get("texts") or [asked["text"]])[0])
                if self.breaks:
                    muted = True
                    if self.breaks == "after":
                        far.send(message)
                    self.breaks = ""
                    near.close(code=1001)
                    return
            far.send(message)

        near.on_message(sent)
        far.on_message(lambda message: None if muted else near.send(message))

    def cut(self) -> None:
        self.lines[-1].close(code=1001)
