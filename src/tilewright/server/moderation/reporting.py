"""Reports about people, with the context of the table that moderators need."""

from typing import Any, Final

import msgspec

from tilewright import __version__
from tilewright.server import clock
from tilewright.server.errors import ServerError
from tilewright.server.hub import Hub
from tilewright.server.moderation.hiding import name_at
from tilewright.server.moderation.stored_types import KeptReport
from tilewright.server.room.owner_actions import person_at
from tilewright.server.room.room import Room
from tilewright.server.store import admin_rows
from tilewright.server.table import Remark
from tilewright.server.wire import moderation as wire

LINES: Final = 20  # of chat that are kept with a report
MOST_OPEN: Final = 10  # of one person that nobody has handled yet
MOST: Final = 10_000  # of all


def find_line(room: Room, n: int) -> Remark:
    for line in room.chat.remarks:
        if line.n == n:
            return line
    raise ServerError(404, "server-no-line")


def about_of(request: wire.ReportRequest) -> str:
    return "line" if request.line else request.about


def context_of(room: Room, request: wire.ReportRequest) -> dict[str, Any]:
    """What the table looked like: nothing of its secrets."""
    table, lines = room.table, room.chat.remarks[-LINES:]
    if request.line:
        lines = [find_line(room, request.line), *[line for line in lines if line.n != request.line]][:LINES]
    return {
        "server": __version__,
        "spec": table.spec,
        "phase": table.shown_phase(),
        "version": room.play.count if room.play is not None else 0,
        "seat": request.seat,
        "line": request.line,
        "names": [chair.name or chair.bot for chair in table.chairs],
        "chat": [
            {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
            for line in sorted(lines, key=lambda line: line.n)
        ],
    }


async def report(hub: Hub, room: Room, reporter: str, address: str, request: wire.ReportRequest) -> None:
    said = find_line(room, request.line) if request.line else None
    person = said.person if said is not None else person_at(room, request.seat, request.who)
    if person == reporter:
        raise ServerError(400, "server-hide-self")
    limits = hub.limits
    if not (await limits.take(hub.reporters, reporter) and await limits.take(hub.reporting, address)):
        raise ServerError(429, "server-reports-most")
    await hub.store.read(check_room, hub, reporter)
    name = said.name if said is not None else name_at(room, person)
    context = msgspec.json.encode(context_of(room, request)).decode()
    text = "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in request.text).strip()
    text = text.encode("utf-8", "replace").decode()
    one = KeptReport(
        0, clock.now(), reporter, person, name, room.table.id, about_of(request), request.category, text, context
    )
    await hub.store.write(admin_rows.add_report(one))


def check_room(hub: Hub, reporter: str) -> None:
    """Nobody floods those who read the reports."""
    if admin_rows.open_reports_of(hub.store, reporter) >= MOST_OPEN:
        raise ServerError(429, "server-reports-most")
    if admin_rows.open_reports(hub.store) >= MOST:
        raise ServerError(503, "server-reports-full")
